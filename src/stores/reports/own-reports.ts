import { atom, computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { listMyReports, reportQuestion, withdrawReport } from '../../api/reports.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import { type OwnReport, ReportBody, ReportState } from '../../domain/reports/reports.ts'
import { createRemote } from '../lib/query.ts'
import { deviceAtom } from '../lib/storage.ts'
import { $connected } from '../page/connection.ts'
import { explainFailure } from '../page/notices.ts'
import { $features, offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'

/* What a person reports of questions. It is kept on the device until the API has it, and shown to nobody else there. */

/** `waits`: the API does not have it yet, or not yet that it is taken back. `line` was begun and is not part of it yet. */
const Sent = v.object({
  quizId: v.string(),
  ...ReportBody.entries,
  waits: v.boolean(),
  takenBack: v.optional(v.boolean()),
  line: v.optional(v.string()),
  status: v.optional(ReportState),
})
export type SentReport = v.InferOutput<typeof Sent>

const $stored = deviceAtom('quiz:reports', v.record(v.string(), v.array(Sent)))

/** Older ones are known to the API. */
const MOST_KEPT = 100

/** The signed-in person's, as far as this device knows. */
export const $sentReports = computed([$stored, $userId], (stored, userId) =>
  (stored?.[userId ?? ''] ?? []).filter(({ takenBack }) => !takenBack),
)

type Named = Pick<SentReport, 'quizId' | 'questionId'>
const isOf = (one: Named, other: Named) => one.quizId === other.quizId && one.questionId === other.questionId

type Step = (reports: readonly SentReport[]) => readonly SentReport[]

/** Changes what is stored now: another tab may have stored something. What waits is never dropped. */
function change(userId: string, step: Step): void {
  const stored = $stored.readDevice() ?? {}
  const reports = step(stored[userId] ?? [])
  const [waiting, known] = [reports.filter(({ waits }) => waits), reports.filter(({ waits }) => !waits)]
  $stored.set({ ...stored, [userId]: [...known.slice(-MOST_KEPT), ...waiting] })
}

/** Replaces a report, by nothing to remove it. */
const replace =
  (report: Named, ...others: SentReport[]): Step =>
  (reports) => [...reports.filter((other) => !isOf(other, report)), ...others]

/** After it was sent: unless it was changed meanwhile. */
const settle =
  (sent: SentReport, ...others: SentReport[]): Step =>
  (reports) => {
    const now = reports.find((other) => isOf(other, sent))
    const isSame =
      now?.kind === sent.kind && now.text === sent.text && Boolean(now.takenBack) === Boolean(sent.takenBack)
    return isSame ? replace(sent, ...others.map((other) => ({ ...other, line: now.line })))(reports) : reports
  }

/** The own reports as the API has them, with what became of them. */
const $myReports = createRemote<OwnReport[]>(
  [
    'my-reports',
    computed([$userId, $features], (userId, features) =>
      features?.includes('reports') ? userId : undefined,
    ),
  ],
  { fetcher: listMyReports, onError: () => {} },
)

/** Whether it may arrive later. */
const waitsOn = ({ network, retryable, sessionExpired }: Failure) => network || retryable || sessionExpired

/** Whether there is nothing more to send. */
async function send(userId: string, report: SentReport): Promise<boolean> {
  const { quizId, waits: _, takenBack, line: _line, status: _status, ...body } = report
  const arrived = { ...report, waits: false, takenBack: false }
  try {
    if (takenBack) await withdrawReport(quizId, report.questionId, userId)
    else await reportQuestion(quizId, body, userId)
    change(userId, takenBack ? settle(report) : settle(report, arrived))
    return true
  } catch (error) {
    return onFailure((failure) => {
      if (waitsOn(failure)) return false
      // What cannot be taken back, because it was answered, stands as before.
      change(userId, takenBack ? settle(report, arrived) : settle(report))
      explainFailure('report-question')(failure)
      return true
    })(error)
  }
}

/** While it is tried, it is believed to arrive. */
export const $sendingReports = atom(false)

/** Sends what waits, one after the other; what cannot be sent now stays. */
async function sendReports(): Promise<void> {
  const userId = $userId.get()
  if ($sendingReports.get() || userId === undefined || !offers('reports')) return
  $sendingReports.set(true)
  try {
    for (;;) {
      const next = ($stored.readDevice()?.[userId] ?? []).find(({ waits }) => waits)
      if (!next || $userId.get() !== userId || !(await send(userId, next))) return
    }
  } finally {
    $sendingReports.set(false)
  }
}

/** What the API has replaces what this device knew, but not what waits. A line that was begun stays. */
const adopt =
  (own: readonly OwnReport[]): Step =>
  (reports) => {
    const waiting = reports.filter(({ waits }) => waits)
    const told = own.map(({ quiz, questionId, kind, text, status }) => {
      const named = { quizId: quiz._id, questionId }
      return {
        ...named,
        kind,
        text,
        status,
        waits: false,
        line: reports.find((known) => isOf(known, named))?.line,
      }
    })
    return [
      ...told.filter((one) => v.is(Sent, one) && !waiting.some((other) => isOf(one, other))).reverse(),
      ...waiting,
    ]
  }

/** Also those that were made on another device. */
async function readReports(): Promise<void> {
  await sendReports()
  const userId = $userId.get()
  if (userId === undefined || !offers('reports')) return
  const before = $stored.readDevice()
  const own = await listMyReports().catch(onFailure(() => undefined))
  if (!own || $userId.get() !== userId) return
  // What was reported meanwhile may be missing.
  if ($stored.readDevice() !== before) await readReports()
  else if (own.length > 0 || before?.[userId]) change(userId, adopt(own))
}

/** While anything of reports is on the page: what waits is sent once the network is back. */
const followNetwork = () =>
  $connected.listen((connected) => {
    if (connected) void sendReports()
  })
onMount($sentReports, () => {
  void readReports()
  return followNetwork()
})

/** Reports a question, or replaces the report of it. It is sent at once, or when the network is back. */
export function report(given: Pick<SentReport, 'quizId' | 'questionId' | 'kind' | 'text' | 'line'>): void {
  const userId = $userId.get()
  if (userId === undefined) return
  change(userId, replace(given, { ...given, waits: true }))
  void sendReports()
}

/** Takes a report back, at once or when the network is back. It may have been answered, then it stays. */
export function takeBack(report: SentReport): void {
  const userId = $userId.get()
  if (userId === undefined) return
  change(userId, replace(report, { ...report, waits: true, takenBack: true }))
  void sendReports()
}

/** Keeps a line that was begun, until it is sent. */
export function keepLine(report: SentReport, line: string): void {
  const userId = $userId.get()
  if (userId !== undefined)
    change(userId, (reports) => reports.map((other) => (isOf(other, report) ? { ...other, line } : other)))
}

const Read = v.record(v.string(), v.array(v.string()))
const $read = deviceAtom('quiz:reports-read', Read)

/** An answer that was changed is another one. */
const nameOf = ({ _id, answeredAt = '' }: OwnReport) => `${_id} ${answeredAt}`

/** What became of own reports. */
export const $reportAnswers = computed($myReports, ({ data = [] }) =>
  data.filter(({ status }) => status !== 'open'),
)
/** As far as the person has not put it away. */
export const $unreadAnswers = computed([$reportAnswers, $read, $userId], (answers, read, userId) =>
  answers.filter((own) => !read?.[userId ?? '']?.includes(nameOf(own))),
)

// At home, too: the quiz may never be opened again.
onMount($reportAnswers, () => {
  void sendReports()
  return followNetwork()
})

export function putAway(answer: OwnReport): void {
  const userId = $userId.get()
  if (userId === undefined) return
  const read = $read.readDevice() ?? {}
  $read.set({ ...read, [userId]: [...(read[userId] ?? []), nameOf(answer)].slice(-MOST_KEPT) })
}
