import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

/** Primary is the one next step of a view; quiet has no edge; plain is an outline. */
type ButtonKind = 'primary' | 'danger' | 'danger-quiet' | 'quiet' | 'plain'

interface Look {
  kind?: ButtonKind | undefined
  /** For tables and toolbars of wide boxes only: 36 px instead of 44. */
  dense?: boolean | undefined
  wide?: boolean | undefined
}

interface Busyness {
  /** A press is being carried out: further ones are ignored, the focus stays. */
  busy?: boolean | undefined
  /** What stands in the button meanwhile, such as "Booking..."; without it the text stays. */
  busyText?: string | undefined
}

interface Face {
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  children?: ReactNode
}

export type ButtonProps = Look & Busyness & Face & ComponentPropsWithRef<'button'>

const buttonClass = ({ kind = 'plain', dense, wide }: Look, className: string | undefined) =>
  classNames('button', kind !== 'plain' && kind, dense && 'dense', wide && 'wide', className)

/** Ignored, and not passed on to a form, while the first press is still being carried out. */
const ignorePress = (event: MouseEvent) => event.preventDefault()

/** The text that is not shown holds its width, so that the button keeps its size and nothing beside it moves. */
function SteadyFace({ other, signed, children }: { other: string; signed: boolean; children: ReactNode }) {
  return (
    <span className={classNames('button-face', signed && 'signed')} data-other={other}>
      <span className="button-line">{children}</span>
    </span>
  )
}

export function Button({
  kind,
  dense,
  wide,
  busy = false,
  busyText,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonProps) {
  const { className, onClick, ...native } = rest
  const face = (
    <>
      {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {(busy && busyText) || children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
  const other = busy && typeof children === 'string' ? children : busyText
  return (
    <button
      type="button"
      {...native}
      className={buttonClass({ kind, dense, wide }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? ignorePress : onClick}
    >
      {other && busyText ? (
        <SteadyFace other={other} signed={!busy || icon !== undefined}>
          {face}
        </SteadyFace>
      ) : (
        face
      )}
    </button>
  )
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'iconEnd' | 'busyText' | 'wide'> & {
  /** Its name and its tooltip. */
  label: string
  icon: IconName
}

export function IconButton({ label, kind = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      kind={kind}
      className={classNames('only-icon', className)}
      aria-label={label}
      title={label}
    />
  )
}

export type ButtonLinkProps = Look & Face & ComponentPropsWithRef<'a'> & { href: string }

/** A link, for going somewhere, that looks like a button. */
export function ButtonLink({
  kind,
  dense,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, dense, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  )
}
