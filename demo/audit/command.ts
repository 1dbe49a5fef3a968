import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formatOf, lineOf, summaryOf } from './report.ts'
import { type AuditSettings, beginAudit, brokenAt, findObstacle } from './run.ts'

const USAGE = `usage: quiz-elements audit <api-base> [options]

Checks whether an API keeps the contract of the elements, and says for each rule that it breaks what was sent, what came,
what is expected, and what breaks on the page.

  --learner <token>         a learner's bearer token, or cookie:name=value   (AUDIT_LEARNER)
  --second-learner <token>  another learner's                                (AUDIT_SECOND_LEARNER)
  --admin <token>           an administrator's                               (AUDIT_ADMIN)
  --origin <origin>         of the site with the elements, to check CORS
  --write                   also makes a quiz, books a running slot and submits, and removes all of it
  --only <id,id>            rules whose ids begin so
  --report <file>           .html, .xml (JUnit) or .json

A token that begins with a hyphen is written --learner=-token.

Ends with 0 if no rule is broken, 1 if only SHOULD or FEATURE rules are, 2 if a MUST is, 3 if nothing could be checked.`

/** `arguments_` are those after the name of the command. Resolves to the exit code. */
export async function auditCommand(arguments_: readonly string[]): Promise<number> {
  const read = readArguments(arguments_)
  if (typeof read === 'string') {
    console.error(read)
    return 3
  }
  const { settings, file } = read
  const obstacle = await findObstacle(settings)
  if (obstacle) {
    console.error(obstacle)
    return 3
  }
  const { report, stop } = beginAudit(settings, (outcome) => console.log(lineOf(outcome)))
  // What was made is removed first.
  process.once('SIGINT', () => {
    console.error('stopping: removing what the audit has made')
    stop()
  })
  const done = await report
  console.log(`\n${summaryOf(done)}`)
  if (file) writeFileSync(file, formatOf(file)?.(done) ?? '')
  if (brokenAt(done, 'MUST').length > 0) return 2
  return done.outcomes.some(({ state }) => state === 'broken') ? 1 : 0
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** The settings, or what to tell who typed something else. */
function readArguments(
  typed: readonly string[],
): { settings: AuditSettings; file?: string | undefined } | string {
  const options = {
    learner: { type: 'string' },
    'second-learner': { type: 'string' },
    admin: { type: 'string' },
    origin: { type: 'string' },
    write: { type: 'boolean' },
    only: { type: 'string' },
    report: { type: 'string' },
    help: { type: 'boolean' },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...typed], options, allowPositionals: true })
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${USAGE}`
  }
  const { values, positionals } = parsed
  const [base, ...others] = positionals
  if (values.help || !base || others.length > 0) return USAGE
  if (!isWebAddress(base)) return `${base} is no address with http or https\n\n${USAGE}`
  if (values.origin !== undefined && !isWebAddress(values.origin))
    return '--origin must be as https://www.example.org'
  if (values.report !== undefined && !formatOf(values.report))
    return '--report must end with .html, .xml or .json'
  const { AUDIT_LEARNER, AUDIT_SECOND_LEARNER, AUDIT_ADMIN } = process.env
  const settings = {
    base,
    origin: values.origin && new URL(values.origin).origin,
    write: values.write ?? false,
    only: values.only?.split(',') ?? [],
    credentials: {
      learner: values.learner ?? AUDIT_LEARNER,
      second: values['second-learner'] ?? AUDIT_SECOND_LEARNER,
      admin: values.admin ?? AUDIT_ADMIN,
    },
  }
  return { settings, file: values.report }
}
