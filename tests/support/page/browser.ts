/** A browser without a screen: it keeps cookies by host and path, and stops at each redirect. */
export interface Browser {
  visit(url: string, init?: RequestInit): Promise<Response>
  /** Goes on with the redirects until an answer is none or leads to a page of `stop`; returns that address. */
  follow(url: string, stop: (url: URL) => boolean): Promise<{ url: URL; response: Response | undefined }>
  /** Sends a form of the page and tells where that leads. */
  post(url: string, fields: Record<string, string>): Promise<Response>
  cookies: Map<string, Cookie>
}

interface Cookie {
  name: string
  value: string
  path: string
  text: string
}

const MOST_REDIRECTS = 12

function parseCookie(text: string): Cookie {
  const [pair = '', ...attributes] = text.split('; ')
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/'
  const cut = pair.indexOf('=')
  return { name: pair.slice(0, cut), value: pair.slice(cut + 1), path, text }
}

const isGone = ({ value, text }: Cookie) => !value || /max-age=0|expires=thu, 01 jan 1970/i.test(text)

export function openBrowser(): Browser {
  const cookies = new Map<string, Cookie>()

  function keep(text: string) {
    const cookie = parseCookie(text)
    const key = `${cookie.name} ${cookie.path}`
    if (isGone(cookie)) cookies.delete(key)
    else cookies.set(key, cookie)
  }

  const cookiesFor = (url: string) =>
    [...cookies.values()]
      .filter(({ path }) => new URL(url).pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  async function visit(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const cookie = cookiesFor(url)
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    response.headers.getSetCookie().forEach(keep)
    return response
  }

  async function follow(from: string, stop: (url: URL) => boolean) {
    let url = new URL(from)
    for (let step = 0; step < MOST_REDIRECTS; step++) {
      if (stop(url)) return { url, response: undefined }
      const response = await visit(url.href)
      const location = response.headers.get('location')
      if (!location) return { url, response }
      url = new URL(location, url)
    }
    throw new Error(`too many redirects, the last one to ${url.pathname}`)
  }

  const post = (url: string, fields: Record<string, string>) =>
    visit(url, { method: 'POST', body: new URLSearchParams(fields) })

  return { visit, follow, post, cookies }
}
