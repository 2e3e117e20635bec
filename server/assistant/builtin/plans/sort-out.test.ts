import { expect, it } from 'vitest'
import { type DocumentKind, isSilent } from '../../../documents/index.ts'
import { DOCUMENT_KINDS } from '../../../documents/kinds.ts'
import type { Paper } from '../papers.ts'
import { sortOut } from './sort-out.ts'

const saidOf = (kind: DocumentKind) => {
  const policy = { lines: ['gl'], number: 'QF-1', effective: null, expiration: null, status: 'current' }
  const paper = { name: 'file.pdf', facts: { kind, policies: [policy], conflicts: [] } } as unknown as Paper
  return sortOut({ read: [paper], failed: [], unopened: [] })
}

it.each(DOCUMENT_KINDS)('says of no document but a policy that it has one: %s', (kind) => {
  const does = kind === 'declarations' ? 'holds' : kind === 'binder' ? 'binds' : 'names'
  expect(saidOf(kind)).toContain(` It ${does} policy QF-1 for general liability.`)
  if (isSilent(kind)) expect(does).toBe('names')
})
