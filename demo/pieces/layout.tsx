import { Card } from '../../src/ui/layout/card.tsx'
import { Drawing } from '../../src/ui/layout/drawing.tsx'
import { DRAWING_NAMES } from '../../src/ui/layout/drawing-names.ts'
import { Fold } from '../../src/ui/layout/fold.tsx'
import { ICON_NAMES, Icon } from '../../src/ui/layout/icon.tsx'
import { Picture } from '../../src/ui/layout/picture.tsx'
import { TabPanel, Tabs } from '../../src/ui/layout/tabs.tsx'
import { ARABIC, LONG_WORD, nothing, type Shelf } from './sample.ts'

export const cards: Shelf = {
  title: 'Cards and folds',
  samples: [
    { state: 'rest', draw: () => <Card className="stack">Geometrical optics</Card> },
    { state: 'yours', draw: () => <Card yours>Your slot: 2:30 – 3:00 PM</Card> },
    { state: 'flush', draw: () => <Card flush>Content up to the edges</Card> },
    { state: 'long word', draw: () => <Card>{LONG_WORD}</Card> },
    {
      state: 'fold, closed',
      draw: () => (
        <Fold icon="chart" title="Item Analysis">
          {() => <p>Facility and discrimination of each question.</p>}
        </Fold>
      ),
    },
    {
      state: 'fold, open',
      press: 'summary',
      draw: () => (
        <Fold icon="chart" title="Item Analysis">
          {() => <p>Facility and discrimination of each question.</p>}
        </Fold>
      ),
    },
    {
      state: 'fold, focus',
      focus: 'summary',
      draw: () => (
        <Fold icon="chart" title="Item Analysis">
          {() => null}
        </Fold>
      ),
    },
    {
      state: 'right to left',
      rtl: true,
      draw: () => (
        <Fold icon="chart" title={ARABIC}>
          {() => null}
        </Fold>
      ),
    },
  ],
}

export const icons: Shelf = {
  title: 'Icons',
  samples: [
    {
      state: 'all',
      draw: () => (
        <div className="row">
          {ICON_NAMES.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      ),
    },
    {
      state: 'right to left, where some turn',
      rtl: true,
      draw: () => (
        <div className="row">
          <Icon name="left" />
          <Icon name="right" />
          <Icon name="check" />
        </div>
      ),
    },
  ],
}

export const drawings: Shelf = {
  title: 'Drawings',
  samples: DRAWING_NAMES.map((name) => ({ state: name, draw: () => <Drawing name={name} /> })),
}

const LENS = 'A thin lens with its two foci'

export const pictures: Shelf = {
  title: 'Pictures',
  samples: [
    { state: 'rest', draw: () => <Picture src="./pictures/thin-lens.svg" alt={LENS} /> },
    { state: 'error', draw: () => <Picture src="data:image/png," alt={LENS} /> },
    { state: 'error, long word', draw: () => <Picture src="data:image/png," alt={LONG_WORD} /> },
  ],
}

const FILTERS = [
  { id: 'all', label: 'All Quizzes', count: 12 },
  { id: 'active', label: 'Active', count: 3 },
  { id: 'ended', label: 'Ended', count: 0 },
]

const filters = (name: string, tabs = FILTERS) => (
  <div>
    <Tabs label="Filter" tabs={tabs} selected="all" onSelect={nothing} panelId={name} />
    <TabPanel id={name} selected="all">
      <p className="note">Twelve quizzes</p>
    </TabPanel>
  </div>
)

export const tabs: Shelf = {
  title: 'Tabs',
  samples: [
    { state: 'rest', draw: () => filters('tabs-rest') },
    { state: 'focus', draw: () => filters('tabs-focus'), focus: '[aria-selected=true]' },
    { state: 'long word', draw: () => filters('tabs-long', [{ id: 'all', label: LONG_WORD, count: 1 }]) },
    {
      state: 'right to left',
      rtl: true,
      draw: () =>
        filters(
          'tabs-rtl',
          FILTERS.map((filter) => ({ ...filter, label: ARABIC })),
        ),
    },
  ],
}
