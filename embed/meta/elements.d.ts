// Generated from elements.meta.ts by `npm run meta`.

/** A signed-in person, as the API tells of it. */
export interface QuizUser {
  /** The identifier. */
  _id: string
  /** Google's identifier. */
  googleId?: string | undefined
  /** The e-mail address. */
  email: string
  /** The full name. */
  name: string
  /** The portrait's address. */
  picture?: string | null | undefined
  /** Whether the user may open the administrator's screens. */
  isAdmin: boolean
  /** An ISO date-time. */
  createdAt?: string | undefined
  /** An ISO date-time. */
  updatedAt?: string | undefined
}

/** A slot that can be booked. */
export interface QuizSlot {
  /** The identifier. */
  _id: string
  /** `HH:MM-HH:MM` in the API's zone. */
  timeSlot: string
  /** Seats that are free. */
  availableSlots: number
  /** Seats that are taken. */
  bookedSlots: number
  /** All seats. */
  maxSlots: number
  /** An ISO date-time. */
  endTime: string
  /** `YYYY-MM-DD`. */
  date?: string | undefined
  /** An ISO date-time. */
  startTime?: string | undefined
}

/** The person who holds a seat in a slot; every field depends on the API. */
export interface QuizSlotBooker {
  /** The identifier. */
  _id?: string | undefined
  /** The full name. */
  name?: string | undefined
  /** The e-mail address. */
  email?: string | undefined
  /** The portrait's address. */
  picture?: string | null | undefined
}

/** A person's seat in a slot. */
export interface QuizSlotBooking {
  /** The identifier. */
  _id: string
  /** The slot's identifier. */
  slotId?: string | null | undefined
  /** Whose seat it is. */
  userId?: QuizSlotBooker | null | undefined
  /** The booking's state. */
  status: 'booked' | 'cancelled' | 'used' | 'expired'
  /** An ISO date-time. */
  createdAt?: string | undefined
  /** The slot itself. */
  slot?: QuizSlot | null | undefined
}

/** The elements' events by name. Each bubbles through the shadow root and the page, up to the window. */
export interface QuizEvents {
  /** Somebody has signed in or out. */
  'session-changed': CustomEvent<{ user: QuizUser | null }>
  /** The learner has booked a slot; `null` if the API does not return the booking. */
  'slot-booked': CustomEvent<{ booking: QuizSlotBooking | null }>
  /** The learner has cancelled a booking. */
  'slot-cancelled': CustomEvent<{ bookingId: string }>
  /** The learner has started a quiz. */
  'quiz-started': CustomEvent<{ quizId: string }>
  /** The answers have been received; `score` is a percentage, omitted while it is unknown or withheld until the review. */
  'quiz-submitted': CustomEvent<{ quizId: string; score?: number }>
  /** A screen failed to render; the user is offered a retry. */
  'quiz-error': CustomEvent<{ message: string }>
}

/** The attributes, as they are written in markup. */
export interface QuizElementAttributes {
  /** The address of the API, for example `/api`. Required once per page: the first element that has it counts. */
  'api-base'?: string | undefined
  /** Whether the page itself navigates to the sign-in and back, or stays and opens a window for it. In a cross-site frame always `popup`. */
  'sign-in'?: 'redirect' | 'popup' | undefined
  /** The address or path of the page that the sign-in returns to. There the element reopens the screen where the sign-in began. Needed only if the API can return only to the origin and that page has no element. */
  'frontend-url'?: string | undefined
  /** The id of a quiz: this `<quiz-app>` shows only that quiz, from its card to its result. */
  quiz?: string | undefined
  /** `hash`: a hash that is one of our routes is shown, any other belongs to the page. `prefix`: routes are appended as `#quiz/…` to the path of a page with its own hash routing (`#/course#quiz/…`). `memory`: the address never changes, and a reload starts at the home screen. `page`: the page consists of this application alone, so an unknown `#/…` is 'Page Not Found'. */
  routing?: 'hash' | 'prefix' | 'memory' | 'page' | undefined
  /** The level of the element's top headings for assistive technology; lower ones follow. */
  'heading-level'?: '1' | '2' | '3' | '4' | '5' | '6' | undefined
  /** The language of texts, dates and numbers, as a BCP 47 tag: `en`, `de`, `es`, `hi` or `ar`, optionally with a region, such as `en-GB`. Shared by all elements of a page; a choice in the menu takes precedence. */
  lang?: string | undefined
  /** The product's short name, in the header and the welcome message. */
  'brand-name'?: string | undefined
  /** The address of the header's logo. */
  'brand-logo'?: string | undefined
  /** The address of the terms of service, linked below the sign-in button. */
  'terms-url'?: string | undefined
  /** The address of the privacy policy, linked below the sign-in button. */
  'privacy-url'?: string | undefined
  /** Light or dark; `auto` is the page's `color-scheme`. */
  theme?: 'auto' | 'light' | 'dark' | undefined
  /** Hosts, separated by spaces, whose images are loaded through the API's proxy. */
  'image-proxy-hosts'?: string | undefined
  /** The host name on which that proxy is not used. */
  'staging-host'?: string | undefined
  /** For developers of an API: the console says which answers have the wrong shape, where, and which rule of `npx quiz-elements audit` that breaks. */
  debug?: boolean | '' | 'false' | 'true' | undefined
}

/** How a site with its own login supplies its bearer token; empty if nobody is signed in there. */
export type QuizGetToken = () => string | null | undefined | Promise<string | null | undefined>

/** What all elements have in common. Properties of attributes reflect them. */
export interface QuizElement extends HTMLElement {
  /** The address of the API, for example `/api`. Required once per page: the first element that has it counts. */
  get apiBase(): string
  set apiBase(value: string | null | undefined)
  /** Whether the page itself navigates to the sign-in and back, or stays and opens a window for it. In a cross-site frame always `popup`. */
  get signInMode(): string
  set signInMode(value: 'redirect' | 'popup' | null | undefined)
  /** The address or path of the page that the sign-in returns to. There the element reopens the screen where the sign-in began. Needed only if the API can return only to the origin and that page has no element. */
  get frontendUrl(): string
  set frontendUrl(value: string | null | undefined)
  /** The id of a quiz: this `<quiz-app>` shows only that quiz, from its card to its result. */
  get quiz(): string
  set quiz(value: string | null | undefined)
  /** `hash`: a hash that is one of our routes is shown, any other belongs to the page. `prefix`: routes are appended as `#quiz/…` to the path of a page with its own hash routing (`#/course#quiz/…`). `memory`: the address never changes, and a reload starts at the home screen. `page`: the page consists of this application alone, so an unknown `#/…` is 'Page Not Found'. */
  get routing(): string
  set routing(value: 'hash' | 'prefix' | 'memory' | 'page' | null | undefined)
  /** The level of the element's top headings for assistive technology; lower ones follow. */
  get headingLevel(): string
  set headingLevel(value: '1' | '2' | '3' | '4' | '5' | '6' | null | undefined)
  /** The language of texts, dates and numbers, as a BCP 47 tag: `en`, `de`, `es`, `hi` or `ar`, optionally with a region, such as `en-GB`. Shared by all elements of a page; a choice in the menu takes precedence. */
  get lang(): string
  set lang(value: string | null | undefined)
  /** The product's short name, in the header and the welcome message. */
  get brandName(): string
  set brandName(value: string | null | undefined)
  /** The address of the header's logo. */
  get brandLogo(): string
  set brandLogo(value: string | null | undefined)
  /** The address of the terms of service, linked below the sign-in button. */
  get termsUrl(): string
  set termsUrl(value: string | null | undefined)
  /** The address of the privacy policy, linked below the sign-in button. */
  get privacyUrl(): string
  set privacyUrl(value: string | null | undefined)
  /** Light or dark; `auto` is the page's `color-scheme`. */
  get theme(): string
  set theme(value: 'auto' | 'light' | 'dark' | null | undefined)
  /** Hosts, separated by spaces, whose images are loaded through the API's proxy. */
  get imageProxyHosts(): string
  set imageProxyHosts(value: string | null | undefined)
  /** The host name on which that proxy is not used. */
  get stagingHost(): string
  set stagingHost(value: string | null | undefined)
  /** For developers of an API: the console says which answers have the wrong shape, where, and which rule of `npx quiz-elements audit` that breaks. */
  get debug(): string
  set debug(value: boolean | '' | 'false' | 'true' | null | undefined)
  /** The signed-in user; `null` if there is none, and until it is known. */
  readonly user: QuizUser | null
  /** Resolves to the element once its first screen is rendered. */
  readonly ready: Promise<this>
  /** For a site with its own login: returns the bearer token, or `null` if nobody is signed in. Shared by all elements of the page; the function set last counts. Called once more when the API refuses a token. */
  get getToken(): QuizGetToken | null
  set getToken(value: QuizGetToken | null | undefined)
  /** Shows another screen. Throws a `RangeError` if this element has no screen at that path. */
  open(path: string): void
  /** Starts the sign-in, unless somebody is signed in; with `getToken`, asks the site again. Rejects on a page without an `api-base`. */
  signIn(): Promise<void>
  /** Ends the session, if there is one; with the site's own login, only forgets it. Rejects on a page without an `api-base`. */
  signOut(): Promise<void>
}

/** What frameworks set as properties, since no attribute can hold it. */
export interface QuizElementProperties {
  /** For a site with its own login: returns the bearer token, or `null` if nobody is signed in. Shared by all elements of the page; the function set last counts. Called once more when the API refuses a token. */
  getToken?: QuizGetToken | null | undefined
}

/** Every screen; its routes live in the page's hash, as `#/…`, and any other hash is left to the page. */
export type QuizAppElement = QuizElement

/** The administrator's screens; uses the hash if there is no `<quiz-app>`. */
export type QuizAdminElement = QuizElement

/** Only the booking page; it never changes the address. */
export type SlotBookerElement = QuizElement

declare global {
  interface HTMLElementTagNameMap {
    'quiz-app': QuizAppElement
    'quiz-admin': QuizAdminElement
    'slot-booker': SlotBookerElement
  }
  interface GlobalEventHandlersEventMap extends QuizEvents {}
}
