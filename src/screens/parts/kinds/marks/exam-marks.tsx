import type { Marking } from '../../../../domain/quizzes/marking.ts'
import { marks } from '../../../../messages/en/marks.ts'
import marksSheet from '../../../../ui/styles/marks.css?inline'
import { Styled } from '../../page/styled.tsx'

/** '+4 −1', read as '4 marks if right, minus 1 if wrong'. */
export function Worth({ marking: { right, wrong } }: { marking: Marking }) {
  const [gain, loss] = [marks.signed(right), marks.signed(wrong)]
  const words = wrong < 0 ? marks.worth(unsigned(right), unsigned(wrong)) : marks.worthRight(unsigned(right))
  return (
    <Styled sheet={marksSheet} className="worth">
      <span className="visually-hidden">{words}</span>
      <b aria-hidden="true">{gain}</b>
      {wrong < 0 && <b aria-hidden="true">{loss}</b>}
    </Styled>
  )
}

const unsigned = (marksOf: number) => marks.signed(Math.abs(marksOf)).replace('+', '')

export { IntroMarks } from './intro-marks.tsx'
export { SubmitMarks } from './submit-marks.tsx'
