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
    // The source of a formula can be read too, and the next text with one asks again.
    loading = undefined
  }
  return maths
}

/** Fetches the renderer and its font ahead of the first formula. Never rejects: undefined where it cannot be had. */
export function preloadMath() {
  loading ??= load()
  return loading
}

/** The renderer and checker once they are there; they are fetched only where they are needed. */
function useMaths(needed: boolean): Maths | undefined {
  const [loaded, setLoaded] = useState(maths)
  // A chunk is loaded over time, outside of rendering.
  useEffect(() => {
    if (!needed) return
    let watched = true
    preloadMath().then((arrived) => watched && setLoaded(arrived))
    return () => {
      watched = false
    }
  }, [needed])
  return needed ? loaded : undefined
}

export const useMath = (needed: boolean) => useMaths(needed)?.renderMath

/** Says what is wrong with a formula, once the parser is there. */
export const useMathCheck = (needed: boolean) => useMaths(needed)?.checkMath
