// SPEC 2 Writing room
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'gift-pegjs'
import { expect, test } from 'vitest'
import { toAiken } from '../../src/exchange/formats/aiken/write.ts'
import { toCsv } from '../../src/exchange/formats/csv/write.ts'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
import { toGift } from '../../src/exchange/formats/gift/write.ts'
import { toMoodle } from '../../src/exchange/formats/moodle/write.ts'
import { readPlain } from '../../src/exchange/formats/plain/read.ts'
import { toQti1 } from '../../src/exchange/formats/qti/write-1.ts'
import { toQti2 } from '../../src/exchange/formats/qti/write-2.ts'
import {
  checkAll,
  goodQuestions,
  randomExplanation,
  randomQuestion,
  randomTopic,
  withPins,
} from '../support/school/question-samples.ts'
import { seededRandom } from '../support/server/random.ts'
import { readStrictCsv } from '../support/strict-csv.ts'

/* What other programs see of our files, by parsers and rules that are not ours. */

const random = seededRandom(29)
const questions = Array.from({ length: 60 }, () =>
  withPins(random, { ...randomQuestion(random), ...randomExplanation(random), ...randomTopic(random) }),
)
const counts = questions.map(({ options }) => options.length)
const keys = questions.map(({ correctAnswer }) => correctAnswer)

/** Elements by name, attributes with an @; texts are decoded. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) =>
    [
      'question',
      'answer',
      'item',
      'qtimetadatafield',
      'response_label',
      'respcondition',
      'resource',
      'simpleChoice',
      'outcomeDeclaration',
    ].includes(name),
})

function parseXml(text: string) {
  expect(XMLValidator.validate(text)).toBe(true)
  return parser.parse(text)
}

/** A name without colons, as XML has it. */
const NC_NAME = /^[A-Za-z_][\w.-]*$/

function expectIdentifiers(identifiers: readonly string[]): void {
  for (const identifier of identifiers) expect(identifier).toMatch(NC_NAME)
  expect(new Set(identifiers).size).toBe(identifiers.length)
}

test('GIFT is read by its grammar', () => {
  const found = parse(toGift(questions)).filter(({ type }) => type !== 'Category')
  expect(found.map(({ type }) => type)).toEqual(questions.map(() => 'MC'))
  const choices = found.map((question) =>
    'choices' in question && Array.isArray(question.choices) ? question.choices : [],
  )
  expect(choices.map(({ length }) => length)).toEqual(counts)
  expect(choices.map((all) => all.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : [])))).toEqual(
    keys.map((key) => [key]),
  )
})

test('Moodle XML has everything that Moodle requires', () => {
  const found = parseXml(toMoodle(questions)).quiz.question
  const asked = found.filter((question: { '@type': string }) => question['@type'] === 'multichoice')
  expect(asked).toHaveLength(questions.length)
  for (const [index, question] of asked.entries()) {
    expect(String(question.name.text)).not.toBe('')
    expect(question.questiontext['@format']).toBe('html')
    expect(question.single).toBe(true)
    expect(question.defaultgrade).toBe(questions[index]?.points)
    expect(question.answer.map((answer: { '@fraction': string }) => answer['@fraction'])).toEqual(
      questions[index]?.options.map((_, at) => (at === keys[index] ? '100' : '0')),
    )
  }
  for (const { '@type': type, category } of found)
    if (type === 'category') expect(category.text).toMatch(/^\$course\$\/top(\/|$)/)
})

test('QTI 1.2 has a condition for the right answer of each item', () => {
  const { assessment, ...root } = parseXml(toQti1(questions)).questestinterop
  expect(root['@xmlns']).toBe('http://www.imsglobal.org/xsd/ims_qtiasiv1p2')
  const items = assessment.section.item
  expectIdentifiers(items.map((item: { '@ident': string }) => item['@ident']))
  for (const [index, item] of items.entries()) {
    const { '@ident': response, '@rcardinality': cardinality, render_choice } = item.presentation.response_lid
    const labels = render_choice.response_label.map((label: { '@ident': string }) => label['@ident'])
    expectIdentifiers(labels)
    expect([cardinality, labels.length]).toEqual(['Single', counts[index]])
    const right = item.resprocessing.respcondition.at(-1)
    expect(right.conditionvar.varequal).toEqual({
      '@respident': response,
      '#text': labels[keys[index] ?? -1],
    })
    expect(right.setvar).toEqual({ '@action': 'Set', '@varname': 'SCORE', '#text': 100 })
    for (const { displayfeedback } of item.resprocessing.respcondition)
      if (displayfeedback) expect(item.itemfeedback['@ident']).toBe(displayfeedback['@linkrefid'])
  }
})

test('QTI 2.1 is a package with a manifest that lists each item', () => {
  const files = unzipSync(toQti2(questions))
  const { metadata, resources } = parseXml(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).manifest
  expect(metadata.schema).toBe('QTIv2.1 Package')
  expectIdentifiers(resources.resource.map((resource: { '@identifier': string }) => resource['@identifier']))
  const paths: string[] = resources.resource.map((resource: { '@href': string }) => resource['@href'])
  expect(Object.keys(files)).toEqual(['imsmanifest.xml', ...paths])
  const items = paths.map((path) => parseXml(strFromU8(files[path] ?? new Uint8Array())).assessmentItem)
  expectIdentifiers(items.map((item) => item['@identifier']))
  for (const [index, item] of items.entries()) {
    expect(item).toMatchObject({
      '@adaptive': 'false',
      '@timeDependent': 'false',
      '@title': expect.any(String),
    })
    const { responseDeclaration, itemBody, outcomeDeclaration, modalFeedback } = item
    const { choiceInteraction } = itemBody
    expect(choiceInteraction).toMatchObject({
      '@responseIdentifier': responseDeclaration['@identifier'],
      '@maxChoices': '1',
    })
    const choices = choiceInteraction.simpleChoice.map(
      (choice: { '@identifier': string }) => choice['@identifier'],
    )
    expectIdentifiers(choices)
    expect(choices).toHaveLength(counts[index] ?? 0)
    expect(responseDeclaration.correctResponse.value).toBe(choices[keys[index] ?? -1])
    expect(responseDeclaration.mapping.mapEntry['@mapKey']).toBe(choices[keys[index] ?? -1])
    const outcomes = outcomeDeclaration.map((outcome: { '@identifier': string }) => outcome['@identifier'])
    expectIdentifiers(outcomes)
    if (!modalFeedback) continue
    const shown = item.outcomeDeclaration[outcomes.indexOf(modalFeedback['@outcomeIdentifier'])]
    expect(shown.defaultValue.value).toBe(modalFeedback['@identifier'])
  }
})

test('CSV has the same number of cells in each row, and none that a spreadsheet would run', () => {
  const [heading, ...rows] = readStrictCsv(toCsv(questions))
  expect(rows).toHaveLength(questions.length)
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([heading?.length]))
  for (const cell of rows.flat())
    if (!/^-?\d+$/.test(cell)) expect(cell).not.toMatch(/^[\s\uFEFF]*[=+\-@＝＋－＠]/)
})

test('Aiken has a line for each text', () => {
  const blocks = toAiken(questions).trim().split('\n\n')
  expect(blocks).toHaveLength(questions.length)
  for (const [index, block] of blocks.entries()) {
    const [, ...lines] = block.split('\n')
    const letters = Array.from({ length: counts[index] ?? 0 }, (_, at) => String.fromCharCode(65 + at))
    expect(lines.slice(0, -1).map((line) => line.slice(0, 3))).toEqual(letters.map((letter) => `${letter}. `))
    expect(lines.at(-1)).toBe(`ANSWER: ${letters[keys[index] ?? -1]}`)
  }
})

test('Aiken is read back unchanged if each text has one line', () => {
  const given = ['What is $E$?', 'Which lens?'].map((text, index) => ({
    text,
    imageUrl: '',
    options: ['Energy', 'Mass', 'Charge'].slice(index).map((option) => ({ text: option, imageUrl: '' })),
    correctAnswer: 1,
    points: 1,
  }))
  expect(detectFormat(toAiken(given))).toBe('aiken')
  expect(goodQuestions(checkAll(readPlain(toAiken(given))))).toEqual(given)
})
