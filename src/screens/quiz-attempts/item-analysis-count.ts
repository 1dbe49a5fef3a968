/** '1 attempt', '10,000 attempts' */
export const countOf = (attempts: number) =>
  `${attempts.toLocaleString('en-US')} attempt${attempts === 1 ? '' : 's'}`
