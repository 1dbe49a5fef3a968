import { FEW_ATTEMPTS } from '../../domain/analysis/item-figures.ts'
import { itemAnalysisHelp } from '../../messages/en/item-analysis-help.ts'
import { Fold } from '../../ui/layout/fold.tsx'

/** What the figures mean, for teachers. */
export const AnalysisHelp = () => (
  <Fold icon="info" title={itemAnalysisHelp.title}>
    {() => (
      <>
        <dl className="figure-help">
          {itemAnalysisHelp.entries(FEW_ATTEMPTS).map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="note">{itemAnalysisHelp.sources}</p>
      </>
    )}
  </Fold>
)
