import { type BuildOptions, build, type Plugin, type PluginOption } from 'vite'

const WORKER_ADDRESS = /[\\/]src[\\/]exchange[\\/]worker[\\/]worker-address\.ts$/

/** There is no other file to start a worker from: what it would do is done on the main thread. */
const withoutWorker = (): Plugin => ({
  name: 'without-worker',
  enforce: 'pre',
  load: (id) =>
    WORKER_ADDRESS.test(id) ? { code: 'export const workerAddress = undefined', moduleType: 'js' } : null,
})

/** Builds a module once more, with every chunk and font inside, for those who can upload one file only. */
export const singleFile = (
  name: string,
  options: Pick<BuildOptions, 'target' | 'cssTarget'>,
  plugins: () => PluginOption[],
): Plugin => ({
  name: 'single-file',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [withoutWorker(), plugins()],
      // A library leaves this to whoever bundles it; here nobody does.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        ...options,
        outDir: dir,
        emptyOutDir: false,
        reportCompressedSize: false,
        lib: { entry: `embed/entries/${name}.ts`, formats: ['es'], fileName: () => `${name}.js` },
        rolldownOptions: {
          // Nothing else in it says that it is a module.
          output: { codeSplitting: false, minify: true, footer: 'export {}' },
        },
      },
    })
  },
})
