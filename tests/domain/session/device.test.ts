import { expect, test } from 'vitest'
import { deviceOf } from '../../../src/domain/session/device.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${KIT} SamsungBrowser/21.0 Chrome/110.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPad',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera', 'Linux'],
  ['curl/8.5.0', undefined, undefined],
  [undefined, undefined, undefined],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
