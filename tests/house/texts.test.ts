import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/*
 * Every text that a person reads stands in src/messages. What looks like one elsewhere is found here: text between tags, and
 * strings with two words or a capital at the front, except where code needs such strings for itself.
 */

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

/** What reads like a text and is none, by file. */
const NO_TEXTS: Record<string, readonly (string | RegExp)[]> = {
  // What the console tells the developers of an API.
  'src/api/answer-notes.ts': [/./],
  'src/api/early-answers.ts': ['Bearer '],
  // Words of server messages, and messages of ours that only developers read.
  'src/domain/lib/failure.ts': [/^[a-z ]+$/, 'Failure', 'Request failed', 'Slot required'],
  // What the documentation and editors say of attributes; it is not in any bundle. And the default of `brand-name`.
  'src/domain/page/attributes.ts': [/./],
  // Browsers and systems by their names, which are the same in each language.
  'src/domain/session/device.ts': [/^[A-Z][A-Za-z]+( Internet)?$/],
  // Each language by its own name.
  'src/domain/page/languages.ts': [/./],
  // The key of an entry that this release cannot read.
  'src/stores/attempts/storage.ts': [', set aside'],
  // Ranges of characters, and the name of the font.
  'src/ui/maths/math-font.ts': [/^U\+/, 'QuizMath', '1em '],
  // Names and symbols of units, as learners write them.
  'src/domain/kinds/number/unit-list.ts': [/./],
  'src/domain/kinds/number/unit-names.ts': ['Hz'],
  'src/domain/kinds/number/unit-table.ts': [/./],
  // The name of a question in a GIFT file.
  'src/exchange/formats/gift/write.ts': ['::Question '],
  // HTML, and the names of its elements.
  'src/exchange/markup/question-markup.ts': ['<img src=', ' alt='],
  'src/exchange/formats/qti/qti-1.ts': ['<img src='],
  'src/exchange/office/markup-names.ts': [/^(p div|span b|thead|br li|math svg|mrow mi|path g)\b/],
  // Names of elements, and XML.
  'src/exchange/formats/qti/qti-2.ts': ['Interaction'],
  'src/exchange/formats/moodle/write.ts': [/^</],
  'src/exchange/formats/qti/write-1.ts': [/</, ' rshuffle="No"', / respident=/, /^(Multiple|Single)$/],
  'src/exchange/formats/qti/write-2.ts': [/[<>]/, ' fixed="true"', ' label=', ' lowerBound="0"'],
  'src/exchange/markup/write-xml.ts': [/^</],
  // What a heading is called that every importer knows, and Aiken's own words.
  'src/exchange/formats/csv/columns.ts': [/^ image/],
  'src/exchange/formats/csv/write.ts': [
    'Kind',
    'Tells count',
    'Value',
    'Tolerance',
    'Value unit',
    'Figures',
    /^(Question|Option |Correct|Points|Explanation|Topic|Image|Pinned )/,
    /^(Kind|Tells count|Value|Value unit|Tolerance|Figures)$/,
    / image/,
  ],
  'src/exchange/formats/aiken/write.ts': ['ANSWER: '],
  'src/exchange/formats/aiken/detect.ts': [/ANSWER: /],
  // Words and letters that papers are recognised by, and names of elements and commands of TeX.
  'src/exchange/formats/plain/signs/words.ts': [/./],
  'src/exchange/formats/plain/signs/ordinals.ts': [/./],
  'src/exchange/questions/field-names.ts': [/./],
  'src/exchange/formats/csv/blackboard.ts': ['True', 'False'],
  'src/exchange/formats/plain/maths/maths-signs.ts': [/./],
  'src/exchange/formats/plain/signs/markers.ts': [/^i ii iii/],
  // Names within files of Office, and the first letters of formats.
  'src/exchange/office/package.ts': ['Relationship'],
  // How spreadsheets show dates.
  'src/exchange/formats/sheet/cell-styles.ts': [/^(h:mm|yyyy-mm-dd)/],
  'src/exchange/formats/sheet/date-format.ts': [/^(January|Sunday) /],
  'src/exchange/questions/file-kind.ts': [
    'EncryptedPackage',
    'WordDocument',
    'Workbook',
    'Book',
    'PowerPoint Document',
  ],
  'src/exchange/questions/picture-kind.ts': [' EMF'],
  'src/exchange/office/sign-fonts.ts': ['Symbol'],
  'src/exchange/office/mathtype/formula-bytes.ts': ['Equation Native', 'AppsMFCC'],
  'src/exchange/formats/word/paragraph.ts': ['MathType'],
  // What the reader of plain text knows of a paper.
  'src/exchange/office/paper-table.ts': [' marks]', 'Answer: ', 'Explanation: '],
  // A script.
  'src/exchange/worker/start-worker.ts': ['import '],
  // Names of elements.
  'src/exchange/formats/html/page.ts': [/^\s*(address|script style|audio video)\b/],
  // Commands, environments and letters of TeX.
  'src/exchange/tex/letters.ts': [/./],
  'src/exchange/tex/structures.ts': [/./],
  'src/exchange/tex/symbols.ts': [/./],
  'src/exchange/tex/tex.ts': [/^\\/],
  'src/exchange/office/data-table.ts': ['|}\\hline '],
  'src/exchange/office/mathtype/mtef-letters.ts': [/^\\q?quad /],
  'src/exchange/tex/mathml.ts': [/^\\/],
  'src/exchange/tex/mathml-elements.ts': [/^\\/],
  'src/exchange/formats/word/omml.ts': [/^\\/],
  'src/exchange/formats/word/omml-decorations.ts': [/^\\/],
  // Commands, environments and letters of TeX, and symbols of units.
  'src/ui/maths/spoken/symbols.ts': [/^\\hbar/, /^[BV]matrix$/, /^alpha beta/, 'psi omega'],
  // Symbols of units, and TeX.
  'src/ui/maths/spoken/siunitx.ts': [/\\(?:pm|times) $/],
  'src/ui/maths/spoken/siunitx-units.ts': [/^[A-Z][a-z]$/, /\\(?:Omega|AA|mu) $/],
  'src/ui/maths/spoken/units.ts': [/^[A-Z][a-z]\*$/],
  // A key, and a query of the device.
  'src/screens/take-quiz/aids/use-exam-keys.ts': ['AltGraph'],
  'src/ui/lib/reading-css.ts': [/^@media/],
  // A selector.
  'src/screens/writing-room/exchange/import-door.tsx': [/^\.only/],
  // What a drag holds.
  'src/screens/writing-room/exchange/use-file-drop.ts': ['Files'],
  // Selectors.
  'src/ui/hooks/hold-focus.ts': [/^li, tr/, /^:is\(/],
  // Keys, and letters as TeX names them.
  'src/ui/hooks/use-toolbar.ts': [/^Arrow/, 'Home', 'End'],
  'src/ui/maths/palette.tsx': ['Phi', 'Omega'],
}

const LOOKS_LIKE_TEXT = /\p{L}{2,}[,.:;!?]?\s+\p{L}|^\s?\p{Lu}\p{Ll}+|^\s\p{L}{2,}|\p{L}{2,}\s$|[….]{1}$/u
const isText = (text: string) => /\p{L}{2}/u.test(text) && LOOKS_LIKE_TEXT.test(text)

/** JSX attributes whose strings are for machines. */
const MACHINE_ATTRIBUTES = new Set([
  'className',
  'class',
  'd',
  'viewBox',
  'id',
  'href',
  'to',
  'part',
  'pattern',
  'icon',
  'name',
  'key',
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return typeof node.name === 'string' ? node.name : ''
}

/** Calls and constructors whose strings no user reads: messages for developers, and class names. */
const MACHINE_CALLS =
  /^(console\.\w+|classNames|.*\.querySelector(All)?|.*\.(add|remove)EventListener|matchMedia|window\.matchMedia|.*\.closest|.*\.matches|v\.\w+|fetch|.*\.fromCharCode|Symbol)$/
const MACHINE_CLASSES = /^(.*Error|Failure|Intl\.\w+|RegExp|URL|CustomEvent|Event|FontFace|DOMException)$/
const COMPARISONS = new Set(['===', '!==', '==', '!=', 'in', 'instanceof'])

const skips: Record<string, (node: Node) => boolean> = {
  ImportDeclaration: () => true,
  ExportAllDeclaration: () => true,
  TSLiteralType: () => true,
  TSTypeAliasDeclaration: () => true,
  TSInterfaceDeclaration: () => true,
  TSTypeAnnotation: () => true,
  TSTypeParameterInstantiation: () => true,
  TSTypeQuery: () => true,
  TSAsExpression: () => false,
  TaggedTemplateExpression: () => true,
  ImportExpression: () => true,
  JSXAttribute: (node) => MACHINE_ATTRIBUTES.has(nameOf(node.name)) || nameOf(node.name).startsWith('data-'),
  CallExpression: (node) => MACHINE_CALLS.test(nameOf(node.callee)),
  NewExpression: (node) => MACHINE_CLASSES.test(nameOf(node.callee)),
  ThrowStatement: () => true,
  SwitchCase: () => false,
  BinaryExpression: (node) => COMPARISONS.has(String(node.operator)),
}

function* textsIn(node: Node): Generator<{ text: string; start: number }> {
  if (skips[node.type]?.(node)) {
    // What is called upon or compared is none, but a screen may stand in what a call is given.
    return
  }
  if (node.type === 'JSXText' && isText(String(node.value).trim() ? ` ${String(node.value).trim()} ` : ''))
    yield { text: String(node.value).trim(), start: node.start }
  if (node.type === 'JSXText' && /^\s*\p{L}{2,}/u.test(String(node.value)))
    yield { text: String(node.value).trim(), start: node.start }
  if (node.type === 'Literal' && typeof node.value === 'string' && isText(node.value))
    yield { text: node.value, start: node.start }
  if (node.type === 'TemplateElement') {
    const { cooked } = node.value as { cooked: string }
    if (isText(cooked)) yield { text: cooked, start: node.start }
  }
  for (const [part, value] of Object.entries(node)) {
    if (part === 'key' && node.type === 'Property' && !node.computed) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* textsIn(child)
  }
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith(join('src', 'messages')) && !file.endsWith('.d.ts'),
  )

/** As 'file:line text'. */
function findTexts(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  expect(errors).toEqual([])
  const known = NO_TEXTS[file] ?? []
  const found = [...textsIn(program as unknown as Node)]
    .filter(
      ({ text }) =>
        !known.some((allowed) => (typeof allowed === 'string' ? allowed === text : allowed.test(text))),
    )
    .map(
      ({ text, start }) =>
        `${file}:${source.slice(0, start).split('\n').length} ${text.replaceAll(/\s+/g, ' ')}`,
    )
  return [...new Set(found)]
}

test('every text for people is in src/messages', () => {
  expect(files.flatMap(findTexts)).toEqual([])
})
