import { describe, expect, it } from 'vitest'
import { drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import { findQuote } from '../search/find-quote.ts'
import type { Page } from '../types.ts'
import { rankUnits } from './rank-units.ts'
import { unitsOf } from './units-of.ts'

const pairsOf = (page: Page) =>
  unitsOf(page).flatMap(({ kind, label, value }) => (kind === 'pair' ? [`${label}: ${value}`] : []))
const rowsOf = (page: Page) =>
  unitsOf(page).flatMap(({ kind, cells }) =>
    kind === 'row' ? [cells.map(({ head, text }) => `${head}=${text}`).join(' ')] : [],
  )
const text = (x: number, y: number, words: string) => ({ x, y, text: words })

describe('what a page says, a thing each', () => {
  it('takes a value behind its label, beside it, or under it', () => {
    const page = drawnPage(
      [
        ...[text(30, 30, 'Audit period: Annual'), text(30, 60, 'Billing plan'), text(200, 60, 'Direct, ten payments')],
        ...[
          text(30, 90, 'ACCOUNT NUMBER'),
          text(200, 90, 'PROTECTION CLASS'),
          text(30, 101, 'QF-1042'),
          text(200, 101, '4'),
        ],
      ],
      [],
    )
    expect(pairsOf(page)).toEqual([
      'Audit period: Annual',
      'Billing plan: Direct, ten payments',
      'ACCOUNT NUMBER: QF-1042',
      'PROTECTION CLASS: 4',
    ])
  })

  it('reads the rows of a table under the names of its columns, also what wraps in a ruled cell', () => {
    const rows = [
      ['Coverage', 'Limit', 'Deductible'],
      ['Money and securities', '$10,000', '$500'],
      ['Outdoor signs, attached or detached', '$5,000', '$250'],
    ]
    for (const ruled of ['cells', 'heads'] as const) {
      const page = gridPage([{ widths: [90, 80, 80], rows, ruled }])
      expect(rowsOf(page)[0]).toBe('Coverage=Money and securities Limit=$10,000 Deductible=$500')
    }
    expect(rowsOf(gridPage([{ widths: [90, 80, 80], rows, ruled: 'cells' }]))[1]).toBe(
      'Coverage=Outdoor signs, attached or detached Limit=$5,000 Deductible=$250',
    )
  })

  it('takes no name of a column for the label of the first value under it', () => {
    const page = gridPage([
      {
        widths: [120, 80],
        rows: [
          ['Coverage', 'Limit'],
          ['Signs', '$5,000'],
          ['Glass', '$2,000'],
        ],
      },
    ])
    expect(pairsOf(page)).toEqual(['Signs: $5,000', 'Glass: $2,000'])
  })

  it('keeps whole sentences, under their heading and behind the words they hang on', () => {
    const page = drawnPage(
      [
        text(30, 30, 'EXCLUSIONS'),
        text(30, 50, 'This insurance does not apply to any of the following causes of loss:'),
        text(30, 62, '(a) water that backs up or overflows from a sewer or a drain; or'),
        text(30, 74, '(b) the cost of wear and tear or of marring and scratching'),
        text(30, 84, 'of any property that is covered under this form.'),
      ],
      [],
    )
    const sentences = unitsOf(page).filter(({ kind }) => kind === 'sentence')
    expect(sentences.map(({ value }) => value)).toEqual([
      'This insurance does not apply to any of the following causes of loss:',
      '(a) water that backs up or overflows from a sewer or a drain; or',
      '(b) the cost of wear and tear or of marring and scratching of any property that is covered under this form.',
    ])
    expect(sentences[2]).toMatchObject({ section: 'EXCLUSIONS', lead: sentences[0]!.value })
  })

  it('quotes only what stands on the page', () => {
    const page = gridPage(
      [
        {
          widths: [90, 80, 80],
          rows: [
            ['Coverage', 'Limit', 'Deductible'],
            ['Outdoor signs, attached or detached', '$5,000', '$250'],
          ],
          ruled: 'cells',
        },
      ],
      [text(30, 30, 'Valued as of'), text(200, 30, '3/15/2026'), text(300, 30, 'Agent: Otter & Sons')],
    )
    const units = unitsOf(page)
    expect(units.length).toBeGreaterThan(2)
    for (const { quote } of units) expect(findQuote(page, quote), quote).not.toBeNull()
  })
})

describe('ranking what a page says for a question', () => {
  const rows = [
    ['Coverage', 'Limit', 'Deductible'],
    ['Money and securities', '$10,000', '$500'],
    ['Outdoor signs', '$5,000', '$250'],
  ]
  const page = gridPage(
    [{ widths: [120, 80, 80], rows }],
    [text(30, 30, 'Money we owe you is paid within thirty days of the proof of loss.')],
  )
  const best = (question: string) => rankUnits(unitsOf(page), question, 'amount', 1)[0]

  it('puts the row that is asked for before words that only mention it', () => {
    expect(best('What is the money and securities limit?')?.unit).toMatchObject({
      kind: 'row',
      label: 'Money and securities',
    })
    expect(best('outdoor sign deductible')).toMatchObject({ unit: { label: 'Outdoor signs' }, covered: 1 })
  })

  it('tells how much of a question it speaks of, and nothing where it speaks of none', () => {
    expect(best('the flood limit')!.covered).toBeLessThan(0.6)
    expect(best('earthquake')).toBeUndefined()
  })
})

it('takes the first row of a table of words for the names of its columns, unless it stands among the rest', () => {
  const table = (rows: string[][]) => rowsOf(gridPage([{ widths: [120, 100, 120], ruled: 'cells', rows }]))
  const below = [
    ['Otter Slate', 'Breweries', 'No'],
    ['Heron Mutual', 'Breweries', 'Yes'],
  ]
  expect(table([['Carrier', 'Class', 'Appetite'], ...below])).toContain(
    'Carrier=Heron Mutual Class=Breweries Appetite=Yes',
  )
  expect(table([['Quill Harbor', 'Breweries', 'Refer'], ...below]).join(' ')).not.toContain('Breweries=')
})
