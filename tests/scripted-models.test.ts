import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = path.join(import.meta.dirname, 'support/model-servers')
/** What speaks for a model, not what sets one up for a test. */
const SCRIPTS = [
  'script.ts',
  'obedient.ts',
  'otter-form.ts',
  'wire.ts',
  'openai-wire.ts',
  'anthropic-wire.ts',
  'steady-model.ts',
]

it.each(SCRIPTS)('%s knows of the product only what comes over the wire', (name) => {
  expect(readdirSync(FOLDER)).toContain(name)
  const imported = [
    ...readFileSync(path.join(FOLDER, name), 'utf8').matchAll(/^(?:import|export)[^;]*? from '([^']+)'/gm),
  ]
  expect(imported.map(([, from]) => from!).filter((from) => !/^(?:\.\/|node:)/.test(from))).toEqual([])
})
