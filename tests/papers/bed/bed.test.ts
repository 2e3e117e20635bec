import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdfPages } from '../../../server/documents/reading/pdf/read-pdf.ts'
import { acord25 } from '../../../server/forms/acord-25/index.ts'
import { parseAmount } from '../../../shared/amounts.ts'
import { parseDate } from '../../../shared/dates.ts'
import { FAMILIES } from './families/index.ts'
import { inOrder } from './families/learn/order.ts'
import { SPLITS } from './names.ts'
import { drawPapers, makePaper } from './papers.ts'
import { type Printer, startPrinter } from './print.ts'

const KINDS = [
  'application',
  'binder',
  'certificate',
  'contract',
  'declarations',
  'endorsement',
  'invoice',
  'letter',
  'loss-run',
  'notice',
  'quote',
  'schedule',
]

describe.each(SPLITS)('the papers of the third to %s', (split) => {
  const drawings = drawPapers({ seed: 7, count: 180, split })

  test('are of every kind, and the same for the same seed', () => {
    expect([...new Set(drawings.flatMap(({ drawn }) => drawn.kind ?? []))].sort()).toEqual(KINDS)
    const again = drawPapers({ seed: 7, count: 180, split })
    expect(again.map(({ drawn, fields }) => [drawn, fields])).toEqual(
      drawings.map(({ drawn, fields }) => [drawn, fields]),
    )
    expect(drawPapers({ seed: 8, count: 180, split })[0]!.drawn).not.toEqual(drawings[0]!.drawn)
  })

  test('say what their truth says, of elements the form has', () => {
    const names = new Set(acord25.fields.map(({ name }) => name))
    for (const { name, drawn, fields } of drawings) {
      const shown = saidBy(drawn)
      for (const [field, value] of Object.entries(fields)) {
        expect(names.has(field), field).toBe(true)
        if (value && value !== 'true' && !/LetterCode_A$/.test(field))
          expect(shown(value), `${name}: ${field} ${value}`).toBe(true)
      }
    }
  })

  test('say nothing of a policy where they may not', () => {
    const silent = drawings.filter(({ drawn }) => drawn.feeds !== 'fills')
    expect(silent.length).toBeGreaterThan(20)
    expect(silent.flatMap(({ fields }) => Object.values(fields)).filter(Boolean)).toEqual([])
  })
})

test('no family and no carrier or insured is of two thirds', () => {
  expect(new Set(FAMILIES.map(({ name }) => name)).size).toBe(FAMILIES.length)
  const named = SPLITS.map((split) => {
    const papers = drawPapers({ seed: 3, count: 120, split })
    return new Set(papers.map(({ fields }) => fields.Insurer_FullName_A).filter(Boolean))
  })
  expect(named.map(({ size }) => size > 20)).toEqual([true, true, true])
  expect(new Set(named.flatMap((names) => [...names])).size).toBe(named.reduce((all, { size }) => all + size, 0))
})

test('the order in which families are drawn names each of them once', () => {
  const [one, other] = [
    { name: 'one', papers: {} },
    { name: 'other', papers: {} },
  ]
  expect(inOrder([other, one], ['one', 'other']).map(({ name }) => name)).toEqual(['one', 'other'])
  expect(() => inOrder([one], ['one', 'other'])).toThrow('other')
  expect(() => inOrder([one, other], ['one'])).toThrow('other')
  expect(() => inOrder([one, one], ['one'])).toThrow('one')
  expect(() => inOrder([one], ['one', 'one'])).toThrow('one')
})

describe('on paper', () => {
  let printer: Printer
  beforeAll(async () => {
    printer = await startPrinter()
  })
  afterAll(() => printer.close())
  const [drawing] = drawPapers({ seed: 1, count: 1, split: 'learn' })

  test('a printed document has its words, and a scanned one none', async () => {
    const printed = await makePaper(drawing!, printer, false)
    const text = (await readPdfPages(printed.bytes)).flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
    expect(text).toContain(printed.fields.Policy_AutomobileLiability_PolicyNumberIdentifier_A)
    const scanned = await makePaper(drawing!, printer, true)
    expect((await readPdfPages(scanned.bytes)).flatMap(({ lines }) => lines)).toEqual([])
  })
})

/** Whether a document shows a value, however it spells amounts, dates and capitals. */
function saidBy(drawn: object): (value: string) => boolean {
  if ('fillable' in drawn) return () => true
  const text = JSON.stringify(drawn)
    .replace(/<[^>]+>|\\n/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\\"', '"')
  const plain = text.replace(/\s+/g, ' ').toLowerCase()
  const figures = new Set(
    [...plain.matchAll(/\d[\d,.]*\d|\d/g)].flatMap(([figure]) => [parseAmount(figure.replace(/\.$/, ''))]),
  )
  const days = new Set([...plain.matchAll(/[a-z]+ \d+, \d{4}|[\w]+[-/]\w+[-/]\d+/g)].map(([day]) => parseDate(day)))
  return (value) => {
    const amount = /^[\d,]+$/.test(value) ? parseAmount(value) : null
    const words = value.toLowerCase().split(/\s+/)
    // Letters may stand apart, and a name may go on in the next line of its column, with the words of another between.
    if (plain.replaceAll(' ', '').includes(words.join('')) || words.every((word) => plain.includes(word))) return true
    return /^\d\d\/\d\d\/\d{4}$/.test(value)
      ? days.has(parseDate(value))
      : amount !== null && (figures.has(amount) || figures.has(amount / 1000))
  }
}
