import { type BuildOptions, build, type Plugin, type PluginOption } from 'vite'
import { CHECKS } from './targets.ts'

const WORKER_ADDRESS = /[\\/]src[\\/]exchange[\\/]worker[\\/]worker-address\.ts$/

/** There is no other file to start a worker from, so its work runs on the main thread; PDFs are not read. */
const withoutWorker = (): Plugin => ({
  name: 'without-worker',
  enforce: 'pre',
  load: (id) =>
    WORKER_ADDRESS.test(id)
      ? {
          code: 'export const workerAddress = undefined\nexport const pdfWorkerAddress = undefined',
          moduleType: 'js',
        }
      : null,
})

/** Builds a module with every chunk and font inlined, for those who can upload only one file. */
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
      // Libraries leave this to the bundler of the application; here there is none.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        ...options,
        outDir: dir,
        emptyOutDir: false,
        reportCompressedSize: false,
        lib: { entry: `embed/entries/${name}.ts`, formats: ['es'], fileName: () => `${name}.js` },
        rolldownOptions: {
          checks: CHECKS,
          // Marks the file as a module.
          output: { codeSplitting: false, minify: true, footer: 'export {}' },
        },
      },
    })
  },
})
