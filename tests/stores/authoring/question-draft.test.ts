import { expect, test, vi } from 'vitest'
import { quizForm } from '../../../src/messages/en/quiz-form.ts'
import { questionWords } from '../../support/page/draft-words.ts'
import { administrator, openFormPage, writeQuestion } from '../../support/page/form-page.ts'
import { hearToasts } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const where = openSchool(at('10:00:00'))
const { school, proxy } = where
const UPLOADS = /POST \/api\/upload\/image/
const TEXT = 'Please enter question text'
const OPTIONS = 'Please fill in all option texts (even if using images)'

async function openEditor() {
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(await storeQuiz(school()))
  return form
}

// SPEC 4 States; 8 Other toasts
test('a new question is added at the end and shown', async () => {
  const toasts = hearToasts()
  const form = await openEditor()
  writeQuestion(form)
  expect(form.editor.submitQuestion()).toBe(true)
  await vi.waitFor(() => expect(toasts).toEqual(['success: Question added successfully']))
  expect(form.$editedQuestion.get()).toBeUndefined()
  expect(form.$questionPage.get()).toBe(3)
  expect(form.$quizDraft.get().questions[3]).toEqual({
    key: '4',
    text: 'What does a lens do?',
    imageUrl: '',
    options: ['Bends', 'Breaks', 'Glows', 'Nothing'].map((text) => ({ text, imageUrl: '' })),
    correctAnswer: 2,
    points: 3,
  })
})

// SPEC 2 Quiz form; 4 States
test('a question is edited in its place, or left as it was', async () => {
  const form = await openEditor()
  const before = form.$quizDraft.get()
  form.editor.editQuestion('2')
  form.editor.setQuestionText('Where is it?')
  form.editor.setQuestionImage('/mirror.png')
  form.editor.cancelQuestion()
  expect(form.$quizDraft.get()).toBe(before)
  form.editor.editQuestion('2')
  form.editor.setQuestionText('Where is it?')
  form.editor.setPoints('')
  expect(form.editor.submitQuestion()).toBe(true)
  expect(form.$quizDraft.get().questions[1]).toMatchObject({
    _id: before.questions[1]?._id,
    text: 'Where is it?',
    points: 1,
  })
})

// SPEC 5 Validation
test('a question without its texts is refused, and filled fields are no longer marked as wrong', async () => {
  const toasts = hearToasts()
  const { editor } = await openEditor()
  editor.openNewQuestion()
  expect(editor.submitQuestion()).toBe(false)
  expect(questionWords(editor.$questionErrors.get())).toEqual({
    text: TEXT,
    options: { message: OPTIONS, blank: [0, 1, 2, 3] },
  })
  editor.setQuestionText('Why?')
  editor.setOptionText(1, 'Because')
  expect(questionWords(editor.$questionErrors.get())).toEqual({
    options: { message: OPTIONS, blank: [0, 2, 3] },
  })
  expect(editor.submitQuestion()).toBe(false)
  await vi.waitFor(() => expect(toasts).toEqual([`error: ${TEXT}`, `error: ${OPTIONS}`]))
})

test('an untouched editor leaves the form clean', async () => {
  const form = await openEditor()
  form.editor.openNewQuestion()
  expect(form.$draftDirty.get()).toBe(false)
  form.editor.editQuestion('1')
  expect(form.$draftDirty.get()).toBe(false)
  form.editor.setCorrect(3)
  expect(form.$draftDirty.get()).toBe(true)
})

const picture = (name = 'lens.png') => new File(['a picture'], name, { type: 'image/png' })
const accepted = instead(answers(200, { url: 'https://school.example/lens.webp' }))

// SPEC 2 Quiz form; 2 Writing room; 5 Validation
test('a picture is uploaded, and its address is put into the option', async () => {
  const form = await openEditor()
  form.editor.openNewQuestion()
  proxy().plan(UPLOADS, accepted)
  const sent = form.editor.uploadPicture(2, picture())
  expect(form.$uploads.get()[2]).toEqual({ state: 'busy' })
  await sent
  expect(form.$editedQuestion.get()?.question.options.map(({ imageUrl }) => imageUrl)).toEqual([
    '',
    '',
    'https://school.example/lens.webp',
    '',
  ])
  expect(form.$uploads.get()[2]).toBeUndefined()
})

// SPEC 5 Validation
test.each([
  ['with a reason', answers(415, { message: 'image: is not a picture' }), 'image: is not a picture'],
  ['without words', answers(415, { message: '' }), 'Upload failed'],
  ['for its size', answers(413, {}), 'This picture is too large for the server'],
  [
    'for want of the cookie, which is no end of the session',
    answers(401, { message: 'Unauthorized' }),
    'This browser blocks the cookie that an upload needs. Allow cookies for this site, or enter an image address instead.',
  ],
])('a picture that the API refuses %s leaves the option as it was', async (_, fault, message) => {
  const toasts = hearToasts()
  const form = await openEditor()
  form.editor.openNewQuestion()
  form.editor.setOptionImage(0, '/old.png')
  proxy().plan(UPLOADS, instead(fault))
  await form.editor.uploadPicture(0, picture())
  await vi.waitFor(() => expect(toasts).toEqual(['error: Failed to upload image']))
  const upload = form.$uploads.get()[0]
  expect(upload?.state === 'failed' && quizForm.uploadProblem(upload.problem)).toBe(message)
  expect(form.$editedQuestion.get()?.question.options[0]?.imageUrl).toBe('/old.png')
})

test('a file that is not a picture is not sent', async () => {
  const { editor, $uploads } = await openEditor()
  editor.openNewQuestion()
  await editor.uploadPicture(1, new File(['words'], 'notes.txt', { type: 'text/plain' }))
  expect($uploads.get()[1]).toMatchObject({ state: 'failed' })
  expect(proxy().calls(UPLOADS)).toEqual([])
  editor.setOptionImage(1, '/typed.png')
  expect($uploads.get()[1]).toBeUndefined()
})

/** Uploads arrive when they are let. */
function holdUploads(): () => void {
  let arrive = () => {}
  const gate = new Promise<void>((resolve) => {
    arrive = resolve
  })
  proxy().plan(UPLOADS, async (response, pass) => {
    await gate
    await accepted(response, pass)
  })
  return () => arrive()
}

// SPEC 2 Writing room
test('a question cannot be left, nor the quiz saved, while a picture is being uploaded for it', async () => {
  const toasts = hearToasts()
  const form = await openEditor()
  form.editor.editQuestion('1')
  const arrive = holdUploads()
  const sent = form.editor.uploadPicture('question', picture())
  expect([form.editor.nextInDraft(), form.editor.editQuestionAt(2), form.editor.submitQuestion()]).toEqual([
    false,
    false,
    false,
  ])
  expect(await form.saveQuiz()).toBe(false)
  const said = 'error: The picture is still being uploaded. Please continue when it is done.'
  await vi.waitFor(() => expect(toasts).toContain(said))
  arrive()
  await sent
  expect(form.editor.nextInDraft()).toBe(true)
  expect(form.$quizDraft.get().questions[0]?.imageUrl).toBe('https://school.example/lens.webp')
})

// SPEC 2 Writing room
test('a picture being uploaded follows its option, and goes to no other one', async () => {
  const form = await openEditor()
  form.editor.editQuestion('1')
  const shown = () => form.$editedQuestion.get()?.question.options.map(({ imageUrl }) => imageUrl)
  const arrive = holdUploads()
  const sent = form.editor.uploadPicture(3, picture())
  await form.editor.uploadPicture(1, new File(['words'], 'notes.txt', { type: 'text/plain' }))
  expect(form.editor.takeOptionAway(1)).toBe(true)
  expect(form.$uploads.get()).toEqual({ 2: { state: 'busy' } })
  arrive()
  await sent
  expect(shown()).toEqual(['', '', 'https://school.example/lens.webp'])
})

test('a picture being uploaded is dropped if its option comes back by undo', async () => {
  const form = await openEditor()
  form.editor.editQuestion('1')
  const arrive = holdUploads()
  const sent = form.editor.uploadPicture(3, picture())
  form.editor.takeOptionAway(0)
  form.undo()
  arrive()
  await sent
  expect(form.$editedQuestion.get()?.question.options.map(({ imageUrl }) => imageUrl)).toEqual([
    '',
    '',
    '',
    '',
  ])
})

// SPEC 2 Writing room
test('an undo that leads to another question does not bring this one’s picture there', async () => {
  const form = await openEditor()
  form.editor.editQuestionAt(0)
  form.editor.setQuestionText('Why?')
  form.editor.nextInDraft()
  const arrive = holdUploads()
  const sent = form.editor.uploadPicture('question', picture())
  form.undo()
  arrive()
  await sent
  expect(form.$editedQuestion.get()?.question).toMatchObject({ key: '1', imageUrl: '' })
})

test('questions added or restored meanwhile leave the one in the editor at its number', async () => {
  const form = await openEditor()
  const { addToDraft, removeFromDraft, undoRemoval } = form
  form.editor.editQuestionAt(1)
  addToDraft(form.$quizDraft.get().questions)
  expect(form.$questionPage.get()).toBe(1)
  form.editor.cancelQuestion()
  removeFromDraft('1')
  form.editor.editQuestionAt(0)
  undoRemoval()
  expect(form.$editedQuestion.get()?.question.key).toBe('2')
  expect(form.$questionPage.get(), 'one before it came back').toBe(1)
})

test('an upload that finishes after its question was closed changes no other question', async () => {
  const form = await openEditor()
  form.editor.openNewQuestion()
  const arrive = holdUploads()
  const sent = form.editor.uploadPicture(0, picture())
  form.editor.editQuestion('1')
  arrive()
  await sent
  expect(form.$editedQuestion.get()?.question.options[0]?.imageUrl).toBe('')
  expect(form.$uploads.get()).toEqual({})
})
