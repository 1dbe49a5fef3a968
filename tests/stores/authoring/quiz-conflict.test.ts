// SPEC 2 Writing room
import { describe, expect, test, vi } from 'vitest'
import { administrator, type FormPage, openFormPage } from '../../support/page/form-page.ts'
import { hearToasts, leavePage } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person, storeQuiz } from '../../support/school/school.ts'

interface ServedQuiz {
  title: string
  duration: number
  isActive: boolean
  questions: { _id?: string; text: string }[]
}

type Kind = 'reference' | 'plain'
const inBoth = describe.each<[Kind]>([['reference'], ['plain']])
const PUT = /PUT \/api\/quiz\/[^/]+$/

/** The reference API, or one that answers the bare specification, and a quiz that two edit. */
function openPlace(kind: Kind) {
  const where = openSchool(at('10:05:00'), kind === 'plain' ? { kind } : {})
  const { school, proxy } = where
  const read = async (person: Person, quizId: string) =>
    (await person.call('GET', `/quiz/${quizId}`)).body as ServedQuiz

  /** Grace has the form open; Tomas saves. */
  async function setting(change: (quiz: ServedQuiz) => object, facts: { isActive?: boolean } = {}) {
    const quizId = await storeQuiz(school(), facts)
    const [grace, tomas] = [
      await administrator(where),
      await enrol(school(), { isAdmin: true, name: 'Tomas' }),
    ]
    const form = await openFormPage(where, grace)
    await form.openQuizDraft(quizId)
    const saveElsewhere = async (by = tomas) => {
      school().clock.now += 60_000
      const quiz = await read(by, quizId)
      await by.call('PUT', `/quiz/${quizId}`, { ...quiz, ...change(quiz) })
    }
    const now = () => read(grace, quizId)
    return { quizId, grace, tomas, form, saveElsewhere, now }
  }
  const saves = () => proxy().calls(PUT).length
  return { where, school, read, setting, saves }
}

const rename = (title: string) => () => ({ title })
const reword =
  (index: number, text: string) =>
  ({ questions }: ServedQuiz) => ({
    questions: questions.map((question, at) => (at === index ? { ...question, text } : question)),
  })
const write = ({ editor }: FormPage, index: number, text: string) => {
  editor.editQuestionAt(index)
  editor.setQuestionText(text)
}

inBoth('a quiz edited by two people, with the %s API,', (kind) => {
  const { setting } = openPlace(kind)

  test('is never replaced before its author has seen both versions, and then only on request', async () => {
    const { form, saveElsewhere, now } = await setting(rename('Theirs'))
    form.setDetail('title', 'Mine')
    await saveElsewhere()
    expect(await form.saveQuiz()).toBe(false)
    expect(form.conflict.$conflict.get()).toMatchObject({
      state: 'changed',
      by: kind === 'plain' ? { who: 'unknown' } : { who: 'other', name: 'Tomas' },
    })
    expect(form.conflict.$differences.get()).toMatchObject({
      mine: { details: ['title'] },
      theirs: { details: ['title'] },
      clashes: [{ kind: 'detail', detail: 'title' }],
    })
    form.conflict.leaveConflict()
    expect(await form.saveQuiz(), 'pressing again asks again').toBe(false)
    expect((await now()).title).toBe('Theirs')
    form.conflict.keepMine()
    expect(await form.saveQuiz()).toBe(true)
    expect((await now()).title).toBe('Mine')
  })

  test('keeps the changes of both where they do not touch each other', async () => {
    const { form, saveElsewhere, now } = await setting(reword(0, 'Reworded there?'))
    form.setDetail('title', 'Renamed here')
    write(form, 2, 'Reworded here?')
    await saveElsewhere()
    expect(await form.saveQuiz()).toBe(false)
    expect(form.conflict.$undecided.get()).toBe(0)
    form.conflict.mergeBoth()
    expect(form.$editedQuestion.get()?.question.text, 'the editor stays').toBe('Reworded here?')
    expect(await form.saveQuiz()).toBe(true)
    const { title, questions } = await now()
    expect([title, questions[0]?.text, questions[2]?.text]).toEqual([
      'Renamed here',
      'Reworded there?',
      'Reworded here?',
    ])
  })

  test('is decided question by question where both changed the same one', async () => {
    const { form, saveElsewhere, now } = await setting(reword(0, 'Theirs?'))
    write(form, 0, 'Mine?')
    await saveElsewhere()
    expect((await form.saveAndStay()).state).toBe('refused')
    const [clash] = form.conflict.$differences.get()?.clashes ?? []
    expect(form.conflict.$undecided.get()).toBe(1)
    form.conflict.decide(clash?.id ?? '', 'theirs')
    expect(form.conflict.$undecided.get()).toBe(0)
    form.conflict.mergeBoth()
    expect(form.$editedQuestion.get()?.question.text).toBe('Theirs?')
    form.undo()
    expect(form.$quizDraft.get().questions[0]?.text, 'undo brings back what was here').toBe('Mine?')
    form.redo()
    expect((await form.saveAndStay()).state).toBe('staying')
    expect((await now()).questions[0]?.text).toBe('Theirs?')
  })
})

inBoth('a quiz edited by two people, later, with the %s API,', (kind) => {
  const { where, setting, saves } = openPlace(kind)

  test('can be taken as it was saved, while the other version stays on the device until it is restored', async () => {
    const { form, quizId, grace, saveElsewhere } = await setting(rename('Theirs'))
    form.setDetail('title', 'Mine')
    await saveElsewhere()
    await form.saveQuiz()
    form.conflict.takeTheirs()
    expect([form.$quizDraft.get().title, form.$draftDirty.get()]).toEqual(['Theirs', false])
    form.closeQuizDraft()
    await leavePage()
    const later = await openFormPage(where, grace)
    await later.openQuizDraft(quizId)
    expect(later.$draftScene.get()).not.toHaveProperty('offer', expect.anything())
    expect(later.$keptCopy.get()?.draft.title).toBe('Mine')
    later.restoreCopy()
    expect(later.$quizDraft.get().title).toBe('Mine')
    expect(later.$keptCopy.get()).toBeUndefined()
    expect(await later.saveQuiz()).toBe(true)
    later.closeQuizDraft()
    await later.openQuizDraft(quizId)
    expect(later.$keptCopy.get(), 'it is kept no longer').toBeUndefined()
  })

  test('is saved without a question if the other save changed nothing, or the same', async () => {
    const { form, saveElsewhere, now } = await setting(rename('Mine'))
    form.setDetail('title', 'Mine')
    await saveElsewhere()
    expect(await form.saveQuiz()).toBe(true)
    expect((await now()).title).toBe('Mine')
  })

  test('says so for a draft of an earlier visit, which is compared with its own basis', async () => {
    const { form, quizId, grace, saveElsewhere, now } = await setting(reword(0, 'Theirs?'))
    form.setDetail('title', 'Mine')
    form.storePendingDraft()
    await leavePage()
    await saveElsewhere()
    const again = await openFormPage(where, grace)
    await again.openQuizDraft(quizId)
    again.restoreOffer()
    expect(again.$isOutdated.get()).toBe(true)
    expect(await again.saveQuiz()).toBe(false)
    expect(again.conflict.$differences.get()).toMatchObject({ clashes: [], mine: { details: ['title'] } })
    again.conflict.mergeBoth()
    expect(await again.saveQuiz()).toBe(true)
    expect(await now()).toMatchObject({ title: 'Mine', questions: [{ text: 'Theirs?' }, {}, {}] })
  })

  test('can be compared on request, which saves nothing', async () => {
    const { form, saveElsewhere } = await setting(rename('Theirs'))
    form.setDetail('description', 'Mine')
    await saveElsewhere()
    await form.conflict.compareWithSaved()
    expect(form.conflict.$differences.get()?.theirs.details).toEqual(['title'])
    expect(saves()).toBe(0)
  })
})

inBoth('a quiz edited by one person and deleted by another, with the %s API,', (kind) => {
  const { where, read, setting } = openPlace(kind)

  test('is saved as a new quiz, and nothing of it is lost', async () => {
    const { form, quizId, tomas, grace } = await setting(() => ({}))
    form.setDetail('title', 'Mine')
    await tomas.call('DELETE', `/quiz/${quizId}`)
    expect(await form.saveQuiz()).toBe(false)
    expect(form.conflict.$conflict.get()).toEqual({ state: 'deleted' })
    form.conflict.saveAsNew()
    const saved = await form.saveAndStay()
    expect(saved).toMatchObject({ state: 'staying' })
    const { quizId: newId = '' } = saved as { quizId?: string }
    expect(newId).not.toBe(quizId)
    expect(await read(grace, newId)).toMatchObject({ title: 'Mine', questions: [{}, {}, {}] })
  })

  test('is offered even to an author who comes back later', async () => {
    const { form, quizId, tomas, grace } = await setting(() => ({}))
    form.setDetail('title', 'Mine')
    form.storePendingDraft()
    await leavePage()
    await tomas.call('DELETE', `/quiz/${quizId}`)
    const again = await openFormPage(where, grace)
    await again.openQuizDraft(quizId)
    again.restoreOffer()
    expect(again.$quizDraft.get()).toMatchObject({ title: 'Mine', questions: [{}, {}, {}] })
    expect(await again.saveQuiz()).toBe(true)
  })
})

describe('a quiz edited by one person in two windows, or published meanwhile,', () => {
  const where = openSchool(at('10:05:00'))
  const { school, proxy } = where

  test('says that it was the same person', async () => {
    const quizId = await storeQuiz(school())
    const grace = await administrator(where)
    const form = await openFormPage(where, grace)
    await form.openQuizDraft(quizId)
    form.setDetail('title', 'Here')
    const { body } = await grace.call('GET', `/quiz/${quizId}`)
    await grace.call('PUT', `/quiz/${quizId}`, { ...(body as object), title: 'There' })
    await form.saveQuiz()
    expect(form.conflict.$conflict.get()).toMatchObject({ by: { who: 'me' } })
  })

  test('is not hidden again by somebody who did not know that learners see it', async () => {
    const toasts = hearToasts()
    const quizId = await storeQuiz(school(), { isActive: false })
    const grace = await administrator(where)
    const form = await openFormPage(where, grace)
    await form.openQuizDraft(quizId)
    form.setDetail('title', 'Mine')
    await grace.call('POST', `/quiz/${quizId}/publish`)
    expect(await form.saveQuiz('draft')).toBe(false)
    await vi.waitFor(() => expect(toasts.join()).toContain('was published meanwhile'))
    expect(form.$saveKinds.get()).toEqual(['publish'])
    expect(proxy().calls(/PUT \/api\/quiz\/[^/]+$/)).toEqual([])
    expect(await form.saveQuiz()).toBe(true)
    expect((await grace.call('GET', `/quiz/${quizId}`)).body).toMatchObject({ title: 'Mine', isActive: true })
  })
})
