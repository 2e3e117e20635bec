import { describe, expect, it } from 'vitest'
import { claimsIn, grantsIn, isSameName } from './claims.ts'

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
    expect(claimsIn(text)).toEqual(claims)
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
  ])('%s', (text, grants) => {
    expect(grantsIn(text, HOLDER)).toEqual(grants)
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
