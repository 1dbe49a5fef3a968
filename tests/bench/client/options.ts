import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** A build of the elements to measure, by the name that its column bears. */
export interface Dist {
  name: string
  folder: string
}

export interface Options {
  rounds: number
  /** Names of scenarios; empty is all but those that only run on demand. */
  only: readonly string[]
  /** Numbers of questions for `load` and `tap`. */
  sizes: readonly number[]
  /** Empty: `dist/embed`, built before. */
  dists: readonly Dist[]
  peer: boolean
  /** Where the samples go. */
  json: string | undefined
  /** Samples of earlier runs on this machine, to be counted in. */
  earlier: readonly string[]
  history: boolean
}

const list = (text: string) => text.split(',').filter(Boolean)

function toDist(text: string): Dist {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(text) ?? []
  const path = resolve(folder ?? text)
  return { name: name ?? basename(basename(path) === 'embed' ? dirname(path) : path), folder: path }
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      sizes: { type: 'string', default: '10,100,1000' },
      dist: { type: 'string', multiple: true, default: [] },
      'no-peer': { type: 'boolean', default: false },
      json: { type: 'string' },
      with: { type: 'string', multiple: true, default: [] },
      history: { type: 'boolean', default: false },
    },
  })
  return {
    rounds: Number(values.rounds),
    only: list(values.only),
    sizes: list(values.sizes).map(Number),
    dists: values.dist.map(toDist),
    peer: !values['no-peer'],
    json: values.json,
    earlier: values.with,
    history: values.history,
  }
}
