import { readdir, readFile } from 'node:fs/promises'
import { setInterval as every } from 'node:timers/promises'

/** What it cost: milliseconds, and the peak of the memory in use by this process and all it started, in MiB. */
export type Measure = { ms: number; mb: number }

const SAMPLE_MS = 50
const MIB = 1024 * 1024

/** Does the work and measures it. Memory is what Linux says of the tree of processes, elsewhere that of this process alone. */
export async function measured<T>(work: () => Promise<T>): Promise<{ result: T; measure: Measure }> {
  const ended = new AbortController()
  const peak = watchMemory(ended.signal)
  const began = performance.now()
  try {
    const result = await work()
    const ms = Math.round(performance.now() - began)
    ended.abort()
    return { result, measure: { ms, mb: Math.round((await peak) / MIB) } }
  } finally {
    ended.abort()
  }
}

async function watchMemory(signal: AbortSignal): Promise<number> {
  let peak = await memoryInUse()
  try {
    for await (const _ of every(SAMPLE_MS, null, { signal, ref: false })) peak = Math.max(peak, await memoryInUse())
  } catch {
    // The work has ended.
  }
  return peak
}

async function memoryInUse(): Promise<number> {
  const own = process.memoryUsage.rss()
  const others = await Promise.all((await descendants(process.pid)).map(memoryOf))
  return others.reduce((all, one) => all + one, own)
}

/** What a process has for itself: pages several processes share, as those of a database, would else be counted for each. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024
}

async function descendants(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  const children = lists.join(' ').split(/\s+/).filter(Boolean).map(Number)
  return [...children, ...(await Promise.all(children.map(descendants))).flat()]
}
