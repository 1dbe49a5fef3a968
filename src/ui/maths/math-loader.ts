import { useSyncExternalStore } from 'react'

type Maths = Pick<typeof import('./math.ts'), 'renderMath' | 'checkMath'>

let maths: Maths | undefined
let loading: Promise<void> | undefined

/** Without it formulas stay in the system's maths font. */
async function loadFont(): Promise<void> {
  try {
    const { addMathFont } = await import('./math-font.ts')
    addMathFont()
  } catch {}
}

async function load(): Promise<void> {
  try {
    maths = await import('./math.ts')
    // Not awaited: the first formula is readable without it.
    void loadFont()
  } catch {
    // Formulas stay source text; the next one tries again.
    loading = undefined
  }
}

/** Loads the renderer ahead of the first formula, and after it the font. Never rejects. */
export function preloadMath(): Promise<void> {
  loading ??= load()
  return loading
}

function loadFor(onArrival: () => void): () => void {
  let mounted = true
  preloadMath().then(() => mounted && onArrival())
  return () => {
    mounted = false
  }
}

const loadNothing = () => () => undefined

/** The renderer and the checker once loaded, which only starts if they are needed. */
function useMaths(needed: boolean): Maths | undefined {
  const loaded = useSyncExternalStore(needed ? loadFor : loadNothing, () => maths)
  return needed ? loaded : undefined
}

export const useMath = (needed: boolean) => useMaths(needed)?.renderMath

/** The function that finds what is wrong with a formula, once the parser is loaded. */
export const useMathCheck = (needed: boolean) => useMaths(needed)?.checkMath
