import { fireEvent } from '@testing-library/dom'
import type { Person } from '../school/school.ts'
import type { FaultProxy } from '../server/fault-proxy.ts'
import { goToAddress, HOST_PAGE } from './page.ts'
import { keepSession } from './school-page.ts'
import { insertWidget } from './widget.ts'

/** Opens the whole application on a page whose address holds that route, as whose session the device keeps. */
export const appAt =
  (proxy: () => Pick<FaultProxy, 'url'>) =>
  async (route: string, person?: Pick<Person, 'token'>, attributes: Record<string, string> = {}) => {
    if (person) keepSession(person)
    goToAddress(`${HOST_PAGE}#${route}`)
    const { $features } = await import('../../../src/stores/session/features.ts')
    const known = $features.get()
    const api = { 'api-base': `${proxy().url}/api` }
    const widget = await insertWidget('quiz-app', {
      ...api,
      'brand-name': 'Prism',
      'brand-logo': '/prism.svg',
      routing: 'page',
      ...attributes,
    })
    // The page before has asked the API what it offers; this one does not ask again.
    if (known) $features.set(known)
    const press = async (role: 'button' | 'link' | 'radio', name: string | RegExp) =>
      fireEvent.click(await widget.screen.findByRole(role, { name }))
    /** From the menu of the only row of a list. */
    const pressInMenu = async (action: string) => {
      // The browser without a screen has no top layer.
      HTMLElement.prototype.showPopover ??= () => {}
      await press('button', /^More for/)
      fireEvent.click(await widget.screen.findByRole('menuitem', { name: action }))
    }
    return { ...widget, press, pressInMenu }
  }

export type App = Awaited<ReturnType<ReturnType<typeof appAt>>>
