/** What an API may offer beyond the specification, as far as we know it. */
export const FEATURES = [
  /** The sign-in comes back to any address of a listed origin, path and query included. */
  'return',
  /** The start gives out the questions and keeps their version and the deadline; told by /access, too. */
  'start',
  /** The copy of an attempt's work that the API keeps, and hands in when the time is over. */
  'saves',
  /** A submission may name the version of the questions that it belongs to. */
  'versions',
  /** A quiz says from when on its questions and key are shown with a result. */
  'review',
  /** Each learner gets a paper of their own: questions and options shuffled, some drawn of many. */
  'order',
  /** Extra time for a person, and for attempts that run. */
  'time',
  /** Stored attempts are graded anew with a changed key. */
  'regrade',
  /** Who is at work on a quiz now, and announcements to them. */
  'live',
  /** Quizzes that only administrators see until they are published. */
  'drafts',
  /** A save may name what it was made of, and replaces nothing that was saved since. */
  'edits',
  /** Questions have an explanation and a topic, and their pictures a text. */
  'content',
  /** A booking is moved to another slot in one step. */
  'move',
  /** The log of attempts and of administrators' acts. */
  'log',
  /** A person's sessions are listed, and ended everywhere. */
  'sessions',
  /** Administrators make others administrators, and take that back. */
  'admins',
  /** Learners are listed with their scores, by groups; everybody may take their data away, or delete it. */
  'people',
  /** A quiz may be practised with its key by anybody, or by who is signed in. */
  'public',
] as const
export type Feature = (typeof FEATURES)[number]

/** The names that an API gives are untrusted: unknown ones are ignored. */
export const knownFeatures = (names: readonly string[]): Feature[] =>
  FEATURES.filter((feature) => names.includes(feature))
