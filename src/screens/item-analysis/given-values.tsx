import type { GivenFigures, GivenNumbers } from '../../domain/analysis/given-values.ts'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { kindForm } from '../../messages/en/kind-form.ts'
import { numberAnalysis } from '../../messages/en/number-analysis.ts'
import { measured } from '../../messages/lib/measured.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import givenSheet from '../../ui/styles/given-numbers.css?inline'
import { Share } from '../parts/admin/chosen-options.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { GivenPlot } from './given-plot.tsx'

interface GivenProps {
  item: ItemFigures
}

const textOf = ({ value, text }: GivenFigures, unit: string | undefined) =>
  value === undefined ? text : measured(value, unit)

interface RowProps extends GivenProps {
  row: GivenFigures
  isCommon: boolean
}

function GivenRow({ item: { question, attempts, best }, row, isCommon }: RowProps) {
  const text = textOf(row, question.number?.unit)
  const tone = row.isRight ? 'green' : 'gray'
  return (
    <li className={classNames('item-option given-row', row.isRight && 'key', isCommon && 'rival')}>
      <span className="kind-shape number" aria-hidden="true">
        {row.value === undefined ? '…' : measured(row.value)}
      </span>
      <div className="option-said">
        <bdi>{text}</bdi>
        <span className={row.isRight ? 'tone-green strong' : 'tone-red strong'}>
          {row.isRight ? numberAnalysis.key : kindForm.number.reason(row.reason)}
        </span>
        <span className="note number">{numberAnalysis.gaveIt(row.count)}</span>
      </div>
      <Share
        label={text}
        count={row.best}
        of={best}
        tone={isCommon ? 'red' : tone}
        valueText={itemAnalysis.amongBest(row.best, best)}
      />
      <Share
        label={text}
        count={row.count}
        of={attempts}
        tone={tone}
        valueText={itemAnalysis.share(row.count, attempts)}
      />
    </li>
  )
}

function Rows({ item, numbers }: GivenProps & { numbers: GivenNumbers }) {
  const { values, others, common } = numbers
  return (
    <div>
      <div className="item-option given-row heads note" aria-hidden="true">
        <span>{itemAnalysis.ofBest(item.best)}</span>
        <span>{itemAnalysis.ofAll(item.attempts)}</span>
      </div>
      <ol className="item-options">
        {values.map((row) => (
          <GivenRow
            key={`${row.text} ${row.reason.code}`}
            item={item}
            row={row}
            isCommon={!row.isRight && row.value === common?.value && row.text === common?.text}
          />
        ))}
        {others > 0 && (
          <li className="item-option given-row">
            <span className="kind-shape number" aria-hidden="true">
              …
            </span>
            <div className="option-said">
              <span>{numberAnalysis.others}</span>{' '}
              <span className="note number">{numberAnalysis.othersNote(others)}</span>
            </div>
          </li>
        )}
      </ol>
    </div>
  )
}

/** The numbers that were given: as columns, then the same to read. */
export function GivenValues({ item }: GivenProps) {
  const { numbers, question } = item
  if (!numbers) return null
  return (
    <Styled sheet={givenSheet} className="stack">
      <GivenPlot numbers={numbers} question={question} answers={item.attempts - item.unanswered} />
      <Rows item={item} numbers={numbers} />
      <StatGrid
        inline
        items={[
          { label: numberAnalysis.withoutUnit, value: numbers.withoutUnit },
          { label: numberAnalysis.unread, value: numbers.unread },
        ]}
      />
    </Styled>
  )
}
