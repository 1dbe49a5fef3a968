import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { pieces } from '../../messages/en/pieces.ts'
import { Icon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

/** Links a control to its label, hint and error: spread it on the native element. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldTexts {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  optional?: boolean | undefined
}

type FieldProps = FieldTexts & { children: (control: FieldControl) => ReactNode }

/** A labelled control with hint and error below. */
export function Field({ label, error, hint, optional, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = classNames(hintId, errorId) || undefined
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="optional">{pieces.optional}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

export type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'>

export function TextField({ label, error, hint, optional, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => <input type="text" {...rest} {...control} className={classNames('input', className)} />}
    </Field>
  )
}
