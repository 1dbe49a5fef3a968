/** Where each script is, by its path in the folder of built files, and the hash that it must have. */
export interface ImportMap {
  imports: Record<string, string>
  integrity: Record<string, string>
}

const PREFIX = 'quiz-elements/'

/** The import map of scripts that lie in a folder. Its addresses count from the page, as a folder of './' does. */
export const importMapOf = (hashes: Readonly<Record<string, string>>, folder = './'): ImportMap => ({
  imports: { [PREFIX]: folder },
  integrity: Object.fromEntries(Object.entries(hashes).map(([path, hash]) => [folder + path, hash])),
})

/** The same for scripts at another address, such as 'https://cdn.example.org/quiz-elements@0.1.0'. */
export function importMapAt(address: string, { imports, integrity }: ImportMap): ImportMap {
  const before = imports[PREFIX] ?? ''
  const hashes = Object.entries(integrity).map(([url, hash]) => [url.slice(before.length), hash])
  return importMapOf(Object.fromEntries(hashes), `${address.replace(/\/+$/, '')}/`)
}

/** As it stands between the tags, where nothing but JSON itself can escape. */
export const importMapText = (map: ImportMap) => JSON.stringify(map).replaceAll('<', '\\u003c')

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** HTML of a page that takes no other code than this. The import map has to come before the first module. */
export function guardedScript(tag: string, map: ImportMap): string {
  const src = `${map.imports[PREFIX]}${tag}.js`
  const hash = map.integrity[src]
  if (!hash) throw new Error(`there is no ${src}`)
  return [
    `<script type="importmap">${importMapText(map)}</script>`,
    `<script type="module" src="${escapeAttribute(src)}" integrity="${hash}" crossorigin="anonymous"></script>`,
  ].join('\n')
}
