import { countOf, type FactKey, LINES, type LineOfBusiness, type ListName, recordsOf } from '../../documents/index.ts'
import { plain } from '../cells.ts'
import { firstOfEach } from '../first-of-each.ts'
import { cellOf, type Holding, holdingsOf, isPremium, placeIn } from '../holdings.ts'
import { personalAmong, warningsOf } from '../looked.ts'
import { type Cell, NothingToReview, type Place, type Reviewer, type ReviewPaper, type ReviewTable } from '../types.ts'
import { doubtsIn } from './doubts.ts'
import { policiesAmong } from './exclusions.ts'
import { type AmountOf, type ToldAmount, toldAmounts } from './told-amounts.ts'

/** What policies, binders and quotes say: whose, when, for how much, and the limits and deductibles of each coverage; what is in doubt is a finding. */
export const summarizePolicy: Reviewer = ({ papers }) => {
  const policies = policiesAmong(papers)
  if (!policies.length) throw new NothingToReview('Add the policy that you want summed up.')
  const findings = policies.flatMap(doubtsIn)
  return {
    title: 'Policy summary',
    columns: ['Policy', 'Also in the policy'],
    findings,
    tables: policies.flatMap((paper) => tablesOf(paper, policies.length > 1 ? `${paper.name}: ` : '')),
    highlights: findings.filter(({ severity }) => severity === 'HIGH').map(({ id }) => id),
    notes: [...personalAmong(policies), ...warningsOf(policies)],
  }
}

function tablesOf(paper: ReviewPaper, prefix: string): ReviewTable[] {
  const holdings = once(holdingsOf(paper))
  const lines = Object.entries(LINES) as [LineOfBusiness, string][]
  const amounts = toldAmounts(paper)
  const all = [
    headTable(paper, holdings),
    ...lines.map(([line, label]) =>
      lineTable(
        label,
        holdings.filter((one) => one.line === line && !isPremium(one.key)),
      ),
    ),
    amountsTable('Other limits and sublimits', amounts, 'limit'),
    amountsTable('Deductibles and retentions', amounts, 'deductible'),
    premiumTable(holdings, amounts),
    formsTable(holdings),
  ]
  return all.filter(({ rows }) => rows.length > 0).map((table) => ({ ...table, title: prefix + table.title }))
}

const text = (label: string) => ({ label, isNumber: false })
const number = (label: string) => ({ label, isNumber: true })
/** A value that was read without certainty says so where it stands. */
const rowOf = (holding: Holding): Cell[] => [
  plain(holding.label),
  { ...cellOf(holding), note: holding.isSure ? null : 'In doubt: look at the page.' },
]

const OF_POLICY = ['insured.name', 'insured.dba', 'insured.additionalName', 'insured.entityType', 'insured.business', 'carrier.name', 'carrier.naic', 'policy.number', 'policy.effective', 'policy.expiration', 'policy.issued', 'policy.prior', 'producer.name'] satisfies FactKey[] // biome-ignore format: a list

function headTable(paper: ReviewPaper, holdings: Holding[]): ReviewTable {
  const told = OF_POLICY.flatMap((key) => holdings.filter((one) => one.key === key).map(rowOf))
  return { title: 'The policy', head: [text('Item'), text('As printed')], rows: [...told, ...counts(paper, holdings)] }
}

/** What a policy lists and is counted. */
const COUNTED: Partial<Record<ListName, string>> = {
  location: 'Locations',
  vehicle: 'Vehicles',
  driver: 'Drivers',
  equipment: 'Pieces of equipment',
  exposure: 'Rated classes',
  interest: 'Other interests',
}

/** How many of each thing the policy lists, with the place where the first stands. */
function counts(paper: ReviewPaper, holdings: Holding[]): Cell[][] {
  const records = paper.facts.records ?? []
  const lists = Object.entries(COUNTED).flatMap(([of, label]) => {
    const own = recordsOf(records, of as ListName)
    const [first] = own
    const field = first && Object.values(first.fields).find(({ source }) => source.page === first.page)
    return field ? [countRow(label, countOf(own, of as ListName), placeIn(paper, field.source))] : []
  })
  const locations = once(holdings.filter(({ key }) => key === 'location'))
  const isListed = recordsOf(records, 'location').length > 0
  const [first] = locations
  return first && !isListed ? [...lists, countRow('Locations', locations.length, first.place)] : lists
}

const countRow = (label: string, count: number, place: Place): Cell[] => [
  plain(label),
  { text: String(count), place, note: 'Counted; the first of them stands here.' },
]

/** The same value of the same thing told once. */
const once = (holdings: Holding[]): Holding[] => firstOfEach(holdings, ({ key, shown }) => JSON.stringify([key, shown]))

function lineTable(title: string, holdings: Holding[]): ReviewTable {
  const isLimit = ({ kind }: Holding) => kind === 'amount'
  return {
    title,
    head: [text('Coverage'), number('Limit, deductible or term')],
    rows: [...holdings.filter(isLimit), ...holdings.filter((one) => !isLimit(one))].map(rowOf),
  }
}

function amountsTable(title: string, amounts: ToldAmount[], of: AmountOf): ReviewTable {
  const rows = amounts.filter((one) => one.of === of).map(amountRow)
  return { title, head: [text('Under'), text('Name'), number('As printed')], rows }
}

const amountRow = ({ section, name, shown, place }: ToldAmount): Cell[] => [
  plain(section),
  plain(name),
  cellOf({ shown, place }),
]

/** So many premiums of one line are those of its rows. */
const MANY = 4

/** The premium first, then its parts: of each line, taxes and fees. */
function premiumTable(holdings: Holding[], amounts: ToldAmount[]): ReviewTable {
  const parts = holdings.filter(({ key }) => isPremium(key))
  // The premiums of a line's many rows are none of the line.
  const byKey = Map.groupBy(parts, ({ key }) => key)
  const isOne = ({ key }: Holding) => byKey.get(key)!.length < MANY
  const own = parts.filter(isOne).map((one) => [plain(''), ...rowOf(one)])
  const { title, head, rows } = amountsTable('Premium and its parts', amounts, 'premium')
  return { title, head, rows: [...own, ...rows] }
}

function formsTable(holdings: Holding[]): ReviewTable {
  const rows = holdings.filter(({ kind }) => kind === 'form').map((one) => [cellOf(one), plain(one.value)])
  return { title: 'Forms and endorsements', head: [text('Form'), text('Edition')], rows }
}
