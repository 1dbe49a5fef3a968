import { useStore } from '@nanostores/react'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { $copiesFail } from '../../stores/attempts/record.ts'
import { $storage } from '../../stores/lib/storage.ts'
import { $connected } from '../../stores/page/connection.ts'
import { Icon } from '../../ui/layout/icon.tsx'

/** Whether the answers are saved, in a word. Unaffected by answers; the line below has the details. */
export function SavedMark() {
  const onDevice = useStore($storage) === 'device'
  const connected = useStore($connected)
  const copiesFail = useStore($copiesFail)
  const isSafe = onDevice && connected && !copiesFail
  return (
    <span className={isSafe ? 'saved' : 'saved yellow'}>
      <Icon name={connected ? (isSafe ? 'check' : 'alert') : 'offline'} />
      <span>{takeQuiz.exam.kept(onDevice, connected, copiesFail)}</span>
    </span>
  )
}
