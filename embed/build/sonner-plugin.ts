import type { Plugin } from 'vite'

/** On import sonner adds a <style> to the host page's head. Our sheets carry its CSS instead. */
export const stripSonnerStyle = (): Plugin => ({
  name: 'strip-sonner-style',
  transform(code, id) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return
    const stripped = code.replace(/^__insertCSS\(".*"\)\s*;?\s*$/m, '')
    if (stripped === code) throw new Error('sonner no longer injects its CSS where it did')
    return { code: stripped, map: null }
  },
})
