import { atom } from 'nanostores'
import { deleteOwnData, readOwnData } from '../../api/own-data.ts'
import { downloadText } from '../../platform/download.ts'
import { exclusively } from '../lib/exclusively.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { offering } from './features.ts'
import { signOut } from './session.ts'

/** Whether the API gives people what it stores of them. */
export const $ownDataOffered = offering('people')

export const $readingData = atom(false)

/** Downloads everything that is stored of the person, as JSON. */
export const downloadOwnData = () =>
  exclusively($readingData, true, () =>
    reported(explainFailure('load-data'), async () =>
      downloadText('quiz-data.json', JSON.stringify(await readOwnData(), null, 2), 'application/json'),
    ),
  )

export const $deletingData = atom(false)

/** Deletes the account, which ends all its sessions; what stands against it is told. */
export const deleteData = () =>
  exclusively($deletingData, true, () =>
    reported(explainFailure('delete-data'), async () => {
      await deleteOwnData()
      // Nothing is left to end.
      await signOut(async () => {})
      notice.success({ code: 'data-deleted' })
    }),
  )
