import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ImportHint } from '../../../domain/exchange/import-problem.ts'
import type { FaultyQuestion, ReadyQuestion } from '../../../domain/exchange/question-exchange.ts'
import type { QuestionFormat } from '../../../domain/exchange/question-file.ts'
import { optionLetter } from '../../../domain/quizzes/question.ts'
import { exchange } from '../../../messages/exchange/en.ts'
import { $faulty, $ready } from '../../../stores/exchange/question-import.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { MathText } from '../../../ui/maths/math-text.tsx'

/** Small enough that a page of formulas is drawn without delay. */
const PAGE_SIZE = 10

interface PagedProps<Item> {
  words: { title: (count: number) => string; previous: string; next: string }
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

function Paged<Item>({ words, items, children }: PagedProps<Item>) {
  const [page, setPage] = useState(0)
  const last = Math.ceil(items.length / PAGE_SIZE) - 1
  const from = page * PAGE_SIZE
  return (
    <section className="stack near">
      <div className="row apart">
        <h3 className="subheading">{words.title(items.length)}</h3>
        {last > 0 && (
          <span className="row">
            <IconButton
              dense
              icon="left"
              label={words.previous}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <span className="note number" aria-live="polite">
              {exchange.preview.range(from + 1, Math.min(from + PAGE_SIZE, items.length), items.length)}
            </span>
            <IconButton
              dense
              icon="right"
              label={words.next}
              disabled={page === last}
              onClick={() => setPage(page + 1)}
            />
          </span>
        )}
      </div>
      <ul className="import-items">{items.slice(from, from + PAGE_SIZE).map(children)}</ul>
    </section>
  )
}

const EXCERPT_LENGTH = 120

const excerpt = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text

function FaultyItem({ number, text, problems }: FaultyQuestion) {
  return (
    <li className="import-item" key={number}>
      <p className="note">{exchange.preview.question(number)}</p>
      {text && <p className="import-excerpt">{excerpt(text)}</p>}
      {problems.map(exchange.preview.problem).map((sentence) => (
        <p className="field-error" key={sentence}>
          <Icon name="alert" />
          {sentence}
        </p>
      ))}
    </li>
  )
}

function ReadyItem({ number, question, notes }: ReadyQuestion) {
  const { options, correctAnswer, points, imageUrl } = question
  const pictures = [imageUrl, ...options.map((option) => option.imageUrl)].filter(Boolean).length
  const facts = [
    exchange.preview.question(number),
    points !== 1 && exchange.preview.points(points),
    pictures > 0 && exchange.preview.pictures(pictures),
  ]
  return (
    <li className="import-item" key={number}>
      <p className="note">{facts.filter(Boolean).join(' · ')}</p>
      <MathText text={question.text} block />
      <ol className="import-options">
        {options.map((option, index) => (
          <li key={optionLetter(index)} className={index === correctAnswer ? 'correct' : undefined}>
            <span className="number">{optionLetter(index)}.</span>
            <span>
              <MathText text={option.text} />
            </span>
            {index === correctAnswer && (
              <span className="verdict green">
                <Icon name="check" />
                {exchange.preview.correct}
              </span>
            )}
          </li>
        ))}
      </ol>
      {notes.map(exchange.preview.note).map((sentence) => (
        <p className="import-note" key={sentence}>
          <Icon name="info" />
          {sentence}
        </p>
      ))}
    </li>
  )
}

interface ImportPreviewProps {
  format: QuestionFormat
  hint: ImportHint | undefined
}

/** The questions that were read: first those with problems, then those that can be added. */
export function ImportPreview({ format, hint }: ImportPreviewProps) {
  const [ready, faulty] = [useStore($ready), useStore($faulty)]
  const summary = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => summary.current?.focus(), [])
  return (
    <div className="stack">
      <p ref={summary} tabIndex={-1}>
        {exchange.preview.summary(ready.length + faulty.length, ready.length, format)}
      </p>
      {hint && <Banner tone="yellow">{exchange.preview.hint(hint)}</Banner>}
      {faulty.length > 0 && (
        <Paged words={exchange.preview.faulty} items={faulty}>
          {FaultyItem}
        </Paged>
      )}
      {ready.length > 0 && (
        <Paged words={exchange.preview.ready} items={ready}>
          {ReadyItem}
        </Paged>
      )}
    </div>
  )
}
