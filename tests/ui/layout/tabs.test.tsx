import '../support.ts'
import { fireEvent, render, within } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { TabPanel, Tabs } from '../../../src/ui/layout/tabs.tsx'

const FILTERS = [
  { id: 'all', label: 'All', count: 12 },
  { id: 'active', label: 'Active', count: 0 },
  { id: 'ended', label: 'Ended' },
] as const

function Filters() {
  const [selected, setSelected] = useState<'all' | 'active' | 'ended'>('all')
  return (
    <>
      <Tabs label="Filter" tabs={FILTERS} selected={selected} onSelect={setSelected} panelId="list" />
      <TabPanel id="list" selected={selected}>
        {selected} quizzes
      </TabPanel>
    </>
  )
}

/** In a shadow root, where `document.activeElement` is the host. */
function renderInShadow() {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const inside = root.appendChild(document.createElement('div'))
  render(createPortal(<Filters />, inside))
  return { root, page: within(inside) }
}

test('one tab is the stop for the Tab key, and its count is part of its name', () => {
  const { page } = renderInShadow()
  const tabs = page.getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All 12', 'Active 0', 'Ended'])
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  expect(page.getByRole('tabpanel', { name: 'All 12' }).textContent).toBe('all quizzes')
})

test.each([
  ['ArrowRight', ['Active 0', 'Ended', 'All 12']],
  ['ArrowLeft', ['Ended', 'Active 0', 'All 12']],
  ['End', ['Ended', 'Ended']],
  ['Home', ['All 12']],
])('%s moves the focus and the selection, around the ends', (key, expected) => {
  const { root, page } = renderInShadow()
  page.getAllByRole('tab')[0]?.focus()
  for (const name of expected) {
    fireEvent.keyDown(root.activeElement ?? document.body, { key })
    expect(root.activeElement?.textContent).toBe(name)
    expect(page.getByRole('tab', { selected: true }).textContent).toBe(name)
  }
})

test('other keys are left to the page', () => {
  const { root, page } = renderInShadow()
  page.getAllByRole('tab')[0]?.focus()
  expect(fireEvent.keyDown(root.activeElement ?? document.body, { key: 'a' })).toBe(true)
  expect(page.getByRole('tab', { selected: true }).textContent).toBe('All 12')
})

test('a press selects a tab', () => {
  const { page } = renderInShadow()
  fireEvent.click(page.getByRole('tab', { name: 'Ended' }))
  expect(page.getByRole('tabpanel').textContent).toBe('ended quizzes')
})
