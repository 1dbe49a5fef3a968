import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect } from 'react'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { type Suggestion, suggestChange } from '../../domain/analysis/suggested-change.ts'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import {
  $attemptCount,
  $awaitsStart,
  $itemAnalysis,
  showItemAnalysis,
} from '../../stores/analysis/item-analysis.ts'
import { $reportedQuiz, showReportedQuiz } from '../../stores/reports/inbox.ts'
import { $regradeOffered, $regradeTrial, forgetTrial, tryRegrade } from '../../stores/results/regrade.ts'

/** The question itself, and how it was answered as far as that is known. */
export function useReported({ quizId, questionId, number }: ReportedQuestion) {
  // The stores follow what is looked at. Before paint, so that the previous quiz does not flash.
  useLayoutEffect(() => {
    showReportedQuiz(quizId)
    showItemAnalysis(quizId)
  }, [quizId])
  const [quiz, analysed] = [useStore($reportedQuiz), useStore($itemAnalysis)]
  const [count, awaitsStart] = [useStore($attemptCount), useStore($awaitsStart)]
  const place = quiz.data?.questions.findIndex(({ _id }) => _id === questionId) ?? -1
  return {
    quiz,
    question: quiz.data?.questions[place],
    /** As it is now; it may have been moved since it was reported. */
    number: place >= 0 ? place + 1 : number,
    item: analysed.data?.analysis.items.find(({ question }) => question._id === questionId),
    analysis: {
      ...analysed,
      isEmpty: count.data?.attempts === 0,
      awaitsStart: awaitsStart && count.data !== undefined,
    },
  }
}

/** What reports and answers suggest together, tried before anybody asks, so that the button says what it would do. */
export function useSuggestion(
  { quizId, kinds, status }: ReportedQuestion,
  item: ItemFigures | undefined,
): { suggestion: Suggestion; attempts: number | undefined } | undefined {
  const [offered, trial] = [useStore($regradeOffered), useStore($regradeTrial)]
  const suggestion = offered && status === 'open' && item ? suggestChange(kinds, item) : undefined
  const said = suggestion && JSON.stringify(suggestion.change)
  useEffect(() => {
    if (said === undefined) return
    void tryRegrade({ quizId, changes: [JSON.parse(said)], neverLower: false })
    return forgetTrial
  }, [quizId, said])
  if (!suggestion) return undefined
  const { outcome } = trial ?? {}
  return { suggestion, attempts: outcome && outcome.gain + outcome.lose + outcome.same }
}
