/** Options without pictures, in display order. */
export const textOptions = (...texts: string[]) => texts.map((text) => ({ text }))
