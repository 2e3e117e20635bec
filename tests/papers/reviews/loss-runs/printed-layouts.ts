import { makeXlsx } from '../../../support/documents/office.ts'
import { makePdf, turnedInside } from '../../../support/documents/pdf.ts'
import { type Amounts, added, type DrawnClaim } from './account.ts'
import { ALL, amounts, bare, type Layout, pagesOf, usd, valuedLine } from './printing.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const spelled = (date: string) => `${date.slice(3, 5)}-${MONTHS[Number(date.slice(0, 2)) - 1]!}-${date.slice(6)}`

/** A wide report that was put on its side. */
const sideways: Layout = {
  ...{ family: 'sideways', extension: 'pdf', lines: 1, shows: { ...ALL, terms: false } },
  print: async (run) =>
    turnedInside(
      await makePdf(
        pagesOf(
          [run.carrier, `Claim experience of ${run.insured}`, ...valuedLine('Valuation date:', run)],
          [0, 80, 160, 230, 300, 430, 500, 580, 650],
          [
            ...run.policies.flatMap((policy) => [
              ...policy.claims.map((claim) => [
                policy.number,
                claim.number,
                claim.lost,
                claim.status,
                claim.description,
                ...amounts(claim, bare),
              ]),
              [`Total for ${policy.number}`, '', '', '', '', ...amounts(policy.total, bare)],
            ]),
            ['Total of report', '', '', '', '', ...amounts(run.total, bare)],
          ],
          ['Policy', 'Claim', 'Loss date', 'Status', 'Description', 'Paid', 'Reserves', 'Incurred'],
        ),
      ),
      90,
    ),
}

const sumOf = (claims: readonly DrawnClaim[]): Amounts & { count: number } => {
  const once = [...new Map(claims.map((claim) => [claim.number, claim])).values()]
  const of = (name: keyof Amounts) => once.reduce((all, one) => all + one[name], 0)
  return { paid: of('paid'), reserved: of('reserved'), incurred: of('incurred'), count: once.length }
}

/** Sums for each year, each line and all; only those of all lines may be wrong. */
const yearsAndLines: Layout = {
  ...{ family: 'years and lines', extension: 'pdf', lines: 2, shows: { ...ALL, terms: false } },
  print: (run) => {
    const lines = [...new Set(run.policies.map(({ line }) => line))]
    const body = lines.flatMap((line) => {
      const own = run.policies.filter((policy) => policy.line === line)
      const off = own.find(({ total, claims }) => total.incurred !== sumOf(claims).incurred)
      return [
        [`Line of business: ${line}`],
        ['Claim #', 'Loss Dt', 'Stat', 'Claimant', 'Cause of Loss', 'Paid', 'Reserve', 'Incurred'],
        ...own.flatMap((policy) => [
          ...policy.claims.map((claim) => [
            claim.number,
            claim.lost,
            claim.status,
            claim.claimant,
            claim.description,
            ...amounts(claim, usd),
          ]),
          [`Subtotal ${policy.from.slice(6)}`, '', '', '', '', ...amounts(policy.total, usd)],
        ]),
        ...(off
          ? []
          : [[`Subtotal ${line}`, '', '', '', '', ...amounts(sumOf(own.flatMap(({ claims }) => claims)), usd)]]),
      ]
    })
    const top = [`${run.carrier}`, `Experience of ${run.insured} by line and year`, ...valuedLine('Valued as of', run)]
    return makePdf(
      pagesOf(
        top,
        [0, 90, 160, 220, 310, 430, 510, 590],
        [...body, ['All lines', '', '', '', '', ...amounts(run.total, usd)]],
        null,
      ),
    )
  },
}

/** Some claims are owed money back: reserves below zero in brackets. */
const negative: Layout = {
  ...{ family: 'negative reserves', extension: 'pdf', lines: 1, shows: { ...ALL, terms: false, policyTotals: false } },
  vary: (run) =>
    added({
      ...run,
      policies: run.policies.map((policy) => ({
        ...policy,
        claims: policy.claims.map((claim, at) =>
          at === 0 && claim.status === 'Closed'
            ? { ...claim, reserved: -125_050, incurred: claim.paid - 125_050 }
            : claim,
        ),
      })),
    }),
  told: {
    what: 'a reserve less than nothing',
    isFound: (one) => one.verdict === 'AMBIGUOUS' && one.topic.endsWith(': reserved') && one.why.includes('-$1,250.50'),
  },
  print: (run) => {
    const own = (cents: number) => (cents < 0 ? `(${bare(-cents)})` : bare(cents))
    return makePdf(
      pagesOf(
        [run.carrier, `Loss listing: ${run.insured}`, ...valuedLine('Evaluation date', run)],
        [0, 80, 160, 230, 300, 380, 470, 560, 640],
        [
          ...run.policies.flatMap((policy) =>
            policy.claims.map((claim) => [
              policy.number,
              claim.number,
              claim.lost,
              claim.reported,
              claim.status,
              claim.claimant,
              ...amounts(claim, own),
            ]),
          ),
          ['Total', '', '', '', '', '', ...amounts(run.total, own)],
        ],
        ['Policy', 'Claim No', 'Occurred', 'Notified', 'Status', 'Claimant', 'Net Paid', 'Case Reserve', 'Incurred'],
      ),
    )
  },
}

/** No totals at all, days with the names of their months. */
const untotaled: Layout = {
  ...{ family: 'no totals', extension: 'xlsx', lines: 2, shows: { ...ALL, total: false, policyTotals: false } },
  print: async (run) =>
    makeXlsx([
      {
        name: 'Claims',
        rows: [
          [`${run.carrier} – claims of ${run.insured}`],
          ...(run.valued ? [['Valuation', run.valued]] : []),
          ['Line', 'Policy', 'Term', 'Claim', 'Loss', 'Status', 'What happened', 'Paid', 'Outstanding', 'Incurred'],
          ...run.policies.flatMap((policy) =>
            policy.claims.map((claim) => [
              ...[policy.line, policy.number, `${policy.from} - ${policy.to}`, claim.number, spelled(claim.lost)],
              ...[claim.status, claim.description, ...amounts(claim, bare)],
            ]),
          ),
        ],
      },
    ]),
}

export const PRINTED: Layout[] = [sideways, yearsAndLines, negative, untotaled]
