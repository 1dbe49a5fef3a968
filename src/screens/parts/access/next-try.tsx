import { useEffect, useState } from 'react'
import { rereadDelayMs } from '../../../domain/lib/retry.ts'
import { SECOND_MS } from '../../../domain/lib/time.ts'
import { closed } from '../../../messages/en/closed.ts'
import nextTrySheet from '../../../ui/styles/next-try.css?inline'
import { Styled } from '../page/styled.tsx'

export interface NextTryProps {
  /** A try is on its way, this one's or the person's own. */
  busy: boolean
  onTry: () => Promise<unknown>
}

/** The first pause is that after so many failures, 8 to 12 seconds. */
const FIRST = 4

/** A countdown: `of` seconds in all, after so many failures in a row. */
function countFrom(failures: number) {
  const of = Math.ceil(rereadDelayMs(failures, Math.random()) / SECOND_MS)
  return { failures, of, left: of }
}

/** Tries again by itself, with back-off, while the page is in view, and says when. Not read aloud each second. */
export function NextTry({ busy, onTry }: NextTryProps) {
  const [{ of, left }, setCount] = useState(() => countFrom(FIRST - 1))
  useEffect(() => {
    if (!busy) setCount(({ failures }) => countFrom(failures + 1))
  }, [busy])
  useEffect(() => {
    if (busy) return
    if (left === 0) {
      void onTry()
      return
    }
    const timer = setInterval(() => {
      if (!document.hidden) setCount((count) => ({ ...count, left: count.left - 1 }))
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [busy, left, onTry])
  // The browser knows that the network is back.
  useEffect(() => {
    const hurry = () => setCount((count) => ({ ...count, left: 0 }))
    window.addEventListener('online', hurry)
    return () => window.removeEventListener('online', hurry)
  }, [])
  return (
    <Styled sheet={nextTrySheet}>
      <p className="next-try" role="timer">
        <span className="ring" aria-hidden="true" style={{ '--share': left / of }} />
        <span>{busy || left === 0 ? closed.trying : closed.nextTry(left)}</span>
      </p>
    </Styled>
  )
}
