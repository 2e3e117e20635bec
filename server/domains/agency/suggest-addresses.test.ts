import { graphql } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anAddressServer, TOKEN } from '../../../tests/support/address-server.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { schema } from '../../api/schema.ts'
import { createLog } from '../../lib/log.ts'
import { mapboxAddresses } from '../../outside/addresses/addresses.ts'
import { suggestAddresses } from './suggest-addresses.ts'

const ASK = 'query ($text: String!) { suggestAddresses(text: $text) { line1 city zone postalCode } }'

let test: TestHouse
let server: Awaited<ReturnType<typeof anAddressServer>>
beforeAll(async () => {
  test = await aHouse()
  server = await anAddressServer()
})
afterAll(async () => {
  server.close()
  await test.close()
})
beforeEach(() => {
  server.asked.splice(0)
  test.house.outside.addresses = mapboxAddresses({ url: server.url, token: TOKEN })
})

it('whoever types an address is offered whole ones, once there is something to go by', async () => {
  const ask = await anAsker(test, await anAgency(test))
  expect(await ask('{ offersAddresses }')).toEqual({ offersAddresses: true })
  expect(await ask(ASK, { text: ' 1200 placeholder a ' })).toEqual({
    suggestAddresses: [
      { line1: '1200 Placeholder Avenue Northwest', city: 'Sampleton', zone: 'OH', postalCode: '43000' },
    ],
  })
  for (const text of ['', ' 12 ', '1'.repeat(201)]) expect(await ask(ASK, { text })).toEqual({ suggestAddresses: [] })
  expect(server.asked).toHaveLength(1)
})

it('without a token nothing is offered, and no service is asked', async () => {
  test.house.outside.addresses = null
  const ask = await anAsker(test, await anAgency(test))
  expect(await ask('{ offersAddresses }')).toEqual({ offersAddresses: false })
  expect(await ask(ASK, { text: '1200 Placeholder' })).toEqual({ suggestAddresses: [] })
  expect(server.asked).toEqual([])
})

it('a signed-out client cannot ask', async () => {
  const contextValue = { house: test.house, viewer: null }
  const { errors } = await graphql({ schema, source: ASK, variableValues: { text: '1200 Placeholder' }, contextValue })
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'SIGNED_OUT' })
  expect(server.asked).toEqual([])
})

it('a token that is no longer taken is told in the log, without it and without what was typed', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const { actor } = await anAgency(test)
  const addresses = mapboxAddresses({ url: server.url, token: 'pk.old' })
  const house = { ...test.house, log, outside: { ...test.house.outside, addresses } }
  await expect(suggestAddresses({ house, actor }, '1200 Placeholder')).rejects.toMatchObject({
    code: 'OUTSIDE_FAILED',
    message: 'Addresses cannot be suggested right now. Type the address.',
  })
  expect(lines.join('')).toMatch(/"reason":"it answered 401".*"addresses could not be suggested"/)
  expect(lines.join('')).not.toMatch(/pk\.|1200|Placeholder/)
})

it('one user uses up nobody else’s questions, and has new ones a minute later, but not without end in a day', async () => {
  const [one, other] = [await anAgency(test), await anAgency(test)]
  const ask = (actor: typeof one.actor) => suggestAddresses({ house: test.house, actor }, '12 Nowhere')
  const refused = { code: 'LIMIT_REACHED', message: 'Too many addresses were looked up. Type the address.' }
  for (let times = 0; times < 60; times++) await ask(one.actor)
  await expect(ask(one.actor)).rejects.toMatchObject(refused)
  expect(server.asked).toHaveLength(60)
  expect(await ask(other.actor)).toEqual([])
  test.pass(61_000)
  expect(await ask(one.actor)).toEqual([])
  for (let minutes = 0; minutes < 33; minutes++) {
    test.pass(61_000)
    await Promise.allSettled(Array.from({ length: 60 }, () => ask(one.actor)))
  }
  test.pass(61_000)
  await expect(ask(one.actor)).rejects.toMatchObject(refused)
  expect(server.asked).toHaveLength(2001)
})
