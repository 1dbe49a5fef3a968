import { setTimeout as pause } from 'node:timers/promises'
import { gather, inPsql, once, others, type PostgresStage, seatsOf } from './stage.ts'
import { all, doneOrSentAway, type Finding, tell, witnessAll } from './witness.ts'

type Fault = (stage: PostgresStage) => Promise<Finding>

/** Bookers meet trouble that concerns them alone, and others go on meanwhile; `end` ends it. */
async function amidBookings(
  stage: PostgresStage,
  fault: string,
  begin: (slotId: string) => Promise<() => Promise<unknown>>,
  isOfOneSlot = false,
): Promise<Finding> {
  const { slotId, asks } = await gather(stage)
  const elsewhere = await gather(stage)
  const end = await begin(slotId)
  const bookings = witnessAll(asks)
  await pause(1000)
  const meanwhile = await witnessAll(others(stage))
  const besides = await witnessAll(elsewhere.asks.slice(0, 5))
  const booked = await bookings
  await end()
  const again = await witnessAll(asks)
  const seats = await seatsOf(stage, slotId)
  return {
    fault,
    caller: [
      `bookers: ${tell(booked)}`,
      `others: ${tell(meanwhile)}`,
      `bookers of another slot: ${tell(besides)}`,
      `afterwards: ${tell(again)}`,
    ].join('<br>'),
    held: seats.text,
    asHoped:
      doneOrSentAway([...booked, ...besides]) &&
      (!isOfOneSlot || all(besides, 200)) &&
      all(meanwhile, 200) &&
      all(again, 200) &&
      seats.right &&
      seats.booked === asks.length,
  }
}

const heldRow: Fault = (stage) =>
  amidBookings(
    stage,
    'a row held in psql for as long as anybody waits',
    (slotId) => inPsql(stage.cluster, 'begin', `select from slots where id = '${slotId}' for update`),
    true,
  )

const lockedTable: Fault = (stage) =>
  amidBookings(stage, 'a table locked (access exclusive on bookings)', () =>
    inPsql(stage.cluster, 'begin', 'lock table bookings in access exclusive mode'),
  )

const onBooking = (does: string) => `
  create function trouble() returns trigger language plpgsql as $$ begin ${does}; return new; end $$;
  create trigger trouble before insert on bookings for each row execute function trouble()`

const triggered = (stage: PostgresStage, fault: string, does: string) =>
  amidBookings(stage, fault, async () => {
    await once(stage.cluster, onBooking(does))
    return () => once(stage.cluster, 'drop function trouble() cascade')
  })

const slowStatement: Fault = (stage) =>
  triggered(
    stage,
    'a statement of 60 s (pg_sleep in a trigger); 30 of them are more than the pool',
    'perform pg_sleep(60)',
  )

const deadlocks: Fault = (stage) =>
  triggered(
    stage,
    'every booking loses a deadlock (40P01)',
    `raise exception 'deadlock' using errcode = '40P01'`,
  )

/** Everybody calls, first while it lasts, then when it is over. */
async function forEverybody(
  stage: PostgresStage,
  fault: string,
  begin: () => Promise<() => Promise<unknown>>,
  busyMs = 0,
): Promise<Finding> {
  const { slotId, asks } = await gather(stage)
  const end = await begin()
  const calls = [...others(stage), ...asks]
  const during = await witnessAll(calls)
  await end()
  for (const until = performance.now() + busyMs; performance.now() < until; await pause(1000))
    await witnessAll(calls)
  const after = await witnessAll(calls)
  const seats = await seatsOf(stage, slotId)
  return {
    fault,
    caller: `${tell(during)}<br>afterwards: ${tell(after)}`,
    held: seats.text,
    asHoped: doneOrSentAway(during) && all(after, 200) && seats.right && seats.booked === asks.length,
  }
}

const hung: Fault = (stage) =>
  forEverybody(stage, 'hung: every process of PostgreSQL stopped by SIGSTOP', async () => {
    const thaw = await stage.cluster.freeze()
    return async () => thaw()
  })

const stopped: Fault = (stage) =>
  forEverybody(stage, 'stopped, and started again', async () => {
    await stage.cluster.halt()
    return stage.cluster.resume
  })

const killed: Fault = (stage) =>
  forEverybody(stage, 'killed (SIGKILL), and started again', async () => {
    await stage.cluster.kill()
    return stage.cluster.resume
  })

const CUT_OFF = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`

/** Connects until there is no connection left; the function that comes back ends them all. */
async function takeAllConnections(cluster: PostgresStage['cluster']) {
  const taken: (() => Promise<void>)[] = []
  for (;;) {
    try {
      taken.push(await inPsql(cluster))
    } catch {
      return () => Promise.all(taken.map((end) => end()))
    }
  }
}

const outOfConnections: Fault = (stage) =>
  forEverybody(stage, 'others hold all connections of PostgreSQL (53300)', async () => {
    await once(stage.cluster, CUT_OFF)
    return takeAllConnections(stage.cluster)
  })

/** A connection to what was the primary stays open, and reads on: it is given up within a minute, however busy it is. */
const GIVEN_UP_MS = 65_000

const readOnly: Fault = (stage) =>
  forEverybody(
    stage,
    'a standby after a failover: it reads and does not write (25006)',
    async () => {
      const turn = (how: string) =>
        once(stage.cluster, 'set default_transaction_read_only = off', `alter database postgres ${how}`)
      await turn('set default_transaction_read_only = on')
      await once(stage.cluster, CUT_OFF)
      return () => turn('reset default_transaction_read_only')
    },
    GIVEN_UP_MS,
  )

export const POSTGRES_FAULTS: readonly Fault[] = [
  heldRow,
  lockedTable,
  slowStatement,
  deadlocks,
  hung,
  stopped,
  killed,
  outOfConnections,
  readOnly,
]
