import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

/** The rows of docs/spec-map.md: what, where, shown by. */
const rows = readFileSync(path.join(ROOT, 'docs/spec-map.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (what|---)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

const namedIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!.replace(/^e2e\//, 'tests/e2e/'))

it('has a row for each part, and reads them all', () => {
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter((row) => row.length !== 3)).toEqual([])
})

it.each(rows.map(([what, where, shownBy]) => ({ what, where, shownBy })))(
  '$what: names its code and a test of it',
  ({ where, shownBy }) => {
    const [code, shown] = [namedIn(where), namedIn(shownBy)]
    const commands = shown.filter((name) => name.startsWith('npm run '))
    const tests = shown.filter((name) => !commands.includes(name))
    expect(code.length).toBeGreaterThan(0)
    expect([...code, ...tests].filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([])
    expect(tests.filter((name) => !/\.(test|spec)\.ts$/.test(name))).toEqual([])
    expect(tests.length + commands.length).toBeGreaterThan(0)
  },
)
