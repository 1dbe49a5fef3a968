import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { PATIENCE_MS } from '../support/patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })

// Temml checks for standards mode when it loads; happy-dom does not report it.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

// MathML elements have a style in browsers; in happy-dom only HTML elements do.
const styles = new WeakMap<Element, object>()
Object.defineProperty(Element.prototype, 'style', {
  configurable: true,
  get(this: Element) {
    if (!styles.has(this)) styles.set(this, {})
    return styles.get(this)
  },
})

afterEach(cleanup)
