import { atom } from 'nanostores'
import { deleteOwnData, readOwnData } from '../../api/own-data.ts'
import { downloadText } from '../../platform/download.ts'
import { exclusively } from '../lib/exclusively.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { offering } from './features.ts'
import { signOut } from './session.ts'

/** Whether people can download their data. */
export const $ownDataOffered = offering('people')

export const $readingData = atom(false)

/** Downloads everything stored about the person, as JSON. */
export const downloadOwnData = () =>
  exclusively($readingData, true, () =>
    reported(explainFailure('load-data'), async () =>
      downloadText('quiz-data.json', JSON.stringify(await readOwnData(), null, 2), 'application/json'),
    ),
  )

export const $deletingData = atom(false)

/** Deletes the account, which ends all its sessions; a refusal is reported. */
export const deleteData = () =>
  exclusively($deletingData, true, () =>
    reported(explainFailure('delete-data'), async () => {
      await deleteOwnData()
      // The sessions have already ended.
      await signOut(async () => {})
      notice.success({ code: 'data-deleted' })
    }),
  )
