import type { Page } from '@playwright/test'

const PRESSABLE =
  'button, a[href], summary, select, [role=tab], [role=menuitem], label:has(:is([type=radio], [type=checkbox]))'
/** As WCAG asks, for what is no link in a line of text. */
const LEAST_PX = 24

/**
 * What is pressed, but would be too low if its letters had no height: then the machine's fonts decide whether a finger hits it. Measured
 * between two frames, so that the page draws nothing else.
 */
export const findLowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([pressable, least]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.root * { line-height: 0 !important }')
      const isMeant = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).display !== 'inline' &&
        !element.closest('.visually-hidden')
      return [...document.querySelectorAll('quiz-app, quiz-admin, slot-booker')].flatMap(({ shadowRoot }) => {
        if (!shadowRoot) return []
        shadowRoot.adoptedStyleSheets.push(sheet)
        const low = [...shadowRoot.querySelectorAll(pressable)].filter(
          (element) => element.getBoundingClientRect().height < least && isMeant(element),
        )
        shadowRoot.adoptedStyleSheets.pop()
        return low.map(({ outerHTML }) => outerHTML.slice(0, 120))
      })
    },
    [PRESSABLE, LEAST_PX] as const,
  )
