import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findTool, TOOL_DECLARATIONS, toolsFor } from './index.ts'

it.each(TOOL_DECLARATIONS.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })))(
  '$name is told with its manual and a schema without what a protocol might not take',
  ({ name, description, inputSchema }) => {
    expect(description).toMatch(/^[A-Z].{80,}\.$/s)
    expect(inputSchema).toMatchObject({ type: 'object' })
    expect(JSON.stringify(inputSchema)).not.toMatch(/"\$ref"|"not":/)
    expect(findTool(name)?.name).toBe(name)
  },
)

it('knows no other tools, and none that sends', () => {
  expect(findTool('SEND_EMAIL')).toBeNull()
  expect(findTool('constructor')).toBeNull()
})

it('tells of no manual that no tool has', () => {
  const manuals = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'))
  const told = TOOL_DECLARATIONS.map(({ description }) => description)
  for (const name of manuals)
    expect(told, name).toContain(readFileSync(path.join(import.meta.dirname, name), 'utf8').trim())
  expect(manuals.length).toBeGreaterThan(0)
})

const AROUND = { library: { documents: 1, found: [], rules: [] }, web: true }

it('offers no look over all clients in the workspace of one, which others see', () => {
  const account = { id: 'a', name: 'Oak Hill', today: '2027-03-01', records: [] } as unknown as NonNullable<
    Parameters<typeof toolsFor>[0]['account']
  >
  const names = toolsFor({ account, entitlements: [], ...AROUND }).map(({ name }) => name)
  expect(names).toContain('SEARCH_FILE')
  expect(names).not.toContain('SEARCH_KNOWLEDGE_GRAPH')
})

it('offers the PDF editor to agencies whose plan has it, and all else to everybody', () => {
  const names = (entitlements: Parameters<typeof toolsFor>[0]['entitlements']) =>
    toolsFor({ account: null, entitlements, ...AROUND }).map(({ name }) => name)
  expect(names(['COPILOT_PDF_EDITOR'])).toEqual(TOOL_DECLARATIONS.map(({ name }) => name))
  expect(names([])).toEqual(TOOL_DECLARATIONS.map(({ name }) => name).filter((name) => name !== 'PDF_EDITOR'))
})
