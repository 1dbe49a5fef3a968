import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONNECTION_TIMES, DRAIN_TIMEOUT_MS } from '../../demo/api/http/listening/connections.ts'
import { readConfig } from '../../demo/api/lib/config.ts'

const { stopNoticeMs } = readConfig({ PUBLIC_URL: 'https://quiz.example.org' })

/** A number of seconds in one of the recipes. */
function settingOf(file: string, name: RegExp): number {
  const text = readFileSync(`demo/docs/deploy/${file}`, 'utf8')
  const found = new RegExp(`^\\s*${name.source}[ =](\\d+)`, 'm').exec(text)?.[1]
  if (!found) throw new Error(`${file} has no ${name.source}`)
  return Number(found)
}

test.each([
  ['nginx.conf', /keepalive_timeout/],
  ['Caddyfile', /keepalive/],
])('%s closes an idle connection before the API does', (file, name) => {
  expect(settingOf(file, name) * 1000).toBeLessThan(CONNECTION_TIMES.keepAliveTimeout)
})

test('Caddy checks several times after the notice of a stop, before the port is closed', () => {
  expect(settingOf('Caddyfile', /health_interval/) * 3000).toBeLessThan(stopNoticeMs)
})

test('systemd waits for longer than a process may take to stop', () => {
  expect(settingOf('quiz@.service', /TimeoutStopSec/) * 1000).toBeGreaterThan(stopNoticeMs + DRAIN_TIMEOUT_MS)
})

test('nobody reaches a process past a proxy on the same machine, and only the proxy is trusted', () => {
  const unit = readFileSync('demo/docs/deploy/quiz@.service', 'utf8')
  const environment = /^Environment=(.*)$/m
    .exec(unit)?.[1]
    ?.split(' ')
    .map((pair) => pair.split('='))
  const { host, trustedProxies } = readConfig(Object.fromEntries([...(environment ?? []), ['PORT', '3001']]))
  expect(host).toBe('127.0.0.1')
  expect(trustedProxies).toHaveLength(1)
})

test.each(['README.md', 'demo/docs/operation.md', 'demo/Dockerfile', '.github/CONTRIBUTING.md'])(
  'no container of %s is published to the network by accident',
  (page) => {
    const published = readFileSync(page, 'utf8').match(/-p [\d.:]*3000\b/g) ?? []
    expect(published.filter((option) => !option.startsWith('-p 127.0.0.1:'))).toEqual([])
  },
)
