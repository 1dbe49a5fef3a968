import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asked, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { clusterStarter } from '../../support/server/postgres.ts'
import { api } from '../../support/server/server.ts'
import { gather, others, type Stage, seatsOf, setStage } from './stage.ts'
import { all, doneOrSentAway, type Finding, sentAway, tell, witnessAll } from './witness.ts'

/** A database of its own and a little more. */
const DISK_MEGABYTES = 140
const LEFT_BYTES = 4e6

/** Takes the room of that disk but for a little, and answers how to give it back. */
function fill(dir: string): () => void {
  const { bavail, bsize } = statfsSync(dir)
  const filler = join(dir, 'filler')
  writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_BYTES))
  return () => rmSync(filler)
}

/** Quizzes that need room of their own, because what is left in begun pages takes a few bookings yet. */
async function bulkyWrites({ server }: Stage) {
  const grace = await enrolAdmin(server)
  const text = () => randomBytes(7000).toString('base64')
  const questions = () => Array.from({ length: 50 }, () => ({ ...asked[0], text: text() }))
  return Array.from(
    { length: 40 },
    () => () => grace.call('POST', '/quiz', { ...optics, questions: questions() }),
  )
}

const FULL = '200 degraded disk_full'
const WELL = '200 ok'

async function healthOf({ server }: Stage): Promise<string> {
  const { status, body } = await api(server)('GET', '/health')
  return [status, body.status, body.reason].filter(Boolean).join(' ')
}

/** Writes until not even the room is left that the database had put aside. It may need a moment to be `awake` again. */
async function fullDisk(
  engine: string,
  stage: Stage,
  dir: string,
  awake: () => Promise<void>,
): Promise<Finding> {
  const [{ slotId, asks }, bulky] = [await gather(stage), await bulkyWrites(stage)]
  const free = fill(dir)
  const written = await witnessAll(bulky)
  await awake()
  const writes = await witnessAll(bulky.slice(0, 10))
  const degraded = await healthOf(stage)
  const reads = await witnessAll(others(stage).slice(0, 4))
  free()
  const after = await witnessAll([...others(stage), ...asks, ...bulky.slice(0, 5)])
  const [seats, healed] = [await seatsOf(stage, slotId), await healthOf(stage)]
  return {
    fault: `${engine}: the disk is full`,
    caller: [
      `while it fills: ${tell(written)}`,
      `full: ${tell(writes)}`,
      `reads: ${tell(reads)}`,
      `/health: ${degraded}`,
      `with room again: ${tell(after)}; /health: ${healed}`,
    ].join('<br>'),
    held: seats.text,
    asHoped:
      doneOrSentAway(written) &&
      sentAway(writes) &&
      all(reads, 200) &&
      all(after, 200) &&
      degraded === FULL &&
      healed === WELL &&
      seats.right,
  }
}

/** A small disk for the time of that work; undefined where this user may mount none. */
async function onSmallDisk(work: (dir: string) => Promise<Finding>): Promise<Finding | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'quiz-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=777`, 'tmpfs', dir])
  try {
    return await work(dir)
  } finally {
    execFileSync('umount', ['--lazy', dir])
    rmSync(dir, { recursive: true })
  }
}

export const postgresDisk = () =>
  onSmallDisk(async (dir) => {
    const cluster = await clusterStarter()?.({ folder: dir })
    if (!cluster) throw new Error('there is no PostgreSQL')
    const stage = await setStage({ url: cluster.url })
    const finding = await fullDisk('PostgreSQL', stage, dir, cluster.awake)
    await stage.server.close()
    await cluster.stop()
    return finding
  })

export const embeddedDisk = () =>
  onSmallDisk(async (dir) => {
    const stage = await setStage({ dir: join(dir, 'data') })
    const finding = await fullDisk('PGlite', stage, dir, async () => {})
    await stage.server.close()
    return finding
  })
