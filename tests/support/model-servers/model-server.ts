import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { openModel } from '../../../server/outside/model/open-model.ts'
import { anthropicWire } from './anthropic-wire.ts'
import { openaiWire } from './openai-wire.ts'
import type { Asked, Script, ScriptedStep } from './script.ts'
import type { Frame, Wire } from './wire.ts'

export const PROTOCOLS = ['openai-compatible', 'anthropic'] as const
export type Protocol = (typeof PROTOCOLS)[number]
const WIRES: Record<Protocol, Wire> = { 'openai-compatible': openaiWire, anthropic: anthropicWire }

export const KEY = 'invented-key'

/** What the server saw of a request: what it says and how it was put, when it came, and when the client hung up on the answer, if it did. */
export type Recorded = { asked: Asked; body: Record<string, unknown>; at: number; hungUpAt: number | null }

/**
 * A server on the loopback that speaks a provider's wire protocol and answers by the script. It refuses a wrong key, and
 * what the real service would refuse. `model` is the product's own client of it.
 */
export async function aModelServer(protocol: Protocol, script: Script) {
  const wire = WIRES[protocol]
  const recorded: Recorded[] = []
  let play = script
  let first = 0
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.url !== wire.path) return refuse(response, 404, 'not found')
    const body = JSON.parse(await readAll(request)) as Record<string, unknown>
    const asked = wire.read(body, request.headers)
    if (asked.key !== KEY) return refuse(response, 401, 'invalid key')
    const record: Recorded = { asked, body, at: Date.now(), hungUpAt: null }
    recorded.push(record)
    response.once('close', () => {
      if (!response.writableFinished) record.hungUpAt = Date.now()
    })
    const fault = wire.whyInvalid(body)
    if (fault) return refuse(response, 400, fault)
    const withUsage =
      protocol === 'anthropic' ||
      Boolean((body.stream_options as { include_usage?: boolean } | undefined)?.include_usage)
    const number = recorded.length - 1 - first
    await perform(response, play(asked, number), { id: `m${recorded.length}`, model: `${asked.model}-2026`, withUsage })
  }

  function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}) {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(wire.refusal(status, message)))
  }

  async function perform(
    response: ServerResponse,
    step: ScriptedStep,
    meta: Parameters<Wire['frames']>[1],
  ): Promise<unknown> {
    if (step.does === 'hang') return null
    if (step.does === 'refuse')
      return refuse(response, step.status, 'refused', step.retryAfter ? { 'retry-after': step.retryAfter } : {})
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    let pieces = 0
    for (const frame of wire.frames(step.said, meta)) {
      if (step.does === 'break' && frame.isPiece && pieces++ === step.after) {
        if (step.how === 'error') response.write(encode(wire.errorFrame))
        if (step.how === 'silent') return null
        if (step.how !== 'cut') return response.end()
        // What was written goes out first.
        await wait(20)
        return response.destroy()
      }
      response.write(encode(frame))
      if (frame.isPiece && step.said.everyMs) await wait(step.said.everyMs)
      if (response.destroyed) return null
    }
    return response.end()
  }

  return {
    recorded,
    baseUrl,
    /** The first request of the script that is played now. */
    from: () => first,
    /** Plays another script from now on; its requests count from 0 again. */
    play(next: Script) {
      play = next
      first = recorded.length
    },
    model: await openModel({ name: `${protocol}:scripted`, baseUrl, apiKey: KEY }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ModelServer = Awaited<ReturnType<typeof aModelServer>>

const encode = ({ event, data }: Frame) =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

async function readAll(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string
  return text
}
