import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answer } from './client/answers/answers.ts'
import { launch } from './client/browser.ts'
import { buildProbe, CACHE } from './client/builds.ts'
import { makeCertificate } from './client/certificate.ts'
import { appendHistory } from './client/history.ts'
import { readOptions } from './client/options.ts'
import { makePages, type QuizPage } from './client/pages.ts'
import { historyOf, tableOf } from './client/report.ts'
import { Samples, type Written } from './client/samples.ts'
import type { Bench, Scenario } from './client/scenario.ts'
import { admin } from './client/scenarios/admin.ts'
import { attach } from './client/scenarios/attach.ts'
import { fill } from './client/scenarios/fill.ts'
import { language } from './client/scenarios/language.ts'
import { load } from './client/scenarios/load.ts'
import { maths } from './client/scenarios/maths.ts'
import { profile } from './client/scenarios/profile.ts'
import { review } from './client/scenarios/review.ts'
import { screens } from './client/scenarios/screens.ts'
import { tapping } from './client/scenarios/tap.ts'
import { startServer } from './client/server.ts'

/**
 * What the elements cost in a browser, beside what a quiz costs at least: the smallest React element (floor), a page by hand
 * (limit) and SurveyJS (peer). Run: npm run bench [-- options]; demo/docs/performance.md explains them.
 */
const SCENARIOS: readonly Scenario[] = [
  load,
  screens,
  language,
  tapping,
  fill,
  review,
  attach,
  maths,
  admin,
  profile,
]

const options = readOptions(process.argv.slice(2))
const chosen = SCENARIOS.filter(({ name, onDemand }) =>
  options.only.length > 0 ? options.only.includes(name) : !onDemand,
)

const { pages, built } = await makePages(options)
const samples = new Map<QuizPage, Samples>(pages.map((page) => [page, new Samples()]))
const samplesOf = (page: QuizPage) => samples.get(page) ?? new Samples()

async function readEarlier(file: string): Promise<void> {
  const written: Written = JSON.parse(await readFile(file, 'utf8'))
  for (const page of pages)
    for (const [key, values] of Object.entries(written[page.name] ?? {})) samplesOf(page).note(key, ...values)
}

async function writeSamples(file: string): Promise<void> {
  const written = pages.map((page) => [page.name, Object.fromEntries(samplesOf(page).byKey)])
  await writeFile(file, `${JSON.stringify(Object.fromEntries(written))}\n`)
}

/** Each round begins with another page, so that none always has the coldest machine. */
const turned = (round: number) => [
  ...pages.slice(round % pages.length),
  ...pages.slice(0, round % pages.length),
]

async function measure(): Promise<void> {
  const certificate = await makeCertificate(join(CACHE, 'certificate'))
  const server = await startServer(certificate, built, answer)
  const browser = await launch(certificate.fingerprint, await buildProbe())
  for (let round = 0; round < options.rounds; round++)
    for (const scenario of chosen) {
      process.stderr.write(`round ${round + 1} of ${options.rounds}: ${scenario.name}\n`)
      const bench: Bench = {
        ...browser,
        url: server.url,
        pages: turned(round),
        sizes: options.sizes,
        samplesOf,
      }
      await scenario.round(bench)
    }
  await browser.close()
  server.close()
}

for (const file of options.earlier) await readEarlier(file)
if (options.rounds > 0) await measure()

const figures = SCENARIOS.flatMap((scenario) => scenario.figures(options.sizes))
process.stdout.write(`${tableOf(figures, pages, samplesOf)}\n`)
if (options.json) await writeSamples(options.json)
if (options.history) await appendHistory(historyOf(figures, pages, samplesOf))
