import { spawn } from 'node:child_process'
import path from 'node:path'

/** `npm run dev`: the API restarts and the web reloads on every change; open the address that Vite prints. */
const ROOT = path.join(import.meta.dirname, '..')
const api = start(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/serve-api.ts'])
const web = start(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'dev'])

function start(command: string, args: string[]) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, API_PORT: process.env.API_PORT ?? '3001' },
  })
  child.once('exit', (code) => {
    api?.kill()
    web?.kill()
    process.exitCode = code ?? 0
  })
  return child
}
