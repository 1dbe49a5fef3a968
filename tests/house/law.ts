import { dirname, join, normalize } from 'node:path'

/*
 * What may import what, as one table. Rooms are the folders of a floor, in steps: each may import those of earlier steps, and
 * itself. Nothing imports tests. The same table in words: .github/CONTRIBUTING.md, "The map".
 */

interface Floor {
  /** Places outside: folders and files. */
  imports: string
  /** Packages by name; `*` stands for all but those that draw, `node:` for Node's own modules. */
  packages: string
  rooms?: string
}

export const FLOORS: Record<string, Floor> = {
  'src/domain': {
    imports: '',
    packages: 'valibot',
    rooms:
      'lib | page maths reports | session kinds | quizzes | log slots | attempts | results | regrade people live | analysis | authoring | exchange | notices',
  },
  'src/exchange': {
    imports: 'src/domain src/platform',
    packages: 'valibot gift-pegjs fast-xml-parser htmlparser2 fflate pdfjs-dist',
    rooms: 'markup | questions | tex | office | formats | worker',
  },
  'src/api': { imports: 'src/domain', packages: 'valibot' },
  'src/platform': {
    imports: 'src/domain',
    packages: 'papaparse ts-fsrs valibot',
  },
  'src/messages': { imports: 'src/domain', packages: '' },
  'src/stores': {
    imports: 'src/domain src/api src/platform src/exchange/index.ts',
    packages: 'nanostores valibot',
    rooms:
      'lib | page | language session | quizzes | log slots | live attempts | results | people practice analysis reports | authoring | exchange | home',
  },
  'src/ui': {
    imports: 'src/domain src/platform src/messages',
    packages: 'react',
    rooms: 'styles | lib | hooks | layout | forms | feedback | data | maths',
  },
  'src/screens': {
    imports: 'src/domain src/platform src/messages src/stores src/ui src/screens/parts',
    packages: 'react wouter @nanostores/react',
  },
  'src/app': {
    imports: 'src/domain src/platform src/messages src/stores src/ui src/screens src/api/client.ts',
    packages: 'react wouter @nanostores/react',
  },
  embed: {
    imports:
      'src/app src/api/early-answers.ts src/domain/page src/messages/pack-rooms.ts src/platform/wait.ts src/stores/session src/ui/styles package.json',
    packages: 'react react-dom @r2wc/react-to-web-component vite node:',
  },
  'demo/api': {
    imports: 'src/domain package.json dist/site',
    packages: '* node:',
    rooms:
      'lib | database | http | people | session | log pictures | admins slots | quizzes | attempts | authoring reports | regrade live | results | sample operation',
  },
  'demo/audit': { imports: 'src/domain src/api/unwrap.ts', packages: 'valibot node:' },
  // Browsers run it, too.
  'demo/mock': {
    imports:
      'src/domain demo/api/sample/questions demo/api/sample/answers.ts demo/api/sample/pictures.ts demo/api/sample/types.ts',
    packages: 'valibot',
    rooms: 'school | calls',
  },
  'demo/mock/serve': {
    imports: 'src/domain demo/mock demo/api/session/plain-page.ts',
    packages: 'node:',
  },
  // To be copied: nothing of ours would be there.
  'demo/starters': { imports: '', packages: '* node:' },
  demo: { imports: 'src embed demo dist package.json .ci', packages: '* react react-dom node:' },
}

/** Packages that few files know, whatever their floor may. */
const DOORS: Record<string, string> = {
  ofetch: 'src/api/client.ts',
  'js-quantities': 'src/domain/kinds/number/unit-terms.ts',
  temml: 'src/ui/maths/math.ts',
  sonner: 'src/stores/page/notices.ts src/screens/parts/page/toast-layer.tsx',
  '@nanostores/persistent': 'src/stores/lib',
  '@nanostores/query': 'src/stores/lib',
  'react-dom': 'embed demo src/ui/data/long-list.tsx',
  // In the texts of declarations that it writes.
  vue: 'embed/meta/metadata-frameworks.ts',
  'solid-js': 'embed/meta/metadata-frameworks.ts',
  svelte: 'embed/meta/metadata-frameworks.ts',
}

const DRAWING = ['react', 'react-dom', 'sonner', 'nanostores']

const isIn = (path: string, places: string) =>
  places.split(' ').some((place) => place && (path === place || path.startsWith(`${place}/`)))

/** The nearest floor that a file stands on. */
export const floorOf = (file: string) =>
  Object.keys(FLOORS)
    .filter((floor) => isIn(file, floor))
    .sort((one, other) => other.length - one.length)[0]

/** The folder of a floor that a file is in; undefined beside the folders. */
export const roomOf = (file: string, floor: string) => /^\/([\w-]+)\//.exec(file.slice(floor.length))?.[1]

export const stepsOf = ({ rooms = '' }: Floor) => rooms.split(' | ').map((step) => step.split(' '))

function mayImportPackage(file: string, name: string, { packages }: Floor): boolean {
  const door = DOORS[name]
  if (door !== undefined) return isIn(file, door)
  const names = packages.split(' ')
  return names.includes(name) || (names.includes('*') && !DRAWING.includes(name))
}

/** Whether a room stands on another one. What lies beside the rooms may import all of them. */
function mayImportRoom(from: string | undefined, into: string | undefined, floor: Floor): boolean {
  if (!floor.rooms || from === undefined || from === into) return true
  const stepOf = (room?: string) => stepsOf(floor).findIndex((step) => step.includes(room ?? ''))
  return stepOf(into) >= 0 && stepOf(into) < stepOf(from)
}

/** Whether a file may import what a specifier names. */
export function mayImport(file: string, specifier: string): boolean {
  const name = floorOf(file) ?? ''
  const floor = FLOORS[name]
  if (!floor) return false
  if (!specifier.startsWith('.')) {
    if (specifier.startsWith('node:')) return floor.packages.split(' ').includes('node:')
    const [, found = specifier] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? []
    return mayImportPackage(file, found, floor)
  }
  const target = normalize(join(dirname(file), specifier.replace(/\?.*/, '')))
  if (isIn(target, floor.imports)) return true
  if (floorOf(target) !== name) return false
  const [from, into] = [roomOf(file, name), roomOf(target, name)]
  return name === 'src/screens' ? from === into : mayImportRoom(from, into, floor)
}

const IMPORT =
  /^(?:import|export)\b[^'"]*?\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'|new URL\('(\.[^']+)', import\.meta\.url\)/gms

export const importsOf = (source: string): string[] =>
  [...source.matchAll(IMPORT)].map((found) => found.slice(1).find((each) => each !== undefined) ?? '')
