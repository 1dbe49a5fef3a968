import type { FoundKind, FoundQuestion } from '../../../domain/exchange/found-question.ts'
import type { Fault, ImportNote, ImportProblem } from '../../../domain/exchange/import-problem.ts'
import { OTHER_KIND } from '../../questions/field-names.ts'
import { keepPicture } from '../../questions/keep-picture.ts'
import { withPins } from '../../questions/pins.ts'
import {
  type KeyBase,
  keyIndex,
  looksLikeKey,
  namesSeveral,
  type StatedCell,
} from '../../questions/stated-key.ts'
import type { CsvColumns } from './columns.ts'
import { numberIn, severalIn } from './kind.ts'
import { placesOf } from './row.ts'

export interface CsvRow {
  /** Where the row begins and ends, from 1. */
  line: number
  lastLine: number
  cells: readonly string[]
  /** Why the cells are not read. */
  fault?: Fault
}

/** What the whole table says of a row. */
export interface TableFacts {
  /** From the heading, if the file has one. */
  columns: CsvColumns | undefined
  keyBase: KeyBase
}

/** Empty cells at the end of a row are ignored; one between others is a blank option. */
function filled(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim())
  return cells.slice(0, last + 1).map((cell) => cell.trim())
}

function placesIn({ cells }: CsvRow, columns: CsvColumns | undefined) {
  const places = columns ?? placesOf(filled(cells))
  const cell = (index: number) => cells[index]?.trim() ?? ''
  return { places, cell, texts: filled(places.options.map((index) => cells[index] ?? '')) }
}

/** The key of a row and what it may mean. */
export function statedIn(row: CsvRow, columns: CsvColumns | undefined): StatedCell {
  const { places, cell, texts } = placesIn(row, columns)
  return { key: cell(places.answer), options: texts }
}

/** If a key matches two options, or the column counts in no certain way, the teacher is asked. */
function keyFault(key: string, texts: readonly string[], keyBase: KeyBase): Fault | undefined {
  if (key === '') return undefined
  if (namesSeveral(key) && !texts.includes(key)) return { code: 'several-answers' }
  const isAsked = looksLikeKey(key) && (texts.includes(key) || keyBase === 'unsure')
  return isAsked ? undefined : { code: 'unreadable-answer', answer: key }
}

/** Texts of the row in columns that no question takes. */
function lostNotes(cell: (index: number) => string, { unused }: CsvColumns): ImportNote[] {
  const names = unused.filter(({ at, isHarmless }) => !isHarmless && cell(at)).map(({ name }) => name)
  return names.length > 0 ? [{ code: 'fields-left-out', names }] : []
}

export function questionOfRow(row: CsvRow, { columns, keyBase }: TableFacts): FoundQuestion {
  const { line, lastLine } = row
  const { places, cell, texts } = placesIn(row, columns)
  const [key, points] = [cell(places.answer), cell(places.points)]
  const several = places.rightFirst ? undefined : severalIn(key, texts, keyBase)
  const correct = places.rightFirst ? 0 : keyIndex(key, texts, keyBase)
  const isSeveral = several !== undefined || (correct !== undefined && cell(places.kind) === 'several')
  const pictureAt = (image: number, alt: number, of: Parameters<typeof keepPicture>[1]) =>
    keepPicture(cell(image) ? [{ url: cell(image), alt: cell(alt) }] : [], of)
  const { notes, ...picture } = pictureAt(places.image, places.imageAlt, { code: 'question' })
  const pictures = texts.map((_, index) =>
    pictureAt(places.optionImages[index] ?? -1, places.optionImageAlts[index] ?? -1, {
      code: 'option',
      option: index,
    }),
  )
  const type = cell(places.kind)
  const number = numberIn(cell, places, texts)
  const kind: FoundKind | undefined = isSeveral
    ? {
        code: 'several',
        tellsCount: cell(places.tellsCount) === 'yes',
        refusal: several && { code: 'several-answers' },
      }
    : number
  const isOther = OTHER_KIND.test(type)
  const fault: Fault | undefined = kind
    ? undefined
    : isOther
      ? { code: 'unknown-type', type }
      : correct === undefined
        ? keyFault(key, texts, keyBase)
        : undefined
  const problems: ImportProblem[] = fault ? [{ line, ...fault }] : []
  const found: FoundQuestion = {
    line,
    lastLine,
    text: cell(places.text),
    ...picture,
    options: texts.map((text, index) => ({
      text,
      imageUrl: pictures[index]?.imageUrl ?? '',
      imageAlt: pictures[index]?.imageAlt,
      correct: several ? several.includes(index) : index === correct,
    })),
    points: points ? Number(points.replace(',', '.')) : 1,
    explanation: cell(places.explanation),
    topic: cell(places.topic),
    ...(kind && { kind }),
    problems,
    notes: [
      ...notes,
      ...pictures.flatMap(({ notes: ofOption }) => ofOption),
      ...(columns ? lostNotes(cell, columns) : []),
    ],
  }
  return withPins(found, {
    question: /^(?:yes|true|1|x)$/i.test(cell(places.pinned)),
    options: new Set(
      cell(places.pinnedOptions)
        .toUpperCase()
        .split(/[\s,;]+/),
    ),
  })
}
