// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { emptyQuestion } from '../../../src/domain/authoring/draft/question-draft.ts'
import { administrator, openFormPage, writeQuestion, writeQuiz } from '../../support/page/form-page.ts'
import { leavePage, until } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { type Person, storeQuiz } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const where = openSchool(at('10:00:00'))
const { school, proxy } = where

/** Opens the form again after a reload. */
async function comeBack(person: Person, quizId?: string) {
  await leavePage()
  const form = await openFormPage(where, person)
  await form.openQuizDraft(quizId)
  const scene = form.$draftScene.get()
  return { form, offer: scene.scene === 'ready' ? scene.offer : undefined }
}

test('an unsaved draft is offered after a reload, and restored as it was', async () => {
  const { person, form } = await writeQuiz(where)
  const before = form.$quizDraft.get()
  const { form: later, offer } = await comeBack(person)
  expect(offer?.savedAt).toBeGreaterThanOrEqual(at('09:59:58'))
  expect(later.$quizDraft.get().title).toBe('')
  expect(later.$draftDirty.get()).toBe(false)
  later.restoreOffer()
  expect(later.$quizDraft.get()).toEqual(before)
  expect(later.$draftDirty.get()).toBe(true)
  expect(await later.saveQuiz()).toBe(true)
})

test('the question still in the editor is offered with the draft', async () => {
  const { person, form } = await writeQuiz(where)
  writeQuestion(form, 'And a mirror?')
  const { form: later } = await comeBack(person)
  later.restoreOffer()
  expect(later.$editedQuestion.get()).toMatchObject({ points: '3', question: { text: 'And a mirror?' } })
  expect(later.editor.submitQuestion()).toBe(true)
  expect(later.$quizDraft.get().questions).toHaveLength(2)
})

test('a draft is kept even after a crash, up to a moment before', async () => {
  const { person } = await writeQuiz(where)
  await until(() => expect(localStorage.getItem('quiz:drafts')).toContain('Lenses'))
  await leavePage()
  const form = await openFormPage(where, person)
  await form.openQuizDraft(undefined)
  expect(form.$draftScene.get()).toMatchObject({ offer: { draft: { title: 'Lenses' } } })
})

test('the question that was being edited is shown again', async () => {
  const quizId = await storeQuiz(school())
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openQuizDraft(quizId)
  form.editor.editQuestion('3')
  form.editor.setQuestionText('Half a sent')
  const { form: later } = await comeBack(person, quizId)
  later.restoreOffer()
  expect(later.$questionPage.get()).toBe(2)
  expect(later.$editedQuestion.get()?.question.text).toBe('Half a sent')
})

test('a discarded draft is gone', async () => {
  const { person } = await writeQuiz(where)
  const { form: later } = await comeBack(person)
  later.discardOffer()
  expect(localStorage.getItem('quiz:drafts')).toBeNull()
  expect((await comeBack(person)).offer).toBeUndefined()
})

test('an offer that was not answered is made again', async () => {
  const { person } = await writeQuiz(where)
  const { form: later } = await comeBack(person)
  later.closeQuizDraft()
  expect((await comeBack(person)).offer).toBeDefined()
})

test('a draft that was closed on purpose is not offered', async () => {
  const { person, form } = await writeQuiz(where)
  form.closeQuizDraft()
  expect((await comeBack(person)).offer).toBeUndefined()
})

test('a draft whose changes were all undone is not offered', async () => {
  const quizId = await storeQuiz(school())
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openQuizDraft(quizId)
  form.setDetail('title', 'Something else')
  await until(() => expect(localStorage.getItem('quiz:drafts')).not.toBeNull())
  form.setDetail('title', 'Geometric optics')
  expect((await comeBack(person, quizId)).offer).toBeUndefined()
})

test('a draft survives a failed save', async () => {
  const { person, form } = await writeQuiz(where)
  proxy().plan(/POST \/api\/quiz/, instead(resets))
  await form.saveQuiz()
  expect((await comeBack(person)).offer?.draft.title).toBe('Lenses')
})

test('each quiz has a draft of its own', async () => {
  const [quizId, otherId] = [await storeQuiz(school()), await storeQuiz(school())]
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openQuizDraft(quizId)
  form.setDetail('title', 'The first')
  await form.openQuizDraft(otherId)
  form.setDetail('title', 'The other')
  expect((await comeBack(person)).offer).toBeUndefined()
  expect((await comeBack(person, quizId)).offer?.draft.title).toBe('The first')
  expect((await comeBack(person, otherId)).offer?.draft.title).toBe('The other')
})

test('another administrator never sees this one’s draft', async () => {
  await writeQuiz(where)
  expect((await comeBack(await administrator(where))).offer).toBeUndefined()
})

test('moving the element keeps the draft as it is', async () => {
  const { form } = await writeQuiz(where)
  const before = form.$quizDraft.get()
  await form.openQuizDraft(undefined)
  expect(form.$quizDraft.get()).toBe(before)
  expect(form.$draftScene.get()).not.toHaveProperty('offer', expect.anything())
})

test('a corrupt draft does not affect the others', async () => {
  const { person } = await writeQuiz(where)
  const stored = JSON.parse(localStorage.getItem('quiz:drafts') ?? '{}')
  localStorage.setItem('quiz:drafts', JSON.stringify({ ...stored, 'someone/else': { draft: 'broken' } }))
  expect((await comeBack(person)).offer?.draft.title).toBe('Lenses')
})

test('a draft stored by an earlier release leaves alone what that release did not know', async () => {
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  const quizId = await storeQuiz(school())
  await school()
    .deps.db.updateTable('quizzes')
    .set({ review_from: 'quiz-ended' })
    .where('id', '=', quizId)
    .execute()
  await form.openQuizDraft(quizId)
  form.setDetail('title', 'Lenses')
  const { title, description, duration, startTime, endTime, questions, given } = form.$quizDraft.get()
  const older = { title, description, duration, startTime, endTime, questions, given }
  await leavePage()
  localStorage.setItem(
    'quiz:drafts',
    JSON.stringify({ [`${person.id}/${quizId}`]: { draft: older, savedAt: at('09:00:00') } }),
  )
  const { form: later } = await comeBack(person, quizId)
  later.restoreOffer()
  expect(later.$quizDraft.get()).toMatchObject({ title: 'Lenses', reviewFrom: 'quiz-ended', draw: '' })
})

/** What another page of the same author, open at the same time, has stored. */
function storeInOtherTab(person: Person, quizId: string, title: string) {
  const stored = JSON.parse(localStorage.getItem('quiz:drafts') ?? '{}')
  const [first] = Object.values(stored) as { draft: object }[]
  const other = { ...first, draft: { ...first?.draft, title }, tab: 'other', savedAt: at('10:00:30') }
  localStorage.setItem('quiz:drafts', JSON.stringify({ [`${person.id}/${quizId}`]: other }))
}

test('two pages that edit the same quiz have a draft each, and the newer one is offered first', async () => {
  const quizId = await storeQuiz(school())
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openQuizDraft(quizId)
  form.setDetail('title', 'Here')
  form.storePendingDraft()
  storeInOtherTab(person, quizId, 'There')
  form.setDetail('title', 'Here, too')
  form.storePendingDraft()
  const titles = () =>
    Object.values(
      JSON.parse(localStorage.getItem('quiz:drafts') ?? '{}') as Record<string, { draft: { title: string } }>,
    )
      .map(({ draft }) => draft.title)
      .toSorted()
  expect(titles()).toEqual(['Here, too', 'There'])
  form.closeQuizDraft()
  expect(titles(), 'the other one is not ours').toEqual(['There'])
  const { form: later, offer } = await comeBack(person, quizId)
  expect(offer?.draft.title).toBe('There')
  later.restoreOffer()
  later.closeQuizDraft()
  expect(localStorage.getItem('quiz:drafts')).toBeNull()
})

test('hundreds of imported questions are one step of undo, and their draft fits on the device', async () => {
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openQuizDraft(undefined)
  const added = Array.from({ length: 300 }, (_, index) => ({
    ...emptyQuestion(String(index)),
    text: `Which of these is number ${index}, and why? ${'x'.repeat(200)}`,
    options: ['One', 'Two', 'Three', 'Four'].map((word) => ({ text: word.repeat(10), imageUrl: '' })),
    imageUrl: `https://pictures.example/${'a'.repeat(60)}/${index}.webp`,
  }))
  form.addToDraft(added)
  form.storePendingDraft()
  expect((await comeBack(person)).offer?.draft.questions).toHaveLength(300)
  expect(localStorage.getItem('quiz:drafts')?.length).toBeLessThan(1_000_000)
  form.undo()
  expect(form.$quizDraft.get().questions).toHaveLength(0)
})
