import { setup } from '../support/server/built-api.ts'
import { clusterStarter } from '../support/server/postgres.ts'
import { embeddedDisk, postgresDisk } from './faults/disk-faults.ts'
import { folderFaults } from './faults/folder-faults.ts'
import { heldQuizFaults } from './faults/held-quiz-faults.ts'
import { POSTGRES_FAULTS } from './faults/postgres-faults.ts'
import { setStage } from './faults/stage.ts'
import { startFaults } from './faults/start-faults.ts'
import type { Finding } from './faults/witness.ts'

/**
 * What callers see and what the database holds when it is in trouble, as a table. Run: npm run faults. Every fault is a real one,
 * every timeout is what it is where nobody sets it, so it takes seven minutes; a disk is filled only where root may mount
 * one. The exit code is 1 where a fault is met by anything but an answer in words, or leaves anything behind. It runs nightly.
 */

const startCluster = clusterStarter()

async function* onPostgres(): AsyncGenerator<Finding | undefined> {
  const cluster = await startCluster?.()
  if (!cluster) return
  const stage = { cluster, ...(await setStage({ url: cluster.url })) }
  for (const meet of POSTGRES_FAULTS) yield await meet(stage)
  await stage.server.close()
  yield* heldQuizFaults(cluster)
  yield* startFaults(cluster)
  await cluster.stop()
  yield await postgresDisk()
}

async function* embedded(): AsyncGenerator<Finding | undefined> {
  yield* folderFaults()
  yield await embeddedDisk()
}

async function report(findings: AsyncIterable<Finding | undefined>) {
  for await (const finding of findings) {
    if (!finding) continue
    const { fault, caller, held, asHoped } = finding
    process.stdout.write(`| ${asHoped ? '' : '**not as hoped:** '}${fault} | ${caller} | ${held} |\n`)
    if (!asHoped) process.exitCode = 1
  }
}

const remove = await setup()
process.stdout.write('| fault | what the caller saw | what the database held |\n| --- | --- | --- |\n')
if (startCluster) await report(onPostgres())
else process.stderr.write('No PostgreSQL binaries were found: its faults are left out.\n')
await report(embedded())
await remove?.()
