import { computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { listMyReports, reportQuestion, withdrawReport } from '../../api/reports.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import { type OwnReport, ReportBody } from '../../domain/reports/reports.ts'
import { createRemote } from '../lib/query.ts'
import { deviceAtom } from '../lib/storage.ts'
import { $connected } from '../page/connection.ts'
import { explainFailure } from '../page/notices.ts'
import { $features, offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'

/* What a person reports of questions. It is kept on the device until the API has it, and shown to nobody else there. */

/** `waits`: the API does not have it yet. */
const Sent = v.object({ quizId: v.string(), ...ReportBody.entries, waits: v.boolean() })
export type SentReport = v.InferOutput<typeof Sent>

const $stored = deviceAtom('quiz:reports', v.record(v.string(), v.array(Sent)))

/** Older ones are known to the API. */
const MOST_KEPT = 100

/** The signed-in person's, of this device. */
export const $sentReports = computed([$stored, $userId], (stored, userId) =>
  userId === undefined ? [] : (stored?.[userId] ?? []),
)

type Named = Pick<SentReport, 'quizId' | 'questionId'>
const isOf = (one: Named, other: Named) => one.quizId === other.quizId && one.questionId === other.questionId

/** Changes what is stored now: another tab may have stored something. */
function change(userId: string, step: (reports: readonly SentReport[]) => readonly SentReport[]): void {
  const stored = $stored.readDevice() ?? {}
  $stored.set({ ...stored, [userId]: [...step(stored[userId] ?? [])].slice(-MOST_KEPT) })
}

const without = (report: Named) => (reports: readonly SentReport[]) =>
  reports.filter((other) => !isOf(other, report))

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
  const { quizId, waits: _, ...body } = report
  try {
    await reportQuestion(quizId, body, userId)
    // Unless it was changed meanwhile.
    change(userId, (reports) =>
      reports.map((other) =>
        JSON.stringify(other) === JSON.stringify(report) ? { ...other, waits: false } : other,
      ),
    )
    return true
  } catch (error) {
    return onFailure((failure) => {
      if (waitsOn(failure)) return false
      change(userId, without(report))
      explainFailure('report-question')(failure)
      return true
    })(error)
  }
}

let sending = false

/** Sends what waits, one after the other; what cannot be sent now stays. */
async function sendReports(): Promise<void> {
  const userId = $userId.get()
  if (sending || userId === undefined || !offers('reports')) return
  sending = true
  try {
    for (;;) {
      const next = ($stored.readDevice()?.[userId] ?? []).find(({ waits }) => waits)
      if (!next || $userId.get() !== userId || !(await send(userId, next))) return
    }
  } finally {
    sending = false
  }
}

/** While anything of reports is on the page: what waits is sent once the network is back. */
function followNetwork() {
  void sendReports()
  return $connected.listen((connected) => {
    if (connected) void sendReports()
  })
}
onMount($sentReports, followNetwork)

/** Reports a question, or replaces the report of it. It is sent at once, or when the network is back. */
export function report(given: Omit<SentReport, 'waits'>): void {
  const userId = $userId.get()
  if (userId === undefined) return
  change(userId, (reports) => [...without(given)(reports), { ...given, waits: true }])
  void sendReports()
}

/** Takes a report back, which only the API can: it may have been answered. */
export async function takeBack(report: Named): Promise<void> {
  const userId = $userId.get()
  if (userId === undefined) return
  await withdrawReport(report.quizId, report.questionId, userId).then(
    () => change(userId, without(report)),
    onFailure(explainFailure('report-question')),
  )
}

const Read = v.record(v.string(), v.array(v.string()))
const $read = deviceAtom('quiz:reports-read', Read)

/** An answer that was changed is another one. */
const nameOf = ({ _id, answeredAt = '' }: OwnReport) => `${_id} ${answeredAt}`

/** What became of own reports, as far as the person has not put it away. */
export const $unreadAnswers = computed([$myReports, $read, $userId], ({ data = [] }, read, userId) =>
  data.filter((own) => own.status !== 'open' && !read?.[userId ?? '']?.includes(nameOf(own))),
)

// At home, too: the quiz may never be opened again.
onMount($unreadAnswers, followNetwork)

export function putAway(answer: OwnReport): void {
  const userId = $userId.get()
  if (userId === undefined) return
  const read = $read.readDevice() ?? {}
  $read.set({ ...read, [userId]: [...(read[userId] ?? []), nameOf(answer)].slice(-MOST_KEPT) })
}
