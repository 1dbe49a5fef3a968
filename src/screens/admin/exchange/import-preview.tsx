import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FaultyQuestion, Problem, ReadyQuestion } from '../../../domain/exchange/question-exchange.ts'
import { optionLetter } from '../../../domain/quizzes/quiz.ts'
import { $faulty, $ready } from '../../../stores/exchange/question-import.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { MathText } from '../../../ui/maths/math-text.tsx'

/** Few enough that a page of formulas is drawn at once. */
const PAGE_SIZE = 10

interface PagedProps<Item> {
  title: string
  noun: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

function Paged<Item>({ title, noun, items, children }: PagedProps<Item>) {
  const [page, setPage] = useState(0)
  const last = Math.ceil(items.length / PAGE_SIZE) - 1
  const from = page * PAGE_SIZE
  return (
    <section className="stack near">
      <div className="row apart">
        <h3 className="subheading">
          {title} ({items.length})
        </h3>
        {last > 0 && (
          <span className="row">
            <IconButton
              dense
              icon="left"
              label={`Previous ${noun}`}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <span className="note number" aria-live="polite">
              {from + 1}–{Math.min(from + PAGE_SIZE, items.length)} of {items.length}
            </span>
            <IconButton
              dense
              icon="right"
              label={`Next ${noun}`}
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

const problemText = ({ line, message }: Problem) =>
  line === undefined ? message : `Line ${line}: ${message}`

function FaultyItem({ number, text, problems }: FaultyQuestion) {
  return (
    <li className="import-item" key={number}>
      <p className="note">Question {number}</p>
      {text && <p className="import-excerpt">{excerpt(text)}</p>}
      {problems.map((problem) => (
        <p className="field-error" key={problemText(problem)}>
          <Icon name="alert" />
          {problemText(problem)}
        </p>
      ))}
    </li>
  )
}

function ReadyItem({ number, question, notes }: ReadyQuestion) {
  const { options, correctAnswer, points, imageUrl } = question
  const pictures = [imageUrl, ...options.map((option) => option.imageUrl)].filter(Boolean).length
  const facts = [
    `Question ${number}`,
    points !== 1 && `${points} points`,
    pictures > 0 && (pictures === 1 ? '1 picture' : `${pictures} pictures`),
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
                Correct
              </span>
            )}
          </li>
        ))}
      </ol>
      {notes.map((note) => (
        <p className="import-note" key={note}>
          <Icon name="info" />
          {note}
        </p>
      ))}
    </li>
  )
}

const summary = (found: number, ready: number, formatName: string) =>
  [
    `${found === 1 ? '1 question' : `${found} questions`} found, read as ${formatName}.`,
    ready === found ? 'All of them can be added.' : `${ready} can be added, ${found - ready} cannot.`,
  ].join(' ')

interface ImportPreviewProps {
  formatName: string
  hint: string | undefined
}

/** What was read: first what is wrong, question by question, then what can be added. */
export function ImportPreview({ formatName, hint }: ImportPreviewProps) {
  const [ready, faulty] = [useStore($ready), useStore($faulty)]
  const told = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => told.current?.focus(), [])
  return (
    <div className="stack">
      <p ref={told} tabIndex={-1}>
        {summary(ready.length + faulty.length, ready.length, formatName)}
      </p>
      {hint && <Banner tone="yellow">{hint}</Banner>}
      {faulty.length > 0 && (
        <Paged title="Problems" noun="problems" items={faulty}>
          {FaultyItem}
        </Paged>
      )}
      {ready.length > 0 && (
        <Paged title="Ready to add" noun="questions" items={ready}>
          {ReadyItem}
        </Paged>
      )}
    </div>
  )
}
