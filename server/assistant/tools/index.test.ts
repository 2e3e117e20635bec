import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findTool, TOOL_DECLARATIONS } from './index.ts'

it.each(TOOL_DECLARATIONS.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })))(
  '$name is told with its manual and a schema without what a protocol might not take',
  ({ name, description, inputSchema }) => {
    const manual = new URL(`./${name.toLowerCase().replaceAll('_', '-')}.md`, import.meta.url)
    expect(description).toBe(readFileSync(manual, 'utf8').trim())
    expect(inputSchema).toMatchObject({ type: 'object' })
    expect(JSON.stringify(inputSchema)).not.toMatch(/"\$ref"|"not":/)
    expect(findTool(name)?.name).toBe(name)
  },
)

it('knows no other tools, and none that sends', () => {
  expect(findTool('SEND_EMAIL')).toBeNull()
  expect(findTool('constructor')).toBeNull()
})
