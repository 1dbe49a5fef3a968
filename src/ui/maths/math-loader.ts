import { useSyncExternalStore } from 'react'
import { afterPaint } from '../../platform/after-paint.ts'

type Maths = typeof import('./math.ts')

/** The others extend the same renderer with more commands. */
type Subject = 'maths' | 'chemistry' | 'siunitx' | 'chemistry+siunitx'

const CHEMICAL = /\\(ce|pu)(?![A-Za-z])|\\(uni|tri|triple)Dash/

const SIUNITX = /\\(SI|si|qty|unit|num|ang)(range)?(?![A-Za-z])/

const loaded: Partial<Record<Subject, Maths>> = {}
const loading: Partial<Record<Subject, Promise<void>>> = {}

/** Without it formulas stay in the system's maths font. */
async function loadFont(): Promise<void> {
  try {
    const { addMathFont } = await import('./math-font.ts')
    addMathFont()
  } catch {}
}

async function loadMaths(): Promise<Maths> {
  const maths = await import('./math.ts')
  // The first formula is readable without it.
  afterPaint(() => void loadFont())
  return maths
}

async function loadChemistry(): Promise<Maths> {
  const [maths, { addChemistry }] = await Promise.all([
    import('./math.ts'),
    import('./chemistry.ts'),
    preloadMath(),
  ])
  addChemistry(maths.defineMacro)
  return maths
}

async function loadSiunitx(): Promise<Maths> {
  const [maths, { withoutSiunitx }] = await Promise.all([
    import('./math.ts'),
    import('./spoken/siunitx.ts'),
    preloadMath(),
  ])
  maths.addSiunitx(withoutSiunitx)
  return maths
}

const LOADERS = {
  maths: loadMaths,
  chemistry: loadChemistry,
  siunitx: loadSiunitx,
  'chemistry+siunitx': () => loadChemistry().then(loadSiunitx),
}

async function load(subject: Subject): Promise<void> {
  try {
    loaded[subject] = await LOADERS[subject]()
  } catch {
    // Formulas stay source text; the next one tries again, in browsers that do not keep a failed import.
    delete loading[subject]
  }
}

/** Preloads the renderer, then the font. Never rejects. */
export function preloadMath(subject: Subject = 'maths'): Promise<void> {
  loading[subject] ??= load(subject)
  return loading[subject]
}

const loadFor = (subject: Subject) => (onArrival: () => void) => {
  let mounted = true
  preloadMath(subject).then(() => mounted && onArrival())
  return () => {
    mounted = false
  }
}

const SUBSCRIBE = {
  maths: loadFor('maths'),
  chemistry: loadFor('chemistry'),
  siunitx: loadFor('siunitx'),
  'chemistry+siunitx': loadFor('chemistry+siunitx'),
  nothing: () => () => undefined,
}

function subjectOf(formulas: readonly string[]): Subject | 'nothing' {
  if (formulas.length === 0) return 'nothing'
  const has = (commands: RegExp) => formulas.some((tex) => commands.test(tex))
  if (has(CHEMICAL)) return has(SIUNITX) ? 'chemistry+siunitx' : 'chemistry'
  return has(SIUNITX) ? 'siunitx' : 'maths'
}

/** The renderer and the checker of these formulas once loaded, which only starts if there are any. */
function useMaths(formulas: readonly string[]): Maths | undefined {
  const subject = subjectOf(formulas)
  return useSyncExternalStore(SUBSCRIBE[subject], () => (subject === 'nothing' ? undefined : loaded[subject]))
}

export const useMath = (formulas: readonly string[]) => useMaths(formulas)?.renderMath

/** The function that finds what is wrong with a formula, once the parser is loaded. */
export const useMathCheck = (formulas: readonly string[]) => useMaths(formulas)?.checkMath
