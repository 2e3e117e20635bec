import type { Drawn } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { noted, triggerWord } from './terms.ts'
import { autoWords, employersWords, liabilityWords, sublimits, umbrellaWords } from './words.ts'

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
type Cell = string | number | { value: number; as: 'date' | 'money' }
const NAMES: Record<Line, string[]> = {
  gl: ['General Liability', 'Commercial GL', 'Premises & Operations Liability'],
  professional: ['Professional Liability', 'E&O', 'Miscellaneous Professional'],
  auto: ['Hired & Non-Owned Auto', 'Auto Liability (hired and non-owned only)'],
  umbrella: ['Umbrella', 'Umbrella Liability'],
  wc: ['Workers Compensation', 'WC & Employers Liability'],
}

/** An agency's register of a professional firm's policies in force, as a workbook or as comma-separated text. */
export function programRegister(voice: Voice): Drawn {
  const { chance, truth } = voice
  const isText = chance.maybe(0.3)
  const inThousands = chance.maybe(0.35)
  const day = (iso: string, shown: string): Cell => (isText ? shown : { value: Date.parse(iso) / 86_400_000 + 25_569, as: 'date' })
  const amount = (value: number): Cell => {
    if (inThousands) return isText ? String(value / 1000) : value / 1000
    return isText ? voice.money(value) : { value, as: 'money' }
  }
  const told = (line: Line, name: string): Cell => {
    const shown = noted(voice, line, name, () => '')
    return shown || amount(truth.policies[line].limits[name]!)
  }
  const lines: Line[] = chance.shuffle(['gl', 'professional', ...chance.some(['auto', 'umbrella', 'wc'] as const, chance.int(2, 3))])
  const words: Record<Line, Record<string, string>> = {
    gl: liabilityWords(chance),
    professional: { claim: 'Each Claim', aggregate: 'Aggregate', retention: 'Deductible (each claim)' },
    auto: autoWords(chance),
    umbrella: umbrellaWords(chance),
    wc: employersWords(chance),
  }
  const withCode = chance.maybe(0.6)
  const named = (line: Line) => {
    if (line === 'auto') voice.tick('auto.hired', voice.tick('auto.nonOwned', ''))
    if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
    return chance.pick(NAMES[line])
  }
  const policy = (line: Line): Cell[] => [
    voice.number(line),
    voice.carrier(line),
    ...(withCode ? [voice.naic(line)] : []),
    day(truth.policies[line].effective, voice.effective(line)),
    day(truth.policies[line].expiration, voice.expiration(line)),
  ]
  const limits = (line: Line): [string, Cell][] =>
    Object.keys(words[line])
      .filter((name) => truth.policies[line].limits[name])
      .map((name) => {
        if (line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', '')
        return [words[line][name]!, told(line, name)]
      })
  const basis = (line: Line) => (line === 'gl' ? triggerWord(voice) : line === 'professional' ? 'Claims-made' : '')
  const heads = ['Policy #', chance.pick(['Insurer', 'Company', 'Paper']), ...(withCode ? ['NAIC'] : []), chance.pick(['Eff.', 'From', 'Inception']), chance.pick(['Exp.', 'To', 'Expiry'])]
  const scale = inThousands ? ' ($000)' : ''
  const layouts: (() => Cell[][])[] = [
    () => [
      ['Coverage', 'Basis', ...heads, 'Limit of', `Amount${scale}`],
      ...lines.flatMap((line) => {
        const [name, own] = [named(line), policy(line)]
        return limits(line).map(([label, value], index): Cell[] => [index ? '' : name, index ? '' : basis(line), ...(index ? own.map(() => '') : own), label, value])
      }),
    ],
    () =>
      lines.flatMap((line): Cell[][] => [
        [named(line).toUpperCase(), basis(line)],
        ...policy(line).map((cell, index): Cell[] => ['', heads[index]!, cell]),
        ...limits(line).map(([label, value]): Cell[] => ['', `${label}${scale}`, value]),
        [''],
      ]),
    () => {
      const shown = lines.map((line) => ({ name: named(line), own: policy(line), basis: basis(line), limits: limits(line) }))
      const most = Math.max(...shown.map((one) => one.limits.length))
      return [
        ['', ...shown.map((one) => one.name)],
        ['Trigger', ...shown.map((one) => one.basis)],
        ...heads.map((head, at): Cell[] => [head, ...shown.map((one) => one.own[at]!)]),
        ...Array.from({ length: most }, (_, at): Cell[] => [
          at ? '' : `Limits${scale}`,
          ...shown.map((one): Cell => {
            const limit = one.limits[at]
            if (!limit) return ''
            const value = typeof limit[1] === 'object' ? voice.money(limit[1].value) : String(limit[1])
            return `${limit[0]}: ${value}`
          }),
        ]),
      ]
    },
  ]
  const small = sublimits(voice, chance.int(2, 4)).map(([name, one, all]): Cell[] => [name, 'sublimit, in dollars', one, all])
  const head: Cell[][] = [
    [chance.pick(['Insurance register', 'Policies in force', 'Coverage summary, current policies'])],
    [chance.pick(['Client', 'Prepared for', 'Firm']), voice.insured(), ...voice.insuredAddress()],
    [chance.pick(['Agency', 'Prepared by']), voice.producer(), ...voice.producerAddress()],
    ['Contact', voice.reach('contact'), voice.reach('email'), voice.reach('phone')],
    ...(inThousands ? [['Limits of policies are in thousands of dollars.']] : []),
    [''],
  ]
  const main = [...head, ...chance.pick(layouts)(), [''], ['Sublimits inside the professional policy (they do not add)'], ...small]
  if (isText) return { kind: 'other', feeds: 'fills', csv: main.map((row) => row.map((cell) => plain(String(cell)))) }
  const expired: Cell[][] = [
    ['EXPIRED TERM, for comparison only'],
    ['Coverage', 'Policy #', 'From', 'To', 'Limit each', 'Premium'],
    ...lines.map((line): Cell[] => {
      const old = truth.prior[line]
      return [NAMES[line][0]!, voice.text(old.number), voice.date(old.effective), voice.date(old.expiration), voice.money(Object.values(old.limits)[0]!), voice.money(old.premium)]
    }),
  ]
  const asked: Cell[][] = [['Markets asked at renewal', 'Answer'], ...Array.from({ length: 3 }, (): Cell[] => [voice.text(truth.names.carrier().name), chance.pick(['Declined', 'Indicated higher premium', 'No answer'])])]
  const bare = (rows: Cell[][]) => rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)))
  const sheets = [{ name: 'Register', rows: bare(main) }, { name: 'Expired', rows: bare(expired), hidden: chance.maybe(0.3) }, { name: 'Markets', rows: bare(asked) }]
  return { kind: 'other', feeds: 'fills', xlsx: sheets.slice(0, chance.int(1, 3)) }
} // biome-ignore format: lists
