import { lookup as systemLookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

/** A page as it came: `url` is where it was in the end; `charset` as the server names it. A long text is cut, a long PDF refused. */
export type OpenedPage = { url: string; kind: 'html' | 'text' | 'pdf'; bytes: Buffer; charset: string | null }

/** Why a page was not opened, in words for its reader. */
export class PageNotOpened extends Error {
  override name = 'PageNotOpened'
}

/**
 * What tests put in the place of the internet: `resolve` in that of its names, and addresses with their ports ("127.0.0.1:8080") that are
 * taken for public ones. Cara herself gives none.
 */
export type Reach = { resolve?: typeof systemLookup; trusted?: readonly string[] }

const PATIENCE_MS = 8000
const MOST_REDIRECTS = 5
const MOST_TEXT = 1_500_000
const MOST_PDF = 8_000_000
const KINDS: Record<string, OpenedPage['kind']> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'application/pdf': 'pdf',
}
const NOT_PUBLIC = 'Its address is not on the public internet.'

/**
 * Opens a page of the public web. Every connection, also after a redirect, is to an address that was looked up and found public at that
 * moment, so that no name leads inside. It is asked once. Throws a `PageNotOpened`, and the reason of `stop`.
 */
export async function openPage(address: string, stop: AbortSignal, reach: Reach = {}): Promise<OpenedPage> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)])
  try {
    let url = checked(address, reach)
    for (let redirects = 0; ; redirects++) {
      const response = await ask(url, signal, reach)
      const { statusCode = 0, headers } = response
      if (statusCode < 300 || statusCode >= 400 || !headers.location) return await received(url, response)
      response.destroy()
      if (redirects === MOST_REDIRECTS) throw new PageNotOpened('It leads from one address to the next.')
      url = checked(headers.location, reach, url)
    }
  } catch (error) {
    stop.throwIfAborted()
    if (error instanceof PageNotOpened) throw error
    if (signal.aborted) throw new PageNotOpened('It did not answer in time.')
    throw new PageNotOpened('It could not be reached.')
  }
}

/** An address that may be asked: of a usual port, without a password in it. */
function checked(address: string, { trusted = [] }: Reach, from?: URL): URL {
  const url = URL.parse(address, from)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new PageNotOpened('Its address is not one of a web page.')
  const isUsual = ['', '80', '443'].includes(url.port)
  if (!isUsual && !trusted.some((one) => one.endsWith(`:${url.port}`)))
    throw new PageNotOpened('Its address has an unusual port.')
  return url
}

function ask(url: URL, signal: AbortSignal, reach: Reach): Promise<IncomingMessage> {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const mayReach = (ip: string) => isPublicAddress(ip) || (reach.trusted ?? []).includes(`${ip}:${port}`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address that is a number is looked up by nobody.
  if (isIP(host) && !mayReach(host)) throw new PageNotOpened(NOT_PUBLIC)
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal,
      agent: false,
      lookup: guarded(reach.resolve ?? systemLookup, mayReach),
      headers: {
        accept: 'text/html,application/xhtml+xml,application/pdf,text/plain',
        'accept-encoding': 'gzip',
        'accept-language': 'en-US,en',
        'user-agent': 'Mozilla/5.0 (compatible; Cara)',
      },
    })
    request.on('response', resolve).on('error', reject).end()
  })
}

/** Looks a name up for a connection; one of whose addresses is not public leads nowhere. */
const guarded =
  (resolve: typeof systemLookup, mayReach: (ip: string) => boolean): LookupFunction =>
  (host, options, answer) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, '')
      if (!found.length || !found.every(({ address }) => mayReach(address)))
        return answer(new PageNotOpened(NOT_PUBLIC) as NodeJS.ErrnoException, '')
      if (options.all) return answer(null, found)
      return answer(null, found[0]!.address, found[0]!.family)
    })

async function received(url: URL, response: IncomingMessage): Promise<OpenedPage> {
  const { statusCode = 0, headers } = response
  try {
    if (statusCode !== 200) throw new PageNotOpened(`It answered ${String(statusCode)}.`)
    const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(/\s*;\s*/)
    const kind = KINDS[type]
    if (!kind) throw new PageNotOpened('It is not a web page, a text or a PDF.')
    const charset = parameters.flatMap((one) => /^charset="?([\w.:-]+)/.exec(one)?.[1] ?? [])[0] ?? null
    const bytes = await begun(plain(response), kind === 'pdf' ? MOST_PDF : MOST_TEXT)
    if (kind === 'pdf' && bytes.length === MOST_PDF) throw new PageNotOpened('It is too long.')
    return { url: url.href, kind, bytes, charset }
  } finally {
    response.destroy()
  }
}

/** The content as it is without its packing; none but what was asked for is taken. */
function plain(response: IncomingMessage): Readable {
  const packing = response.headers['content-encoding'] ?? 'identity'
  if (packing === 'identity') return response
  if (packing !== 'gzip') throw new PageNotOpened('It came packed in a way that was not asked for.')
  const unpacked = createGunzip()
  response.on('error', (error) => unpacked.destroy(error))
  return response.pipe(unpacked)
}

/** What comes, up to so many bytes; what is unpacked is counted as it comes, and the rest of it never is. */
async function begun(content: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of content as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= most) break
  }
  return Buffer.concat(parts).subarray(0, most)
}
