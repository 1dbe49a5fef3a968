import { useLayoutEffect, useRef } from 'react'
import { hostOf } from '../../screens/parts/access/sign-in-above.tsx'
import { usePlace } from '../../screens/parts/page/place.ts'
import { offerHome } from '../../stores/page/homes.ts'
import { focusTitle } from '../../ui/hooks/focus-title.ts'

/** Offers the application around it to the page's booking element. */
export function HomeOfPage({ isWhole }: { isWhole: boolean }) {
  const { $route, hrefOf, navigate } = usePlace()
  const inside = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const open = (route: string) => {
      const host = inside.current && hostOf(inside.current)
      host?.scrollIntoView({ block: 'start' })
      // A new screen takes the focus by itself.
      if ($route.get() !== route) navigate(route)
      else if (host) focusTitle(host.shadowRoot ?? host)
    }
    return offerHome({ isWhole, hrefOf, open })
  }, [isWhole, $route, hrefOf, navigate])
  return <span ref={inside} hidden />
}
