import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { makePdfBomb } from '../../../tests/support/documents/hostile.ts'
import { makeFillablePdf, makeManyFields } from '../../../tests/support/forms/fillable-pdf.ts'
import { FORMS } from '../index.ts'
import { readStatedForms } from './edition.ts'
import { elementName } from './element-name.ts'
import { inspectTemplate } from './inspect-template.ts'

const form = FORMS.find(({ id }) => id === '25')!
const { fields } = form
const IDENTIFIER = 'ACORD 0025 2016-03 Acroform'

describe('inspecting an agency’s PDF', () => {
  it('knows form and edition by the hidden field, and every element, in either spelling', async () => {
    for (const spelling of ['plain', 'hybrid'] as const) {
      const found = await inspectTemplate(await makeFillablePdf({ fields, spelling, identifier: IDENTIFIER }), FORMS)
      expect(found).toMatchObject({ form, edition: '2016/03', unmatched: [], missing: [] })
      expect(found.matched).toEqual(fields.map(({ name }) => name))
    }
  })

  it('knows them by the title or by what the page says', async () => {
    const titled = await inspectTemplate(await makeFillablePdf({ fields, title: 'ACORD 25 (2025/12)' }), FORMS)
    expect(titled).toMatchObject({ form, edition: '2025/12', missing: ['Form_EditionIdentifier_A'] })
    const printed = await inspectTemplate(await makeFillablePdf({ fields, footer: 'ACORD 25 (2016/03)' }), FORMS)
    expect(printed).toMatchObject({ form, edition: '2016/03' })
  })

  it('counts what it does not know and what is not there', async () => {
    const some = fields.filter(({ section }) => section !== 'Insurers')
    const found = await inspectTemplate(
      await makeFillablePdf({ fields: some, more: ['Own_Stamp', 'Own_Code'], identifier: IDENTIFIER }),
      FORMS,
    )
    expect(found.unmatched).toEqual(['Own_Stamp', 'Own_Code'])
    expect(found.missing).toHaveLength(12)
    expect(found.matched).toHaveLength(fields.length - 12)
  })

  it('knows an encrypted blank with an empty password', async () => {
    const found = await inspectTemplate(await makeFillablePdf({ fields, identifier: IDENTIFIER, password: '' }), FORMS)
    expect(found).toMatchObject({ form, edition: '2016/03', missing: [] })
  })

  const refused: [string, () => Promise<Uint8Array>, string][] = [
    ['a file that is no PDF', async () => Buffer.from('Dear client, please find attached'), 'not a PDF'],
    ['an empty file', async () => new Uint8Array(), 'not a PDF'],
    ['a PDF without fields', async () => pageOnly(), 'no fields'],
    [
      'a PDF with a real password',
      () => makeFillablePdf({ fields, identifier: IDENTIFIER, password: 'secret' }),
      'password',
    ],
    ['a damaged PDF', async () => (await makeFillablePdf({ fields })).fill(0, 200), 'damaged'],
    ['a cut PDF', async () => (await makeFillablePdf({ fields })).subarray(0, 2000), ''],
    [
      'another form',
      () => makeFillablePdf({ fields: [], more: ['Name1', 'Policy1'], identifier: 'ACORD 0099 2010-01' }),
      'not one of the forms',
    ],
    [
      'our form with unknown names',
      () => makeFillablePdf({ fields: [], more: ['Name1'], identifier: IDENTIFIER }),
      'none of its fields',
    ],
    ['50,000 fields', async () => makeManyFields(50_000), 'more than 5,000 fields'],
    ['6,000 fields', async () => makeManyFields(6_000), 'more than 5,000 fields'],
    ['a page that unpacks to 256 MB', async () => makePdfBomb(256), 'no fields'],
    ['packed objects that unpack to 256 MB', async () => packedBomb(256), 'too large'],
    [
      'more packed objects than an encrypted blank has',
      () => makeFillablePdf({ fields: [], more: ['Name1'], title: noise(1_000_000), password: '' }),
      'too large',
    ],
    ['fields that are each other’s children', async () => circle(), 'not one of the forms'],
  ]
  it.each(refused)('refuses %s with a sentence', async (_, make, sentence) => {
    const bytes = await make()
    const before = process.memoryUsage().rss
    const started = process.cpuUsage()
    const failure = await inspectTemplate(bytes, FORMS).then(
      () => null,
      (error: Error) => error,
    )
    expect(failure?.message).toMatch(/^[A-Z].*\.$/)
    expect(failure?.message).toContain(sentence)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1e6, 'CPU-seconds').toBeLessThan(5)
    expect(process.memoryUsage().rss - before).toBeLessThan(512 * 1024 * 1024)
  })
})

it.each([
  ['Producer_FullName_A', 'Producer_FullName_A'],
  ['F[0].P1[0].Producer_FullName_A[0]', 'Producer_FullName_A'],
  ['topmostSubform[0].Page_1[0].Section[12].Insurer_FullName_B[0]', 'Insurer_FullName_B'],
])('reads the element of %s', (name, element) => {
  expect(elementName(name)).toBe(element)
})

it.each([
  ['ACORD 0025 2016-03 Acroform', [{ id: '25', edition: '2016/03' }]],
  ['ACORD 25 (2016/03)', [{ id: '25', edition: '2016/03' }]],
  ['Acord25(2025/12)', [{ id: '25', edition: '2025/12' }]],
  ['ACORD 125', [{ id: '125', edition: null }]],
  ['Certificate of insurance', []],
  [
    'see ACORD 101, a schedule of remarks. ACORD 25 (2016/03)',
    [
      { id: '101', edition: null },
      { id: '25', edition: '2016/03' },
    ],
  ],
])('reads form and edition of "%s"', (text, stated) => {
  expect(readStatedForms(text)).toEqual(stated)
})

async function pageOnly(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage()
  return document.save()
}

function packedBomb(megabytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '1 0 '), { level: 9 })
  const head = `%PDF-1.7\n1 0 obj <</Type /ObjStm /N 1 /First 8 /Filter /FlateDecode /Length ${packed.length}>> stream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj\ntrailer <</Root 2 0 R>>\n%%EOF\n')])
}

function circle(): Uint8Array {
  return Buffer.from(
    [
      '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [4 0 R]>>>> endobj',
      '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
      '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792]>> endobj',
      '4 0 obj <</T (a) /Kids [5 0 R]>> endobj\n5 0 obj <</T (b) /Kids [4 0 R]>> endobj',
      'trailer <</Root 1 0 R>>\n%%EOF\n',
    ].join('\n'),
  )
}

/** Text that does not pack well, the same each time. */
function noise(length: number): string {
  let state = 1
  const letters = Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(97 + (state % 26))
  })
  return letters.join('')
}
