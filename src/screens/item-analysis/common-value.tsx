import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { percent } from '../../domain/lib/score.ts'
import { numberAnalysis } from '../../messages/en/number-analysis.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { commonText } from './common-text.ts'

interface CommonProps {
  item: ItemFigures
  /** Opens the regrading with this value; undefined without that feature. */
  onAccept: (() => void) | undefined
}

/** A wrong value that many gave: a slip that teaching can mend, or a text that misleads. */
export function CommonValue({ item, onAccept }: CommonProps) {
  const common = item.numbers?.common
  if (!common) return null
  const text = commonText(item)
  return (
    <Banner
      tone={common.beatsKey ? 'red' : 'yellow'}
      action={
        onAccept && (
          <Button dense onClick={onAccept}>
            {numberAnalysis.accept(text)}
          </Button>
        )
      }
    >
      <strong>{numberAnalysis.finding(common.count, item.attempts, text, common.reason)}</strong>{' '}
      <span>{numberAnalysis.amongBest(percent(common.best, Math.max(1, item.best)), common.reason)}</span>
    </Banner>
  )
}
