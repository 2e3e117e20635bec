import { execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * `npm run check -- [paths]`: the quick loop while you work. Types, format, lint, and the tests of what changed: those next to the given
 * files and those that import one of them. Without paths, the files that differ from the last commit. It is no replacement for `npm test`,
 * which runs everything.
 */
const ROOT = path.join(import.meta.dirname, '..')
const SOURCE = /\.(ts|tsx|css|json)$/
const TEST = /\.test\.tsx?$/
const bin = (name: string) => path.join(ROOT, 'node_modules', '.bin', name)
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

const asked = process.argv.slice(2).map((name) => path.relative(ROOT, path.resolve(name)))
const missing = asked.filter((name) => !existsSync(path.join(ROOT, name)))
if (missing.length) {
  process.stderr.write(`There is no ${missing.join(', ')}.\n`)
  process.exit(1)
}
const paths = (
  asked.length ? asked : [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')]
).filter((name) => existsSync(path.join(ROOT, name)))
const sources = paths.filter((name) => SOURCE.test(name) || statSync(path.join(ROOT, name)).isDirectory())
if (!sources.length) {
  process.stdout.write('Nothing changed since the last commit.\n')
  process.exit(0)
}

/** The test files of a path: all inside a folder; those next to a file and those that import it. */
function testsOf(name: string, tests: readonly string[]) {
  if (TEST.test(name)) return [name]
  if (statSync(path.join(ROOT, name)).isDirectory())
    return tests.filter((test) => test.startsWith(`${name}${path.sep}`))
  const imports = (test: string) =>
    [...readFileSync(path.join(ROOT, test), 'utf8').matchAll(/from '(\.[^']+)'/g)].some(
      ([, target]) => path.join(path.dirname(test), target!) === name,
    )
  return tests.filter((test) => path.dirname(test) === path.dirname(name) || imports(test))
}

const tests = globSync('{server,shared,web,scripts,tests}/**/*.test.{ts,tsx}', { cwd: ROOT })
const chosen = [...new Set(sources.flatMap((name) => testsOf(name, tests)))].toSorted()

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['types', bin('tsc'), ['-b']],
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...sources]],
  [
    'lint with types',
    bin('oxlint'),
    ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...sources],
  ],
  ...(chosen.length
    ? [[`${chosen.length} test files`, bin('vitest'), ['run', ...chosen]] as [string, string, string[]]]
    : []),
]

/** Runs one check to its end; what it printed is shown only if it failed. */
function run([name, command, args]: (typeof CHECKS)[number]) {
  const began = performance.now()
  return new Promise<boolean>((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('exit', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said))
      process.stdout.write(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
      )
      resolve(code === 0)
    })
  })
}

const results = await Promise.all(CHECKS.map(run))
process.exit(results.every(Boolean) ? 0 : 1)
