import type { FoundQuestion } from '../../../domain/exchange/found-question.ts'
import type { Fault, ImportProblem } from '../../../domain/exchange/import-problem.ts'
import { keepPicture } from '../../questions/keep-picture.ts'
import type { CsvColumns } from './columns.ts'
import { keyIndex, looksLikeKey, placesOf } from './row.ts'

export interface CsvRow {
  /** Where the row begins and ends, from 1. */
  line: number
  lastLine: number
  cells: readonly string[]
  /** Why the cells are not read. */
  fault?: Fault
}

/** Empty cells at the end of a row are ignored; one between others is a blank option. */
function filled(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim())
  return cells.slice(0, last + 1).map((cell) => cell.trim())
}

/** Reads a row; `columns` come from the heading, if the file has one. */
export function questionOfRow({ line, lastLine, cells }: CsvRow, columns?: CsvColumns): FoundQuestion {
  const places = columns ?? placesOf(filled(cells))
  const cell = (index: number) => cells[index]?.trim() ?? ''
  const texts = filled(places.options.map((index) => cells[index] ?? ''))
  const [key, points] = [cell(places.answer), cell(places.points)]
  const correct = keyIndex(key, texts)
  const pictureAt = (image: number, alt: number, of: Parameters<typeof keepPicture>[1]) =>
    keepPicture(cell(image) ? [{ url: cell(image), alt: cell(alt) }] : [], of)
  const { notes, ...picture } = pictureAt(places.image, places.imageAlt, { code: 'question' })
  const pictures = texts.map((_, index) =>
    pictureAt(places.optionImages[index] ?? -1, places.optionImageAlts[index] ?? -1, {
      code: 'option',
      option: index,
    }),
  )
  // If a key matches two options, the teacher is asked.
  const isUnreadable = correct === undefined && key !== '' && !(looksLikeKey(key) && texts.includes(key))
  const problems: ImportProblem[] = isUnreadable ? [{ line, code: 'unreadable-answer', answer: key }] : []
  return {
    line,
    lastLine,
    text: cell(places.text),
    ...picture,
    options: texts.map((text, index) => ({
      text,
      imageUrl: pictures[index]?.imageUrl ?? '',
      imageAlt: pictures[index]?.imageAlt,
      correct: index === correct,
    })),
    points: points ? Number(points.replace(',', '.')) : 1,
    explanation: cell(places.explanation),
    topic: cell(places.topic),
    problems,
    notes: [...notes, ...pictures.flatMap(({ notes: ofOption }) => ofOption)],
  }
}
