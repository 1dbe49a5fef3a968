declare module 'subset-font' {
  /** A font with no more than the glyphs for the text, and what they refer to. */
  function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; noHinting?: boolean },
  ): Promise<Buffer>

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export { subsetFont as default }
}
