import { describe, expect, test } from 'vitest'
import { readGift } from '../../src/platform/question-gift.ts'
import {
  checkAll,
  goodQuestions,
  goodTexts,
  notesIn,
  problemsIn,
} from '../support/school/question-samples.ts'

const check = (text: string) => checkAll(readGift(text))

const SAMPLE = `// A comment { with braces }
$CATEGORY: $course$/Optics

// question: 1  name: Snell [tag:refraction]
::Snell::[html]<p>Which law holds\\: \\\\(n_1 \\\\sin\\\\theta_1 \\= n_2 \\\\sin\\\\theta_2\\\\)?</p>{
	=Snell's law#Well done
	~Ohm's law#That is electricity
	~%-50%Hooke's law
	~Boyle's law
	#### Refraction
}

Who's buried in Grant's tomb?{~Grant ~Jefferson =no one ~Washington}

The capital of France is {~%0%Lyon ~%100%Paris ~%0%Nice ~%0%Lille}, as everybody knows.
`

test('single-choice questions as people write them', () => {
  const checked = check(SAMPLE)
  expect(problemsIn(checked)).toEqual([])
  expect(checked.map(({ line }) => line)).toEqual([4, 13, 15])
  expect(goodTexts(checked)).toEqual([
    'Which law holds: \\(n_1 \\sin\\theta_1 = n_2 \\sin\\theta_2\\)?',
    "Who's buried in Grant's tomb?",
    'The capital of France is _____ , as everybody knows.',
  ])
  expect(goodQuestions(checked).map(({ correctAnswer }) => correctAnswer)).toEqual([0, 2, 1])
  expect(goodQuestions(checked).map(({ explanation }) => explanation)).toEqual([
    'Refraction',
    undefined,
    undefined,
  ])
  expect(goodQuestions(checked)[0]?.options.map(({ text }) => text)).toEqual([
    "Snell's law",
    "Ohm's law",
    "Hooke's law",
    "Boyle's law",
  ])
})

test.each([
  ['a bare colon', 'Note: what is 2:1? {=a: b ~b ~c ~d}', 'Note: what is 2:1?'],
  ['a bare equals sign', 'If y = 2x, what is x? {=a ~b ~c ~d}', 'If y = 2x, what is x?'],
  ['an address', 'See https://example.org/?a=1#b {=a ~b ~c ~d}', 'See https://example.org/?a=1#b'],
  ['a title with a colon', '::Q\\:1::What? {=a ~b ~c ~d}', 'What?'],
  ['a comment among the answers', 'What?{\n=a\n// not b\n~b\n~c\n~d\n}', 'What?'],
  ['a text over several lines', 'What\nis it? {=a ~b ~c ~d}', 'What is it?'],
  ['HTML without a format mark', '<p>What</p><p>is &lt;it&gt;?</p> {=a ~b ~c ~d}', 'What\nis <it>?'],
  ['a plain text that looks like HTML', '[plain]Is <b> bold? {=a ~b ~c ~d}', 'Is <b> bold?'],
  ['a text in front of an arrow', 'What? {=a -> b ~b -> c ~c ~d}', 'What?'],
])('%s', (_, text, expected) => expect(goodTexts(check(text))).toEqual([expected]))

test('points come from a tag, pictures from https addresses', () => {
  const [question] = goodQuestions(
    check('// [tag:easy] [tag:points=3]\n[html]What?<img src\\="https\\://a.example/b.png"> {=a ~b ~c ~d}'),
  )
  expect(question).toMatchObject({ text: 'What?', imageUrl: 'https://a.example/b.png', points: 3 })
})

test('a picture that cannot be fetched is noted, and the question stays', () => {
  const checked = check('[html]What?<img src\\="@@PLUGINFILE@@/b.png"> {=a ~b ~c ~d}')
  expect(notesIn(checked)).toEqual([
    'a picture of the question is left out: its address is not an absolute https one',
  ])
  expect(checked).toMatchObject([{ question: { imageUrl: '' } }])
})

const ONLY = 'only questions with one correct option can be imported'

describe('each problem is reported with its line', () => {
  test.each([
    ['no correct answer', '\nQ {~a ~b ~c ~d}', ['line 2: no correct answer']],
    ['three options', 'Q {=a ~b ~c}', ['line 1: has 3 options, needs 4']],
    ['two correct answers', 'Q {=a =b ~c ~d}', ['line 1: has 2 correct answers, needs one']],
    ['partly right', 'Q {~%50%a ~%50%b ~c ~d}', [`line 1: has options that are partly right: ${ONLY}`]],
    ['true or false', 'Q {T}', [`line 1: is a true/false question: ${ONLY}`]],
    ['a short answer', 'Q {=a =b}', [`line 1: is a short answer: ${ONLY}`]],
    ['a number', 'Q {#3:0.1}', [`line 1: is a numerical question: ${ONLY}`]],
    ['an essay', 'Q {}', [`line 1: is an essay: ${ONLY}`]],
    ['a match', 'Q {=a -> b =c -> d =e -> f}', [`line 1: is a matching question: ${ONLY}`]],
    ['a description', 'Only a text', [`line 1: is a text without answers: ${ONLY}`]],
    [
      'a missing brace',
      'One {=a ~b ~c ~d}\n\nTwo {\n=a ~b\n~c ~d',
      ['line 5: ends too early: is a } missing, or an empty line within the question?'],
    ],
    [
      'an empty line within',
      'Q {\n=a\n~b\n\n~c\n~d\n}',
      [expect.stringMatching(/^line 3: ends too early/), expect.stringMatching(/^line 5: "~" is not/)],
    ],
    [
      'an unescaped brace',
      'Q {=a {b} ~b ~c ~d}',
      [expect.stringMatching(/^line 1: "\{" is not understood here/)],
    ],
    ['a blank option', 'Q {=a ~ ~c ~d}', [expect.stringMatching(/^line 1: /)]],
  ])('%s', (_, text, problems) => expect(problemsIn(check(text))).toEqual(problems))

  test.each(['', '\n\n', '// only a comment', '$CATEGORY: x\n\n'])('%j has no questions', (text) =>
    expect(check(text)).toEqual([]),
  )
})
