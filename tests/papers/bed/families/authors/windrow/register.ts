import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { dollars, has, plain, serial, slashed } from './words.ts'

type Cell = Sheet['rows'][number][number]
type Limits = [words: string, names: string[]][]

const ONE_BY_ONE: Record<Line, Limits> = {
  gl: [['EACH OCCURRENCE', ['occurrence']], ['GENERAL AGGREGATE', ['aggregate']], ['PRODUCTS/COMP OPS AGG', ['products']], ['PERS & ADV INJURY', ['personal']], ['FIRE DAMAGE LEGAL - RENTED PREM', ['rented']], ['MED EXP ANY ONE PERSON', ['medical']]],
  auto: [['CSL EACH ACCIDENT', ['csl']], ['BODILY INJURY EA PERSON / EA ACCIDENT', ['perPerson', 'perAccident']], ['PROPERTY DAMAGE EA ACCIDENT', ['damage']]],
  umbrella: [['UMBRELLA EACH OCCURRENCE', ['occurrence']], ['UMBRELLA AGGREGATE', ['aggregate']], ['UMBRELLA SIR', ['retention']]],
  wc: [['EMPL LIAB EACH ACCIDENT', ['accident']], ['EMPL LIAB DISEASE - POLICY LIMIT', ['disease']], ['EMPL LIAB DISEASE - EA EMPLOYEE', ['employee']]],
  professional: [],
} // biome-ignore format: a table
const PAIRED: Record<Line, Limits> = {
  ...ONE_BY_ONE,
  gl: [['EA OCC / GEN AGGR', ['occurrence', 'aggregate']], ['PROD-CO AGGR / PERS-ADV INJ', ['products', 'personal']], ['RENTED PREM / MED EXP', ['rented', 'medical']]],
  umbrella: [['UMBR EA OCC / AGGR', ['occurrence', 'aggregate']], ['UMBR RETAINED LIMIT', ['retention']]],
  wc: [['EL DISEASE EA EMPLOYEE / POLICY LIMIT', ['employee', 'disease']], ['EL EACH ACCIDENT', ['accident']]],
} // biome-ignore format: a table

/** An export of an agency system: a register of active, expired and quoted policies, and the limits of the first two by policy number. */
export const register: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.shuffle<Line>(['gl', ...chance.some<Line>(['auto', 'umbrella', 'wc'], chance.int(1, 3))])
    const status = chance.pick([
      { on: 'Active', over: 'Expired', quoted: 'Quoted' },
      { on: 'In force', over: 'Renewed (old term)', quoted: 'Proposal only' },
      { on: 'ACT', over: 'EXP', quoted: 'QTE' },
    ])
    const codes: Record<Line, string> = chance.pick([
      { gl: 'GL', auto: 'AUTOB', umbrella: 'UMBRC', wc: 'WORK', professional: '' },
      { gl: 'General Liability', auto: 'Commercial Auto', umbrella: 'Umbrella', wc: 'Workers Compensation', professional: '' },
    ]) // biome-ignore format: a table
    const asDates = chance.maybe(0.6)
    const date = (iso: string): Cell => (asDates ? { value: serial(iso), as: 'date' } : slashed(iso))
    const withCode = chance.maybe(0.5)
    const row = (line: Line, word: string, one: Policy, naic: string, stage: string): Cell[] => [
      codes[line], stage, word, plain(one.carrier.name), ...(withCode ? [naic] : []), date(one.effective), date(one.expiration), { value: one.premium, as: 'money' },
    ] // biome-ignore format: a row
    const active = lines.map((line) => {
      const one = truth.policies[line]
      voice.carrier(line) + voice.effective(line) + voice.expiration(line)
      if (line === 'gl') voice.tick('gl.coverage', '')
      if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
      return row(line, plain(voice.number(line)), one, withCode ? voice.naic(line) : '', status.on)
    })
    const over = lines.map((line) => row(line, truth.prior[line].number, truth.prior[line], truth.prior[line].carrier.naic, status.over))
    const offered = { ...truth.prior.professional, carrier: truth.names.carrier(), effective: daysLater(truth.policies.gl.effective, 30), expiration: daysLater(truth.policies.gl.effective, 395) }
    const quoted: Cell[][] = [['Cyber', status.quoted, `Q-${chance.digits(6)}`, offered.carrier.name, ...(withCode ? [offered.carrier.naic] : []), date(offered.effective), date(offered.expiration), { value: offered.premium, as: 'money' }]]
    const policies = chance.maybe(0.5) ? [...active, ...over, ...quoted] : chance.shuffle([...active, ...over, ...quoted])
    const head = ['Line', 'Status', 'Policy #', 'Writing company', ...(withCode ? ['NAIC'] : []), 'Eff', 'Exp', 'Annual premium']
    const wordings = chance.pick([ONE_BY_ONE, PAIRED])
    const inForce = lines.flatMap((line) => coverages(voice, line, truth.policies[line], wordings[line], true))
    const before = lines.flatMap((line) => coverages(voice, line, truth.prior[line], wordings[line], false))
    const client: Cell[][] = [['Client', plain(voice.insured())], ...voice.insuredAddress().map((line, index) => [index ? '' : 'Mailing', plain(line)]), ['Agency', plain(voice.producer())], ...(chance.maybe(0.5) ? [['Phone', voice.reach('phone')], ['Account manager', voice.reach('contact')]] : [])]
    const notes: Cell[][] = [['Status codes', `${status.on} = policy is in force; ${status.over} = earlier term, for reference; ${status.quoted} = nothing bound`]]
    const limits: Cell[][] = [['Policy #', 'Coverage', 'Limit 1', 'Limit 2', 'Deductible'], ...(chance.maybe(0.5) ? [...inForce, ...before] : [...before, ...inForce])]
    const list: Cell[][] = [head, ...policies]
    const xlsx: Sheet[] = chance.maybe(0.6)
      ? [{ name: 'Client', rows: [...client, [], ...notes] }, { name: 'Policies', rows: list }, { name: 'Coverages', rows: limits }]
      : [{ name: 'Export', rows: [...client, ...notes, [], ['POLICY REGISTER'], ...list, [], ['COVERAGE LIMITS'], ...limits] }]
    return { kind: 'schedule', feeds: 'fills', xlsx }
  },
} // biome-ignore format: a workbook

function coverages(voice: Voice, line: Line, policy: Policy, wordings: Limits, isOn: boolean): Cell[][] {
  const cell = (name: string): Cell => {
    const said = isOn ? plain(voice.limit(line, name)) : ''
    if (isOn && policy.excluded === name) return said
    return isOn || name !== policy.excluded ? { value: policy.limits[name]!, as: 'money' } : 'Excluded'
  }
  const rows = wordings
    .filter(([, names]) => names.every((name) => policy.limits[name]))
    .map(([words, names]): Cell[] => [policy.number, words, ...names.map(cell), ...(names.length < 2 ? [''] : []), line === 'gl' && names[0] === 'occurrence' ? dollars(500) : '']) // biome-ignore format: a row
  if (!isOn) return rows
  if (line === 'auto') rows.push([policy.number, `COVERED AUTOS SYMBOLS ${voice.symbols()}`, '', '', ''])
  if (line === 'umbrella' && has(voice, 'umbrella', 'retention')) voice.tick('umbrella.retention', '')
  if (line === 'wc') rows.push([policy.number, voice.tick('wc.statutory', 'WC STATUTORY LIMITS'), '', '', ''])
  if (line === 'gl') rows.push([policy.number, policy.claimsMade ? voice.tick('gl.claimsMade', 'CLAIMS MADE FORM') : voice.tick('gl.occurrence', 'OCCURRENCE FORM'), '', '', '']) // biome-ignore format: a row
  return rows
}
