import { describe, expect, test } from 'vitest'
import { addressOf, hostOf, refusePublicDemoLogin } from '../../../demo/api/http/limits/address.ts'
import { reachLine } from '../../../demo/api/http/limits/reach.ts'
import { readConfig } from '../../../demo/api/lib/config.ts'

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

describe('the environment', () => {
  test('may be empty, because everything has a default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      trustedProxies: [],
      databaseUrl: undefined,
      databaseLimits: { connections: 12, waitMs: 15_000, statementMs: 15_000, lockMs: 5000 },
      dataDir: '.data',
      publicUrl: undefined,
      allowedOrigins: [],
      google: undefined,
      imageProxyHosts: [],
      sampleData: 'demo',
      adminEmails: [],
      signInDomains: [],
      signInEmails: [],
      demoLogin: false,
      logLevel: 'warn',
      stopNoticeMs: 0,
    })
  })

  test('may have empty variables, which count as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAILS: '', DEMO_LOGIN: '' })).toEqual(
      readConfig({}),
    )
  })
})

describe('a whole environment', () => {
  test('is read', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '127.0.0.1',
        TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8',
        DATABASE_URL: 'postgres://quiz@db/quiz',
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
        SIGN_IN_DOMAINS: 'School.example  münchen.example',
        SIGN_IN_EMAILS: "Guest@Other.example o'brien@other.example",
        LOG_LEVEL: 'info',
        METRICS_TOKEN: 'sixteen-letters-1',
        STOP_NOTICE_MS: '15000',
      }),
    ).toEqual({
      port: 8080,
      host: '127.0.0.1',
      trustedProxies: [
        [expect.objectContaining({ octets: [127, 0, 0, 1] }), 32],
        [expect.objectContaining({ octets: [10, 0, 0, 0] }), 8],
      ],
      databaseUrl: 'postgres://quiz@db/quiz',
      databaseLimits: { connections: 5, waitMs: 2000, statementMs: 30_000, lockMs: 1000 },
      dataDir: '/srv/data',
      publicUrl: 'https://quiz.example',
      allowedOrigins: ['https://school.example', 'http://localhost:5173'],
      google: { clientId: 'id', clientSecret: 'secret' },
      imageProxyHosts: ['pictures.example', 'cdn.example'],
      sampleData: 'none',
      adminEmails: ['grace@school.example'],
      signInDomains: ['school.example', 'münchen.example'],
      signInEmails: ['guest@other.example', "o'brien@other.example"],
      demoLogin: false,
      logLevel: 'info',
      metricsToken: 'sixteen-letters-1',
      stopNoticeMs: 15_000,
    })
  })
})

describe('the default stop notice', () => {
  test('is given behind a proxy, and not otherwise', () => {
    expect(readConfig({ PUBLIC_URL: 'https://quiz.example' }).stopNoticeMs).toBe(5000)
    expect(readConfig({ PUBLIC_URL: 'https://quiz.example', STOP_NOTICE_MS: '0' }).stopNoticeMs).toBe(0)
  })
})

test('sample data also works with a PostgreSQL server', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://quiz@db/quiz', SAMPLE_DATA: 'demo' }).sampleData).toBe('demo')
})

describe('an invalid variable', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db/quiz'],
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
    ['ADMIN_EMAILS', 'grace@school.example,ines@school.example'],
    ['SIGN_IN_DOMAINS', '@school.example'],
    ['SIGN_IN_DOMAINS', '*.school.example'],
    ['SIGN_IN_DOMAINS', 'school.example,other.example'],
    ['SIGN_IN_DOMAINS', 'https://school.example'],
    ['SIGN_IN_DOMAINS', 'school'],
    ['SIGN_IN_EMAILS', 'school.example'],
    ['SIGN_IN_EMAILS', 'guest@other.example;ben@other.example'],
    ['HOST', 'quiz.example'],
    ['HOST', '127.0.0.1:3000'],
    ['HOST', '10.0.0.0/8'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '127.0.0.1,10.0.0.1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['DEMO_LOGIN', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with a space between'],
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

describe('a typo in the name of a variable', () => {
  test.each([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_CONECTIONS', 'DATABASE_CONNECTIONS'],
    ['DATABASE_TIMEOUT', 'DATABASE_'],
    ['database_url', 'DATABASE_URL'],
    ['SIGN_IN_DOMAIN', 'SIGN_IN_DOMAINS'],
    ['SIGN_IN_ALLOWED', 'SIGN_IN_'],
    ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
    ['GOOGLE_CLIENT_SERCET', 'GOOGLE_CLIENT_SECRET'],
    ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
    ['ADMINS_EMAILS', 'ADMIN_EMAILS'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['DATADIR', 'DATA_DIR'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ])('%s stops the start with one line that names %s', (name, meant) => {
    expect(() => readConfig({ [name]: 'anything' })).toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: expect.stringMatching(new RegExp(`^${name} is not a variable [^\\n]*${meant}[^\\n]*$`)),
      }),
    )
  })

  test.each([
    [
      'the variables of Google’s cloud',
      { GOOGLE_APPLICATION_CREDENTIALS: '/key.json', GOOGLE_CLOUD_PROJECT: 'quiz' },
    ],
    [
      'those that Kubernetes makes of a service named database',
      {
        DATABASE_SERVICE_HOST: '10.0.0.1',
        DATABASE_PORT: 'tcp://10.0.0.1:5432',
        DATABASE_PORT_5432_TCP_ADDR: '10.0.0.1',
      },
    ],
    [
      'those of a shell and npm',
      { HOME: '/', PATH: '/bin', POST: '1', npm_package_name: 'quiz', XDG_DATA_DIRS: '/usr' },
    ],
    ['one that another program has beside the right one', { LOG_LEVEL: 'info', LOGLEVEL: 'debug' }],
    ['an empty one', { DATABASE_URI: '' }],
    ['one that another release reads', { SIGN_IN_DOMAINS: 'school.example', SIGN_IN_EMAILS: 'a@b.example' }],
  ])('is not seen in %s', (_, environment) => {
    expect(() => readConfig(environment)).not.toThrow()
  })
})

describe('the demo sign-in', () => {
  const withAddress = (publicUrl: string, more = {}) => readConfig({ PUBLIC_URL: publicUrl, ...more })

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'is available on %s',
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
  ])('is no reason to refuse if it is %s', (_, more) => {
    expect(() => refusePublicDemoLogin(withAddress('https://quiz.example', more))).not.toThrow()
  })

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    'is available if the server listens on %s',
    (HOST) => {
      expect(() => refusePublicDemoLogin(readConfig({ HOST }))).not.toThrow()
    },
  )

  test.each(['0.0.0.0', '::', '192.168.1.5', '::ffff:192.168.1.5'])(
    'is refused with one line if the server listens on %s, unless it is enabled',
    (HOST) => {
      expect(() => refusePublicDemoLogin(readConfig({ HOST }))).toThrow(/^HOST [^\n]*DEMO_LOGIN=1\.$/)
      expect(() => refusePublicDemoLogin(readConfig({ HOST, DEMO_LOGIN: '1' }))).not.toThrow()
    },
  )

  test.each<[string, Record<string, string>, string | undefined]>([
    ['nothing', {}, '127.0.0.1'],
    ['a public address of this machine', { PUBLIC_URL: 'http://localhost:8080' }, '127.0.0.1'],
    ['DEMO_LOGIN', { DEMO_LOGIN: '1' }, undefined],
    ['Google', GOOGLE, undefined],
    ['Google and HOST', { ...GOOGLE, HOST: '127.0.0.1' }, '127.0.0.1'],
    ['DEMO_LOGIN and HOST', { DEMO_LOGIN: '1', HOST: '::1' }, '::1'],
  ])('with %s decides where the server listens', (_, environment, host) => {
    expect(hostOf(readConfig(environment))).toBe(host)
  })
})

test.each([
  [{}, 'http://localhost:3000', 'http://127.0.0.1:3000'],
  [{ DEMO_LOGIN: '1', HOST: '0.0.0.0' }, 'http://localhost:3000', 'http://127.0.0.1:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000', 'http://[::1]:3000'],
  [{ DEMO_LOGIN: '1', HOST: '192.168.1.5' }, 'http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
  [{ ...GOOGLE, PUBLIC_URL: 'https://quiz.example' }, 'https://quiz.example', 'http://127.0.0.1:3000'],
])('with %j the server is found at %s, and reaches itself at %s', (environment, publicUrl, loopback) => {
  expect(addressOf(readConfig(environment), 3000)).toMatchObject({ publicUrl, loopback })
})

test.each<[Record<string, string>, RegExp]>([
  [
    {},
    /^Who can reach it: this machine only\. Who can sign in: anybody, as a sample person or under any name\.$/,
  ],
  [{ HOST: '::1' }, /: this machine only\. /],
  [{ PUBLIC_URL: 'http://localhost:3000' }, /: this machine only\. /],
  [{ DEMO_LOGIN: '1' }, /: the network at [\d.]+:3000( and [\d.]+:3000)*\. .* anybody, as a sample person/],
  [{ DEMO_LOGIN: '1', HOST: '192.168.1.5' }, /: the network at 192\.168\.1\.5:3000\. /],
  [GOOGLE, /: the network at .* Who can sign in: all Google accounts\.$/],
  [
    { ...GOOGLE, HOST: '127.0.0.1', PUBLIC_URL: 'https://quiz.example' },
    /: this machine only, and whoever a proxy at https:\/\/quiz\.example lets through\. /,
  ],
  [
    { ...GOOGLE, SIGN_IN_DOMAINS: 'school.example other.example' },
    /Who can sign in: Google accounts of school\.example, other\.example\.$/,
  ],
  [
    {
      ...GOOGLE,
      SIGN_IN_DOMAINS: 'school.example',
      SIGN_IN_EMAILS: 'a@x.org',
      ADMIN_EMAILS: 'a@x.org b@x.org',
    },
    /Google accounts of school\.example, 2 listed addresses\.$/,
  ],
  [{ SIGN_IN_EMAILS: 'a@x.org' }, /anybody, as a sample person or under any name of 1 listed address\.$/],
])('with %j the start says who can reach it and who can sign in', (environment, line) => {
  expect(reachLine(readConfig(environment), 3000)).toMatch(line)
})

test('all names of this machine count as one address, while another site has only its own', () => {
  expect([...addressOf(readConfig({}), 3000).origins]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
  const { origins, secure } = addressOf(readConfig({ PUBLIC_URL: 'https://quiz.example' }), 3000)
  expect([...origins]).toEqual(['https://quiz.example'])
  expect(secure).toBe(true)
})
