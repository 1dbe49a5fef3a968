import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { PersonHistory } from '../../domain/people/people.ts'
import { person } from '../../messages/en/person.ts'
import { results } from '../../messages/en/results.ts'
import { room } from '../../messages/en/room.ts'
import { explain } from '../../messages/explain.ts'
import { $personTime, $timeOffered } from '../../stores/live/extra-time.ts'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EXAMPLE_MINUTES, FactorDialog, useTimeOf } from '../parts/admin/factor-dialog.tsx'

/** A person's extra time, with its effect in minutes; renders nothing if the API does not support it. */
export function ExtraTimeCard({ user }: Pick<PersonHistory, 'user'>) {
  const [offered, time] = [useStore($timeOffered), useStore($personTime)]
  const [asked, setAsked] = useState(false)
  const headingId = useId()
  useTimeOf(offered ? user._id : undefined)
  if (!offered) return null
  return (
    <Card as="section" className="stack near" aria-labelledby={headingId}>
      <h2 className="subheading" id={headingId}>
        {person.extraTime}
      </h2>
      <p className="note">{person.extraTimeNote}</p>
      <RemoteView
        remote={time}
        skeleton={<LineSkeleton lines={1} />}
        explain={(error) => explain(error, 'load-person')}
        onRetry={$personTime.revalidate}
      >
        {({ factor }) => (
          <>
            <p>
              <b>{room.factorOption(factor)}</b>
            </p>
            <p className="note">{room.becomes(EXAMPLE_MINUTES, EXAMPLE_MINUTES * (factor - 1))}</p>
            <div>
              <Button dense icon="clock" onClick={() => setAsked(true)}>
                {person.changeTime}
              </Button>
            </div>
          </>
        )}
      </RemoteView>
      {asked && (
        <FactorDialog userId={user._id} name={results.userName(user)} onClose={() => setAsked(false)} />
      )}
    </Card>
  )
}
