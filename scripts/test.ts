import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/**
 * `npm test`: every check there is. The quick ones run two at a time, each with its output in one piece, while the web is built that later
 * tests start; then the tests, which use all of the machine by themselves. Ends at the first that fails.
 */
const ROOT = path.join(import.meta.dirname, '..')
// Many tests start the product anew: what Node compiled for one is there for the next.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules', '.cache', 'compiled')
const bin = (name: string) => path.join(ROOT, 'node_modules', '.bin', name)

type Check = [name: string, command: string, args: string[]]

const ROUTES: Check = ['routes', process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'typegen']]
const QUICK: Check[] = [
  ['build of the web', process.execPath, ['scripts/build.ts']],
  ['types', bin('tsc'), ['-b']],
  ['format and lint', bin('biome'), ['ci', '.', '--error-on-warnings']],
  ['lint with types', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']],
  ['dead code', bin('knip'), []],
  ['schema and generated types', process.execPath, ['scripts/generate.ts', '--check']],
]
const TESTS: Check[] = [
  ['unit and service tests', bin('vitest'), ['run']],
  ['browser tests', bin('playwright'), ['test']],
]

const running = new Set<ChildProcess>()

/** Runs a check to its end; `isShown` sends its output on as it comes, else it is shown in one piece. */
async function run([name, command, args]: Check, isShown: boolean) {
  const began = performance.now()
  // A group of its own: what a check has started ends with it.
  const child = spawn(command, args, {
    ...{ cwd: ROOT, detached: !isShown },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  if (isShown) process.stdout.write(`\n── ${name}\n`)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1)).once('close', (exit) => resolve(exit ?? 1))
  })
  running.delete(child)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(isShown ? `   ${seconds} s\n` : `\n── ${name}\n${said}   ${seconds} s\n`)
  if (code === 0) return
  endAll()
  process.stderr.write(`\nFailed: ${name}\n`)
  process.exit(code)
}

function endAll() {
  for (const child of running)
    try {
      process.kill(-child.pid!, 'SIGTERM')
    } catch {
      child.kill() // Tests are no group of their own; what has ended is not harmed.
    }
}

/** Takes one check after the other from a list that several take from. */
async function workThrough(checks: Check[]) {
  for (let check = checks.shift(); check; check = checks.shift()) await run(check, false)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll()
    process.exit(1)
  })

await run(ROUTES, false)
const left = [...QUICK]
await Promise.all([workThrough(left), workThrough(left)])
for (const check of TESTS) await run(check, true)
