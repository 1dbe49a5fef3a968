import { useStore } from '@nanostores/react'
import { paths } from '../../domain/page/paths.ts'
import { admin } from '../../messages/en/admin.ts'
import { adminHome } from '../../messages/en/admin-home.ts'
import { home } from '../../messages/en/home.ts'
import { quizStatus } from '../../messages/en/quiz-status.ts'
import { $drafts } from '../../stores/quizzes/quizzes.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import adminHomeSheet from '../../ui/styles/admin/admin-home.css?inline'
import { LinkButton } from '../parts/page/link-button.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { AdminCards } from './admin-cards.tsx'
import { AdminRows } from './admin-rows.tsx'
import { QuizList } from './quiz-list.tsx'
import { RunningSlots } from './running-slots.tsx'

/** Which learners do not see yet: they wait for the administrator. */
function Drafts() {
  const drafts = useStore($drafts)
  if (drafts.length === 0) return null
  return (
    <section className="stack near">
      <h2 className="heading">{adminHome.drafts}</h2>
      <ul className="quiz-lines">
        {drafts.map(({ _id, title }) => (
          <RowBoundary key={_id}>
            <li className="quiz-line">
              <div className="row grow">
                <h3 className="subheading" id={`draft-${_id}`}>
                  {title}
                </h3>
                <Badge tone="gray" open>
                  {quizStatus.draft}
                </Badge>
              </div>
              <LinkButton dense to={paths.quizEdit(_id)} aria-describedby={`draft-${_id}`}>
                {admin.actions.edit}
              </LinkButton>
            </li>
          </RowBoundary>
        ))}
      </ul>
    </section>
  )
}

/** What needs the administrator comes first: the running slot, then drafts. */
export const AdminHome = ({ name }: { name: string }) => (
  <Styled sheet={adminHomeSheet} className="stack admin-home">
    <div className="stack near">
      <h1 className="title">{home.welcome(name)}</h1>
      <p className="lede">{adminHome.adminIntro}</p>
    </div>
    <RunningSlots />
    <AdminCards />
    <Drafts />
    <QuizList Rows={AdminRows} />
  </Styled>
)
