import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aClient, type Client } from '../../../tests/support/client.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import { acord125 } from '../../forms/acord/125/index.ts'
import { acord25 } from '../../forms/acord-25/index.ts'
import type { FormDefinition } from '../../forms/types.ts'
import { checkAnswer } from './check-answer.ts'
import { checkValue } from './check-value.ts'

let test: TestHouse
let bench: ToolBench
let client: Client
let another: string
let theirs: string
let ended: string
let pending: string
beforeAll(async () => {
  test = await aHouse()
  test.pass(Date.parse('2026-05-14T12:00:00Z') - Date.now())
  const agency = await anAgency(test)
  client = await aClient(test, agency)
  bench = await aToolBench(test, agency, 'What does this client have?', {}, client.account)
  const given = { premium: '8412.00', policy_number: 'QF-1042' }
  another = await aPolicy(test, agency, { ...given, account_id: await anAccount(test, agency) })
  const before = { ...given, account_id: client.account, inforce_at: '2024-01-01', expires_at: '2025-01-01' }
  ended = await aPolicy(test, agency, { ...before, policy_number: 'QF-0990', state: 'EXPIRED' })
  pending = await aPolicy(test, agency, { ...before, policy_number: 'QF-0991', state: 'PENDING' })
  const other = await anAgency(test)
  theirs = await aPolicy(test, other, { ...given, account_id: await anAccount(test, other) })
})
afterAll(() => test.close())

const held = (record: string, path: string, value: string, number = 1) => ({
  number,
  source: { kind: 'account' as const, record, fields: [{ path, value }] },
})
const check = (answer: string, sources: ReturnType<typeof held>[], refusals = 0) =>
  bench.inTool((tool) => checkAnswer(tool, answer, sources), refusals)

describe('an answer that rests on the client’s records', () => {
  it.each([
    ['an amount', 'The premium is $8,412 [1].', 'pricing.premium', '8412.00'],
    ['a date in other words', 'It expires on January 1, 2027 [1].', 'expiresAt', '2027-01-01'],
    ['a name', 'Quillfeather Mutual writes it [1].', 'carrier', 'Quillfeather Mutual'],
    ['a choice', 'It is in force [1].', 'state', 'Active'],
    ['the number its record goes by', 'QF-1042 costs $8,412 [1].', 'pricing.premium', '$8,412'],
  ])('may say %s', async (_case, answer, path, value) => {
    const { content, citations } = await check(answer, [held(client.gl, path, value)])
    expect(content).toBe(answer)
    expect(citations).toMatchObject([
      {
        source: {
          kind: 'RECORD',
          label: 'General Liability QF-1042',
          record: { type: 'POLICY', id: client.gl, accountId: client.account },
        },
      },
    ])
  })

  it('shows what the record holds, by its name and field', async () => {
    const { citations } = await check('It costs $8,412 [1].', [held(client.gl, 'pricing.premium', '$8,412')])
    expect(citations[0]!.source.quote).toBe('General Liability QF-1042 … Premium: $8,412')
  })

  it.each([
    ['a value the record does not hold', 'It costs $9,000 [1].', () => held(client.gl, 'pricing.premium', '$9,000'), 'does not hold “$9,000” as “pricing.premium”'],
    ['the value of another field', 'It costs $2,000,000 [1].', () => held(client.gl, 'pricing.premium', '$2,000,000'), 'does not hold'],
    ['another value than is cited', 'It costs $9,000 [1].', () => held(client.gl, 'pricing.premium', '$8,412'), 'These are in no source: $9,000'],
    ['another name than is cited', 'Harbor writes it [1].', () => held(client.gl, 'carrier', 'Quillfeather Mutual'), 'holds “Quillfeather Mutual”, which is not what is said'],
    ['another status', 'It is canceled [1].', () => held(client.gl, 'state', 'Canceled'), 'does not hold “Canceled”'],
    ['a field left open', 'The broker is Sample [1].', () => held(client.gl, 'broker', 'Sample'), 'holds nothing as “broker”'],
    ['a record that is not there', 'It costs $8,412 [1].', () => held('policy 1', 'pricing.premium', '$8,412'), 'There is no record'],
    ['a record of another account', 'It costs $8,412 [1].', () => held(another, 'pricing.premium', '$8,412'), 'There is no record'],
    ['a record of another agency', 'It costs $8,412 [1].', () => held(theirs, 'pricing.premium', '$8,412'), 'There is no record'],
  ])('is given back for %s', async (_case, answer, source, reason) => {
    await expect(check(answer, [source()])).rejects.toThrow(reason)
  }) // biome-ignore format: a table

  it('loses, after two refusals, the statement that names another', async () => {
    const sources = [
      held(client.gl, 'carrier', 'Quillfeather Mutual'),
      held(client.umbrella, 'expiresAt', '01/01/2027', 2),
    ]
    const { content } = await check('Harbor writes it [1].\nThe umbrella ends on 01/01/2027 [2].', sources, 2)
    expect(content).toContain('The umbrella ends on 01/01/2027 [2].')
    expect(content).not.toContain('Harbor')
  })
})

describe('a value of a form that rests on the client’s records', () => {
  const fillIn =
    (form: FormDefinition, others: Record<string, FormEntry> = {}) =>
    (element: string, value: string, path: string, record = client.gl) =>
      bench.inTool((tool) => {
        const field = form.fields.find(({ name }) => name === element)!
        const given = { value, source: held(record, path, value).source }
        return checkValue(tool, form, field, given, new Map(Object.entries(others)))
      })
  const fill = fillIn(acord25)
  const AGGREGATE = 'GeneralLiability_GeneralAggregate_LimitAmount_A'

  it('is taken where the field speaks of the element, and refused where it speaks of something else', async () => {
    expect(await fill(AGGREGATE, '2,000,000', 'limits.glAggregateLimit')).toHaveProperty('entry')
    expect(await fill(AGGREGATE, '8,412', 'pricing.premium')).toHaveProperty('reason')
    const ofUmbrella = await fill(AGGREGATE, '3,000,000', 'limits.umbrellaOrExcessAggregateLimit', client.umbrella)
    expect(ofUmbrella).toHaveProperty('reason')
    expect(await fill('NamedInsured_FullName_A', 'Otter & Thimble Joinery LLC', 'name', client.account)).toHaveProperty(
      'entry',
    )
  })

  it('may be of a policy that has ended only in a row of prior policies, and each row is of one policy', async () => {
    const NUMBER = 'PriorCoverage_GeneralLiability_PolicyNumberIdentifier'
    const apply = fillIn(acord125)
    const first = await apply(`${NUMBER}_B`, 'QF-0990', 'policyNumber', ended)
    expect(first).toHaveProperty('entry')
    expect(await apply(`${NUMBER}_B`, 'QF-0991', 'policyNumber', pending)).toHaveProperty('reason')
    expect(await fill('Policy_GeneralLiability_PolicyNumberIdentifier_A', 'QF-0990', 'policyNumber', ended)).toEqual({
      reason: 'This policy is not in force today.',
    })
    const { entry } = first as { entry: FormEntry }
    const beside = (letter: string) =>
      fillIn(acord125, { [`${NUMBER}_B`]: entry })(
        `PriorCoverage_GeneralLiability_TotalPremiumAmount_${letter}`,
        '8,412',
        'pricing.premium',
      )
    expect(await beside('A')).toHaveProperty('entry')
    expect(await beside('B')).toMatchObject({ reason: expect.stringMatching(/^Another policy stands there/) })
  })
})
