import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { thirdPartyNotices } from './licence-metadata.ts'
import { apiTypes, DESCRIPTION_FILE } from './metadata-api.ts'
import { reactTypes, solidTypes, svelteTypes, vueTypes } from './metadata-frameworks.ts'
import { cssCustomData, customElementsManifest, htmlCustomData } from './metadata-json.ts'
import { classTypes, elementTypes } from './metadata-types.ts'

/** Emits metadata, types and licence notices beside the built elements. */
export const elementsMetadata = (): Plugin => {
  const moduleIds = new Set<string>()
  return {
    name: 'elements-metadata',
    apply: 'build',
    moduleParsed: ({ id }) => void moduleIds.add(id),
    generateBundle() {
      const files = {
        'custom-elements.json': customElementsManifest(),
        'vscode.html-custom-data.json': htmlCustomData(),
        'vscode.css-custom-data.json': cssCustomData(),
        'elements.d.ts': elementTypes(),
        'elements-classes.d.ts': classTypes(),
        'elements-react.d.ts': reactTypes(),
        'elements-vue.d.ts': vueTypes(),
        'elements-solid.d.ts': solidTypes(),
        'elements-svelte.d.ts': svelteTypes(),
        'openapi.json': readFileSync(DESCRIPTION_FILE, 'utf8'),
        'api.d.ts': apiTypes(),
        'LICENSES.txt': thirdPartyNotices(moduleIds),
      }
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
