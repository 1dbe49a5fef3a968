/** The build's entries and target browsers. */
export const ENTRIES = ['quiz-app', 'quiz-admin', 'slot-booker'] as const
export const EMBED_DIR = 'dist/embed'
export const TARGET = 'es2022'
/** light-dark() and relative colours must stay: rewritten for older browsers they ignore color-scheme. */
export const CSS_TARGET = ['chrome125', 'firefox128', 'safari18']
/** A slow machine is no fault of the sources: how long plugins take is nothing to print at each build. */
export const CHECKS = { bundlerTimings: false }
