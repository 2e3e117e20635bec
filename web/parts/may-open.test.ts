import type { RouteConfigEntry } from '@react-router/dev/routes'
import { generatePath } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '../routes.ts'
import { ASKING, mayGo, refusedAt } from './may-open.ts'

const SOURCES = import.meta.glob<string>('../routes/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

type Screen = { address: string; source: string }

function screensIn(entries: readonly RouteConfigEntry[], above: string): Screen[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const address = path ? `${above}/${path}` : above
    return [{ address, source: SOURCES[`../${file}`] ?? '' }, ...screensIn(children, address)]
  })
}
const SCREENS = screensIn(routes.find(({ id }) => id === 'shell')!.children!, '/app')

/** Every user opens these: what may be done there is asked on the screen, or is of the user alone. */
const OPEN = [
  '/app/accounts/:id/certificates/:certificateId',
  '/app/accounts/:id/certificates/many/:batchId',
  '/app/day',
  '/app/knowledge/:documentId',
  '/app/presets/:presetId/duplicate',
  '/app/presets/:presetId/edit',
  '/app/presets/archive',
  '/app/servicing',
  '/app/settings/agency',
  '/app/settings/carriers/:carrierId',
  '/app/settings/you',
  '/app/styles/:styleId',
  '/app/tasks',
  '/app/templates/:templateId',
  '/app/views',
  '/app/workspaces/archive',
  '/app/workspaces/put-back',
]
/** What owners alone manage: the screens ask by themselves, and say who an owner is (tests/e2e/users.spec.ts). */
const OF_OWNERS = /^\/app\/settings\/(subscription|forms)/

describe('an address that changes something', () => {
  const changing = SCREENS.filter(({ source }) => /clientAction|<RouteDialog/.test(source)).map(
    ({ address }) => address,
  )

  it('is found in the routes', () => expect(changing.length).toBeGreaterThan(20))

  it.each(changing.filter((address) => !OF_OWNERS.test(address)))('%s asks whether the user may', (address) => {
    expect([...ASKING, ...OPEN]).toContain(address)
  })
})

it('what is asked is asked of addresses there are', () => {
  const addresses = new Set(SCREENS.map(({ address }) => address))
  expect([...ASKING, ...OPEN].filter((address) => !addresses.has(address))).toEqual([])
})

const addressOf = (pattern: string) =>
  generatePath(pattern, {
    id: 'a',
    contactId: 'b',
    otherId: 'c',
    carrierId: 'd',
    presetId: 'e',
    fileId: 'f',
    templateId: 'g',
    documentId: 'h',
  } as Record<string, string>)
const refusedFor = (rights: Parameters<typeof refusedAt>[0]) =>
  ASKING.filter((pattern) => refusedAt(rights, addressOf(pattern)) !== null)

describe('the addresses refused to', () => {
  const MERGES = [
    '/app/accounts/:id/merge',
    '/app/accounts/:id/merge/:otherId',
    '/app/settings/carriers/:carrierId/merge',
  ]

  it('an owner are none', () => {
    expect(refusedFor({ role: 'OWNER', sees: 'ALL_ACCOUNTS' })).toEqual([])
  })

  it('service are those that merge and import', () => {
    const refused = [...MERGES, '/app/settings/class-codes/import']
    expect(refusedFor({ role: 'SERVICE', sees: 'ALL_ACCOUNTS' })).toEqual(refused)
  })

  it('read-only are all but those of imports, which it reads', () => {
    expect(
      ASKING.filter((address) => !refusedFor({ role: 'READ_ONLY', sees: 'ALL_ACCOUNTS' }).includes(address)),
    ).toEqual(['/app/imports', '/app/imports/:id'])
  })

  it('who sees assigned accounts are those of imports', () => {
    expect(refusedFor({ role: 'PRODUCER', sees: 'ASSIGNED_ACCOUNTS' })).toEqual(['/app/imports', '/app/imports/:id'])
  })
})

it('a refused user goes back to the screen the address belongs to', () => {
  const reader = { role: 'READ_ONLY', sees: 'ALL_ACCOUNTS' } as const
  expect(refusedAt(reader, '/app/accounts/7/contacts/8/edit')).toBe('/app/accounts/7')
  expect(refusedAt(reader, '/app/policies/new')).toBe('/app/policies')
  expect(refusedAt({ ...reader, sees: 'ASSIGNED_ACCOUNTS' }, '/app/imports/9')).toBe('/app')
})

it('what leads somewhere asks what it does there, too', () => {
  const service = { role: 'SERVICE', sees: 'ALL_ACCOUNTS' } as const
  expect(mayGo(service, { to: '/app/imports' })).toBe(true)
  expect(mayGo(service, { to: '/app/imports', may: ['create', 'import'] })).toBe(false)
  expect(mayGo({ ...service, role: 'READ_ONLY' }, { to: '/app/policies/new?accountId=7' })).toBe(false)
})
