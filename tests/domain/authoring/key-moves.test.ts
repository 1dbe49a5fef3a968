import { expect, test } from 'vitest'
import { type DraftQuestion, emptyQuestion } from '../../../src/domain/authoring/draft/question-draft.ts'
import { keyMoves } from '../../../src/domain/authoring/key-moves.ts'

const option = (text: string) => ({ text, imageUrl: '' })
const mirror: DraftQuestion = {
  ...emptyQuestion('1'),
  _id: 'mirror',
  text: 'Where is the image?',
  options: ['Focus', 'Centre', 'Infinity', ''].map(option),
  correctAnswer: 1,
}

test.each<[string, Partial<DraftQuestion>, number[] | undefined]>([
  ['nothing', {}, undefined],
  ['its text', { text: 'Where?' }, undefined],
  ['the key', { correctAnswer: 2 }, [2]],
  ['the words of the right option', { options: ['Focus', 'The centre', 'Infinity'].map(option) }, undefined],
  [
    'the order of the options, with the key',
    { options: ['Centre', 'Focus', 'Infinity'].map(option), correctAnswer: 0 },
    undefined,
  ],
  [
    'the order of the options, and the key',
    { options: ['', 'Centre', 'Focus'].map(option), correctAnswer: 2 },
    [1],
  ],
  ['who it is', { _id: undefined, correctAnswer: 2 }, undefined],
])('an edit that changes %s moves the key, or does not', (_, change, accept) => {
  const { _id, ...rest } = { ...mirror, ...change }
  const edited = _id === undefined ? rest : { ...rest, _id }
  expect(keyMoves([mirror], [edited])).toEqual(accept ? [{ questionId: 'mirror', accept }] : [])
})
