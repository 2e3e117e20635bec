import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWebServer, WEB_KEY } from '../../../tests/support/web-server.ts'
import { publicWeb } from './web.ts'

const SENTENCE = 'The web cannot be searched right now. Try again in a few minutes.'
const never = new AbortController().signal
const HITS = [
  { url: 'https://license.example.com/roofers', title: 'Roofers' },
  { url: 'http://code.example.com/?a=1', title: 'The code' },
]

const status = (code: number) => (res: ServerResponse) => void res.writeHead(code).end('{}')
const saying = (body: string) => (res: ServerResponse) => void res.writeHead(200).end(body)

describe.each(['searxng', 'brave', 'tavily'] as const)('%s', (engine) => {
  let server: Awaited<ReturnType<typeof aWebServer>>
  beforeAll(async () => {
    server = await aWebServer(engine)
  })
  afterAll(() => server.close())
  beforeEach(() => void server.asked.splice(0))

  const search = (query: string, key = WEB_KEY) =>
    publicWeb({ ...server.settings, url: `${server.url}/`, key }).search(query, never)
  const failureOf = async (searched: Promise<unknown>) => {
    const error: unknown = await searched.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'OUTSIDE_FAILED', message: SENTENCE })
    expect(JSON.stringify([error, (error as Error).cause])).not.toMatch(/tvly|roofing/)
    return (error as Error).cause
  }

  it('is asked for the words and finds pages, leaving out what is none', async () => {
    server.finds(...HITS, { url: 'javascript:alert(1)', title: 'x' }, { url: 'ftp://files.example.com', title: 'x' })
    expect(await search('roofing & "licenses"?')).toEqual(HITS)
    expect(server.asked).toEqual(['roofing & "licenses"?'])
    server.finds()
    expect(await search('nothing')).toEqual([])
  })

  it('is asked once more where that may help, and never again', async () => {
    server.finds(...HITS)
    for (const passing of [status(429), status(503), (res: ServerResponse) => void res.destroy()]) {
      server.next(passing)
      expect(await search('roofing')).toEqual(HITS)
    }
    expect(server.asked).toHaveLength(6)
    server.next(status(500), status(500))
    expect(await failureOf(search('roofing'))).toBe('it answered 500')
    expect(server.asked).toHaveLength(8)
  })

  it.each([
    ['another place', (res: ServerResponse) => void res.writeHead(302, { location: '/' }).end(), 'it answered 302'],
    ['a refusal', status(403), 'it answered 403'],
    ['nonsense', saying('<html>'), 'its answer is no JSON'],
    ['no list', saying('{"results": "x", "web": {"results": 1}}'), 'its answer is no list of results'],
    ['far too much', saying(`"${'x'.repeat(2_100_000)}"`), 'its answer is far too long'],
  ])('finds nothing by %s', async (_what, answer, reason) => {
    server.next(answer)
    expect(await failureOf(search('roofing'))).toBe(reason)
    expect(server.asked).toHaveLength(1)
  })

  it('refuses a key that is not its own', async () => {
    server.finds(...HITS)
    if (engine === 'searxng') expect(await search('roofing', 'other')).toEqual(HITS)
    else expect(await failureOf(search('roofing', 'other'))).toBe('it answered 401')
  })

  it('is not waited for once the work is stopped', async () => {
    server.next(() => {})
    await expect(publicWeb(server.settings).search('roofing', AbortSignal.timeout(50))).rejects.toThrow(/timeout/i)
  })
})

it('cannot be asked without a connection', async () => {
  const web = publicWeb({ engine: 'searxng', url: 'http://127.0.0.1:9', key: undefined })
  await expect(web.search('roofing', never)).rejects.toMatchObject({ code: 'OUTSIDE_FAILED' })
})
