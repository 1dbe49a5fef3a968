// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { checkQuestion, type Reading } from '../../src/domain/exchange/found-question.ts'
import { readCsvQuestions } from '../../src/exchange/formats/csv/read.ts'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
import { readGift } from '../../src/exchange/formats/gift/read.ts'
import { readJson } from '../../src/exchange/formats/json/read.ts'
import { readMoodle } from '../../src/exchange/formats/moodle/read.ts'
import { readPlain } from '../../src/exchange/formats/plain/read.ts'
import { readQti } from '../../src/exchange/formats/qti/read.ts'
import { reduceMarkup } from '../../src/exchange/office/reduce.ts'
import { countWork } from '../support/count-work.ts'

const takeAll = (read: (text: string) => Reading) => (text: string) => {
  detectFormat(text)
  let number = 0
  for (const found of read(text).steps) if (found) checkQuestion(found, ++number)
}

const readers = {
  markup: (text: string) => void reduceMarkup(text),
  moodle: takeAll(readMoodle),
  gift: takeAll(readGift),
  qti: takeAll(readQti),
  csv: takeAll(readCsvQuestions),
  json: takeAll(readJson),
  plain: takeAll(readPlain),
}

const MOODLE = '<question type="multichoice"><questiontext><text>'
const MOODLE_END = '</text></questiontext></question>'
const QTI = '<assessmentItem><itemBody>'
const QTI_END = '</itemBody></assessmentItem>'

/** What is repeated, with what stands around. */
const HOSTILE: readonly [format: keyof typeof readers, before: string, piece: string, after: string][] = [
  ['markup', '', '<b ', ''],
  ['markup', '', '<b a="', ''],
  ['markup', '', `<b a="<b c='`, `'">`],
  ['markup', '', `<b a="' c='"`, '>'],
  ['markup', '<b', ' a=b', ''],
  ['markup', '<img src="', '<', '">'],
  ['markup', '', '<!-- ', ''],
  ['markup', '', '<![if ', ''],
  ['markup', '', '</b ', ''],
  ['markup', '', '<table><td>', ''],
  ['markup', '', '<p> </p>', ''],
  ['markup', '<pre>', ' \n', ''],
  ['markup', '', '<math><annotation encoding="tex">x', ''],
  ['markup', '', '&amp', ''],
  ['markup', '', '&x;', ''],
  ['moodle', '', '<question ', ''],
  ['moodle', '', '</question ', ''],
  ['moodle', '', '<question><![CDATA[', ''],
  ['moodle', MOODLE, '<file ', MOODLE_END],
  ['moodle', MOODLE, 'data:image/png;base64,', MOODLE_END],
  [
    'moodle',
    `${MOODLE}${MOODLE_END.replace('</question>', '')}`,
    '<answer fraction="0"><text>x</text></answer>',
    '</question>',
  ],
  ['gift', 'x {=a ', '~b ', '}'],
  ['gift', '', 'x {=a ~b}\n\n', ''],
  ['gift', 'x {', '\\', '}'],
  ['gift', 'x {=a ~', '~ =', '}'],
  ['gift', '', '{', '}'],
  ['gift', '', '$CATEGORY: a//', ''],
  ['qti', '', '<item ', ''],
  ['qti', '', '</item ', ''],
  ['qti', QTI, '<p>x</p>', QTI_END],
  [
    'qti',
    `${QTI}<choiceInteraction>`,
    '<simpleChoice identifier="a">x</simpleChoice>',
    `</choiceInteraction>${QTI_END}`,
  ],
  ['csv', '', '"', ''],
  ['csv', '', 'x,y,z,A\n', ''],
  ['csv', 'x', ',y', '\n'],
  ['csv', 'x,"', '\n', '",y,z,A'],
  ['plain', '', '1 X\n1. x\n1) y\n', ''],
  ['plain', '1. x\n', '![](embedded:0)\n\n', '2. y\n'],
  ['plain', '', '1. x?\na) x\nb) y\nTitle\n', ''],
  ['plain', 'x?\n', 'i. x\n', 'a) y\n'],
  ['json', '[', '{"text":"x","options":["a","b"]},', '1]'],
]

const REPETITIONS = 400

test.each(HOSTILE)(
  '%s: twice as much of %j…%j…%j takes at most about twice the work',
  (format, before, piece, after) => {
    const work = (count: number) =>
      countWork(() => readers[format](`${before}${piece.repeat(count)}${after}`))
    // What a module does once is done by then.
    work(1)
    const [once, twice] = [work(REPETITIONS), work(2 * REPETITIONS)]
    expect(twice).toBeLessThan(2.2 * once + 2000)
  },
)

test('the test would find a quadratic search', () => {
  const search = (text: string) => {
    for (let at = 0; at < text.length; at++) text.indexOf('z', at)
  }
  const [once, twice] = [400, 800].map((length) => countWork(() => search('x'.repeat(length))))
  expect(twice).toBeGreaterThan(2.2 * (once ?? 0) + 2000)
})
