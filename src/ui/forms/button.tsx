import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

/** Primary is the view's main action; quiet has no border; plain is outlined. */
type ButtonKind = 'primary' | 'danger' | 'danger-quiet' | 'quiet' | 'plain'

interface ButtonStyle {
  kind?: ButtonKind | undefined
  /** 36 px instead of 44, for tables and toolbars in wide containers only. */
  dense?: boolean | undefined
  wide?: boolean | undefined
}

interface BusyState {
  /** Ignores further clicks and keeps the focus. */
  busy?: boolean | undefined
  /** The text while busy, such as "Booking..."; defaults to the children. */
  busyText?: string | undefined
}

interface ButtonContent {
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  children?: ReactNode
}

export type ButtonProps = ButtonStyle & BusyState & ButtonContent & ComponentPropsWithRef<'button'>

const buttonClass = ({ kind = 'plain', dense, wide }: ButtonStyle, className: string | undefined) =>
  classNames('button', kind !== 'plain' && kind, dense && 'dense', wide && 'wide', className)

const partOf = (kind: ButtonKind | undefined) => classNames('button', kind === 'primary' && kind)

/** Also keeps a busy submit button from submitting its form again. */
const ignoreClick = (event: MouseEvent) => event.preventDefault()

/** The hidden text reserves its width, so that the layout does not shift. */
function StableLabel({ other, signed, children }: { other: string; signed: boolean; children: ReactNode }) {
  return (
    <span className={classNames('button-face', signed && 'signed')} data-other={other}>
      <span className="button-line">{children}</span>
    </span>
  )
}

/** A separate element, which React can update even after a page translator has replaced its text. */
const faceText = (children: ReactNode) =>
  typeof children === 'string' && children ? <span>{children}</span> : children

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
      {faceText((busy && busyText) || children)}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
  const other = busy && typeof children === 'string' ? children : busyText
  return (
    <button
      type="button"
      {...native}
      className={buttonClass({ kind, dense, wide }, className)}
      part={partOf(kind)}
      aria-busy={busy || undefined}
      onClick={busy ? ignoreClick : onClick}
    >
      {other && busyText ? (
        <StableLabel other={other} signed={!busy || icon !== undefined}>
          {face}
        </StableLabel>
      ) : (
        face
      )}
    </button>
  )
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'iconEnd' | 'busyText' | 'wide'> & {
  /**
   * The tooltip, which is also the accessible name: with an `aria-label`, the tooltip would become a description and be
   * read twice.
   */
  label: string
  icon: IconName
}

export function IconButton({ label, kind = 'quiet', className, ...rest }: IconButtonProps) {
  return <Button {...rest} kind={kind} className={classNames('only-icon', className)} title={label} />
}

export type ButtonLinkProps = ButtonStyle & ButtonContent & ComponentPropsWithRef<'a'> & { href: string }

/** A link that looks like a button. */
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
    <a {...rest} className={buttonClass({ kind, dense, wide }, className)} part={partOf(kind)}>
      {icon && <Icon name={icon} />}
      {faceText(children)}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  )
}
