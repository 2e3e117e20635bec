import type { Paper } from '../../../family.ts'
import { type Line, otherLimits, type Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import * as part from './parts.ts'

const CODES: Partial<Record<Line, Record<string, string>>> = {
  gl: { occurrence: 'EACHOCC', aggregate: 'GENAGG', products: 'PRODAGG', personal: 'PIADV', rented: 'DPR', medical: 'MEDEXP' },
  auto: { csl: 'CSL', perPerson: 'BIPER', perAccident: 'BIACC', damage: 'PDACC' },
  umbrella: { occurrence: 'UMOCC', aggregate: 'UMAGG', retention: 'UMRET' },
  wc: { accident: 'ELACC', disease: 'ELDISPOL', employee: 'ELDISEE' },
} // biome-ignore format: a table
const WORDS: Record<string, string> = {
  EACHOCC: 'Each Occurrence', GENAGG: 'General Aggregate', PRODAGG: 'Products/Completed Ops Aggregate', PIADV: 'Personal & Advertising Injury', DPR: 'Damage to Premises Rented', MEDEXP: 'Medical Expense',
  CSL: 'Combined Single Limit', BIPER: 'Bodily Injury Per Person', BIACC: 'Bodily Injury Per Accident', PDACC: 'Property Damage', UMOCC: 'Umbrella Each Occurrence', UMAGG: 'Umbrella Aggregate', UMRET: 'Retained Limit',
  ELACC: 'EL Each Accident', ELDISPOL: 'EL Disease Policy Limit', ELDISEE: 'EL Disease Each Employee',
} // biome-ignore format: a table

/** A feed of policies for one account: a row for each coverage, or one for each policy, with ended terms and an offer among them. */
export const policyFeed: Paper = {
  draw(voice) {
    const lines = voice.chance.some(Object.keys(CODES) as Line[], voice.chance.int(2, 4))
    if (!voice.chance.maybe(0.5)) return { kind: 'schedule', feeds: 'fills', csv: tall(voice, lines) }
    return { kind: 'schedule', feeds: 'fills', csv: wide(voice, lines) }
  },
}

const LOB: Record<Line, string> = { gl: 'CGL', auto: 'BAUT', umbrella: 'CUMB', wc: 'WCOM', professional: 'EO' }

/** The cells that say that a policy of the account holds. */
function current(voice: Voice, line: Line): string[] {
  const said = part.inForce(voice, line)
  if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
  return [said.number, LOB[line], said.from, said.to, part.plain(said.company), voice.naic(line)]
}
const past = (voice: Voice, line: Line, policy: Policy) => [
  policy.number,
  LOB[line],
  voice.date(policy.effective),
  voice.date(policy.expiration),
  policy.carrier.name,
  '',
]

function account(voice: Voice): string[] {
  const { insured, producer } = voice.truth
  const kept = [voice.insured(), ...voice.insuredAddress(), voice.producer()]
  const { one, two, city, state, zip } = insured.address
  return kept.length ? [insured.name, one, two, city, state, zip, producer.name, producer.code] : []
}
const HEAD = ['insured_nm', 'addr_1', 'addr_2', 'city', 'st', 'zip', 'agency_nm', 'agency_cd']
const POLICY = ['policy_no', 'lob', 'eff_dt', 'exp_dt', 'writing_co', 'naic']

function tall(voice: Voice, lines: Line[]): string[][] {
  const { chance, truth } = voice
  const who = account(voice)
  const rows = lines.flatMap((line) => {
    const known = current(voice, line)
    const now = truth.policies[line]
    const codes = CODES[line]!
    const ended = chance.pick(['EXPIRED', 'RENEWED-OUT'])
    const names = Object.keys(codes).filter((name) => now.limits[name] !== undefined && now.excluded !== name)
    const mine = names.map((name) => {
      const code = codes[name]!
      if (line === 'umbrella' && name === 'retention') retained(voice)
      voice.limit(line, name)
      return [
        ...who,
        ...known,
        'INFORCE',
        code,
        WORDS[code]!,
        String(now.limits[name]),
        '0',
        String(chance.int(10, 900)),
      ]
    })
    const old = chance.maybe(0.5) ? Object.entries(truth.prior[line].limits).filter(([name]) => codes[name]).map(([name, amount]) => [...who, ...past(voice, line, truth.prior[line]), ended, codes[name]!, WORDS[codes[name]!]!, String(amount), '0', '0']) : [] // biome-ignore format: rows
    return chance.maybe(0.5) ? [...mine, ...old] : [...old, ...mine]
  })
  const offer = chance.maybe(0.5) && lines.includes('gl') ? [[...who, `Q${chance.digits(7)}`, 'CGL', '', '', '', '', 'QUOTED', 'EACHOCC', WORDS.EACHOCC!, String(otherLimits(chance, 'gl', truth.policies.gl.limits).occurrence), '1000', '0']] : [] // biome-ignore format: rows
  return [
    [...HEAD, ...POLICY, 'term_status', 'cov_cd', 'cov_desc', 'limit_amt', 'ded_amt', 'prem_amt'],
    ...rows,
    ...offer,
  ]
}

const retained = (voice: Voice) =>
  voice.truth.policies.umbrella.limits.retention
    ? void voice.tick('umbrella.retention', '')
    : voice.notJudged('umbrella.retention')

function wide(voice: Voice, lines: Line[]): string[][] {
  const { chance, truth } = voice
  const who = account(voice)
  const columns = lines.flatMap((line) =>
    Object.entries(CODES[line]!)
      .filter(([name]) => [truth.policies[line], truth.prior[line]].some((policy) => policy.limits[name] !== undefined))
      .map(([name, code]) => ({ line, name, code })),
  )
  const symbols = lines.includes('auto') ? 'AUTO_SYM' : ''
  const rows = lines.flatMap((line) => {
    const known = current(voice, line)
    const now = truth.policies[line]
    const amounts = columns.map((column) => {
      if (column.line !== line || now.limits[column.name] === undefined || now.excluded === column.name) return ''
      if (line === 'umbrella' && column.name === 'retention') retained(voice)
      voice.limit(line, column.name)
      return String(now.limits[column.name])
    })
    const sym = symbols ? [line === 'auto' ? voice.symbols().replaceAll(', ', ' ') : ''] : []
    const mine = [...who, ...known, 'INFORCE', ...amounts, ...sym, String(now.premium)]
    const before = truth.prior[line]
    const old = [...who, ...past(voice, line, before), 'EXPIRED', ...columns.map((column) => (column.line === line ? String(before.limits[column.name] ?? '') : '')), ...(symbols ? [''] : []), String(before.premium)] // biome-ignore format: a row
    return chance.maybe(0.4) ? [old, mine] : [mine]
  })
  return [
    [...HEAD, ...POLICY, 'term_status', ...columns.map(({ code }) => code), ...(symbols ? [symbols] : []), 'prem_amt'],
    ...rows,
  ]
}
