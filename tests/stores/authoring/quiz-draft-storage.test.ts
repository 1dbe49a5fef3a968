import { expect, test } from 'vitest'
import { administrator, openFormPage, writeQuestion, writeQuiz } from '../../support/page/form-page.ts'
import { leavePage } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { type Person, storeQuiz } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const where = openSchool(at('10:00:00'))
const { school, proxy } = where

/** The same person comes back to the form after a reload or a crash. */
async function comeBack(person: Person, quizId?: string) {
  leavePage()
  const form = await openFormPage(where, person)
  await form.openForm(quizId)
  const scene = form.$form.get()
  return { form, offer: scene.scene === 'ready' ? scene.offer : undefined }
}

test('an unsaved form is offered after a reload, and taken up as it was', async () => {
  const { person, form } = await writeQuiz(where)
  const before = form.$draft.get()
  const { form: later, offer } = await comeBack(person)
  expect(offer?.savedAt).toBeGreaterThanOrEqual(at('09:59:58'))
  expect(later.$draft.get().title).toBe('')
  expect(later.$dirty.get()).toBe(false)
  later.restoreOffer()
  expect(later.$draft.get()).toEqual(before)
  expect(later.$dirty.get()).toBe(true)
  expect(await later.saveQuiz()).toBe(true)
})

test('so is the question that was still in the editor', async () => {
  const { person, form } = await writeQuiz(where)
  writeQuestion(form, 'And a mirror?')
  const { form: later } = await comeBack(person)
  later.restoreOffer()
  expect(later.$editing.get()).toMatchObject({ points: '3', question: { text: 'And a mirror?' } })
  expect(later.editor.submitQuestion()).toBe(true)
  expect(later.$draft.get().questions).toHaveLength(2)
})

test('a question that was being edited is the one that is shown', async () => {
  const quizId = await storeQuiz(school())
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openForm(quizId)
  form.editor.openQuestion('3')
  form.editor.setQuestionText('Half a sent')
  const { form: later } = await comeBack(person, quizId)
  later.restoreOffer()
  expect(later.$page.get()).toBe(2)
  expect(later.$editing.get()?.question.text).toBe('Half a sent')
})

test('what is discarded is gone', async () => {
  const { person } = await writeQuiz(where)
  const { form: later } = await comeBack(person)
  later.discardOffer()
  expect(localStorage.getItem('quiz:drafts')).toBeNull()
  expect((await comeBack(person)).offer).toBeUndefined()
})

test('what is neither restored nor discarded is offered again', async () => {
  const { person } = await writeQuiz(where)
  const { form: later } = await comeBack(person)
  later.closeForm()
  expect((await comeBack(person)).offer).toBeDefined()
})

test('a form that is closed on purpose is not offered', async () => {
  const { person, form } = await writeQuiz(where)
  form.closeForm()
  expect((await comeBack(person)).offer).toBeUndefined()
})

test('nor is one in which everything was taken back', async () => {
  const quizId = await storeQuiz(school())
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openForm(quizId)
  form.setDetail('title', 'Something else')
  expect(localStorage.getItem('quiz:drafts')).not.toBeNull()
  form.setDetail('title', 'Geometric optics')
  expect((await comeBack(person, quizId)).offer).toBeUndefined()
})

test('a save that failed is survived too', async () => {
  const { person, form } = await writeQuiz(where)
  proxy().plan(/POST \/api\/quiz/, instead(resets))
  await form.saveQuiz()
  expect((await comeBack(person)).offer?.draft.title).toBe('Lenses')
})

test('each quiz has its own', async () => {
  const [quizId, otherId] = [await storeQuiz(school()), await storeQuiz(school())]
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openForm(quizId)
  form.setDetail('title', 'The first')
  await form.openForm(otherId)
  form.setDetail('title', 'The other')
  expect((await comeBack(person)).offer).toBeUndefined()
  expect((await comeBack(person, quizId)).offer?.draft.title).toBe('The first')
  expect((await comeBack(person, otherId)).offer?.draft.title).toBe('The other')
})

test("another administrator never sees this one's", async () => {
  await writeQuiz(where)
  expect((await comeBack(await administrator(where))).offer).toBeUndefined()
})

test('an element that is moved by its page keeps the form as it is', async () => {
  const { form } = await writeQuiz(where)
  const before = form.$draft.get()
  await form.openForm(undefined)
  expect(form.$draft.get()).toBe(before)
  expect(form.$form.get()).not.toHaveProperty('offer', expect.anything())
})

test('one form that cannot be read costs nobody the others', async () => {
  const { person } = await writeQuiz(where)
  const kept = JSON.parse(localStorage.getItem('quiz:drafts') ?? '{}')
  localStorage.setItem('quiz:drafts', JSON.stringify({ ...kept, 'someone/else': { draft: 'broken' } }))
  expect((await comeBack(person)).offer?.draft.title).toBe('Lenses')
})
