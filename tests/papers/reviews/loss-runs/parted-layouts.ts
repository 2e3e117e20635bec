import { makePdf } from '../../../support/documents/pdf.ts'
import { type Amounts, added, type DrawnClaim, type DrawnPolicy } from './account.ts'
import { ALL, amounts, bare, csv, type Layout, pagesOf, raw, usd, valuedLine } from './printing.ts'

const once = (claims: readonly DrawnClaim[]) => [...new Map(claims.map((claim) => [claim.number, claim])).values()]
const sum = (claims: readonly DrawnClaim[], of: (claim: DrawnClaim) => number) =>
  once(claims).reduce((all, claim) => all + of(claim), 0)

/** What came back of a claim, in cents: of every third one a part. */
const recovered = ({ number, paid }: DrawnClaim) => (Number(number.slice(2)) % 3 === 0 ? Math.floor(paid / 4) : 0)

/** Recoveries and what is left after them beside what was incurred. */
const recoveries: Layout = {
  ...{ family: 'recoveries', extension: 'pdf', lines: 1, shows: { ...ALL, terms: false, policyTotals: false } },
  print: (run) => {
    const all = run.policies.flatMap(({ claims }) => claims)
    const back = (of: Amounts, came: number) => [...amounts(of, bare), bare(came), bare(of.incurred - came)]
    const rows = run.policies.flatMap((policy) =>
      policy.claims.map((claim) => [
        claim.number,
        policy.number,
        claim.lost,
        claim.status,
        claim.description,
        ...back(claim, recovered(claim)),
      ]),
    )
    const came = sum(all, recovered)
    const net = sum(all, (claim) => claim.incurred - recovered(claim))
    return makePdf(
      pagesOf(
        [run.carrier, `Losses of ${run.insured}`, ...valuedLine('Losses evaluated as of', run)],
        [0, 80, 150, 210, 260, 370, 445, 520, 590, 660],
        [...rows, ['Total', '', '', '', '', ...amounts(run.total, bare), bare(came), bare(net)]],
        ['Claim', 'Policy', 'Date of Loss', 'Status', 'Description', 'Paid', 'Reserve', 'Incurred', 'Subro', 'Net'],
      ),
    )
  },
}

const half = (of: Amounts, isFirst: boolean): Amounts => {
  const part = (cents: number) => (isFirst ? Math.floor(cents / 2) : Math.ceil(cents / 2))
  return { paid: part(of.paid), reserved: part(of.reserved), incurred: part(of.paid) + part(of.reserved) }
}

/** A row for each coverage of a claim, each under the number of the claim. */
const features: Layout = {
  ...{
    family: 'features',
    extension: 'csv',
    lines: 1,
    shows: { ...ALL, incurred: false, terms: false, policyTotals: false },
  },
  print: async (run) =>
    csv([
      ...(run.valued ? [[`Valuation date: ${run.valued}`, ...Array<string>(8).fill('')]] : []),
      ['Policy No', 'Claim No', 'Feature', 'Loss Date', 'Status', 'Claimant', 'Paid', 'Reserve', 'Incurred'],
      ...run.policies.flatMap((policy) =>
        policy.claims.flatMap((claim) =>
          ['01 Bodily Injury', '02 Property Damage'].map((feature, at) => [
            ...[policy.number, claim.number, feature, claim.lost, claim.status, claim.claimant],
            ...amounts(half(claim, at === 0), raw),
          ]),
        ),
      ),
      [`Total (${String(run.total.count)} claims)`, '', '', '', '', '', ...amounts(run.total, raw)],
    ]),
}

/** Sums that are called by nothing but the year or policy they are of. */
const nameless: Layout = {
  ...{ family: 'nameless sums', extension: 'pdf', lines: 1, shows: { ...ALL, terms: false } },
  print: (run) => {
    const rows = run.policies.flatMap((policy) => [
      ...policy.claims.map((claim) => [
        claim.number,
        claim.lost,
        claim.status,
        claim.claimant,
        claim.description,
        ...amounts(claim, usd),
      ]),
      [`Year ${policy.from.slice(6)}`, '', '', '', '', ...amounts(policy.total, usd)],
    ])
    return makePdf(
      pagesOf(
        [run.carrier, `Claims of ${run.insured}`, ...valuedLine('Valued:', run)],
        [0, 80, 150, 210, 300, 430, 510, 590],
        [...rows, [run.insured, '', '', '', '', ...amounts(run.total, usd)]],
        ['Claim', 'Loss Date', 'Status', 'Claimant', 'Description', 'Paid', 'Reserve', 'Incurred'],
      ),
    )
  },
}

const earlier = (date: string, years: number) => `${date.slice(0, 6)}${String(Number(date.slice(6)) - years)}`
const retroactive = ({ from }: DrawnPolicy) => earlier(from, 6)

/** Claims-made: what happened in years before is reported in the term. */
const claimsMade: Layout = {
  ...{ family: 'claims-made', extension: 'pdf', lines: 1, shows: { ...ALL, terms: false, total: false } },
  vary: (run) =>
    added({
      ...run,
      policies: run.policies.map((policy) => ({
        ...policy,
        line: 'Professional Liability',
        claims: policy.claims.map((claim, at) => ({ ...claim, lost: earlier(claim.lost, at % 3) })),
      })),
    }),
  print: (run) => {
    const rows = run.policies.flatMap((policy) => [
      [`Policy Number: ${policy.number}   Policy Period: ${policy.from} - ${policy.to}`],
      [`Claims-made   Retroactive Date: ${retroactive(policy)}`],
      ['Claim Number', 'Date of Loss', 'Date Reported', 'Status', 'Claimant', 'Paid', 'Reserve', 'Incurred'],
      ...policy.claims.map((claim) => [
        claim.number,
        claim.lost,
        claim.reported,
        claim.status,
        claim.claimant,
        ...amounts(claim, bare),
      ]),
      [`Policy Total`, '', '', '', '', ...amounts(policy.total, bare)],
      [''],
    ])
    const top = [
      `${run.carrier} Professional Liability Loss Run`,
      `Named Insured: ${run.insured}`,
      ...valuedLine('Valuation Date:', run),
    ]
    return makePdf(pagesOf(top, [0, 110, 200, 290, 350, 450, 530, 610], rows, null))
  },
}

export const PARTED: Layout[] = [recoveries, features, nameless, claimsMade]
