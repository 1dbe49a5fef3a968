declare module 'subset-font' {
  /** Reduces a font to the glyphs of `text` and those they refer to. */
  function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; noHinting?: boolean },
  ): Promise<Buffer>

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export { subsetFont as default }
}
