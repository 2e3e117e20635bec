import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAddressServer, TOKEN } from '../../../tests/support/address-server.ts'
import { mapboxAddresses } from './addresses.ts'

const SENTENCE = 'Addresses cannot be suggested right now. Type the address.'
const WHOLE = [
  { line1: '1200 Placeholder Avenue Northwest', city: 'Sampleton', zone: 'OH', postalCode: '43000' },
  { line1: '1200 Placeholder Court', city: 'Mockville Heights', zone: 'NY', postalCode: '10999' },
]

let server: Awaited<ReturnType<typeof anAddressServer>>
beforeAll(async () => {
  server = await anAddressServer()
})
afterAll(() => server.close())
beforeEach(() => void server.asked.splice(0))

const suggest = (text: string, token = TOKEN) => mapboxAddresses({ url: `${server.url}/`, token }).suggest(text)
const status = (code: number) => (res: ServerResponse) => void res.writeHead(code).end('{}')
const saying = (body: string) => (res: ServerResponse) => void res.writeHead(200).end(body)

/** How a question failed: its sentence, and what a log may say of it. */
const failureOf = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ code: 'OUTSIDE_FAILED', message: SENTENCE })
  expect(JSON.stringify([error, (error as Error).cause])).not.toMatch(/pk\.|1200/)
  return (error as Error).cause
}

describe('addresses', () => {
  it('are asked for in the United States, with the token, and only whole ones are suggested', async () => {
    expect(await suggest('1200 Pla')).toEqual(WHOLE)
    expect(Object.fromEntries(server.asked[0]!.searchParams)).toEqual({
      q: '1200 Pla',
      country: 'us',
      types: 'address',
      autocomplete: 'true',
      limit: '5',
      language: 'en',
      access_token: TOKEN,
    })
  })

  it('are one question, whatever is typed', async () => {
    expect(await suggest('nowhere; & 1200?')).toEqual([])
    expect(server.asked[0]!.searchParams.get('q')).toBe('nowhere  & 1200?')
  })

  it('are asked for once more when that may help', async () => {
    for (const passing of [status(429), status(503), (res: ServerResponse) => void res.destroy()]) {
      server.next(passing)
      expect(await suggest('1200 Pla')).toEqual(WHOLE)
    }
    expect(server.asked).toHaveLength(6)
    server.next(status(503), status(503))
    expect(await failureOf(suggest('1200 Pla'))).toBe('it answered 503')
    expect(server.asked).toHaveLength(8)
  })

  it.each([
    ['a token that is not taken', [], 'wrong', 'it answered 401'],
    [
      'another place',
      [(res: ServerResponse) => void res.writeHead(302, { location: '/' }).end()],
      TOKEN,
      'it answered 302',
    ],
    ['nonsense', [saying('1200 Placeholder')], TOKEN, 'its answer is no JSON'],
    ['no list', [saying('{"features": "1200"}')], TOKEN, 'its answer is no list of addresses'],
  ])('are not suggested after %s', async (_what, answers, token, reason) => {
    server.next(...answers)
    expect(await failureOf(suggest('1200 Pla', token))).toBe(reason)
  })

  it('are not waited for longer than three seconds', async () => {
    server.next(() => {})
    expect(await failureOf(suggest('1200 Pla'))).toBe('no answer within 3000 ms')
    expect(server.asked).toHaveLength(1)
  })

  it('are not suggested without a connection', async () => {
    expect(
      await failureOf(mapboxAddresses({ url: 'http://127.0.0.1:9', token: TOKEN }).suggest('1200 Pla')),
    ).toBeTruthy()
  })
})
