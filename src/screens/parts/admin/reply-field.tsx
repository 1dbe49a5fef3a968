import { useStore } from '@nanostores/react'
import type { RegradeChoice } from '../../../domain/regrade/choices.ts'
import type { ReportedQuestion } from '../../../domain/reports/inbox.ts'
import { LONGEST_REPLY } from '../../../domain/reports/reports.ts'
import { inbox } from '../../../messages/en/inbox.ts'
import { $replies, type ReplyStatus, replyKey } from '../../../stores/reports/inbox.ts'
import { Field } from '../../../ui/forms/field.tsx'

/** What those who reported a question would read: a sentence of ours until somebody writes another one. */
export function useReply(
  reported: ReportedQuestion,
  status: ReplyStatus,
  choice?: RegradeChoice,
): { text: string; onText: (text: string) => void } {
  const key = replyKey(status, choice, reported)
  const written = useStore($replies)[key]
  const kind = reported.kinds[0]?.kind ?? 'unclear'
  const ours = status === 'declined' ? inbox.declinedReply(kind) : inbox.acceptedReply(kind, choice)
  return { text: written ?? ours, onText: (text) => $replies.setKey(key, text) }
}

interface ReplyFieldProps extends ReturnType<typeof useReply> {
  /** How many will read it. */
  count: number
}

export const ReplyField = ({ count, text, onText }: ReplyFieldProps) => (
  <Field label={inbox.reply(count)} hint={inbox.replyHint}>
    {(control) => (
      <textarea
        {...control}
        className="input sentence"
        maxLength={LONGEST_REPLY}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    )}
  </Field>
)
