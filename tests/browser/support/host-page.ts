import type { Page } from '@playwright/test'
import type { School } from './school.ts'

/** A page of a site owner, at the school's own origin, with what stands in its body. */
export const hostPage = (body: string, scripts: readonly string[] = ['/embed/quiz-app.js']) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A site</title><link rel="icon" href="data:,">
${scripts.map((source) => `<script type="module" src="${source}"></script>`).join('\n')}
${body}</html>`

/** Has the school's address answer that path with the page. */
export async function serveHost(
  page: Page,
  school: Pick<School, 'url'>,
  path: string,
  html: string,
): Promise<void> {
  await page.route(
    (url) => url.origin === school.url && url.pathname === path,
    (route) => route.fulfill({ contentType: 'text/html', body: html }),
  )
}
