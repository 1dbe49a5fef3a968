import type { Described } from './elements.meta.ts'

export interface FieldMeta extends Described {
  /** In TypeScript. */
  type: string
  /** The settable type, if different; absent for a read-only field. */
  set?: string
}

export interface MethodMeta extends Described {
  parameters: readonly { name: string; type: string; description: string }[]
  returns: string
}

/** Properties that reflect no attribute. */
export const FIELDS: readonly FieldMeta[] = [
  {
    name: 'user',
    type: 'QuizUser | null',
    description: 'The signed-in user; `null` if there is none, and until it is known',
  },
  {
    name: 'ready',
    type: 'Promise<this>',
    description: 'Resolves to the element once its first screen is rendered',
  },
  {
    name: 'getToken',
    type: 'QuizGetToken | null',
    set: 'QuizGetToken | null | undefined',
    description:
      'For a site with its own login: returns the bearer token, or `null` if nobody is signed in. Shared by all elements of the page; the function set last counts. Called once more when the API refuses a token',
  },
]

export const METHODS: readonly MethodMeta[] = [
  {
    name: 'open',
    parameters: [
      {
        name: 'path',
        type: 'string',
        description: 'A route, as it appears after `#` in the address',
      },
    ],
    returns: 'void',
    description: 'Shows another screen. Throws a `RangeError` if this element has no screen at that path',
  },
  {
    name: 'signIn',
    parameters: [],
    returns: 'Promise<void>',
    description:
      'Starts the sign-in, unless somebody is signed in; with `getToken`, asks the site again. Rejects on a page without an `api-base`',
  },
  {
    name: 'signOut',
    parameters: [],
    returns: 'Promise<void>',
    description:
      "Ends the session, if there is one; with the site's own login, only forgets it. Rejects on a page without an `api-base`",
  },
]
