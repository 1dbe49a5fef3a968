// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { questionLines } from '../../support/exchange/question-lines.ts'

const METAL = 'Which is a metal? | iron | *neon | argon'
const options = '1) iron\n2) **neon**\n3) argon'
const letters = 'A) iron\nB) **neon**\nC) argon'

test.each([
  [
    'options on one line below each number, a last question that alone is whole',
    'Hand in all sheets\n\n1. The focal length is\na) 10 cm   *b) 20 cm   c) 30 cm\n\n2. A mirror gives\n*a) a real image\nb) a virtual image\n\nSection B\n\n3. What does it do to [?]\na) splits it   b) joins it   c) hides it\n\n4. Ice is\n*a) a solid   b) a gas',
    [
      'The focal length is | 10 cm | *20 cm | 30 cm',
      'A mirror gives | *a real image | a virtual image',
      'What does it do to [?] | splits it | joins it | hides it',
      'Ice is | *a solid | a gas',
    ],
  ],
  [
    'bare numbers, and code with numbers of its own',
    `1    Which is a metal?\n${options}\n\n2   What is printed?\n\n1.class Address{}\n2.class Account {}\n${options}\n\n3 Which is a metal?\n${options}`,
    [METAL, 'What is printed?\n1.class Address{}\n2.class Account {} | iron | *neon | argon', METAL],
  ],
  [
    'bare numbers, and steps',
    `1   Which is a metal?\n${letters}\n\n2   Read the steps.\n1. Heat it.\n2. Stir it.\n${letters}\n\n3   Which is a metal?\n${letters}`,
    [METAL, 'Read the steps.\n1. Heat it.\n2. Stir it. | iron | *neon | argon', METAL],
  ],
  [
    'bare numbers behind a single blank, and an amount at the beginning of a line',
    `1 Which is a metal?\n${letters}\n2 A train leaves and\n3 hours later another. Which is it?\n${letters}\n3 Which is a metal?\n${letters}`,
    [METAL, 'A train leaves and 3 hours later another. Which is it? | iron | *neon | argon', METAL],
  ],
  [
    'steps with the numbers of the questions, up to that of the question itself',
    `1. Which is a metal?\n${letters}\n2. Which is a metal?\n${letters}\n3. What is the order?\n1. Heat.\n2. Stir.\n3. Cool.\n${letters}\n4. Which is a metal?\n${letters}`,
    [METAL, METAL, 'What is the order?\n1. Heat.\n2. Stir.\n3. Cool. | iron | *neon | argon', METAL],
  ],
  [
    'steps with more numbers than there are questions',
    `1. Which is a metal?\n${letters}\n2. Which step?\n1. Heat\n2. Stir\n3. Cool\n4. Eat\n5. Wash\n${letters}\n3. Which is a metal?\n${letters}`,
    [METAL, 'Which step?\n1. Heat\n2. Stir\n3. Cool\n4. Eat\n5. Wash | iron | *neon | argon', METAL],
  ],
  [
    'code before its first question ends',
    `1) What is printed?\n1. int x = 1;\n2. int y = 2;\n3. print(x);\n${letters}\n2) Which is a metal?\n${letters}\n3) Which is a metal?\n${letters}`,
    ['What is printed?\n1. int x = 1;\n2. int y = 2;\n3. print(x); | iron | *neon | argon', METAL, METAL],
  ],
  [
    'no numbers, but numbered steps in one of its questions',
    `Which is a metal?\n${letters}\n\nWhat is the order?\n1. Heat\n2. Stir\n3. Cool\n${letters}\n\nWhich is a metal?\n${letters}`,
    [METAL, 'What is the order?\n1. Heat\n2. Stir\n3. Cool | iron | *neon | argon', METAL],
  ],
  [
    'no numbers and no gaps, and numbered options',
    'Which is a metal?\n1. iron\n2. neon\nWhich is a gas?\n1. iron\n2. neon\nWhich is red?\n1. blood\n2. snow',
    ['Which is a metal? | iron | neon', 'Which is a gas? | iron | neon', 'Which is red? | blood | snow'],
  ],
  [
    'bare numbers and bare letters',
    'Part 1\n1 Which is a metal?\nA iron\nB neon\nC argon\n2 Which is a gas?\nA iron\nB gold\nC argon',
    ['Which is a metal? | iron | neon | argon', 'Which is a gas? | iron | gold | argon'],
  ],
  [
    'bare numbers that begin again in each section',
    `SECTION A\n1 Which is a metal?\n${letters}\n2 Which is a metal?\n${letters}\nSECTION B\n1 Which is a metal?\n${letters}\n2 Which is a metal?\n${letters}`,
    [METAL, METAL, METAL, METAL],
  ],
])('numbers of something else do not count the questions: %s', (_, text, lines) =>
  expect(questionLines(text)).toEqual(lines),
)

test('keys of a list decide which numbers are those of questions', () => {
  const question = (number: number) => `(${number}) Which?\n1. Heat.\n2. Stir.\na) x\nb) y`
  expect(questionLines(`${[1, 2, 3].map(question).join('\n')}\n\nAnswers: 1a 2b 3a`)).toEqual([
    'Which?\n1. Heat.\n2. Stir. | *x | y',
    'Which?\n1. Heat.\n2. Stir. | x | *y',
    'Which?\n1. Heat.\n2. Stir. | *x | y',
  ])
})

const HEADINGS = [
  ['Question 1 –', 'Question 2 –'],
  ['**Question 1 –**', '**Question 2 –**'],
  ['QUESTION 1—', 'QUESTION 2—'],
  ['Question 1:', 'Question 2:'],
  ['Question 1/2', 'Question 2/2'],
  ['Question One', 'Question Two'],
  ['Q1 -', 'Q2 -'],
  ['Frage 1 –', 'Frage 2 –'],
  ['Frage Nr. 1', 'Frage Nr. 2'],
  ['**Pregunta 1.**', '**Pregunta 2.**'],
  ['Pregunta n.º 1', 'Pregunta n.º 2'],
  ['Ejercicio 1:', 'Ejercicio 2:'],
  ['Question n° 1', 'Question n° 2'],
  ['Question 1 sur 2', 'Question 2 sur 2'],
  ['प्रश्न 1', 'प्रश्न 2'],
  ['प्रश्न संख्या १ -', 'प्रश्न संख्या २ -'],
  ['سؤال 1', 'سؤال 2'],
  ['السؤال رقم ١:', 'السؤال رقم ٢:'],
  ['السؤال الأول:', 'السؤال الثاني:'],
  ['س١:', 'س٢:'],
]

test.each(HEADINGS)(
  'below a heading like %s, the next line is the question and not its first option',
  (one, two) =>
    expect(
      questionLines(
        `${one}\nThe unit of force is\nJoule\n**Newton**\nWatt\n\n${two}\nIce floats on water.\n**True**\nFalse`,
      ),
    ).toEqual(['The unit of force is | Joule | *Newton | Watt', 'Ice floats on water. | *True | False']),
)

test('true and false on the last two lines are options without a mark, too', () =>
  expect(
    questionLines('Question 1 –\nIce floats.\nTrue\nFalse\n\nQuestion 2 –\nIron\nfloats.\nTrue\nFalse'),
  ).toEqual(['Ice floats. | True | False', 'Iron floats. | True | False']))

test('if a question without letters has one option more than the others, its teacher is asked whether it is one', () => {
  const question = (number: number, stem: string) => `Question ${number} –\n${stem}\nJoule\n**Newton**\nWatt`
  const paper = [
    question(1, 'The unit of force is'),
    question(2, 'The unit that is named'),
    question(3, 'A unit\nNamed after a person is'),
  ]
  expect(questionLines(paper.join('\n\n'))[2]).toBe(
    'A unit | Named after a person is | Joule | *Newton | Watt OR A unit Named after a person is | Joule | *Newton | Watt',
  )
})

test.each([
  ['before an option', 'Q.1) Why?\n1. heavy\n2. cheap\n_____3. red\n\nQ.2) Who?\n_____1. he\n2. she\n3. it'],
  ['before a number', '_____1. Why?\nA. heavy\nB. cheap\nC. red\n_____2. Who?\nA. he\nB. she\nC. it'],
  [
    'before a bold number',
    '**_____1.** Why?\nA. heavy\nB. cheap\nC. red\n**_____2.** Who?\nA. he\nB. she\nC. it',
  ],
  ['apart from the number', '____ 1) Why?\na) heavy\nb) cheap\nc) red\n____ 2) Who?\na) he\nb) she\nc) it'],
  ['in brackets', '(    ) 1. Why?\nA. heavy\nB. cheap\nC. red\n(    ) 2. Who?\nA. he\nB. she\nC. it'],
  [
    'before each letter',
    '1. Why?\n___a. heavy\n___b. cheap\n___c. red\n2. Who?\n___a. he\n___b. she\n___c. it',
  ],
  ['of dots', '.....1. Why?\nA. heavy\nB. cheap\nC. red\n.....2. Who?\nA. he\nB. she\nC. it'],
])('a gap for the answer is no text: %s', (_, text) =>
  expect(questionLines(text)).toEqual(['Why? | heavy | cheap | red', 'Who? | he | she | it']),
)

test('a gap that the question fills in stays', () =>
  expect(questionLines('1. ____ is a metal.\na) Iron\nb) Neon\n2. A gas is ____.\na) Iron\nb) Neon')).toEqual(
    ['____ is a metal. | Iron | Neon', 'A gas is ____. | Iron | Neon'],
  ))
