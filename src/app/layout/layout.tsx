import { useStore } from '@nanostores/react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link, useLocation } from 'wouter'
import { LANGUAGES } from '../../domain/page/languages.ts'
import { paths, routeOf } from '../../domain/page/paths.ts'
import type { User } from '../../domain/session/session.ts'
import { layout } from '../../messages/en/layout.ts'
import { GuestContext } from '../../screens/parts/access/guest.ts'
import { useSignInAbove } from '../../screens/parts/access/sign-in-above.tsx'
import { ToastSlot } from '../../screens/parts/page/toast-slot.tsx'
import { $speech } from '../../stores/language/speech.ts'
import { $year } from '../../stores/page/clock.ts'
import { $inExam } from '../../stores/page/exam-view.ts'
import { $settings } from '../../stores/page/settings.ts'
import { offers } from '../../stores/session/features.ts'
import { $access, $user, signOut } from '../../stores/session/session.ts'
import { $getToken } from '../../stores/session/token.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { focusTitle } from '../../ui/hooks/focus-title.ts'
import { focusedInRootOf } from '../../ui/hooks/focused-beside.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { classNames } from '../../ui/lib/class-names.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import { usePreloadOnIntent } from '../routes/preload-on-intent.ts'
import { firstScreenSettled } from '../start/ahead.ts'

/** Reserves their space, so that nothing moves when they load. */
function NoLanguageMenu() {
  const { language } = useStore($speech)
  return (
    <>
      <span className="language" aria-hidden="true">
        <span>{LANGUAGES[language].name}</span>
      </span>
      <span className="only-icon" />
    </>
  )
}

/** Loaded after the first screen; if loading fails, the page works without it. */
const LazyLanguageMenu = lazyComponent(async () => {
  await firstScreenSettled()
  return import('./language-menu.tsx').then(
    ({ LanguageMenu }) => LanguageMenu,
    () => NoLanguageMenu,
  )
}, NoLanguageMenu)

const linksFor = ({ isAdmin }: User) => [
  { to: paths.home, label: layout.home },
  ...(isAdmin ? [{ to: paths.admin, label: layout.dashboard }] : []),
  { to: isAdmin ? paths.adminResults : paths.myResults, label: layout.viewResults },
  ...(offers('sessions', 'people')
    ? [{ to: paths.sessions, label: offers('sessions') ? layout.sessions : layout.ownData }]
    : []),
]

function Brand() {
  const { brandName, brandLogo } = useStore($settings)
  return (
    <Link href={paths.home} className="brand">
      {brandLogo ? <img src={brandLogo} alt="" /> : <Icon name="mark" />}
      <span>{brandName}</span>
    </Link>
  )
}

const welcome = ({ name }: User) =>
  rich(
    layout.welcome(
      name && (
        <bdi className="welcome-name" translate="no">
          {name}
        </bdi>
      ),
    ),
  )

interface MenuProps {
  user: User
  /** How the page is read, below the links in narrow containers. */
  children: ReactNode
}

/** A row of links in wide containers, a disclosure with a list over the page in narrow ones. */
function Menu({ user, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [route] = useLocation()
  const getToken = useStore($getToken)
  const menuId = useId()
  const close = () => setOpen(false)
  const small = useRef<HTMLButtonElement>(null)
  const closeByKey = ({ key, target }: KeyboardEvent) => {
    // The reading dialog, opened from here, closes by itself.
    if (!open || key !== 'Escape' || (target instanceof Element && target.closest('dialog'))) return
    close()
    small.current?.focus()
  }
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are what has the focus
    <div className="masthead-tools" onKeyDown={closeByKey} onBlur={closeOutside}>
      <IconButton
        ref={small}
        className="menu-small"
        icon={open ? 'cross' : 'menu'}
        label={open ? layout.closeMenu : layout.openMenu}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      />
      <div className={classNames('menu-sheet', open && 'open')} id={menuId}>
        {open && <p className="menu-welcome">{welcome(user)}</p>}
        <nav className="menu" aria-label={layout.menu}>
          {linksFor(user).map(({ to, label }) => (
            <Link
              key={to}
              href={to}
              className="menu-link"
              aria-current={route === to ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </Link>
          ))}
          {!getToken && (
            <button className="menu-link" type="button" onClick={() => void signOut()}>
              {layout.logout}
            </button>
          )}
        </nav>
        {children}
      </div>
    </div>
  )
}

/** Empty until the session is known, and if the page has its sign-in above. */
function Greeting() {
  const [access, getToken] = [useStore($access), useStore($getToken)]
  const place = useRef<HTMLSpanElement>(null)
  const isAbove = useSignInAbove(place)
  const isVisitor = access.state === 'signed-out'
  return (
    <span className={classNames('welcome', isVisitor && 'visitor')} ref={place}>
      {access.state === 'signed-in' && welcome(access.user)}
      {isVisitor && !getToken && !isAbove && <span>{layout.pleaseSignIn}</span>}
    </span>
  )
}

function Masthead() {
  const user = useStore($user)
  return (
    <header className="masthead" part="header">
      <div className="masthead-row">
        <slot name="header">
          <Brand />
        </slot>
        <Greeting />
        {user?.isAdmin && <Badge tone="accent">{layout.admin}</Badge>}
        {user ? (
          <Menu user={user}>
            <LazyLanguageMenu />
          </Menu>
        ) : (
          <div className="masthead-tools">
            <LazyLanguageMenu />
          </div>
        )}
      </div>
    </header>
  )
}

function Footer() {
  const { brandName } = useStore($settings)
  const year = useStore($year)
  return (
    <footer className="colophon" part="footer">
      <slot name="footer">
        <p className="note">{layout.copyright(year, brandName)}</p>
      </slot>
    </footer>
  )
}

/** Focuses a screen until its title appears, then the title. Returns the function that stops waiting. */
function focusScreen(screen: HTMLElement): (() => void) | undefined {
  if (focusTitle(screen)) return
  screen.focus({ preventScroll: true })
  const arrival = new MutationObserver(() => focusTitle(screen) && stop())
  const stop = () => arrival.disconnect()
  arrival.observe(screen, { childList: true, subtree: true })
  // The user has moved on.
  screen.addEventListener('blur', stop, { once: true })
  return stop
}

/** The quiz editor opens over the dashboard, and a question beside its list; they manage their own focus. */
const placeOf = (route: string) =>
  /^\/admin\/quiz\/(new|[^/]+\/edit)$/.test(route)
    ? paths.admin
    : route.replace(/(\/items|\/reports)\/.+$/, '$1')

/** Scrolls to the top of a new screen and focuses its title, so that screen readers announce it. */
function Screen({ children }: { children: ReactNode }) {
  const [route] = useLocation()
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(route)
  // Only after a route change: on load the focus belongs to the host page.
  useEffect(() => {
    const [screen, before] = [ref.current, shown.current]
    shown.current = route
    if (!screen || before === route) return
    if (placeOf(before) === placeOf(route)) {
      // If the editor was opened by its address, there is no button to return the focus to, only the screen below.
      const focused = focusedInRootOf(screen) ?? screen
      if (focused === screen) focusTitle(screen)
      return
    }
    // With the header above it.
    const page = screen.parentElement ?? screen
    if (page.getBoundingClientRect().top < 0) page.scrollIntoView()
    return focusScreen(screen)
  }, [route])
  return (
    <div className="screen" part="main" ref={ref} tabIndex={-1}>
      {children}
    </div>
  )
}

interface BareLayoutProps {
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** For a guest in a host page: without a second header, on the page's own background. */
export const BareLayout = ({ children, ref }: BareLayoutProps) => (
  <GuestContext.Provider value={true}>
    <div className="page guest" ref={ref}>
      <Screen>{children}</Screen>
      <ToastSlot />
    </div>
  </GuestContext.Provider>
)

/** Header, screen, footer. A running quiz has its own header and footer instead. */
export function Layout({ children }: { children: ReactNode }) {
  const [route] = useLocation()
  // The exam may be in another element of the page.
  const inExam = useStore($inExam) && routeOf(route)?.name === 'quiz'
  const ref = useRef<HTMLDivElement>(null)
  usePreloadOnIntent(ref)
  return (
    <div className="page" ref={ref}>
      {!inExam && <Masthead />}
      <Screen>{children}</Screen>
      {!inExam && <Footer />}
      <ToastSlot />
    </div>
  )
}
