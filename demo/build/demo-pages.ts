import type { Plugin } from 'vite'

/** In development the demo pages are at the root too. */
export const demoPages = (): Plugin => ({
  name: 'demo-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [path = '/', query] = (request.url ?? '/').split('?')
      if (path === '/' || path === '/demo.css' || path.endsWith('.html') || path.startsWith('/pictures/'))
        request.url = `/demo${path === '/' ? '/index.html' : path}${query ? `?${query}` : ''}`
      next()
    })
  },
})
