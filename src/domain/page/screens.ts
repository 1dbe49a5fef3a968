/** What is known of a route before its screen is loaded. Parameters of `path` and `calls` are written as ':id'. */
export interface Screen {
  path?: string
  /** Its folder in src/screens, whose module of the same name is a chunk. */
  folder: string
  /** The last pack of messages that it needs; each pack needs those before it. */
  words: 'exam' | 'learner' | 'admin'
  isAdminOnly?: true
  /** Not in `quiz-admin`, and loaded ahead in `quiz-app`, so that going offline later costs a learner no screen. */
  isForLearners?: true
  /** The chunk with what it shares with other screens: of several, the first one here. */
  shares?: 'lists' | 'results' | 'tables'
  /** What it asks the API first, beside the session. */
  calls?: readonly string[]
}

const HOME_CALLS: readonly string[] = ['/quiz', '/slots/current', '/user/results']

/** Every screen by the name of its route. `oneQuiz` is the home of an element that shows a quiz alone. */
export const SCREENS = {
  oneQuiz: { folder: 'one-quiz', words: 'learner', calls: HOME_CALLS },
  home: {
    path: '/',
    folder: 'home',
    words: 'learner',
    isForLearners: true,
    shares: 'lists',
    calls: HOME_CALLS,
  },
  quiz: {
    path: '/quiz/:id',
    folder: 'take-quiz',
    words: 'exam',
    isForLearners: true,
    calls: ['/quiz/:id/taken', '/quiz/:id/access', '/slots/current'],
  },
  quizResult: {
    path: '/quiz/:id/results',
    folder: 'quiz-result',
    words: 'learner',
    isForLearners: true,
    shares: 'results',
    calls: ['/quiz/:id/results'],
  },
  userResult: {
    path: '/quiz/:id/user/:userId/results',
    folder: 'quiz-result',
    words: 'learner',
    isAdminOnly: true,
  },
  bookSlot: {
    path: '/book-slot',
    folder: 'book-slot',
    words: 'learner',
    isForLearners: true,
    shares: 'lists',
  },
  admin: { path: '/admin', folder: 'admin', words: 'admin', isAdminOnly: true, shares: 'tables' },
  quizNew: { path: '/admin/quiz/new', folder: 'writing-room', words: 'admin', isAdminOnly: true },
  quizEdit: { path: '/admin/quiz/:id/edit', folder: 'writing-room', words: 'admin', isAdminOnly: true },
  quizAttempts: {
    path: '/admin/quiz/:id/results',
    folder: 'quiz-attempts',
    words: 'admin',
    isAdminOnly: true,
  },
  quizItems: {
    path: '/admin/quiz/:id/items',
    folder: 'item-analysis',
    words: 'admin',
    isAdminOnly: true,
  },
  quizItem: {
    path: '/admin/quiz/:id/items/:number',
    folder: 'item-analysis',
    words: 'admin',
    isAdminOnly: true,
  },
  adminResults: { path: '/admin/results', folder: 'admin-results', words: 'admin', isAdminOnly: true },
  reports: { path: '/admin/reports', folder: 'inbox', words: 'admin', isAdminOnly: true },
  report: {
    path: '/admin/reports/:id/:questionId',
    folder: 'inbox',
    words: 'admin',
    isAdminOnly: true,
  },
  people: { path: '/admin/users', folder: 'people', words: 'admin', isAdminOnly: true },
  person: { path: '/admin/user/:id', folder: 'person', words: 'admin', isAdminOnly: true },
  slotBoard: { path: '/admin/slots', folder: 'slot-board', words: 'admin' },
  slotConfig: { path: '/admin/slots/config', folder: 'slot-config', words: 'admin', isAdminOnly: true },
  log: { path: '/admin/log', folder: 'log', words: 'admin', isAdminOnly: true },
  personLog: { path: '/admin/log/person/:id', folder: 'log', words: 'admin', isAdminOnly: true },
  quizLog: { path: '/admin/log/quiz/:id', folder: 'log', words: 'admin', isAdminOnly: true },
  slotRoom: { path: '/admin/slots/:id/room', folder: 'room', words: 'admin', isAdminOnly: true },
  quizRoom: { path: '/admin/quiz/:id/room', folder: 'room', words: 'admin', isAdminOnly: true },
  myResults: {
    path: '/user/results',
    folder: 'my-results',
    words: 'learner',
    isForLearners: true,
    shares: 'results',
    calls: ['/user/results'],
  },
  practice: { path: '/user/practice', folder: 'practice', words: 'learner', isForLearners: true },
  sessions: { path: '/user/sessions', folder: 'sessions', words: 'learner' },
} as const satisfies Readonly<Record<string, Screen>>

/** What an element shows first. */
export type ScreenName = keyof typeof SCREENS
export type RouteName = Exclude<ScreenName, 'oneQuiz'>

export type Pattern<Name extends RouteName> = (typeof SCREENS)[Name]['path']

export const screenOf = (name: ScreenName): Screen => SCREENS[name]

/** The routes as the router's patterns. An entry has this and `firstCallsOf` instead of the table (embed/build/entries-plugin.ts). */
export const ROUTES = /* @__PURE__ */ Object.fromEntries(
  Object.entries(SCREENS).flatMap(([name, row]) => ('path' in row ? [[name, row.path]] : [])),
) as { readonly [Name in RouteName]: Pattern<Name> }

/** What a screen asks the API first. */
export const firstCallsOf = (name: ScreenName): readonly string[] => screenOf(name).calls ?? []
