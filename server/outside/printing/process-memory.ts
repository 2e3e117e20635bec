import { readdir, readFile } from 'node:fs/promises'

/** Of a memory page on most machines; where pages are larger, the memory is taken for less than it is, and time is the bound. */
const PAGE_BYTES = 4096

/** The processes of this machine with who started them; none where the system does not tell. */
async function processes(): Promise<{ pid: string; parent: string }[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')))
  // A name may hold any sign: what follows stands behind its last bracket.
  return stats.flatMap((stat, at) => {
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
    return parent ? [{ pid: pids[at]!, parent }] : []
  })
}

/** The process that was started with an argument, or null. */
export async function processWith(argument: string): Promise<string | null> {
  const all = await processes()
  const said = await Promise.all(all.map(({ pid }) => readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => '')))
  const found = all.filter((_, at) => said[at]!.split('\0').includes(argument))
  // Those it started may carry the argument too.
  return found.find(({ parent }) => !found.some(({ pid }) => pid === parent))?.pid ?? null
}

/** The memory of a process and of all it started, in bytes, without what they share with others. */
export async function memoryOf(pid: string): Promise<number> {
  const children = Map.groupBy(await processes(), ({ parent }) => parent)
  const all = [pid]
  for (const one of all) all.push(...(children.get(one) ?? []).map((child) => child.pid))
  const own = await Promise.all(
    all.map(async (one) => {
      const [, resident, shared] = (await readFile(`/proc/${one}/statm`, 'latin1').catch(() => '0 0 0')).split(' ')
      return (Number(resident) - Number(shared)) * PAGE_BYTES
    }),
  )
  return own.reduce((sum, bytes) => sum + bytes, 0)
}
