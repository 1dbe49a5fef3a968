import { DESCRIBED_ATTRIBUTES, ELEMENTS } from '../../../embed/meta/elements.meta.ts'

export interface Pick {
  id: string
  tag: string
  title: string
  /** As it is written. */
  code: string
  /** The inside of an SVG of 46 by 34 units, in ink and in the accent colour. */
  drawn: string
  hot: string
  /** It needs an identifier. */
  isOneQuiz?: true
  /** It has no header, footer or ground of its own. */
  isGuest?: true
}

const ALL: readonly Pick[] = [
  {
    id: 'quizzes',
    tag: 'quiz-app',
    title: 'Quizzes and booking',
    code: '<quiz-app>',
    drawn: 'M1 9h44M16 18h20M16 26h14M6 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    hot: 'M6 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  {
    id: 'booking',
    tag: 'slot-booker',
    title: 'Slot booking alone',
    code: '<slot-booker>',
    drawn: 'M7 8h6M7 15h6M7 22h6M18 7h9v7h-9zM18 18h9v7h-9zM30 18h9v7h-9z',
    hot: 'M30 7h9v7h-9z',
    isGuest: true,
  },
  {
    id: 'article',
    tag: 'quiz-app',
    title: 'One quiz in an article',
    code: '<quiz-app quiz>',
    drawn: 'M7 9h26M7 15h18',
    hot: 'M10 21h26a3 3 0 0 1 0 6h-26a3 3 0 0 1 0-6z',
    isOneQuiz: true,
    isGuest: true,
  },
  {
    id: 'desk',
    tag: 'quiz-admin',
    title: 'The administrator’s desk',
    code: '<quiz-admin>',
    drawn: 'M7 27v-7M14 27v-15M21 27v-9M35 27v-5',
    hot: 'M28 27v-18',
  },
]

const isKnown = (name: string) => DESCRIBED_ATTRIBUTES.some((attribute) => attribute.name === name)

export const PICKS = ALL.filter(
  ({ tag, isOneQuiz }) => ELEMENTS.some(({ name }) => name === tag) && (!isOneQuiz || isKnown('quiz')),
)

/** The first one for an id that is unknown. */
export function pickOf(id: string | undefined): Pick {
  const pick = PICKS.find((one) => one.id === id) ?? PICKS[0]
  if (!pick) throw new Error('there is no element')
  return pick
}
