import type { Marking } from '../../../../domain/quizzes/marking.ts'
import { marks } from '../../../../messages/en/marks.ts'
import { signedMarks } from '../../../../messages/lib/marks-text.ts'

/** What a question with several right options brings: for all of them and no other, or a share. */
export function severalRule({ right, wrong, several }: Marking): string {
  const say = several === 'share' ? marks.rule.share : marks.rule.exact
  return say(signedMarks(right), signedMarks(wrong))
}
