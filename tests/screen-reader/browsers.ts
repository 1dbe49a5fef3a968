import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Desktop } from './desktop.ts'

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  'intl.accept_languages': 'en-US',
}

export interface Browser {
  name: string
  /** What it needs, by the package that brings it. */
  needs: Readonly<Record<string, string>>
  /** Orca 43 says nothing of the dialogs of Firefox 153, not even of a bare one on an empty page. */
  saysAlerts: boolean
  open(desktop: Desktop, url: string): Promise<void>
}

const firefox: Browser = {
  name: 'firefox',
  needs: { [FIREFOX]: 'firefox-esr' },
  saysAlerts: false,
  async open({ home, run }, url) {
    const profile = join(home, 'firefox')
    await mkdir(profile)
    const lines = Object.entries(PREFERENCES).map(
      (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
    )
    await writeFile(join(profile, 'user.js'), lines.join('\n'))
    run(FIREFOX, ['--no-remote', '--profile', profile, '--kiosk', url])
  },
}

const chromium: Browser = {
  name: 'chromium',
  needs: { [CHROMIUM]: 'chromium' },
  saysAlerts: true,
  async open({ home, run }, url) {
    const profile = `--user-data-dir=${join(home, 'chromium')}`
    const quiet = [
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
      '--disable-sync',
    ]
    const flags = [
      '--no-sandbox',
      '--disable-gpu',
      '--force-renderer-accessibility',
      '--kiosk',
      '--password-store=basic',
    ]
    run(CHROMIUM, [profile, ...quiet, ...flags, '--lang=en-US', url])
  },
}

export const BROWSERS: readonly Browser[] = [firefox, chromium]
