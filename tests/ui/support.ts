import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// A page with a doctype. The renderer of formulas asks when it is loaded; the test browser does not say it.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

// Elements of MathML have a style in browsers; the test browser gives one to HTML only.
const styles = new WeakMap<Element, object>()
Object.defineProperty(Element.prototype, 'style', {
  configurable: true,
  get(this: Element) {
    if (!styles.has(this)) styles.set(this, {})
    return styles.get(this)
  },
})

afterEach(cleanup)
