import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { limitAs, plain, plainRow, termAs, thousands } from './notation.ts'
import { anotherMember, asBearer } from './pool-names.ts'

/** Limits of the member in the row being written, other than the insured. */
type Row = { limits: Record<string, number>; from: string }
type Column = { head: string; mine: () => string; theirs: (row: Row) => string }

function limitColumns(voice: Voice, line: Line, inK: boolean): Column[] {
  const { chance } = voice
  const print = inK ? thousands : plain
  const heads = chance.pick<Record<string, string>>(
    line === 'wc'
      ? [{ accident: 'EL Each Accident', disease: 'EL Disease Pol Limit', employee: 'EL Disease Each Emp' }, { accident: 'Cov B Acc', employee: 'Cov B Dis Emp', disease: 'Cov B Dis Agg' }]
      : [{ occurrence: 'GL Each Occ', aggregate: 'GL Gen Agg', products: 'GL Prod Agg' }, { aggregate: 'General Aggregate', occurrence: 'Per Occurrence', products: 'PCO Aggregate' }],
  ) // biome-ignore format: heads by line
  const split = Object.entries(heads).map(
    ([name, head]): Column => ({
      head: inK ? `${head} ($000)` : head,
      mine: () => limitAs(voice, line, name, print),
      theirs: ({ limits }) => print(limits[name]!),
    }),
  )
  if (line === 'gl' || !chance.maybe(0.4)) return split
  const names = ['accident', 'disease', 'employee']
  return [{
    head: inK ? 'EL limits $000 (acc/disease policy/disease employee)' : 'EL limits (accident / disease policy limit / disease each employee)',
    mine: () => names.map((name) => limitAs(voice, 'wc', name, print)).join('/'),
    theirs: ({ limits }) => names.map((name) => print(limits[name]!)).join('/'),
  }] // biome-ignore format: one column
}

function columnsFor(voice: Voice, line: Line, inK: boolean): Column[] {
  const { chance, truth } = voice
  const { number } = truth.policies[line]
  const later = (iso: string) => `${Number(iso.slice(0, 4)) + 1}${iso.slice(4)}`
  const other = () => number.replace(/\d/g, (digit, at) => (at > number.length - 4 ? String((Number(digit) + chance.int(1, 9)) % 10) : digit))
  return [
    { head: chance.pick(['Certificate No.', 'Cert #', 'Participant Policy No.']), mine: () => voice.number(line), theirs: () => voice.text(other()) },
    { head: chance.pick(['Eff', 'Effective', 'From']), mine: () => termAs(voice, line, voice.date)[0], theirs: ({ from }) => voice.date(from) },
    { head: chance.pick(['Exp', 'Expires', 'To']), mine: () => termAs(voice, line, voice.date)[1], theirs: ({ from }) => voice.date(later(from)) },
    ...limitColumns(voice, line, inK),
    { head: chance.pick(['Contribution', 'Est. premium', 'Deposit']), mine: () => plain(truth.policies[line].premium), theirs: () => plain(chance.int(900, 80_000)) },
  ]
} // biome-ignore format: column by column

function listOf(voice: Voice, line: Line, me: string, count: number): string[][] {
  const { chance } = voice
  const inK = chance.maybe(0.35)
  const named: Column[] = [
    { head: chance.pick(['Member', 'Member No.', 'Mbr ID']), mine: () => me, theirs: () => String(Number(me) + chance.int(1, 900)).padStart(4, '0') },
    { head: chance.pick(['Name', 'Member employer', 'Participant']), mine: () => voice.insured(), theirs: () => voice.text(anotherMember(voice)) },
  ]
  const columns = [...(chance.maybe(0.7) ? named : named.toReversed()), ...columnsFor(voice, line, inK)]
  const at = chance.int(0, count - 1)
  const together = chance.maybe(0.4)
  const { effective, limits } = voice.truth.policies[line]
  const another = (): Row => ({ limits: otherLimits(chance, line, limits), from: daysLater(effective, together ? 0 : chance.pick([0, 0, 30, 61, 92, -31])) })
  const rows = Array.from({ length: count }, (_, index) => {
    const row = another()
    return columns.map((column) => (index === at ? column.mine() : column.theirs(row)))
  })
  return [columns.map(({ head }) => head), ...rows]
} // biome-ignore format: rows

function draw(voice: Voice): Drawn {
  const { chance, truth } = voice
  const line = chance.pick<Line>(['wc', 'wc', 'gl'])
  asBearer(voice, line, 'group')
  const me = chance.digits(4)
  const prefix = chance.pick(['Issued to member', 'This copy is for member', 'Your membership'])
  const front: string[][] = [
    [voice.carrier(line)],
    [line === 'wc' ? 'Group self-insurance certificate – workers compensation and employers liability' : 'Group liability certificate – commercial general liability'],
    [`${prefix} ${me}`, voice.insured()],
    ['Mailing address', ...voice.insuredAddress()],
    ...(chance.maybe(0.6) ? [[chance.pick(['Agent', 'Producer of this member']), voice.producer(), ...voice.producerAddress()]] : []),
    [chance.pick(['Group administrator', 'Third-party administrator']), voice.text(truth.wholesaler.name), voice.text(truth.wholesaler.phone)],
    ['Excess insurer of the group', voice.text(truth.prior.professional.number), voice.money(25_000_000), 'protects the group, not a member'],
    [line === 'wc' ? `Coverage A: benefits ${voice.tick('wc.statutory', 'statutory')} in ${truth.insured.address.state}; Coverage B: as scheduled` : basis(voice)],
    ['Only the row of the member to whom this copy is issued states its coverage. Other rows are shown since the members are jointly liable.'],
  ] // biome-ignore format: row by row
  const list = listOf(voice, line, me, chance.int(6, 34))
  const notes = [
    ['Members are jointly and severally liable for the obligations of the group.'],
    ['Surplus is returned, if at all, after 36 months and by vote of the trustees.'],
  ]
  if (chance.maybe(0.3))
    return { kind: 'declarations', feeds: 'fills', csv: [...front, [''], ...list, [''], ...notes].map(plainRow) }
  const sheets: Sheet[] = chance.maybe(0.5)
    ? [
        { name: 'Certificate', rows: front.map(plainRow) },
        { name: 'Schedule of Members', rows: list.map(plainRow) },
        { name: 'Notes', rows: notes },
      ]
    : [{ name: 'Group certificate', rows: [...front, [''], ...list, [''], ...notes].map(plainRow) }]
  return { kind: 'declarations', feeds: 'fills', xlsx: sheets }
}

const basis = (voice: Voice) =>
  voice.truth.policies.gl.claimsMade
    ? `Form: ${voice.tick('gl.claimsMade', 'claims-made')}`
    : `Form: ${voice.tick('gl.occurrence', 'occurrence')}`

/** A self-insured group's certificate with the schedule of all members; one row is the insured's. */
export const groupSchedule: Paper = { draw }
