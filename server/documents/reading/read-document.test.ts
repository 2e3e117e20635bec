import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../../tests/support/documents/file.ts'
import * as hostile from '../../../tests/support/documents/hostile.ts'
import { makeEml } from '../../../tests/support/documents/mail.ts'
import { makeDocx, makeXlsx } from '../../../tests/support/documents/office.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import type { Page } from '../types.ts'
import { fileAllowance, pool, type ReadingOptions, readDocument } from './read-document.ts'
import { ReadingError } from './reading-error.ts'

const read = (name: string, content: Uint8Array | string, options?: ReadingOptions) =>
  readDocument(fileOf(name, content), name, options)
const textOf = (page: Page | undefined) => page?.lines.map((line) => line.text)
const whiteSquare = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()

afterAll(() => pool.close())

describe('readDocument', () => {
  it('reads the files inside a PDF after its pages, and names those it cannot read', async () => {
    const inner = await makePdf([linesPage(['An endorsement']), linesPage(['Its second page'])])
    const attached = [
      { name: 'Endorsements.pdf', bytes: inner },
      { name: 'fleet.csv', bytes: Buffer.from('vin,driver\n1FT,Ann\n2FT,Bo\n') },
      { name: 'page.html', bytes: Buffer.from('<html></html>') },
      { name: 'Words.docx', bytes: await makeDocx(['Words of a contract']) },
      { name: 'fleet.xlsx', bytes: makeXlsx([{ name: 'Vehicles', rows: [['VIN'], ['1FTEX']] }]) },
    ]
    const seen: (string | undefined)[] = []
    const { pages, warnings } = await read(
      'policy.pdf',
      await makePdf([linesPage(['A page of a policy'])], { attached }),
      { onPages: (some) => seen.push(...some.map(({ part }) => part)) },
    )
    expect(pages.map(({ number, part, partPage }) => [number, part, partPage])).toEqual([
      [1, undefined, undefined],
      [2, 'Endorsements.pdf', 1],
      [3, 'Endorsements.pdf', 2],
      [4, 'Words.docx', 1],
      [5, 'fleet.csv', 1],
      [6, 'fleet.xlsx', 1],
    ])
    expect(pages.map((page) => textOf(page)![0])).toEqual([
      'A page of a policy',
      'An endorsement',
      'Its second page',
      'Words of a contract',
      'vin',
      'Vehicles',
    ])
    expect(seen).toHaveLength(6)
    expect(warnings).toEqual([expect.stringMatching(/^page\.html: This is a web page/)])
  })

  it('reads the files of a portfolio that has no page of its own', async () => {
    const attached = [{ name: 'policy.pdf', bytes: await makePdf([linesPage(['A page of a policy'])]) }]
    const { pages } = await read('portfolio.pdf', await makePdf([], { attached }))
    expect(pages.map(({ number, part }) => [number, part])).toEqual([[1, 'policy.pdf']])
    await expect(read('none.pdf', await makePdf([]))).rejects.toThrow('This PDF has no pages.')
  })

  it('tells files inside a PDF apart that have one name, and takes no folder for a part of it', async () => {
    const attached = ['papers/a.txt', 'C:\\old\\a.txt'].map((name, at) => ({
      name,
      bytes: Buffer.from(`Words of ${at ? 'the other' : 'one'}`),
    }))
    const { pages } = await read('two.pdf', await makePdf([linesPage(['Two'])], { attached }))
    expect(pages.map(({ part }) => part).toSorted()).toEqual(['a.txt', 'a.txt (2)', undefined])
  })

  it('reads the files inside a PDF that is attached to an e-mail, and names what lies deeper', async () => {
    const pdf = (words: string, name?: string, bytes?: Uint8Array) =>
      makePdf([linesPage([words])], name && bytes ? { attached: [{ name, bytes }] } : {})
    const second = await pdf('Second', 'third.pdf', await pdf('Third'))
    const content = await pdf('First', 'second.pdf', second)
    const mail = makeEml({ text: 'See it', attachments: [{ name: 'first.pdf', type: 'application/pdf', content }] })
    const { pages, warnings } = await read('mail.eml', mail)
    expect(pages.map(({ part }) => part)).toEqual([undefined, 'first.pdf', 'first.pdf/second.pdf'])
    expect(warnings).toEqual(['1 attached file was not read (third.pdf): files are read no deeper inside one another.'])
  })

  it('bounds the files inside a PDF by their number, their bytes and their pages, and reads the rest', async () => {
    const attached = ['a', 'b', 'c', 'd'].map((name) => ({
      name: `${name}.txt`,
      bytes: Buffer.from(`Words of ${name}`),
    }))
    const many = await makePdf([linesPage(['Many'])], { attached })
    const counted = await read('many.pdf', many, { limits: { attachments: 2 } })
    expect(counted.pages.map(({ part }) => part)).toEqual([undefined, 'a.txt', 'b.txt'])
    expect(counted.warnings).toEqual([
      '2 attached files were not read (c.txt, d.txt): one file holds too many of them.',
    ])
    const blown = [
      { name: 'zeros.txt', bytes: new Uint8Array(8_000_000).fill(65) },
      { name: 'bomb.pdf', bytes: hostile.makePdfBomb(600) },
      { name: 'pages.pdf', bytes: await hostile.makeManyPages(30) },
      { name: 'small.txt', bytes: Buffer.from('Small words') },
    ]
    const large = await makePdf([linesPage(['Large'])], { attached: blown })
    const { pages, warnings } = await read('large.pdf', large, { limits: { bytes: 4_000_000, pages: 20 } })
    expect(pages.map(({ part }) => part)).toEqual([undefined, 'small.txt'])
    expect(warnings.toSorted()).toEqual([
      expect.stringMatching(/^bomb\.pdf: This PDF needs more memory/),
      expect.stringMatching(/^pages\.pdf: This file has 30 pages/),
      'zeros.txt: This file is larger than is allowed.',
    ])
  })

  it('reads a long PDF in order and tells its progress', async () => {
    const steps: number[] = []
    const seen = new Set<number>()
    const pdf = await makePdf(Array.from({ length: 30 }, (_, index) => linesPage([`This is page ${index + 1}`])))
    const reading = await read('long.pdf', pdf, {
      onProgress: (fraction, done, total) => {
        expect(fraction).toBeCloseTo(done / total!)
        steps.push(done)
      },
      onPages: (pages) => {
        for (const page of pages) seen.add(page.number)
      },
    })
    expect(reading.pages.map((page) => textOf(page)![0])).toEqual(
      reading.pages.map((_, index) => `This is page ${index + 1}`),
    )
    expect(steps.length).toBeGreaterThan(2)
    expect(steps.at(-1)).toBe(30)
    expect(seen.size).toBe(30)
  })

  it('tells the pages of a PDF on which words were left out that nobody sees or that are struck out', async () => {
    const words = (page: number) => ({ x: 72, y: 100, text: `Page ${page}`, size: 10 })
    const speck = { x: 72, y: 300, text: 'Limit $9,000,000', size: 1 }
    const crossed = { x: 72, y: 200, text: '$1,000,000', size: 10 }
    const pdf = await makePdf([
      { texts: [words(1), speck] },
      { texts: [words(2), crossed], rulings: [[72, 205, 50, 0.7]] },
      { texts: [words(3), speck] },
    ])
    const { pages, warnings } = await read('left-out.pdf', pdf)
    expect(pages.map(textOf)).toEqual([['Page 1'], ['Page 2'], ['Page 3']])
    expect(warnings).toEqual([
      'Hidden text on pages 1 and 3 was left out.',
      'Words struck out on page 2 were left out.',
    ])
  })

  it('lays out a Word document: paragraphs, tables with their columns, right-to-left text in reading order', async () => {
    const { kind, pages } = await read(
      'contract.docx',
      await makeDocx([
        'Terms & <conditions>',
        'שלום עולם',
        [
          ['Coverage', 'Limit'],
          ['Cyber', '$1,000,000'],
        ],
      ]),
    )
    expect(kind).toBe('docx')
    expect(textOf(pages[0])).toEqual(['Terms & <conditions>', 'שלום עולם', 'Coverage', 'Limit', 'Cyber', '$1,000,000'])
    const [first, second] = pages[0]!.lines[1]!.words
    expect(first!.box[0]).toBeGreaterThan(second!.box[0])
    expect(pages[0]!.lines[4]!.box[1]).toBe(pages[0]!.lines[5]!.box[1])
    expect(pages[0]!.lines[3]!.box[0]).toBe(pages[0]!.lines[5]!.box[0])
  })

  it('ends a table of a workbook where the sheet leaves a row out, and keeps its columns', async () => {
    const rows = [
      ['Driver Roster', 'Otter Co.'],
      [],
      ['Name', 'Born', 'State'],
      ['Ann', '1990', 'OH'],
      [],
      ['Bo', '1991', 'PA'],
    ]
    const { pages } = await read('drivers.xlsx', makeXlsx([{ name: 'Drivers', rows }]))
    const tables = pages[0]!.tables!
    expect(tables.map(({ rows: count, heads }) => [count, heads])).toEqual([
      [1, 0],
      [2, 1],
      [1, 0],
    ])
    const lefts = tables.map(({ cells }) => cells.map(({ box }) => box[0]).slice(0, 3))
    expect(lefts[1]).toEqual(lefts[2])
    expect(pages.map(textOf)).toEqual([
      ['Drivers', 'Driver Roster', 'Otter Co.', 'Name', 'Born', 'State', 'Ann', '1990', 'OH', 'Bo', '1991', 'PA'],
    ])
  })

  it('breaks no number of a spreadsheet that is wide', async () => {
    const heads = [
      'Unit',
      'Year',
      'Make',
      'Model',
      'VIN',
      'Cost new',
      'Garaged at',
      'Notes',
      'Department',
      'Driver',
      'Body type',
      'Lien holder',
      'Radius',
      'Weight class',
      'Coverage symbols',
      'Loss payee',
    ]
    const unit = (vin: string) => [
      '1',
      '2019',
      'Ottermobile',
      'Longbed 2500',
      vin,
      '45000',
      'Sampleton, OH 44101',
      'Sold to a buyer who never came for it and kept ever since',
      'Distribution of joinery',
      'Robin Placeholder of Sampleton',
      'Refrigerated box',
      'Example Equipment Finance Corp.',
      'Local up to 50 miles',
      'Medium up to 20,000 pounds',
      'Two, seven, eight, and nine',
      'Example Savings and Loan of Sampleton',
    ]
    const csv = [heads, unit('1FTEW1EP5KFA12345'), unit('1FTEW1EP5KFA12346')]
      .map((row) => row.map((cell) => `"${cell}"`).join(','))
      .join('\n')
    const { pages } = await read('fleet.csv', Buffer.from(csv))
    const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words.map(({ text }) => text)))
    expect(words).toContain('1FTEW1EP5KFA12345')
    expect(words).toContain('1FTEW1EP5KFA12346')
  })

  it('keeps the heads of a workbook with the rows an empty one parts from them', async () => {
    const rows = [['Name', 'Born', 'State'], [], ['Ann', '1990', 'OH'], ['Bo', '1991', 'PA']]
    const { pages } = await read('drivers.xlsx', makeXlsx([{ name: 'Drivers', rows }]))
    expect(pages[0]!.tables!.map(({ rows: count, heads }) => [count, heads])).toEqual([[3, 1]])
  })

  it('reads a workbook as its sheets show it, without hidden ones', async () => {
    const rows = [
      ['VIN', 'Bought', 'Cost'],
      ['1FTEX', { value: 46000, as: 'date' as const }, { value: 45000, as: 'money' as const }],
    ]
    const { kind, pages } = await read(
      'fleet.xlsx',
      makeXlsx([
        { name: 'Vehicles', rows },
        { name: 'Notes', rows: [['secret']], hidden: true },
        { name: 'Drivers', rows: [['Ann', 7.5]] },
      ]),
    )
    expect(kind).toBe('xlsx')
    expect(pages.map(textOf)).toEqual([
      ['Vehicles', 'VIN', 'Bought', 'Cost', '1FTEX', '12/09/2025', '$45,000.00'],
      ['Drivers', 'Ann', '7.5'],
    ])
  })

  it('reads CSV under an emoji name and text in Arabic', async () => {
    const csv = await read('🚗 fleet.csv', 'vin,driver,note\n1FT,"Lopez, Ana","said ""ok"""\n')
    expect(textOf(csv.pages[0])).toEqual(['vin', 'driver', 'note', '1FT', 'Lopez, Ana', 'said "ok"'])
    const text = await read('ملاحظة.txt', 'مرحبا بالعالم\n\nNext paragraph')
    expect(textOf(text.pages[0])).toEqual(['مرحبا بالعالم', 'Next paragraph'])
  })

  it('reads an e-mail, then what is attached to it, and goes on past what it cannot read', async () => {
    const inner = makeEml({
      subject: 'Inner',
      text: 'Inside',
      attachments: [{ name: 'a.csv', type: 'text/csv', content: Buffer.from('x,y\n1,2') }],
    })
    const eml = makeEml({
      subject: 'Renewal',
      html: '<style>p{color:red}</style><p>Hello <b>there</b></p><script>alert(1)</script>',
      attachments: [
        { name: 'policy.pdf', type: 'application/pdf', content: await makePdf([linesPage(['Attached policy'])]) },
        { name: 'page.html', type: 'text/html', content: Buffer.from('<html></html>') },
        { name: 'fwd.eml', type: 'message/rfc822', content: inner },
      ],
    })
    const { kind, pages, warnings } = await read('mail.eml', eml)
    expect(kind).toBe('email')
    expect(textOf(pages[0])).toEqual(expect.arrayContaining(['Subject: Renewal', 'Hello there']))
    expect(pages.map((page) => [page.number, page.part, page.partPage])).toEqual([
      [1, undefined, undefined],
      [2, 'policy.pdf', 1],
      [3, 'fwd.eml', 1],
      [4, 'fwd.eml/a.csv', 1],
    ])
    expect(textOf(pages[1])).toEqual(['Attached policy'])
    expect(warnings).toEqual([expect.stringMatching(/^page\.html: This is a web page/)])
  })

  it('never runs the JavaScript of a PDF', async () => {
    const pdf = await makePdf([linesPage(['Only words'])], { script: 'app.alert("run"); this.closeDoc()' })
    expect(textOf((await read('script.pdf', pdf)).pages[0])).toEqual(['Only words'])
  })
})

describe('hostile files', () => {
  it.each<[string, string, () => Buffer | string | Promise<Buffer>]>([
    ['empty', 'This file is empty.', () => ''],
    ['damaged', 'This PDF is damaged', () => hostile.makeDamagedPdf()],
    ['mangled', 'changed its content as if it were text', () => hostile.makeTextMangledPdf()],
    ['locked', 'protected by a password', () => makePdf([{}], { password: { user: 'secret', owner: 'owner' } })],
    ['2,000 pages', 'This file has 2,000 pages; the limit is 600.', () => hostile.makeManyPages(2_000)],
    ['1 by 1 pixel', 'too small to hold readable text: 1 × 1 pixels', () => whiteSquare(1)],
    ['pixel bomb', 'too large to read: 12000 × 12000 pixels', () => whiteSquare(12_000)],
    ['script in SVG', 'This is an SVG drawing', () => hostile.SCRIPTED_SVG],
    ['zip bomb', 'unpacks to far more', () => hostile.makeZipBomb(250)],
    ['lying zip bomb', 'unpacks to far more', () => hostile.makeLyingZipBomb(250)],
    ['PDF bomb', 'needs more memory than is allowed', () => hostile.makePdfBomb(600)],
    ['20,000 words a page', 'far more text than a page can show', () => hostile.makeHeavyPages(600, 20_000)],
    ['damaged workbook', 'damaged', () => makeXlsx([{ name: 'A', rows: [['x']] }]).fill(7, 40, 400)],
  ])('answers %s with a sentence', async (_, sentence, make) => {
    const path = fileOf('upload.pdf', await make())
    const started = process.cpuUsage()
    await expect(readDocument(path, 'upload.pdf')).rejects.toThrow(new RegExp(sentence))
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5)
  })

  it('ends a file whose 600 pages are all far too costly within the allowance of a few', async () => {
    const pdf = hostile.makeHeavyPages(600)
    expect(pdf.length).toBeLessThan(200_000)
    const allowance = fileAllowance()
    await expect(read('heavy.pdf', pdf, { allowance })).rejects.toThrow(/than is allowed|far more text/)
    // What two steps may run over it between two looks at them.
    allowance.add(2_000)
    expect(allowance.isSpent).toBe(false)
  })

  it.each([
    ['objects deep in each other', () => hostile.makeDeepNesting(400_000)],
    ['200,000 objects', () => hostile.makeManyObjects(200_000)],
  ])('reads or refuses %s within the allowance of a file', async (_case, make) => {
    const allowance = fileAllowance()
    const answer = await read('odd.pdf', make(), { allowance }).catch((error: unknown) => error)
    if (answer instanceof Error) expect(answer).toBeInstanceOf(ReadingError)
    expect(allowance.isSpent).toBe(false)
  })

  it('ends a file that takes too long, while the others go on', async () => {
    const slow = hostile.pdfOfContent(Buffer.from(`BT /F 9 Tf 9 9 Td ${'(slow words) Tj '.repeat(150_000)} ET`))
    const good = await makePdf([linesPage(['Still here'])])
    const limits = { fileCpuMs: 150 }
    const [first, ...others] = await Promise.allSettled([
      read('slow.pdf', slow, { limits }),
      ...Array.from({ length: 4 }, () => read('good.pdf', good)),
    ])
    expect(first).toMatchObject({
      status: 'rejected',
      reason: { reason: 'too-slow', message: 'This file takes more work to read than is allowed and was not read.' },
    })
    for (const other of others) expect(other).toMatchObject({ status: 'fulfilled', value: { kind: 'pdf' } })
  })

  it('says of a file that only the clock ended that it may be tried again', async () => {
    const slow = hostile.pdfOfContent(Buffer.from(`BT /F 9 Tf 9 9 Td ${'(slow words) Tj '.repeat(150_000)} ET`))
    await expect(read('slow.pdf', slow, { limits: { stepMs: 1, fileCpuMs: 60_000 } })).rejects.toMatchObject({
      ...{ reason: 'late', message: 'This file took too long on this server and was not read. Try again.' },
    })
  })

  it('reads the first pages of a table without end', async () => {
    const { pages, warnings } = await read('endless.csv', 'a,b,c\n'.repeat(500_000), { limits: { pages: 5 } })
    expect([pages.length, warnings]).toEqual([5, ['Only the first 5 pages of this file were read.']])
  })

  it('survives files with bytes changed at random', async () => {
    const seeds = [
      await makePdf([linesPage(['Some words'])]),
      await makeDocx(['Words', [['a', 'b']]]),
      makeEml({ text: 'Hello' }),
    ]
    let state = 20260303
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
      return state % below
    }
    const answers = Array.from({ length: 45 }, async (_, index) => {
      const bytes = Buffer.from(seeds[index % seeds.length]!)
      for (let change = 0; change < 12; change++) bytes[random(bytes.length)] = random(256)
      return read('changed.bin', bytes, { ocrLanguageFolder: '/nowhere' }).catch((error: unknown) => error)
    })
    for (const answer of await Promise.all(answers)) {
      if (answer instanceof Error) expect(answer).toBeInstanceOf(ReadingError)
      else expect(answer).toHaveProperty('pages')
    }
  })

  it('keeps to the size limit, and stops when asked', async () => {
    await expect(read('big.txt', 'x'.repeat(3_000_000), { limits: { bytes: 1_048_576 } })).rejects.toThrow(
      'This file is 2.9 MB; the limit is 1 MB.',
    )
    const stop = new AbortController()
    const reading = read('long.pdf', await makePdf([linesPage(['Stopped'])]), { signal: stop.signal })
    stop.abort()
    await expect(reading).rejects.toMatchObject({ reason: 'cancelled' })
  })
})
