/** Keys of a question, in the spellings that the elements read. */
const KEY_FIELDS = ['correctAnswer', 'correctAnswers', 'accepted', 'explanation']

/** Of the number that a question asks for, learners are told the unit and the figures alone. */
const tellsNumber = (name: string, value: unknown) =>
  name === 'number' &&
  typeof value === 'object' &&
  value !== null &&
  ['value', 'tolerance', 'accepted'].some((field) => field in value)

/** Whether any question in an answer tells its key. */
export function tellsKey(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(tellsKey)
  if (typeof body !== 'object' || body === null) return false
  const isQuestion = 'options' in body
  return Object.entries(body).some(
    ([name, value]) =>
      (isQuestion && KEY_FIELDS.includes(name) && value != null) ||
      tellsNumber(name, value) ||
      tellsKey(value),
  )
}
