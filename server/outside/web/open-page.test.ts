import type { lookup } from 'node:dns'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWebServer, html } from '../../../tests/support/web-server.ts'
import { openPage, type Reach } from './open-page.ts'

const NOT_PUBLIC = 'Its address is not on the public internet.'
const MOST_TEXT = 1_500_000
const never = new AbortController().signal

let server: Awaited<ReturnType<typeof aWebServer>>
beforeAll(async () => {
  server = await aWebServer()
})
afterAll(() => server.close())
beforeEach(() => void server.visited.splice(0))

const open = (url: string, reach: Reach = server.reach) => openPage(url, never, reach)
const textAt = async (url: string) => (await open(url)).bytes.toString()
/** Names lead to these addresses, one after the other at each look-up. */
const leadingTo = (...addresses: string[][]) => {
  let looks = 0
  return ((_host: string, options: { all?: boolean }, answer: (error: null, found: object[]) => void) => {
    expect(options.all).toBe(true)
    const own = addresses[Math.min(looks++, addresses.length - 1)]!
    answer(
      null,
      own.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as typeof lookup
}

describe('a page of the web', () => {
  it('comes with its kind, its charset and the address it was at in the end', async () => {
    const there = server.put('/there', html('<p>Roofers</p>'), 'other.example.com')
    const here = server.put('/here', (res) => res.writeHead(302, { location: there }).end())
    expect(await open(here)).toMatchObject({ url: there, kind: 'html', charset: 'utf-8' })
    const plain = server.put('/plain', (res) => res.writeHead(200, { 'content-type': 'text/plain' }).end('Roofers'))
    expect(await open(plain)).toMatchObject({ kind: 'text', charset: null, bytes: Buffer.from('Roofers') })
  })

  it('is unpacked, and cut where it is long, also what grows as it is unpacked', async () => {
    const gzip = (bytes: Buffer) =>
      server.put('/gzip', (res) =>
        res.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bytes),
      )
    expect(await textAt(gzip(gzipSync('<p>Roofers</p>')))).toBe('<p>Roofers</p>')
    expect((await open(gzip(gzipSync('a'.repeat(50_000_000))))).bytes).toHaveLength(MOST_TEXT)
    const endless = server.put('/endless', (res) => {
      res.writeHead(200, { 'content-type': 'text/html' })
      const more = () => {
        while (!res.destroyed && res.write('a'.repeat(60_000)));
        if (!res.destroyed) res.once('drain', more)
      }
      more()
    })
    expect((await open(endless)).bytes).toHaveLength(MOST_TEXT)
  })

  it.each([
    ['a picture', 'image/png', 'It is not a web page, a text or a PDF.'],
    ['a program', 'application/octet-stream', 'It is not a web page, a text or a PDF.'],
    ['nothing said', '', 'It is not a web page, a text or a PDF.'],
  ])('is not taken when it is %s', async (_what, type, reason) => {
    const url = server.put('/kind', (res) => res.writeHead(200, type ? { 'content-type': type } : {}).end('x'))
    await expect(open(url)).rejects.toThrow(reason)
  })

  it('is not taken when it fails, is packed in another way or breaks off', async () => {
    for (const status of [401, 404, 429, 500])
      await expect(open(server.put('/s', (res) => res.writeHead(status).end()))).rejects.toThrow(
        `It answered ${String(status)}.`,
      )
    const brotli = server.put('/br', html('x', { 'content-encoding': 'br' }))
    await expect(open(brotli)).rejects.toThrow('packed')
    const broken = server.put('/broken', (res) => {
      res.writeHead(200, { 'content-type': 'text/html', 'content-length': '99' }).write('x')
      setTimeout(() => res.destroy(), 10)
    })
    await expect(open(broken)).rejects.toThrow('It could not be reached.')
    const torn = server.put('/torn', (res) =>
      res.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip'),
    )
    await expect(open(torn)).rejects.toThrow('It could not be reached.')
  })

  it('is asked once, and is waited for until it is stopped', async () => {
    const stop = new AbortController()
    const silent = server.put('/silent', () => setTimeout(() => stop.abort(new Error('stopped')), 50))
    await expect(openPage(silent, stop.signal, server.reach)).rejects.toThrow(/stopped|abort/i)
    expect(server.visited).toHaveLength(1)
  })
})

describe('no connection is made', () => {
  it.each([
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
    ],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://[64:ff9b::7f00:1]/',
      'http://[fd00:ec2::254]/',
      'http://0/',
    ],
  ])('to %s', async (url) => {
    await expect(open(url)).rejects.toThrow(NOT_PUBLIC)
  })

  it.each([
    'file:///etc/passwd',
    'ftp://pages.example.com/',
    'data:text/html,x',
    'http://user:pass@pages.example.com/',
    'nonsense',
  ])('to %s', async (url) => {
    await expect(open(url)).rejects.toThrow('Its address is not one of a web page.')
  })

  it('at a port that is none of the web', async () => {
    for (const port of [22, 25, 5432, 6379, 8080])
      await expect(open(`http://pages.example.com:${String(port)}/`)).rejects.toThrow('unusual port')
  })

  it.each([['127.0.0.1'], ['::1'], ['10.1.2.3'], ['::ffff:10.1.2.3'], ['93.184.216.34', '127.0.0.1']])(
    'to a name that leads to %s %s',
    async (...addresses) => {
      const url = server.put('/', html('inside'))
      const resolve = leadingTo(addresses)
      await expect(open(url, { resolve, trusted: [`192.0.2.1:${server.port}`] })).rejects.toThrow(NOT_PUBLIC)
      expect(server.visited).toEqual([])
    },
  )

  it('after a redirect to an address inside', async () => {
    const inside = [
      'http://127.0.0.1/',
      'http://169.254.169.254/latest/',
      'http://[::1]/',
      'file:///etc/passwd',
      'http://localhost:5432/',
    ]
    for (const location of inside) {
      const url = server.put('/go', (res) => res.writeHead(302, { location }).end())
      await expect(open(url), location).rejects.toThrow(/not on the public|not one of a web page|unusual port/)
    }
    expect(server.visited).toHaveLength(inside.length)
  })

  it('where a name led outside at first and leads inside when it is asked again', async () => {
    const url = server.put('/', (res) => res.writeHead(302, { location: '/secret' }).end())
    server.put('/secret', html('inside'))
    const resolve = leadingTo(['127.0.0.1'], ['127.0.0.2'])
    await expect(open(url, { resolve, trusted: [`127.0.0.1:${server.port}`] })).rejects.toThrow(NOT_PUBLIC)
    expect(server.visited).toEqual([url])
  })

  it('more often than five redirects lead', async () => {
    const url = server.put('/round', (res) => res.writeHead(302, { location: '/round' }).end())
    await expect(open(url)).rejects.toThrow('It leads from one address to the next.')
    expect(server.visited).toHaveLength(6)
  })

  it('to this machine by its own names, with the look-up of the system', async () => {
    await expect(openPage('http://localhost/', never)).rejects.toThrow(NOT_PUBLIC)
  })
})
