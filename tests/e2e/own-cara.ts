import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A Cara of one test's own at a free address of this machine, with settings of its own, that can be killed and started again on the same folder. */
export async function aCara(url: string, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cara-own-'))
  const args = [path.join(import.meta.dirname, 'serve.ts'), new URL(url).port, folder, JSON.stringify(settings)]
  let child: ChildProcess
  const start = async () => {
    child = spawn(process.execPath, args, { stdio: 'ignore' })
    for (let tries = 0; tries < 2_400; tries++) {
      if (await fetch(`${url}/healthz`).catch(() => null)) return
      await wait(100)
    }
    throw new Error('Cara did not start.')
  }
  const end = (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }
  await start()
  return {
    folder,
    start,
    kill: () => end('SIGKILL'),
    async end() {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type OwnCara = Awaited<ReturnType<typeof aCara>>
