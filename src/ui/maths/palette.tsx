import { useState } from 'react'
import { PLACE } from '../../domain/maths/math-insert.ts'
import { quizForm } from '../../messages/en/quiz-form.ts'
import { useToolbar } from '../hooks/use-toolbar.ts'
import { MathText } from './math-text.tsx'

interface Piece {
  /** The key of its label, or the name of a letter. */
  name: string
  /** What its button shows. */
  face: string
  /** What it inserts, with placeholders. */
  tex: string
}

const { raw } = String

const PIECES: readonly Piece[] = [
  { name: 'fraction', face: raw`$\frac{a}{b}$`, tex: raw`\frac{${PLACE}}{${PLACE}}` },
  { name: 'power', face: '$x^2$', tex: `${PLACE}^{${PLACE}}` },
  { name: 'index', face: '$x_0$', tex: `${PLACE}_{${PLACE}}` },
  { name: 'root', face: raw`$\sqrt{x}$`, tex: raw`\sqrt{${PLACE}}` },
  { name: 'vector', face: raw`$\vec{a}$`, tex: raw`\vec{${PLACE}}` },
  { name: 'delta', face: raw`$\Delta$`, tex: raw`\Delta ${PLACE}` },
  { name: 'tens', face: raw`$\times 10^n$`, tex: raw`${PLACE} \times 10^{${PLACE}}` },
  { name: 'degrees', face: raw`$30^\circ$`, tex: raw`${PLACE}^\circ` },
  { name: 'units', face: raw`$\mathrm{m/s}$`, tex: raw`${PLACE}\,\mathrm{${PLACE}}` },
  { name: 'integral', face: raw`$\int$`, tex: raw`\int_{${PLACE}}^{${PLACE}} ${PLACE}\,d${PLACE}` },
  { name: 'sum', face: raw`$\sum$`, tex: raw`\sum_{${PLACE}}^{${PLACE}} ${PLACE}` },
]

type Word = keyof typeof quizForm.palette.names
const isWord = (name: string): name is Word => name in quizForm.palette.names

/** Letters have the same name in every language. */
const wordFor = (name: string): string => (isWord(name) ? quizForm.palette.names[name] : name)

const letter = (name: string): Piece => ({ name, face: `$\\${name}$`, tex: `\\${name} ` })
const GREEK = [
  ...['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'theta', 'lambda', 'mu', 'nu', 'pi', 'rho', 'sigma'],
  ...['tau', 'phi', 'omega', 'Phi', 'Omega'],
].map(letter)

interface PaletteProps {
  /** Called with the source to insert at the cursor. */
  onInsert: (tex: string) => void
  /** Whether the list of all commands is open. */
  isHelpOpen: boolean
  onHelp: () => void
}

/** Inserts pieces of formulas at the cursor; the focus stays in the text. */
export function Palette({ onInsert, isHelpOpen, onHelp }: PaletteProps) {
  const { toolbar, move, stop } = useToolbar()
  const [greek, setGreek] = useState(false)
  const pieces = greek ? [...PIECES, ...GREEK] : PIECES
  return (
    <div
      className="palette"
      role="toolbar"
      aria-label={quizForm.palette.label}
      ref={toolbar}
      onKeyDown={move}
      onMouseDown={(event) => event.preventDefault()}
    >
      {pieces.map(({ name, face, tex }, index) => (
        <button
          key={name}
          type="button"
          aria-label={wordFor(name)}
          title={wordFor(name)}
          onClick={() => onInsert(tex)}
          {...stop(index)}
        >
          <span aria-hidden="true">
            <MathText text={face} />
          </span>
        </button>
      ))}
      <span className="sep" />
      <button
        type="button"
        aria-label={quizForm.palette.greek}
        title={quizForm.palette.greek}
        aria-pressed={greek}
        onClick={() => setGreek(!greek)}
        {...stop(pieces.length)}
      >
        <span aria-hidden="true">α β γ</span>
      </button>
      <button type="button" aria-expanded={isHelpOpen} onClick={onHelp} {...stop(pieces.length + 1)}>
        {quizForm.palette.all}
      </button>
    </div>
  )
}
