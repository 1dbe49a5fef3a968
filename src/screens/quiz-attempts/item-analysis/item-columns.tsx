import { facilityBand, rateDiscrimination } from '../../../domain/analysis/item-bands.ts'
import type { ItemFigures } from '../../../domain/analysis/item-figures.ts'
import { itemAnalysis } from '../../../messages/en/item-analysis.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import type { Column, Disclosure } from '../../../ui/data/folding-table.tsx'
import { IndexScale } from '../../../ui/data/index-scale.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { MathText } from '../../../ui/maths/math-text.tsx'

/** Without a facility index, no answer counts as right. */
const NoFigure = ({ item: { question, facility } }: { item: ItemFigures }) => {
  const reason = question.dropped ? 'dropped' : facility === undefined ? 'noKey' : 'constant'
  return <span className="note">{itemAnalysis[reason]}</span>
}

function Facility({ item }: { item: ItemFigures }) {
  const { number, facility } = item
  if (facility === undefined) return <NoFigure item={item} />
  const band = facilityBand(facility)
  return (
    <span className="index">
      <ProgressBar
        label={itemAnalysis.facilityOf(number)}
        value={facility}
        max={1}
        tone="gray"
        valueText={itemAnalysis.facilityValue(facility, band)}
      />
      <span>{itemAnalysis.index(facility)}</span>
      <span className="index-word">{itemAnalysis.facilityBands[band]}</span>
    </span>
  )
}

function Discrimination({ item }: { item: ItemFigures }) {
  const { discrimination } = item
  if (discrimination === undefined) return <NoFigure item={item} />
  const { band, tone } = rateDiscrimination(discrimination)
  return (
    <span className="index">
      <IndexScale value={discrimination} tone={tone} />
      <span>{itemAnalysis.index(discrimination)}</span>
      <span className="index-word">{itemAnalysis.discriminationBands[band]}</span>
    </span>
  )
}

/** Formulas are spoken, and scroll only in the open question. */
const Excerpt = ({ text }: { text: string }) => (
  <div className="item-text" data-excerpt="">
    <MathText text={text} />
  </div>
)

const Opener = ({ number, open, controls, onToggle }: Disclosure & { number: number }) => (
  <Button
    kind="quiet"
    dense
    icon="right"
    className="item-opener"
    aria-expanded={open}
    aria-controls={controls}
    onClick={onToggle}
  >
    {itemAnalysis.questionNumber(number)}
  </Button>
)

const CheckTheKey = () => (
  <Badge tone="red" icon="alert">
    {itemAnalysis.checkKey}
  </Badge>
)

const Name = ({ item, ...disclosure }: Disclosure & { item: ItemFigures }) => (
  <>
    <div className="row item-name">
      <Opener number={item.number} {...disclosure} />
      {item.rival !== undefined && <CheckTheKey />}
      {item.question.dropped && <Badge tone="gray">{regrade.dropped}</Badge>}
    </div>
    {!disclosure.open && <Excerpt text={item.question.text} />}
  </>
)

export const itemTableColumns = (): readonly Column<ItemFigures>[] => [
  {
    title: itemAnalysis.question,
    as: 'head',
    cell: (item, disclosure) => <Name item={item} {...disclosure} />,
  },
  {
    title: itemAnalysis.facilityIndex,
    shortTitle: itemAnalysis.facility,
    cell: (item) => <Facility item={item} />,
  },
  {
    title: itemAnalysis.discriminationIndex,
    shortTitle: itemAnalysis.discrimination,
    cell: (item) => <Discrimination item={item} />,
  },
]
