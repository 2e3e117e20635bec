import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aClient, type Client } from '../../../tests/support/client.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { PROTOCOLS } from '../../../tests/support/model-servers/model-server.ts'
import { aScene, type Scene } from '../../../tests/support/model-servers/scene.ts'
import { call, done, inOrder, resultOf } from '../../../tests/support/model-servers/script.ts'
import { aToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import type { AccountAnswer } from '../account/ask.ts'
import { lookUpAccount, type ToldRecord } from './look-up-account.ts'

type Output = { client: string; today: string; results: AccountAnswer[]; records: ToldRecord[]; leftOff?: string }
const TODAY = '2026-05-14T12:00:00Z'
const RUNS = { inforce_at: '2026-01-01', expires_at: '2027-01-01' }

describe('looking a client up', () => {
  let test: TestHouse
  let agency: Awaited<ReturnType<typeof anAgency>>
  let client: Client
  beforeAll(async () => {
    test = await aHouse()
    test.pass(Date.parse(TODAY) - Date.now())
    agency = await anAgency(test)
    client = await aClient(test, agency)
  })
  afterAll(() => test.close())
  const ask = async (accountId: string | null, ...queries: string[]) => {
    const bench = await aToolBench(test, agency, 'What does this client have?', {}, accountId)
    const { output } = await bench.call(lookUpAccount, { queries: queries.map((query) => ({ query })) })
    return output as Output
  }

  it('gives every record as statements, each by its path, and figures computed over them', async () => {
    const { today, records, results } = await ask(
      client.account,
      'total premium',
      'days between the auto effective date and the auto expiration date',
    )
    expect(today).toBe('2026-05-14')
    const { account, contact, umbrella, auto, gl, old, property, certificate, revoked } = client
    expect(records.map(({ id }) => id).sort()).toEqual(
      [account, contact, umbrella, auto, gl, old, property, certificate, revoked].sort(),
    )
    expect(
      records
        .filter(({ type, isCurrent }) => type === 'POLICY' && isCurrent)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([umbrella, auto, gl].sort())
    expect(records.find(({ id }) => id === gl)!.statements).toContainEqual({
      path: 'limits.glAggregateLimit',
      attribute: 'General aggregate',
      value: '$2,000,000',
    })
    const [total, days] = results
    expect(total!.asked!.figures).toMatchObject([
      { way: 'total', path: 'pricing.premium', value: '$17,012.50', told: 3, untold: 0 },
    ])
    expect([...total!.asked!.beyond].sort()).toEqual([old, property].sort())
    expect(days!.worked).toMatchObject({
      value: '365 days',
      parts: [
        { value: '07/01/2025', record: { id: auto, path: 'inforceAt' } },
        { value: '07/01/2026', record: { id: auto, path: 'expiresAt' } },
      ],
    })
  })

  it('adds premiums up though one is as much as two others together', async () => {
    const account = await anAccount(test, agency)
    for (const premium of ['3000.00', '2000.00', '1000.00'])
      await aPolicy(test, agency, { ...RUNS, account_id: account, premium, policy_number: `P-${premium.slice(0, 4)}` })
    const { results } = await ask(account, 'total premium')
    expect(results[0]!.asked!.figures).toMatchObject([{ value: '$6,000', told: 3 }])
  })

  it('gives at most sixty records, including those asked for', async () => {
    const account = await anAccount(test, agency)
    for (let number = 0; number < 61; number++)
      await aPolicy(test, agency, {
        account_id: account,
        state: 'EXPIRED',
        type: 'CYBER',
        policy_number: `CY-${number}`,
        expires_at: '2026-01-01',
      })
    const { records, leftOff, results } = await ask(account, 'expiration date of policy CY-7')
    expect(records).toHaveLength(60)
    expect(leftOff).toBe('2 more records are not listed. Narrow the query to get them.')
    const [wanted] = results[0]!.asked!.records
    expect(records.find(({ id }) => id === wanted)!.name).toBe('Cyber CY-7')
  })

  it('is refused where the workspace is about no account', async () => {
    await expect(ask(null, 'total premium')).rejects.toThrow('This workspace is about no account')
  })
})

describe.each(PROTOCOLS)('a model behind %s that is asked about a client', (who) => {
  let scene: Scene
  let client: Client
  beforeAll(async () => {
    scene = await aScene(who)
    scene.test.pass(Date.parse(TODAY) - Date.now())
    client = await aClient(scene.test, scene.agency)
  })
  afterAll(() => scene.close())
  const cited = (path: string, value: string) => [
    { number: 1, source: { kind: 'account', record: client.umbrella, fields: [{ path, value }] } },
  ]

  it('is told whom it is about, looks it up, and is held to what the record says', async () => {
    const query = 'When does the umbrella expire?'
    scene.play(
      inOrder(
        call('LOOK_UP_ACCOUNT', { queries: [{ query }] }),
        (asked) => {
          const { records, results } = resultOf(asked, 'LOOK_UP_ACCOUNT') as Output
          expect(results[0]!.asked!.records).toEqual([client.umbrella])
          expect(records.map(({ name }) => name)).toContain('Umbrella UM-9')
          return done('The umbrella expires on 02/02/2027 [1].', { sources: cited('expiresAt', '02/02/2027') })
        },
        (asked) => {
          expect(JSON.stringify(asked.turns)).toContain('does not hold “02/02/2027” as “expiresAt”')
          return done('The umbrella expires on 01/01/2027 [1].', { sources: cited('expiresAt', '01/01/2027') })
        },
      ),
    )
    const id = await scene.send(query, { accountId: client.account })
    await scene.done(id)
    expect(scene.asked()[0]!.asked.system).toContain('"account":"Otter & Thimble Joinery LLC"')
    const answer = (await scene.look(id)).messages.at(-1)!
    expect(answer.content).toBe('The umbrella expires on 01/01/2027 [1].')
    expect(answer.citations).toMatchObject([
      { source: { kind: 'RECORD', record: { type: 'POLICY', id: client.umbrella, accountId: client.account } } },
    ])
  })
})
