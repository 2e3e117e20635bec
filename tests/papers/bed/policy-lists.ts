import { formatDate } from '../../../shared/dates.ts'
import type { ListedRecord } from './family.ts'
import type { Line } from './truth.ts'
import type { Voice } from './voice.ts'

/** A list of a policy: its record type, and a row for each record with the printed text of each field. */
export type PolicyList = { type: string; fields: string[]; rows: string[][] }

/** The lists a policy of this line prints in its schedules. */
export function policyLists(voice: Voice, line: 'gl' | 'wc' | 'bop'): PolicyList[] {
  const { truth, money, address } = voice
  const { locations, work, forms } = truth
  const formList = listOf(
    'policy_form_item',
    ['form_number', 'edition_date', 'form_title'],
    forms.map(({ number, edition, title }) => [number, edition, title]),
  )
  if (line === 'wc') {
    const rows = work.map((one) => [one.state, one.code, one.title, money(one.payroll), one.rate, money(one.premium)])
    return [
      listOf(
        'wc_class_code_item',
        ['state', 'class_code', 'classification', 'annual_payroll', 'manual_rate', 'estimated_premium'],
        rows,
      ),
      formList,
    ]
  }
  if (line === 'bop') {
    const rows = locations.flatMap((one) =>
      [
        ['Building', one.building, 'Replacement Cost'],
        ['Business Personal Property', one.contents, 'Actual Cash Value'],
      ].map(([coverage, limit, valuation]) => [
        one.number,
        '1',
        address(one.party.address).join(', ').replaceAll('&amp;', '&'),
        String(coverage),
        money(Number(limit)),
        money(1000),
        String(valuation),
      ]),
    )
    return [
      listOf(
        'bop_coverage_item',
        ['location_number', 'building_number', 'premises_address', 'coverage', 'limit', 'deductible', 'valuation'],
        rows,
      ),
      formList,
    ]
  }
  const places = locations.map((one) => [one.number, one.territory, one.classCode, one.classification, one.basis])
  const premiums = locations.map((one) => [
    one.number,
    one.classCode,
    one.basis,
    one.exposure.toLocaleString('en-US'),
    one.rate,
    money(one.premium),
  ])
  return [
    listOf(
      'policy_location_item',
      ['location_number', 'territory', 'class_code', 'classification', 'exposure_basis'],
      places,
    ),
    listOf(
      'policy_premium_item',
      ['location_number', 'class_code', 'premium_basis', 'exposure', 'rate', 'premium'],
      premiums,
    ),
    formList,
  ]
}

const listOf = (type: string, fields: string[], rows: string[][]): PolicyList => ({ type, fields, rows })
const LOBS = { gl: 'CGL', wc: 'WC', bop: 'BOP' }

/**
 * What a packet's own records say beside those of its lists: of general liability each class with all its lists tell of it, of workers
 * compensation each class as a premium.
 */
function joined(line: keyof typeof LOBS, lists: PolicyList[]): PolicyList[] {
  const [first, second] = lists
  if (line === 'gl') {
    const fields = [...first!.fields, 'exposure', 'rate', 'premium']
    const added = ['exposure', 'rate', 'premium'].map((field) => second!.fields.indexOf(field))
    const rows = first!.rows.map((row, at) => [...row, ...added.map((column) => second!.rows[at]![column]!)])
    return [listOf('cgl_exposure_item', fields, rows)]
  }
  const named = { state: 'state', class_code: 'class_code', annual_payroll: 'exposure', manual_rate: 'rate', estimated_premium: 'premium' } // biome-ignore format: a list
  const columns = Object.keys(named).map((field) => first!.fields.indexOf(field))
  const rows = first!.rows.map((row) => columns.map((column) => row[column]!))
  return line === 'wc' ? [listOf('policy_premium_item', Object.values(named), rows)] : []
}

/** The records of the lists, each with whose policy it is. */
export function policyRecords(voice: Voice, line: 'gl' | 'wc' | 'bop', lists: PolicyList[]): ListedRecord[] {
  const policy = voice.truth.policies[(line === 'bop' ? 'gl' : line) satisfies Line]
  const common = {
    lob: LOBS[line],
    policy_number: policy.number,
    named_insured: voice.truth.insured.name,
    policy_period: `${formatDate(policy.effective)} - ${formatDate(policy.expiration)}`,
  }
  return [...lists, ...joined(line, lists)].flatMap(({ type, fields, rows }) =>
    rows.map((row) => ({
      record_type: type,
      ...common,
      ...Object.fromEntries(fields.map((field, at) => [field, row[at]!])),
    })),
  )
}
