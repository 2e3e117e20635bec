import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACTS, type Kind, type Rights, ROLES } from '../shared/roles.ts'
import { can, must } from './can.ts'
import type { Actor } from './ctx.ts'

const robin: Actor = { kind: 'user', agencyId: 'otter', userId: 'robin' }
const cara: Actor = { kind: 'cara', agencyId: 'otter', userId: 'robin' }
const owner: Rights = { role: 'OWNER', sees: 'ALL_ACCOUNTS' }

describe('can', () => {
  it('lets nobody do anything in another agency', () => {
    for (const actor of [robin, cara])
      for (const act of ACTS) expect(can(actor, owner, act, { kind: 'workspace', agencyId: 'heron' })).toBe(false)
  })

  it('lets an owner do everything in the own agency, and Cara what no person must answer for', () => {
    const may = (actor: Actor, rights: Rights | null) =>
      ACTS.filter((act) => can(actor, rights, act, { kind: 'form-template', agencyId: 'otter' }))
    expect(may(robin, owner)).toEqual(ACTS)
    expect(may(cara, owner)).toEqual(['read', 'create', 'change', 'run'])
    expect(may({ kind: 'house', agencyId: 'otter', userId: null }, null)).toEqual([
      'read',
      'create',
      'change',
      'delete',
    ])
  })

  it('gives each role its acts, and Cara no more than who asked', () => {
    const kinds: Kind[] = ['account', 'import', 'carrier', 'workspace', 'agency-user', 'subscription', 'self']
    const table = Object.fromEntries(
      ROLES.map(({ id: role }) => [
        role,
        kinds.map((kind) => {
          const may = (actor: Actor) =>
            ACTS.filter((act) => can(actor, { ...owner, role }, act, { kind, agencyId: 'otter' }))
          const acts = may(robin)
          expect(may(cara)).toEqual(acts.filter((act) => act !== 'delete' && act !== 'confirm'))
          return `${kind}: ${acts.map((act) => act[0]).join('')}`
        }),
      ]),
    )
    // The letters are the first ones of read, create, change, delete, run and confirm.
    expect(table).toEqual({
      OWNER: kinds.map((kind) => `${kind}: rccdrc`),
      PRODUCER: [
        'account: rccdrc',
        'import: rccdrc',
        'carrier: rccdrc',
        'workspace: rccdrc',
        'agency-user: r',
        'subscription: r',
        'self: rccdrc',
      ],
      SERVICE: [
        'account: rccdr',
        'import: r',
        'carrier: rcc',
        'workspace: rccdrc',
        'agency-user: r',
        'subscription: r',
        'self: rccdrc',
      ],
      READ_ONLY: [
        'account: r',
        'import: r',
        'carrier: r',
        'workspace: r',
        'agency-user: r',
        'subscription: r',
        'self: rccdrc',
      ],
    })
  })

  it('shows no import, which is of all accounts, to who sees some of them', () => {
    const rights: Rights = { role: 'PRODUCER', sees: 'ASSIGNED_ACCOUNTS' }
    for (const act of ACTS) expect(can(robin, rights, act, { kind: 'import', agencyId: 'otter' })).toBe(false)
  })

  it('refuses with a sentence', () => {
    expect(() => must({ actor: cara, rights: owner }, 'delete', 'workspace')).toThrow('You may not do this.')
    expect(() => must({ actor: robin, rights: owner }, 'read', 'workspace', 'heron')).toThrow('You may not do this.')
  })
})

/** Where verbs stand: everything of a domain that is no rule, store, door or job, and the services of the other rooms. */
const VERBS = /^(domains\/[^/]+\/(?!types|rules|store|graph|jobs|seed)[^/]+|(runs|effects)\/service)\.ts$/
const SERVICES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => VERBS.test(file) && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')] as const)

describe('every verb', () => {
  it.each(SERVICES)('of %s asks whether the actor may', (_file, source) => {
    const verbs = source.split(/^export (?=async function|function|const)/m).slice(1)
    const acting = verbs.filter((verb) => /^[^\n]*?\(\s*(ctx|acting|\{[^}]*\}): (Ctx|Acting)/.test(verb))
    const silent = acting.filter((verb) => !/\bmust(First)?\(|\bdemandStillActing\b/.test(verb.split(/^}$/m)[0]!))
    expect(silent.map((verb) => verb.split('(')[0])).toEqual([])
  })

  it('is looked for in every service', () => {
    expect(SERVICES.length).toBeGreaterThanOrEqual(15)
  })
})
