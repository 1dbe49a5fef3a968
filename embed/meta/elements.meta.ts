/*
 * The public API of the elements. Manifest, types and the tables of the documentation are generated from it. Descriptions cost
 * bytes, so no entry imports this file: only generators, tests and the demo do. Looks and slots: theming.meta.ts.
 */

import { ATTRIBUTE_DOCS, ATTRIBUTES, type Attribute, PROPERTIES } from '../../src/domain/page/attributes.ts'

export interface Described {
  name: string
  /** Markdown, one or two sentences, without the final full stop. */
  description: string
}

export interface ElementMeta extends Described {
  /** Name of its TypeScript type. */
  typeName: string
}

export interface AttributeMeta extends Described {
  /** The property that reflects it. */
  property: string
  /** The allowed values; absent for free text. */
  values?: readonly string[]
  /** Whether it is on without a value. */
  isFlag?: true
  /** Meaning of an empty or missing attribute. */
  default?: string
}

export interface EventMeta extends Described {
  /** The type of `event.detail`, in TypeScript. */
  detail: string
}

export const ELEMENTS: readonly ElementMeta[] = [
  {
    name: 'quiz-app',
    typeName: 'QuizAppElement',
    description:
      "Every screen; its routes live in the page's hash, as `#/…`, and any other hash is left to the page",
  },
  {
    name: 'quiz-admin',
    typeName: 'QuizAdminElement',
    description: "The administrator's screens; uses the hash if there is no `<quiz-app>`",
  },
  {
    name: 'slot-booker',
    typeName: 'SlotBookerElement',
    description: 'Only the booking page; it never changes the address',
  },
]

/** All elements have the same attributes. Empty means the same as missing, unless it is a flag. */
export const DESCRIBED_ATTRIBUTES: readonly AttributeMeta[] = PROPERTIES.map((property) => {
  const { attribute, values, bare, default: value }: Attribute<unknown> = ATTRIBUTES[property]
  const { says, default: fallback = String(value) } = ATTRIBUTE_DOCS[property]
  return {
    name: attribute,
    property,
    ...(values && { values }),
    ...(bare && { isFlag: true }),
    ...(fallback && { default: fallback }),
    description: says,
  }
})

/** All bubble and are composed. Of several elements on a page only one dispatches them. */
export const EVENTS: readonly EventMeta[] = [
  {
    name: 'session-changed',
    detail: '{ user: QuizUser | null }',
    description: 'Somebody has signed in or out',
  },
  {
    name: 'slot-booked',
    detail: '{ booking: QuizSlotBooking | null }',
    description: 'The learner has booked a slot; `null` if the API does not return the booking',
  },
  {
    name: 'slot-cancelled',
    detail: '{ bookingId: string }',
    description: 'The learner has cancelled a booking',
  },
  { name: 'quiz-started', detail: '{ quizId: string }', description: 'The learner has started a quiz' },
  {
    name: 'quiz-submitted',
    detail: '{ quizId: string; score?: number }',
    description:
      'The answers have been received; `score` is a percentage, omitted while it is unknown or withheld until the review',
  },
  {
    name: 'quiz-error',
    detail: '{ message: string }',
    description: 'A screen failed to render; the user is offered a retry',
  },
]
