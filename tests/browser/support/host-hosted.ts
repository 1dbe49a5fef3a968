import { openSite, type Site } from './host-site.ts'
import { readSnippet } from './host-snippet.ts'
import { openSchool, type School } from './school.ts'
import { test as base } from './story.ts'

interface Hosted extends Site {
  snippet: string
}

const pageWith = (snippet: string) =>
  `<!doctype html><html lang="en"><title>A site</title><link rel="icon" href="data:,"><a href="/next">Next</a>${snippet}
<h2 id="pricing">Pricing</h2></html>`

const around = (address: string) =>
  `<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,"><iframe title="Course" src="${address}" width="1000" height="900"></iframe></html>`

/** Below /beside the sign-in is to stay beside the page; /around shows the rest of its own address in a frame. */
function pageAt(path: string, { snippet, url }: Pick<Hosted, 'snippet' | 'url'>): string {
  if (path.startsWith('/around')) return around(url + path.replace('/around', ''))
  return pageWith(
    path.startsWith('/beside') ? snippet.replace('api-base', 'sign-in="popup" api-base') : snippet,
  )
}

/** A site of another origin than the API, with the snippet of the README on every page. */
export const hostedTest = base.extend<object, { site: Hosted; school: School }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site: Hosted = Object.assign(await openSite((path) => pageAt(path, site)), { snippet: '' })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  school: [
    async ({ site }, use) => {
      const school = await openSchool({ allowedOrigins: [site.url] })
      site.snippet = readSnippet(school)
      await use(school)
      await school.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
