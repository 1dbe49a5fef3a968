import { Button } from '../../src/ui/forms/button.tsx'
import { isSampleQuiz } from '../mock/school/quizzes.ts'
import { Chosen, DescribedAttribute, Written } from './controls.tsx'
import { API, HEADER, MORE_ATTRIBUTES, QUIZ, SHOW, SOURCE } from './fields.ts'
import { LookFields } from './look/look-fields.tsx'
import { PICKS, pickOf } from './look/picks.ts'
import { useLook } from './look/use-look.ts'

const KNOWN_QUIZ =
  'Its identifier at your API. A quiz that its author has opened to anybody is practised without an account; any other is taken in a slot.'
const UNKNOWN_QUIZ =
  'The sample school has no such quiz, so the preview goes on with the last one. Whether your API has it, only your page will tell.'

function Picks() {
  const { good, change } = useLook()
  const chosen = pickOf(good[SHOW])
  return (
    <fieldset>
      <legend>What should the page show?</legend>
      {PICKS.map(({ id, title, code, drawn, hot }) => (
        <label className="pick" key={id}>
          <input type="radio" name={SHOW} checked={id === chosen.id} onChange={() => change(SHOW, id)} />
          <svg viewBox="0 0 46 34" aria-hidden="true">
            <path d={`M5 1h36a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z${drawn}`} />
            <path className="hot" d={hot} />
          </svg>
          <span className="label">{title}</span>
          <code>{code}</code>
        </label>
      ))}
      {chosen.isOneQuiz && (
        <Written
          name={QUIZ}
          label="Which quiz"
          hint={isSampleQuiz(good[QUIZ]) ? KNOWN_QUIZ : UNKNOWN_QUIZ}
          isCode
        />
      )}
    </fieldset>
  )
}

function HeaderSwitch() {
  const { textOf, change } = useLook()
  const isOn = textOf(HEADER) === 'on'
  return (
    <label className="switch-row">
      <input
        type="checkbox"
        className="switch"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget }) => change(HEADER, currentTarget.checked ? 'on' : 'off')}
      />
      <span>Header with logo and menu</span>
    </label>
  )
}

const SIGN_INS = [
  { value: 'redirect', text: 'In this page' },
  { value: 'popup', text: 'In a window' },
]

const WordFields = ({ isGuest }: { isGuest: boolean | undefined }) => (
  <fieldset>
    <legend>Words and sign-in</legend>
    <Written name="brand-name" label="Brand name" placeholder="Quiz" />
    {!isGuest && <HeaderSwitch />}
    <Written name={API} label="Address of your API" isCode />
    <Chosen name="sign-in" label="Sign-in" options={SIGN_INS} />
    <details>
      <summary>More</summary>
      <div className="folded">
        <Written name={SOURCE} label="Folder of the built files" isCode />
        {MORE_ATTRIBUTES.map((attribute) => (
          <DescribedAttribute key={attribute.name} attribute={attribute} />
        ))}
      </div>
    </details>
  </fieldset>
)

function StartAgain() {
  const { startAgain, undo } = useLook()
  return (
    <div className="row">
      <Button kind="quiet" dense icon="refresh" onClick={startAgain}>
        Start again
      </Button>
      <span role="status">
        {undo && (
          <Button dense icon="undo" onClick={undo}>
            Undo
          </Button>
        )}
      </span>
    </div>
  )
}

export function Form() {
  const { good } = useLook()
  return (
    <form className="conf-side" aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <div>
        <h1 className="heading">Make it yours</h1>
        <p className="note">Every change shows at once. Copy the result into your page.</p>
      </div>
      <Picks />
      <LookFields />
      <WordFields isGuest={pickOf(good[SHOW]).isGuest} />
      <StartAgain />
    </form>
  )
}
