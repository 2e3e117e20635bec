import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_STYLES } from '../../../shared/document-styles.ts'
import { hostileDocuments } from '../../../tests/support/documents/hostile-html.ts'
import { convertedByOffice, officeSuite } from '../../../tests/support/documents/office-suite.ts'
import { safeHtml } from '../../lib/html.ts'
import { createLog } from '../../lib/log.ts'
import { chromiumPrinter } from '../../outside/printing/chromium-printer.ts'
import type { Printer } from '../../outside/printing/printing.ts'
import { wordOf } from './printing.ts'
import { styledPage } from './styled-page.ts'

const COUNT = 200
const MB = 1024 * 1024
/** A machine that is slow is given its time. */
const timeout = 900_000
const letterhead = { name: 'Otter "Example" <Agency>', lines: ['1 Test Street'], phone: null }

let outside: Server
let printer: Printer
/** Gives up soon. */
let impatient: Printer
const asked: string[] = []
let documents: string[]
let written: Uint8Array[] = []
let pages: Parameters<typeof styledPage>[0][]
beforeAll(async () => {
  outside = createServer((request, response) => {
    asked.push(request.url!)
    response.end('x')
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const withPatience = (patienceMs: number) =>
    chromiumPrinter({
      ...{ chromium: process.env.CHROMIUM_PATH, folder: path.join(tmpdir(), 'cara-chromium') },
      ...{ log: createLog('silent'), limits: { patienceMs } },
    })
  printer = withPatience(600_000)
  impatient = withPatience(6000)
  documents = hostileDocuments(COUNT, `http://127.0.0.1:${String((outside.address() as AddressInfo).port)}`)
  pages = documents.map((html, index) => ({
    ...{ title: `Hostile ${html.slice(0, 80)}`, html: safeHtml(html), letterhead, logo: null },
    look: {
      baseStyleId: BASE_STYLES[index % BASE_STYLES.length]!.id,
      pageSize: index % 2 ? 'LETTER' : 'A4',
      ...{ accentColor: null, secondColor: null },
    },
  }))
})
afterAll(async () => {
  await Promise.all([printer.close(), impatient.close()])
  outside.close()
})

/** A file, or null where it was refused in words. */
const madeOr = (work: Promise<Uint8Array>) =>
  work.catch((error: Error) => {
    expect(error).toMatchObject({ name: 'CannotPrint' })
    return null
  })
const inChunks = <T>(all: T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

describe(`${String(COUNT)} hostile documents`, () => {
  it('as pages hold nothing that runs or loads', () => {
    for (const page of pages) {
      const html = styledPage(page)
      const body = html.slice(html.indexOf('<body'))
      expect(body).not.toMatch(
        /<(?:script|iframe|object|embed|link|meta|base|svg|math|style|form|input|video|audio)\b/i,
      )
      expect(body).not.toMatch(/<[^>]*\s(?:on\w+|src|srcset|background|poster|action|ping)=/i)
      expect(body).not.toMatch(/<[^>]*\sstyle="[^"]*url\(/i)
      expect(html.match(/<\/style>/g)).toHaveLength(1)
      expect(html.length).toBeLessThan(8 * MB)
    }
  })

  it('are printed and ask nobody', { timeout }, async () => {
    const isLarge = (_: unknown, at: number) => at % 25 === 24
    // Four on a sheet: a print takes its time whatever stands on it.
    const sheets = inChunks(
      pages.filter((page, at) => !isLarge(page, at)),
      4,
    ).map((few) => styledPage({ ...few[0]!, html: few.map(({ html }) => html).join('') }))
    for (const two of inChunks(sheets, 2))
      for (const pdf of await Promise.all(two.map((sheet) => printer.print(sheet))))
        expect(pdf.length).toBeLessThan(24 * MB)
    // What is large may be refused.
    for (const page of pages.filter(isLarge))
      expect((await madeOr(impatient.print(styledPage(page))))?.length ?? 0).toBeLessThan(24 * MB)
    expect(asked).toEqual([])
  })

  it('ask nobody even when they reach the printer as they came', { timeout }, async () => {
    const small = documents.filter((html) => html.length < 100_000)
    const sheets = inChunks(small, 10).map((few) => `<!doctype html><title>x</title>${few.join('<hr>')}`)
    const made = await Promise.all(sheets.map((sheet) => madeOr(printer.print(sheet))))
    expect(made.some((pdf) => pdf !== null)).toBe(true)
    expect(asked).toEqual([])
  })

  it('are written as Word files that open and hold no address to load from', { timeout }, async () => {
    const made = await Promise.all(pages.map((page, at) => madeOr(wordOf(page, `agency ${String(at % 8)}`))))
    const files = made.filter((file) => file !== null)
    expect(files.length).toBeGreaterThanOrEqual(pages.length - 8)
    for (const file of files) {
      expect(file.length).toBeLessThan(8 * MB)
      const parts = unzipSync(file)
      for (const [name, bytes] of Object.entries(parts)) {
        if (!name.endsWith('.rels')) continue
        const rels = new TextDecoder().decode(bytes)
        // A link is followed by a reader alone; nothing else leads out.
        for (const [relation] of rels.matchAll(/<Relationship [^>]*TargetMode="External"[^>]*>/g))
          expect(relation).toMatch(/\/hyperlink".*Target="(?:https?|mailto):/)
      }
    }
    written = files
    expect(asked).toEqual([])
  })

  it('wait in a line that has an end, each agency in its own', { timeout }, async () => {
    const gone = new AbortController()
    const page = pages[0]!
    const many = Array.from({ length: 60 }, () =>
      wordOf(page, 'many', gone.signal).catch((error: Error) => error.message),
    )
    const other = wordOf(page, 'other')
    gone.abort()
    const told = await Promise.all(many)
    expect(told.filter((one) => typeof one === 'string' && one.startsWith('Too many Word files'))).toHaveLength(10)
    expect(told).toContain('This Word file was stopped.')
    expect((await other).length).toBeGreaterThan(0)
    expect((await wordOf(page, 'many')).length, 'and it is free again').toBeGreaterThan(0)
  })

  const title = officeSuite ? 'open in LibreOffice' : 'open in LibreOffice (left out: it is not on this machine)'
  it.skipIf(!officeSuite)(title, { timeout }, async () => {
    const some = written.filter((_, at) => at % 8 === 0)
    expect(some.length).toBeGreaterThan(20)
    expect((await convertedByOffice(some, 'docx', 'txt')).filter((text) => text === null)).toEqual([])
    expect(asked).toEqual([])
  })
})
