import { setTimeout as pause } from 'node:timers/promises'
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

/** The call goes into a hole: no answer, and no end of the connection either. */
export const swallow: Fault = async () => {}

/** The call takes that long on its way. */
export const delay =
  (delayMs: number): Fault =>
  async (route) => {
    await pause(delayMs)
    await route.fallback()
  }

/** The server does its work; then somebody on the way answers in its place. */
export const replaceAnswer =
  (status: number, json: object): Fault =>
  async (route) => {
    await route.fetch()
    await route.fulfill({ status, json })
  }

/** The server does its work, but the answer does not name the page's origin: the browser keeps it from the page. */
export const forbidOrigin: Fault = async (route) => {
  const response = await route.fetch()
  const headers = { ...response.headers(), 'access-control-allow-origin': 'https://elsewhere.example' }
  await route.fulfill({ response, headers })
}

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

/** The server never hears of the copies of the page's work. */
export const holdSaves = (page: Page) => page.route(/\/api\/quiz\/[^/]+\/attempt\b/, () => {})

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
