import type { Reason } from '../../domain/lib/failure.ts'
import type { PictureProblem } from '../../domain/lib/upload.ts'
import { failures } from '../failures/en.ts'
import { type Wording, word } from '../wording.ts'

const UPLOAD_PROBLEMS: Wording<PictureProblem | { code: 'no-cookie' } | { code: 'unknown' }> = {
  'wrong-type': () => 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture',
  empty: () => 'This file is empty',
  'too-large': ({ limitMb }) => `This picture is larger than ${limitMb} MB`,
  'no-cookie': () =>
    'This browser keeps back the cookie that an upload needs. Allow cookies for this site, or give an image address instead.',
  unknown: () => 'Upload failed',
}

const isReason = (problem: { code: string }): problem is Exclude<Reason, { code: 'unknown' }> =>
  !(problem.code in UPLOAD_PROBLEMS)

export const quizForm = {
  uploadProblem: (problem: PictureProblem | { code: 'no-cookie' } | Reason) =>
    isReason(problem) ? failures.reason(problem, 'upload-image') : word(UPLOAD_PROBLEMS, problem),
}
