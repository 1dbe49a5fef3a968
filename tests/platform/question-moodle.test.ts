import { describe, expect, test } from 'vitest'
import { readMoodle } from '../../src/platform/question-moodle.ts'
import { checkAll, goodQuestions, notesIn, problemsIn } from '../support/school/question-samples.ts'

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

test('a question as Moodle exports it', () => {
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

test('an embedded file and a closing tag in a CDATA section do no harm', () => {
  const text = `<![CDATA[What is </question> for?<img src="@@PLUGINFILE@@/a.png">]]></text><file name="a.png" encoding="base64">${'iVBORw0KGgo\n'.repeat(999)}</file><text>`
  const checked = check(quiz(multichoice(text)))
  expect(checked).toMatchObject([{ question: { text: 'What is </question> for?' } }])
  expect(notesIn(checked)).toEqual([
    'a picture of the question is left out: its address is not an absolute https one',
  ])
})

const ONLY = 'only questions with one correct option can be imported'

describe('each problem is reported with its line', () => {
  test.each([
    [
      'several answers',
      multichoice('Q', ANSWERS, '<single>false</single>'),
      `allows several answers: ${ONLY}`,
    ],
    [
      'partly right',
      multichoice('Q', answer('a', 50) + answer('b', 50) + answer('c') + answer('d')),
      `allows several answers: ${ONLY}`,
    ],
    [
      'nothing right',
      multichoice(
        'Q',
        'abcd'
          .split('')
          .map((text) => answer(text))
          .join(''),
      ),
      'no correct answer',
    ],
    [
      'three options',
      multichoice('Q', answer('a', 100) + answer('b') + answer('c')),
      'has 3 options, needs 4',
    ],
    ['one option', multichoice('Q', answer('a', 100)), 'has 1 option, needs 4'],
    ['no options', multichoice('Q', ''), ['has 0 options, needs 4', 'no correct answer']],
    ['no text', multichoice('<![CDATA[<p> </p>]]>'), 'no question text'],
    ['true or false', question('', 'truefalse'), `is a true/false question: ${ONLY}`],
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
  ])('%s', (_, xml, expected) => {
    const messages = [expected].flat().map((text) => (text instanceof RegExp ? text : `line 3: ${text}`))
    const found = problemsIn(check(quiz(xml)))
    expect(found).toHaveLength(messages.length)
    for (const [index, message] of messages.entries())
      if (message instanceof RegExp) expect(found[index]?.replace('line 3: ', '')).toMatch(message)
      else expect(found[index]).toBe(message)
  })

  test('a broken question does not cost the others', () => {
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

test('a document type inside a question is refused or read as nothing', () => {
  const checked = check(quiz(multichoice('Q', `<!DOCTYPE a [<!ENTITY x "y">]>${ANSWERS}`)))
  expect(JSON.stringify(checked)).not.toContain('"y"')
})

test('very deep nesting is reported in one problem', () => {
  const deep = '<b>'.repeat(20_000)
  expect(problemsIn(check(quiz(multichoice('Q', `${deep}${deep.replaceAll('<', '</')}`))))).toHaveLength(1)
})
