/** Each script's address, by its path in the folder of built files, and its required hash. */
export interface ImportMap {
  imports: Record<string, string>
  integrity: Record<string, string>
}

const PREFIX = 'quiz-elements/'

/** The import map of scripts in a folder. Addresses are relative to the page, like a folder of './'. */
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

/** The text between the tags, escaped so that it cannot close them. */
export const importMapText = (map: ImportMap) => JSON.stringify(map).replaceAll('<', '\\u003c')

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** HTML for a page that runs only this code. The import map must come before the first module. */
export function guardedScript(tag: string, map: ImportMap): string {
  const src = `${map.imports[PREFIX]}${tag}.js`
  const hash = map.integrity[src]
  if (!hash) throw new Error(`there is no ${src}`)
  return [
    `<script type="importmap">${importMapText(map)}</script>`,
    `<script type="module" src="${escapeAttribute(src)}" integrity="${hash}" crossorigin="anonymous"></script>`,
  ].join('\n')
}
