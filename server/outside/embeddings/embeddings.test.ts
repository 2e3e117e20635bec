import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anEmbeddingsServer, KEY, say, vectorsOf } from '../../../tests/support/model-servers/embeddings-server.ts'
import { openEmbedder } from './embeddings.ts'

let server: Awaited<ReturnType<typeof anEmbeddingsServer>>
beforeAll(async () => {
  server = await anEmbeddingsServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.splice(0)
  server.refuses(null)
})

const NEVER = new AbortController().signal
const open = (more: object = {}) =>
  openEmbedder({ url: `${server.url}/`, model: 'letters', apiKey: KEY, restMs: 0, ...more })
const product = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, number, at) => sum + number * other[at]!, 0)

/** Two vectors behind a megabyte of nothing. */
const far = (res: ServerResponse) =>
  void res.writeHead(200).end(`${' '.repeat(1_000_000)}${JSON.stringify(vectorsOf(2, 256))}`)

describe('an endpoint for embeddings', () => {
  it('gives a vector of length 1 for each text in its order, near where the texts mean the same', async () => {
    const [dog, hound, house] = await open().ofPassages(['a dog', 'a hound', 'some dwelling'], NEVER)
    expect(product(dog!, dog!)).toBeCloseTo(1)
    expect(product(dog!, hound!)).toBeCloseTo(1)
    expect(product(dog!, house!)).toBeLessThan(0.7)
    expect(server.asked).toMatchObject([{ model: 'letters', authorization: `Bearer ${KEY}` }])
  })

  it('puts before texts what the model was taught to have there', async () => {
    const embedder = open({ model: 'nomic-embed-text:v1.5' })
    await embedder.ofQuestion('which dogs?')
    await embedder.ofPassages(['Dogs.'], NEVER)
    expect(server.asked.map(({ input }) => input[0])).toEqual(['search_query: which dogs?', 'search_document: Dogs.'])
  })

  it('is asked again for passages where it is busy or broken, three times in all', async () => {
    server.next(
      (res) => say(res, 429, {}),
      (res) => say(res, 500, {}),
    )
    expect(await open().ofPassages(['a dog'], NEVER)).toHaveLength(1)
    expect(server.asked).toHaveLength(3)
  })

  it.each([
    ['the key is wrong', (res: ServerResponse) => say(res, 401, {}), 'it answered 401'],
    ['its answer is no JSON', (res: ServerResponse) => void res.writeHead(200).end('<html>'), 'its answer is no JSON'],
    ['a text has no vector', (res: ServerResponse) => say(res, 200, vectorsOf(1, 256)), /not a vector for each text/],
    ['a vector is empty', (res: ServerResponse) => say(res, 200, { data: [{ embedding: [] }, { embedding: [] }] }), /not a vector/],
    ['vectors differ in length', (res: ServerResponse) => say(res, 200, { data: [...vectorsOf(1, 256).data, { ...vectorsOf(1, 128).data[0], index: 1 }] }), 'its vectors are not alike'],
    ['two vectors are of one text', (res: ServerResponse) => say(res, 200, { data: vectorsOf(2, 256).data.map((one) => ({ ...one, index: 0 })) }), /not a vector for each text/],
    ['its answer is far too long', far, 'its answer is far too long'],
  ])('says why where %s, and asks no more', async (_, answer, reason) => {
    server.next(answer)
    const error = await open().ofPassages(['a dog', 'a cat'], NEVER).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ code: 'OUTSIDE_FAILED', cause: expect.stringMatching(reason) })
    expect(server.asked).toHaveLength(1)
  }) // biome-ignore format: a table

  it.each([400, 413, 422, 500])('gives the vectors of those texts that it does not refuse with %i', async (status) => {
    const refuse = (res: ServerResponse) => say(res, status, {})
    server.refuses((text) => text.includes('endless'), refuse)
    const found = await open().ofPassages(['a dog', 'an endless text', 'a cat', 'a house', 'a hound'], NEVER)
    expect(found.map((vector) => vector !== null)).toEqual([true, false, true, true, true])
    expect(product(found[0]!, found[4]!)).toBeCloseTo(1)
    expect(await open().ofPassages(['an endless text'], NEVER)).toEqual([null])
  })

  it('says why where it refuses whatever it is asked', async () => {
    server.refuses(
      () => true,
      (res) => say(res, 400, {}),
    )
    await expect(open().ofPassages(['a dog', 'a cat'], NEVER)).rejects.toMatchObject({ cause: 'it answered 400' })
  })

  it('has no vector for a text that means nothing to it, and those of the others', async () => {
    const zeros = { data: [{ embedding: new Array(256).fill(0) }] }
    server.next((res) =>
      say(res, 200, { data: [...zeros.data, ...vectorsOf(1, 256).data.map((one) => ({ ...one, index: 1 }))] }),
    )
    expect((await open().ofPassages(['— —', 'a cat'], NEVER)).map((vector) => vector !== null)).toEqual([false, true])
    const embedder = open({ restMs: 60_000 })
    server.next((res) => say(res, 200, zeros))
    await expect(embedder.ofQuestion('— —')).rejects.toMatchObject({ cause: 'the question means nothing to it' })
    expect(await embedder.ofQuestion('a cat')).toHaveLength(256)
  })

  it('says why where it breaks on whatever it is asked', async () => {
    server.refuses(
      () => true,
      (res) => say(res, 500, {}),
    )
    await expect(open().ofPassages(['a dog', 'a cat'], NEVER)).rejects.toMatchObject({ cause: 'it answered 500' })
    expect(server.asked).toHaveLength(6)
  })

  it.each([400, 500])('is asked the next question after one that it answers with %i', async (status) => {
    server.next((res) => say(res, status, {}))
    const embedder = open({ restMs: 60_000 })
    await expect(embedder.ofQuestion('a dog')).rejects.toMatchObject({ cause: `it answered ${String(status)}` })
    expect(await embedder.ofQuestion('a cat')).toHaveLength(256)
  })

  it('is not waited for by a question, and is left alone for a while then', async () => {
    server.next(() => {})
    const embedder = open({ questionMs: 2000, restMs: 600_000 })
    await expect(embedder.ofQuestion('a dog')).rejects.toMatchObject({ cause: 'it did not answer in time' })
    await expect(embedder.ofQuestion('a dog')).rejects.toMatchObject({ cause: 'it did not answer lately' })
    expect(server.asked).toHaveLength(1)
  })

  it('says so where nothing listens', async () => {
    await expect(open({ url: 'http://127.0.0.1:9/v1' }).ofQuestion('a dog')).rejects.toMatchObject({
      code: 'OUTSIDE_FAILED',
    })
  })
})
