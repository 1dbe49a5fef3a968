import type { LeadLine } from './numbered.ts'

const ASSERTION =
  /^(?:\d{1,3}[.)] ?)?\**(?:statement ?[-–]?1|assertion|behauptung|aserción|afirmación|aseveración|affirmation|अभिकथन|कथन|التأكيد|التقرير)(?!\p{L})/iu
const REASON = /^\**(?:reason|begründung|grund|razón|raison|justification|कारण|तर्क|السبب|التعليل)(?!\p{L})/iu

/** So many lines an assertion may take. */
const REACH = 6

/** Whether a line is the reason of an assertion, so that it belongs to the question and explains nothing. */
export function isReasonOfAssertion(lines: readonly LeadLine[], at: number): boolean {
  if (!REASON.test((lines[at]?.line.text ?? '').slice(0, 30))) return false
  return lines
    .slice(Math.max(0, at - REACH), at)
    .some(({ line: { text }, lead }) =>
      ASSERTION.test(text.slice(lead.marker?.shape === 'word' ? lead.end : 0).slice(0, 60)),
    )
}
