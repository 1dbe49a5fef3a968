import { atom, computed } from 'nanostores'
import type { SaveStatus } from '../../domain/authoring/draft/save-status.ts'
import { $storage } from '../lib/storage.ts'
import { $deviceSavedAt, $draftDirty } from './quiz-draft.ts'

/** `draft` hides the quiz from learners, if the API supports that; `publish` shows it to them. */
export type SaveKind = 'draft' | 'publish'

/** What is being saved. */
export const $saveState = atom<'idle' | SaveKind>('idle')

/** When the quiz was saved while its form stayed open. */
export const $quizSavedAt = atom<number | undefined>()
/** Whether the last save failed. */
export const $saveFailed = atom(false)

export function forgetSaves(): void {
  $quizSavedAt.set(undefined)
  $deviceSavedAt.set(undefined)
  $saveFailed.set(false)
}

const statusAt = (code: 'saved' | 'on-device', at: number | undefined): SaveStatus =>
  at === undefined ? { code: 'nothing' } : { code, at }

export const $saveStatus = computed(
  [$saveState, $saveFailed, $draftDirty, $deviceSavedAt, $quizSavedAt, $storage],
  (saving, failed, dirty, deviceSavedAt, savedAt, storage): SaveStatus => {
    if (saving !== 'idle') return { code: 'saving' }
    if (!dirty) return statusAt('saved', savedAt)
    if (failed) return { code: 'failed' }
    if (storage !== 'device') return { code: deviceSavedAt === undefined ? 'nothing' : 'not-kept' }
    return statusAt('on-device', deviceSavedAt)
  },
)
