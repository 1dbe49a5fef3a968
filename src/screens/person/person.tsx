import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import type { PersonHistory } from '../../domain/people/people.ts'
import { log } from '../../messages/en/log.ts'
import { person } from '../../messages/en/person.ts'
import { results } from '../../messages/en/results.ts'
import { explain } from '../../messages/explain.ts'
import { $logOffered } from '../../stores/log/log.ts'
import { $isUnknownPerson, $personHistory, showPerson } from '../../stores/people/person.ts'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { PeopleSheet } from '../parts/admin/people-sheet.tsx'
import { BackLink } from '../parts/page/back-link.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { ExtraTimeCard } from './extra-time-card.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { PersonAttempts } from './person-attempts.tsx'
import { ScoresCard } from './scores-card.tsx'
import { TopicsCard } from './topics-card.tsx'

function Facts({ user: { email, group, createdAt } }: Pick<PersonHistory, 'user'>) {
  const since = Date.parse(createdAt ?? '')
  return (
    <ul className="facts">
      {email && <li>{email}</li>}
      {group && <li>{group}</li>}
      {!Number.isNaN(since) && <li>{person.since(since)}</li>}
    </ul>
  )
}

function Head({ user }: Pick<PersonHistory, 'user'>) {
  const [asked, setAsked] = useState(false)
  const logOffered = useStore($logOffered)
  const name = results.userName(user)
  return (
    <div className="section-head">
      <div className="stack near">
        <nav className="crumbs" aria-label={person.where}>
          <Link href={paths.people}>{person.learners}</Link>
          <Icon name="right" />
          <span>{name}</span>
        </nav>
        <h1 className="title">{name}</h1>
        <Facts user={user} />
      </div>
      <div className="row">
        {logOffered && (
          <LinkButton to={paths.personLog(user._id)} icon="list">
            {log.activity}
          </LinkButton>
        )}
        <Button icon="user" onClick={() => setAsked(true)}>
          {person.group}
        </Button>
      </div>
      {asked && <GroupDialog user={user} onClose={() => setAsked(false)} />}
    </div>
  )
}

function Person({ userId }: { userId: string }) {
  // The store follows the address. Before paint, so that another person's attempts do not flash.
  useLayoutEffect(() => showPerson(userId), [userId])
  const [remote, isUnknown] = [useStore($personHistory), useStore($isUnknownPerson)]
  const attempts = useRef<HTMLHeadingElement>(null)
  if (isUnknown)
    return (
      <BackLink
        icon="user"
        title={person.notFound}
        note={person.notFoundNote}
        to={paths.people}
        label={person.backToLearners}
      />
    )
  return (
    <RemoteView
      remote={remote}
      skeleton={<LineSkeleton lines={12} />}
      explain={(error) => explain(error, 'load-person')}
      onRetry={$personHistory.revalidate}
    >
      {(history) => (
        <div className="stack wide">
          <Head user={history.user} />
          <div className="person-split">
            <div className="stack wide">
              <ScoresCard results={history.results} />
              <PersonAttempts history={history} headingRef={attempts} />
            </div>
            <div className="stack wide">
              <ExtraTimeCard user={history.user} />
              <TopicsCard topics={history.topics} />
            </div>
          </div>
        </div>
      )}
    </RemoteView>
  )
}

/** One learner: all attempts, their trend, weak topics and extra time. */
export const PersonScreen = ({ userId }: { userId: string }) => (
  <PeopleSheet>
    <Person userId={userId} />
  </PeopleSheet>
)
