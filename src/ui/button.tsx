import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** Primary is the one next step of a view; quiet has no edge; plain is an outline. */
export type ButtonKind = 'primary' | 'danger' | 'danger-quiet' | 'quiet' | 'plain'

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

/** The unseen of the two texts keeps the button as wide as the longer one, so that nothing beside it moves. */
function BusyLabel({ busy, busyText, children }: { busy: boolean; busyText: string; children: ReactNode }) {
  const text = typeof children === 'string' ? children : undefined
  return (
    <span className="button-label" data-other={busy ? text : busyText}>
      {busy ? busyText : children}
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
  const names = classNames(buttonClass({ kind, dense, wide }, className), icon && 'with-sign')
  return (
    <button
      type="button"
      {...native}
      className={names}
      aria-busy={busy || undefined}
      onClick={busy ? ignorePress : onClick}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {busyText === undefined ? (
        children
      ) : (
        <BusyLabel busy={busy} busyText={busyText}>
          {children}
        </BusyLabel>
      )}
      {iconEnd && <Icon name={iconEnd} />}
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
