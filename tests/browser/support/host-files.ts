import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Where `.ci/hosts.sh` puts what comes out of Debian's packages. */
const DEBIAN_DIR = '.ci/hosts'
const inDebian = (file: string) => join(DEBIAN_DIR, file)

/** What real pages are made of, by the name under which a host page asks for it. */
const FILES = {
  'bootstrap.css': require.resolve('bootstrap/dist/css/bootstrap.min.css'),
  'bulma.css': require.resolve('bulma/css/bulma.min.css'),
  'foundation.css': require.resolve('foundation-sites/dist/css/foundation.min.css'),
  'materialize.css': require.resolve('materialize-css/dist/css/materialize.min.css'),
  'preflight.css': require.resolve('tailwindcss/preflight.css'),
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'turbo.js': require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
  'htmx.js': require.resolve('htmx.org/dist/htmx.js'),
  'swup.js': join(dirname(require.resolve('swup')), 'Swup.umd.js'),
  'mootools-more.js': require.resolve('mootools-more'),
  'block-library.css': inDebian('block-library.css'),
  'block-theme.css': inDebian('block-theme.css'),
  'theme.json': inDebian('theme.json'),
  'prototype.js': inDebian('prototype.js'),
  'mootools.js': inDebian('mootools.js'),
}

export type HostFile = keyof typeof FILES

/** Published without the semicolons between its parts, MooTools More calls each with the next. */
const parted = (script: string) => script.replaceAll(/^\}\)\(\)$/gm, '})();')

export function readHostFile(file: HostFile): string {
  const text = readFileSync(FILES[file], 'utf8')
  return file === 'mootools-more.js' ? parted(text) : text
}

/** They are not on everybody's machine. */
export const hasDebianFiles = existsSync(DEBIAN_DIR)

/** Which hosts this machine cannot show, in one line; undefined where it can show all. */
export const missingHosts = () =>
  hasDebianFiles
    ? undefined
    : `hosts: left out are WordPress, prototype.js and MooTools (.ci/hosts.sh fetches them to ${DEBIAN_DIR})`
