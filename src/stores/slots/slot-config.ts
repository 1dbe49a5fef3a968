import { atom, computed } from 'nanostores'
import { getSlotConfig, resetSlotConfig, trySlotConfig, updateSlotConfig } from '../../api/slot-admin.ts'
import {
  DEFAULT_SLOT_CONFIG,
  type SlotConfig,
  type StoredSlotConfig,
} from '../../domain/slots/slot-config.ts'
import {
  configDraftOf,
  configOfDraft,
  type SlotConfigDraft,
  type SlotConfigErrors,
  type SlotConfigField,
  validateConfigDraft,
} from '../../domain/slots/slot-config-draft.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { explainFailure, noteFailed, notice, reported } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { $userId } from '../session/session.ts'

export const $slotConfig = createRemote<StoredSlotConfig>(['slot-config', $adminId], {
  fetcher: () => getSlotConfig(),
  onError: noteFailed('fetch-slot-configuration'),
})

/** What somebody has typed and not saved. */
const $typed = atom<{ userId: string | undefined; draft: SlotConfigDraft } | undefined>()

/** The form as it stands: the configuration itself, until somebody changes something. */
export const $configDraft = computedEqual([$slotConfig, $typed, $userId], ({ data }, typed, userId) =>
  typed && typed.userId === userId ? typed.draft : data && configDraftOf(data),
)

/** Whether closing the form now would lose something. */
export const $configDirty = computed([$slotConfig, $configDraft], ({ data }, draft) =>
  Boolean(data && draft && JSON.stringify(draft) !== JSON.stringify(configDraftOf(data))),
)

/** What was wrong when it was last to be saved. */
export const $configErrors = atom<SlotConfigErrors>({})

export function setConfigField(field: SlotConfigField, text: string): void {
  const draft = $configDraft.get()
  if (!draft) return
  $typed.set({ userId: $userId.get(), draft: { ...draft, [field]: text } })
  // An hour or the length may have been what was wrong with another field.
  $configErrors.set({})
}

/** A change that waits for the administrator's yes. `affected` bookings do not fit it, as far as the API can tell. */
export type ConfigQuestion =
  | { ask: 'save'; config: SlotConfig; affected: number }
  | { ask: 'reset'; affected: number }

export const $configQuestion = atom<ConfigQuestion | undefined>()
export const $configBusy = atom<ConfigQuestion['ask'] | undefined>()

export const dismissQuestion = () => $configQuestion.set(undefined)

/** The form is given up. */
export function forgetConfigDraft(): void {
  $typed.set(undefined)
  $configErrors.set({})
  dismissQuestion()
}

/** An API that does not say so would take the trial for the change itself. */
async function countAffected(config: SlotConfig): Promise<number> {
  if (!$slotConfig.get().data?.dryRun) return 0
  return (await trySlotConfig(config)).affectedBookings
}

const DONE = { save: 'configuration-updated', reset: 'configuration-reset' } as const

const REPORT = {
  save: explainFailure('update-configuration'),
  reset: noteFailed('reset-configuration'),
}

/** Undefined when it failed, which has been told then, or when something is under way already. */
async function attempt<Outcome>(
  ask: ConfigQuestion['ask'],
  work: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  if ($configBusy.get() !== undefined) return undefined
  $configBusy.set(ask)
  try {
    return await reported(REPORT[ask], work)
  } finally {
    $configBusy.set(undefined)
  }
}

function finish(ask: ConfigQuestion['ask'], config: SlotConfig): true {
  const { data } = $slotConfig.get()
  $slotConfig.mutate({ ...config, dryRun: data?.dryRun })
  forgetConfigDraft()
  notice.success({ code: DONE[ask] })
  refresh('slot', 'current-slot', 'my-bookings')
  return true
}

async function store(config: SlotConfig): Promise<true> {
  await updateSlotConfig(config)
  return finish('save', config)
}

export type SaveOutcome = 'saved' | 'invalid' | 'asked' | 'failed'

/** Saves the form; where bookings would no longer fit, it asks first. A second click meanwhile does nothing. */
export async function saveConfig(): Promise<SaveOutcome> {
  const draft = $configDraft.get()
  if (!draft) return 'failed'
  const config = configOfDraft(draft)
  $configErrors.set(validateConfigDraft(draft))
  if (!config) return 'invalid'
  const outcome = await attempt('save', async () => {
    const affected = $configDirty.get() ? await countAffected(config) : 0
    if (affected === 0) return store(config)
    $configQuestion.set({ ask: 'save', config, affected })
    return 'asked'
  })
  return outcome === true ? 'saved' : (outcome ?? 'failed')
}

/** Asks whether to go back to the defaults, and tells what that would do to bookings. */
export async function askReset(): Promise<void> {
  const affected = await attempt('reset', () => countAffected(DEFAULT_SLOT_CONFIG))
  if (affected !== undefined) $configQuestion.set({ ask: 'reset', affected })
}

async function reset(): Promise<true> {
  await resetSlotConfig()
  return finish('reset', DEFAULT_SLOT_CONFIG)
}

/** Does what was asked about. True when it is done. */
export async function confirmQuestion(): Promise<boolean> {
  const question = $configQuestion.get()
  if (!question) return false
  const work = question.ask === 'save' ? () => store(question.config) : reset
  return (await attempt(question.ask, work)) ?? false
}
