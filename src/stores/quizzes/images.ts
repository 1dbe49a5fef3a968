import { atom, type ReadableAtom } from 'nanostores'
import { proxyImage } from '../../api/admin/images.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { $settings } from '../page/settings.ts'

export type ImageSource = { state: 'loading' } | { state: 'ready'; src: string } | { state: 'failed' }

const parse = (url: string) => (URL.canParse(url, location.href) ? new URL(url, location.href) : undefined)

/** Pictures of the product's own hosts go through the proxy endpoint, except on the staging host. */
function needsProxy(url: string): boolean {
  const { imageProxyHosts, stagingHost } = $settings.get()
  const picture = parse(url)
  if (!picture?.host || location.hostname === stagingHost) return false
  // Site owners may write capitals and default ports.
  return imageProxyHosts.some((host) => parse(`${picture.protocol}//${host}`)?.host === picture.host)
}

function fetchThroughProxy(url: string): ReadableAtom<ImageSource> {
  const $source = atom<ImageSource>({ state: 'loading' })
  proxyImage(url).then(
    ({ dataUrl }) => $source.set({ state: 'ready', src: dataUrl }),
    onFailure(() => {
      $source.set({ state: 'failed' })
      proxied.delete(url)
    }),
  )
  return $source
}

const proxied = new Map<string, ReadableAtom<ImageSource>>()

/** Where to load a picture from. A proxied one is fetched once and shared; after a failure the next call fetches again. */
export function imageSource(url: string): ReadableAtom<ImageSource> {
  if (!needsProxy(url)) return atom<ImageSource>({ state: 'ready', src: url })
  const $source = proxied.get(url) ?? fetchThroughProxy(url)
  proxied.set(url, $source)
  return $source
}
