import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { layout } from '../../../messages/en/layout.ts'
import { $signInPlace } from '../../../stores/page/sign-in-place.ts'
import { Button } from '../../../ui/forms/button.tsx'

export const hostOf = (node: Element) => {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? root.host : node
}

/** Whether an element comes after another one on the page. */
const isBelow = (node: Element, other: Element) =>
  Boolean(hostOf(other).compareDocumentPosition(hostOf(node)) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Whether the page's visitors sign in above this element. */
export function useSignInAbove(ref: RefObject<Element | null>): boolean {
  const place = useStore($signInPlace)
  const [isAbove, setAbove] = useState(false)
  // The element's position is known once it is rendered.
  useLayoutEffect(() => {
    setAbove(Boolean(place && ref.current && isBelow(ref.current, place)))
  }, [place, ref])
  return isAbove
}

/** Leads to the sign-in above. */
export function SignInAbove() {
  const place = useStore($signInPlace)
  const go = () => place?.querySelector('button')?.focus()
  return (
    <Button dense icon="up" onClick={go}>
      {layout.signInAbove}
    </Button>
  )
}
