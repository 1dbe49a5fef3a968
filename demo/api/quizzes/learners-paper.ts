import { createHash, createHmac } from 'node:crypto'
import { drawPaper, type PaperQuestion } from '../../../src/domain/quizzes/paper.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import type { Version } from './quiz-store.ts'

const BYTES = 4

/** The same numbers for the same key and text on every machine and in every release, because a person's paper must never change. */
function seeded(key: string | null, text: string): () => number {
  const hash = () => (key === null ? createHash('sha256') : createHmac('sha256', key))
  let block = 0
  let digest = Buffer.alloc(0)
  let offset = 0
  return () => {
    if (offset === digest.length) {
      digest = hash().update(`${text} ${block++}`).digest()
      offset = 0
    }
    offset += BYTES
    return digest.readUInt32BE(offset - BYTES) / 2 ** (8 * BYTES)
  }
}

/** A person's paper: which questions in which order. Undefined if everybody gets all questions in the same order. */
export const findPaper = ({ questions, rules, paperKey }: Version, quizId: string, userId: string) =>
  rules ? drawPaper(questions, rules, (name) => seeded(paperKey, `${quizId} ${userId} ${name}`)) : undefined

/** The questions as a person gets them; `authoredIndex` maps each question and option back to the authored one. */
export const inOrderOf = (
  questions: readonly StoredQuestion[],
  paper: readonly PaperQuestion[] | undefined,
) =>
  paper?.flatMap(({ question, options }) => {
    const asked = questions[question]
    return asked
      ? [{ ...asked, authoredIndex: question, options: options.map((option) => placed(asked, option)) }]
      : []
  }) ?? questions

function placed({ options }: StoredQuestion, authoredIndex: number) {
  const option = options[authoredIndex] ?? ''
  return { ...(typeof option === 'string' ? { text: option } : option), authoredIndex }
}
