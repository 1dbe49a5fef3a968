import { useId } from 'react'
import { percent, scoreTone } from '../../domain/lib/score.ts'
import { minutesFor, type PracticeTopic } from '../../domain/results/practice-topics.ts'
import { practice } from '../../messages/en/practice.ts'
import { format } from '../../messages/lib/language.ts'
import { practiseTopic } from '../../stores/practice/practice-cards.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'

/** The one thing to do: the weakest topic of which something is due. */
const Weakest = ({ topic, due }: PracticeTopic) => (
  <Card as="section" yours className="weakest">
    <div>
      <p className="label">{practice.weakest}</p>
      <h2 className="heading">{topic}</h2>
      <p className="note">{practice.about(due, minutesFor(due))}</p>
    </div>
    <Button kind="primary" icon="refresh" onClick={() => practiseTopic(topic)}>
      {practice.practise(topic, due)}
    </Button>
  </Card>
)

interface DueProps {
  topic: string | undefined
  due: number
  describedBy: string
}

const Due = ({ topic, due, describedBy }: DueProps) =>
  due > 0 ? (
    <Button dense aria-describedby={describedBy} onClick={() => practiseTopic(topic)}>
      {practice.due(due)}
    </Button>
  ) : (
    <span className="note">{practice.noneDue}</span>
  )

/** How much is known of a topic, and when it was answered, or comes back if nothing of it is due. */
function answersOf({ asked, last, due, next }: PracticeTopic): string {
  if (due === 0 && next) return practice.answersNext(asked, next.days, next.at)
  return last > 0 ? practice.answersLast(asked, last) : practice.answers(asked)
}

function Topic(of: PracticeTopic) {
  const { topic, asked, right, due } = of
  const [score, id] = [percent(right, asked), useId()]
  return (
    <li className="practice-topic">
      <div>
        <h3 className="subheading" id={id}>
          {topic}
        </h3>
        <p className="note">{answersOf(of)}</p>
      </div>
      <div className="topic-share">
        <ProgressBar
          label={practice.share}
          value={score}
          max={100}
          tone={scoreTone(score)}
          marks="score"
          valueText={format.percent(score)}
        />
        <b aria-hidden="true">{format.percent(score)}</b>
      </div>
      <Due topic={topic} due={due} describedBy={id} />
    </li>
  )
}

interface TopicsProps {
  topics: readonly PracticeTopic[]
  total: number
  /** How many are due that belong to none of the topics. */
  others: number
}

/** Own topics, weakest first, and what is due of each. */
export function Topics({ topics, total, others }: TopicsProps) {
  const [headingId, othersId] = [useId(), useId()]
  const weakest = topics.find(({ due }) => due > 0)
  return (
    <>
      {weakest && <Weakest {...weakest} />}
      <section className="stack near" aria-labelledby={headingId}>
        <div className="row apart">
          <h2 className="heading" id={headingId}>
            {practice.yourTopics}
          </h2>
          <span className="note number">{practice.dueToday(total)}</span>
        </div>
        <Card flush>
          <ul className="practice-topics">
            {topics.map((topic) => (
              <Topic key={topic.topic} {...topic} />
            ))}
            {others > 0 && (
              <li className="practice-topic">
                <h3 className="subheading" id={othersId}>
                  {practice.others}
                </h3>
                <Due topic={undefined} due={others} describedBy={othersId} />
              </li>
            )}
          </ul>
        </Card>
        <p className="note row kept">
          <Icon name="check" />
          <span>{practice.kept}</span>
        </p>
      </section>
    </>
  )
}
