import { describe, expect, test } from 'vitest'
import { explainedIn, shownPaper } from '../../support/shown-paper.ts'

const PLANET = 'Which planet? | Mars | *Jupiter | Venus'

describe('the results of a Google form', () => {
  const result = [
    'Which planet?\n*\n1/1\nMars\nJupiter\n\nVenus',
    'What unit?\n*\n0/1\njoule\n\nnewton\nwatt\nCorrect answer\nnewton\nFeedback\nF = ma.',
    'Which gas?\n*\n1/1\nOxygen\nHelium',
  ].join('\n\n')

  test('give the key where an answer was right or is said, and ask where it cannot be told', () => {
    expect(shownPaper(result)).toEqual([
      PLANET,
      'What unit? | joule | *newton | watt',
      'Which gas? | Oxygen | Helium',
    ])
    expect(explainedIn(result)[1]).toBe('F = ma.')
  })

  test('with star and points in other places, and words in German', () => {
    const german =
      'Physik\nGesamtpunktzahl 1/2\n\nWhich planet? *\n1/1\nMars\nJupiter\n \nVenus\n\nWhat unit? *\n0/1\njoule\n\nnewton\nRichtige Antwort\nnewton'
    expect(shownPaper(german)).toEqual([PLANET, 'What unit? | joule | *newton'])
  })

  test('ask where several are right', () => {
    expect(
      shownPaper('Which?\n*\n0/1\na metal\n\nan alloy\na gas\nCorrect answers\na metal\nan alloy'),
    ).toEqual(['Which? | a metal | an alloy | a gas'])
  })
})

test.each([
  [
    'its preview',
    'Quiz\n* Indicates required question\n\nWhich planet? *\n1 point\nMars\nJupiter\nVenus\nWhat unit? *\n2 points\njoule\nnewton\nClear selection\nSubmit\nNever submit passwords through Google Forms.',
  ],
  [
    'its print',
    '1. Which planet? *   1 point\nMark only one oval.\nMars\nJupiter\nVenus\nOther:\n\n2. What unit? *   2 points\nMark only one oval.\njoule\nnewton',
  ],
  [
    'its editor',
    'Question\nWhich planet?\nMultiple choice\nMars\nJupiter\nVenus\nAdd option\nor\nAdd "Other"\nAnswer key\n(1 point)\nRequired\n\nQuestion\nWhat unit?\nMultiple choice\njoule\nnewton\nAdd option\nAnswer key\n(2 points)',
  ],
])('a form copied from %s is read without its buttons', (_, form) => {
  expect(shownPaper(form)).toEqual([PLANET.replace('*', ''), 'What unit? | joule | newton'])
})

test('fractions below each other are options', () => {
  expect(shownPaper('1. What part?\n1/2\n*1/3\n1/8\n1/9')).toEqual(['What part? | 1/2 | *1/3 | 1/8 | 1/9'])
})

describe('a form without the words of its system', () => {
  const MOON = 'Why are there phases of the Moon?'
  const items = [
    'Which planet?\n1 point\nMars\nJupiter ✓\nVenus',
    `${MOON}\n1 point\nit turns\nwe see its lit half from different sides ✓\nit shrinks`,
    'What unit\n1 point\njoule\nnewton ✓\nwatt',
  ]
  const read = [
    PLANET,
    `${MOON} | it turns | *we see its lit half from different sides | it shrinks`,
    'What unit | joule | *newton | watt',
  ]

  test.each([
    ['with gaps between its questions', items.join('\n\n')],
    ['without gaps', items.join('\n')],
    ['with points in brackets', items.join('\n\n').replaceAll('1 point', '(2 points)')],
    ['with the kind of question', items.join('\n\n').replaceAll('1 point', 'Multiple choice\n1 point')],
    ['with words for right ones', items.join('\n\n').replaceAll('✓', '(correct)')],
    ['with a title', `Astronomy\n\n${items.join('\n\n')}`],
  ])('has an option on each line %s', (_, form) => {
    expect(shownPaper(form)).toEqual(read)
  })

  test('keeps a text of two lines', () => {
    const form = items.join('\n\n').replace('What unit', 'A force is given\nin what unit')
    expect(shownPaper(form)[2]).toBe('A force is given in what unit | joule | *newton | watt')
  })

  test('is none where each question has one fraction first', () => {
    expect(shownPaper('What?\n1/2\n*2\n4\n\nHow?\n1/3\n*3\n4\n\nWho?\n1/4\n*4\n7')).toEqual([
      'What? | 1/2 | *2 | 4',
      'How? | 1/3 | *3 | 4',
      'Who? | 1/4 | *4 | 7',
    ])
  })
})
