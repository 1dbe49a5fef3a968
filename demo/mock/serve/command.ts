import { parseArgs } from 'node:util'
import { FAULTS, readFaults } from '../faults.ts'
import { MOCK_FEATURES, readFeatures } from '../school/features.ts'
import { readShapes, SHAPES } from '../shapes.ts'
import { serveMock } from './server.ts'

/*
 * An API in memory, for building a site before its server:
 *
 *   npx quiz-elements mock --features start,saves --faults slow
 */

const USAGE = `usage: quiz-elements mock [--port 4000] [--host <address>] [--features all | <names>]
                          [--faults <names>] [--shapes old] [--origin <origin>]…
  features: ${MOCK_FEATURES.join(', ')}
  faults:   ${FAULTS.join(', ')}
  shapes:   ${SHAPES.join(', ')}`

const OPTIONS = {
  port: { type: 'string', default: '4000' },
  host: { type: 'string' },
  features: { type: 'string', default: '' },
  faults: { type: 'string', default: '' },
  shapes: { type: 'string', default: 'current' },
  origin: { type: 'string', multiple: true },
} as const

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port: '${text}' is no port`)
  return port
}

/** An origin as browsers send it. */
function readOrigin(text: string): string {
  if (text === 'null') return text
  if (!URL.canParse(text) || new URL(text).origin === 'null')
    throw new Error(`--origin: '${text}' is no origin, such as https://www.example.org`)
  return new URL(text).origin
}

try {
  const { values } = parseArgs({ options: OPTIONS })
  const [features, faults] = [readFeatures(values.features), readFaults(values.faults)]
  const shapes = readShapes(values.shapes)
  const { origin } = await serveMock({
    port: readPort(values.port),
    host: values.host,
    features,
    faults,
    shapes,
    origins: (values.origin ?? []).map(readOrigin),
    log: console.log,
  })
  console.log(`Mock API, for development only: ${origin}/api
What it holds, and reset:       ${origin}/
Features: ${features.join(', ') || 'none, as the specification has it'}. Faults: ${faults.join(', ') || 'none'}. Shapes: ${shapes}.
It keeps nothing, and anybody who reaches it may sign in as anybody.`)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  process.exitCode = 1
}
