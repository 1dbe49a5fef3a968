import { findAll, findButton, findRadios, isTouchable, painted, rowOf, watch } from './dom.ts'

/** Milliseconds since the navigation. */
export interface Answerable {
  /** When Start Quiz was pressed; the same as `at` where there is none. */
  pressedAt: number
  /** An option was in the page, painted, and could be tapped on. */
  at: number
}

/** In English and in German. */
const findStart = () => findButton('Start Quiz') ?? findButton('Prüfung starten')

/** Presses Start Quiz once it is painted, as no person can do earlier, and looks until there is what is waited for. */
async function startAndWatch(isThere: () => boolean, isReady = () => true): Promise<Answerable> {
  let pressedAt: number | undefined
  let at = 0
  const press = async () => {
    pressedAt = await painted()
    findStart()?.click()
  }
  await watch(async () => {
    if (pressedAt === undefined && findStart()) await press()
    if (!isThere()) return false
    at = await painted()
    return isReady()
  })
  return { pressedAt: pressedAt ?? at, at }
}

/** An option is painted and can be tapped on. */
export const reachFirstQuestion = () =>
  startAndWatch(
    () => findRadios().length > 0,
    () => {
      const [radio] = findRadios()
      return radio !== undefined && !radio.disabled && isTouchable(rowOf(radio))
    },
  )

/** A formula is painted. */
export const reachFirstFormula = () => startAndWatch(() => findAll('math').length > 0)
