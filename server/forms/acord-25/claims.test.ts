import { describe, expect, it } from 'vitest'
import { claimsIn, grantsIn, isBlanket, isSameName } from './claims.ts'

const HOLDER = 'Paper Lantern Properties'

describe('what a description claims', () => {
  it.each([
    ['Certificate holder is included as Additional Insured.', ['additionalInsured']],
    ['Owner is named as addl insured as respects general liability', ['additionalInsured']],
    ['additional  insured', ['additionalInsured']],
    ['additional\ninsured', ['additionalInsured']],
    ['additional-insured status', ['additionalInsured']],
    ['add’l insured', ['additionalInsured']],
    ['Holder is AI', ['additionalInsured']],
    ['Holder is covered as an insured', ['additionalInsured']],
    ['CG 20 10 and CG 20 37 apply', ['additionalInsured']],
    ['Project No 4471 - additional insured: Paper Lantern Properties', ['additionalInsured']],
    ['Certificate holder, not the tenant, is additional insured', ['additionalInsured']],
    ['without limitation, an additional insured', ['additionalInsured']],
    ['Waiver of Subrogation applies in favor of the holder.', ['waiver']],
    ['Without exception, waiver of subrogation applies', ['waiver']],
    ['Neither party objects: waiver of subrogation applies', ['waiver']],
    ['WOS applies', ['waiver']],
    ['Waives all rights against the owner', ['waiver']],
    ['The insurer waives any rights of recovery against the owner.', ['waiver']],
    ['Coverage is primary and non-contributory.', ['primary']],
    ['Primary & non–contributory', ['primary']],
    ['PNC applies', ['primary']],
    ['Coverage is primary over any other insurance', ['primary']],
    ['General aggregate applies per project.', ['perProject']],
    ['General aggregate applies separately to each project', ['perProject']],
    ['30 days notice of cancellation will be given.', ['notice']],
    ['30 day NOC', ['notice']],
    ['The holder is an additional insured but not a loss payee.', ['additionalInsured']],
    [
      'Additional insured, primary and noncontributory, and waiver of subrogation.',
      ['additionalInsured', 'waiver', 'primary'],
    ],
    ['No waiver of subrogation applies.', []],
    ['The holder is not an additional insured.', []],
    ['Additional insured: none', []],
    ['Additional insured: N/A', []],
    ['Additional insured status is not provided', []],
    ['Waiver of subrogation is declined', []],
    ['Notice of cancellation per policy provisions', []],
    ['Job 114, roof repair at 9 Mock Lane, Testford.', []],
    ['Holder is the primary contact for the project.', []],
  ])('%s', (text, claims) => {
    expect(claimsIn(text).map(({ id }) => id)).toEqual(claims)
  })
})

const claimed = (text: string) => claimsIn(text).map(({ id }) => id)

describe('however it is written, this is claimed:', () => {
  it.each([
    ...["Add'l ins. per contract", 'A.I. status', 'ai status', 'Blanket A/I', 'additional named insured', 'additional assured', 'aditional insured', 'Holder is additonal insured.', 'Additional-\ninsured: yes', 'Holder is an insured under the GL policy', 'asegurado adicional', 'addi\u200btional insured', '\u0430dditional insured', 'Additional insured, no exceptions.', 'Additional insured status is not limited to ongoing operations.', 'Certificate holder is additional insured per policy terms and conditions.'].map((text) => ['additionalInsured', text] as const), // biome-ignore format: a list
    ...['W.O.S.', 'WoS', 'Waver of subrogation', 'Wavier of subrogation', 'Waiver of sub applies in favor of holder.', 'Rights of recovery against the holder are waived', 'Carrier will not pursue subrogation', 'Blanket waiver applies', 'renuncia de subrogación', 'Waiver of subrogation: no exceptions.', 'Waiver of subrogation applies in accordance with the policy provisions.'].map((text) => ['waiver', text] as const), // biome-ignore format: a list
    ...['P/NC', 'Primary/Non-Contrib', 'Primary & non-contrib.', 'Coverage is primary to any insurance held by the owner', 'Insurance afforded is primary'].map((text) => ['primary', text] as const), // biome-ignore format: a list
    ...['Per project agg', 'Agg per project', 'General agg applies per job', 'Designated construction project general aggregate', 'Aggregate applies per jobsite'].map((text) => ['perProject', text] as const), // biome-ignore format: a list
    ...['Per-location agg', 'Aggregate applies per location'].map((text) => ['perLocation', text] as const),
    ...['30 DNOC', '30 days notice to holder', '30 day canc. notice', 'notice of canx 30 days'].map((text) => ['notice', text] as const), // biome-ignore format: a list
    ...['Holder is loss payee', "Lender's loss payable", 'First mortgagee, ISAOA'].map((text) => ['lossPayee', text] as const), // biome-ignore format: a list
    ['severability', 'Severability of interests applies'],
  ] as const)('%s: %s', (id, text) => {
    expect(claimed(text)).toContain(id)
  })

  it.each([
    ['Waiver of subrogation applies on the workers compensation policy.', ['workers compensation']],
    ['Holder is additional insured under the auto policy.', ['auto']],
    ['Additional insured as respects GL and umbrella.', ['general liability', 'umbrella or excess']],
    ['Additional insured where required by contract.', []],
    ['The City, its officers, directors, agents and employees are additional insureds.', []],
    ['Additional insured: GL, auto and umbrella.', ['general liability', 'auto', 'umbrella or excess']],
  ])('of these lines: %s', (text, lines) => {
    expect(claimsIn(text)[0]?.lines.map(({ name }) => name)).toEqual(lines)
  })
})

it.each([
  'AI software development services.',
  'NOC code 7511 drivers',
  'Tenant shall give notice of termination of lease.',
  'Owner to notify by email upon cancellation of the project.',
  'Primary school renovation - contribute to dust control plan.',
  'In addition, insurance is evidenced for the work described.',
  'The injured party protection plan; named parties on file.',
  'Named insured: Otter & Thimble Joinery LLC.',
  'Insured location: 12,000 sq ft warehouse at 1200 Harbor Street.',
  'Evidence of insurance only.',
  'All operations performed by the named insured.',
  'Additional insured: N/A',
  'Waiver of subrogation: not applicable',
  'Subrogation is not waived.',
  'Aggregate base course, crushed stone delivery.',
])('claims nothing: %s', (text) => {
  expect(claimed(text)).toEqual([])
})

describe('an entry among the blanket additional insureds', () => {
  it.each([
    ['Where required by written contract, ', true],
    ['Blanket, owners and lessees', true],
    ['Owners, Lessees or Contractors - Automatic Status When Required in a Written Agreement, CG 20 33', true],
    ['N/A, ', false],
    ['-, ', false],
    ['nil, ', false],
    ['x, ', false],
    ['See form, ', false],
    ['TBD, ', false],
    ['Blanket, refused', false],
    ['Blanket, ended 04/01/2026', false],
    ['Blanket, see quote', false],
    ['Blanket additional insured - vendors, ', false],
    ['Lessor of leased equipment - automatic status, ', false],
    ['Any person or organization EXCEPT owners where required by written contract, ', false],
  ])('%j makes anybody one: %s', (entry, is) => {
    expect(isBlanket(entry)).toBe(is)
  })
})

describe('what an entry of a policy grants', () => {
  it.each([
    ['Additional insured: where required by written contract', ['additionalInsured']],
    [
      'Section II is amended to include as an additional insured any person you agreed to in a written agreement.',
      ['additionalInsured'],
    ],
    ['Blanket waiver of subrogation', ['waiver']],
    ['Additional insured, Paper Lantern Properties', ['additionalInsured']],
    ['Primary and noncontributory', ['primary']],
    ['Additional insured: Not included', []],
    ['Additional insured coverage: N/A', []],
    ['Additional insured - designated person: Gingham Square Mall', []],
    ['Waiver of subrogation in favor of City of Elsewhere only', []],
    ['Waiver of subrogation may be purchased', []],
    ['Additional insured status available for a premium of $500', []],
    ['Removal of Blanket Additional Insured Coverage', []],
    ['CG 20 10 04 13', []],
    ['This insurance is primary and we will not seek contribution.', []],
    ['This insurance does not apply to any additional insured.', []],
    ['Exclusion of additional insureds', []],
    ['Blanket additional insured, N/A', []],
    ['Blanket waiver of subrogation, N/A', []],
    ['Blanket waiver of subrogation, pending', []],
    ['Additional insured, Paper Lantern Properties Annex LLC', []],
    ['Additional insured, Paper Lantern Properties, LLC', []],
    ['Additional insured, New Paper Lantern Properties', []],
    ['Additional insured, Paper Lantern Properties, as owner', ['additionalInsured']],
    ['Additional Insured – Lessor of leased equipment – automatic status', []],
    ['Primary coverage only, contributory: contribution by equal shares', []],
  ])('%s', (text, grants) => {
    expect(grantsIn(text, HOLDER)).toEqual(grants)
  })

  it('grants nothing to a holder whose name is a word of another', () => {
    expect(grantsIn('Waiver of subrogation: Acme Co', 'A')).toEqual([])
    expect(grantsIn('Waiver of subrogation in favor of Acme', 'Acme')).toEqual(['waiver'])
  })

  it.each([
    ['Paper Lantern Properties', 'PAPER LANTERN PROPERTIES', true],
    ['Paper Lantern Properties', 'Paper Lantern Properties II LLC', false],
    ['Smith & Sons', 'Smith and Sons', true],
    ['Walmart', 'Walmart Realty', false],
  ])('names of holders: %s, %s', (one, other, same) => {
    expect(isSameName(one, other)).toBe(same)
  })
})
