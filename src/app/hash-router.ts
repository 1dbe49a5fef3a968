import { useStore } from '@nanostores/react'
import { $route, hrefOf, navigate } from '../stores/page/location.ts'

/** Our routes in the page's hash, as wouter expects a location hook. Its own would swallow the host page's anchors. */
function useHashRoute(): [string, typeof navigate] {
  return [useStore($route), navigate]
}

export const hashRouter = Object.assign(useHashRoute, { hrefs: hrefOf, searchHook: () => '' })
