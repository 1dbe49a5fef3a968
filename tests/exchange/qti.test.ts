// SPEC 2 Writing room
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
import { readQtiPackage } from '../../src/exchange/formats/qti/package.ts'
import { readQti } from '../../src/exchange/formats/qti/read.ts'
import { GIF, PNG } from '../support/school/pictures.ts'
import {
  checkAll,
  goodQuestions,
  keysAskedIn,
  notesIn,
  problemsIn,
} from '../support/school/question-samples.ts'

const WORDS = { isTrue: 'Wahr', isFalse: 'Falsch' }
const check = (xml: string) => checkAll(readQti(xml, WORDS))

/** As Canvas writes it: HTML is escaped, the score is a percentage. */
const canvas = (text: string, labels: string, conditions: string, rest = '') =>
  `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a"><section ident="root_section">
<item ident="i1" title="Question">
<itemmetadata><qtimetadata>
<qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_choice_question</fieldentry></qtimetadatafield>
<qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.0</fieldentry></qtimetadatafield>
</qtimetadata></itemmetadata>
<presentation><material><mattext texttype="text/html">${text}</mattext></material>
<response_lid ident="response1" rcardinality="Single"><render_choice>${labels}</render_choice></response_lid></presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions}</resprocessing>${rest}
</item></section></assessment></questestinterop>`
const label = (ident: string, text: string, attributes = '') =>
  `<response_label ident="${ident}"${attributes}><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`
const right = (ident: string, rest = '', score = 100) =>
  `<respcondition continue="No"><conditionvar><varequal respident="response1">${ident}</varequal></conditionvar><setvar action="Set" varname="SCORE">${score}</setvar>${rest}</respcondition>`
const LABELS = label('7', 'a') + label('8', 'b') + label('9', 'c')

/** As TAO writes it. */
const item = (
  inner: string,
  declaration = 'cardinality="single"',
  correct = '<value>B</value>',
  after = '',
) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Q" adaptive="false" timeDependent="false">
<responseDeclaration identifier="RESPONSE" ${declaration} baseType="identifier"><correctResponse>${correct}</correctResponse></responseDeclaration>
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="3"/>
<itemBody>${inner}</itemBody>${after}</assessmentItem>`
const choice = (choices: string, prompt = 'Which?') =>
  `<p>Look.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>${prompt}</prompt>${choices}</choiceInteraction>`
const CHOICES =
  '<simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b &lt; c</simpleChoice><simpleChoice identifier="C" fixed="true">None</simpleChoice>'

const V3 = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
<qti-item-body><p>Look.</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which?</qti-prompt>
<qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b &lt; c</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`

const BLACKBOARD = `<questestinterop><assessment><section><item maxattempts="0">
<itemmetadata><bbmd_questiontype>Multiple Choice</bbmd_questiontype><qmd_absolutescore_max>5.0</qmd_absolutescore_max></itemmetadata>
<presentation><flow class="Block"><flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;Look.&lt;/p&gt;Which?</mat_formattedtext></mat_extension></material></flow></flow>
<flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single" rtiming="No"><render_choice shuffle="No">
<flow_label class="Block"><response_label ident="x1" shuffle="Yes"><flow_mat class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">a</mat_formattedtext></mat_extension></material></flow_mat></response_label></flow_label>
<flow_label class="Block"><response_label ident="x2"><flow_mat><material><mat_extension><mat_formattedtext type="HTML">b &amp;lt; c</mat_formattedtext></mat_extension></material></flow_mat></response_label></flow_label>
</render_choice></response_lid></flow></flow></presentation>
<resprocessing scoremodel="SumOfScores"><outcomes><decvar varname="SCORE" vartype="Decimal"/></outcomes>
<respcondition title="correct"><conditionvar><varequal respident="response" case="No">x2</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar><displayfeedback linkrefid="correct" feedbacktype="Response"/></respcondition>
<respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0</setvar><displayfeedback linkrefid="incorrect"/></respcondition></resprocessing></item></section></assessment></questestinterop>`

test.each([
  [
    'QTI 1.2 of Canvas',
    canvas('&lt;p&gt;Look.&lt;/p&gt;Which?', label('1', 'a') + label('2', 'b &lt; c'), right('2')),
    2,
  ],
  ['QTI 1.2 of Blackboard', BLACKBOARD, 5],
  ['QTI 2.1', item(choice(CHOICES)), 3],
  [
    'QTI 2.1 with a prefix',
    item(choice(CHOICES))
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1qti:')
      .replace('xmlns=', 'xmlns:qti='),
    3,
  ],
  ['QTI 3.0', V3, 1],
])('the points of an item are read: %s', (_, xml, points) => {
  expect(detectFormat(xml)).toBe('qti')
  const checked = check(xml)
  expect(problemsIn(checked)).toEqual([])
  expect(goodQuestions(checked)).toMatchObject([{ text: 'Look.\nWhich?', correctAnswer: 1, points }])
  expect(goodQuestions(checked)[0]?.options[1]?.text).toBe('b < c')
})

test('a pinned option stays pinned', () => {
  const pinned = (xml: string) => goodQuestions(check(xml))[0]?.options.map((option) => option.pinned)
  expect(pinned(item(choice(CHOICES)))).toEqual([undefined, undefined, true])
  expect(pinned(canvas('Q', label('1', 'a') + label('2', 'b', ' rshuffle="No"'), right('1')))).toEqual([
    undefined,
    true,
  ])
})

const OTHERS =
  '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>'
const feedback = (ident: string, text: string) =>
  `<itemfeedback ident="${ident}"><flow_mat><material><mattext texttype="text/html">${text}</mattext></material></flow_mat></itemfeedback>`
const SHOWN = '<displayfeedback feedbacktype="Response" linkrefid="correct_fb"/>'
const modal = (identifier: string, text: string) =>
  `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="${identifier}" showHide="show">${text}</modalFeedback>`

test.each([
  [
    '1.2, for everybody',
    canvas('Q', LABELS, OTHERS + right('7'), feedback('general_fb', 'So it is.')),
    'So it is.',
  ],
  ['1.2, for right answers', canvas('Q', LABELS, right('7', SHOWN), feedback('correct_fb', 'Yes.')), 'Yes.'],
  [
    '2.1, for everybody',
    item(choice(CHOICES), undefined, undefined, modal('SOLUTION', 'So it is.')),
    'So it is.',
  ],
  [
    '2.1, of a choice',
    item(choice(CHOICES), undefined, undefined, modal('A', 'No.') + modal('B', 'Yes.')),
    'Yes.',
  ],
  [
    '2.1, not for who is wrong',
    item(choice(CHOICES), undefined, undefined, modal('INCORRECT', 'No.')),
    undefined,
  ],
])('feedback is the explanation in QTI %s', (_, xml, explanation) =>
  expect(goodQuestions(check(xml))[0]?.explanation).toBe(explanation),
)

test('the options true and false are put into words', () => {
  const [question] = goodQuestions(check(canvas('Q', label('1', 'true') + label('2', 'false'), right('2'))))
  expect(question?.options.map(({ text }) => text)).toEqual(['Wahr', 'Falsch'])
  expect(question?.correctAnswer).toBe(1)
})

test.each([
  [
    'as LaTeX beside MathML',
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x&lt;\\frac12</annotation></semantics></math>',
  ],
  [
    'as a picture of Canvas',
    '<img class="equation_image" title="x" src="/equation_images/x" data-equation-content="x&lt;\\frac12" alt="LaTeX: x"/>',
  ],
  ['as a picture that says its source', '<img src="https://a.example/x.png" alt="LaTeX: x&lt;\\frac12"/>'],
])('a formula is read %s', (_, markup) => {
  const checked = check(item(choice(CHOICES, `Is ${markup}?`)))
  expect(goodQuestions(checked)).toMatchObject([{ text: 'Look.\nIs \\(x<\\frac12\\)?', imageUrl: '' }])
  expect(notesIn(checked)).toEqual([])
})

const ONLY = 'only questions with one correct option can be imported'

describe('an item that cannot be imported is reported with its line', () => {
  test.each([
    [
      'several answers',
      item(choice(CHOICES), 'cardinality="multiple"', '<value>A</value><value>B</value>').replace(
        'maxChoices="1"',
        'maxChoices="0"',
      ),
      `allows several answers: ${ONLY}`,
    ],
    [
      'a text to type',
      item('<textEntryInteraction responseIdentifier="RESPONSE"/>'),
      `is a short answer: ${ONLY}`,
    ],
    ['an essay', item('<extendedTextInteraction responseIdentifier="RESPONSE"/>'), `is an essay: ${ONLY}`],
    [
      'an order',
      item('<orderInteraction responseIdentifier="RESPONSE"/>'),
      `is of the type "orderInteraction": ${ONLY}`,
    ],
    ['two choices', item(choice(CHOICES) + choice(CHOICES)), `is of the type "choiceInteraction": ${ONLY}`],
    ['a text alone', item('<p>Read this.</p>'), `is a text without answers: ${ONLY}`],
    ['tags that cross', item('<p><b></p></b>'), /^not well-formed: /],
  ])('the reason is named: %s', (_, xml, problem) => {
    const [found] = problemsIn(check(xml))
    expect(found).toMatch(/^line 2: /)
    expect(found?.replace('line 2: ', '')).toEqual(
      problem instanceof RegExp ? expect.stringMatching(problem) : problem,
    )
  })

  test('an item without a key asks for it', () =>
    expect(keysAskedIn(check(canvas('Q', LABELS, '')))).toEqual([[]]))
})

test('an item that allows several answers and has one right one is read', () =>
  expect(goodQuestions(check(item(choice(CHOICES), 'cardinality="multiple"')))).toMatchObject([
    { correctAnswer: 1 },
  ]))

describe('a package', () => {
  const open = (files: Record<string, Uint8Array>) => {
    const source = readQtiPackage(zipSync(files))
    return 'text' in source ? source : undefined
  }
  const MANIFEST = strToU8(
    '<manifest><resources><resource identifier="r" type="imsqti_xmlv1p2" href="q/q.xml"/></resources></manifest>',
  )

  test.each([
    [
      'beside it',
      'q/img/my lens.png',
      '&lt;img src=&quot;img/my%20lens.png&quot; alt=&quot;A lens&quot;&gt;',
    ],
    [
      'in a folder above',
      'img/lens.png',
      '&lt;img src=&quot;../img/lens.png&quot; alt=&quot;A lens&quot;&gt;',
    ],
    [
      'in the folder of Canvas',
      'web_resources/Uploaded Media/lens.png',
      '&lt;img src=&quot;$IMS-CC-FILEBASE$/Uploaded%20Media/lens.png?canvas_=1&quot; alt=&quot;A lens&quot;&gt;',
    ],
  ])('is read with its questions and a picture %s', (_, path, markup) => {
    const xml = canvas(`Which?${markup}`, LABELS, right('7'))
    const source = open({
      'imsmanifest.xml': MANIFEST,
      'q/q.xml': strToU8(xml),
      [path]: Buffer.from(PNG, 'base64'),
    })
    expect(source?.pictures).toMatchObject([{ type: 'image/png' }])
    const reading = readQti(source?.text ?? '', WORDS, source?.pictures)
    expect(goodQuestions(checkAll(reading))).toMatchObject([
      { text: 'Which?', imageUrl: 'embedded:0', imageAlt: 'A lens' },
    ])
    expect(reading.pictures).toHaveLength(1)
  })

  test('may have many items, and pictures embedded in their texts', () => {
    const own = item(choice(CHOICES, `<img src="data:image/gif;base64,${GIF}" alt=""/>?`))
    const source = open({
      'imsmanifest.xml': MANIFEST,
      'a.xml': strToU8(item(choice(CHOICES, '<img src="a.png" alt=""/>!'))),
      'b.xml': strToU8(own),
      'a.png': Buffer.from(PNG, 'base64'),
    })
    const reading = readQti(source?.text ?? '', WORDS, source?.pictures)
    expect(goodQuestions(checkAll(reading)).map(({ imageUrl }) => imageUrl)).toEqual([
      'embedded:0',
      'embedded:1',
    ])
    expect(reading.pictures?.map(({ type }) => type)).toEqual(['image/png', 'image/gif'])
  })

  test.each([
    ['no archive', strToU8('no archive'), 'file-damaged'],
    ['an archive that is cut off', zipSync({ 'a.xml': strToU8(V3) }).slice(0, 60), 'file-damaged'],
    ['a document of Word', zipSync({ 'word/document.xml': strToU8('<w:document/>') }), 'no-questions'],
    ['a bomb', zipSync({ 'a.xml': new Uint8Array(31_000_000) }), 'unpacks-too-large'],
  ])('is refused if it is %s', (_, bytes, code) => expect(readQtiPackage(bytes)).toMatchObject({ code }))
})

test('an item whose declared answer contradicts a more valuable one asks for the key', () => {
  const item = (values: string) =>
    `<assessmentItem identifier="i"><responseDeclaration identifier="R" cardinality="single" baseType="identifier">
<correctResponse><value>A</value></correctResponse><mapping>${values}</mapping></responseDeclaration>
<itemBody><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>What?</prompt>
<simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice>
</choiceInteraction></itemBody></assessmentItem>`
  const entry = (key: string, value: number) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`
  const [[agreed], [opposed]] = [
    check(item(entry('A', 1) + entry('B', -1))),
    check(item(entry('A', -1) + entry('B', 1))),
  ]
  expect(agreed).toMatchObject({ question: { correctAnswer: 0 } })
  expect(opposed).toMatchObject({ marked: [0, 1] })
})
