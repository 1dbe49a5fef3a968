import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { separateChemistry } from '../../embed/build/chemistry-plugin.ts'
import { CHECKS, CSS_TARGET, EMBED_DIR, TARGET } from '../../embed/build/targets.ts'

const SITE_DIR = 'dist/site'

/** Bundles the script of a demo page: the CSP of the site forbids inline scripts. What it loads later stands in `assets`. */
const buildPageScript = (file: string) =>
  build({
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [separateChemistry()],
    build: {
      outDir: SITE_DIR,
      emptyOutDir: false,
      target: TARGET,
      cssTarget: CSS_TARGET,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { checks: CHECKS, input: `demo/${file}`, output: { entryFileNames: '[name].js' } },
    },
  })

/** The hosted site: the demo's pages beside the very files that others embed. */
export const hostedSite = (): Plugin => ({
  name: 'hosted-site',
  apply: 'build',
  async closeBundle() {
    await rm(SITE_DIR, { recursive: true, force: true })
    await mkdir(SITE_DIR, { recursive: true })
    await cp(EMBED_DIR, join(SITE_DIR, 'embed'), { recursive: true })
    await cp('demo/pictures', join(SITE_DIR, 'pictures'), { recursive: true })
    await cp('demo/demo.css', join(SITE_DIR, 'demo.css'))
    await cp(join(EMBED_DIR, '../first-load.json'), join(SITE_DIR, 'first-load.json'))
    for (const page of (await readdir('demo')).filter((file) => file.endsWith('.html'))) {
      const html = await readFile(join('demo', page), 'utf8')
      const built = html.replaceAll(/\/embed\/entries\/([\w-]+)\.ts/g, './embed/$1.js')
      await writeFile(join(SITE_DIR, page), built.replaceAll(/\/demo\/[\w-]+\/([\w-]+)\.tsx?/g, './$1.js'))
    }
    await buildPageScript('bar/demo-bar.ts')
    await buildPageScript('configurator/configurator.tsx')
    await buildPageScript('preview/configurator-preview.ts')
    await buildPageScript('pieces/pieces.tsx')
  },
})
