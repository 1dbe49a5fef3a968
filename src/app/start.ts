import { configureClient } from '../api/client.ts'
import { noteServerDate } from '../stores/clock.ts'
import { preloadNotices } from '../stores/notices.ts'
import { noteFailure, readToken, startSession } from '../stores/session.ts'
import { $apiBase, $settings } from '../stores/settings.ts'
import { watchAttempts } from '../stores/submission.ts'
import { preloadScreens } from './screens.ts'

/** What a site owner can set on an element. An empty or missing attribute is undefined and means its default. */
export interface ElementAttributes {
  apiBase?: string | undefined
  frontendUrl?: string | undefined
  brandName?: string | undefined
  brandLogo?: string | undefined
  termsUrl?: string | undefined
  privacyUrl?: string | undefined
  imageProxyHosts?: string | undefined
  stagingHost?: string | undefined
}

function applySettings(attributes: ElementAttributes): void {
  const { imageProxyHosts, apiBase: _apiBase, ...texts } = attributes
  for (const [key, value] of Object.entries(texts))
    if (value !== undefined) $settings.setKey(key as keyof typeof texts, value)
  if (imageProxyHosts !== undefined)
    $settings.setKey('imageProxyHosts', imageProxyHosts.split(/\s+/).filter(Boolean))
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
  configureClient({ apiBase, readToken, onServerDate: noteServerDate, onFailure: noteFailure })
  watchAttempts()
  void startSession()
  preloadScreens()
  preloadNotices()
}

/** Called by every element as it appears and as its attributes change; what starts the page happens once. */
export function start(attributes: ElementAttributes): void {
  applySettings(attributes)
  if (attributes.apiBase !== undefined) connect(attributes.apiBase)
}
