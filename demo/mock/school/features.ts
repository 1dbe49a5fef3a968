import { FEATURES, type Feature } from '../../../src/domain/session/features.ts'

/**
 * The optional features that the mock can offer, each with the fields that come with it: where a feature is not offered, its fields are
 * neither told nor taken.
 */
const FIELDS = {
  return: '',
  start: 'start startedAt usesMath version unsubmitted',
  saves: 'version ended',
  versions: 'version',
  review: 'reviewFrom shownAnswers',
  order: 'shuffle draw pinned authoredIndex asked',
  time: 'timeFactor extraMinutes allowedSeconds extendedBy',
  drafts: 'running attempts',
  edits: 'basis',
  content: 'explanation topic imageAlt',
  move: '',
  sessions: '',
  public: 'practice',
  // `correctAnswers` is a count in results, and `kind` of a body is refused.
  kinds: 'responses',
  marking: 'marking marks maxMarks',
  reports: '',
  pace: 'seconds changes',
  standing: '',
  practice: 'topics',
} as const satisfies Partial<Record<Feature, string>>

export type MockFeature = keyof typeof FIELDS

const isMockFeature = (name: string): name is MockFeature => Object.hasOwn(FIELDS, name)

/** In the order of the contract. */
export const MOCK_FEATURES: readonly MockFeature[] = FEATURES.filter(isMockFeature)

/** `all`, names with commas between them, or nothing. Throws for a name that the mock does not know. */
export function readFeatures(text: string): readonly MockFeature[] {
  if (text === 'all') return MOCK_FEATURES
  const names = text.split(',').flatMap((name) => name.trim() || [])
  const unknown = names.find((name) => !isMockFeature(name))
  if (unknown !== undefined)
    throw new Error(`the mock does not offer '${unknown}': it has ${MOCK_FEATURES.join(', ')}, or all`)
  return MOCK_FEATURES.filter((feature) => names.includes(feature))
}

const namesOf = (features: readonly MockFeature[]) =>
  new Set(features.flatMap((feature) => FIELDS[feature].split(' ')))

type Json = null | string | number | boolean | Json[] | { [name: string]: Json }

function without(value: Json, names: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((item) => without(item, names))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !names.has(name))
  return Object.fromEntries(
    // Its rows have names that other features have, too.
    kept.map(([name, inner]) => [name, name === 'topics' ? inner : without(inner, names)]),
  )
}

/** Takes from any answer or body the fields of features that are not offered. */
export function fieldsFilter(offered: readonly MockFeature[]) {
  const told = namesOf(offered)
  const hidden = new Set([...namesOf(MOCK_FEATURES)].filter((name) => name && !told.has(name)))
  return (value: unknown): unknown => without(value as Json, hidden)
}
