import { useEffect, useState } from 'react'

type Maths = Pick<typeof import('./math.ts'), 'renderMath' | 'checkMath'>

let maths: Maths | undefined
let loading: Promise<Maths | undefined> | undefined

async function load(): Promise<Maths | undefined> {
  try {
    const { loadMathFont, renderMath, checkMath } = await import('./math.ts')
    loadMathFont()
    maths = { renderMath, checkMath }
  } catch {
    // Formulas stay source text; the next one tries again.
    loading = undefined
  }
  return maths
}

/** Loads the renderer and its font ahead of the first formula. Never rejects: undefined if that fails. */
export function preloadMath(): Promise<Maths | undefined> {
  loading ??= load()
  return loading
}

/** The renderer and the checker once loaded, which only starts if they are needed. */
function useMaths(needed: boolean): Maths | undefined {
  const [loaded, setLoaded] = useState(maths)
  // Loading is asynchronous, outside of rendering.
  useEffect(() => {
    if (!needed) return
    let mounted = true
    preloadMath().then((arrived) => mounted && setLoaded(arrived))
    return () => {
      mounted = false
    }
  }, [needed])
  return needed ? loaded : undefined
}

export const useMath = (needed: boolean) => useMaths(needed)?.renderMath

/** The function that finds what is wrong with a formula, once the parser is loaded. */
export const useMathCheck = (needed: boolean) => useMaths(needed)?.checkMath
