// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { isKeyless, isReady } from '../../src/domain/exchange/found-question.ts'
import { readCsvQuestions } from '../../src/exchange/formats/csv/read.ts'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
import {
  checkAll,
  goodQuestions,
  goodTexts,
  notesIn,
  problemsIn,
} from '../support/school/question-samples.ts'

/* Tables of other programs, as they are exported or filled in. */

const keysIn = (text: string) =>
  checkAll(readCsvQuestions(text)).map((checked) =>
    isReady(checked) ? checked.question.correctAnswer : isKeyless(checked) ? 'asked' : 'faulty',
  )

const lineNotesOf = (text: string) => {
  const reading = readCsvQuestions(text)
  checkAll(reading)
  return reading.notes
}

describe('numbers in the column of keys', () => {
  const rows = (...keys: string[]) =>
    `question,a,b,c,d,answer\n${keys.map((key) => `Q,w,x,y,z,${key}`).join('\n')}`
  test.each([
    ['count from 0 if one of them is 0', rows('0', '1', '2', '3'), [0, 1, 2, 3]],
    ['count from 0 even where the 0 comes last', rows('3', '2', '0'), [3, 2, 0]],
    ['count from 1 if one of them is the last', rows('1', '4'), [0, 3]],
    ['count from 1 without a sign of the contrary', rows('1', '2'), [0, 1]],
    ['are asked for if they count from both', rows('0', '4', '2'), ['asked', 'asked', 'asked']],
    ['leave letters alone', rows('0', '4', 'B'), ['asked', 'asked', 1]],
    [
      'are asked for under "index" without a 0',
      'question,a,b,c,answer index\nQ,x,y,z,1\nQ,x,y,z,2',
      ['asked', 'asked'],
    ],
    [
      'are places where no other is a text, even if a number is both',
      `${rows('1', '2', '2', '1')}\nQ,2,3,4,5,2\nQ,2,3,4,5,3`,
      [0, 1, 1, 0, 1, 2],
    ],
    ['may be places beside several', `${rows('1', '2', '2', '"1,2"')}\nQ,2,3,4,5,2`, [0, 1, 1, 'faulty', 1]],
    [
      'are asked for where a number is both and others are texts',
      `${rows('1', '2', '2', 'x')}\nQ,2,3,4,5,2`,
      [0, 1, 1, 1, 'asked'],
    ],
    [
      'are asked for where a number is both and one is no place',
      `${rows('1', '2', '2')}\nQ,2,3,4,10,10\nQ,2,3,4,10,2`,
      [0, 1, 1, 3, 'asked'],
    ],
    ['are asked for where few tell', 'question,a,b,c,answer\nQ,x,y,z,3\nQ,2,3,4,2', [2, 'asked']],
    ['count from 0 without a heading, too', 'Q,w,x,y,z,0\nR,w,x,y,z,3', [0, 3]],
  ])('%s', (_, text, keys) => expect(keysIn(text)).toEqual(keys))
})

const KAHOOT = [
  'Quiz template,,,,,,,',
  ',,,,,,,',
  ',Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20 or 30 secs",Correct answer(s) - choose at least one',
  '1,Unit of charge?,ampere,coulomb,,,20,2',
  '2,Unit of power?,watt,joule,volt,tesla,30,1',
  '3,Which are metals?,iron,gold,neon,argon,20,"1,2"',
].join('\n')

const BLOOKET = [
  '"Blooket\nImport Template",,,,,,,',
  'Question #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"',
  '1,Unit of charge?,ampere,coulomb,volt,,20,2',
].join('\n')

const GIMKIT = [
  'Gimkit Spreadsheet Import Template,,,,',
  'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)',
  'Unit of charge?,coulomb,ampere,volt,',
].join('\n')

const QUIZIZZ = [
  'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation',
  'Unit of charge?,Multiple Choice,ampere,coulomb,volt,,,2,30,,One ampere second.',
  'Name a gas,Fill-in-the-Blank,neon,argon,,,,,30,,',
].join('\n')

test.each([
  ['Kahoot', KAHOOT, 1],
  ['Blooket', BLOOKET, 1],
  ['Gimkit', GIMKIT, 0],
  ['Quizizz', QUIZIZZ, 1],
])('a filled template of %s is recognised and read', (_, text, key) => {
  expect(detectFormat(text)).toBe('csv')
  const [first] = checkAll(readCsvQuestions(text))
  expect(first && isReady(first) && first.question).toMatchObject({
    text: 'Unit of charge?',
    correctAnswer: key,
  })
})

test('several right answers and questions without options are refused, not read as something else', () => {
  expect(keysIn(KAHOOT)).toEqual([1, 0, 'faulty'])
  expect(problemsIn(checkAll(readCsvQuestions(QUIZIZZ)))).toEqual([
    'line 3: is of the type "Fill-in-the-Blank": only questions with one correct option can be imported',
  ])
})

test.each([
  ['German', 'Frage;Antwort A;Antwort B;Antwort C;Richtige Antwort;Punkte;Erklärung\nWas?;x;y;z;B;2;Darum.'],
  ['French', 'Énoncé;Réponse A;Réponse B;Réponse C;Bonne réponse;Points;Explication\nWas?;x;y;z;B;2;Darum.'],
  [
    'Spanish',
    'Pregunta;Opción A;Opción B;Opción C;Respuesta correcta;Puntos;Explicación\nWas?;x;y;z;B;2;Darum.',
  ],
  ['Hindi', 'प्रश्न;विकल्प A;विकल्प B;विकल्प C;सही उत्तर;अंक;व्याख्या\nWas?;x;y;z;B;2;Darum.'],
  ['Arabic', 'السؤال;الخيار أ;الخيار ب;الخيار ج;الإجابة الصحيحة;الدرجة;الشرح\nWas?;x;y;z;B;2;Darum.'],
  ["Excel's first line", 'sep=;\nQuestion;A;B;C;Correct;Points;Explanation\nWas?;x;y;z;B;2;Darum.'],
])('a heading in %s names the columns', (_, text) => {
  expect(detectFormat(text)).toBe('csv')
  expect(goodQuestions(checkAll(readCsvQuestions(text)))).toMatchObject([
    { text: 'Was?', correctAnswer: 1, points: 2, explanation: 'Darum.' },
  ])
})

test('a line number counts the line that Excel put first', () =>
  expect(problemsIn(checkAll(readCsvQuestions('sep=,\nQuestion,A,B,Correct\nQ,x,,A')))).toEqual([
    'line 3: has 1 option, needs 2 to 26',
  ]))

test('a column that no question takes is named at each question that has a text in it', () => {
  const checked = checkAll(readCsvQuestions('Question,A,B,Correct,Hint\nQ,x,y,A,Think\nR,x,y,B,'))
  expect(goodTexts(checked)).toEqual(['Q', 'R'])
  expect(notesIn(checked)).toEqual(['the text under "Hint" is left out'])
})

test('columns with numbers and dates are named once', () => {
  const text = 'ID,Question,A,B,Correct,Time limit (sec)\n7,Q,x,y,A,30'
  expect(notesIn(checkAll(readCsvQuestions(text)))).toEqual([])
  expect(lineNotesOf(text)).toEqual([
    { code: 'fields-not-needed', names: ['ID', 'Time limit (sec)'], line: 1 },
  ])
})

test.each([
  ['GIFT signs', 'id,text,answer,option_1,option_2\n1,Write a set {=1 ~2}?,A,{=1},{2}'],
  ['quotation marks', 'Question,Option A,Option B,Correct\n"Say ""{=x}"", twice?","""a""",b,A'],
])('a table with %s in a text is still a table', (_, text) => {
  expect(detectFormat(text)).toBe('csv')
  expect(keysIn(text)).toEqual([0])
})

test('rows of Blackboard are read, and those of other kinds refused', () => {
  const text =
    'MC\tUnit of charge?\tampere\tincorrect\tcoulomb\tcorrect\nTF\tIce floats.\ttrue\nESS\tWhy?\t\nMA\tMetals?\tiron\tcorrect\tgold\tcorrect'
  expect(detectFormat(text)).toBe('csv')
  expect(keysIn(text)).toEqual([1, 0, 'faulty', 'faulty'])
})

test('questions of Brightspace are read from their rows', () => {
  const text = `//MULTIPLE CHOICE,,,,
NewQuestion,MC,,,
ID,PHY-1,,,
QuestionText,Unit of charge?,,,
Points,2,,,
Option,0,ampere,,
Option,100,coulomb,,
Feedback,An ampere second.,,,
NewQuestion,TF,,,
QuestionText,Ice floats.,,,
TRUE,100,,,
FALSE,0,,,
NewQuestion,WR,,,
QuestionText,Why?,,,`
  expect(detectFormat(text)).toBe('csv')
  expect(keysIn(text)).toEqual([1, 0, 'faulty'])
  expect(goodQuestions(checkAll(readCsvQuestions(text)))).toMatchObject([
    { points: 2, explanation: 'An ampere second.' },
    { text: 'Ice floats.' },
  ])
})

test('a key may be the text of its option with other capitals and spaces', () =>
  expect(keysIn('Question,A,B,Correct\nQ,Sound  waves,Light,sound waves')).toEqual([0]))
