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

const ask = () => request(new TypedDocumentString<object, object>('{ agencyUser { id } }'), {})

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
