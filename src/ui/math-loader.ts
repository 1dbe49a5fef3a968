import { useEffect, useState } from 'react'

type RenderMath = typeof import('./math.ts')['renderMath']

let renderMath: RenderMath | undefined
let loading: Promise<RenderMath | undefined> | undefined

async function load(): Promise<RenderMath | undefined> {
  try {
    const math = await import('./math.ts')
    math.loadMathFont()
    renderMath = math.renderMath
  } catch {
    // The source of a formula can be read too, and the next text with one asks again.
    loading = undefined
  }
  return renderMath
}

/** Fetches the renderer and its font ahead of the first formula. Never rejects: undefined where it cannot be had. */
export function preloadMath() {
  loading ??= load()
  return loading
}

/** The renderer once it is there; it is fetched only where it is needed. */
export function useMath(needed: boolean): RenderMath | undefined {
  const [render, setRender] = useState(() => renderMath)
  // A chunk is loaded over time, outside of rendering.
  useEffect(() => {
    if (!needed) return
    let watched = true
    preloadMath().then((loaded) => watched && setRender(() => loaded))
    return () => {
      watched = false
    }
  }, [needed])
  return needed ? render : undefined
}
