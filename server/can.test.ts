import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Act, can, must } from './can.ts'
import type { Actor } from './ctx.ts'

const robin: Actor = { kind: 'user', agencyId: 'otter', userId: 'robin' }
const cara: Actor = { kind: 'cara', agencyId: 'otter', userId: 'robin' }
const ACTS: Act[] = ['read', 'create', 'change', 'delete', 'run', 'confirm']

describe('can', () => {
  it('lets nobody do anything in another agency', () => {
    for (const actor of [robin, cara])
      for (const act of ACTS) expect(can(actor, act, { kind: 'workspace', agencyId: 'heron' })).toBe(false)
  })

  it('lets a user do everything in the own agency, and Cara what no person must answer for', () => {
    const may = (actor: Actor) => ACTS.filter((act) => can(actor, act, { kind: 'form-template', agencyId: 'otter' }))
    expect(may(robin)).toEqual(ACTS)
    expect(may(cara)).toEqual(['read', 'create', 'change', 'run'])
    expect(may({ kind: 'house', agencyId: 'otter', userId: null })).toEqual(['read', 'create', 'change', 'delete'])
  })

  it('refuses with a sentence', () => {
    expect(() => must({ actor: cara }, 'delete', 'workspace')).toThrow('You may not do this.')
    expect(() => must({ actor: robin }, 'read', 'workspace', 'heron')).toThrow('You may not do this.')
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
    const silent = acting.filter((verb) => !/\bmust\(|\bdemandStillActing\b/.test(verb.split(/^}$/m)[0]!))
    expect(silent.map((verb) => verb.split('(')[0])).toEqual([])
  })

  it('is looked for in every service', () => {
    expect(SERVICES.length).toBeGreaterThanOrEqual(15)
  })
})
