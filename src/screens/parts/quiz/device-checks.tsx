import { useStore } from '@nanostores/react'
import { takeQuiz } from '../../../messages/en/take-quiz.ts'
import { $clockSkew, $keepsAnswers } from '../../../stores/attempts/device-checks.ts'
import { $connected } from '../../../stores/page/connection.ts'
import { Icon } from '../../../ui/layout/icon.tsx'

interface CheckProps {
  name: string
  passed: boolean
  children: string
}

/** In a narrow container the text of passed checks is collapsed. */
function Check({ name, passed, children }: CheckProps) {
  return (
    <li className={passed ? 'check green' : 'check yellow'}>
      <span className="dot">
        <Icon name={passed ? 'check' : 'alert'} />
      </span>
      <div>
        <b>{name}</b>
        <p className="note">{children}</p>
      </div>
    </li>
  )
}

/** Checks for possible problems before the clock starts. `titled`: unless there is already a heading above. */
export function DeviceChecks({ titled = true }: { titled?: boolean }) {
  const connected = useStore($connected)
  const clock = useStore($clockSkew)
  const keepsAnswers = useStore($keepsAnswers)
  const isRight = clock.code === 'right'
  const { device } = takeQuiz
  return (
    <section className="card stack near">
      {titled && <h2 className="subheading">{device.title(connected && isRight && keepsAnswers)}</h2>}
      <ul className="checks" aria-live="polite">
        <Check name={device.connection} passed={connected}>
          {device.connected(connected)}
        </Check>
        <Check name={device.storage} passed={keepsAnswers}>
          {device.keepsAnswers(keepsAnswers)}
        </Check>
        <Check name={device.clockName} passed={isRight}>
          {device.clock(clock)}
        </Check>
      </ul>
    </section>
  )
}
