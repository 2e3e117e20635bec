import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { notBoundOn, offeredOn } from './not-bound.ts'
import { readFacts } from './read-facts.ts'
import { sheetOf } from './sheet.ts'

/** The cells of a binder's pages that stand where it tells what is not bound. */
const notBound = (...pages: string[]) => cellsOn(notBoundOn, pages)

function cellsOn(placesOn: typeof notBoundOn, pages: string[]): string[] {
  const sheets = pages.map((page, at) => sheetOf(drawnPage(page, at + 1)))
  const places = placesOn(sheets)
  return sheets.flatMap(({ number, rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ left, top, text }) => {
        const isOn = ({ page, box: [x, y, width, height] }: (typeof places)[number]) =>
          page === number && left >= x && left < x + width && top >= y && top < y + height
        return places.some(isOn) ? [text] : []
      }),
    ),
  )
}

test('under a heading that says so, to the one that says what is bound', () => {
  const page = `
  BINDER
  OPTION 1 - NOT TAKEN
  LIMITS OF INSURANCE
  Each Occurrence     $2,000,000
  OPTION 2 - BOUND
  Each Occurrence     $1,000,000`
  expect(notBound(page)).toEqual(['OPTION 1 - NOT TAKEN', 'LIMITS OF INSURANCE', 'Each Occurrence', '$2,000,000'])
})

test('of one line, to the heading of another', () => {
  const page = `
  BINDER
  UMBRELLA NOT TAKEN
  Aggregate           $5,000,000
  GENERAL LIABILITY
  Each Occurrence     $1,000,000`
  expect(notBound(page)).toEqual(['UMBRELLA NOT TAKEN', 'Aggregate', '$5,000,000'])
})

test('in a column, and in a row that says it of itself', () => {
  const page = `
  BINDER
  Coverage        Option 1        Option 2
                  Declined        Bound
  Building        $800,000        $900,000
  Flood option    $100,000        $100,000`
  expect(notBound(page)).toEqual(['Option 1', 'Declined', '$800,000', 'Flood option', '$100,000', '$100,000'])
})

test('on a page that offers, and on what goes on with it', () => {
  const [binder, quote, more] = ['BINDER\n  Aggregate  $1,000', 'QUOTATION\n  Aggregate  $2,000', 'Deductible  $500']
  expect(notBound(`\n  ${binder}`, `\n  ${quote}`, `\n  ${more}`)).toEqual([
    'QUOTATION',
    'Aggregate',
    '$2,000',
    'Deductible',
    '$500',
  ])
})

test('a page of headings alone is told as one place, not row by row for each', () => {
  const rows = Array.from({ length: 200 }, (_, at) => `  OPTION ${at + 1} - NOT TAKEN`).join('\n')
  const sheets = [sheetOf(drawnPage(`  BINDER\n${rows}`, 1))]
  expect(notBoundOn(sheets)).toEqual([{ page: 1, box: [0, 0, sheets[0]!.width, sheets[0]!.height] }])
})

test('what an option offers that was not taken is no limit and no premium of what is bound', () => {
  const page = `
  BINDER
  Named Insured: Tern Boatworks LLC
  Policy Number: HSP-81944
  Policy Period: 10/01/2025 to 10/01/2026
  PROPERTY            OPTION A, QUOTED     OPTION B, BOUND
  Building            $1,120,000           $1,205,000
  Premium             $27,940.00           $33,615.00`
  const { facts } = readFacts([drawnPage(page, 1)])
  const inForce = facts.filter(({ status }) => status === 'current').map(({ value }) => value)
  expect(inForce).toContain('HSP-81944')
  expect(inForce).not.toContain('1,120,000')
  expect(inForce).not.toContain('27,940')
})

test('of a policy, or of a list of policies, only what a title alone calls an offer', () => {
  const page = `
  GENERAL LIABILITY IN FORCE
  Option A           Option B, not taken
  Each Occurrence    $1,000,000
  RENEWALS IN PROGRESS - QUOTED, NOT BOUND
  Workers compensation    $500,000
  POLICIES BOUND
  Umbrella           $2,000,000`
  const offered = ['RENEWALS IN PROGRESS - QUOTED, NOT BOUND', 'Workers compensation', '$500,000']
  expect(cellsOn(offeredOn, [page])).toEqual(offered)
})
