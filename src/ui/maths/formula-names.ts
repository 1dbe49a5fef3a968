import { maths } from '../../messages/en/maths.ts'
import { wordsOf } from '../../messages/lib/words.ts'

type Speak = (tex: string) => string

let speak: Speak | undefined
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  try {
    const [{ spokenMath }] = await Promise.all([import('./spoken/spoken-math.ts'), wordsOf(['spoken'])])
    speak = spokenMath
  } catch {
    // Formulas are named by their source; the next one tries again.
    loading = undefined
  }
}

/** Chromium omits maths from the names of controls and headings, but not its label. */
function name(math: Element): void {
  const tex = math.querySelector('annotation')?.textContent ?? ''
  const words = speak?.(tex) ?? tex
  math.setAttribute('aria-label', words)
  const box = math.parentElement
  // A scrollable box has its own name.
  if (box?.hasAttribute('aria-label')) box.setAttribute('aria-label', maths.formula(words))
}

/** Labels a formula with its words, or with its source until they are loaded. */
export function nameFormula(math: Element): void {
  name(math)
  if (speak) return
  loading ??= load()
  void loading.then(() => name(math))
}
