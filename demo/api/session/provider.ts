/** Loaded on demand: not needed with Google. */
export async function loadProvider() {
  const { warn } = console
  // On Node 20 the package prints a warning on import, although its tests and ours pass there. It would be the first line
  // that a newcomer sees.
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
  }
  try {
    return (await import('oidc-provider')).Provider
  } finally {
    console.warn = warn
  }
}
