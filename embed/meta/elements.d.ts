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
  /** Whether the administrator's screens are open. */
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

/** Whose seat in a slot it is; an API tells as much of it as it likes. */
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
  /** What became of it. */
  status: 'booked' | 'cancelled' | 'used' | 'expired'
  /** An ISO date-time. */
  createdAt?: string | undefined
  /** The slot itself. */
  slot?: QuizSlot | null | undefined
}

/** The elements' events by name. Each bubbles through the shadow root and the page, up to the window. */
export interface QuizEvents {
  /** Somebody is signed in, or nobody is any more. */
  'session-changed': CustomEvent<{ user: QuizUser | null }>
  /** The learner has booked a slot; `null` from an API that does not tell the booking. */
  'slot-booked': CustomEvent<{ booking: QuizSlotBooking | null }>
  /** The learner has cancelled a booking. */
  'slot-cancelled': CustomEvent<{ bookingId: string }>
  /** The learner has started a quiz. */
  'quiz-started': CustomEvent<{ quizId: string }>
  /** The answers have arrived; `score` is a percentage, left out while it is unknown or waits for the review. */
  'quiz-submitted': CustomEvent<{ quizId: string; score?: number }>
  /** A screen failed to draw; the user sees a way to try again. */
  'quiz-error': CustomEvent<{ message: string }>
}

/** The attributes, as they are written in markup. */
export interface QuizElementAttributes {
  /** Where the API is, for example `/api`. Required once per page: the first element that has it counts. */
  'api-base'?: string | undefined
  /** Whether the page itself goes to the sign-in and comes back, or stays and opens a window for it. In a frame of another site always `popup`. */
  'sign-in'?: 'redirect' | 'popup' | undefined
  /** The page that the sign-in comes back to, as its address or path. There the place where the sign-in began is opened again. Needed only where the API can return to the origin alone and no element is there. */
  'frontend-url'?: string | undefined
  /** The identifier of a quiz: this `<quiz-app>` shows that one alone, from its card to its result. */
  quiz?: string | undefined
  /** `hash`: a hash that is a route of ours is shown, any other one is the page's own. `prefix`: routes are written as `#quiz/…` behind the path of a page that routes by hash itself (`#/course#quiz/…`). `memory`: the address is never touched, and a reload begins at home. `page`: the page is this application alone, so an unknown `#/…` is 'Page Not Found'. */
  routing?: 'hash' | 'prefix' | 'memory' | 'page' | undefined
  /** The level of the element's first headings for assistive technology; those below follow. */
  'heading-level'?: '1' | '2' | '3' | '4' | '5' | '6' | undefined
  /** The language of texts, dates and numbers, as a BCP 47 tag: `en`, `de`, `es`, `hi` or `ar`, also with a region, such as `en-GB`. One for all elements of a page; the choice in the menu goes before it. */
  lang?: string | undefined
  /** The product's short name, in the header and the welcome. */
  'brand-name'?: string | undefined
  /** The address of the header's logo. */
  'brand-logo'?: string | undefined
  /** The terms of service, linked in the notice below the sign-in button. */
  'terms-url'?: string | undefined
  /** The privacy policy, linked in the notice below the sign-in button. */
  'privacy-url'?: string | undefined
  /** Light or dark; `auto` is the page's `color-scheme`. */
  theme?: 'auto' | 'light' | 'dark' | undefined
  /** Hosts, separated by spaces, whose images go through the API's proxy. */
  'image-proxy-hosts'?: string | undefined
  /** The host name on which that proxy is not used. */
  'staging-host'?: string | undefined
}

/** How a site with a login of its own gives its bearer token; nothing where nobody is signed in there. */
export type QuizGetToken = () => string | null | undefined | Promise<string | null | undefined>

/** What all elements have in common. Properties of attributes reflect them. */
export interface QuizElement extends HTMLElement {
  /** Where the API is, for example `/api`. Required once per page: the first element that has it counts. */
  get apiBase(): string
  set apiBase(value: string | null | undefined)
  /** Whether the page itself goes to the sign-in and comes back, or stays and opens a window for it. In a frame of another site always `popup`. */
  get signInMode(): string
  set signInMode(value: 'redirect' | 'popup' | null | undefined)
  /** The page that the sign-in comes back to, as its address or path. There the place where the sign-in began is opened again. Needed only where the API can return to the origin alone and no element is there. */
  get frontendUrl(): string
  set frontendUrl(value: string | null | undefined)
  /** The identifier of a quiz: this `<quiz-app>` shows that one alone, from its card to its result. */
  get quiz(): string
  set quiz(value: string | null | undefined)
  /** `hash`: a hash that is a route of ours is shown, any other one is the page's own. `prefix`: routes are written as `#quiz/…` behind the path of a page that routes by hash itself (`#/course#quiz/…`). `memory`: the address is never touched, and a reload begins at home. `page`: the page is this application alone, so an unknown `#/…` is 'Page Not Found'. */
  get routing(): string
  set routing(value: 'hash' | 'prefix' | 'memory' | 'page' | null | undefined)
  /** The level of the element's first headings for assistive technology; those below follow. */
  get headingLevel(): string
  set headingLevel(value: '1' | '2' | '3' | '4' | '5' | '6' | null | undefined)
  /** The language of texts, dates and numbers, as a BCP 47 tag: `en`, `de`, `es`, `hi` or `ar`, also with a region, such as `en-GB`. One for all elements of a page; the choice in the menu goes before it. */
  get lang(): string
  set lang(value: string | null | undefined)
  /** The product's short name, in the header and the welcome. */
  get brandName(): string
  set brandName(value: string | null | undefined)
  /** The address of the header's logo. */
  get brandLogo(): string
  set brandLogo(value: string | null | undefined)
  /** The terms of service, linked in the notice below the sign-in button. */
  get termsUrl(): string
  set termsUrl(value: string | null | undefined)
  /** The privacy policy, linked in the notice below the sign-in button. */
  get privacyUrl(): string
  set privacyUrl(value: string | null | undefined)
  /** Light or dark; `auto` is the page's `color-scheme`. */
  get theme(): string
  set theme(value: 'auto' | 'light' | 'dark' | null | undefined)
  /** Hosts, separated by spaces, whose images go through the API's proxy. */
  get imageProxyHosts(): string
  set imageProxyHosts(value: string | null | undefined)
  /** The host name on which that proxy is not used. */
  get stagingHost(): string
  set stagingHost(value: string | null | undefined)
  /** Who is signed in; `null` for nobody, and until it is known. */
  readonly user: QuizUser | null
  /** Resolves to the element once its first screen is drawn. */
  readonly ready: Promise<this>
  /** A login of the site's own: gives the bearer token, or `null` where nobody is signed in. For all elements of the page; the function that was set last counts. Asked once more when the API refuses a token. */
  get getToken(): QuizGetToken | null
  set getToken(value: QuizGetToken | null | undefined)
  /** Shows another screen. Throws a `RangeError` for a path that this element has no screen at. */
  open(path: string): void
  /** Starts the sign-in, unless somebody is signed in; with `getToken` the site is asked again. Rejects on a page without an `api-base`. */
  signIn(): Promise<void>
  /** Ends the session, if there is one; that of the site's own login is only left. Rejects on a page without an `api-base`. */
  signOut(): Promise<void>
}

/** What frameworks set as properties, since no attribute can hold it. */
export interface QuizElementProperties {
  /** A login of the site's own: gives the bearer token, or `null` where nobody is signed in. For all elements of the page; the function that was set last counts. Asked once more when the API refuses a token. */
  getToken?: QuizGetToken | null | undefined
}

/** Every screen; its routes live in the page's hash, as `#/…`, and any other hash stays the page's own. */
export type QuizAppElement = QuizElement

/** The administrator's screens; owns the hash where no `<quiz-app>` does. */
export type QuizAdminElement = QuizElement

/** The booking page alone; it never touches the address. */
export type SlotBookerElement = QuizElement

declare global {
  interface HTMLElementTagNameMap {
    'quiz-app': QuizAppElement
    'quiz-admin': QuizAdminElement
    'slot-booker': SlotBookerElement
  }
  interface GlobalEventHandlersEventMap extends QuizEvents {}
}
