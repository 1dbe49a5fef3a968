/** The meanings a piece can take; each has its own colours and never speaks by colour alone. */
export type Tone = 'blue' | 'green' | 'yellow' | 'red' | 'gray' | 'accent'
