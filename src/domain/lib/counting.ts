/** '1,234': the interface speaks English, so numbers do too. */
export const formatCount = (count: number) => count.toLocaleString('en-US')

/** '1 attempt', '1,234 attempts' */
export const countAttempts = (attempts: number) =>
  `${formatCount(attempts)} attempt${attempts === 1 ? '' : 's'}`
