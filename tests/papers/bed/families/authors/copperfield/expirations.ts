import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { held, plain, retained, someLines } from './cells.ts'

/** Columns or codes by which the export calls limits. */
const CODES: Record<Line, Record<string, string>> = {
  gl: { occurrence: 'EAOCC', aggregate: 'GENAGG', products: 'PRODCO', personal: 'PERSADV', rented: 'DMGRENT', medical: 'MEDEXP' },
  auto: { csl: 'CSL', perPerson: 'BIPERS', perAccident: 'BIACC', damage: 'PDACC' },
  umbrella: { occurrence: 'UMBOCC', aggregate: 'UMBAGG', retention: 'UMBSIR' },
  wc: { accident: 'ELACC', disease: 'ELDISPOL', employee: 'ELDISEMP' },
  professional: { claim: 'PLCLAIM', aggregate: 'PLAGG' },
} // biome-ignore format: a table

const LOBS: Record<Line, string[]> = {
  gl: ['CGL', 'GENLIAB'],
  auto: ['CAUTO', 'BAP'],
  umbrella: ['UMBRELLA', 'CUMB'],
  wc: ['WORK', 'WCOMP'],
  professional: ['PROFL', 'EO'],
}

type Row = {
  lob: string
  status: string
  company: string
  number: string
  from: string
  to: string
  premium: string
  limits: Record<string, string>
}

/** An expiration list as the agency's system exports it, with terse heads: active policies beside expired, cancelled and quoted ones. */
export const expirations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = someLines(voice)
    const date = chance.pick([(iso: string) => iso.replaceAll('-', ''), (iso: string) => iso, shortDate])
    const written = chance.pick([(amount: number) => String(amount), (amount: number) => amount.toFixed(2)])
    const lobs = Object.fromEntries(lines.map((line) => [line, chance.pick(LOBS[line])])) as Record<Line, string>
    const [active, expired, cancelled, quoted] = chance.pick([
      ['ACT', 'EXP', 'CAN', 'QTE'],
      ['Active', 'Expired', 'Cancelled', 'Quote'],
      ['IN FORCE', 'RENEWED', 'CANC-FLAT', 'QUOTED'],
    ] as const)
    const current = lines.map(
      (line): Row => currentRow(voice, line, { lob: lobs[line], status: active, date, written }),
    )
    const misleading = [
      ...chance.some(lines, chance.int(1, lines.length)).map((line): Row => {
        const { number, carrier, effective, expiration, premium, limits } = truth.prior[line]
        return {
          lob: lobs[line],
          status: expired,
          company: carrier.name,
          number,
          from: date(effective),
          to: date(expiration),
          premium: written(premium),
          limits: coded(line, limits, written),
        }
      }),
      ...(chance.maybe(0.6) ? [elsewhere(voice, chance.pick(lines), lobs, cancelled, { date, written })] : []),
      ...(chance.maybe(0.5) ? [nextTerm(voice, chance.pick(lines), lobs, quoted, { date, written })] : []),
    ]
    const rows = chance.maybe(0.5)
      ? chance.shuffle([...current, ...misleading])
      : [...current, ...misleading].sort((one, other) => one.lob.localeCompare(other.lob))
    voice.insured()
    voice.insuredAddress()
    const { name, address } = truth.insured
    const client: [head: string, value: string][] = [
      ['CUST', chance.digits(6)],
      ['NAME', name],
      ['ADDR1', address.one],
      ['ADDR2', address.two],
      ['CITY', address.city],
      ['ST', address.state],
      ['ZIP', address.zip],
    ]
    const fixed = (row: Row): [head: string, value: string][] => [
      ...client,
      ['LOB', row.lob],
      ['STAT', row.status],
      ['ISSCO', row.company],
      ['POLNO', row.number],
      ['EFF', row.from],
      ['EXP', row.to],
      ['PREM', row.premium],
    ]
    const agency: [head: string, value: string] = ['AGCY', plain(voice.producer())]
    const columns = lines
      .flatMap((line) => Object.values(CODES[line]))
      .filter((code) => rows.some(({ limits }) => limits[code] !== undefined))
    const wide = rows.map((row): [head: string, value: string][] => [
      ...fixed(row),
      ...columns.map((code): [string, string] => [code, row.limits[code] ?? '']),
      agency,
    ])
    const long = rows.flatMap((row) =>
      Object.entries(row.limits).map(([code, limit]): [head: string, value: string][] => [
        ...fixed(row),
        ['COVCD', code],
        ['LIMIT', limit],
        agency,
      ]),
    )
    const chosen = chance.maybe(0.6) ? wide : long
    return {
      kind: 'schedule',
      feeds: 'fills',
      csv: [chosen[0]!.map(([head]) => head), ...chosen.map((cells) => cells.map(([, value]) => plain(value)))],
    }
  },
}

type Writing = { date(iso: string): string; written(amount: number): string }

function currentRow(
  voice: Voice,
  line: Line,
  { lob, status, date, written }: Writing & { lob: string; status: string },
): Row {
  const { effective, expiration, premium, carrier, limits } = voice.truth.policies[line]
  voice.effective(line)
  voice.expiration(line)
  voice.carrier(line)
  if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
  const told = Object.entries(CODES[line])
    .filter(([name]) => limits[name] !== undefined)
    .map(([name, code]) => [
      code,
      line === 'umbrella' && name === 'retention' ? retained(voice, written) : held(voice, line, name, written),
    ])
  return {
    lob,
    status,
    company: carrier.name,
    number: voice.number(line),
    from: date(effective),
    to: date(expiration),
    premium: written(premium),
    limits: Object.fromEntries(told.filter(([, value]) => value)),
  }
}

/** A policy of another carrier that was cancelled when the account moved. */
function elsewhere(
  { chance, truth }: Voice,
  line: Line,
  lobs: Record<Line, string>,
  status: string,
  { date, written }: Writing,
): Row {
  const { effective, expiration, limits } = truth.policies[line]
  const number = `${chance.pick(['Q', 'T', 'ZP'])}${chance.digits(8)}`
  return {
    lob: lobs[line],
    status,
    company: truth.names.carrier().name,
    number,
    from: date(effective),
    to: date(expiration),
    premium: written(0),
    limits: coded(line, otherLimits(chance, line, limits), written),
  }
}

/** What has been quoted for the term after this one. */
function nextTerm(
  { chance, truth }: Voice,
  line: Line,
  lobs: Record<Line, string>,
  status: string,
  { date, written }: Writing,
): Row {
  const { expiration, limits, premium } = truth.policies[line]
  return {
    lob: lobs[line],
    status,
    company: truth.names.carrier().name,
    number: chance.pick(['TBD', `Q-${chance.digits(7)}`]),
    from: date(expiration),
    to: date(`${Number(expiration.slice(0, 4)) + 1}${expiration.slice(4)}`),
    premium: written(Math.round(premium * 1.08)),
    limits: coded(line, otherLimits(chance, line, limits), written),
  }
}

const coded = (line: Line, limits: Record<string, number>, written: (amount: number) => string) =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, amount]) =>
      CODES[line][name] ? [[CODES[line][name], written(amount)]] : [],
    ),
  )

const shortDate = (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(2, 4)}`
