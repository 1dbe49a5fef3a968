import { describe, expect, test } from 'vitest'
import { addressOf, hostOf, refusePublicDemoLogin } from '../../../demo/api/http/address.ts'
import { readConfig } from '../../../demo/api/lib/config.ts'

describe('the environment', () => {
  test('may be empty: everything has a default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      databaseUrl: undefined,
      databaseLimits: { connections: 12, waitMs: 15_000, statementMs: 15_000, lockMs: 5000 },
      dataDir: '.data',
      publicUrl: undefined,
      allowedOrigins: [],
      google: undefined,
      imageProxyHosts: [],
      sampleData: 'demo',
      adminEmails: [],
      demoLogin: false,
      logLevel: 'warn',
      stopNoticeMs: 0,
    })
  })

  test('empty words mean the same as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAILS: '', DEMO_LOGIN: '' })).toEqual(
      readConfig({}),
    )
  })

  test('is read as a whole', () => {
    expect(
      readConfig({
        PORT: '8080',
        DATABASE_URL: 'postgres://quiz@db/quiz',
        DATABASE_READ_URL: 'postgres://quiz@db-replica/quiz',
        DATABASE_CONNECTIONS: '5',
        DATABASE_WAIT_MS: '2000',
        DATABASE_STATEMENT_MS: '30000',
        DATABASE_LOCK_MS: '1000',
        DATA_DIR: '/srv/data',
        PUBLIC_URL: 'https://quiz.example/',
        ALLOWED_ORIGINS: ' https://school.example  http://localhost:5173 ',
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
        IMAGE_PROXY_HOSTS: 'Pictures.example cdn.example',
        ADMIN_EMAILS: 'Grace@School.example',
        LOG_LEVEL: 'info',
        STOP_NOTICE_MS: '15000',
      }),
    ).toEqual({
      port: 8080,
      databaseUrl: 'postgres://quiz@db/quiz',
      databaseReadUrl: 'postgres://quiz@db-replica/quiz',
      databaseLimits: { connections: 5, waitMs: 2000, statementMs: 30_000, lockMs: 1000 },
      dataDir: '/srv/data',
      publicUrl: 'https://quiz.example',
      allowedOrigins: ['https://school.example', 'http://localhost:5173'],
      google: { clientId: 'id', clientSecret: 'secret' },
      imageProxyHosts: ['pictures.example', 'cdn.example'],
      sampleData: 'none',
      adminEmails: ['grace@school.example'],
      demoLogin: false,
      logLevel: 'info',
      stopNoticeMs: 15_000,
    })
  })

  test('stops with notice where a balancer has to see it, and else at once', () => {
    expect(readConfig({ PUBLIC_URL: 'https://quiz.example' }).stopNoticeMs).toBe(5000)
    expect(readConfig({ PUBLIC_URL: 'https://quiz.example', STOP_NOTICE_MS: '0' }).stopNoticeMs).toBe(0)
  })

  test('sample data can be had with a server’s database too', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://quiz@db/quiz', SAMPLE_DATA: 'demo' }).sampleData).toBe(
      'demo',
    )
  })
})

describe('a wrong word in the environment', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db/quiz'],
    ['DATABASE_READ_URL', 'postgres://quiz@db-replica/quiz'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_STATEMENT_MS', '15s'],
    ['PUBLIC_URL', 'quiz.example'],
    ['PUBLIC_URL', 'https://quiz.example/app'],
    ['PUBLIC_URL', 'https://user:secret@quiz.example'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://school.example,https://other.example'],
    ['ALLOWED_ORIGINS', 'ftp://school.example'],
    ['IMAGE_PROXY_HOSTS', 'https://pictures.example'],
    ['SAMPLE_DATA', 'yes'],
    ['ADMIN_EMAILS', 'grace'],
    ['DEMO_LOGIN', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['STOP_NOTICE_MS', '5s'],
    ['GOOGLE_CLIENT_ID', 'id'],
    ['GOOGLE_CLIENT_SECRET', 'secret'],
  ])('%s=%s stops the start with one line that names it', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: expect.stringMatching(new RegExp(`^[^\\n]*${name}[^\\n]*$`)),
      }),
    )
  })
})

describe('the demo sign-in', () => {
  const withAddress = (publicUrl: string, more = {}) => readConfig({ PUBLIC_URL: publicUrl, ...more })

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'is there on %s',
    (publicUrl) => {
      expect(() => refusePublicDemoLogin(withAddress(publicUrl))).not.toThrow()
    },
  )

  test('is refused on a public address with one line', () => {
    expect(() => refusePublicDemoLogin(withAddress('https://quiz.example'))).toThrow(
      /^PUBLIC_URL [^\n]*DEMO_LOGIN=1\.$/,
    )
  })

  test.each([
    ['asked for', { DEMO_LOGIN: '1' }],
    ['not used, because Google signs people in', { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }],
  ])('is no reason to refuse where it is %s', (_, more) => {
    expect(() => refusePublicDemoLogin(withAddress('https://quiz.example', more))).not.toThrow()
  })

  test('keeps the server to this machine unless more is asked for', () => {
    expect(hostOf(readConfig({}))).toBe('127.0.0.1')
    expect(hostOf(readConfig({ DEMO_LOGIN: '1' }))).toBeUndefined()
  })
})

test('the names of this machine are one address; another site has only its own', () => {
  expect([...addressOf(readConfig({}), 3000).origins]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
  const { origins, secure } = addressOf(readConfig({ PUBLIC_URL: 'https://quiz.example' }), 3000)
  expect([...origins]).toEqual(['https://quiz.example'])
  expect(secure).toBe(true)
})
