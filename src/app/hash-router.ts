import { useStore } from '@nanostores/react'
import { $route, hrefOf, navigate } from '../stores/page/location.ts'

/** A location hook for wouter. Wouter's own hash hook would take the host page's anchors for routes. */
function useHashRoute(): [string, typeof navigate] {
  return [useStore($route), navigate]
}

export const hashRouter = Object.assign(useHashRoute, { hrefs: hrefOf, searchHook: () => '' })
