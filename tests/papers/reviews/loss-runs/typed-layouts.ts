import { makeXlsx } from '../../../support/documents/office.ts'
import type { Amounts } from './account.ts'
import { ALL, amounts, bare, csv, type Layout, raw, row, typed, usd, valuedLine } from './printing.ts'

const DUMP = [12, 14, 12, 14, 14, 14]

export const rows: Layout = {
  ...{
    family: 'csv rows',
    extension: 'csv',
    lines: 1,
    shows: { ...ALL, policyTotals: false, valued: false, terms: false },
  },
  print: async (run) =>
    csv([
      [
        'Claim Number',
        'Policy Number',
        'Loss Date',
        'Report Date',
        'Status',
        'Claimant',
        'Description',
        'Total Paid',
        'Outstanding Reserve',
        'Total Incurred',
      ],
      ...run.policies.flatMap((policy) => policy.claims.map((claim) => row(policy, claim, raw))),
      ['Total', '', '', '', '', '', '', ...amounts(run.total, raw)],
    ]),
}

export const workbook: Layout = {
  ...{ family: 'workbook', extension: 'xlsx', lines: 1, shows: { ...ALL, policyTotals: false, terms: false } },
  print: async (run) => {
    const cash = (of: Amounts) =>
      [of.paid, of.reserved, of.incurred].map((cents) => ({ value: cents / 100, as: 'money' as const }))
    const claims = run.policies.flatMap((policy) =>
      policy.claims.map((claim) => [
        policy.number,
        claim.number,
        claim.claimant,
        claim.lost,
        claim.status,
        claim.description,
        ...cash(claim),
      ]),
    )
    return makeXlsx([
      {
        name: 'Losses',
        rows: [
          [`${run.carrier} loss run for ${run.insured}`],
          ...valuedLine('Valuation date:', run).map((text) => [text]),
          [
            'Policy',
            'Claim #',
            'Claimant',
            'Date of Loss',
            'Status',
            'Loss Description',
            'Paid',
            'Reserves',
            'Incurred',
          ],
          ...claims,
          ['Grand Total', '', '', '', '', '', ...cash(run.total)],
        ],
      },
    ])
  },
}

export const dump: Layout = {
  ...{ family: 'typed dump', extension: 'txt', lines: 1, shows: ALL },
  print: async (run) =>
    [
      `${run.carrier.toUpperCase()}  LOSS RUN`,
      `INSURED: ${run.insured}`,
      ...valuedLine('VALUATION DATE:', run),
      '',
      ...run.policies.flatMap((policy) => [
        `POLICY NUMBER: ${policy.number}   POLICY PERIOD: ${policy.from} - ${policy.to}`,
        typed(['CLAIM NO', 'LOSS DATE', 'STATUS', 'PAID', 'RESERVE', 'INCURRED'], DUMP, 3),
        ...policy.claims.map((claim) =>
          typed([claim.number, claim.lost, claim.status, ...amounts(claim, bare)], DUMP, 3),
        ),
        typed(['POLICY TOTAL', '', '', ...amounts(policy.total, bare)], DUMP, 3),
        '',
      ]),
      typed(['GRAND TOTAL', '', '', ...amounts(run.total, bare)], DUMP, 3),
    ].join('\n'),
}

export const entries: Layout = {
  ...{ family: 'typed entries', extension: 'txt', lines: 1, shows: { ...ALL, total: false } },
  print: async (run) =>
    [
      `${run.carrier} loss run`,
      ...valuedLine('Valuation date:', run),
      ...run.policies.flatMap((policy) => [
        '',
        `Policy number: ${policy.number}`,
        `Policy term: ${policy.from} - ${policy.to}`,
        '',
        ...policy.claims.flatMap((claim) => [
          `Claim number: ${claim.number}`,
          `Date of loss: ${claim.lost}`,
          `Status: ${claim.status}`,
          `Injured party: ${claim.claimant}`,
          `What happened: ${claim.description}`,
          `Paid: ${bare(claim.paid)}`,
          `Outstanding: ${bare(claim.reserved)}`,
          `Incurred: ${bare(claim.incurred)}`,
          '',
        ]),
        `Totals for this policy; paid ${bare(policy.total.paid)}; outstanding ${bare(policy.total.reserved)}; incurred ${bare(policy.total.incurred)}`,
      ]),
    ].join('\n'),
}

export const twoSheets: Layout = {
  ...{ family: 'two sheets', extension: 'xlsx', lines: 1, shows: { ...ALL, terms: false } },
  print: async (run) =>
    makeXlsx([
      {
        name: 'Detail',
        rows: [
          [
            'File Number',
            'Policy Number',
            'Accident Date',
            'Status',
            'Injured Worker',
            'Cause',
            'Payments',
            'Outstanding',
            'Total Incurred',
          ],
          ...run.policies.flatMap((policy) =>
            policy.claims.map((claim) => [
              claim.number,
              policy.number,
              claim.lost,
              claim.status,
              claim.claimant,
              claim.description,
              ...amounts(claim, bare),
            ]),
          ),
        ],
      },
      {
        name: 'By year',
        rows: [
          ...valuedLine('Losses valued as of', run).map((text) => [text]),
          ['Year', 'Number of claims', 'Payments', 'Outstanding', 'Total Incurred'],
          ...run.policies.map((policy) => [policy.from.slice(6), policy.total.count, ...amounts(policy.total, bare)]),
          ['All years', run.total.count, ...amounts(run.total, bare)],
        ],
      },
    ]),
}

export const summary: Layout = {
  ...{ family: 'summary sheet', extension: 'xlsx', lines: 1, shows: { ...ALL, terms: false } },
  print: async (run) =>
    makeXlsx([
      {
        name: 'Summary',
        rows: [
          [run.carrier],
          ...(run.valued ? [[`Valuation date: ${run.valued}`]] : []),
          ['Policy', 'Claims', 'Paid', 'Reserve', 'Incurred'],
          ...run.policies.map((policy) => [policy.number, policy.total.count, ...amounts(policy.total, usd)]),
          ['Total', run.total.count, ...amounts(run.total, usd)],
        ],
      },
      {
        name: 'Claims',
        rows: [
          [
            'Claim No.',
            'Policy No.',
            'Loss Date',
            'Date Reported',
            'Claim Status',
            'Claimant Name',
            'Loss Description',
            'Paid',
            'Reserve',
            'Incurred',
          ],
          ...run.policies.flatMap((policy) =>
            policy.claims.map((claim) => [
              claim.number,
              policy.number,
              claim.lost,
              claim.reported,
              claim.status,
              claim.claimant,
              claim.description,
              ...amounts(claim, usd),
            ]),
          ),
        ],
      },
    ]),
}
