import type { Routing } from '../../domain/page/paths.ts'
import { hashPlace } from '../../stores/page/location.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import { type ElementRouterProps, PlaceRouter } from './place-router.tsx'

/** Few elements keep their route in memory. */
export const LazyMemoryRouter = lazyComponent(() =>
  import('./memory-router.tsx').then((chunk) => chunk.MemoryRouter),
)

/** Routes what is in it as the element's attribute says. */
export const ElementRouter = ({ routing, ...props }: ElementRouterProps & { routing: Routing }) =>
  routing === 'memory' ? (
    <LazyMemoryRouter {...props} />
  ) : (
    <PlaceRouter {...props} place={hashPlace(routing)} />
  )
