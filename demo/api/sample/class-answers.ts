import type { Answer } from '../../../src/domain/kinds/answer.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import { rightAnswer, wrongAnswer } from './answers.ts'
import { chance } from './chance.ts'

/** The option that is right where a sample quiz has the wrong key, for teachers to find and regrade. */
export const MISKEYED = new Map([['waves-09', 1]])

const BLANK_SHARE = 0.05

/** What the crowd takes for right where it does not know. Half of them share a mistake: the wrong key, where there is one. */
function mistakeOf(question: StoredQuestion, right: number, who: string): number {
  const { _id, text, correctAnswer = 0 } = question
  const name = _id ?? text
  const isShared = chance(who, name, 'which') < 0.5
  if (isShared && right !== correctAnswer) return correctAnswer
  const others = question.options.map((_, index) => index).filter((index) => index !== right)
  const luck = isShared ? chance(name, 'mistake') : chance(who, name, 'other')
  return others[Math.floor(luck * others.length)] ?? right
}

/** Half of them share a mistake here, too. */
const luckOf = (who: string, name: string) =>
  Math.floor(4 * (chance(who, name, 'which') < 0.5 ? chance(name, 'mistake') : chance(who, name, 'other')))

/** How likely somebody is right: people know more or less, questions are easier or harder. */
function shareRight(who: string, name: string): number {
  const [ability, difficulty] = [chance(who, 'ability'), chance(name, 'difficulty')]
  return Math.min(0.97, (0.3 + 0.75 * ability) * (1.2 - 0.6 * difficulty))
}

/** The answers of somebody in the sample classes: the same in each demo. */
export const classAnswers = (questions: readonly StoredQuestion[], who: string): Answer[] =>
  questions.map((question) => {
    const name = question._id ?? question.text
    const right = MISKEYED.get(name) ?? rightAnswer(question)
    if (chance(who, name, 'knows') < shareRight(who, name)) return right
    if (chance(who, name, 'blank') < BLANK_SHARE) return null
    return typeof right === 'number'
      ? mistakeOf(question, right, who)
      : wrongAnswer(question, luckOf(who, name))
  })
