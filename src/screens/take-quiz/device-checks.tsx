import { useStore } from '@nanostores/react'
import { waiting } from '../../messages/waiting/en.ts'
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

/** What could surprise a learner later, told before the start; the clock runs only after it. */
export function DeviceChecks() {
  const connected = useStore($connected)
  const clock = useStore($clockSkew)
  const keepsAnswers = useStore($keepsAnswers)
  return (
    <div className="stack near">
      <h2 className="subheading">Your device</h2>
      <div className="checks" aria-live="polite">
        <Check passed={connected}>{connected ? 'Connected' : 'Not connected'}</Check>
        <Check passed={clock.code === 'right'}>{waiting.clockSkew(clock)}</Check>
        <Check passed={keepsAnswers}>
          {keepsAnswers ? 'Answers are kept on this device' : 'Answers are kept in this page only'}
        </Check>
      </div>
    </div>
  )
}
