import { describe, expect, it } from 'vitest'
import { knownFiles } from './known-files.ts'
import type { RequestParts } from './request-facts.ts'

const file = (id: string, type: string) => ({ id, name: `${id}.pdf`, type })
const policy = (id: string, ...files: ReturnType<typeof file>[]) =>
  ({ id, type: 'GENERAL_LIABILITY', policyNumber: `GL-${id}`, carrier: null, files }) as const
const asked = (businessPolicy: object | null) =>
  ({
    businessPolicy,
    emailThreads: [{ attachments: [{ id: 'mail', name: 'lease.pdf' }] }],
  }) as unknown as RequestParts
type Policies = Parameters<typeof knownFiles>[1]
const CLIENT = [
  policy('1', file('declarations', 'POLICY_DOCUMENT'), file('invoice', 'INVOICE')),
  policy('2', file('binder', 'BINDER')),
] as unknown as Policies
const along = (of: RequestParts) => knownFiles(of, CLIENT).flatMap(({ id, goesAlong }) => (goesAlong ? id : []))

describe('files for a request', () => {
  it('are those of all the client has in force where it names no policy: what says what is covered goes along', () => {
    expect(along(asked(null))).toEqual(['mail', 'declarations', 'binder'])
    expect(knownFiles(asked(null), CLIENT).map(({ from }) => from)).toEqual([
      'From the e-mail',
      'General Liability GL-1',
      'General Liability GL-1',
      'General Liability GL-2',
    ])
  })

  it('are those of the policy it names; the others are offered', () => {
    const of = asked(policy('2', file('binder', 'BINDER')))
    expect(along(of)).toEqual(['mail', 'binder'])
    expect(knownFiles(of, CLIENT).map(({ id }) => id)).toEqual(['mail', 'binder', 'declarations', 'invoice'])
  })
})
