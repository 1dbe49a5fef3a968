import { atom, computed } from 'nanostores'
import {
  getSlotConfig,
  resetSlotConfig,
  trySlotConfig,
  updateSlotConfig,
} from '../../api/admin/slot-admin.ts'
import { DEFAULT_SLOT_CONFIG } from '../../domain/slots/default-slot-config.ts'
import type { SlotConfig, StoredSlotConfig } from '../../domain/slots/slot-config.ts'
import {
  configDraftOf,
  configOfDraft,
  type SlotConfigDraft,
  type SlotConfigErrors,
  type SlotConfigField,
  validateConfigDraft,
} from '../../domain/slots/slot-config-draft.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { explainFailure, noteFailed, notice, reported } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { $userId } from '../session/session.ts'

const createConfig = (onError: (error: unknown) => void) =>
  createRemote<StoredSlotConfig>(['slot-config', $adminId], { fetcher: () => getSlotConfig(), onError })

export const $slotConfig = createConfig(noteFailed('fetch-slot-configuration'))

/** The same for screens that only need its zone and work without it: a failure is only logged. */
export const $zoneConfig = createConfig((error) =>
  console.warn('The zone of the slots could not be read.', error),
)

/** Unsaved input. Bound to a user, so that the next administrator at this device does not see it. */
const $typed = atom<{ userId: string | undefined; draft: SlotConfigDraft } | undefined>()

/** The form's contents: the stored configuration until it is edited. */
export const $configDraft = computedEqual([$slotConfig, $typed, $userId], ({ data }, typed, userId) =>
  typed && typed.userId === userId ? typed.draft : data && configDraftOf(data),
)

/** Whether closing the form would discard changes. */
export const $configDirty = computed([$slotConfig, $configDraft], ({ data }, draft) =>
  Boolean(data && draft && JSON.stringify(draft) !== JSON.stringify(configDraftOf(data))),
)

/** The problems found in the last attempt to save. */
export const $configErrors = atom<SlotConfigErrors>({})

export function setConfigField(field: SlotConfigField, text: string): void {
  const draft = $configDraft.get()
  if (!draft) return
  $typed.set({ userId: $userId.get(), draft: { ...draft, [field]: text } })
  // Clears them all: hours and duration depend on each other.
  $configErrors.set({})
}

/** A change to confirm. `affected`: bookings that would no longer fit; 0 if the API cannot count them. */
export type ConfigQuestion =
  | { ask: 'save'; config: SlotConfig; affected: number }
  | { ask: 'reset'; affected: number }

export const $configQuestion = atom<ConfigQuestion | undefined>()
export const $configBusy = atom<ConfigQuestion['ask'] | undefined>()

export const dismissQuestion = () => $configQuestion.set(undefined)

export function forgetConfigDraft(): void {
  $typed.set(undefined)
  $configErrors.set({})
  dismissQuestion()
}

/** An API without dry runs would save the configuration, so skip the call. */
async function countAffected(config: SlotConfig): Promise<number> {
  if (!$slotConfig.get().data?.dryRun) return 0
  return (await trySlotConfig(config)).affectedBookings
}

const DONE = { save: 'configuration-updated', reset: 'configuration-reset' } as const

const REPORT = {
  save: explainFailure('update-configuration'),
  reset: noteFailed('reset-configuration'),
}

/** Undefined after a reported failure, or if another call is in flight. */
const send = <Outcome>(ask: ConfigQuestion['ask'], work: () => Promise<Outcome>) =>
  exclusively($configBusy, ask, () => reported(REPORT[ask], work))

function finish(ask: ConfigQuestion['ask'], config: SlotConfig): true {
  const { data } = $slotConfig.get()
  const isLimited = data?.maxFutureBookings !== undefined
  const maxFutureBookings = isLimited ? (config.maxFutureBookings ?? data.maxFutureBookings) : undefined
  $slotConfig.mutate({ ...config, maxFutureBookings, dryRun: data?.dryRun })
  forgetConfigDraft()
  notice.success({ code: DONE[ask] })
  refresh('slot', 'current-slot', 'my-bookings')
  return true
}

async function store(config: SlotConfig): Promise<true> {
  await updateSlotConfig(config)
  return finish('save', config)
}

async function reset(): Promise<true> {
  await resetSlotConfig()
  return finish('reset', DEFAULT_SLOT_CONFIG)
}

/** Saves, or asks for confirmation if bookings would no longer fit. */
async function saveOrConfirm(config: SlotConfig): Promise<'saved' | 'asked'> {
  const affected = $configDirty.get() ? await countAffected(config) : 0
  if (affected === 0) {
    await store(config)
    return 'saved'
  }
  $configQuestion.set({ ask: 'save', config, affected })
  return 'asked'
}

export type SaveOutcome = 'saved' | 'invalid' | 'asked' | 'failed'

export async function saveConfig(): Promise<SaveOutcome> {
  const draft = $configDraft.get()
  if (!draft) return 'failed'
  const config = configOfDraft(draft)
  $configErrors.set(validateConfigDraft(draft))
  if (!config) return 'invalid'
  return (await send('save', () => saveOrConfirm(config))) ?? 'failed'
}

/** Asks for confirmation of a reset to the defaults. */
export async function askReset(): Promise<void> {
  const affected = await send('reset', () => countAffected(DEFAULT_SLOT_CONFIG))
  if (affected !== undefined) $configQuestion.set({ ask: 'reset', affected })
}

/** Makes the confirmed change. Resolves to true on success. */
export async function confirmQuestion(): Promise<boolean> {
  const question = $configQuestion.get()
  if (!question) return false
  const work = question.ask === 'save' ? () => store(question.config) : reset
  return (await send(question.ask, work)) ?? false
}
