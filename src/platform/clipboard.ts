/** Resolves to false if the browser refuses: on a page without TLS, or without the user's permission. */
export const writeToClipboard = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
