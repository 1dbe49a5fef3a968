/** Options without pictures, in the order in which they are lettered. */
export const textOptions = (...texts: string[]) => texts.map((text) => ({ text }))
