import { Button, ButtonLink, IconButton } from '../../src/ui/forms/button.tsx'
import { ChoiceList } from '../../src/ui/forms/choice-list.tsx'
import { Field, TextField } from '../../src/ui/forms/field.tsx'
import { Segments } from '../../src/ui/forms/segments.tsx'
import { ARABIC, LONG_WORD, nothing, type Shelf } from './sample.ts'

const KINDS = ['primary', 'plain', 'quiet', 'danger', 'danger-quiet'] as const

const allKinds = (props: { busy?: boolean; disabled?: boolean; dense?: boolean }) => (
  <div className="row">
    {KINDS.map((kind) => (
      <Button key={kind} kind={kind} busyText="Saving..." {...props}>
        Save Configuration
      </Button>
    ))}
  </div>
)

export const buttons: Shelf = {
  title: 'Buttons',
  samples: [
    { state: 'rest', draw: () => allKinds({}) },
    { state: 'focus', draw: () => <Button kind="primary">Take Quiz</Button>, focus: 'button' },
    { state: 'disabled', draw: () => allKinds({ disabled: true }) },
    { state: 'loading', draw: () => allKinds({ busy: true }) },
    { state: 'dense', draw: () => allKinds({ dense: true }) },
    {
      state: 'with icons',
      draw: () => (
        <div className="row">
          <Button icon="download">Export CSV</Button>
          <Button iconEnd="right">Next</Button>
          <IconButton icon="pencil" label="Edit Quiz" />
          <IconButton icon="trash" label="Delete Quiz" kind="danger-quiet" dense />
          <IconButton icon="refresh" label="Refresh" busy />
          <IconButton icon="flag" label="Flag" disabled />
        </div>
      ),
    },
    {
      state: 'links',
      draw: () => (
        <div className="row">
          <ButtonLink href="#link" kind="primary" icon="calendar">
            Book Slot
          </ButtonLink>
          <ButtonLink href="#link">View Details</ButtonLink>
        </div>
      ),
    },
    {
      state: 'wide',
      draw: () => (
        <Button kind="primary" wide>
          Start Quiz
        </Button>
      ),
    },
    { state: 'long word', draw: () => <Button>{LONG_WORD}</Button> },
    {
      state: 'right to left',
      rtl: true,
      draw: () => (
        <div className="row">
          <Button icon="left">{ARABIC}</Button>
          <Button kind="primary" iconEnd="right">
            {ARABIC}
          </Button>
        </div>
      ),
    },
  ],
}

const QUIZ_TITLE = 'Quiz Title'

export const fields: Shelf = {
  title: 'Fields',
  samples: [
    { state: 'rest', draw: () => <TextField label={QUIZ_TITLE} placeholder="Geometrical optics" /> },
    {
      state: 'filled',
      draw: () => (
        <TextField label={QUIZ_TITLE} defaultValue="Geometrical optics" hint="Learners see it first." />
      ),
    },
    {
      state: 'focus',
      draw: () => <TextField label={QUIZ_TITLE} defaultValue="Geometrical optics" />,
      focus: 'input',
    },
    { state: 'disabled', draw: () => <TextField label="Timezone" defaultValue="UTC" disabled /> },
    {
      state: 'error',
      draw: () => <TextField label="Duration (minutes)" type="number" defaultValue="0" error="Minimum 1" />,
    },
    {
      state: 'several lines, optional',
      draw: () => (
        <Field label="Description" optional>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              defaultValue="Mirrors, lenses and the path of light"
            />
          )}
        </Field>
      ),
    },
    {
      state: 'choice',
      draw: () => (
        <Field label="Status">
          {(control) => (
            <select {...control} className="input">
              <option>Booked</option>
            </select>
          )}
        </Field>
      ),
    },
    {
      state: 'long word',
      draw: () => <TextField label={LONG_WORD} defaultValue={LONG_WORD} error={LONG_WORD} />,
    },
    {
      state: 'right to left',
      rtl: true,
      draw: () => <TextField label={ARABIC} defaultValue={ARABIC} error={ARABIC} hint={ARABIC} />,
    },
  ],
}

const OPTIONS = ['19.5°', '30°', '45°'].map((content, key) => ({ key, content }))

interface AskedProps {
  name: string
  chosen?: number
  disabled?: boolean
  options?: { key: number; content: string }[]
}

const Asked = ({ name, chosen, disabled, options = OPTIONS }: AskedProps) => (
  <>
    <p id={name}>Light enters glass at 30°. What is the angle inside?</p>
    <ChoiceList
      name={name}
      labelledBy={name}
      options={options}
      chosen={chosen ?? null}
      onChoose={nothing}
      disabled={disabled}
    />
  </>
)

export const choices: Shelf = {
  title: 'Options of a question',
  samples: [
    { state: 'rest', draw: () => <Asked name="rest" /> },
    { state: 'chosen', draw: () => <Asked name="chosen" chosen={1} /> },
    { state: 'focus', draw: () => <Asked name="focus" chosen={1} />, focus: 'input' },
    { state: 'disabled', draw: () => <Asked name="disabled" chosen={2} disabled /> },
    { state: 'empty', draw: () => <Asked name="empty" options={[]} /> },
    {
      state: 'long word',
      draw: () => <Asked name="long" chosen={0} options={[{ key: 0, content: LONG_WORD }]} />,
    },
    {
      state: 'right to left',
      rtl: true,
      draw: () => <Asked name="rtl" chosen={0} options={[0, 1].map((key) => ({ key, content: ARABIC }))} />,
    },
  ],
}

const FILTERS = [
  { value: 'all', text: 'All 12' },
  { value: 'wrong', text: 'Wrong 3' },
  { value: 'unanswered', text: 'Not answered 1' },
]

const Shown = ({ chosen, full = false }: { chosen: string; full?: boolean }) => (
  <Segments
    label="Show"
    options={FILTERS}
    chosen={chosen}
    onChoose={nothing}
    className={full ? 'full' : undefined}
  />
)

export const segments: Shelf = {
  title: 'Segments',
  samples: [
    { state: 'rest', draw: () => <Shown chosen="all" /> },
    { state: 'chosen', draw: () => <Shown chosen="wrong" /> },
    { state: 'focus', draw: () => <Shown chosen="wrong" />, focus: 'button' },
    { state: 'full width', draw: () => <Shown chosen="all" full /> },
  ],
}
