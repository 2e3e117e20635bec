import { afterEach, beforeEach, expect, it } from 'vitest'
import { request } from './client.ts'
import { TypedDocumentString } from './generated/graphql.ts'

/** What comes back over the network. */
let answer: object
const ownFetch = globalThis.fetch
beforeEach(() => {
  globalThis.fetch = async () => new Response(JSON.stringify(answer))
})
afterEach(() => {
  globalThis.fetch = ownFetch
})

const send = (text: string) => request(new TypedDocumentString<object, object>(text), {})
const ask = () => send('{ agencyUser { id } }')

it('keeps which fields of the input a refusal is about', async () => {
  const fields = [{ path: ['files', '1'], message: 'Big.pdf is too large.' }]
  answer = { errors: [{ message: 'Big.pdf is too large.', extensions: { code: 'INVALID', fields } }] }
  await expect(ask()).rejects.toMatchObject({
    code: 'INVALID',
    message: 'Big.pdf is too large.',
    errors: [{ path: ['files', '1'], message: 'Big.pdf is too large.', code: 'INVALID' }],
  })
})

it('tells a bug from a refusal', async () => {
  answer = { errors: [{ message: 'Something went wrong. (1)', extensions: { code: 'INTERNAL' } }] }
  await expect(ask()).rejects.toMatchObject({ code: 'BUG', errors: [] })
  answer = { errors: [{ message: 'Ask for up to 12 things at once.' }] }
  await expect(ask()).rejects.toMatchObject({ code: 'BUG' })
})

const MISTAKE = { code: 'INVALID', path: [] }
it.each([
  ['an error without words', { errors: [{ message: '' }] }],
  ['a refusal without words', { errors: [{ message: '', extensions: { code: 'NOT_ALLOWED' } }] }],
  ['nothing at all', {}],
  ['no data', { data: null }],
  ['no payload', { data: { x: null } }],
  ['a payload without its list of errors', { data: { x: {} } }],
])('a mutation that is answered with %s has failed for a reason unknown', async (_what, back) => {
  answer = back
  await expect(send('mutation { x { errors { message } } }')).rejects.toThrow(/^An unknown error occurred$/)
})

it('an error in a payload that has no words is unknown, and the others keep theirs', async () => {
  const given = () => [
    { ...MISTAKE, message: '' },
    { ...MISTAKE, message: 'Too many seats.' },
  ]
  const said = [{ ...MISTAKE, message: 'An unknown error occurred' }, given()[1]]
  answer = { data: { x: { errors: given() } } }
  expect(await send('mutation { x { errors { message } } }')).toEqual({ x: { errors: said } })
  answer = { data: { links: { preview: { errors: given() } } } }
  expect(await send('{ links { preview { errors { message } } } }')).toEqual({ links: { preview: { errors: said } } })
})

it('a query may find nothing, and a mutation may have no list of errors to give', async () => {
  answer = { data: { agencyUser: null } }
  expect(await ask()).toEqual({ agencyUser: null })
  answer = { data: { agencySignOut: true } }
  expect(await send('mutation { agencySignOut }')).toEqual({ agencySignOut: true })
})

it('what changes something outlives its page, up to the 64 kB that the browser sends of it in all', async () => {
  const kept: (boolean | undefined)[] = []
  globalThis.fetch = async (_to, init) => {
    kept.push(init?.keepalive)
    return new Response('{"data":{"x":{"errors":[]}}}')
  }
  const mutation = () => send(`mutation { x(text: "${'x'.repeat(9000)}") { errors { message } } }`)
  await Promise.all([mutation(), mutation(), mutation()])
  await mutation()
  await send('{ x { id } }')
  expect(kept).toEqual([true, true, false, true, false])
})
