/** A date or a figure with its unit, which no line may break in two. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
