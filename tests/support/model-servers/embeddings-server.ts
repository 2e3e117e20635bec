import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stemsOf } from '../../../server/documents/index.ts'

export const KEY = 'sk-invented'
const NUMBERS = 256

/** Words that mean the same to this server: each is its group's first. */
const MEANINGS = [
  ['dwelling', 'abode', 'residence'],
  ['canine', 'dog', 'hound'],
  ['forbidden', 'prohibited', 'barred'],
].flatMap((group) => group.map((word) => [stemsOf(word)[0]!, group[0]!] as const))
const meant = new Map(MEANINGS)

/** The meanings of a text's words, each added at places and with signs that its letters give. */
function vectorOf(text: string): number[] {
  const vector = new Array<number>(NUMBERS).fill(0)
  for (const stem of stemsOf(text)) {
    let state = 2_166_136_261
    for (const letter of meant.get(stem) ?? stem) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
    for (let place = 0; place < NUMBERS; place++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      vector[place]! += state / 2 ** 31 - 1
    }
  }
  return vector
}

type Asked = { model: string; input: string[]; authorization: string | undefined }

/** A loopback server that speaks OpenAI's `/embeddings`. `next` says how it answers the coming requests in place of that; it answers in no order. */
export async function anEmbeddingsServer() {
  const asked: Asked[] = []
  let refusal: { of: (text: string) => boolean; answer: (res: ServerResponse) => void } | null = null
  const others: ((res: ServerResponse, count: number) => void)[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const { model, input } = JSON.parse(Buffer.concat(chunks).toString()) as Omit<Asked, 'authorization'>
      const { authorization } = req.headers
      asked.push({ model, input, authorization })
      const other = others.shift()
      if (other) return other(res, input.length)
      if (refusal && input.some(refusal.of)) return refusal.answer(res)
      if (req.url !== '/v1/embeddings') return say(res, 404, { error: { message: 'Not Found' } })
      if (authorization !== `Bearer ${KEY}`) return say(res, 401, { error: { message: 'Incorrect API key' } })
      const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
      say(res, 200, { object: 'list', model, data: data.toReversed() })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    asked,
    next: (...answers: ((res: ServerResponse, count: number) => void)[]) => void others.push(...answers),
    /** From now on requests with such a text are answered like this; with null, none are. */
    refuses: (of: ((text: string) => boolean) | null, answer: (res: ServerResponse) => void = () => {}) => {
      refusal = of && { of, answer }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export const say = (res: ServerResponse, status: number, body: object) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Vectors of this length for so many texts. */
export const vectorsOf = (count: number, length: number) => ({
  data: Array.from({ length: count }, (_, index) => ({ index, embedding: new Array(length).fill(0.5) })),
})
