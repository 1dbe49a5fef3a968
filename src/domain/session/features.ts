/** What an API may offer beyond the specification, as far as we know it. */
const FEATURES = [
  /** The sign-in comes back to any address of a listed origin, path and query included. */
  'return',
  /** The copy of an attempt's work that the API keeps, and hands in when the time is over. */
  'saves',
  /** A submission may name the version of the questions that it belongs to. */
  'versions',
] as const
export type Feature = (typeof FEATURES)[number]

/** The names that an API gives are untrusted: unknown ones are ignored. */
export const knownFeatures = (names: readonly string[]): Feature[] =>
  FEATURES.filter((feature) => names.includes(feature))
