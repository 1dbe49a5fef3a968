declare module 'subset-font' {
  /** A font with no more than the glyphs for the text, and what they refer to. */
  function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; noHinting?: boolean },
  ): Promise<Buffer>

  export { subsetFont as default }
}
