import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface Process {
  pid: number
  parent: number
  name: string
  /** Milliseconds of processor time, with that of children that have ended. */
  spent: number
}

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    return {
      pid: Number(pid),
      parent,
      name,
      spent: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS,
    }
  } catch {
    return undefined // it has ended, or this is no Linux
  }
}

function listProcesses(): Process[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.map(readProcess).filter((found) => found !== undefined)
  } catch {
    return []
  }
}

/** Milliseconds of processor time that the processes of that name below this one have spent; 0 where there is no /proc. */
export function spentBelow(name: string): number {
  const processes = listProcesses()
  const isBelow = ({ parent }: Process): boolean => {
    if (parent === process.pid) return true
    const above = processes.find(({ pid }) => pid === parent)
    return above !== undefined && isBelow(above)
  }
  return processes
    .filter((one) => one.name === name && isBelow(one))
    .reduce((sum, { spent }) => sum + spent, 0)
}
