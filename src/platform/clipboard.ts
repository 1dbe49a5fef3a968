/** Resolves to false where the browser refuses: on pages without TLS, or where the person forbids it. */
export const writeToClipboard = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
