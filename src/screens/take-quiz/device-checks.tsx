import { useStore } from '@nanostores/react'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import { $clockSkew, $keepsAnswers } from '../../stores/attempts/device-checks.ts'
import { $connected } from '../../stores/page/connection.ts'
import { Icon } from '../../ui/layout/icon.tsx'

function Check({ passed, children }: { passed: boolean; children: string }) {
  return (
    <p className={passed ? 'check green' : 'check yellow'}>
      <Icon name={passed ? 'check' : 'alert'} />
      <span>{children}</span>
    </p>
  )
}

/** What could go wrong later, checked before the clock runs. */
export function DeviceChecks() {
  const connected = useStore($connected)
  const clock = useStore($clockSkew)
  const keepsAnswers = useStore($keepsAnswers)
  return (
    <div className="stack near">
      <h2 className="subheading">{takeQuiz.device.title}</h2>
      <div className="checks" aria-live="polite">
        <Check passed={connected}>{takeQuiz.device.connected(connected)}</Check>
        <Check passed={clock.code === 'right'}>{takeQuiz.device.clock(clock)}</Check>
        <Check passed={keepsAnswers}>{takeQuiz.device.keepsAnswers(keepsAnswers)}</Check>
      </div>
    </div>
  )
}
