const NAVIGATOR_PAGE_SIZE = 50

/** The question indices of one page of the navigator. */
export function navigatorPage(count: number, page: number): number[] {
  const from = page * NAVIGATOR_PAGE_SIZE
  const questions: number[] = []
  for (let question = from; question < Math.min(from + NAVIGATOR_PAGE_SIZE, count); question++)
    questions.push(question)
  return questions
}

export const navigatorPages = (count: number) => Math.max(1, Math.ceil(count / NAVIGATOR_PAGE_SIZE))
export const navigatorPageOf = (question: number) => Math.floor(question / NAVIGATOR_PAGE_SIZE)

/** A typed question number (from 1) as an index; undefined where it is none of the quiz's. */
export function parseJump(text: string, count: number): number | undefined {
  const number = /^\s*\d+\s*$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= count ? number - 1 : undefined
}
