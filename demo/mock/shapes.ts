/*
 * The shapes of older APIs, which the elements read as well: lists and entities in an envelope, options as texts, `image`,
 * `hasTaken`, questions in place of their number, a booking's slot as an object, a result's questions beside its quiz.
 */

export const SHAPES = ['current', 'old'] as const
export type Shapes = (typeof SHAPES)[number]

/** Throws for a name that is not in SHAPES. */
export function readShapes(text: string): Shapes {
  const known = SHAPES.find((shapes) => shapes === text)
  if (!known) throw new Error(`there are no shapes '${text}': they are ${SHAPES.join(' or ')}`)
  return known
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const oldOption = (option: unknown) =>
  isFields(option) && Object.keys(option).join() === 'text' ? option.text : option

/** Undefined fields are left out of JSON. */
const OLD_FIELDS: Readonly<Record<string, (value: unknown, all: Fields) => Fields>> = {
  options: (options) => ({ options: (options as unknown[]).map(oldOption) }),
  imageUrl: (image, { options }) => (options ? { image } : { imageUrl: image }),
  taken: (hasTaken) => ({ hasTaken }),
  questionCount: (count, { questions }) =>
    questions ? { questionCount: count } : { questions: Array.from({ length: Number(count) }, () => ({})) },
  slotId: (_id) => ({ slotId: { _id } }),
  slotDate: (date) => ({ slotDate: `${date}T00:00:00.000Z` }),
}

/** The questions of a result stand beside its quiz. */
function resultsApart(fields: Fields): Fields {
  const { quiz } = fields
  if (!('answers' in fields) || !isFields(quiz) || !quiz.questions) return fields
  const { questions, ...rest } = quiz
  return { ...fields, quiz: rest, questions }
}

function inOldFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOldFields)
  if (!isFields(value)) return value
  const entries = Object.entries(resultsApart(value)).flatMap(([name, inner]) =>
    Object.entries(OLD_FIELDS[name]?.(inner, value) ?? { [name]: inner }),
  )
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOldFields(inner)]))
}

/** An answer as an older API gives it. */
export function inOldShapes(answer: unknown): unknown {
  const old = inOldFields(answer)
  return isFields(old) && (Array.isArray(old) || '_id' in old) ? { success: true, data: old } : old
}
