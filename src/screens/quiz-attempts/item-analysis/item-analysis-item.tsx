import { type ReactNode, useId, useState } from 'react'
import type { ItemFigures } from '../../../domain/analysis/item-analysis.ts'
import { discriminationWord, facilityWord, formatIndex } from '../../../domain/analysis/item-words.ts'
import { IndexScale } from '../../../ui/data/index-scale.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { ItemDetail } from './item-analysis-detail.tsx'

function Facility({ item: { number, facility } }: { item: ItemFigures }) {
  if (facility === undefined) return <span className="note">– no key</span>
  const word = facilityWord(facility)
  return (
    <span className="index">
      <ProgressBar
        label={`Facility of question ${number}`}
        value={facility}
        max={1}
        tone="gray"
        valueText={`${formatIndex(facility)}, ${word}`}
      />
      <span>{formatIndex(facility)}</span>
      <span className="index-word">{word}</span>
    </span>
  )
}

function Discrimination({ item: { discrimination, facility } }: { item: ItemFigures }) {
  if (discrimination === undefined)
    return <span className="note">– {facility === undefined ? 'no key' : 'does not vary'}</span>
  const { word, tone } = discriminationWord(discrimination)
  return (
    <span className="index">
      <IndexScale value={discrimination} tone={tone} />
      <span>{formatIndex(discrimination)}</span>
      <span className="index-word">{word}</span>
    </span>
  )
}

/** One line of what is asked. It is told in full when the question is opened; here nothing in it can be reached. */
const Excerpt = ({ text }: { text: string }) => (
  <div className="item-text" inert>
    <MathText text={text} />
  </div>
)

interface OpenerProps {
  number: number
  open: boolean
  controls: string
  onToggle: () => void
}

const Opener = ({ number, open, controls, onToggle }: OpenerProps) => (
  <Button
    kind="quiet"
    dense
    icon="right"
    className="item-opener"
    aria-expanded={open}
    aria-controls={open ? controls : undefined}
    onClick={onToggle}
  >
    Question {number}
  </Button>
)

interface ItemRowsProps {
  item: ItemFigures
  attempts: number
  best: number
}

const CheckTheKey = (): ReactNode => (
  <Badge tone="red" icon="alert">
    Check the key
  </Badge>
)

/** A question's line, and below it what is told of its options once it is opened. */
export function ItemRows({ item, attempts, best }: ItemRowsProps) {
  const [open, setOpen] = useState(false)
  const detailId = useId()
  const { number, question, rival } = item
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: folded into a card, a row would lose its role in some browsers
    <tbody role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" className="primary-cell">
          <div className="row item-name">
            <Opener number={number} open={open} controls={detailId} onToggle={() => setOpen(!open)} />
            {rival !== undefined && <CheckTheKey />}
          </div>
          {!open && <Excerpt text={question.text} />}
        </th>
        <td role="cell" data-label="Facility">
          <Facility item={item} />
        </td>
        <td role="cell" data-label="Discrimination">
          <Discrimination item={item} />
        </td>
      </tr>
      {open && (
        <tr role="row" className="item-detail" id={detailId}>
          <td role="cell" className="whole" colSpan={3}>
            <ItemDetail item={item} attempts={attempts} best={best} />
          </td>
        </tr>
      )}
    </tbody>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}
