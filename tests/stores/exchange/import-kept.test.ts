// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { openSchoolWithImport } from '../../support/page/import-page.ts'
import { until } from '../../support/page/page.ts'

const { openImport } = openSchoolWithImport()

const TEXT = 'One?\nA. 1\nB. 2\nANSWER: A\n'
const kept = () => sessionStorage.getItem('quiz:import')
const PICTURE = { name: 'a.png', type: 'image/png', bytes: new Uint8Array(1) }

test('text and answers are kept through a reload, and lost pictures are named', async () => {
  const page = await openImport()
  await page.giveText(TEXT)
  page.$sourceFacts.set({ ...page.$sourceFacts.get(), pictures: [PICTURE] })
  page.leaveOut(page.nameOf(0), true)
  await until(() => expect(kept()).toContain('leftOut'))
  const stored = kept() ?? ''

  // As a page that is loaded: nothing is there but what the tab keeps.
  page.forgetImport()
  page.editor.closeQuizDraft()
  page.openImport()
  sessionStorage.setItem('quiz:import', stored)
  await page.editor.openQuizDraft(undefined)
  page.openImport()
  expect(page.$importText.get()).toBe(TEXT)
  expect(page.$sourceFacts.get()).toMatchObject({ pictures: [], lostPictures: 1 })
  await until(() => expect(page.states()).toEqual(['leftOut']))
})

test('another quiz begins with an empty text', async () => {
  const page = await openImport()
  await page.giveText(TEXT)
  await until(() => expect(kept()).toContain('One?'))
  page.editor.closeQuizDraft()
  page.openImport()
  expect(page.$importText.get()).toBe('')
})

test('a new quiz that is saved meanwhile keeps its imported text', async () => {
  const page = await openImport()
  await page.giveText(TEXT)
  const scene = page.editor.$draftScene.get()
  if (scene.scene === 'ready')
    page.editor.$draftScene.set({ ...scene, owner: { ...scene.owner, quizId: 'quiz-optics' } })
  page.openImport()
  expect(page.$importText.get()).toBe(TEXT)
  await until(() => expect(kept()).toContain('/quiz-optics'))
})

test('a discarded text is not kept', async () => {
  const page = await openImport()
  await page.giveText(TEXT)
  await until(() => expect(kept()).toContain('One?'))
  page.forgetImport()
  expect(kept()).toBeNull()
  expect(page.states()).toEqual([])
})
