import { useStore } from '@nanostores/react'
import { READING_CHOICES } from '../../../domain/page/reading.ts'
import { reading } from '../../../messages/en/reading.ts'
import { $reading, setReading } from '../../../stores/page/reading.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import sheet from '../../../ui/styles/reading-dialog.css?inline'
import './apply-reading.ts'
import { Styled } from '../page/styled.tsx'

interface ChoiceProps<Value extends string | number> {
  label: string
  values: readonly Value[]
  words: (value: Value) => string
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string | number>({
  label,
  values,
  words,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <div className="stack near">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <Segments
        label={label}
        options={values.map((value) => ({ value: String(value), text: words(value) }))}
        chosen={String(chosen)}
        onChoose={(text) => {
          const value = values.find((one) => String(one) === text)
          if (value !== undefined) onChoose(value)
        }}
      />
    </div>
  )
}

/** Size, contrast and font of texts; changes are visible immediately behind it. */
export function ReadingDialog({ onClose }: { onClose: () => void }) {
  const { size, contrast, font } = useStore($reading)
  return (
    <Dialog open closable title={reading.title} onClose={onClose}>
      <Styled sheet={sheet} className="stack reading-choices">
        <Choice
          label={reading.size}
          values={READING_CHOICES.size}
          words={reading.percent}
          chosen={size}
          onChoose={(wish) => setReading({ size: wish })}
        />
        <Choice
          label={reading.contrast}
          values={READING_CHOICES.contrast}
          words={reading.contrasts}
          chosen={contrast}
          onChoose={(wish) => setReading({ contrast: wish })}
        />
        <Choice
          label={reading.font}
          values={READING_CHOICES.font}
          words={reading.fonts}
          chosen={font}
          onChoose={(wish) => setReading({ font: wish })}
        />
        <p className="reading-sample">{reading.sample}</p>
        <p className="note">{reading.kept}</p>
      </Styled>
    </Dialog>
  )
}
