// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { readGift } from '../../src/exchange/formats/gift/read.ts'
import { PNG } from '../support/school/pictures.ts'
import {
  checkAll,
  goodQuestions,
  goodTexts,
  keysAskedIn,
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

test('single-choice questions as people write them in GIFT are read', () => {
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
  ['a per cent sign that is no weight', 'What? {=%load ~ %run ~50% off}', 'What?'],
  ['a text in front of an arrow', 'What? {=a -> b ~b -> c ~c ~d}', 'What?'],
])('a question in GIFT is read: %s', (_, text, expected) =>
  expect(goodTexts(check(text))).toEqual([expected]),
)

test('points come from a tag, and pictures from https addresses', () => {
  const [question] = goodQuestions(
    check('// [tag:easy] [tag:points=3]\n[html]What?<img src\\="https\\://a.example/b.png"> {=a ~b ~c ~d}'),
  )
  expect(question).toMatchObject({ text: 'What?', imageUrl: 'https://a.example/b.png', points: 3 })
})

test('a picture that cannot be fetched is noted, and its question stays', () => {
  const checked = check('[html]What?<img src\\="@@PLUGINFILE@@/b.png"> {=a ~b ~c ~d}')
  expect(notesIn(checked)).toEqual([
    'a picture of the question is left out: its address is not an absolute https one',
  ])
  expect(checked).toMatchObject([{ question: { imageUrl: '' } }])
})

const WORDS = { isTrue: 'Wahr', isFalse: 'Falsch' }

test.each([
  ['true', 'Q {T}', 0, undefined],
  ['true, in any case', 'Q { true }', 0, undefined],
  ['false, in full', 'Q {FALSE}', 1, undefined],
  ['with feedback to wrong and to right answers', 'Q {F#It is not.#Indeed.}', 1, 'Indeed.'],
  ['with general feedback', 'Q {TRUE#No.####It was so.}', 0, 'It was so.'],
])('a true-or-false question becomes two options: %s', (_, text, correctAnswer, explanation) => {
  const [question] = goodQuestions(checkAll(readGift(text, WORDS)))
  expect(question?.options.map((option) => option.text)).toEqual(['Wahr', 'Falsch'])
  expect(question).toMatchObject({ correctAnswer })
  expect(question?.explanation).toBe(explanation)
})

test.each([
  ['two options', 'Q {=a ~b}', 2],
  ['26 options', `Q {=a${' ~b'.repeat(25)}}`, 26],
  ['a right one behind a wavy line, too', 'Q {~=a ~b ~c\\~}', 3],
  ['weights below zero', 'Q {~%100%a ~%-33.33333%b ~%-33.33333%c ~%-33.33333%d}', 4],
  ['a right one, the others partly', 'Q {=a ~%50%b ~c}', 3],
])('options are read: %s', (_, text, count) =>
  expect(goodQuestions(check(text))).toMatchObject([{ correctAnswer: 0, options: { length: count } }]),
)

test.each([
  ['no right option', 'Q {~a ~b ~c}', []],
  ['a second right option', 'Q {=a =b ~c ~d}', [0, 1]],
])('%s makes the question ask for its key', (_, text, marked) =>
  expect(keysAskedIn(check(text))).toEqual([marked]),
)

test('a category is the topic of the questions after it', () =>
  expect(
    goodQuestions(
      check(
        'A {T}\n\n$CATEGORY: $course$/top/Physics/Optics and 1//f\n\nB {T}\n\n$CATEGORY: $course$\n\nC {T}',
      ),
    ).map(({ topic }) => topic),
  ).toEqual([undefined, 'Optics and 1/f', undefined]))

test.each([
  ['of the right option', 'Q {=a#Well done. ~b}', 'Well done.', []],
  [
    'of other options, which is noted',
    'Q {=a ~b#No. ~c#Nor this.}',
    undefined,
    ['2 feedback texts to options are left out'],
  ],
  ['for everybody', 'Q {=a#Yes. ~b####So it is.}', 'So it is.', ['1 feedback text to an option is left out']],
  [
    'partly right options count as wrong',
    'Q {=a ~%50%b}',
    undefined,
    ['options that were partly right count as wrong'],
  ],
])('feedback becomes the explanation or a note: %s', (_, text, explanation, notes) => {
  const checked = check(text)
  expect(goodQuestions(checked)[0]?.explanation).toBe(explanation)
  expect(notesIn(checked)).toEqual(notes)
})

test('a character for private use is kept, and so is an arrow in front of an option', () =>
  expect(goodQuestions(check('Q\uE000 {=a -> \uE000\uE001 ~b}'))).toMatchObject([
    { text: 'Q\uE000', options: [{ text: 'a -> \uE000\uE001' }, { text: 'b' }] },
  ]))

test('a picture within the text is embedded, and uploaded later', () => {
  const reading = readGift(
    `[html]What?<img src\\="data\\:image/png;base64,${PNG.replaceAll('=', '\\=')}" alt\\="A"> {T}`,
  )
  expect(goodQuestions(checkAll(reading))).toMatchObject([{ imageUrl: 'embedded:0', imageAlt: 'A' }])
  expect(reading.pictures).toMatchObject([{ type: 'image/png' }])
})

const ONLY = 'only questions with one correct option can be imported'

describe('each problem is reported with its line', () => {
  test.each([
    ['one option', '\nQ {~a}', ['line 2: has 1 option, needs 2 to 26']],
    ['27 options', `Q {=a${' ~b'.repeat(26)}}`, ['line 1: has 27 options, needs 2 to 26']],
    ['partly right', 'Q {~%50%a ~%50%b ~c ~d}', [`line 1: has options that are partly right: ${ONLY}`]],
    ['a short answer', 'Q {=a =b}', [`line 1: is a short answer: ${ONLY}`]],
    ['a number', 'Q {#3:0.1}', [`line 1: is a numerical question: ${ONLY}`]],
    ['an essay', 'Q {}', [`line 1: is an essay: ${ONLY}`]],
    ['a match with feedback', 'Q {=a -> b#Yes. =c -> d}', [`line 1: is a matching question: ${ONLY}`]],
    ['gaps', 'Q {1:MC:~a~=b} and {1:SA:=c}', [`line 1: is a text with gaps: ${ONLY}`]],
    ['two gaps', 'Q {~a =b} and {~c =d}.', [`line 1: is a text with gaps: ${ONLY}`]],
    ['a match', 'Q {=a -> b =c -> d =e -> f}', [`line 1: is a matching question: ${ONLY}`]],
    ['a description with marks', 'A text: 1 = 1 # ~', [`line 1: is a text without answers: ${ONLY}`]],
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
  ])('a question that cannot be imported is reported: %s', (_, text, problems) =>
    expect(problemsIn(check(text))).toEqual(problems),
  )

  test.each(['', '\n\n', '// only a comment', '$CATEGORY: x\n\n'])('%j has no questions', (text) =>
    expect(check(text)).toEqual([]),
  )
})
