import type { Described } from './elements.meta.ts'

export interface FieldMeta extends Described {
  /** In TypeScript. */
  type: string
  /** What may be set, where it differs; nothing for a field that is only read. */
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
    description: 'Who is signed in; `null` for nobody, and until it is known',
  },
  {
    name: 'ready',
    type: 'Promise<this>',
    description: 'Resolves to the element once its first screen is drawn',
  },
  {
    name: 'getToken',
    type: 'QuizGetToken | null',
    set: 'QuizGetToken | null | undefined',
    description:
      "A login of the site's own: gives the bearer token, or `null` where nobody is signed in. For all elements of the page; the function that was set last counts. Asked once more when the API refuses a token",
  },
]

export const METHODS: readonly MethodMeta[] = [
  {
    name: 'open',
    parameters: [
      {
        name: 'path',
        type: 'string',
        description: 'A route, as the address has it behind `#`',
      },
    ],
    returns: 'void',
    description: 'Shows another screen. Throws a `RangeError` for a path that this element has no screen at',
  },
  {
    name: 'signIn',
    parameters: [],
    returns: 'Promise<void>',
    description:
      'Starts the sign-in, unless somebody is signed in; with `getToken` the site is asked again. Rejects on a page without an `api-base`',
  },
  {
    name: 'signOut',
    parameters: [],
    returns: 'Promise<void>',
    description:
      "Ends the session, if there is one; that of the site's own login is only left. Rejects on a page without an `api-base`",
  },
]
