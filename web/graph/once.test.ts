import { afterEach, beforeEach, expect, it } from 'vitest'
import { TypedDocumentString } from './generated/graphql.ts'
import { aSender } from './once.ts'
import { RequestFailed } from './request-failed.ts'

/** What comes back over the network; null when the answer is lost. */
let answer: object | null
let keys: unknown[]
const { fetch: ownFetch, XMLHttpRequest: ownXhr } = globalThis
beforeEach(() => {
  keys = []
  globalThis.fetch = async (_address, init) => {
    keys.push(JSON.parse(init!.body as string).variables.key)
    if (!answer) throw new TypeError('lost')
    return new Response(JSON.stringify(answer))
  }
})
afterEach(() => {
  globalThis.fetch = ownFetch
  globalThis.XMLHttpRequest = ownXhr
})

const DELETE = new TypedDocumentString<object, { id: string; key: string }>('mutation ($id: ID!, $key: ID!) { x }')
const DONE = { data: { x: { errors: [] } } }
const send = aSender()

/** Sends it and gives the key it had. */
async function keyOf(id: string, back: object | null) {
  answer = back
  await send(DELETE, { id }).catch((error: unknown) => expect(error).toBeInstanceOf(RequestFailed))
  return keys.at(-1)
}

it('an act has the same key until it is done, and then a new one', async () => {
  const key = await keyOf('one', null)
  expect(key).toMatch(/^[\da-f-]{36}$/)
  expect(await keyOf('one', null)).toBe(key)
  expect(await keyOf('one', { data: { x: { errors: [{ code: 'OUTSIDE_FAILED' }] } } })).toBe(key)
  expect(await keyOf('one', DONE)).toBe(key)
  expect(await keyOf('one', DONE)).not.toBe(key)
})

it('another input is another act, also when the first comes again behind it', async () => {
  const key = await keyOf('one', null)
  const other = await keyOf('two', null)
  expect(other).not.toBe(key)
  expect([key, other]).not.toContain(await keyOf('one', DONE))
})

it('two at once, as by a double click, are one act', async () => {
  answer = DONE
  await Promise.all([send(DELETE, { id: 'one' }), send(DELETE, { id: 'one' })])
  expect(new Set(keys).size).toBe(1)
})

it('what takes no key is sent none', async () => {
  answer = DONE
  await send(new TypedDocumentString<object, { id: string }>('mutation ($id: ID!) { x }'), { id: 'one' })
  expect(keys).toEqual([undefined])
})

it('a file that is chosen again is the same file, another one is not', async () => {
  /** A connection that is lost when all has left. */
  class Lost {
    upload = {}
    onerror = () => {}
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      keys.push(JSON.parse(form.get('operations') as string).variables.key)
      this.onerror()
    }
  }
  globalThis.XMLHttpRequest = Lost as unknown as typeof XMLHttpRequest
  const READ = new TypedDocumentString<object, { file: File; key: string }>(
    'mutation ($file: Upload!, $key: ID!) { x }',
  )
  for (const lastModified of [1, 1, 2])
    await expect(send(READ, { file: new File(['quote'], 'Quote.pdf', { lastModified }) })).rejects.toThrow('lost')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
