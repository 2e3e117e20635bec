import { formatAmount } from '../../../shared/amounts.ts'
import { formatDate } from '../../../shared/dates.ts'
import { INSURED, PARTY_ELEMENTS, POLICY_ELEMENTS, PRODUCER, ROWS, SYMBOL_TICKS, TICKS, type Tick } from './elements.ts'
import type { Address, Carrier } from './names.ts'
import type { Chance } from './random.ts'
import { aStyle, type Style } from './style.ts'
import type { Line, Policy, Truth } from './truth.ts'

/**
 * What a document may do for a certificate. 'fills': what it says holds. 'nothing': documents that never say what is in force. 'names only':
 * no policy may come from it, and whether its parties do is nobody's judgement.
 */
export type Feeding = 'fills' | 'nothing' | 'names only'

/** Prints values, and remembers each that a certificate made from the document must say. What is printed by `money`, `date` and `text` misleads or does not matter. */
export type Voice = {
  chance: Chance
  truth: Truth
  style: Style
  /** A limit in dollars, as this document prints amounts, or the word that says that there is none. */
  limit(line: Line, name: string): string
  /** Every limit of the line with the words it is called by, in the order of the words; those without words are left out. */
  limits(line: Line, words: Record<string, string>): [words: string, amount: string][]
  number(line: Line): string
  effective(line: Line): string
  expiration(line: Line): string
  carrier(line: Line): string
  naic(line: Line): string
  tick(tick: Tick, words: string): string
  /** Symbols of covered autos, which say which autos are covered. */
  symbols(): string
  insured(): string
  insuredAddress(): string[]
  producer(): string
  producerAddress(): string[]
  /** Phone, fax, e-mail or contact of the producer. */
  reach(by: 'contact' | 'phone' | 'fax' | 'email'): string
  money(amount: number): string
  date(iso: string): string
  text(words: string): string
  address(address: Address): string[]
  /** Rows and ticks of which this document says something that two careful readers would put down differently, or not at all. */
  notJudged(...what: (Line | Tick)[]): void
  /** The elements, '' where one must stay blank. */
  fields(feeding: Feeding): Record<string, string>
}

export function aVoice(chance: Chance, truth: Truth, style: Style = aStyle(chance)): Voice {
  const told = new Map<string, string>()
  const carriers = new Map<Line, Carrier>()
  const codes = new Set<Carrier>()
  const open = new Set<Line | Tick>()
  const tell = (element: string, value: string, printed = value) => {
    if (value) told.set(element, value)
    return escapeHtml(printed)
  }
  const money = (amount: number) => style.money(amount)
  const date = (iso: string) => style.date(iso)
  const policy = (line: Line): Policy => truth.policies[line]
  const inCase = (text: string) => (style.capitals ? text.toUpperCase() : text)
  const placed = (address: Address, elements?: Omit<typeof INSURED, 'name'>) => {
    const name = (part: 'one' | 'two' | 'city' | 'state' | 'zip') =>
      elements ? tell(elements[part], address[part], inCase(address[part])) : escapeHtml(inCase(address[part]))
    return [name('one'), name('two'), style.cityLine(name('city'), name('state'), name('zip'))].filter(Boolean)
  }
  const absent = chance.pick(['Excluded', 'Not Covered', 'Not Included', 'Included', 'EXCLUDED'])
  const limit = (line: Line, name: string) => {
    const element = ROWS[line].limits[name]
    const amount = policy(line).limits[name] ?? 0
    if (line === 'gl') told.set(TICKS['gl.coverage'], 'true')
    if (policy(line).excluded === name) return absent
    return element ? tell(element, formatAmount(amount), money(amount)) : money(amount)
  }
  const tick = (name: Tick, words: string) => tell(TICKS[name], 'true', words)
  return {
    chance,
    truth,
    style,
    limit,
    limits: (line, words) =>
      Object.keys(words)
        .filter((name) => policy(line).limits[name])
        .map((name) => [words[name]!, limit(line, name)]),
    number: (line) => tell(ROWS[line].number, policy(line).number),
    effective: (line) => tell(ROWS[line].effective, formatDate(policy(line).effective), date(policy(line).effective)),
    expiration: (line) =>
      tell(ROWS[line].expiration, formatDate(policy(line).expiration), date(policy(line).expiration)),
    carrier: (line) => {
      carriers.set(line, policy(line).carrier)
      return escapeHtml(inCase(policy(line).carrier.name))
    },
    naic: (line) => {
      codes.add(policy(line).carrier)
      return policy(line).carrier.naic
    },
    tick,
    symbols: () =>
      policy('auto')
        .symbols.map((symbol) => tick(SYMBOL_TICKS[symbol]!, String(symbol)))
        .join(', '),
    insured: () => tell(INSURED.name, truth.insured.name, inCase(truth.insured.name)),
    insuredAddress: () => placed(truth.insured.address, INSURED),
    producer: () => tell(PRODUCER.name, truth.producer.name, inCase(truth.producer.name)),
    producerAddress: () => placed(truth.producer.address, PRODUCER),
    reach: (by) => tell(PRODUCER[by], truth.producer[by]),
    money,
    date,
    text: escapeHtml,
    address: (address) => placed(address),
    notJudged: (...what) => what.forEach((one) => void open.add(one)),
    fields: (feeding) => without(open, fieldsOf(feeding, told, carriers, codes)),
  }
}

function fieldsOf(
  feeding: Feeding,
  told: Map<string, string>,
  carriers: Map<Line, Carrier>,
  codes: Set<Carrier>,
): Record<string, string> {
  const judged = feeding === 'names only' ? POLICY_ELEMENTS : [...PARTY_ELEMENTS, ...POLICY_ELEMENTS]
  const fields = Object.fromEntries(judged.map((element) => [element, '']))
  if (feeding !== 'fills') return fields
  for (const [element, value] of told) fields[element] = value
  return { ...fields, ...insurersOf(fields, carriers, codes) }
}

/** The elements that are judged. Where a row is not, whether its insurer stands on the form is not either. */
function without(open: Set<Line | Tick>, fields: Record<string, string>): Record<string, string> {
  const isRow = (one: Line | Tick): one is Line => one in ROWS
  const lines = [...open].filter(isRow)
  const elements = [...open].flatMap((one) => (isRow(one) ? rowOf(one) : [TICKS[one]]))
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([element, value]) => !elements.includes(element) && !(lines.length && !value && element.startsWith('Insurer_')),
    ),
  )
}

function rowOf(line: Line): string[] {
  const { letter, number, effective, expiration, limits } = ROWS[line]
  const ticks = (Object.keys(TICKS) as Tick[]).filter((tick) => tick.startsWith(`${line}.`)).map((tick) => TICKS[tick])
  return [letter, number, effective, expiration, ...Object.values(limits), ...ticks]
}

/** Insurers in the order of the form's rows; one carrier has one letter. */
function insurersOf(
  fields: Record<string, string>,
  carriers: Map<Line, Carrier>,
  codes: Set<Carrier>,
): Record<string, string> {
  const insurers: Record<string, string> = {}
  const letters = new Map<string, string>()
  for (const line of Object.keys(ROWS) as Line[]) {
    const carrier = carriers.get(line)
    if (!carrier || !fields[ROWS[line].number]) continue
    const letter = letters.get(carrier.name) ?? 'ABCDEF'[letters.size]!
    letters.set(carrier.name, letter)
    insurers[ROWS[line].letter] = letter
    insurers[`Insurer_FullName_${letter}`] = carrier.name
    if (codes.has(carrier)) insurers[`Insurer_NAICCode_${letter}`] = carrier.naic
  }
  return insurers
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
