import { describe, expect, it } from 'vitest'
import { claimsIn, grantsIn } from './claims.ts'

describe('what a description claims', () => {
  it.each([
    ['Certificate holder is included as Additional Insured.', ['additionalInsured']],
    ['Owner is named as addl insured as respects general liability', ['additionalInsured']],
    ['Waiver of Subrogation applies in favor of the holder.', ['waiver']],
    ['The insurer waives any rights of recovery against the owner.', ['waiver']],
    ['Coverage is primary and non-contributory.', ['primary']],
    ['General aggregate applies per project.', ['perProject']],
    ['30 days notice of cancellation will be given.', ['notice']],
    ['The holder is an additional insured but not a loss payee.', ['additionalInsured']],
    [
      'Additional insured, primary and noncontributory, and waiver of subrogation.',
      ['additionalInsured', 'waiver', 'primary'],
    ],
    ['No waiver of subrogation applies.', []],
    ['The holder is not an additional insured.', []],
    ['Job 114, roof repair at 9 Mock Lane, Testford.', []],
    ['Holder is the primary contact for the project.', []],
  ])('%s', (text, claims) => {
    expect(claimsIn(text)).toEqual(claims)
  })
})

describe('what words of a policy grant', () => {
  it.each([
    [
      'Section II is amended to include as an additional insured any person you agreed to in writing.',
      ['additionalInsured'],
    ],
    ['We waive any right of recovery we may have against the person shown.', ['waiver']],
    ['This insurance is primary and we will not seek contribution.', []],
    ['This insurance does not apply to any additional insured.', []],
    ['Exclusion of additional insureds', []],
  ])('%s', (text, grants) => {
    expect(grantsIn(text)).toEqual(grants)
  })
})
