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
  ticks: [words: string, limit: string][]
}
/** A policy as rows, one for each coverage; only the first has the premium. */
function rowsOf(voice: Voice, line: Line, policy: Policy, told: Told): string[][] {
  const [lob, names] = CODES[line]
  const row = (coverage: string, limit: string, index: number) => [
    told.number,
    lob,
    told.status,
    told.effective,
    told.expiration,
    told.company,
    told.naic,
    coverage,
    limit,
    line === 'gl' && limit && voice.chance.maybe(0.2) ? '500' : '',
    index ? '' : policy.premium.toFixed(2),
    limit ? '' : 'not purchased',
  ]
  const rows = Object.entries(names)
    .filter(([name]) => policy.limits[name])
    .map(([name, words], index) => row(words, told.limit(name), index))
  return [
    ...rows,
    ...told.ticks.map(([words, limit]) => [
      told.number,
      lob,
      told.status,
      told.effective,
      told.expiration,
      told.company,
      told.naic,
      words,
      limit,
      '',
      '',
      '',
    ]),
  ]
}

/** An export of an account from the manager's system: a line for each coverage of each term, those in force among those that are not. */
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
    const current = (line: Line): string[][] => {
      const policy = truth.policies[line]
      voice.effective(line)
      voice.expiration(line)
      const ticks: [string, string][] =
        line === 'gl'
          ? [
              [
                policy.claimsMade
                  ? voice.tick('gl.claimsMade', 'CLAIMS MADE')
                  : voice.tick('gl.occurrence', 'OCCURRENCE FORM'),
                'Y',
              ],
            ]
          : line === 'auto'
            ? [['COVERED AUTO SYMBOLS', voice.symbols()]]
            : line === 'wc'
              ? [[voice.tick('wc.statutory', 'WC STATUTORY'), 'Y']]
              : []
      if (line === 'umbrella') {
        voice.tick('umbrella.umbrella', 'Umbrella')
        if (has(voice, 'umbrella', 'retention')) voice.tick('umbrella.retention', 'RETENTION')
      }
      return rowsOf(voice, line, policy, {
        status: active!,
        number: voice.number(line),
        effective: day(policy.effective),
        expiration: day(policy.expiration),
        company: bare(voice.carrier(line)),
        naic: voice.naic(line),
        limit: (name) => lim(voice, line, name, amount, ''),
        ticks,
      })
    }
    const past = (line: Line): string[][] => {
      const policy = truth.prior[line]
      return rowsOf(voice, line, policy, {
        status: over!,
        number: policy.number,
        effective: day(policy.effective),
        expiration: day(policy.expiration),
        company: policy.carrier.name,
        naic: policy.carrier.naic,
        limit: (name) => amount(policy.limits[name]!),
        ticks: [],
      })
    }
    const quote = [
      `Q${chance.digits(6)}`,
      'Cyber',
      open!,
      day(truth.policies.gl.effective),
      day(truth.policies.gl.expiration),
      truth.names.carrier().name,
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
    return { kind: 'schedule', feeds: 'fills', csv: [...account, [''], HEADS, ...listed] }
  },
}
