import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Whether a process does anything any more: one that ended but that nobody has asked about (state Z) does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The name of the program stands in brackets before the state, and may hold brackets and blanks itself (proc(5)).
  const state = status?.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3)
  return state !== 'Z' && state !== 'X'
}

/** Whether a living process is another program than PostgreSQL: after a crash its number may have gone to somebody else. */
export async function isOtherProgram(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command !== '' && !path.basename(command.split('\0')[0]!).startsWith('postgres')
}

/** Sends each signal in turn and waits its milliseconds for the process to end. */
export async function endProcess(pid: number, steps: [signal: NodeJS.Signals, patience: number][]) {
  for (const [signal, patience] of steps) {
    if (!(await isAlive(pid))) return
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const deadline = Date.now() + patience; Date.now() < deadline && (await isAlive(pid)); ) await wait(20)
  }
}
