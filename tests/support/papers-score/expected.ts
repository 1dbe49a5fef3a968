/*
 * What a paper asks, written without the reader. '?' a text, '*' the right option, '-' the others (a question without '*' has no
 * key, so that its teacher is asked), '@' the address of a picture of what stands above it, '=' how the explanation reads, '+' the
 * points, '~' another text that is as good. '!' stands below a question that loses something here, so that its teacher has to look.
 */

interface ExpectedOption {
  text: string
  picture: string
}

export interface ExpectedQuestion extends ExpectedOption {
  options: ExpectedOption[]
  /** -1 if the paper names none. */
  key: number
  explanation?: string
  points?: number
  isLossy?: boolean
  /** Other texts that are as good. */
  otherTexts?: string[]
}

export interface ExpectedPaper {
  /** '# layout: …', of which a paper has at least one by its first line. */
  layout: string
  /** '# formulas: by content': $x^{2}$ and x² are the same. */
  byContent: boolean
  /** '# lines: matter': line breaks, too, as in code and tables. */
  byLines: boolean
  questions: ExpectedQuestion[]
}

/** '\n' is a line break, except in TeX such as '\nu'. */
const withBreaks = (text: string) => text.split(/\\n(?!u\b|e\b)/).join('\n')

type Take = (said: string, question: ExpectedQuestion) => void

const addOption = (text: string, { options }: ExpectedQuestion) =>
  options.push({ text: withBreaks(text.trim()), picture: '' })

const TAKES: Readonly<Record<string, Take>> = {
  '-': addOption,
  '*': (said, question) => {
    question.key = question.options.length
    addOption(said, question)
  },
  '@': (said, question) => {
    const last = question.options.at(-1) ?? question
    last.picture = said.trim()
  },
  '=': (said, question) => {
    question.explanation = withBreaks(said)
  },
  '+': (said, question) => {
    question.points = Number(said)
  },
  '~': (said, question) => {
    question.otherTexts = [...(question.otherTexts ?? []), withBreaks(said)]
  },
  '!': (_, question) => {
    question.isLossy = true
  },
}

function questionsOf(lines: readonly string[]): ExpectedQuestion[] {
  const questions: ExpectedQuestion[] = []
  for (const line of lines) {
    const said = line.slice(2)
    const last = questions.at(-1)
    if (line.startsWith('?')) questions.push({ text: withBreaks(said), picture: '', options: [], key: -1 })
    else if (last) TAKES[line.charAt(0)]?.(said, last)
  }
  return questions
}

export function expectedOf(source: string): ExpectedPaper {
  const lines = source.split('\n')
  const named = (name: string) =>
    lines
      .find((line) => line.startsWith(`# ${name}: `))
      ?.slice(name.length + 4)
      .trim()
  return {
    layout: named('layout') ?? '',
    byContent: named('formulas') === 'by content',
    byLines: named('lines') === 'matter',
    questions: questionsOf(lines),
  }
}
