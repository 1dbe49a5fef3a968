// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { readMoodle } from '../../src/exchange/formats/moodle/read.ts'
import { GIF, PNG } from '../support/school/pictures.ts'
import {
  checkAll,
  goodQuestions,
  keysAskedIn,
  notesIn,
  problemsIn,
} from '../support/school/question-samples.ts'

const check = (xml: string) => checkAll(readMoodle(xml))

const answer = (text: string, fraction = 0) =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text>no</text></feedback></answer>`
const ANSWERS = [
  answer('<![CDATA[<p>a</p>]]>', 100),
  answer('b'),
  answer('&lt;p&gt;c&lt;/p&gt;'),
  answer('d'),
].join('\n')
const question = (inner: string, type = 'multichoice') =>
  `<question type="${type}">\n<name><text>Name</text></name>\n${inner}\n</question>`
const multichoice = (text: string, answers = ANSWERS, rest = '') =>
  question(`<questiontext format="html"><text>${text}</text></questiontext>\n${answers}${rest}`)
const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`

const EXPORTED = quiz(
  '<!-- question: 0 -->',
  question('<category><text>$course$/top</text></category>', 'category'),
  multichoice(
    '<![CDATA[<p>What is \\(\\frac{1}{2}\\) of <b>x</b><sup>2</sup> if a &lt; b?</p><p><img src="https://a.example/b.png?x=1&amp;y=2" alt="A half &amp; a square"></p>]]>',
    ANSWERS,
    '<defaultgrade>2.0000000</defaultgrade><single>true</single><shuffleanswers>true</shuffleanswers><penalty>0.33</penalty><generalfeedback format="html"><text><![CDATA[<p>Half.</p>]]></text></generalfeedback>',
  ),
)

test('a question is read as Moodle exports it', () => {
  const checked = check(EXPORTED)
  expect(problemsIn(checked)).toEqual([])
  expect(checked[0]?.line).toBe(8)
  expect(goodQuestions(checked)).toEqual([
    {
      text: 'What is \\(\\frac{1}{2}\\) of x\\(^{2}\\) if a < b?',
      imageUrl: 'https://a.example/b.png?x=1&y=2',
      imageAlt: 'A half & a square',
      options: ['a', 'b', 'c', 'd'].map((text) => ({ text, imageUrl: '' })),
      correctAnswer: 0,
      points: 2,
      explanation: 'Half.',
    },
  ])
})

test('an embedded file or a closing tag in a CDATA section does no harm', () => {
  const text = `<![CDATA[What is </question> for?<img src="@@PLUGINFILE@@/a.png">]]></text><file name="a.png" encoding="base64">${'iVBORw0KGgo\n'.repeat(999)}</file><text>`
  const checked = check(quiz(multichoice(text)))
  expect(checked).toMatchObject([{ question: { text: 'What is </question> for?' } }])
  expect(notesIn(checked)).toEqual([
    'a picture of the question is left out: its address is not an absolute https one',
  ])
})

const REST = '<answer fraction="0"><text>b</text></answer>'
const right = (feedback = '') =>
  `<answer fraction="100"><text>a</text>${feedback && `<feedback><text>${feedback}</text></feedback>`}</answer>`
const stem = (inner: string) => `<questiontext format="html">${inner}</questiontext>`

test.each([
  ['two options', right() + REST, 2],
  ['26 options', right() + REST.repeat(25), 26],
  ['one that is wholly right, where several may be chosen', `${right()}${REST}<single>false</single>`, 2],
  ['weights below zero', `${right()}${answer('b', -33.33333)}${REST}`, 3],
  ['99.99999 per cent', `${answer('a', 99.99999)}${REST}`, 2],
])('answers are read: %s', (_, answers, count) =>
  expect(goodQuestions(check(quiz(multichoice('Q', answers))))).toMatchObject([
    { correctAnswer: 0, options: { length: count } },
  ]),
)

test.each([
  ['no right answer', REST + REST, []],
  ['a second right answer', right() + right() + REST, [0, 1]],
])('%s makes the question ask for its key', (_, answers, marked) =>
  expect(keysAskedIn(check(quiz(multichoice('Q', answers))))).toEqual([marked]),
)

const truth = (ofTrue: number, ofFalse: number) =>
  question(`${stem('<text>Q</text>')}${answer('true', ofTrue)}${answer('false', ofFalse)}`, 'truefalse')

test.each([
  ['true', truth(100, 0), 0],
  ['false', truth(0, 100), 1],
])('a true-or-false question becomes two options: %s', (_, xml, correctAnswer) => {
  const [found] = goodQuestions(checkAll(readMoodle(quiz(xml), { isTrue: 'Wahr', isFalse: 'Falsch' })))
  expect(found?.options.map(({ text }) => text)).toEqual(['Wahr', 'Falsch'])
  expect(found).toMatchObject({ correctAnswer, explanation: 'no' })
})

test('a true-or-false question without a key asks for it', () =>
  expect(keysAskedIn(check(quiz(truth(0, 0))))).toEqual([[]]))

test.each([
  ['for everybody', '<generalfeedback><text>So it is.</text></generalfeedback>', 'Yes.', 'So it is.', 1],
  ['for the right answer, where there is no other', '', 'Yes.', 'Yes.', 0],
])('feedback %s is the explanation', (_, general, ofRight, explanation, lost) => {
  const checked = check(quiz(multichoice('Q', right(ofRight) + REST, general)))
  expect(goodQuestions(checked)).toMatchObject([{ explanation }])
  expect(notesIn(checked)).toHaveLength(lost)
})

test('the name of a category is the topic of the questions after it, unless Moodle made it up', () => {
  const category = (path: string) => question(`<category><text>${path}</text></category>`, 'category')
  const xml = quiz(
    category('$course$/top/Physics/Optics'),
    multichoice('A'),
    category('top/Default for Physics'),
    multichoice('B'),
  )
  expect(goodQuestions(check(xml)).map(({ topic }) => topic)).toEqual(['Optics', undefined])
})

const file = (name: string, content = PNG) =>
  `<file name="${name}" path="/" encoding="base64">${content}</file>`

test('embedded pictures are kept once each, whatever their names', () => {
  const text = '<text><![CDATA[Which? <img src="@@PLUGINFILE@@/my%20lens.png" alt="A lens">]]></text>'
  const options = [file('a.png', PNG), file('a.png', GIF)].map(
    (embedded, index) =>
      `<answer fraction="${index * 100}"><text>${index} &lt;img src="@@PLUGINFILE@@/a.png"&gt;</text>${embedded}</answer>`,
  )
  const reading = readMoodle(quiz(question(`${stem(text + file('my lens.png'))}${options.join('')}`)))
  const [found] = goodQuestions(checkAll(reading))
  expect(found).toMatchObject({ imageUrl: 'embedded:0', imageAlt: 'A lens' })
  expect(found?.options.map(({ imageUrl }) => imageUrl)).toEqual(['embedded:0', 'embedded:1'])
  expect(reading.pictures?.map(({ name, type }) => [name, type])).toEqual([
    ['my lens.png', 'image/png'],
    ['a.png', 'image/gif'],
  ])
  expect(reading.pictures?.[0]?.bytes).toEqual(new Uint8Array(Buffer.from(PNG, 'base64')))
})

test.each([
  ['within the text', stem(`<text><![CDATA[Q<img src="data:image/png;base64,${PNG}">]]></text>`)],
  [
    'beside the text, as before Moodle 2',
    `${stem('<text>Q</text>')}<image>lens.png</image><image_base64>${PNG}</image_base64>`,
  ],
])('a picture is read %s', (_, inner) => {
  const reading = readMoodle(quiz(question(inner + right() + REST)))
  expect(goodQuestions(checkAll(reading))).toMatchObject([{ text: 'Q', imageUrl: 'embedded:0' }])
  expect(reading.pictures).toHaveLength(1)
})

test.each([
  [
    'a file that is no picture',
    file(
      'a.png',
      'bm8gcGljdHVyZSBhdCBhbGwsIGJ1dCBhIHRleHQgdGhhdCBpcyBsb25nIGVub3VnaCB0byBiZSBjdXQgb3V0IG9mIGl0Lg==',
    ),
  ],
  ['broken base 64', file('a.png', '!')],
  ['another name', file('b.png')],
])('%s is noted', (_, embedded) => {
  const reading = readMoodle(
    quiz(
      question(`${stem(`<text>Q&lt;img src="@@PLUGINFILE@@/a.png"&gt;</text>${embedded}`)}${right()}${REST}`),
    ),
  )
  expect(notesIn(checkAll(reading))).toEqual([
    expect.stringMatching(/^a picture of the question is left out/),
  ])
  expect(reading.pictures).toEqual([])
})

test('the first of several pictures in a text is kept', () => {
  const text = `<text>&lt;img src="@@PLUGINFILE@@/a.png"&gt;&lt;img src="@@PLUGINFILE@@/b.png"&gt;Q</text>`
  const reading = readMoodle(
    quiz(question(`${stem(text + file('a.png') + file('b.png', GIF))}${right()}${REST}`)),
  )
  expect(notesIn(checkAll(reading))).toEqual(['only the first of 2 pictures of the question is kept'])
  expect(reading.pictures).toMatchObject([{ name: 'a.png' }])
})

test('an address that only looks embedded leads to no picture of another question', () =>
  expect(goodQuestions(check(quiz(multichoice('Q&lt;img src="embedded:0"&gt;'))))).toMatchObject([
    { imageUrl: '' },
  ]))

const ONLY = 'only questions with one correct option can be imported'

describe('each problem is reported with its line', () => {
  test.each([
    [
      'several answers',
      multichoice('Q', answer('a', 100) + ANSWERS, '<single>false</single>'),
      `allows several answers: ${ONLY}`,
    ],
    [
      'several answers, partly right',
      multichoice('Q', answer('a', 50) + answer('b', 50) + answer('c'), '<single>false</single>'),
      `allows several answers: ${ONLY}`,
    ],
    [
      'partly right',
      multichoice('Q', answer('a', 50) + answer('b', 50) + answer('c') + answer('d')),
      `has options that are partly right: ${ONLY}`,
    ],
    ['one option', multichoice('Q', answer('a', 100)), 'has 1 option, needs 2 to 26'],
    ['no options', multichoice('Q', ''), 'has 0 options, needs 2 to 26'],
    ['no text', multichoice('<![CDATA[<p> </p>]]>'), 'no question text'],
    ['a text with gaps', question('', 'cloze'), `is a text with gaps: ${ONLY}`],
    ['an essay', question('', 'essay'), `is an essay: ${ONLY}`],
    [
      'a type named like a property of objects',
      question('', 'toString'),
      `is of the type "toString": ${ONLY}`,
    ],
    ['a type of a plugin', question('', 'stack'), `is of the type "stack": ${ONLY}`],
    ['tags that cross', multichoice('Q', '<answer><text>a</answer></text>'), /^not well-formed: /],
    ['an end that is missing', '<question type="multichoice"><questiontext>', /^not well-formed: /],
    ['a reserved name', multichoice('Q', `${ANSWERS}<__proto__>x</__proto__>`), /^not well-formed: /],
  ])('a question that cannot be imported is reported: %s', (_, xml, expected) => {
    const messages = [expected].flat().map((text) => (text instanceof RegExp ? text : `line 3: ${text}`))
    const found = problemsIn(check(quiz(xml)))
    expect(found).toHaveLength(messages.length)
    for (const [index, message] of messages.entries())
      if (message instanceof RegExp) expect(found[index]?.replace('line 3: ', '')).toMatch(message)
      else expect(found[index]).toBe(message)
  })

  test('a broken question takes nothing from the others', () => {
    const checked = check(quiz(multichoice('One'), '<question type="multichoice"><a>', multichoice('Two')))
    expect(goodQuestions(checked).map(({ text }) => text)).toEqual(['One', 'Two'])
    expect(problemsIn(checked)).toHaveLength(1)
  })

  test.each(['', '<quiz></quiz>', '<html><p>question</p></html>', 'no XML at all'])(
    '%j has no questions',
    (xml) => expect(check(xml)).toEqual([]),
  )
})

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index || ''};`.repeat(10)}">`,
).join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`

test('entities of the document are never expanded', () => {
  const start = performance.now()
  const checked = check(`${LAUGHS}<quiz>${multichoice('&lol9; &file; &amp;')}</quiz>`)
  expect(goodQuestions(checked).map(({ text }) => text)).toEqual(['&lol9; &file; &'])
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a document type inside a question is refused or ignored', () => {
  const checked = check(quiz(multichoice('Q', `<!DOCTYPE a [<!ENTITY x "y">]>${ANSWERS}`)))
  expect(JSON.stringify(checked)).not.toContain('"y"')
})

test('very deep nesting is reported in one problem', () => {
  const deep = '<b>'.repeat(20_000)
  expect(problemsIn(check(quiz(multichoice('Q', `${deep}${deep.replaceAll('<', '</')}`))))).toHaveLength(1)
})
