import { makeDocx } from '../../../support/documents/office.ts'
import { makePdf } from '../../../support/documents/pdf.ts'
import { ALL, amounts, bare, csv, iso, type Layout, pagesOf, raw, usd } from './printing.ts'

const outstanding: Layout = {
  ...{ family: 'outstanding', extension: 'pdf', lines: 1, shows: ALL },
  print: (run) => {
    const body = run.policies.flatMap((policy) => [
      [`Policy ${policy.number}`, '', `Term ${policy.from} - ${policy.to}`],
      [
        'File No.',
        'Occurrence Date',
        'Injured Party',
        'O/C',
        'Loss Description',
        'Payments',
        'Outstanding',
        'Incurred',
      ],
      ...policy.claims.map((claim) => [
        claim.number,
        claim.lost,
        claim.claimant,
        claim.status.slice(0, 1),
        claim.description,
        ...amounts(claim, bare),
      ]),
      [`Sub-total ${policy.number}`, '', '', '', '', ...amounts(policy.total, bare)],
    ])
    const top = [
      `${run.carrier}`,
      'HISTORICAL LOSS DATA',
      `Prepared for ${run.insured}`,
      ...(run.valued ? [`Losses valued ${run.valued}`] : []),
    ]
    return makePdf(
      pagesOf(
        top,
        [0, 120, 220, 330, 370, 500, 580, 660],
        [...body, ['Total all policies', '', '', '', '', ...amounts(run.total, bare)]],
        null,
      ),
    )
  },
}

const noted: Layout = {
  ...{ family: 'abbreviated', extension: 'pdf', lines: 1, shows: { ...ALL, policyTotals: false, terms: false } },
  print: (run) =>
    makePdf(
      pagesOf(
        [`${run.carrier}`, `Loss Run for ${run.insured}`, ...(run.valued ? [`Valuation Dt: ${run.valued}`] : [])],
        [0, 80, 160, 230, 290, 340, 430, 560, 620, 680],
        [
          ...run.policies.flatMap((policy) =>
            policy.claims.map((claim) => [
              ...[
                policy.number,
                claim.number,
                claim.lost,
                claim.reported,
                claim.status,
                claim.claimant,
                claim.description,
              ],
              ...amounts(claim, usd),
            ]),
          ),
          [`Total (${run.total.count} claims)`, '', '', '', '', '', '', ...amounts(run.total, usd)],
        ],
        ['Pol No.', 'Claim No.', 'DOL', 'Rptd', 'Status', 'Clmt', 'Loss Desc', 'Tot Paid', 'Tot Res', 'Tot Incurred'],
      ),
    ),
}

const blocks: Layout = {
  ...{ family: 'typed blocks', extension: 'txt', lines: 1, shows: { ...ALL, total: true, policyTotals: false } },
  print: async (run) =>
    [
      run.carrier,
      `Loss history of ${run.insured}`,
      ...(run.valued ? [`Valued as of: ${run.valued}`] : []),
      ...run.policies.flatMap((policy) => [
        '',
        `Policy No: ${policy.number}`,
        `Policy Period: ${policy.from} - ${policy.to}`,
        ...policy.claims.flatMap((claim) => [
          '',
          `Claim No: ${claim.number}`,
          `Loss Date: ${claim.lost}`,
          `Claim Status: ${claim.status}`,
          `Claimant: ${claim.claimant}`,
          `Loss Description: ${claim.description}`,
          `Total Paid: ${usd(claim.paid)}`,
          `Total Reserve: ${usd(claim.reserved)}`,
          `Total Incurred: ${usd(claim.incurred)}`,
        ]),
      ]),
      '',
      `Report totals: Paid ${usd(run.total.paid)}, Reserve ${usd(run.total.reserved)}, Incurred ${usd(run.total.incurred)}`,
    ].join('\n'),
}

const exported: Layout = {
  ...{
    family: 'export by policy',
    extension: 'csv',
    lines: 1,
    shows: { ...ALL, total: true, valued: true, terms: false },
  },
  print: async (run) =>
    csv([
      [`${run.carrier} loss experience`, '', '', '', '', '', '', ''],
      ...(run.valued ? [['Valuation Date', iso(run.valued), '', '', '', '', '', '']] : []),
      [
        'Policy Number',
        'Claim ID',
        'Date of Loss',
        'Open/Closed',
        'Description of Loss',
        'Amount Paid',
        'Case Reserve',
        'Total Incurred',
      ],
      ...run.policies.flatMap((policy) => [
        ...policy.claims.map((claim) => [
          policy.number,
          claim.number,
          iso(claim.lost),
          claim.status,
          claim.description,
          ...amounts(claim, raw),
        ]),
        [`${policy.number} Total`, '', '', '', '', ...amounts(policy.total, raw)],
      ]),
      ['Grand Total', '', '', '', '', ...amounts(run.total, raw)],
    ]),
}

const word: Layout = {
  ...{ family: 'word tables', extension: 'docx', lines: 1, shows: ALL },
  print: (run) =>
    makeDocx([
      `${run.carrier} loss run for ${run.insured}`,
      ...(run.valued ? [`Valuation date: ${run.valued}`] : []),
      ...run.policies.flatMap((policy) => [
        `Policy Number: ${policy.number}   Policy Period: ${policy.from} - ${policy.to}`,
        [
          ['Claim Number', 'Loss Date', 'Status', 'Claimant', 'Paid', 'Reserves', 'Incurred'],
          ...policy.claims.map((claim) => [
            claim.number,
            claim.lost,
            claim.status,
            claim.claimant,
            ...amounts(claim, usd),
          ]),
          ['Policy total', '', '', '', ...amounts(policy.total, usd)],
        ],
      ]),
      `Grand total: paid ${usd(run.total.paid)}, reserves ${usd(run.total.reserved)}, incurred ${usd(run.total.incurred)}`,
    ]),
}

/** Layouts that nothing is built on: the figures that are told are of these. */
export const KEPT: Layout[] = [outstanding, noted, blocks, exported, word]
