import { spawn } from 'node:child_process'
import path from 'node:path'

/** `npm test`: every check there is, the quick ones first. Ends at the first that fails. */
const ROOT = path.join(import.meta.dirname, '..')
// Many tests start the product anew: what Node compiled for one is there for the next.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules', '.cache', 'compiled')
const bin = (name: string) => path.join(ROOT, 'node_modules', '.bin', name)

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['routes', process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ['types', bin('tsc'), ['-b']],
  ['format and lint', bin('biome'), ['ci', '.', '--error-on-warnings']],
  ['lint with types', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']],
  ['dead code', bin('knip'), []],
  ['schema and generated types', process.execPath, ['scripts/generate.ts', '--check']],
  ['unit and service tests', bin('vitest'), ['run']],
  ['browser tests', bin('playwright'), ['test']],
]

for (const [name, command, args] of CHECKS) {
  process.stdout.write(`\n── ${name}\n`)
  const began = performance.now()
  const code = await new Promise<number>((resolve) => {
    spawn(command, args, { cwd: ROOT, stdio: 'inherit' }).once('exit', (exit) => resolve(exit ?? 1))
  })
  if (code !== 0) {
    process.stderr.write(`\nFailed: ${name}\n`)
    process.exit(code)
  }
  process.stdout.write(`   ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}
