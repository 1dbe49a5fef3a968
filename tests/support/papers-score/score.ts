import { readdirSync, readFileSync } from 'node:fs'
import { type ExpectedPaper, expectedOf } from './expected.ts'
import { type Judged, judgePaper, VERDICTS, type Verdict } from './judge.ts'
import { readPaper } from './read-paper.ts'

/** Papers as teachers have them, each with what it asks beside it. */
const PAPERS = new URL('../papers/', import.meta.url)
const EXPECTED = '.expected'

export interface PaperScore {
  /** Its file. */
  paper: string
  layout: string
  /** How many it has. */
  count: number
  judged: readonly Judged[]
  refused: string | undefined
}

const read = (name: string) => readFileSync(new URL(name, PAPERS), 'utf8')

/** The files of papers, in their order. */
export function papers(): string[] {
  const names = readdirSync(PAPERS)
  const isPaper = (name: string) =>
    !name.endsWith(EXPECTED) && names.includes(name.replace(/\.\w+$/, EXPECTED))
  return names.filter(isPaper).toSorted()
}

export const expectedOfPaper = (paper: string): ExpectedPaper =>
  expectedOf(read(paper.replace(/\.\w+$/, EXPECTED)))

async function scorePaper(paper: string): Promise<PaperScore> {
  const expected = expectedOfPaper(paper)
  const found = await readPaper(new URL(paper, PAPERS))
  const { layout, questions } = expected
  return {
    paper,
    layout,
    count: questions.length,
    judged: judgePaper(expected, found),
    refused: found.refused,
  }
}

export async function scoreAll(names: readonly string[] = papers()): Promise<PaperScore[]> {
  const scores: PaperScore[] = []
  for (const paper of names) scores.push(await scorePaper(paper))
  return scores
}

export type Counts = Readonly<Record<Verdict, number>>

export const countsOf = (scores: readonly PaperScore[]): Counts => {
  const all = scores.flatMap(({ judged }) => judged)
  const count = (verdict: Verdict) => all.filter((each) => each.verdict === verdict).length
  return {
    right: count('right'),
    unexplained: count('unexplained'),
    'one tap': count('one tap'),
    'needs you': count('needs you'),
    'asked, but wrong': count('asked, but wrong'),
    'silently wrong': count('silently wrong'),
  }
}

export const questionsIn = (scores: readonly PaperScore[]) =>
  scores.reduce((sum, { count }) => sum + count, 0)

/** By paper, its questions that are not right ('3 5 more-1', the last one of those that it does not have) by verdict. */
export type Misses = Record<string, Partial<Record<Verdict, string>>>

function missesIn({ judged }: PaperScore): Partial<Record<Verdict, string>> {
  const names = new Map<Verdict, string[]>()
  let surplus = 0
  for (const { number, verdict } of judged) {
    if (verdict === 'right' && number !== undefined) continue
    names.set(verdict, [...(names.get(verdict) ?? []), number?.toString() ?? `more-${++surplus}`])
  }
  return Object.fromEntries([...names].map(([verdict, all]) => [verdict, all.join(' ')]))
}

export const missesOf = (scores: readonly PaperScore[]): Misses =>
  Object.fromEntries(
    scores
      .map((score) => [score.paper, missesIn(score)] as const)
      .filter(([, misses]) => Object.keys(misses).length > 0),
  )

/** How bad each question of a paper is that is not right. */
const ranksOf = (misses: Misses[string] = {}) =>
  new Map(
    VERDICTS.flatMap((verdict, rank) =>
      (misses[verdict] ?? '').split(' ').flatMap((name) => (name ? [[name, rank] as const] : [])),
    ),
  )

/** What is worse than recorded, in a line for each paper. */
export function worseThan(recorded: Misses, misses: Misses): string[] {
  return Object.entries(misses).flatMap(([paper, own]) => {
    const before = ranksOf(recorded[paper])
    const worse = [...ranksOf(own)]
      .filter(([name, rank]) => rank > (before.get(name) ?? 0))
      .map(([name, rank]) => `${name} ${VERDICTS[rank]} (was ${VERDICTS[before.get(name) ?? 0]})`)
    return worse.length > 0 ? [`${paper}: ${worse.join(', ')}`] : []
  })
}

/** What is known to be not right. */
export const recordPath = new URL('misses.json', PAPERS)

export const recordedMisses = (): Misses => JSON.parse(readFileSync(recordPath, 'utf8'))
