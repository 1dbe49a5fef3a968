import type { FoundQuestion, NewQuestion } from '../../domain/exchange/found-question.ts'
import { draftNumber, numberDrafts } from '../../domain/kinds/number/draft.ts'
import type { NumberKey } from '../../domain/kinds/number/shape.ts'

/* What only our questions have, as tags: "unit=m/s²", "tolerance=1%", "figures=3", "tells-count". */

/** The key of a number as it is saved. */
export const keyOfNumber = (question: NewQuestion): NumberKey => numberDrafts.bodyOf(question).number

/** How far off an answer may be, in the key's own unit: other systems know no other tolerance. */
export function absoluteTolerance({ value = 0, tolerance = { absolute: 0 } }: NumberKey): number {
  if ('absolute' in tolerance) return tolerance.absolute
  return Number((tolerance.relative * Math.abs(value)).toPrecision(12))
}

export function kindTags(question: NewQuestion): string[] {
  if (question.kind === 'several')
    // With a single right one, the answers alone do not show that several may be chosen.
    return [
      ...(question.correctAnswers?.length === 1 ? ['several'] : []),
      ...(question.tellsCount ? ['tells-count'] : []),
    ]
  if (question.kind !== 'number') return []
  const { unit, tolerance, figures } = keyOfNumber(question)
  const part = tolerance && 'relative' in tolerance ? tolerance.relative : undefined
  return [
    ...(unit ? [`unit=${unit}`] : []),
    ...(part === undefined ? [] : [`tolerance=${Number((part * 100).toPrecision(12))}%`]),
    ...(figures ? [`figures=${figures}`] : []),
  ]
}

const valueIn = (tags: readonly string[], name: string) =>
  tags.find((tag) => tag.startsWith(`${name}=`))?.slice(name.length + 1)

/** What is found, with what its tags say of its kind. */
export function withKindTags(found: FoundQuestion, tags: readonly string[]): FoundQuestion {
  const kind = found.kind ?? (tags.includes('several') ? { code: 'several' as const } : undefined)
  if (kind?.code === 'several' && !tags.includes('tells-count')) return { ...found, kind }
  if (kind?.code === 'several') return { ...found, kind: { ...kind, tellsCount: true } }
  if (kind?.code !== 'number') return found
  const { number } = numberDrafts.bodyOf({ ...kind, options: [], correctAnswer: -1 })
  const [unit, figures] = [valueIn(tags, 'unit'), Number(valueIn(tags, 'figures'))]
  const percent = /^(\d{1,6}(?:\.\d{1,12})?(?:e-\d)?)%$/.exec(valueIn(tags, 'tolerance') ?? '')?.[1]
  const key: NumberKey = {
    ...number,
    ...(unit && { unit }),
    ...(percent !== undefined && { tolerance: { relative: Number(percent) / 100 } }),
    ...(figures >= 1 && { figures }),
  }
  return { ...found, kind: { ...kind, number: draftNumber(key) } }
}
