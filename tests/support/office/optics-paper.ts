import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { docxFile, drawing, lists, paragraph, run } from './docx-file.ts'

/* A teacher's paper as Word keeps it: automatic numbers, equations, pictures, and the keys in a list at its end. */

const mathRun = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const over = (top: string, bottom: string) => `<m:f><m:num>${top}</m:num><m:den>${bottom}</m:den></m:f>`
const below = (base: string, index: string) =>
  `<m:sSub><m:e>${mathRun(base)}</m:e><m:sub>${mathRun(index)}</m:sub></m:sSub>`
const squared = (base: string) => `<m:sSup><m:e>${mathRun(base)}</m:e><m:sup>${mathRun('2')}</m:sup></m:sSup>`
const root = (content: string) =>
  `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${content}</m:e></m:rad>`
const formula = (content: string) => `<m:oMath>${content}</m:oMath>`

/** Texts as strings, formulas as what `formula` gives. */
type Said = readonly string[]

interface Asked {
  stem: Said
  options: readonly Said[]
  /** What the list at the end says; missing where the teacher forgot it. */
  key?: string
  picture?: string
}

const one = mathRun('1')
const said = (...texts: string[]) => texts.map((text) => [text])

const QUESTIONS: readonly Asked[] = [
  {
    stem: ['Which equation is that of a thin lens of focal length ', formula(mathRun('f')), '?'],
    options: [
      [
        formula(
          over(one, mathRun('f')) +
            mathRun('=') +
            over(one, mathRun('u')) +
            mathRun('+') +
            over(one, mathRun('v')),
        ),
      ],
      [formula(mathRun('f=u+v'))],
      [formula(mathRun('f=') + over(mathRun('u'), mathRun('v')))],
      [formula(mathRun('f=uv'))],
    ],
    key: 'A',
  },
  {
    stem: ['A ray through the focus of a lens leaves it'],
    options: said(
      'parallel to the axis',
      'through the centre',
      'through the other focus',
      'along the same line',
    ),
    key: 'A',
    picture: 'lens-ray-through-focus',
  },
  {
    stem: ['Where does this ray go on?'],
    options: said('away from the axis', 'parallel to the axis', 'through the focus'),
    key: 'A',
    picture: 'lens-ray-away',
  },
  {
    stem: ['A ray meets the axis before the focus. The lens'],
    options: said('is stronger than drawn', 'is weaker than drawn', 'diverges'),
    key: 'A',
    picture: 'lens-ray-before-focus',
  },
  {
    stem: [
      'Total internal reflection begins when ',
      formula(mathRun('sin') + below('θ', 'c') + mathRun('=')),
      ' …',
    ],
    options: [
      [formula(over(below('n', '2'), below('n', '1')))],
      [formula(over(below('n', '1'), below('n', '2')))],
      ['1'],
      ['0'],
    ],
    key: 'A',
  },
  {
    stem: ['This mirror is'],
    options: said('convex', 'concave', 'plane'),
    key: 'B',
    picture: 'concave-mirror',
  },
  {
    stem: ['And this one forms images that are'],
    options: said('always virtual', 'always real', 'always inverted', 'always larger'),
    picture: 'convex-mirror',
  },
  { stem: ['The image in a plane mirror is virtual.'], options: said('True', 'False'), key: 'A' },
  {
    stem: ['The period of a conical pendulum of height ', formula(mathRun('h')), ' is'],
    options: [
      [formula(mathRun('2π') + root(over(mathRun('h'), mathRun('g'))))],
      [formula(mathRun('2π') + root(over(mathRun('g'), mathRun('h'))))],
      [formula(mathRun('π') + root(mathRun('gh')))],
      [formula(over(mathRun('h'), mathRun('g')))],
    ],
    key: 'A',
    picture: 'conical-pendulum',
  },
  {
    stem: ['The kinetic energy of a mass ', formula(mathRun('m')), ' is'],
    options: [
      [formula(over(one, mathRun('2')) + mathRun('m') + squared('v'))],
      [formula(mathRun('mv'))],
      [formula(mathRun('m') + squared('v'))],
    ],
    key: 'A',
  },
  {
    stem: ['The first overtone of this pipe has'],
    options: said('one node', 'two nodes', 'three nodes', 'four nodes', 'no node'),
    key: 'B',
    picture: 'closed-pipe',
  },
  {
    stem: ['A body on this plane begins to slide when'],
    options: [[formula(mathRun('tanα=μ'))], [formula(mathRun('sinα=μ'))], [formula(mathRun('cosα=μ'))]],
    key: 'A',
    picture: 'inclined-plane',
  },
  ...Array.from(
    { length: 13 },
    (_, index): Asked => ({
      stem: [`A lens of ${index + 2} dioptres has a focal length of`],
      options: [
        [formula(over(one, mathRun(String(index + 2)))), ' m'],
        [`${index + 2} m`],
        [formula(squared(String(index + 2))), ' m'],
        [`${index + 3} cm`],
      ],
      ...(index === 4 || index === 9 ? {} : { key: 'A' }),
    }),
  ),
]

/** Of questions whose key the paper does not name, their numbers. */
export const WITHOUT_KEY = QUESTIONS.flatMap(({ key }, index) => (key ? [] : [index + 1]))
export const PAPER_QUESTIONS = QUESTIONS.length
export const PAPER_PICTURES = QUESTIONS.filter(({ picture }) => picture).length

const runs = (texts: Said) => texts.map((text) => (text.startsWith('<') ? text : run(text))).join('')
const item = (content: string, level: number) =>
  paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`)

const paragraphsOf = ({ stem, options, picture }: Asked) =>
  [
    item(runs(stem), 0),
    picture ? paragraph(drawing(picture, picture.replaceAll('-', ' '))) : '',
    ...options.map((option) => item(runs(option), 1)),
  ].join('')

const png = async (name: string) =>
  new Uint8Array(
    await sharp(await readFile(`demo/pictures/${name}.svg`))
      .png()
      .toBuffer(),
  )

/** The bytes of the .docx. */
export async function opticsPaper(): Promise<Uint8Array<ArrayBuffer>> {
  const names = QUESTIONS.flatMap(({ picture }) => picture ?? [])
  const pictures = await Promise.all(names.map(async (name) => [name, await png(name)] as const))
  const keys = QUESTIONS.flatMap(({ key }, index) => (key ? `${index + 1}${key}` : []))
  return docxFile({
    numbering: lists({
      1: [
        ['decimal', '%1.'],
        ['upperLetter', '%2)'],
      ],
    }),
    pictures: Object.fromEntries(pictures),
    body: [
      paragraph('Optics and waves, class 11'),
      ...QUESTIONS.map(paragraphsOf),
      paragraph('Answers'),
      paragraph(keys.join('  ')),
    ].join(''),
  })
}
