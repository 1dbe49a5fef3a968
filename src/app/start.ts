import { configureClient } from '../api/client.ts'
import { startAttempts } from '../stores/attempts/attempt-watch.ts'
import { noteServerDate } from '../stores/page/clock.ts'
import { noteReached } from '../stores/page/connection.ts'
import { preloadNotices, provideNoticeWords } from '../stores/page/notices.ts'
import { $apiBase, $settings, DEFAULT_SETTINGS } from '../stores/page/settings.ts'
import { noteFailure, readToken, startSession } from '../stores/session/session.ts'
import { preloadScreens } from './screens.ts'

/** What a site owner can set on an element. An empty or missing attribute is undefined and means its default. */
export interface ElementAttributes {
  apiBase?: string | undefined
  frontendUrl?: string | undefined
  brandName?: string | undefined
  brandLogo?: string | undefined
  signIn?: string | undefined
  termsUrl?: string | undefined
  privacyUrl?: string | undefined
  imageProxyHosts?: string | undefined
  stagingHost?: string | undefined
}

const TEXTS = ['frontendUrl', 'brandName', 'brandLogo', 'stagingHost'] as const
const LINKS = ['termsUrl', 'privacyUrl'] as const

/** What the elements on the page say, each known by some object of its own. */
const said = new Map<unknown, ElementAttributes>()

/** Of several elements that say something the last one is heard. */
const hear = (name: keyof ElementAttributes) =>
  [...said.values()].findLast((attributes) => attributes[name] !== undefined)?.[name]

/** Whoever may set an attribute of ours may not, by that alone, run a script in the page. */
const isAddress = (link: string) =>
  URL.canParse(link, location.href) && /^(https?|mailto):$/.test(new URL(link, location.href).protocol)

function hearLink(name: (typeof LINKS)[number]): string {
  const link = hear(name)
  return link !== undefined && isAddress(link) ? link : DEFAULT_SETTINGS[name]
}

function applySettings(): void {
  for (const name of TEXTS) $settings.setKey(name, hear(name) ?? DEFAULT_SETTINGS[name])
  for (const name of LINKS) $settings.setKey(name, hearLink(name))
  $settings.setKey('signIn', hear('signIn') === 'popup' ? 'popup' : DEFAULT_SETTINGS.signIn)
  const hosts = hear('imageProxyHosts')?.split(/\s+/).filter(Boolean) ?? DEFAULT_SETTINGS.imageProxyHosts
  if (hosts.join() !== $settings.get().imageProxyHosts.join()) $settings.setKey('imageProxyHosts', hosts)
}

/** The first element with an `api-base` configures the client of the whole page; a different second value is refused. */
function connect(apiBase: string): void {
  const known = $apiBase.get()
  if (known !== undefined) {
    if (known !== apiBase)
      console.error(`api-base "${apiBase}" is ignored: this page already uses "${known}".`)
    return
  }
  $apiBase.set(apiBase)
  configureClient({
    apiBase,
    readToken,
    onServerDate: noteServerDate,
    onFailure: noteFailure,
    onReached: noteReached,
  })
  void startAttempts()
  void startSession()
  preloadScreens()
  provideNoticeWords(() => import('../messages/notices/words.ts').then(({ noticeWords }) => noticeWords))
  preloadNotices()
}

/** Called by every element as it appears and as its attributes change; what starts the page happens once. */
export function start(element: unknown, attributes: ElementAttributes): void {
  const before = said.get(element)
  said.set(element, attributes)
  applySettings()
  if (attributes.apiBase !== undefined && attributes.apiBase !== before?.apiBase) connect(attributes.apiBase)
}

/** An element is gone. What it said stays until another one speaks, for it may only be on its way elsewhere. */
export const stop = (element: unknown) => void said.delete(element)
