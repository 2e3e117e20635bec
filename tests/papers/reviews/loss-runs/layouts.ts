import { makePdf, type PdfPageSpec } from '../../../support/documents/pdf.ts'
import type { DrawnTotal } from './account.ts'
import { PARTED } from './parted-layouts.ts'
import { PRINTED } from './printed-layouts.ts'
import { ALL, amounts, bare, type Layout, pagesOf, row, usd, valuedLine } from './printing.ts'
import { dump, entries, rows, summary, twoSheets, workbook } from './typed-layouts.ts'

const COLUMNS = [0, 70, 140, 200, 260, 310, 400, 530, 595, 660]
const HEADS = [
  'Claim No',
  'Policy No',
  'Date of Loss',
  'Reported',
  'Status',
  'Claimant',
  'Description',
  'Paid',
  'Reserve',
  'Incurred',
]

const columns: Layout = {
  ...{ family: 'columns', extension: 'pdf', lines: 1, shows: { ...ALL, policyTotals: false, terms: false } },
  print: (run) =>
    makePdf(
      pagesOf(
        [`${run.carrier} LOSS RUN REPORT`, `Insured: ${run.insured}`, ...valuedLine('Valuation Date:', run)],
        COLUMNS,
        [
          ...run.policies.flatMap((policy) => policy.claims.map((claim) => row(policy, claim, usd))),
          ['Totals', '', '', '', '', '', '', ...amounts(run.total, usd)],
        ],
        HEADS,
      ),
    ),
}

const own = ([number, , ...rest]: string[]) => [number!, ...rest]
const grouped: Layout = {
  ...{ family: 'grouped', extension: 'pdf', lines: 1, shows: ALL },
  print: (run) => {
    const rows = run.policies.flatMap((policy) => [
      [`Policy Number: ${policy.number}   Policy Period: ${policy.from} - ${policy.to}`],
      own(HEADS),
      ...policy.claims.map((claim) => own(row(policy, claim, bare))),
      [`Policy Total (${policy.total.count} claims)`, '', '', '', '', '', ...amounts(policy.total, bare)],
      [''],
    ])
    const top = [
      `${run.carrier} - Loss Experience`,
      `Named Insured: ${run.insured}`,
      ...valuedLine('Valued as of', run),
    ]
    const end = [['Grand Total', '', '', '', '', '', ...amounts(run.total, bare)]]
    return makePdf(pagesOf(top, [0, 140, 200, 260, 310, 400, 530, 595, 660], [...rows, ...end], null))
  },
}

const cards: Layout = {
  ...{ family: 'cards', extension: 'pdf', lines: 1, shows: { ...ALL, total: false } },
  print: (run) => {
    const pages = run.policies.map((policy): PdfPageSpec => {
      const lines = [
        [`${run.carrier}`, ''],
        ['Loss Run', ''],
        [`Insured: ${run.insured}`, run.valued ? `Valuation Date: ${run.valued}` : ''],
        [`Policy Number: ${policy.number}`, `Policy Period: ${policy.from} - ${policy.to}`],
        ['', ''],
        ...policy.claims.flatMap((claim) => [
          [`Claim Number: ${claim.number}`, `Status: ${claim.status}`],
          [`Date of Loss: ${claim.lost}`, `Date Reported: ${claim.reported}`],
          [`Claimant: ${claim.claimant}`, `Description: ${claim.description}`],
          [`Paid: ${usd(claim.paid)}`, `Reserve: ${usd(claim.reserved)}`],
          [`Total Incurred: ${usd(claim.incurred)}`, ''],
          ['', ''],
        ]),
        [
          `Policy total: Paid ${usd(policy.total.paid)} Reserve ${usd(policy.total.reserved)} Incurred ${usd(policy.total.incurred)}`,
          '',
        ],
      ]
      return {
        texts: lines.flatMap(([left, right], at) =>
          [left, right].flatMap((text, side) =>
            text ? [{ x: 40 + side * 270, y: 40 + at * 15, text, size: 10 }] : [],
          ),
        ),
      }
    })
    return makePdf(pages)
  },
}

const ruled: Layout = {
  ...{ family: 'ruled', extension: 'pdf', lines: 1, shows: { ...ALL, incurred: false, total: false } },
  print: (run) => {
    const at = [0, 80, 150, 210, 330, 470, 560, 650]
    const pages = run.policies.map((policy): PdfPageSpec => {
      const [page] = pagesOf(
        [
          `${run.carrier} claims history`,
          `Insured: ${run.insured}`,
          `Policy: ${policy.number}   Effective ${policy.from} to ${policy.to}`,
          ...valuedLine('Valuation date', run),
        ],
        at,
        [
          ...policy.claims.map((claim) => [
            claim.number,
            claim.lost,
            claim.status,
            claim.claimant,
            claim.description,
            bare(claim.paid),
            bare(claim.reserved),
          ]),
          ['Totals', '', '', '', '', bare(policy.total.paid), bare(policy.total.reserved)],
        ],
        ['Claim #', 'Loss Date', 'Status', 'Claimant', 'Cause of Loss', 'Amount Paid', 'O/S Reserve'],
      )
      const [top, count] = [page!.tables![0]!.y, policy.claims.length + 2]
      const across = Array.from({ length: count + 1 }, (_, line): [number, number, number, number] => [
        32,
        top - 3 + line * 12.8,
        650,
        0.6,
      ])
      const down = at.map((x): [number, number, number, number] => [32 + x, top - 3, 0.6, count * 12.8])
      return { ...page!, rulings: [...across, ...down] }
    })
    return makePdf(pages)
  },
}

const total = (name: string, of: DrawnTotal) => [name, '', '', '', '', '', ...amounts(of, usd)]
const byLines: Layout = {
  ...{ family: 'by line', extension: 'pdf', lines: 2, shows: { ...ALL, terms: false } },
  print: (run) => {
    const lines = [...new Set(run.policies.map(({ line }) => line))]
    const body = lines.flatMap((line) => [
      [line],
      ...run.policies
        .filter((policy) => policy.line === line)
        .flatMap((policy) => [
          [
            'Claim Number',
            'Policy Number',
            'Loss Date',
            'Claimant',
            'Status',
            'Cause',
            'Paid',
            'Reserved',
            'Total Incurred',
          ],
          ...policy.claims.map((claim) => [
            claim.number,
            policy.number,
            claim.lost,
            claim.claimant,
            claim.status,
            claim.description,
            ...amounts(claim, usd),
          ]),
          total(`Total for policy ${policy.number}`, policy.total),
        ]),
    ])
    const top = [`${run.carrier} Loss Run`, `Insured ${run.insured}`, ...valuedLine('Valuation Date:', run)]
    return makePdf(
      pagesOf(top, [0, 90, 170, 240, 330, 380, 500, 570, 640], [...body, total('Report Total', run.total)], null),
    )
  },
}

/** Layouts to build the reading and the review on. */
export const LAYOUTS: Layout[] = [
  columns,
  grouped,
  cards,
  rows,
  workbook,
  dump,
  ruled,
  byLines,
  entries,
  twoSheets,
  summary,
  ...PRINTED,
  ...PARTED,
]
