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
