/** The known features that an API may offer beyond the specification. */
export const FEATURES = [
  /** The sign-in returns to any address on a listed origin, path and query included. */
  'return',
  /** The start returns the questions and fixes their version and the deadline; /access says so too. */
  'start',
  /** The API keeps a copy of an attempt's work, and submits it when time is up. */
  'saves',
  /** A submission may name the version of the questions that it belongs to. */
  'versions',
  /** A quiz sets when its questions and key are shown with a result. */
  'review',
  /** Each learner gets an individual paper: questions and options shuffled or drawn. */
  'order',
  /** Extra time for a person and for running attempts. */
  'time',
  /** Stored attempts are regraded with a changed key. */
  'regrade',
  /** Live monitoring of a quiz, and announcements. */
  'live',
  /** Quizzes that only administrators see until they are published. */
  'drafts',
  /** A save may name the version it is based on, and never overwrites a newer one. */
  'edits',
  /** Questions have an explanation and a topic, and pictures alternative text. */
  'content',
  /** A booking is moved to another slot in one step. */
  'move',
  /** The log of attempts and administrators' actions. */
  'log',
  /** A person's sessions are listed, and ended everywhere. */
  'sessions',
  /** Administrators grant and revoke administrator rights. */
  'admins',
  /** Learners are listed with their scores, by group; everyone may download or delete their data. */
  'people',
  /** A quiz may be practised with its key, by anyone or by signed-in people. */
  'public',
  /** Questions with several right options, and with a number for an answer. */
  'kinds',
  /** A quiz says what a right, a wrong and a blank answer bring. */
  'marking',
  /** Learners report questions as wrong, and read what became of it. */
  'reports',
  /** How long each question was on the screen, and which answers were changed. */
  'pace',
  /** Where a learner's result stands among all. */
  'standing',
  /** The cards that a learner practises are kept with the account, and results tell their topics. */
  'practice',
] as const
export type Feature = (typeof FEATURES)[number]

/** An API's feature names are untrusted: unknown ones are ignored. */
export const knownFeatures = (names: readonly string[]): Feature[] =>
  FEATURES.filter((feature) => names.includes(feature))
