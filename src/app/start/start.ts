import { configureClient } from '../../api/client.ts'
import { isApiBase } from '../../domain/page/api-base.ts'
import { type PropertyName, readSettings } from '../../domain/page/attributes.ts'
import { wordsOf } from '../../messages/lib/words.ts'
import { startAttempts } from '../../stores/attempts/watch.ts'
import { latestServerTime, noteServerDate, trustIn } from '../../stores/page/clock.ts'
import { noteReached } from '../../stores/page/connection.ts'
import { preloadNotices, provideNoticeWords } from '../../stores/page/notices.ts'
import { $apiBase, $settings } from '../../stores/page/settings.ts'
import { $userId, noteFailure, renewToken, startSession } from '../../stores/session/session.ts'
import { readToken } from '../../stores/session/token.ts'
import { preloadLearnerScreens } from '../routes/screens.tsx'
import { firstScreenSettled } from './ahead.ts'
import { loadReading } from './reading.ts'

/** The texts of an element's attributes by property; undefined where missing or empty. */
export type ElementAttributes = { [Name in PropertyName]?: string | undefined }

/** By element, in order of appearance. */
const attributesOf = new Map<Element, ElementAttributes>()

/** If several elements set the same attribute, the last one wins. */
const lastText = (name: PropertyName) =>
  [...attributesOf.values()].findLast((attributes) => attributes[name] !== undefined)?.[name]

function applySettings(): void {
  const settings = readSettings(lastText, location.href)
  // Called on every render: only changed settings may notify.
  if (JSON.stringify(settings) !== JSON.stringify($settings.get())) $settings.set(settings)
}

/** The texts of notices, once their layer is loaded too. */
async function loadNoticeWords() {
  const [{ noticeWords }] = await Promise.all([
    import('../../messages/notice-words.ts'),
    import('../../screens/parts/page/toast-layer.tsx'),
    wordsOf(['learner']),
  ])
  return noticeWords
}

/** Preloads what will be needed later, once the first screen is ready. */
async function loadAhead(): Promise<void> {
  await firstScreenSettled()
  preloadNotices()
  preloadLearnerScreens()
}

/** The first `api-base` configures the client for the whole page; a different one later is refused. */
export function connect(apiBase: string): void {
  const known = $apiBase.get()
  if (known !== undefined) {
    if (known !== apiBase)
      console.error(`api-base "${apiBase}" is ignored: this page already uses "${known}".`)
    return
  }
  $apiBase.set(apiBase)
  configureClient({
    apiBase,
    readToken,
    renewToken,
    readUserId: () => $userId.get(),
    onServerDate: noteServerDate,
    latestServerTime,
    trustIn,
    onFailure: noteFailure,
    onReached: noteReached,
    explains: () => $settings.get().debug === 'true',
  })
  void startAttempts()
  void startSession()
  provideNoticeWords(loadNoticeWords)
  loadReading()
  void loadAhead()
}

/** For developers, so it can wait until learners are served; skipped if the element is gone by then. */
async function warnInvalid(element: Element): Promise<void> {
  await firstScreenSettled()
  const { warnInvalidAttributes } = await import('./attribute-notes.ts')
  warnInvalidAttributes((name) => attributesOf.get(element)?.[name])
}

/** Call it when an element appears and when its attributes change. The page starts once. */
export function start(element: Element, attributes: ElementAttributes): void {
  const before = attributesOf.get(element)
  attributesOf.set(element, attributes)
  applySettings()
  void warnInvalid(element).catch(() => {})
  const { apiBase } = attributes
  // Without one, the page says what is missing.
  if (apiBase !== undefined && apiBase !== before?.apiBase && isApiBase(apiBase, location.href))
    connect(apiBase)
}

/** Forgets a removed element. Its settings stay until another element sets them: it may only be moving. */
export const stop = (element: Element) => void attributesOf.delete(element)
