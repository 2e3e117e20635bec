import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { chromiumPrinter } from './chromium-printer.ts'
import type { Printer } from './printing.ts'

const settings = {
  chromium: process.env.CHROMIUM_PATH,
  folder: path.join(tmpdir(), 'cara-chromium'),
  log: createLog('silent'),
}

let printer: Printer
let outside: Server
let asked: string[]
let elsewhere: string
beforeAll(async () => {
  printer = chromiumPrinter(settings)
  asked = []
  outside = createServer((request, response) => {
    asked.push(request.url!)
    response.end('x')
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  elsewhere = `http://127.0.0.1:${String((outside.address() as AddressInfo).port)}`
})
afterAll(async () => {
  await printer.close()
  outside.close()
})

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Sample</title>${head}</head><body>${body}</body></html>`
const pagesOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPageCount()

describe('a printer', () => {
  it('makes a tagged PDF with bookmarks, in the size of the page', async () => {
    const bytes = await printer.print(page('<h1>One</h1><h2>Two</h2>', '<style>@page { size: 210mm 297mm }</style>'))
    const pdf = await PDFDocument.load(bytes)
    expect(Math.round(pdf.getPage(0).getWidth())).toBe(595)
    expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(pdf.catalog.has(PDFName.of('Outlines'))).toBe(true)
  })

  it('runs and loads nothing, whatever the page says', async () => {
    const body = `<script>document.body.textContent = 'ran'; fetch('${elsewhere}/script')</script>
      <img src="${elsewhere}/image" onerror="fetch('${elsewhere}/error')"><iframe src="${elsewhere}/frame"></iframe>
      <link rel="stylesheet" href="${elsewhere}/link"><object data="${elsewhere}/object"></object>
      <meta http-equiv="refresh" content="0;url=${elsewhere}/refresh"><img src="file:///etc/passwd">
      <div style="background:url(${elsewhere}/style)">words</div><div style="position:fixed;inset:0;background:red">over</div>
      <svg><image href="${elsewhere}/svg"/><script>fetch('${elsewhere}/svgscript')</script></svg>`
    const head = `<style>@import "${elsewhere}/import"; @font-face { font-family: f; src: url(${elsewhere}/font) } body { font-family: f }</style>
      <link rel="preconnect" href="${elsewhere}"><base href="${elsewhere}/">`
    expect(await pagesOf(await printer.print(page(body, head)))).toBeGreaterThan(0)
    expect(asked).toEqual([])
  })

  it('prints huge tables, deep nesting and ten megabytes, or says that it is too much, and goes on', async () => {
    const row = `<tr>${'<td>1</td>'.repeat(60)}</tr>`
    const hostile = [
      page(`<table>${row.repeat(400)}</table>`),
      page(`${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}`),
      page(`<p>${'word '.repeat(2_000_000)}</p>`),
      page(`<p style="width:1e9px;height:1e9px;font-size:1e6px">large</p>`),
    ]
    const patient = chromiumPrinter({ ...settings, limits: { patienceMs: 15_000 } })
    for (const one of hostile) {
      const answer = await patient.print(one).catch((error: Error) => error)
      if (answer instanceof Error) expect(answer).toMatchObject({ name: 'CannotPrint' })
      else expect(Buffer.from(answer).subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(await pagesOf(await patient.print(page('still here')))).toBe(1)
    await expect(patient.print(page('x'.repeat(16_000_001)))).rejects.toThrow('too long')
    await patient.close()
  })

  it('makes fifty in turn with one browser', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => printer.print(page(`Page ${String(index)}`))),
    )
    for (const bytes of all) expect(await pagesOf(bytes)).toBe(1)
  })

  it('starts another browser when the one before has ended', async () => {
    await printer.print(page('one'))
    await printer.close()
    expect(await pagesOf(await printer.print(page('two')))).toBe(1)
  })

  it('says what to do on a machine without a browser', async () => {
    const none = chromiumPrinter({ ...settings, chromium: '/nowhere/chromium' })
    await expect(none.print(page('x'))).rejects.toMatchObject({ name: 'CannotPrint' })
    await expect(none.print(page('x'))).rejects.toThrow('print it from your browser')
    await none.close()
  })

  it('gives agencies their turns, tells each its place, and takes out who stops', async () => {
    const one = chromiumPrinter({ ...settings, atOnce: 1 })
    const order: string[] = []
    const told: number[][] = []
    const stop = new AbortController()
    const ask = (of: string, signal?: AbortSignal) => {
      const places: number[] = []
      told.push(places)
      const made = one.print(page(of), { of, signal, onPlace: (before) => places.push(before) })
      return made.then(
        () => order.push(of),
        (error: Error) => order.push(error.message),
      )
    }
    const all = [...Array.from({ length: 5 }, () => ask('many')), ask('many', stop.signal), ask('few')]
    expect(told[5]!.at(-1)).toBeGreaterThan(told[6]!.at(-1)!)
    stop.abort()
    await Promise.all(all)
    expect(order[0]).toBe('This PDF was stopped.')
    expect(order.indexOf('few')).toBeLessThanOrEqual(2)
    expect(order).toHaveLength(7)
    // Each comes nearer until it is its turn.
    for (const places of told.filter((_, index) => index !== 5)) {
      expect(places.at(-1)).toBe(0)
      expect(places.slice(1).every((place, at) => place <= places[at]! + 1)).toBe(true)
    }
    await one.close()
  })

  it('stops a page that is being printed, and goes on with the next', async () => {
    const stop = new AbortController()
    const onPlace = (before: number) => void (before === 0 && setImmediate(() => stop.abort()))
    const made = printer.print(page(`<p>${'word '.repeat(500_000)}</p>`), { of: 'a', signal: stop.signal, onPlace })
    await expect(made).rejects.toThrow('was stopped')
    expect(await pagesOf(await printer.print(page('next')))).toBe(1)
  })

  it('prints no more pages than it may', async () => {
    const few = chromiumPrinter({ ...settings, limits: { pages: 3 } })
    const pages = (count: number) => page(`${'<p style="break-after: page">x</p>'.repeat(count - 1)}end`)
    expect(await pagesOf(await few.print(pages(3)))).toBe(3)
    await expect(few.print(pages(4))).rejects.toThrow('more than 3 pages')
    await few.close()
  })

  it.skipIf(process.platform !== 'linux')(
    'ends a browser that takes too much memory; who was printed beside it still gets a PDF',
    { timeout: 600_000 },
    async () => {
      const small = chromiumPrinter({ ...settings, limits: { memoryBytes: 420 * 1024 * 1024 } })
      const heavy = page(`<table>${`<tr>${'<td><b>1</b></td>'.repeat(60)}</tr>`.repeat(4000)}</table>`)
      const [refused, fine] = await Promise.allSettled([small.print(heavy), small.print(page('beside'))])
      expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'CannotPrint' } })
      expect(fine).toMatchObject({ status: 'fulfilled' })
      expect(await pagesOf(await small.print(page('after')))).toBe(1)
      await small.close()
    },
  )
})
