import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A word of the steady model tells when it was sent, in milliseconds of this process's clock. */
export const timeOf = (word: string) => Number(word.replace('_', '.'))
const wordNow = () => `${performance.now().toFixed(2).replace('.', '_')} `

/**
 * An OpenAI-compatible model that says a word every so often, for so long, and then ends its work. `pace` may be changed
 * between two requests.
 */
export async function aSteadyModel(pace: { everyMs: number; words: number }) {
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => void speak(response, pace))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function speak(response: ServerResponse, { everyMs, words }: { everyMs: number; words: number }) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c1', model: 'steady', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    )
  const began = performance.now()
  for (let word = 0; word < words && !response.destroyed; word++) {
    await wait(Math.max(0, began + word * everyMs - performance.now()))
    send({ reasoning_content: wordNow() })
  }
  const input = JSON.stringify({ outcome: 'DONE', answer: 'That was all.' })
  send({
    tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'COMPLETE_TASK', arguments: input } }],
  })
  send({}, 'tool_calls')
  response.end(
    `data: ${JSON.stringify({ id: 'c1', model: 'steady', choices: [], usage: { prompt_tokens: 1, completion_tokens: words } })}\n\ndata: [DONE]\n\n`,
  )
}
