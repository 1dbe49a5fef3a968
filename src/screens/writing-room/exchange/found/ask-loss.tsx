import { useStore } from '@nanostores/react'
import type { ImportItem } from '../../../../domain/exchange/import-answers.ts'
import { lossKind } from '../../../../domain/exchange/import-losses.ts'
import { exchange } from '../../../../messages/en/exchange.ts'
import { $lossKinds, acceptLoss, acceptLossesOf } from '../../../../stores/exchange/import-items.ts'
import { Button } from '../../../../ui/forms/button.tsx'
import { Strip } from './ask-strips.tsx'

interface AskLossProps {
  item: ImportItem
  /** Undefined if its lines are not known. */
  onEdit: (() => void) | undefined
  onAnswered: (name: string) => void
}

/** What of a question is lost, and whether it is added like that; once for all that lost the same. */
export function AskLoss({ item: { name, losses }, onEdit, onAnswered }: AskLossProps) {
  const kind = lossKind(losses)
  const others = (useStore($lossKinds).get(kind) ?? 1) - 1
  const { lost, asItIs, alike, editText } = exchange.paste.item
  const sentences = [...new Set(losses.map(exchange.preview.note))]
  const accept = (work: () => void) => () => {
    work()
    onAnswered(name)
  }
  return (
    <Strip
      tone="yellow"
      icon="alert"
      actions={
        <span className="row push" data-ask>
          <Button dense onClick={accept(() => acceptLoss(name, true))}>
            {asItIs}
          </Button>
          {others > 0 && (
            <Button dense onClick={accept(() => acceptLossesOf(kind))}>
              {alike(others)}
            </Button>
          )}
          {onEdit && (
            <Button dense kind="quiet" onClick={onEdit}>
              {editText}
            </Button>
          )}
        </span>
      }
    >
      <b>{lost}</b>
      {sentences.map((sentence) => (
        <p className="muted" key={sentence}>
          {sentence}
        </p>
      ))}
    </Strip>
  )
}
