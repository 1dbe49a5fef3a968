import { brokenAt, type Outcome, type Report } from './run.ts'

/* A report as text, as a page, as JUnit's XML for a pipeline, and as JSON. */

const MARKS: Record<Outcome['state'], string> = { kept: 'ok  ', broken: 'FAIL', unchecked: '–   ' }

/** One rule, for a terminal. */
export function lineOf({ id, level, state, says, breaks, why, breaches }: Outcome): string {
  const head = `${MARKS[state]} ${level.padEnd(7)} ${id}${why ? ` (${why})` : ''}`
  if (state !== 'broken') return head
  const found = breaches.map(
    ({ sent, came, expected }) =>
      `\n       sent      ${sent}\n       came      ${came}\n       expected  ${expected}`,
  )
  return `${head}\n       ${says}\n       What breaks: ${breaks}.${found.join('\n')}`
}

const count = (outcomes: readonly Outcome[], state: Outcome['state']) =>
  outcomes.filter((outcome) => outcome.state === state).length

export function summaryOf(report: Report): string {
  const { outcomes, calls, seconds } = report
  const broken = (['MUST', 'SHOULD', 'FEATURE'] as const).map(
    (level) => `${brokenAt(report, level).length} ${level}`,
  )
  return [
    `${count(outcomes, 'kept')} rules kept, ${broken.join(', ')} broken, ${count(outcomes, 'unchecked')} not checked`,
    `${calls} calls in ${seconds.toFixed(1)} s`,
  ].join('; ')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Control characters are not allowed in XML, even escaped. */
const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')

const breachText = ({ breaches }: Outcome) =>
  breaches.map(({ sent, came, expected }) => `${sent}\ncame: ${came}\nexpected: ${expected}`).join('\n\n')

function xmlOf({ outcomes, seconds }: Report): string {
  const cases = outcomes.map((outcome) => {
    const { id, level, says, state, why = '' } = outcome
    const inner =
      state === 'broken'
        ? `<failure message="${escaped(says)}">${escaped(breachText(outcome))}</failure>`
        : state === 'unchecked'
          ? `<skipped message="${escaped(why)}"/>`
          : ''
    return `<testcase classname="${level}" name="${escaped(id)}">${inner}</testcase>`
  })
  const figures = `tests="${outcomes.length}" failures="${count(outcomes, 'broken')}" skipped="${count(outcomes, 'unchecked')}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="quiz-elements audit" ${figures} time="${seconds.toFixed(2)}">
${cases.join('\n')}
</testsuite>
`
}

function rowOf(outcome: Outcome): string {
  const { id, level, says, breaks, state, why } = outcome
  const detail =
    state === 'broken'
      ? `<p>What breaks: ${escaped(breaks)}.</p><pre>${escaped(breachText(outcome))}</pre>`
      : why
        ? `<p>${escaped(why)}</p>`
        : ''
  return `<tr class="${state}"><td>${state}</td><td>${level}</td><td><code>${escaped(id)}</code></td><td>${escaped(says)}${detail}</td></tr>`
}

const htmlOf = (report: Report) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Audit of ${escaped(report.base)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td, th { border-block-end: 1px solid #8884; padding: .5rem; text-align: start; vertical-align: top }
.broken td:first-child { color: #d33; font-weight: bold }
.unchecked { opacity: .7 }
pre { overflow-wrap: anywhere; white-space: pre-wrap }
</style>
<h1>Audit of ${escaped(report.base)}</h1>
<p>${escaped(report.at)}: ${escaped(summaryOf(report))}</p>
<table>
<thead><tr><th>State</th><th>Level</th><th>Rule</th><th>What the API does</th></tr></thead>
<tbody>
${report.outcomes.map(rowOf).join('\n')}
</tbody>
</table>
`

const FORMATS = { html: htmlOf, xml: xmlOf, json: (report: Report) => `${JSON.stringify(report, null, 2)}\n` }

/** The writer for a file by its name; undefined for another ending. */
export const formatOf = (file: string): ((report: Report) => string) | undefined =>
  Object.entries(FORMATS).find(([ending]) => file.toLowerCase().endsWith(`.${ending}`))?.[1]
