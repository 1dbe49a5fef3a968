import { expect, test, vi } from 'vitest'
import { explain } from '../../../src/messages/explain.ts'
import { draftWords } from '../../support/page/draft-words.ts'
import {
  administrator,
  fillDetails,
  openFormPage,
  writeQuestion,
  writeQuiz,
} from '../../support/page/form-page.ts'
import { hearToasts, watch } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { type Person, storeQuiz } from '../../support/school/school.ts'
import { answerLost, heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'

const where = openSchool(at('10:00:00'))
const { school, proxy } = where
const SAVES = /^(POST|PUT) \/api\/quiz/

const readQuizzes = async (person: Person) => {
  const { body } = await person.call('GET', '/quiz')
  return body as { _id: string; title: string; questionCount: number }[]
}

// SPEC 8 Other toasts
test('a quiz can be written and created', async () => {
  const toasts = hearToasts()
  const { person, form } = await writeQuiz(where)
  expect(await form.saveQuiz()).toBe(true)
  await vi.waitFor(() =>
    expect(toasts).toEqual(['success: Question added successfully', 'success: Quiz created successfully']),
  )
  expect(proxy().calls(SAVES)).toEqual(['POST /api/quiz'])
  const instant = (text: string) => new Date(text).toISOString()
  expect(proxy().bodies(SAVES)).toEqual([
    {
      title: 'Lenses',
      description: 'Thin and thick',
      duration: 20,
      startTime: instant('2026-12-04T10:00'),
      endTime: instant('2026-12-04T11:00'),
      questions: [
        {
          text: 'What does a lens do?',
          options: [{ text: 'Bends' }, { text: 'Breaks' }, { text: 'Glows' }, { text: 'Nothing' }],
          correctAnswer: 2,
          points: 3,
        },
      ],
      isActive: true,
      reviewFrom: 'submitted',
      practice: null,
      shuffle: { questions: false, options: false },
      marking: null,
    },
  ])
  expect(await readQuizzes(person)).toContainEqual(
    expect.objectContaining({ title: 'Lenses', questionCount: 1 }),
  )
  expect(form.$draftScene.get()).toEqual({ scene: 'closed' })
  expect(localStorage.getItem('quiz:drafts')).toBeNull()
})

// SPEC 4 States
test('the list is read again after a quiz is saved', async () => {
  const { form } = await writeQuiz(where)
  watch(form.$quizzes)
  await vi.waitFor(() => expect(form.$quizzes.get().data).toBeDefined())
  expect(form.$quizzes.get().data?.rows.some(({ title }) => title === 'Lenses, twice')).toBe(false)
  form.setDetail('title', 'Lenses, twice')
  await form.saveQuiz()
  await vi.waitFor(() =>
    expect(form.$quizzes.get().data?.rows.some(({ title }) => title === 'Lenses, twice')).toBe(true),
  )
})

// SPEC 8 Other toasts
test('a quiz can be edited and updated, and its questions keep their ids', async () => {
  const toasts = hearToasts()
  const quizId = await storeQuiz(school())
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(quizId)
  expect(form.$quizDraft.get().title).toBe('Geometric optics')
  expect(form.$draftDirty.get()).toBe(false)
  form.setDetail('title', 'Optics')
  form.moveInDraft('1', 2)
  expect(await form.saveQuiz()).toBe(true)
  await vi.waitFor(() => expect(toasts).toEqual(['success: Quiz updated successfully']))
  expect(proxy().calls(SAVES)).toEqual([`PUT /api/quiz/${quizId}`])
  await form.openQuizDraft(quizId)
  const { title, questions } = form.$quizDraft.get()
  expect([title, questions.at(-1)?.text]).toEqual(['Optics', expect.stringMatching(/^Light enters glass/)])
})

test('a new quiz opens tomorrow for a week until its author says otherwise, and is no unsaved work', async () => {
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(undefined)
  const { startTime, endTime, title } = form.$quizDraft.get()
  expect([startTime, endTime, title]).toEqual(['2026-03-05T09:00', '2026-03-12T09:00', ''])
  expect(form.$draftDirty.get()).toBe(false)
})

// SPEC 4 States; 5 Validation
test('a quiz without questions is not sent', async () => {
  const toasts = hearToasts()
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(undefined)
  fillDetails(form)
  expect(await form.saveQuiz()).toBe(false)
  await vi.waitFor(() => expect(toasts).toEqual(['error: Please add at least one question']))
  expect(draftWords(form.$draftErrors.get())).toEqual({ questions: 'Please add at least one question' })
  expect(proxy().calls(SAVES)).toEqual([])
  writeQuestion(form)
  form.editor.submitQuestion()
  expect(form.$draftErrors.get()).toEqual({})
})

test('an edited field is no longer marked as wrong; editing the start clears the end too', async () => {
  const { form } = await writeQuiz(where)
  form.setDetail('title', '')
  form.setDetail('endTime', '2026-12-04T09:00')
  expect(await form.saveQuiz()).toBe(false)
  expect(Object.keys(form.$draftErrors.get())).toEqual(['title', 'endTime'])
  form.setDetail('startTime', '2026-12-04T08:00')
  expect(Object.keys(form.$draftErrors.get())).toEqual(['title'])
})

test('the question in the editor is saved, too, once it is complete', async () => {
  const toasts = hearToasts()
  const { form } = await writeQuiz(where)
  writeQuestion(form, 'And a mirror?')
  form.editor.setOptionText(3, ' ')
  expect(await form.saveQuiz()).toBe(false)
  await vi.waitFor(() =>
    expect(toasts).toContain('error: Please fill in all option texts (even if using images)'),
  )
  expect(form.$editedQuestion.get()?.question.text).toBe('And a mirror?')
  expect(proxy().calls(SAVES)).toEqual([])
  form.editor.setOptionText(3, 'Nothing')
  expect(await form.saveQuiz()).toBe(true)
  expect(proxy().bodies(SAVES)).toMatchObject([{ questions: [{}, { text: 'And a mirror?' }] }])
})

test('a second press while saving does nothing', async () => {
  const { form } = await writeQuiz(where)
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  proxy().plan(SAVES, heldUntil(gate))
  const first = form.saveQuiz()
  expect(form.$saveState.get()).toBe('publish')
  expect(await form.saveQuiz()).toBe(false)
  open()
  expect(await first).toBe(true)
  expect(proxy().calls(SAVES)).toHaveLength(1)
  expect(form.$saveState.get()).toBe('idle')
})

const NETWORK = 'Network connection issue. Please check your internet connection and try again.'
// SPEC 2 Writing room; 8 Other toasts
test.each([
  ['is cut off', instead(resets), NETWORK],
  ['loses its answer', answerLost, NETWORK],
  [
    'meets an API in trouble',
    instead(answers(503, { message: 'The database is away' })),
    'The database is away',
  ],
  ['gets a page of words', instead(answers(500, { message: 'x'.repeat(200) })), 'Failed to create quiz'],
  [
    'is not allowed',
    instead(answers(403, { message: 'Permission denied' })),
    'You do not have permission to perform this action.',
  ],
])('a save that %s keeps everything and says why', async (_, fault, words) => {
  const toasts = hearToasts()
  const { form } = await writeQuiz(where)
  const before = form.$quizDraft.get()
  proxy().plan(SAVES, fault)
  expect(await form.saveQuiz()).toBe(false)
  await vi.waitFor(() => expect(toasts).toContain(`error: ${words}`))
  expect(form.$quizDraft.get()).toEqual(before)
  expect(form.$draftDirty.get()).toBe(true)
  expect(form.$saveState.get()).toBe('idle')
  expect(form.$saveStatus.get()).toEqual({ code: 'failed' })
  expect(await form.saveQuiz()).toBe(true)
  expect(form.$saveStatus.get()).toEqual({ code: 'nothing' })
})

// SPEC 8 Other toasts
test('a failed update is reported as an update', async () => {
  const toasts = hearToasts()
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(await storeQuiz(school()))
  proxy().plan(SAVES, instead(answers(500, { message: 'x'.repeat(200) })))
  expect(await form.saveQuiz()).toBe(false)
  await vi.waitFor(() => expect(toasts).toEqual(['error: Failed to update quiz']))
})

test('a quiz that cannot be loaded says so, and can be loaded again', async () => {
  const quizId = await storeQuiz(school())
  const form = await openFormPage(where, await administrator(where))
  proxy().plan(/GET \/api\/quiz\//, instead(answers(404, { message: 'Quiz not found' })))
  await form.openQuizDraft(quizId)
  const shown = form.$draftScene.get()
  expect(shown.scene === 'failed' && explain(shown.failure, 'load-quiz')).toBe('Quiz not found.')
  await form.openQuizDraft(quizId)
  expect(form.$draftScene.get()).toMatchObject({ scene: 'ready' })
})

test('a quiz can be duplicated into the form of a new one', async () => {
  const quizId = await storeQuiz(school())
  const form = await openFormPage(where, await administrator(where))
  expect(await form.duplicateQuiz(quizId), 'there is a form to open').toBe(true)
  await form.openQuizDraft(undefined)
  expect(form.$quizDraft.get()).toMatchObject({ title: 'Geometric optics (copy)' })
  expect(form.$draftDirty.get()).toBe(true)
  expect(await form.saveQuiz()).toBe(true)
  expect(proxy().calls(SAVES)).toEqual(['POST /api/quiz'])
})

test('imported questions are added at the end, under fresh keys', async () => {
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(await storeQuiz(school()))
  const [question] = form.$quizDraft.get().questions
  if (!question) throw new Error('no question')
  const { _id, ...imported } = question
  form.addToDraft([imported, imported])
  expect(form.$quizDraft.get().questions.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5'])
  expect(form.$questionPage.get()).toBe(3)
})

// SPEC 4 States
test('a deleted question can be restored to its place', async () => {
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(await storeQuiz(school()))
  const before = form.$quizDraft.get().questions.map(({ text }) => text)
  form.removeFromDraft('2')
  expect(form.$quizDraft.get().questions).toHaveLength(2)
  form.undoRemoval()
  expect(form.$quizDraft.get().questions.map(({ text }) => text)).toEqual(before)
  expect(form.$questionPage.get()).toBe(1)
})

test('the question shown stays shown when others are moved, and the last page exists', async () => {
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(await storeQuiz(school()))
  form.turnToQuestion(2)
  form.moveInDraft('1', 2)
  expect(form.$questionPage.get()).toBe(1)
  form.turnToQuestion(2)
  form.removeFromDraft('1')
  expect(form.$questionPage.get()).toBe(1)
})
