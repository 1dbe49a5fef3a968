/** A component's meaning. Each has its colours, but none is conveyed by colour alone. */
export type Tone = 'blue' | 'green' | 'yellow' | 'red' | 'gray' | 'accent'
