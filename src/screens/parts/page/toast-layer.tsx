import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Toaster, useSonner } from 'sonner'
import sonnerStyle from 'sonner/dist/styles.css?inline'
import { toastLayer } from '../../../messages/en/toast-layer.ts'
import { $told, resumeNotices } from '../../../stores/page/notices.ts'
import { holdFocus } from '../../../ui/hooks/hold-focus.ts'
import { useSheet } from '../../../ui/hooks/use-sheet.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import toastsStyle from '../../../ui/styles/base/toasts.css?inline'

/** Disables sonner's Alt+T, which belongs to the host page. A constant, because sonner compares identities. */
const NO_HOTKEY: string[] = []

const OPTIONS = {
  get closeButtonAriaLabel() {
    return toastLayer.close
  },
}

const GAP_PX = 4
/** Below this width they lie over the header, which has no title. */
const PHONE_PX = 600
/** A header further down does not collide with the toasts. */
const NEAR_TOP_PX = 120

const makeIcons = () => ({
  success: <Icon name="check" />,
  error: <Icon name="alert" />,
  info: <Icon name="info" />,
})

/**
 * Keeps toasts in the strip below our header and above the page's title, or on phones over the header, unless that has a
 * clock, and at the end of the page's content. A room that fills the window says with `data-toasts-in` where its own header has
 * place. Returns the function that stops it.
 */
function watchHeader(layer: HTMLElement): () => void {
  const page = layer.closest('.page')
  const header = page?.querySelector('header')
  const row = header?.querySelector('.masthead-row')
  const strip = page?.querySelector('[data-toasts-in]')
  const observer = new ResizeObserver(() => {
    const isOver = row && window.innerWidth < PHONE_PX
    const place = strip ?? row
    const edges = header?.getBoundingClientRect()
    const isBelow = !strip && !isOver && edges && edges.top < NEAR_TOP_PX
    layer.style.setProperty('--below-header', isBelow ? `${edges.bottom + GAP_PX}px` : '0px')
    // A phone that was turned has its own place again.
    if (isOver) layer.style.removeProperty('--beside')
    if (!place || isOver) return
    const { left, right } = place.getBoundingClientRect()
    const { direction, paddingInlineEnd } = getComputedStyle(place)
    const beside = direction === 'rtl' ? left : document.documentElement.clientWidth - right
    layer.style.setProperty('--beside', `${Math.max(0, beside) + Number.parseFloat(paddingInlineEnd)}px`)
  })
  for (const element of [header, strip]) if (element) observer.observe(element)
  return () => observer.disconnect()
}

interface ToastLayerProps {
  /** The container of two live regions, a polite and an assertive one. */
  voices: RefObject<HTMLElement | null>
}

/**
 * Announces each toast once, errors assertively. Sonner's own region appears together with its first text, which screen
 * readers then skip.
 */
function useVoice(layer: RefObject<HTMLElement | null>, voices: RefObject<HTMLElement | null>): void {
  const { toasts } = useSonner()
  const known = useRef<readonly unknown[]>([])
  useEffect(() => {
    layer.current?.querySelector('section')?.setAttribute('aria-live', 'off')
    // A toast is not a control: only its buttons are Tab stops, at the end of the element.
    for (const entry of layer.current?.querySelectorAll('li') ?? []) entry.tabIndex = -1
  })
  const told = useStore($told)
  useEffect(() => {
    const latest = toasts.find(({ id }) => !known.current.includes(id))
    known.current = toasts.map(({ id }) => id)
    if (!latest && toasts.length > 0 && !told) return
    for (const voice of voices.current?.children ?? []) voice.textContent = ''
    const voice = voices.current?.children[latest?.type === 'error' ? 1 : 0]
    if (voice) voice.textContent = String(latest?.title ?? told)
  }, [toasts, told, voices])
}

/**
 * Moves the layer into the top layer while there are toasts. Rendered before the toaster, so that it is notified of a
 * toast first.
 */
function Lift({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const lifted = useSonner().toasts.length > 0
  // A manual popover is shown and hidden by method calls only.
  useLayoutEffect(() => {
    const popover = layer.current
    if (!lifted || !popover?.showPopover) return
    popover.showPopover()
    return () => {
      if (popover.matches(':popover-open')) popover.hidePopover()
    }
  }, [lifted, layer])
  // Sizes are known only after layout.
  useEffect(() => {
    if (lifted && layer.current) return watchHeader(layer.current)
  }, [lifted, layer])
  return null
}

/**
 * Sonner restores the previous focus when Tab leaves a toast, so Tab would never get past it. So it must not see that a
 * toast has the focus; a native listener, because React's come too late. Instead the focus is restored when a toast's
 * button is pressed, which removes the toast. Returns the function that stops it.
 */
function keepFocus(layer: HTMLElement): () => void {
  let before: EventTarget | null = null
  const enter = (event: FocusEvent) => {
    event.stopPropagation()
    const from = event.relatedTarget
    if (!(from instanceof Node && layer.contains(from))) before = from
  }
  const press = ({ target }: Event) => {
    if (before instanceof HTMLElement && target instanceof Element && target.closest('button'))
      before.focus({ preventScroll: true })
  }
  layer.addEventListener('focusin', enter, true)
  layer.addEventListener('click', press)
  return () => {
    layer.removeEventListener('focusin', enter, true)
    layer.removeEventListener('click', press)
  }
}

/**
 * Toasts above the host page's headers, in the window's corner wherever the element is. They are announced by live
 * regions that exist beforehand.
 */
export function ToastLayer({ voices }: ToastLayerProps) {
  const ref = useRef<HTMLDivElement>(null)
  useVoice(ref, voices)
  const [icons] = useState(makeIcons)
  // Before the toaster reads its toasts.
  useLayoutEffect(resumeNotices, [])
  useSheet(ref, sonnerStyle)
  useSheet(ref, toastsStyle)
  useEffect(() => {
    if (ref.current) return keepFocus(ref.current)
  }, [])
  // Unrelated to toasts, but loaded with them after the first screen.
  useEffect(holdFocus, [])
  return (
    <div ref={ref} className="toasts" popover="manual">
      <Lift layer={ref} />
      <Toaster
        position="top-right"
        hotkey={NO_HOTKEY}
        closeButton
        expand
        visibleToasts={1}
        gap={8}
        icons={icons}
        containerAriaLabel={toastLayer.notifications}
        toastOptions={OPTIONS}
      />
    </div>
  )
}
