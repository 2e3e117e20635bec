import type { Paper } from '../../../family.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { bare, has, lim, slashDay } from './words.ts'

const CODES: Record<Line, [lob: string, names: Record<string, string>]> = {
  gl: [
    'General Liability',
    {
      occurrence: 'EACH OCCURRENCE',
      aggregate: 'GENERAL AGGREGATE',
      products: 'PRODUCTS/COMPLETED OPS AGG',
      personal: 'PERSONAL & ADV INJURY',
      rented: 'DAMAGE TO RENTED PREMISES',
      medical: 'MED EXP ANY ONE PERSON',
    },
  ],
  auto: [
    'Commercial Auto',
    { csl: 'LIABILITY CSL', perPerson: 'BI PER PERSON', perAccident: 'BI PER ACCIDENT', damage: 'PD PER ACCIDENT' },
  ],
  umbrella: ['Umbrella', { occurrence: 'EACH OCCURRENCE', aggregate: 'AGGREGATE', retention: 'RETENTION' }],
  wc: [
    'Workers Compensation',
    { accident: 'EL EACH ACCIDENT', employee: 'EL DISEASE EA EMPLOYEE', disease: 'EL DISEASE POLICY LIMIT' },
  ],
  professional: ['Professional', { claim: 'EACH CLAIM', aggregate: 'AGGREGATE', retention: 'RETENTION' }],
}
const HEADS = [
  'policy_no',
  'lob',
  'status',
  'eff',
  'exp',
  'company',
  'naic',
  'coverage',
  'limit',
  'deductible',
  'premium',
  'note',
]

type Told = {
  status: string
  number: string
  effective: string
  expiration: string
  company: string
  naic: string
  limit(name: string): string
  form: string
  symbols: string
  statutory: string
}

/** A policy as rows, one for each coverage; only the first has the premium. */
function longRows(voice: Voice, line: Line, policy: Policy, told: Told): string[][] {
  const [lob, names] = CODES[line]
  const start = [told.number, lob, told.status, told.effective, told.expiration, told.company, told.naic]
  const row = (coverage: string, limit: string, index: number) => [
    ...start,
    coverage,
    limit,
    line === 'gl' && limit && voice.chance.maybe(0.2) ? '500' : '',
    index ? '' : policy.premium.toFixed(2),
    limit ? '' : 'not purchased',
  ]
  const rows = Object.entries(names)
    .filter(([name]) => policy.limits[name])
    .map(([name, words], index) => row(words, told.limit(name), index))
  const more = [
    [told.form, 'Y'],
    [told.symbols && 'COVERED AUTO SYMBOLS', told.symbols],
    [told.statutory, 'Y'],
  ].filter(([words]) => words)
  return [...rows, ...more.map((pair) => [...start, ...pair, '', '', ''])]
}

const WIDE: [head: string, names: Partial<Record<Line, string>>][] = [
  [
    'Occ / Accident / Claim',
    { gl: 'occurrence', auto: 'csl', umbrella: 'occurrence', wc: 'accident', professional: 'claim' },
  ],
  ['Aggregate', { gl: 'aggregate', umbrella: 'aggregate', professional: 'aggregate' }],
  ['Prod-CompOps', { gl: 'products' }],
  ['Pers-Adv Inj', { gl: 'personal' }],
  ['Rented Prem', { gl: 'rented' }],
  ['Med Exp', { gl: 'medical' }],
  ['BI Per Person', { auto: 'perPerson' }],
  ['BI Per Acc', { auto: 'perAccident' }],
  ['PD', { auto: 'damage' }],
  ['EL Disease Emp', { wc: 'employee' }],
  ['EL Disease Pol', { wc: 'disease' }],
  ['SIR', { umbrella: 'retention', professional: 'retention' }],
]
const WIDE_HEADS = [
  'Stat',
  'LOB',
  'Policy',
  'From',
  'To',
  ...WIDE.map(([head]) => head),
  'Form',
  'Auto Sym',
  'WC Stat',
  'Ded',
  'Written Prem',
  'Writing Co',
  'Co NAIC',
]

/** A policy as one row, whose columns mean what the line makes of them. */
function wideRow(voice: Voice, line: Line, policy: Policy, told: Told): string[] {
  const limits = WIDE.map(([, names]) => (names[line] && policy.limits[names[line]] ? told.limit(names[line]) : ''))
  const ded = line === 'gl' ? voice.chance.pick(['', '0', '500', '1000']) : ''
  return [
    told.status,
    CODES[line][0],
    told.number,
    told.effective,
    told.expiration,
    ...limits,
    told.form,
    told.symbols,
    told.statutory && 'Y',
    ded,
    policy.premium.toFixed(2),
    told.company,
    told.naic,
  ]
}

/** An export of an account from the manager's system: a line for each coverage of each term or one for each term, those in force among those that are not. */
export const bookExport: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const day = chance.pick([slashDay, (iso: string) => iso, (iso: string) => iso.replaceAll('-', '')])
    const amount = chance.pick([
      String,
      String,
      (value: number) => value.toFixed(2),
      (value: number) => value.toLocaleString('en-US'),
    ])
    const lines: Line[] = ['gl', ...chance.some(['auto', 'umbrella', 'wc', 'professional'] as Line[], chance.int(1, 4))]
    const [active, over, open] = chance.pick([
      ['ACTIVE', 'EXPIRED', 'QUOTE'],
      ['INF', 'EXP', 'QTE'],
      ['In force', 'Expired', 'Quoted'],
    ])
    const isWide = chance.maybe(0.45)
    const rowsOf = (line: Line, policy: Policy, told: Told) =>
      isWide ? [wideRow(voice, line, policy, told)] : longRows(voice, line, policy, told)
    const form = () =>
      truth.policies.gl.claimsMade
        ? voice.tick('gl.claimsMade', isWide ? 'CM' : 'CLAIMS MADE')
        : voice.tick('gl.occurrence', isWide ? 'OCC' : 'OCCURRENCE FORM')
    const term = ({ effective, expiration }: Policy) => ({ effective: day(effective), expiration: day(expiration) })
    const current = (line: Line): string[][] => {
      const policy = truth.policies[line]
      voice.effective(line)
      voice.expiration(line)
      if (line === 'umbrella') {
        voice.tick('umbrella.umbrella', 'Umbrella')
        if (has(voice, 'umbrella', 'retention')) voice.tick('umbrella.retention', 'RETENTION')
      }
      return rowsOf(line, policy, {
        ...term(policy),
        status: active!,
        number: voice.number(line),
        company: bare(voice.carrier(line)),
        naic: voice.naic(line),
        limit: (name) => lim(voice, line, name, amount, isWide ? 'excl' : ''),
        form: line === 'gl' ? form() : '',
        symbols: line === 'auto' ? voice.symbols() : '',
        statutory: line === 'wc' ? voice.tick('wc.statutory', 'WC STATUTORY') : '',
      })
    }
    const past = (line: Line): string[][] => {
      const policy = truth.prior[line]
      return rowsOf(line, policy, {
        ...term(policy),
        status: over!,
        number: policy.number,
        company: policy.carrier.name,
        naic: policy.carrier.naic,
        limit: (name) => amount(policy.limits[name]!),
        form: '',
        symbols: '',
        statutory: '',
      })
    }
    const { effective, expiration } = term(truth.policies.gl)
    const company = truth.names.carrier().name
    const offer = `Q${chance.digits(6)}`
    const quote = isWide
      ? [
          open!,
          'Cyber',
          offer,
          effective,
          expiration,
          amount(250_000),
          amount(250_000),
          ...Array<string>(13).fill(''),
          '2500',
          '910.00',
          company,
          '',
        ]
      : [
          offer,
          'Cyber',
          open!,
          effective,
          expiration,
          company,
          '',
          'EACH CLAIM',
          amount(250_000),
          '2500',
          '910.00',
          'not bound',
        ]
    const groups = lines.flatMap((line) => [current(line), ...(chance.maybe(0.6) ? [past(line)] : [])])
    const listed = [
      ...(chance.maybe(0.4) ? chance.shuffle(groups) : groups).flat(),
      ...(chance.maybe(0.5) ? [quote] : []),
    ]
    const { address } = truth.insured
    const { producer } = truth
    voice.insuredAddress()
    voice.producerAddress()
    const account = [
      ['account', bare(voice.insured())],
      ['address', address.one],
      ...(address.two ? [['address2', address.two]] : []),
      ['city', address.city],
      ['state', address.state],
      ['zip', address.zip],
      ['agency', bare(voice.producer())],
      ['agency_address', [producer.address.one, producer.address.two].filter(Boolean).join(', ')],
      ['agency_city_state_zip', `${producer.address.city}, ${producer.address.state} ${producer.address.zip}`],
      ['agency_phone', bare(voice.reach('phone'))],
      ['agency_code', producer.code],
    ]
    return { kind: 'schedule', feeds: 'fills', csv: [...account, [''], isWide ? WIDE_HEADS : HEADS, ...listed] }
  },
}
