import * as v from 'valibot'
import { NOT_JSON } from './answer-failure.ts'
import { envelopeContent, unwrap } from './unwrap.ts'

/*
 * What is wrong with an answer, for the developer of an API: the place in it, what was expected there, and the rule of the audit.
 * Never what the answer holds. Only pages with the attribute `debug` load this.
 */

/** By call, `*` standing for an id: the rule of demo/audit that its answer breaks. */
export const RULE_OF_CALL: Readonly<Record<string, string>> = {
  'GET /auth/me': 'shape.me',
  'GET /auth/validate-token': 'shape.validate-token',
  'GET /auth/sessions': 'feature.sessions-auth-sessions',
  'GET /quiz': 'shape.quizzes',
  'GET /quiz/*': 'shape.quiz',
  'POST /quiz': 'authoring.create',
  'GET /quiz/*/access': 'attempt.access',
  'GET /quiz/*/taken': 'shape.taken',
  'POST /quiz/*/start': 'feature.start',
  'POST /quiz/*/reports': 'feature.reports.stored',
  'GET /user/reports': 'feature.reports.stored',
  'GET /user/practice': 'feature.practice.kept',
  'POST /quiz/*/submit': 'attempt.graded',
  'GET /quiz/*/results': 'shape.result',
  'GET /quiz/*/user/*/results': 'attempt.admin-view',
  'GET /quiz/*/admin/results': 'shape.quiz-results',
  'GET /user/results': 'shape.my-results',
  'GET /user/admin/results': 'shape.all-results',
  'GET /user/data': 'feature.people-user-data',
  'GET /slots/current': 'shape.current-slot',
  'GET /slots/available': 'shape.available-slots',
  'GET /slots/my-bookings': 'shape.my-bookings',
  'POST /slots/book': 'slots.book',
  'GET /admin/slots/statistics': 'shape.slot-statistics',
  'GET /admin/slots/bookings': 'shape.slot-bookings',
  'GET /admin/slots/overview': 'shape.slot-overview',
  'GET /admin/slots/summary': 'shape.slot-summary',
  'GET /admin/slot-config': 'shape.slot-config',
  'GET /admin/users': 'feature.people-admin-users',
  'GET /admin/log': 'feature.log-admin-log',
}

/** Undefined for a call that no rule is about. */
function ruleOf(call: string): string | undefined {
  const isOf = ([pattern]: [string, string]) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(call)
  return Object.entries(RULE_OF_CALL).find(isOf)?.[1]
}

interface Problem {
  path: readonly (string | number)[]
  expected: string | null
  isMissing: boolean
}

/** A key may be data, such as an address by which an API lists people. */
const shownKey = (key: unknown) =>
  typeof key === 'number' || /^[a-z_]\w{0,39}$/i.test(String(key)) ? (key as string | number) : '…'

/** A choice of shapes is as wrong as its alternatives, whose paths begin at it. */
function problemsOf(issue: v.BaseIssue<unknown>, above: Problem['path'] = []): Problem[] {
  const path = [...above, ...(issue.path ?? []).map(({ key }) => shownKey(key))]
  if (issue.issues?.some((inner) => inner.path))
    return issue.issues.flatMap((inner) => problemsOf(inner, path))
  return [{ path, expected: issue.expected, isMissing: issue.received === 'undefined' }]
}

/** What is wrong with it, bare or as the content of its envelope, whichever comes closer. */
function closest(schema: v.GenericSchema, answer: unknown): Problem[] {
  const content = envelopeContent(answer)
  const key = Object.entries(answer ?? {}).find(([, value]) => value === content)?.[0]
  const found = [
    { value: answer, above: [] },
    ...(content === undefined ? [] : [{ value: content, above: [shownKey(key)] }]),
  ].map(({ value, above }) => ({
    problems: (v.safeParse(schema, value).issues ?? []).flatMap((issue) => problemsOf(issue, above)),
    depth: above.length,
  }))
  const isRoot = ({ problems, depth }: (typeof found)[number]) =>
    Number(problems.some(({ path }) => path.length === depth))
  found.sort((one, other) => isRoot(one) - isRoot(other) || one.problems.length - other.problems.length)
  return found[0]?.problems ?? []
}

/**
 * Where it is, and what was expected there. What is there and wrong tells more than what is missing; of several shapes the last is
 * the answer itself, not a refusal.
 */
function placeOf(schema: v.GenericSchema, answer: unknown): string {
  const problems = closest(schema, answer)
  const problem = problems.find(({ isMissing }) => !isMissing) ?? problems.at(-1)
  if (!problem) return ''
  const { path, expected, isMissing } = problem
  // Of a key that is missing, valibot expects the key.
  const isKey = isMissing && expected === `"${path.at(-1)}"`
  const wanted = isKey ? ', which is missing' : expected ? ` (expected ${expected})` : ''
  return path.length > 0 ? ` at ${path.join('.')}${wanted}` : wanted
}

/** What to say of an answer; undefined if it is as promised. */
function problemOf(schema: v.GenericSchema, answer: unknown): string | undefined {
  if (answer === NOT_JSON) return 'something that is not JSON'
  const read = unwrap(schema, answer)
  if (!read) return `something unexpected${placeOf(schema, answer)}`
  const { rows, odd } = (read.value ?? {}) as { rows?: unknown[]; odd?: unknown[] }
  if (!rows || !odd?.length) return undefined
  return `a list of which ${odd.length} of ${rows.length + odd.length} entries cannot be read`
}

/** People have ids in these addresses. */
const withoutPerson = (path: string) =>
  path.replace(/^(\/quiz\/[^/]+\/user\/|\/admin\/users\/)[^/]+(?=\/)/, '$1…')

/** Says in the console what is wrong with an answer, if anything is. */
export function noteAnswer(method: string, path: string, schema: v.GenericSchema, answer: unknown): void {
  const problem = problemOf(schema, answer)
  if (!problem) return
  const rule = ruleOf(`${method} ${path}`)
  const broken = rule ? `: rule ${rule} of "npx quiz-elements audit"` : ''
  console.warn(`quiz-elements: ${method} ${withoutPerson(path)} answered ${problem}${broken}.`)
}
