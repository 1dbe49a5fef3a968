import { type MouseEvent, useRef } from 'react'
import { isAmbiguous, isFaulty, isKeyless, isReady } from '../../../../domain/exchange/found-question.ts'
import {
  hasOpenLoss,
  type ImportItem,
  type ImportState,
  stateOf,
} from '../../../../domain/exchange/import-answers.ts'
import { type ImportNote, isLoss } from '../../../../domain/exchange/import-problem.ts'
import { optionLetter } from '../../../../domain/kinds/choice/shape.ts'
import { exchange } from '../../../../messages/en/exchange.ts'
import { acceptLoss, answerKey, chooseReading, leaveOut } from '../../../../stores/exchange/import-items.ts'
import { IconButton } from '../../../../ui/forms/button.tsx'
import { useWasInView } from '../../../../ui/hooks/use-was-in-view.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import { memo } from '../../../../ui/lib/memo.ts'
import type { Tone } from '../../../../ui/lib/tone.ts'
import { AskLoss } from './ask-loss.tsx'
import { Answered, AskKey, AskReading, Faults, keyByLetter } from './ask-strips.tsx'
import { FoundChoices, FoundText } from './found-content.tsx'

const TONES: Record<ImportState, Tone> = {
  ready: 'green',
  key: 'yellow',
  choice: 'yellow',
  loss: 'yellow',
  fault: 'red',
  leftOut: 'gray',
  added: 'gray',
}

const EXCERPT_LENGTH = 200

const excerpt = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text

interface PartProps {
  item: ImportItem
  seen: boolean
}

function Content({ item: { checked }, seen }: PartProps) {
  if (isReady(checked)) {
    const { question } = checked
    return (
      <>
        <FoundText question={question} seen={seen} />
        <FoundChoices question={question} right={question.correctAnswer} seen={seen} />
      </>
    )
  }
  if (isKeyless(checked))
    return (
      <>
        <FoundText question={checked.keyless} seen={seen} />
        <FoundChoices question={checked.keyless} right={undefined} seen={seen} />
      </>
    )
  // A question with two readings is shown with them.
  return isFaulty(checked) ? <p className="found-text">{excerpt(checked.text)}</p> : null
}

export interface FoundItemActions {
  /** Marks lines in the text; `edits` puts the caret there. */
  onLines: (from: number, to: number, edits: boolean) => void
  /** Without a key, another answer was given or removed. */
  onAnswered: (name: string, key?: number) => void
}

type AnswerGivenProps = Pick<PartProps, 'item'> & Pick<FoundItemActions, 'onAnswered'>

/** The answer, while it can be changed. */
function AnswerGiven({ item, onAnswered }: AnswerGivenProps) {
  const { name, found, answer, checked, losses } = item
  const { item: words } = exchange.paste
  // The button is gone then: the focus moves to the new prompt.
  const back = (takeBack: () => void) => () => {
    takeBack()
    onAnswered(name)
  }
  if (answer.added) return <p className="answered small muted">{words.states.added}</p>
  if (answer.leftOut)
    return (
      <Answered text={words.leftOut} action={words.takeBack} onChange={back(() => leaveOut(name, false))} />
    )
  const hasKey = answer.key !== undefined && isReady(checked)
  return (
    <>
      {hasKey && answer.key !== undefined && (
        <Answered
          text={words.youSaid(optionLetter(answer.key))}
          action={words.change}
          onChange={back(() => answerKey(name, undefined))}
        />
      )}
      {!hasKey && answer.reading !== undefined && isAmbiguous(found) && (
        <Answered
          text={words.youChose}
          action={words.change}
          onChange={back(() => chooseReading(name, undefined))}
        />
      )}
      {answer.asItIs && losses.length > 0 && (
        <Answered
          text={words.accepted}
          action={words.change}
          onChange={back(() => acceptLoss(name, false))}
        />
      )}
    </>
  )
}

function Asked({ item, seen, onLines, onAnswered }: PartProps & FoundItemActions) {
  const { name, checked, need } = item
  const { line, lastLine = line } = checked
  const show = line === undefined ? undefined : () => onLines(line, lastLine ?? line, false)
  if (!need) return null
  if (isKeyless(checked)) return <AskKey name={name} question={checked} onAnswered={onAnswered} />
  if (isAmbiguous(checked))
    return <AskReading name={name} readings={checked.readings} seen={seen} onChosen={onAnswered} />
  return isFaulty(checked) ? (
    <Faults name={name} question={checked} onShow={show} onLeftOut={onAnswered} />
  ) : null
}

/** What it asks, its key and its loss at once, and what was answered. */
function Ask(props: PartProps & FoundItemActions) {
  const { item, onLines, onAnswered } = props
  const { line, lastLine = line } = item.checked
  const from = item.placed.find(isLoss)?.line ?? line
  const edit = from === undefined ? undefined : () => onLines(from, Math.max(from, lastLine ?? from), true)
  return (
    <>
      <Asked {...props} />
      {hasOpenLoss(item) && <AskLoss item={item} onEdit={edit} onAnswered={onAnswered} />}
      <AnswerGiven item={item} onAnswered={onAnswered} />
    </>
  )
}

/** Losses are said by what asks about them. */
function Notes({ item }: Pick<PartProps, 'item'>) {
  const { checked, placed } = item
  const notes: readonly ImportNote[] = [...checked.notes, ...placed]
  const shown = hasOpenLoss(item) ? notes.filter((note) => !isLoss(note)) : notes
  return [...new Set(shown.map(exchange.preview.note))].map((sentence) => (
    <p className="found-note small" key={sentence}>
      <Icon name="info" />
      <span>{sentence}</span>
    </p>
  ))
}

/** Whether a press was on the question itself. */
const isBeside = ({ target }: MouseEvent) =>
  !(target instanceof Element && target.closest('button, .math-text [tabindex]'))

/** A question that was found, with its prompts. */
export const FoundItem = memo(({ item, onLines, onAnswered }: FoundItemActions & { item: ImportItem }) => {
  const ref = useRef<HTMLElement>(null)
  const seen = useWasInView(ref)
  const { number, line, lastLine = line } = item.checked
  const state = stateOf(item)
  const { item: words } = exchange.paste
  const show = (edits: boolean) => {
    if (line !== undefined) onLines(line, lastLine ?? line, edits)
  }
  return (
    <article
      className={classNames('found', TONES[state], state)}
      aria-label={exchange.preview.question(number)}
      data-number={number}
      ref={ref}
      onKeyDown={(event) => keyByLetter(item, event, onAnswered)}
      onClick={(event) => item.need && isBeside(event) && show(false)}
    >
      <span className="q-mark" title={words.states[state]}>
        {number}
      </span>
      <div className="found-content">
        <Content item={item} seen={seen} />
      </div>
      {line !== undefined && (
        <IconButton dense icon="pencil" label={words.edit(number)} onClick={() => show(true)} />
      )}
      <div className="found-more">
        <Ask item={item} seen={seen} onLines={onLines} onAnswered={onAnswered} />
        <Notes item={item} />
      </div>
    </article>
  )
})
