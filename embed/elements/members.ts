import type { ComponentType } from 'react'
import type { AppProps } from '../../src/app/app-root.tsx'
import { currentUser } from '../../src/app/handle.tsx'
import { type Route, routeOf } from '../../src/domain/page/paths.ts'
import type { RouteName } from '../../src/domain/page/screens.ts'
import { provideToken } from '../../src/stores/session/session.ts'
import type { GetToken } from '../../src/stores/session/token.ts'
import { give, shellElement } from './element.tsx'

const pageCalls = () => import('../../src/app/start/page-calls.ts')

interface Kind {
  App: ComponentType<AppProps>
  /** Whether it has a screen for a route; `quiz` is the only quiz it shows, if any. */
  opens?: (route: Route<RouteName>, quiz: string | null) => boolean
}

/** Adds the public methods and properties; described in members.meta.ts. */
export function elementOf({ App, opens = () => true }: Kind) {
  return class QuizElement extends shellElement(App) {
    #ready: Promise<this>
    #getToken: GetToken | null = null
    #navigate: ((path: string) => void) | undefined
    /** A route requested before the application existed. */
    #asked: string | undefined

    constructor() {
      super()
      this.#ready = new Promise((resolve) => give(this.container, { onDrawn: () => resolve(this) }))
      give(this.container, {
        onOpenable: (navigate) => {
          this.#navigate = navigate
          if (navigate && this.#asked !== undefined) navigate(this.#asked)
          this.#asked = undefined
        },
      })
    }

    get ready(): Promise<this> {
      return this.#ready
    }

    get user() {
      return currentUser()
    }

    get getToken(): GetToken | null {
      return this.#getToken
    }

    set getToken(given: GetToken | null | undefined) {
      if (given != null && typeof given !== 'function') throw new TypeError('getToken must be a function.')
      this.#getToken = given ?? null
      provideToken(given ?? undefined)
    }

    open(path: string): void {
      const route = routeOf(path)
      if (!route || !opens(route, this.getAttribute('quiz')))
        throw new RangeError(`<${this.localName}> has no screen at "${path}".`)
      if (this.#navigate) this.#navigate(path)
      else this.#asked = path
    }

    async signIn(): Promise<void> {
      await (await pageCalls()).signInFromPage()
    }

    async signOut(): Promise<void> {
      await (await pageCalls()).signOutFromPage()
    }
  }
}

/**
 * Registers an element; idempotent, since a page may load a script twice. A subclass, since each class can have only
 * one name.
 */
export function defineElement(tag: string, Kind: ReturnType<typeof elementOf>): void {
  if (!customElements.get(tag)) customElements.define(tag, class extends Kind {})
}
