import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** `npm run bench [-- <name> …]`: runs the measurements of bench/, one after the other, each against its own yardstick. */
const FOLDER = path.join(import.meta.dirname, '..', 'bench')
const wanted = process.argv.slice(2)
const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -3))

for (const name of names.filter((name) => !wanted.length || wanted.includes(name)).sort()) {
  process.stdout.write(`\n── ${name}\n`)
  const child = spawn(process.execPath, [path.join(FOLDER, `${name}.ts`)], { stdio: 'inherit' })
  const code = await new Promise<number>((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)))
  if (code !== 0) process.exitCode = code
}
