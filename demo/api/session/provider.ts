/** Loaded on demand: with Google signing people in, it is not needed. */
export async function loadProvider() {
  const { warn } = console
  // On Node 20 the package warns of it at import, in colour, each time. Its tests and ours pass there, and the line would
  // be the first thing that somebody who tries the demo reads.
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
  }
  try {
    return (await import('oidc-provider')).Provider
  } finally {
    console.warn = warn
  }
}
