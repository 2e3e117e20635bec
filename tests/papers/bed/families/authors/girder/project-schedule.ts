import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autosInWords, basisOf, JOBS, policyNumber, raw, serial, shortDate } from './craft.ts'

type Cell = Sheet['rows'][number][number]
type Printing = { amount(amount: number): Cell; day(iso: string): Cell; head: string }

const printing = (voice: Voice): Printing =>
  voice.chance.pick<Printing>([
    { amount: (value) => ({ value, as: 'money' }), day: (iso) => ({ value: serial(iso), as: 'date' }), head: 'Limit' },
    { amount: (value) => value / 1000, day: (iso) => ({ value: serial(iso), as: 'date' }), head: 'Limit ($000)' },
    { amount: (value) => value, day: (iso) => shortDate(iso), head: 'Limit USD' },
  ])

const WORDS: Record<Line, Record<string, string>> = {
  gl: { occurrence: 'Each Occ', aggregate: 'Gen Agg', products: 'PCO Agg', personal: 'P&A Injury', rented: 'Fire Dmg (Rented)', medical: 'Med Exp' },
  auto: { csl: 'CSL', perPerson: 'BI ea person', perAccident: 'BI ea accident', damage: 'PD ea accident' },
  umbrella: { occurrence: 'Each Occ', aggregate: 'Agg' },
  wc: { accident: 'EL Ea Accident', employee: 'EL Disease – Ea Employee', disease: 'EL Disease – Policy Limit' },
  professional: {},
} // biome-ignore format: a table

/** Rows of one policy: its particulars stand beside the first limit only. */
function rowsOf(voice: Voice, print: Printing, line: Line, title: string, note: string, retained: Cell): Cell[][] {
  const policy = voice.truth.policies[line]
  const words = Object.entries(WORDS[line]).filter(([name]) => policy.limits[name])
  const amounts = words.map(([name, what]): [string, Cell] => {
    const told = voice.limit(line, name)
    return [what, policy.excluded === name ? told : print.amount(policy.limits[name]!)]
  })
  voice.effective(line)
  voice.expiration(line)
  const head = [title, raw(voice.carrier(line)), raw(voice.number(line)), print.day(policy.effective), print.day(policy.expiration)] // biome-ignore format: one line
  return amounts.map(([what, amount], index) => index ? ['', '', '', '', '', what, amount, '', ''] : [...head, what, amount, retained, raw(note)]) // biome-ignore format: one line
}

function program(voice: Voice, print: Printing): Sheet {
  const { chance, truth } = voice
  const { policies, names } = truth
  const aggregate = chance.maybe(0.65)
    ? voice.tick('gl.perProject', 'Gen Agg per project')
    : voice.tick('gl.perPolicy', 'Gen Agg per policy (project agg declined)')
  const gl = rowsOf(voice, print, 'gl', 'CGL', `${basisOf(voice, 'Occurrence', 'Claims made')}; ${aggregate}; XCU not excluded`, print.amount(10_000)) // biome-ignore format: one line
  const auto = rowsOf(voice, print, 'auto', 'Auto', `Covered: ${autosInWords(voice)}`, print.amount(1000))
  const kept = policies.umbrella.limits.retention!
  if (kept) voice.limit('umbrella', 'retention')
  const keptNote = kept ? voice.tick('umbrella.retention', 'SIR in col. H') : 'no SIR'
  const umbrella = rowsOf(voice, print, 'umbrella', 'Umbrella', `${voice.tick('umbrella.umbrella', 'Umbrella')}, follows CGL / Auto / EL; ${keptNote}`, kept ? print.amount(kept) : '') // biome-ignore format: one line
  const wc = rowsOf(
    voice,
    print,
    'wc',
    'WC / EL',
    `${voice.tick('wc.statutory', 'WC statutory')}; officers included`,
    '',
  )
  const beside = (title: string, what: string, amount: number, deductible: number, note: string): Cell[] => [title, names.carrier().name, policyNumber(voice), print.day(policies.gl.effective), print.day(policies.gl.expiration), what, print.amount(amount), print.amount(deductible), note] // biome-ignore format: one line
  const property = [
    beside('Contr. Equipment', 'Scheduled equipment', chance.int(8, 90) * 50_000, 5000, 'ACV; crane boom incl.'),
    beside('', 'Leased / rented, any one item', chance.pick([250_000, 400_000]), 10_000, ''),
    beside(
      'Builders Risk (rptg)',
      'Any one project',
      chance.int(5, 40) * 1_000_000,
      25_000,
      'Frame projects referred; reporting form',
    ),
  ]
  const headings: Cell[] = ['Line', 'Company', 'Policy #', 'Eff', 'Exp', 'What', print.head, 'Ded / SIR', 'Remarks']
  const title: Cell[][] = [
    [raw(voice.insured()), '', '', '', '', '', '', '', ''],
    [voice.insuredAddress().map(raw).join(', ')],
    [chance.pick(['Corporate program — practice policies', 'Insurance schedule, corporate program'])],
    [`${chance.pick(['Broker:', 'Prepared by'])} ${raw(voice.producer())}${chance.maybe(0.6) ? `, ${raw(voice.reach('phone'))}` : ''}`],
    [''],
  ] // biome-ignore format: one a line
  const rows = [...title, headings, ...gl, ...auto, ...umbrella, ...wc, ...property]
  const merged = gl.length > 1 && chance.maybe(0.5) ? ['A', 'B', 'C', 'D', 'E'].map((at) => `${at}7:${at}${6 + gl.length}`) : [] // biome-ignore format: one line
  return { name: chance.pick(['Program', 'Corp Insurance', 'Current']), rows, merged }
}

function projects(voice: Voice, print: Printing): Sheet {
  const { chance, truth } = voice
  const rows = chance.some(JOBS, chance.int(4, 9)).map((job, index): Cell[] => [
    `${24 + (index % 3)}-${chance.digits(3)}`, job, truth.names.business(), print.amount(chance.int(2, 90) * 500_000), chance.pick(['CGL practice', 'CGL practice', 'OCIP – excluded', 'PSP, see own policy']), print.amount(chance.pick([1, 2, 5]) * 1_000_000), print.amount(chance.pick([2, 4, 10]) * 1_000_000), print.amount(chance.pick([0, 0, 18_500, 240_000])), chance.pick(['Y', 'N']),
  ]) // biome-ignore format: a table
  return { name: 'Projects', rows: [['Owner requirements by project. What owners ask for, not what is carried.'], ['Job', 'Project', 'Owner', 'Contract value', 'Insured under', 'Req’d each occ', 'Req’d excess', 'Incurred vs. project agg', 'CG AI req’d'], ...rows] } // biome-ignore format: one line
}

function subs(voice: Voice, print: Printing): Sheet {
  const { chance, truth } = voice
  const rows = Array.from({ length: chance.int(4, 9) }, (): Cell[] => {
    const carried = chance.pick([500_000, 1_000_000, 2_000_000])
    const expiration = `${truth.policies.gl.expiration.slice(0, 4)}-0${chance.int(1, 9)}-15`
    return [truth.names.business(), chance.pick(['Drywall', 'Roofing', 'Electrical', 'Earthwork', 'Glazing', 'Fire sprinkler']), truth.names.carrier().name, policyNumber(voice), print.day(expiration), print.amount(1_000_000), print.amount(carried), carried < 1_000_000 ? 'DEFICIENT' : 'OK']
  }) // biome-ignore format: one line
  return { name: 'Sub tracking', rows: [['Subcontractors’ own insurance'], ['Subcontractor', 'Trade', 'GL carrier', 'GL policy', 'GL exp', 'Demanded occ', 'Carried occ', 'Status'], ...rows] } // biome-ignore format: one line
}

function expired(voice: Voice, print: Printing): Sheet {
  const { prior } = voice.truth
  const row = (line: Line, title: string): Cell[][] =>
    Object.entries(WORDS[line])
      .filter(([name]) => prior[line].limits[name])
      .map(([name, what], index) => [index ? '' : title, prior[line].carrier.name, prior[line].number, print.day(prior[line].effective), print.day(prior[line].expiration), what, print.amount(prior[line].limits[name]!), 'EXPIRED']) // biome-ignore format: one line
  return { name: 'Expired term', rows: [['Prior year, for reference'], ['Line', 'Company', 'Policy #', 'Eff', 'Exp', 'What', print.head, ''], ...row('gl', 'CGL'), ...row('umbrella', 'Umbrella'), ...row('wc', 'WC / EL')] } // biome-ignore format: one line
}

/** A contractor's workbook: the program in force on one sheet; owners' demands, subcontractors' policies and the expired term on others. Equipment and builders risk stand beside, so the free row is not judged. */
export const projectSchedule: Paper = {
  draw(voice) {
    const print = printing(voice)
    const first = program(voice, print)
    const others = voice.chance.shuffle([projects(voice, print), subs(voice, print), expired(voice, print)])
    voice.notJudged('professional')
    return { kind: 'schedule', feeds: 'fills', xlsx: voice.chance.maybe(0.8) ? [first, ...others] : [others[0]!, first, ...others.slice(1)] } // biome-ignore format: one line
  },
}
