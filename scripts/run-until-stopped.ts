import { readFileSync } from 'node:fs'

/** A service manager waits about ten seconds before it kills. */
const PATIENCE_MS = 9000
const WATCH_MS = 500
const SAME_MS = 1000

/**
 * Runs a program until it is asked to end: by SIGINT, SIGTERM or SIGHUP, also while it is still starting, or by the death of
 * the npm that started it, whose signals may not reach us. It is then stopped in order, and ends after nine seconds whatever
 * hangs. A second signal ends it at once, but not one that comes with the first: npm passes on what a service manager sent to all.
 */
export function runUntilStopped(start: () => Promise<{ stop(): Promise<void> }>) {
  const started = start()
  let askedAt: number | null = null

  async function stop() {
    if (askedAt !== null && performance.now() - askedAt < SAME_MS) return
    if (askedAt !== null) process.exit(1)
    askedAt = performance.now()
    setTimeout(() => process.exit(1), PATIENCE_MS)
    await started.then((program) => program.stop()).catch(() => {})
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  if (process.env.npm_lifecycle_event) onParentGone(() => askedAt ?? void stop())
  started.catch((error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  })
}

/** Tells once npm is gone. A process whose parent has died belongs to another one from then on; npm may stand behind a shell. */
function onParentGone(tell: () => void) {
  const parent = process.ppid
  const npm = isShell(parent) && parentOf(parent)
  setInterval(() => {
    const now = npm && parentOf(parent)
    if (process.ppid !== parent || (now && now !== npm)) tell()
  }, WATCH_MS).unref()
}

/** Both read /proc (proc(5)); where there is none, a shell is not seen and npm is taken for the parent. */
function isShell(pid: number) {
  return /(^|\/)(ba|da|a|z|k)?sh$/.test(readProcess(pid, 'cmdline').split('\0')[0]!)
}

/** NaN when it cannot be read. */
function parentOf(pid: number) {
  const status = readProcess(pid, 'stat')
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
}

function readProcess(pid: number, file: 'cmdline' | 'stat') {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
