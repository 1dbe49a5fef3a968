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

/** Chromium leaves maths out of the names of controls and headings, but not its label. */
function name(math: Element): void {
  const tex = math.querySelector('annotation')?.textContent ?? ''
  const words = speak?.(tex) ?? tex
  math.setAttribute('aria-label', words)
  const box = math.parentElement
  // A box that scrolls has a name of its own.
  if (box?.hasAttribute('aria-label')) box.setAttribute('aria-label', maths.formula(words))
}

/** Names a formula by its words, and by its source until these are loaded. */
export function nameFormula(math: Element): void {
  name(math)
  if (speak) return
  loading ??= load()
  void loading.then(() => name(math))
}
