import { describe, expect, test } from 'vitest'
import {
  changesOf,
  clashesOf,
  type Decisions,
  isUnchanged,
  mergeDrafts,
  type Versions,
  withNames,
} from '../../../src/domain/authoring/draft/draft-merge.ts'
import { type DraftQuestion, emptyQuestion } from '../../../src/domain/authoring/draft/question-draft.ts'
import { emptyDraft, type QuizDraft } from '../../../src/domain/authoring/draft/quiz-draft.ts'

const question = (id: string | undefined, text = `${id}?`): DraftQuestion => ({
  ...emptyQuestion(id ?? `new ${text}`),
  ...(id !== undefined && { _id: id }),
  text,
  options: ['Yes', 'No'].map((word) => ({ text: word, imageUrl: '' })),
})
const quiz = (questions: DraftQuestion[], facts: Partial<QuizDraft> = {}): QuizDraft => ({
  ...emptyDraft(),
  title: 'Optics',
  ...facts,
  questions,
})
const [a, b, c] = [question('a'), question('b'), question('c')]
const base = quiz([a, b, c])

const textsOf = ({ questions }: QuizDraft) => questions.map(({ text }) => text).join(' ')
const merged = (mine: QuizDraft, theirs: QuizDraft, decisions: Decisions = {}) =>
  textsOf(mergeDrafts({ base, mine, theirs }, decisions))
const clashing = (mine: QuizDraft, theirs: QuizDraft) => clashesOf({ base, mine, theirs }).map(({ id }) => id)

describe('the questions of both sides', () => {
  const [newHere, newThere] = [question(undefined, 'here?'), question('d', 'there?')]
  const [aHere, bThere] = [question('a', 'A!'), question('b', 'B!')]
  test.each<[string, QuizDraft, QuizDraft, string]>([
    ['nothing changed', base, base, 'a? b? c?'],
    ['one changed here', quiz([aHere, b, c]), base, 'A! b? c?'],
    ['one changed there', base, quiz([a, bThere, c]), 'a? B! c?'],
    ['each changed one', quiz([aHere, b, c]), quiz([a, bThere, c]), 'A! B! c?'],
    ['both changed one alike', quiz([aHere, b, c]), quiz([{ ...aHere }, b, c]), 'A! b? c?'],
    ['one added here', quiz([a, newHere, b, c]), base, 'a? here? b? c?'],
    ['one added there', base, quiz([a, b, newThere, c]), 'a? b? there? c?'],
    [
      'each added one at the end',
      quiz([a, b, c, newHere]),
      quiz([a, b, c, newThere]),
      'a? b? c? here? there?',
    ],
    ['one added first', quiz([newHere, a, b, c]), quiz([a, b, c, newThere]), 'here? a? b? c? there?'],
    ['one removed here', quiz([a, c]), base, 'a? c?'],
    ['one removed there', base, quiz([b, c]), 'b? c?'],
    ['one removed on both sides', quiz([a, c]), quiz([a, c]), 'a? c?'],
    ['moved here, changed there', quiz([c, a, b]), quiz([a, bThere, c]), 'c? a? B!'],
    ['moved there, changed here', quiz([aHere, b, c]), quiz([c, b, a]), 'c? b? A!'],
    ['moved there, added here', quiz([a, b, c, newHere]), quiz([c, b, a]), 'c? here? b? a?'],
  ])('are merged: %s', (_, mine, theirs, texts) => {
    expect(merged(mine, theirs)).toBe(texts)
    expect(clashing(mine, theirs)).toEqual([])
  })

  test.each<[string, QuizDraft, QuizDraft, string, string]>([
    ['changed otherwise', quiz([aHere, b, c]), quiz([question('a', 'A?!'), b, c]), 'A! b? c?', 'A?! b? c?'],
    ['changed here, removed there', quiz([aHere, b, c]), quiz([b, c]), 'A! b? c?', 'b? c?'],
    ['removed here, changed there', quiz([a, c]), quiz([a, bThere, c]), 'a? c?', 'a? B! c?'],
  ])('clash where one was %s, and follow the decision', (_, mine, theirs, kept, taken) => {
    const [id = ''] = clashing(mine, theirs)
    expect(clashing(mine, theirs)).toHaveLength(1)
    expect(merged(mine, theirs, { [id]: 'mine' })).toBe(kept)
    expect(merged(mine, theirs, { [id]: 'theirs' })).toBe(taken)
    expect(merged(mine, theirs), 'what is not decided stays as it is here').toBe(kept)
  })

  test('keep the keys by which the form knows them, and new ones get new keys', () => {
    const mine = quiz([a, b, c].map((known, index) => ({ ...known, key: String(index + 1) })))
    const theirs = quiz(
      [question('d', 'D?'), a, bThere].map((known, index) => ({ ...known, key: String(index + 1) })),
    )
    const { questions } = mergeDrafts({ base: mine, mine, theirs }, {})
    expect(questions.map(({ _id, key }) => `${_id} ${key}`)).toEqual(['d 4', 'a 1', 'b 2'])
  })
})

test('a detail that only one side changed is as that side has it, and a clash follows the decision', () => {
  const mine = quiz([a], { title: 'Mine', duration: '20', reviewFrom: 'at', reviewTime: '2026-03-04T10:00' })
  const theirs = quiz([a], { title: 'Theirs', duration: '15', draw: '1', description: 'Of lenses' })
  const versions: Versions = { base: quiz([a]), mine, theirs }
  expect(clashesOf(versions)).toEqual([{ kind: 'detail', id: 'detail-title', detail: 'title' }])
  expect(mergeDrafts(versions, { 'detail-title': 'theirs' })).toMatchObject({
    title: 'Theirs',
    duration: '20',
    draw: '1',
    description: 'Of lenses',
    reviewFrom: 'at',
    reviewTime: '2026-03-04T10:00',
  })
})

test('a draft that would be saved as before is unchanged, whatever its blanks, missing texts or blank options', () => {
  const padded = { ...a, text: ' a? ', explanation: ' ', options: [...a.options, { text: '', imageUrl: '' }] }
  expect(isUnchanged(changesOf(base, quiz([padded, b, c], { title: 'Optics ' })))).toBe(true)
})

test('the changes to a quiz name its details, and its questions by number', () => {
  const next = quiz([c, question('a', 'A!'), question('d', 'D?')], { title: 'Lenses' })
  expect(changesOf(base, next)).toMatchObject({
    details: ['title'],
    questions: [
      { what: 'changed', number: 2, question: { text: 'A!' } },
      { what: 'added', number: 3, question: { text: 'D?' } },
      { what: 'removed', number: 2, question: { text: 'b?' } },
    ],
    isReordered: true,
  })
})

test('questions without ids are matched by their places', () => {
  const bare = (texts: string[]) =>
    quiz(texts.map((text, index) => ({ ...question(undefined, text), key: String(index + 1) })))
  const versions = withNames({
    base: bare(['a', 'b']),
    mine: bare(['A', 'b', 'c']),
    theirs: bare(['a', 'B']),
  })
  expect(clashesOf(versions)).toEqual([])
  const { questions } = mergeDrafts(versions, {})
  expect(questions.map(({ text, _id }) => `${text} ${_id}`)).toEqual([
    'A undefined',
    'B undefined',
    'c undefined',
  ])
})
