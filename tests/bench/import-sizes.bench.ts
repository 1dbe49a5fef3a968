import { checkQuestion, type Reading } from '../../src/domain/exchange/found-question.ts'
import { readCsvQuestions } from '../../src/exchange/formats/csv/read.ts'
import { readGift } from '../../src/exchange/formats/gift/read.ts'
import { readJson } from '../../src/exchange/formats/json/read.ts'
import { readMoodle } from '../../src/exchange/formats/moodle/read.ts'
import { readQti } from '../../src/exchange/formats/qti/read.ts'

/*
 * How long files take that teachers have, and files that are made to keep a page busy: `node --import tsx
 * tests/bench/import-sizes.bench.ts`. Twice the size should take twice the time, no step more than some 50 ms, and no file of 20 MB more
 * than 2 s, except honest ones, which are read in slices.
 */

const answer = (fraction: number) => `<answer fraction="${fraction}"><text>An answer</text></answer>`
const MOODLE = `<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>What is \\(x^2\\)?</p>]]></text></questiontext>${answer(100)}${answer(0).repeat(3)}</question>\n`
const QTI = `<assessmentItem><responseDeclaration identifier="R"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>What?</prompt><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>\n`
const FILE = `<question type="multichoice"><questiontext format="html"><text>Q</text><file name="a.png" encoding="base64">`

const CASES: readonly [
  name: string,
  read: (text: string) => Reading,
  text: (count: number) => string,
  count: number,
][] = [
  ['moodle: questions', readMoodle, (count) => MOODLE.repeat(count), 2000],
  ['moodle: "<question " never closed', readMoodle, (count) => '<question '.repeat(count), 100_000],
  ['moodle: 20 MB of "<question "', readMoodle, (count) => '<question '.repeat(count), 1_000_000],
  [
    'moodle: one picture of 20 MB',
    readMoodle,
    (count) => `${FILE}${'iVBO'.repeat(count)}</file></questiontext></question>`,
    2_500_000,
  ],
  ['gift: questions', readGift, (count) => 'What? {=a ~b ~c ~d}\n\n'.repeat(count), 4000],
  ['gift: one of many wrong answers', readGift, (count) => `What? {=a ${'~b '.repeat(count)}}`, 50_000],
  ['gift: one long text', readGift, (count) => `${'x '.repeat(count)} {=a ~b}`, 7000],
  ['qti: items', readQti, (count) => QTI.repeat(count), 2000],
  ['qti: "</item "', readQti, (count) => '</item '.repeat(count), 100_000],
  ['csv: rows', readCsvQuestions, (count) => 'What?,a,b,c,d,A,1\n'.repeat(count), 20_000],
  ['csv: quotation marks', readCsvQuestions, (count) => '"'.repeat(count), 200_000],
  [
    'json: questions',
    readJson,
    (count) => `[${'{"text":"x","options":["a","b"],"correctAnswer":0},'.repeat(count)}1]`,
    5000,
  ],
]

function measure(read: (text: string) => Reading, text: string) {
  const start = performance.now()
  let [longest, last, number] = [0, start, 0]
  const reading = read(text)
  const opened = performance.now() - start
  last = performance.now()
  for (const found of reading.steps) {
    if (found) checkQuestion(found, ++number)
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  return { total: performance.now() - start, opened, longest }
}

const inMs = (time: number) => `${Math.round(time)} ms`.padStart(9)

for (const [name, read, text, count] of CASES) {
  measure(read, text(Math.ceil(count / 10)))
  const [once, twice] = [measure(read, text(count)), measure(read, text(2 * count))]
  console.log(
    name.padEnd(36),
    `${(text(2 * count).length / 1e6).toFixed(1)} MB`.padStart(8),
    inMs(twice.total),
    `×${(twice.total / once.total).toFixed(1)}`,
    `before the first step ${inMs(twice.opened)}, longest step ${inMs(twice.longest)}`,
  )
}
