import { join } from 'node:path'
import { build } from 'vite'

const APPS = join(import.meta.dirname, 'host-apps')

const bundled = new Map<string, Promise<string>>()

async function bundle(app: string): Promise<string> {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'error',
      define: { __VUE_PROD_DEVTOOLS__: 'false' },
      build: { write: false, rollupOptions: { input: join(APPS, app) } },
    }),
  ].flat()
  if (!output || !('output' in output)) throw new Error(`${app} was not built`)
  return output.output[0].code
}

/** A site of a framework, as its bundler makes it. Once per worker. */
export function bundleApp(app: string): Promise<string> {
  const code = bundled.get(app) ?? bundle(app)
  bundled.set(app, code)
  return code
}
