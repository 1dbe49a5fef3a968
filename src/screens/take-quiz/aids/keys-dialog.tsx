import { Fragment, type ReactNode } from 'react'
import { COMMAND_KEYS, letteredRuns } from '../../../domain/attempts/exam-keys.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { examAids } from '../../../messages/en/exam-aids.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import keysSheet from '../../../ui/styles/exam-keys.css?inline'
import { Styled } from '../../parts/page/styled.tsx'

const Key = ({ children }: { children: ReactNode }) => <kbd className="key">{children}</kbd>

/** The keys of the first and the last option, which may be the same. */
const Range = ({ from, to }: { from: ReactNode; to: ReactNode }) => (
  <span className="key-range">
    <Key>{from}</Key>
    {from !== to && (
      <>
        –<Key>{to}</Key>
      </>
    )}
  </span>
)

interface RowProps {
  command: Parameters<typeof examAids.command>[0]
  children: ReactNode
}

const Row = ({ command, children }: RowProps) => (
  <div>
    <dt>{examAids.command(command)}</dt>
    <dd>{children}</dd>
  </div>
)

/** Covers the current question's options; two-digit numbers are typed digit by digit. */
const OptionRows = ({ options }: { options: number }) => (
  <>
    <Row command="choose">
      {letteredRuns(options).map(([from, to]) => (
        <Fragment key={from}>
          <Range from={optionLetter(from)} to={optionLetter(to)} />{' '}
        </Fragment>
      ))}
      <span>{examAids.or}</span>
      <Range from="1" to={String(options)} />
    </Row>
    <Row command="strike">
      <Key>{examAids.shift}</Key>
      <Range from={optionLetter(0)} to={optionLetter(options - 1)} />
    </Row>
  </>
)

const COMMANDS = Object.entries(COMMAND_KEYS) as [keyof typeof COMMAND_KEYS, string][]

interface KeysDialogProps {
  /** The number of options of the current question. */
  options: number
  on: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}

/** The keys of the exam, and the switch that turns them off. */
export const KeysDialog = ({ options, on, onSwitch, onClose }: KeysDialogProps) => (
  <Dialog open closable large title={examAids.keys} onClose={onClose}>
    <Styled sheet={keysSheet} className="stack">
      <dl className="keys">
        {options > 1 && <OptionRows options={options} />}
        {COMMANDS.map(([command, key]) => (
          <Row key={command} command={command}>
            <Key>{key.toUpperCase()}</Key>
          </Row>
        ))}
      </dl>
      <label className="keys-switch">
        <input type="checkbox" checked={on} onChange={({ target }) => onSwitch(target.checked)} />
        <span>
          <span>{examAids.useKeys}</span>
          <span className="note">{examAids.keysNote}</span>
        </span>
      </label>
    </Styled>
  </Dialog>
)
