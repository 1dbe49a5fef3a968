import type { Described } from './elements.meta.ts'

export interface DetailMeta extends Described {
  fields: readonly (Described & { type: string; optional?: true })[]
}

/**
 * The entities in the details of events. Typed by hand, because the schemas transform older shapes and have no output
 * type at run time; tests/embed/elements-meta.test.ts compares the two at compile time.
 */
export const DETAILS: readonly DetailMeta[] = [
  {
    name: 'QuizUser',
    description: 'A signed-in person, as the API tells of it',
    fields: [
      { name: '_id', type: 'string', description: 'The identifier' },
      { name: 'googleId', type: 'string', optional: true, description: "Google's identifier" },
      { name: 'email', type: 'string', description: 'The e-mail address' },
      { name: 'name', type: 'string', description: 'The full name' },
      { name: 'picture', type: 'string | null', optional: true, description: "The portrait's address" },
      {
        name: 'isAdmin',
        type: 'boolean',
        description: "Whether the user may open the administrator's screens",
      },
      { name: 'createdAt', type: 'string', optional: true, description: 'An ISO date-time' },
      { name: 'updatedAt', type: 'string', optional: true, description: 'An ISO date-time' },
    ],
  },
  {
    name: 'QuizSlot',
    description: 'A slot that can be booked',
    fields: [
      { name: '_id', type: 'string', description: 'The identifier' },
      { name: 'timeSlot', type: 'string', description: "`HH:MM-HH:MM` in the API's zone" },
      { name: 'availableSlots', type: 'number', description: 'Seats that are free' },
      { name: 'bookedSlots', type: 'number', description: 'Seats that are taken' },
      { name: 'maxSlots', type: 'number', description: 'All seats' },
      { name: 'endTime', type: 'string', description: 'An ISO date-time' },
      { name: 'date', type: 'string', optional: true, description: '`YYYY-MM-DD`' },
      { name: 'startTime', type: 'string', optional: true, description: 'An ISO date-time' },
    ],
  },
  {
    name: 'QuizSlotBooker',
    description: 'The person who holds a seat in a slot; every field depends on the API',
    fields: [
      { name: '_id', type: 'string', optional: true, description: 'The identifier' },
      { name: 'name', type: 'string', optional: true, description: 'The full name' },
      { name: 'email', type: 'string', optional: true, description: 'The e-mail address' },
      { name: 'picture', type: 'string | null', optional: true, description: "The portrait's address" },
    ],
  },
  {
    name: 'QuizSlotBooking',
    description: "A person's seat in a slot",
    fields: [
      { name: '_id', type: 'string', description: 'The identifier' },
      { name: 'slotId', type: 'string | null', optional: true, description: "The slot's identifier" },
      { name: 'userId', type: 'QuizSlotBooker | null', optional: true, description: 'Whose seat it is' },
      {
        name: 'status',
        type: "'booked' | 'cancelled' | 'used' | 'expired'",
        description: "The booking's state",
      },
      { name: 'createdAt', type: 'string', optional: true, description: 'An ISO date-time' },
      { name: 'slot', type: 'QuizSlot | null', optional: true, description: 'The slot itself' },
    ],
  },
]
