import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { admin } from '../../messages/en/admin.ts'
import { log } from '../../messages/en/log.ts'
import { showImport } from '../../stores/exchange/import-request.ts'
import { $logOffered } from '../../stores/log/log.ts'
import { Button } from '../../ui/forms/button.tsx'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { MathHelp } from '../parts/question/math-help.tsx'
import type { ExamView } from '../parts/quiz/exam-props.ts'
import { AllQuizzes } from './all-quizzes.tsx'
import { Analytics } from './analytics/analytics.tsx'
import { Counters } from './counters.tsx'
import { Needs } from './needs.tsx'
import { RegradeOffer } from './regrade-offer.tsx'
import { SlotPanel } from './slot-panel.tsx'
import { Workspace } from './workspace.tsx'

export function AdminScreen({ Exam }: { Exam: ExamView }) {
  const [, navigate] = useLocation()
  const importQuiz = () => {
    showImport()
    navigate(paths.quizNew)
  }
  return (
    <AdminSheet>
      <div className="section-head">
        <div className="stack near">
          <h1 className="title">{admin.title}</h1>
          <p className="lede">{admin.lede}</p>
        </div>
        <div className="row desk-ways">
          {useStore($logOffered) && (
            <LinkButton to={paths.log} icon="list">
              {log.open}
            </LinkButton>
          )}
          <Button icon="download" onClick={importQuiz}>
            {admin.import}
          </Button>
          <Button className="first" kind="primary" icon="plus" onClick={() => navigate(paths.quizNew)}>
            {admin.createNewQuiz}
          </Button>
        </div>
      </div>
      <Counters />
      <div className="desk">
        <Needs />
        <SlotPanel />
      </div>
      <AllQuizzes />
      <Workspace Exam={Exam} />
      <RegradeOffer />
      <MathHelp />
      <Analytics />
    </AdminSheet>
  )
}
