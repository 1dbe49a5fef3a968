import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { routeOf } from '../domain/page/paths.ts'
import { type RouteName, type ScreenName, screenOf } from '../domain/page/screens.ts'
import type { User } from '../domain/session/session.ts'
import { afterPaint } from '../platform/after-paint.ts'
import { $user, sessionKnown } from '../stores/session/session.ts'
import type { AppProps } from './app-root.tsx'
import { LazyOneQuiz } from './routes/lazy-one-quiz.tsx'
import { preloadScreen } from './routes/screens.tsx'

/** Learners never download an administrator's screen, not even to be denied access. */
const mayLoad = (name: RouteName, user: User | undefined) =>
  user !== undefined && (user.isAdmin || screenOf(name).words !== 'admin')

/** The first screen is ready once the user is known; a single quiz may be public. */
async function firstScreen(name: ScreenName | undefined): Promise<void> {
  await sessionKnown()
  if (name === 'oneQuiz') await LazyOneQuiz.preload()
  else if (name && mayLoad(name, $user.get())) await preloadScreen(name)
  await new Promise<void>((resolve) => afterPaint(resolve))
}

interface HandleProps extends Pick<AppProps, 'onOpenable' | 'onDrawn'> {
  /** The screen at home. */
  home: ScreenName
}

/** Lets the element navigate its application, and know when it is rendered. */
export function Handle({ onOpenable, onDrawn, home }: HandleProps) {
  const [path, navigate] = useLocation()
  const [first] = useState(() => routeOf(path)?.name)
  // Before the first paint, since the page may already have requested a screen.
  useLayoutEffect(() => {
    onOpenable(navigate)
    return () => onOpenable()
  }, [onOpenable, navigate])
  // The page waits for it.
  useEffect(() => {
    void firstScreen(first === 'home' ? home : first).then(onDrawn)
  }, [first, home, onDrawn])
  return null
}

export const currentUser = () => $user.get() ?? null
