import { Link } from 'wouter'
import { facilityBand, rateDiscrimination } from '../../domain/analysis/item-bands.ts'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { numberAnalysis } from '../../messages/en/number-analysis.ts'
import { regrade } from '../../messages/en/regrade.ts'
import { format } from '../../messages/lib/language.ts'
import { IndexScale } from '../../ui/data/index-scale.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'
import { commonText } from './common-text.ts'

interface ItemProps {
  item: ItemFigures
}

/** Without a facility index, no answer counts as right. */
const NoFigure = ({ item: { question, facility } }: ItemProps) => {
  const reason = question.dropped ? 'dropped' : facility === undefined ? 'noKey' : 'constant'
  return <span className="note">{itemAnalysis[reason]}</span>
}

/** A band is named where it asks for a look. */
function Facility({ item }: ItemProps) {
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
      <span>{format.percent(facility * 100)}</span>
      {band.startsWith('very') && <span className="index-word">{itemAnalysis.facilityBands[band]}</span>}
    </span>
  )
}

function Discrimination({ item }: ItemProps) {
  const { discrimination } = item
  if (discrimination === undefined) return <NoFigure item={item} />
  const { band, tone } = rateDiscrimination(discrimination)
  return (
    <span className="index">
      <IndexScale value={discrimination} tone={tone} />
      <span>
        <span className="visually-hidden">{itemAnalysis.discrimination}</span>{' '}
        <span>{itemAnalysis.index(discrimination)}</span>
      </span>
      {tone !== 'gray' && <span className="index-word">{itemAnalysis.discriminationBands[band]}</span>}
    </span>
  )
}

/** What is unusual about a question, in a word. */
export const ItemBadges = ({ item }: ItemProps) => (
  <>
    {item.rival !== undefined && (
      <Badge tone="red" icon="alert">
        {itemAnalysis.checkKey}
      </Badge>
    )}
    {item.numbers?.common && (
      <Badge tone={item.numbers.common.beatsKey ? 'red' : 'yellow'} icon="alert">
        {numberAnalysis.gave(item.numbers.common.count, commonText(item))}
      </Badge>
    )}
    {item.question.dropped && <Badge tone="gray">{regrade.dropped}</Badge>}
  </>
)

interface ItemRowProps extends ItemProps {
  href: string
  current: boolean
  /** Another question replaces the one in the address, so that one step back leads out of both. */
  replace: boolean
}

/** A question in the list; the whole row opens it. Formulas are spoken, and scroll only in the open question. */
export const ItemRow = ({ item, href, current, replace }: ItemRowProps) => (
  <li className={current ? 'item-row current' : 'item-row'}>
    <Link
      href={href}
      replace={replace}
      className="item-number whole-card number"
      aria-current={current || undefined}
    >
      <span className="visually-hidden">{itemAnalysis.questionNumber(item.number)}</span>
      <span aria-hidden="true">{item.number}</span>
    </Link>
    <div className="item-text" data-excerpt="">
      <MathText text={item.question.text} />
    </div>
    <div className="item-badges">
      <ItemBadges item={item} />
    </div>
    <Facility item={item} />
    <Discrimination item={item} />
  </li>
)
