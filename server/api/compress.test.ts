import { buildSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { expect, it } from 'vitest'
import { compressAnswers } from './compress.ts'

const yoga = createYoga({
  schema: buildSchema('type Query { word: String }'),
  plugins: [compressAnswers()],
  logging: false,
})

function ask(field: string, encoding: string) {
  const body = JSON.stringify({ query: `{ ${field} }` })
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'accept-encoding': encoding }
  return yoga.fetch('http://localhost/graphql', { method: 'POST', headers, body })
}

it('packs a long answer for whoever takes it, and it reads the same', async () => {
  const packed = await ask('__schema { types { name description } }', 'gzip, br')
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const bytes = Buffer.from(await packed.arrayBuffer())
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
  const plain = await ask('__schema { types { name description } }', 'identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(text).toBe(await plain.text())
  expect(bytes.length).toBeLessThan(text.length / 2)
})

it('leaves a short answer as it is', async () => {
  const answer = await ask('__typename', 'gzip')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } })
})
