import type { Page, Route } from '@playwright/test'

/** What the network does to a call. */
export type Fault = (route: Route) => Promise<void>

/** The server does its work, but its answer never arrives. */
export const loseAnswer: Fault = async (route) => {
  await route.fetch()
  await route.abort()
}

/** The call never reaches the server. */
export const loseCall: Fault = (route) => route.abort()

export const answer =
  (status: number, json: object, headers: Record<string, string> = {}): Fault =>
  (route) =>
    route.fulfill({ status, json, headers })

/** A page where JSON was promised: a gateway's, or that of a captive portal. */
export const answerPage: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Campus network' })

/** The real answer, cut in half. */
export const truncate: Fault = async (route) => {
  const response = await route.fetch()
  const text = await response.text()
  await route.fulfill({ response, body: text.slice(0, text.length / 2) })
}

/** Answers the first calls so, one fault each, and lets all later ones pass. */
export async function disturb(page: Page, url: string | RegExp, ...faults: Fault[]): Promise<void> {
  let calls = 0
  await page.route(url, (route) => {
    const fault = faults[calls++]
    return fault ? fault(route) : route.fallback()
  })
}

/** The instants at which a call was sent, in milliseconds. */
export function watchCalls(page: Page, method: string, path: RegExp): number[] {
  const sentAt: number[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) sentAt.push(Date.now())
  })
  return sentAt
}

export const SUBMIT = /\/api\/quiz\/[^/]+\/submit$/
export const BOOK = /\/api\/slots\/book$/
