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

export async function scorePaper(paper: string): Promise<PaperScore> {
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

/** By 'paper question', or 'paper surplus' for those that it does not have: all that are not right. */
export type Misses = Record<string, Verdict>

export const missesOf = (scores: readonly PaperScore[]): Misses =>
  Object.fromEntries(
    scores.flatMap(({ paper, judged }) => {
      let surplus = 0
      return judged.flatMap(({ number, verdict }) => {
        const name = `${paper} ${number ?? `surplus ${++surplus}`}`
        return verdict === 'right' && number !== undefined ? [] : [[name, verdict] as const]
      })
    }),
  )

const rank = (verdict: Verdict | undefined) => (verdict ? VERDICTS.indexOf(verdict) : 0)

/** What is worse than recorded. */
export const worseThan = (recorded: Misses, misses: Misses): string[] =>
  Object.entries(misses).flatMap(([name, verdict]) =>
    rank(verdict) > rank(recorded[name]) ? [`${name}: ${verdict}, was ${recorded[name] ?? 'right'}`] : [],
  )

const RECORD = new URL('misses.json', PAPERS)

export const recordedMisses = (): Misses => JSON.parse(readFileSync(RECORD, 'utf8'))
export const recordPath = RECORD
