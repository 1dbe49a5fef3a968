import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answer } from './client/answers/answers.ts'
import { launch } from './client/browser.ts'
import { buildProbe, CACHE } from './client/builds.ts'
import { makeCertificate } from './client/certificate.ts'
import { readOptions } from './client/options.ts'
import { makePages, type QuizPage } from './client/pages.ts'
import { tableOf } from './client/report.ts'
import { Samples } from './client/samples.ts'
import type { Bench, Scenario } from './client/scenario.ts'
import { admin } from './client/scenarios/admin.ts'
import { attach } from './client/scenarios/attach.ts'
import { fill } from './client/scenarios/fill.ts'
import { load } from './client/scenarios/load.ts'
import { maths } from './client/scenarios/maths.ts'
import { profile } from './client/scenarios/profile.ts'
import { review } from './client/scenarios/review.ts'
import { tapping } from './client/scenarios/tap.ts'
import { startServer } from './client/server.ts'

/**
 * What the elements cost in a browser, beside what a quiz costs at least: the smallest React element (floor), a page by hand
 * (limit) and SurveyJS (peer). Run: npm run bench [-- --rounds 5 --only load,tap --sizes 100 --dist before=folder
 * --dist after=folder --no-peer --json file --history].
 */
const SCENARIOS: readonly Scenario[] = [load, tapping, fill, review, attach, maths, admin, profile]

const options = readOptions(process.argv.slice(2))
const chosen = SCENARIOS.filter(({ name, onDemand }) =>
  options.only.length > 0 ? options.only.includes(name) : !onDemand,
)

const { pages, built } = await makePages(options)
const samples = new Map<QuizPage, Samples>(pages.map((page) => [page, new Samples()]))
const samplesOf = (page: QuizPage) => samples.get(page) ?? new Samples()

const certificate = await makeCertificate(join(CACHE, 'certificate'))
const server = await startServer(certificate, built, answer)
const browser = await launch(certificate.fingerprint, await buildProbe())

/** Each round begins with another page, so that none always has the coldest machine. */
const turned = (round: number) => [
  ...pages.slice(round % pages.length),
  ...pages.slice(0, round % pages.length),
]

for (let round = 0; round < options.rounds; round++)
  for (const scenario of chosen) {
    const bench: Bench = {
      url: server.url,
      pages: turned(round),
      sizes: options.sizes,
      ...browser,
      samplesOf,
    }
    process.stderr.write(`round ${round + 1} of ${options.rounds}: ${scenario.name}\n`)
    await scenario.round(bench)
  }
await browser.close()
server.close()

const figures = chosen.flatMap((scenario) => scenario.figures(options.sizes))
process.stdout.write(`${tableOf(figures, pages, samplesOf)}\n`)
if (options.json) {
  const measured = pages.map((page) => [page.name, Object.fromEntries(samplesOf(page).byKey)])
  await writeFile(options.json, `${JSON.stringify(Object.fromEntries(measured), null, 1)}\n`)
}
