import { useId } from 'react'
import { sharesBeside, tellingShares } from '../../../domain/results/shares-beside.ts'
import { quizResult } from '../../../messages/en/quiz-result.ts'
import { standing as words } from '../../../messages/en/standing.ts'
import { format } from '../../../messages/lib/language.ts'
import { rich } from '../../../ui/layout/rich.ts'
import type { NumberedQuestion } from '../numbered-question.ts'
import { VerdictMark } from '../verdict-mark.tsx'

interface OthersSharesProps {
  /** By authored question, in percent. */
  shares: readonly (number | null)[]
  review: readonly NumberedQuestion[]
}

/** How many of all had each question right, beside one's own mark. */
export function OthersShares({ shares, review }: OthersSharesProps) {
  const titleId = useId()
  const rows = sharesBeside(shares, review)
  const { hardest, easiest } = tellingShares(rows)
  return (
    <div>
      <h3 className="subheading" id={titleId}>
        {words.shares}
      </h3>
      <ol className="others" aria-labelledby={titleId} style={{ '--rows': Math.ceil(rows.length / 2) }}>
        {rows.map(({ reviewed, share }) => (
          <li className="other" key={reviewed.index}>
            <VerdictMark index={reviewed.index} reviewed={reviewed} />
            <span className="visually-hidden">
              {words.row(reviewed.index + 1, quizResult.verdict(reviewed.verdict), format.percent(share))}
            </span>
            <span className="bar-of" style={{ '--v': share }} aria-hidden="true" />
            <b aria-hidden="true">{format.percent(share)}</b>
          </li>
        ))}
      </ol>
      {(hardest || easiest) && (
        <p className="note">
          {rich([
            hardest && (
              <b key="hardest">{words.hardest(hardest.reviewed.index + 1, format.percent(hardest.share))}</b>
            ),
            easiest && ` ${words.easiest(easiest.reviewed.index + 1, format.percent(easiest.share))}`,
          ])}
        </p>
      )}
    </div>
  )
}
