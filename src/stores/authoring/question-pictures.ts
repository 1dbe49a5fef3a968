import { uploadImage } from '../../api/admin/images.ts'
import type { UploadProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import { type Failure, onFailure, reasonOf } from '../../domain/lib/failure.ts'
import { pictureProblem } from '../../domain/quizzes/upload.ts'
import { notice } from '../page/notices.ts'
import { change, changeOption } from './question-draft.ts'
import { $uploads, type PicturePlace, type Upload } from './quiz-draft.ts'

export function setQuestionImage(imageUrl: string): void {
  change((question) => ({ ...question, imageUrl }), 'image')
  forgetFailure('question')
}

export function setOptionImage(index: number, imageUrl: string): void {
  changeOption(index, { imageUrl }, 'image')
  forgetFailure(index)
}

function forgetFailure(place: PicturePlace): void {
  if ($uploads.get()[place]?.state === 'failed') $uploads.setKey(place, undefined)
}

export function uploadProblemOf(failure: Failure): UploadProblem {
  // Uploads are signed by the cookie alone: a 401 says that the browser blocks it, not that the session ended.
  if (failure.sessionExpired) return { code: 'no-cookie' }
  // Often the error page of an intermediate server, which does not state its limit.
  if (failure.status === 413) return { code: 'too-large-for-server' }
  return { code: 'refused', reason: reasonOf(failure) }
}

const setPicture = (place: PicturePlace, imageUrl: string) =>
  place === 'question' ? change((question) => ({ ...question, imageUrl })) : changeOption(place, { imageUrl })

export const removePicture = (place: PicturePlace) => setPicture(place, '')

/** The upload's current place; undefined once that is gone. */
function placeOf(upload: Upload): PicturePlace | undefined {
  const found = Object.entries($uploads.get()).find(([, known]) => known === upload)?.[0]
  return found === undefined || found === 'question' ? found : Number(found)
}

/** Uploads a picture and stores its address. If the question is closed before the answer, nothing changes. */
export async function uploadPicture(to: PicturePlace, file: File): Promise<void> {
  const problem = pictureProblem(file)
  if (problem) return $uploads.setKey(to, { state: 'failed', problem })
  const busy: Upload = { state: 'busy' }
  $uploads.setKey(to, busy)
  const upload = async () => {
    const { url } = await uploadImage(file)
    const place = placeOf(busy)
    if (place === undefined) return
    $uploads.setKey(place, undefined)
    setPicture(place, url)
  }
  const fail = (failure: Failure) => {
    const place = placeOf(busy)
    if (place === undefined) return
    // The toast says that it failed, the field says why.
    $uploads.setKey(place, { state: 'failed', problem: uploadProblemOf(failure) })
    notice.error({ code: 'failed', action: 'upload-image' })
  }
  await upload().catch(onFailure(fail))
}
