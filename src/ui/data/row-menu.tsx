import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../forms/button.tsx'
import { Icon, type IconName } from '../layout/icon.tsx'

export interface MenuItem {
  label: string
  icon?: IconName
  /** An explanatory line below the label. */
  note?: string
  /** Destructive: shown in red, below a separator. */
  danger?: boolean
  /** Stands in the row itself, and in the menu only where the row has no room for it (its style says `--folded: 1`). */
  folds?: boolean
  onChoose: () => void
}

interface RowMenuProps {
  /** The button's name, such as 'More for Asha Rao'. */
  label: string
  items: readonly MenuItem[]
  /** What the row is about, above the items of a sheet. */
  heading?: ReactNode
  icon?: IconName
}

const GAP_PX = 4
const EDGE_PX = 8

/** The menu's position: below its button, aligned with its end, or above it if there is no room. */
function placeOf(button: DOMRect, menu: DOMRect, isRtl: boolean): CSSProperties {
  const { innerWidth, innerHeight, scrollX, scrollY } = window
  const wanted = isRtl ? button.left : button.right - menu.width
  const left = Math.max(EDGE_PX, Math.min(wanted, innerWidth - menu.width - EDGE_PX))
  const below = button.bottom + GAP_PX
  const fits = below + menu.height + EDGE_PX <= innerHeight
  const top = fits ? below : Math.max(EDGE_PX, button.top - GAP_PX - menu.height)
  return { left: left + scrollX, top: top + scrollY }
}

/** The index that a key moves to: arrows, Home and End, or the next item that begins with a letter. */
function itemByKey(key: string, current: number, items: readonly MenuItem[]): number | undefined {
  const count = items.length
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const letter = key.toLowerCase()
  const others = items.map((_, step) => (current + 1 + step) % count)
  return key.length === 1
    ? others.find((index) => items[index]?.label.toLowerCase().startsWith(letter))
    : undefined
}

const ItemContent = ({ icon, label, note }: MenuItem) => (
  <>
    {icon && <Icon name={icon} />}
    {note === undefined ? (
      <span>{label}</span>
    ) : (
      <span className="row-menu-text">
        <span>{label}</span>
        <span className="note small">{note}</span>
      </span>
    )}
  </>
)

interface OpenMenuProps extends RowMenuProps {
  id: string
  button: HTMLElement
  /** `refocus` returns the focus to the button. */
  onClose: (refocus: boolean) => void
}

const isFolded = (button: HTMLElement) => getComputedStyle(button).getPropertyValue('--folded').trim() === '1'

/** In the top layer, because rows clip their content. */
function OpenMenu({ id, label, items: all, heading, button, onClose }: OpenMenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>()
  const [folded] = useState(() => isFolded(button))
  const items = folded ? all : all.filter(({ folds }) => !folds)
  const focusItem = (index: number) =>
    ref.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[index]?.focus({ preventScroll: true })
  // Its size is known once it is shown, and it must not flash in the wrong place.
  useLayoutEffect(() => {
    const menu = ref.current
    if (!menu) return
    menu.showPopover()
    const isRtl = getComputedStyle(menu).direction === 'rtl'
    setPlace(placeOf(button.getBoundingClientRect(), menu.getBoundingClientRect(), isRtl))
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
  }, [button])
  const choose = ({ onChoose }: MenuItem) => {
    onClose(true)
    onChoose()
  }
  const press = (event: KeyboardEvent) => {
    // Leaves browser shortcuts such as Ctrl+R alone.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      event.preventDefault()
      // Keeps surrounding dialogs open.
      event.stopPropagation()
      onClose(true)
      return
    }
    const focused = (event.target as HTMLElement).dataset.index
    const next = itemByKey(event.key, Number(focused ?? 0), items)
    if (next === undefined) return
    event.preventDefault()
    focusItem(next)
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) onClose(false)
  }
  return (
    <div
      className="row-menu"
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      style={place}
      ref={ref}
      onKeyDown={press}
      onBlur={leave}
    >
      {folded && heading !== undefined && (
        <div className="row-menu-heading" aria-hidden="true">
          {heading}
        </div>
      )}
      {items.map((item, index) => (
        <button
          key={item.label}
          className={item.danger ? 'row-menu-item danger' : 'row-menu-item'}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-index={index}
          onClick={() => choose(item)}
        >
          <ItemContent {...item} />
        </button>
      ))}
    </div>
  )
}

/** A button with a menu of row actions. A bottom sheet on phones. */
export function RowMenu({ label, items, heading, icon = 'more' }: RowMenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = (refocus: boolean) => {
    setOpen(false)
    if (refocus) button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <IconButton
        dense
        icon={icon}
        label={label}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Otherwise the open menu would lose the focus and close, and the click would reopen it.
        onPointerDown={(event) => open && event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
        onClick={() => setOpen(!open)}
      />
      {open && button.current && (
        <OpenMenu
          id={id}
          label={label}
          items={items}
          heading={heading}
          button={button.current}
          onClose={close}
        />
      )}
    </>
  )
}
