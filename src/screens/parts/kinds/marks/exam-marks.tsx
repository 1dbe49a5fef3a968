import type { Marking } from '../../../../domain/quizzes/marking.ts'
import { marks } from '../../../../messages/en/marks.ts'
import { marksText, signedMarks } from '../../../../messages/lib/marks-text.ts'
import marksSheet from '../../../../ui/styles/marks.css?inline'
import { Styled } from '../../page/styled.tsx'

/** '+4 −1', read as '4 marks if right, minus 1 if wrong'. */
export function Worth({ marking: { right, wrong } }: { marking: Marking }) {
  const [gain, loss] = [marksText(right), marksText(-wrong)]
  return (
    <Styled sheet={marksSheet} className="worth">
      <span className="visually-hidden">{wrong < 0 ? marks.worth(gain, loss) : marks.worthRight(gain)}</span>
      <b aria-hidden="true">{signedMarks(right)}</b>
      {wrong < 0 && <b aria-hidden="true">{signedMarks(wrong)}</b>}
    </Styled>
  )
}

export { IntroMarks } from './intro-marks.tsx'
export { SubmitMarks } from './submit-marks.tsx'
