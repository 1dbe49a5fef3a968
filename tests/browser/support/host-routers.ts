import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { bundleApp } from './host-bundle.ts'
import { type HostFile, readHostFile } from './host-files.ts'
import type { School } from './school.ts'

/** A site that shows its next page without loading it whole, or without forgetting the last one. */
export interface RoutedHost {
  name: string
  /** The address of its lesson, which has our element. */
  lesson: string
  /** What it is made of, by path. */
  files: Readonly<Record<string, () => string | Promise<string>>>
  /** Its address tells nothing of ours, so that Back comes to the beginning. */
  forgets?: true
  /** Another one tells much the same: it is visited each night. */
  nightly?: true
  /** Whether it finds what is its own in the state of a history entry of ours. */
  keeps?: (state: unknown, address: string) => boolean
}

const ELEMENT = { 'api-base': '/api', 'brand-name': 'Fieldline' }
type Attributes = Readonly<Record<string, string>>

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

const document = (head: string, body: string, html = '') =>
  `<!doctype html><html lang="en" ${html}><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}
<script type="module" src="/embed/quiz-app.js"></script></head>${body}</html>`

const script = (source: string, how = '') => `<script ${how} src="${source}"></script>`

interface Parts {
  head?: string
  /** Attributes of the body. */
  body?: string
  scripts?: readonly HostFile[]
}

/** Two pages with links to each other. */
function twoPages({ head = '', body = '', scripts = [] }: Parts): Pick<RoutedHost, 'lesson' | 'files'> {
  const tags = scripts.map((file) => script(`/${file}`)).join('')
  const page = (title: string, inside: string) => () =>
    document(
      `<title>${title}</title>${tags}${head}`,
      `<body ${body}><nav><a href="/lesson.html">Lesson</a> <a href="/elsewhere.html">Elsewhere</a></nav>
<main id="swup"><h1>${title}</h1>${inside}</main></body>`,
    )
  return {
    lesson: '/lesson.html',
    files: {
      '/lesson.html': page('Lesson', `<quiz-app${written(ELEMENT)}></quiz-app>`),
      '/elsewhere.html': page('Elsewhere', '<p>Nothing of ours is here.</p>'),
      ...Object.fromEntries(scripts.map((file) => [`/${file}`, () => readHostFile(file)])),
    },
  }
}

/** A site that is drawn by a framework, with its routes in the hash or in the path. */
function application(
  app: string,
  history: 'hash' | 'path',
  attributes: Attributes = {},
): Pick<RoutedHost, 'lesson' | 'files'> {
  const page = () =>
    document(
      `<title>A site</title>${script('/host-app.js', 'defer')}`,
      '<body><div id="app"></div></body>',
      `data-history="${history}" data-element='${JSON.stringify({ ...ELEMENT, ...attributes })}'`,
    )
  const pages = history === 'hash' ? ['/site.html'] : ['/lesson', '/elsewhere']
  return {
    lesson: history === 'hash' ? '/site.html#/lesson' : '/lesson',
    files: {
      ...Object.fromEntries(pages.map((path) => [path, page])),
      '/host-app.js': () => bundleApp(app),
    },
  }
}

/** Has the school's address show the site. */
export async function serveSite(page: Page, school: School, { files }: RoutedHost): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === school.url && pathname in files,
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html'
      await route.fulfill({ contentType, body: (await files[pathname]?.()) ?? '' })
    },
  )
}

const field = (state: unknown, name: string): unknown =>
  state instanceof Object ? Reflect.get(state, name) : undefined

/** Out of a site that `.ci/astro-host.sh` builds. */
const ASTRO_ROUTER = '.ci/astro/router.js'

const ASTRO: RoutedHost = {
  name: "Astro's ClientRouter",
  ...twoPages({
    head: `<meta name="astro-view-transitions-enabled" content="true"><meta name="astro-view-transitions-fallback"
content="animate">${script('/astro-router.js', 'type="module"')}`,
  }),
  nightly: true,
  keeps: (state) => typeof field(state, 'index') === 'number',
}

const ROWS: RoutedHost[] = [
  { name: 'plain pages', ...twoPages({}), nightly: true },
  {
    name: 'view transitions from page to page',
    ...twoPages({ head: '<style>@view-transition { navigation: auto }</style>' }),
    nightly: true,
  },
  {
    name: 'Turbo 8',
    ...twoPages({ scripts: ['turbo.js'] }),
    keeps: (state) => field(state, 'turbo') instanceof Object,
  },
  { name: 'htmx 2 boost', ...twoPages({ scripts: ['htmx.js'], body: 'hx-boost="true"' }), nightly: true },
  {
    name: 'Swup 4',
    ...twoPages({
      scripts: ['swup.js'],
      head: script('data:text/javascript,new Swup({ animationSelector: false })', 'defer'),
    }),
    nightly: true,
    keeps: (state, address) => field(state, 'source') === 'swup' && field(state, 'url') === address,
  },
  {
    name: 'React Router in the path',
    ...application('react-router.tsx', 'path'),
    nightly: true,
    keeps: (state) => typeof field(state, 'idx') === 'number',
  },
  ...(['prefix', 'memory'] as const).flatMap((routing): RoutedHost[] => [
    {
      name: `React Router in the hash, with routing="${routing}"`,
      ...application('react-router.tsx', 'hash', { routing }),
      ...(routing === 'memory' ? { forgets: true, nightly: true } : {}),
      keeps: (state) => typeof field(state, 'idx') === 'number',
    },
    {
      name: `Vue Router in the hash, with routing="${routing}"`,
      ...application('vue-router.ts', 'hash', { routing }),
      ...(routing === 'memory' && { forgets: true }),
      nightly: true,
      keeps: (state, address) => address.endsWith(String(field(state, 'current'))),
    },
  ]),
  {
    name: 'Vue Router in the path',
    ...application('vue-router.ts', 'path'),
    keeps: (state, address) => field(state, 'current') === address,
  },
]

/** The hosts that this machine can show. */
export const ROUTED: readonly RoutedHost[] = existsSync(ASTRO_ROUTER)
  ? [
      ...ROWS,
      { ...ASTRO, files: { ...ASTRO.files, '/astro-router.js': () => readFileSync(ASTRO_ROUTER, 'utf8') } },
    ]
  : ROWS
