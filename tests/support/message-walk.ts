import { BY_NAME, BY_PATH, NODE_MAKERS, NODES } from './message-samples.ts'

/* Says everything that a room can say, by trying its functions with samples. */

/** What stands for a node; of one that is made of a text, with the text. */
interface SampleNode {
  node: string
}

/** One text, by the path to it and the sample it was said with. */
export interface Said {
  path: string
  texts: string[]
  nodes: string[]
}

const isNode = (said: unknown): said is SampleNode =>
  typeof said === 'object' && said !== null && 'node' in said && typeof said.node === 'string'

const COUNTS = [47, 0, 1, 2, 3, 11, 100]

/** The text between the parentheses that open a function. */
function parametersText(source: string): string {
  const from = source.indexOf('(') + 1
  let depth = 1
  let to = from
  while (depth > 0) {
    const character = source[to++] ?? ')'
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
  }
  return source.slice(from, to - 1)
}

/** Splits at the commas that are not within brackets. */
function split(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of list) {
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

const withoutDefault = (parameter: string) => parameter.replace(/\s=\s.*$/s, '')

/** All ways to take one of each. */
const product = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>((all, list) => all.flatMap((row) => list.map((each) => [...row, each])), [[]])

const find = <Value>(table: Readonly<Record<string, Value>>, path: string, name: string): Value | undefined =>
  table[`${path}.${name}`] ?? table[name]

/** Counts differ from each other by their place. */
function namedSamples(path: string, name: string, count: number): readonly unknown[] {
  const names = [name, `${path}.${name}`]
  if (names.some((each) => NODE_MAKERS.includes(each)))
    return [(text: string): SampleNode => ({ node: text })]
  if (names.some((each) => NODES.includes(each))) return [{ node: '' }]
  return find(BY_PATH, path, name) ?? find(BY_NAME, '', name) ?? [count]
}

function samplesOf(path: string, parameter: string, count: number): readonly unknown[] {
  const pattern = withoutDefault(parameter)
  const parts = split(pattern.slice(1, -1))
  if (pattern.startsWith('[')) return product(parts.map((part) => samplesOf(path, part, count)))
  if (!pattern.startsWith('{')) return namedSamples(path, pattern, count)
  const names = parts.map((part) => part.split(':')[0]?.trim() ?? part)
  return product(names.map((name) => namedSamples(path, name, count))).map((values) =>
    Object.fromEntries(names.map((name, index) => [name, values[index]])),
  )
}

type Say = (...parameters: unknown[]) => unknown

function parametersOf(path: string, english: Say): unknown[][] {
  const parameters = split(parametersText(String(english)))
  const isCounted = parameters.length > 0
  return (isCounted ? COUNTS : [0]).flatMap((count) =>
    product(
      parameters.map((parameter, place) => samplesOf(path, parameter, count === 47 ? 47 + 6 * place : count)),
    ),
  )
}

const saidOf = (path: string, list: readonly unknown[]): Said => ({
  path,
  texts: list.filter((each) => typeof each === 'string'),
  nodes: list.filter(isNode).map(({ node }) => node),
})

/**
 * Everything a room says, in English or in another language: the parameters are those of the English function, so that both lists
 * belong together.
 */
export function everythingSaid(path: string, english: unknown, said: unknown): Said[] {
  if (english === undefined) return []
  if (said === undefined)
    return everythingSaid(path, english, english).map((each) => saidOf(each.path, ['undefined']))
  if (typeof said === 'string') return [saidOf(path, [said])]
  if (typeof english === 'function') {
    const sayEnglish = english as Say
    return parametersOf(path, sayEnglish).flatMap((parameters, index) =>
      everythingSaid(`${path}(${index})`, sayEnglish(...parameters), (said as Say)(...parameters)),
    )
  }
  if (Array.isArray(said) && said.some(isNode)) return [saidOf(path, said)]
  if (typeof english !== 'object' || english === null || typeof said !== 'object' || said === null)
    return [saidOf(path, [String(said)])]
  const translated = new Map(Object.entries(said))
  return Object.entries(english).flatMap(([name, each]) =>
    everythingSaid(`${path}.${name}`, each, translated.get(name)),
  )
}
