import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/** `npm run dev`: the API restarts and the web reloads on every change; open the address that Vite prints. */
const ROOT = path.join(import.meta.dirname, '..')
const children: ChildProcess[] = []
start(['--watch', '--watch-preserve-output', 'scripts/serve-api.ts'])
start(['node_modules/@react-router/dev/bin.cjs', 'dev'])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))

/** Both live and end together. */
function start(args: string[]) {
  const env = { ...process.env, API_PORT: process.env.API_PORT ?? '3001' }
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env })
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop('SIGTERM')
  })
  children.push(child)
}

function stop(signal: NodeJS.Signals) {
  for (const child of children) if (child.exitCode === null) child.kill(signal)
}
