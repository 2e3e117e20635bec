import { describe, expect, test } from 'vitest'
import type { DocumentFacts, Said } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { acord25 } from './index.ts'

const OCCURRENCE = 'GeneralLiability_EachOccurrence_LimitAmount_A'
const AGGREGATE = 'GeneralLiability_GeneralAggregate_LimitAmount_A'
const NUMBER = 'Policy_GeneralLiability_PolicyNumberIdentifier_A'

const said = (key: string, value: string, certainty: number): Said => ({
  key,
  nothing: 1 - certainty,
  values: [{ value, printed: value, certainty, source: { page: 1, quote: `${key} ${value}`, boxes: [] } }],
})

const NOTHING: DocumentFacts = { kind: 'declarations', title: null, policies: [], facts: [], conflicts: [] }

/** A policy as the older reading has it. */
const READ: DocumentFacts = {
  ...NOTHING,
  policies: [
    {
      lines: ['gl'],
      number: 'QXB-1',
      carrier: null,
      effective: '04/01/2026',
      expiration: '04/01/2027',
      insured: null,
      status: 'current',
    },
  ],
  facts: [
    ['policy.number', 'QXB-1'],
    ['gl.eachOccurrence', '1,000,000'],
    ['gl.generalAggregate', '2,000,000'],
  ].map(([key, value], at) => ({
    id: `f${at + 1}`,
    key: key as DocumentFacts['facts'][number]['key'],
    policy: 0,
    value: value!,
    printed: value!,
    source: { page: 1, quote: `read ${value}`, boxes: [] },
    confidence: 0.9,
    status: 'current',
  })),
}

const files = (...all: DocumentFacts[]): ProposalInput['files'] =>
  all.map((facts, at) => ({ fileId: `file-${at}`, fileName: `Document ${at}.pdf`, facts }))
const proposed = (input: Partial<ProposalInput> & Pick<ProposalInput, 'files'>) => {
  const { values, blanks } = acord25.propose({ today: '2026-06-01', agency: null, ...input } as ProposalInput)
  return {
    value: (field: string) => values.find((one) => one.field === field)?.value,
    blank: (field: string) => blanks.find((one) => one.field === field),
    source: (field: string) => values.find((one) => one.field === field)?.source,
  }
}

describe('what the scorer says', () => {
  test('is written where it is sure, with its place', () => {
    const form = proposed({ files: files({ ...NOTHING, said: [said('gl.occurrence', '3,000,000', 0.97)] }) })
    expect(form.value(OCCURRENCE)).toBe('3,000,000')
    expect(form.source(OCCURRENCE)).toEqual({
      kind: 'document',
      fileId: 'file-0',
      page: 1,
      quote: 'gl.occurrence 3,000,000',
    })
    expect(form.value('GeneralLiability_CoverageIndicator_A')).toBe('true')
  })

  test('is told as in doubt where it is likely and not sure', () => {
    const form = proposed({ files: files({ ...NOTHING, said: [said('gl.occurrence', '3,000,000', 0.8)] }) })
    expect(form.value(OCCURRENCE)).toBeUndefined()
    expect(form.blank(OCCURRENCE)).toMatchObject({
      kind: 'DOUBTED',
      reason: '“3,000,000” on page 1 is in doubt: look there first.',
    })
  })

  test('keeps what was read otherwise only where it finds it likely too', () => {
    const form = proposed({ files: files({ ...READ, said: [said('gl.occurrence', '1,000,000', 0.4)] }) })
    expect(form.value(OCCURRENCE)).toBe('1,000,000')
    expect(form.value(AGGREGATE)).toBeUndefined()
    expect(form.blank(AGGREGATE)).toMatchObject({ kind: 'DOUBTED' })
  })

  test('overrules what was read otherwise where it is sure', () => {
    const form = proposed({
      files: files({ ...READ, said: [said('gl.occurrence', '5,000,000', 0.95), said('gl.number', 'QXB-1', 0.99)] }),
    })
    expect(form.value(OCCURRENCE)).toBe('5,000,000')
    expect(form.value(NUMBER)).toBe('QXB-1')
  })

  test('names each insurer once, by a letter', () => {
    const all = [
      said('gl.number', 'QXB-1', 0.99),
      said('gl.carrier', 'Harrow Pond Insurance Company', 0.95),
      said('wc.number', 'WC-2', 0.99),
      said('wc.carrier', 'HARROW POND INSURANCE COMPANY', 0.95),
      said('auto.number', 'BA-3', 0.99),
      said('auto.carrier', 'Fern Mutual', 0.95),
    ]
    const form = proposed({ files: files({ ...NOTHING, said: all }) })
    expect(['A', 'B', 'C'].map((letter) => form.value(`Insurer_FullName_${letter}`))).toEqual([
      'Harrow Pond Insurance Company',
      'Fern Mutual',
      undefined,
    ])
    expect(form.value('WorkersCompensationEmployersLiability_InsurerLetterCode_A')).toBe('A')
    expect(form.value('Vehicle_InsurerLetterCode_A')).toBe('B')
  })

  test('leaves alone a form that was read box by box', () => {
    const boxes = {
      ...READ,
      kind: 'certificate' as const,
      policies: READ.policies.map((one) => ({ ...one, row: 'gl' as const })),
    }
    const form = proposed({ files: files({ ...boxes, said: [said('gl.occurrence', '5,000,000', 0.99)] }) })
    expect(form.value(OCCURRENCE)).toBe('1,000,000')
    expect(form.value(AGGREGATE)).toBe('2,000,000')
  })

  test('leaves to the older reading what two documents say differently', () => {
    const other = { ...NOTHING, said: [said('gl.occurrence', '5,000,000', 0.95)] }
    const form = proposed({ files: files({ ...READ, said: [said('gl.occurrence', '1,000,000', 0.95)] }, other) })
    expect(form.value(OCCURRENCE)).toBe('1,000,000')
  })

  test('takes nothing back that the user asked for by the name of the file', () => {
    const form = proposed({ files: files({ ...READ, said: [] }), instructions: 'Use Document 0.pdf' })
    expect(form.value(AGGREGATE)).toBe('2,000,000')
  })
})
