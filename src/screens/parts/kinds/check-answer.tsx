import { type ComponentType, useId, useState } from 'react'
import type { Answer } from '../../../domain/kinds/answer.ts'
import { kinds } from '../../../messages/en/kinds.ts'
import { Button } from '../../../ui/forms/button.tsx'
import type { AskedAnswerProps, PractisedAnswerProps } from './answer-props.ts'
import { AskedNumber } from './number/asked-number.tsx'
import { AskedSeveral } from './several/asked-several.tsx'

type Asked = ComponentType<AskedAnswerProps>

/** Answered as in the exam, and judged by a press. */
const checking = (View: Asked) =>
  function Checked({ question, labelledBy, onAnswer }: PractisedAnswerProps) {
    const [answer, setAnswer] = useState<Answer>(null)
    const name = useId()
    const check = () => {
      if (answer !== null) onAnswer(answer)
    }
    return (
      <div className="stack near">
        <View
          question={question}
          name={name}
          labelledBy={labelledBy}
          answer={answer}
          onAnswer={setAnswer}
          onClear={() => setAnswer(null)}
          onNext={check}
        />
        <div className="row end">
          <Button kind="primary" aria-disabled={answer === null} onClick={check}>
            {kinds.check}
          </Button>
        </div>
      </div>
    )
  }

export const PractisedSeveral = checking(AskedSeveral)
export const PractisedNumber = checking(AskedNumber)
