import { useStore } from '@nanostores/react'
import { embeddedIndex, type NewQuestion } from '../../../../domain/exchange/found-question.ts'
import { optionLetter } from '../../../../domain/kinds/choice/shape.ts'
import type { DraftNumber } from '../../../../domain/kinds/number/draft.ts'
import { exchange } from '../../../../messages/en/exchange.ts'
import { $importPictures } from '../../../../stores/exchange/import-adding.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { Picture } from '../../../../ui/layout/picture.tsx'
import { MathText } from '../../../../ui/maths/math-text.tsx'
import { QuizPicture } from '../../../parts/question/quiz-picture.tsx'
import { useDataUrl } from '../use-data-url.ts'

interface PictureProps {
  url: string
  alt: string | undefined
  seen: boolean
}

function EmbeddedPicture({ index, alt, seen }: Omit<PictureProps, 'url'> & { index: number }) {
  const picture = useStore($importPictures)[index]
  const url = useDataUrl(picture, seen)
  const name = alt || exchange.paste.item.picture
  if (!picture || picture.type === '')
    return (
      <span className="found-picture gone">
        <Icon name="image" />
        <span>{picture?.name || name}</span>
      </span>
    )
  return url ? <Picture className="found-picture" src={url} alt={name} /> : <span className="found-picture" />
}

/** A picture of the file, or one with an address. */
function FoundPicture({ url, alt, seen }: PictureProps) {
  const index = embeddedIndex(url)
  if (index !== undefined) return <EmbeddedPicture index={index} alt={alt} seen={seen} />
  return url && seen ? <QuizPicture url={url} alt={alt || exchange.paste.item.picture} /> : null
}

interface FoundContentProps {
  question: NewQuestion
  /** The index of the right option, if there is one. */
  right: number | undefined
  /** Formulas and pictures are rendered only in view. */
  seen: boolean
}

const Text = ({ text, seen }: { text: string; seen: boolean }) =>
  seen ? <MathText text={text} /> : <span>{text}</span>

/** The text of a question with its picture. */
export const FoundText = ({
  question: { text, imageUrl, imageAlt },
  seen,
}: Omit<FoundContentProps, 'right'>) => (
  <>
    <p className="found-text">
      <Text text={text} seen={seen} />
    </p>
    <FoundPicture url={imageUrl} alt={imageAlt} seen={seen} />
  </>
)

/** The number that is right, and how far off an answer may be. */
function FoundNumber({ number }: { number: DraftNumber }) {
  const { value, unit, tolerance, toleranceIn } = number
  const band = tolerance ? `± ${tolerance}${toleranceIn === 'percent' ? ' %' : ''}` : ''
  return (
    <p className="note small found-extra">
      <Icon name="check" />
      <span className="visually-hidden">{exchange.paste.item.right}</span>
      <span className="number">{[value, unit, band].filter(Boolean).join(' ')}</span>
    </p>
  )
}

/** Its options, with the right ones marked, or its number, and everything else found. */
export function FoundChoices({ question, right: only, seen }: FoundContentProps) {
  const { options, explanation, points, kind, correctAnswers, number } = question
  const { item } = exchange.paste
  const right = (kind === 'several' && correctAnswers) || [only]
  return (
    <>
      {kind === 'number' && number && <FoundNumber number={number} />}
      <ol className="choices" hidden={options.length === 0}>
        {options.map((option, index) => (
          <li key={optionLetter(index)} className={right.includes(index) ? 'right' : undefined}>
            <span className="choice-letter">{optionLetter(index)}</span>
            {right.includes(index) && (
              <>
                <Icon name="check" />
                <span className="visually-hidden">{item.right}</span>
              </>
            )}
            <span>
              <Text text={option.text} seen={seen} />
            </span>
            <FoundPicture url={option.imageUrl} alt={option.imageAlt} seen={seen} />
          </li>
        ))}
      </ol>
      {(explanation || points !== 1) && (
        <p className="note small found-extra">
          {points !== 1 && <span className="number">{item.points(points)}</span>}
          {explanation && (
            <span>
              <span>{item.explanation}</span>: <Text text={explanation} seen={seen} />
            </span>
          )}
        </p>
      )}
    </>
  )
}
