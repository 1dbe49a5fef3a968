import { type FoundQuestion, type NewQuestion, pin } from '../../domain/exchange/found-question.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'

/* What keeps its place where others are shuffled, as tags of formats that have no place for it: "pinned", "pinned=D". */

export interface Pins {
  question: boolean
  options: ReadonlySet<string>
}

const OPTIONS = /^pinned=([A-Z](?:[, ]+[A-Z])*)$/

const lettersIn = (tag: string) => OPTIONS.exec(tag)?.[1]?.split(/[, ]+/) ?? []

export const pinsIn = (tags: readonly string[]): Pins => ({
  question: tags.includes('pinned'),
  options: new Set(tags.flatMap(lettersIn)),
})

export function withPins(found: FoundQuestion, { question, options }: Pins): FoundQuestion {
  if (!question && options.size === 0) return found
  return {
    ...found,
    ...pin(question),
    options: found.options.map((option, index) => ({ ...option, ...pin(options.has(optionLetter(index))) })),
  }
}

/** The letters of options that keep their places, as 'C, D'. */
export const pinnedLetters = ({ options }: NewQuestion): string =>
  options.flatMap(({ pinned }, index) => (pinned ? [optionLetter(index)] : [])).join(', ')

export function pinTags(question: NewQuestion): string[] {
  const letters = pinnedLetters(question)
  return [...(question.pinned ? ['pinned'] : []), ...(letters ? [`pinned=${letters}`] : [])]
}
