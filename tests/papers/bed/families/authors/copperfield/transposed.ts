import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  basis,
  type Cell,
  dateCell,
  held,
  isForOwned,
  plainCells,
  retained,
  short,
  someLines,
  umbrellaName,
} from './cells.ts'

const ROWS: [words: string[], of: Partial<Record<Line, string>>][] = [
  [['Each Occurrence', 'Per Occurrence', 'Ea Occ'], { gl: 'occurrence', umbrella: 'occurrence' }],
  [['General Aggregate', 'Aggregate - Other than Products', 'Gen Agg'], { gl: 'aggregate' }],
  [['Prod & Comp Ops Aggregate', 'Products Agg'], { gl: 'products' }],
  [['Pers & Adv Injury', 'Personal/Advertising'], { gl: 'personal' }],
  [['Damage to Rented Premises', 'Fire Legal / DPR', 'Tenants Legal (any one premises)'], { gl: 'rented' }],
  [['Med Pay (any one person)', 'Medical Expense'], { gl: 'medical' }],
  [['Combined Single Limit', 'CSL Ea Accident'], { auto: 'csl' }],
  [['BI Each Person'], { auto: 'perPerson' }],
  [['BI Each Accident'], { auto: 'perAccident' }],
  [['PD Each Accident'], { auto: 'damage' }],
  [['Policy Aggregate', 'Annual Aggregate'], { umbrella: 'aggregate', professional: 'aggregate' }],
  [['Retained Limit', 'SIR / Retention'], { umbrella: 'retention', professional: 'retention' }],
  [['EL Each Accident', 'Coverage B - Accident'], { wc: 'accident' }],
  [['EL Disease - Each Employee', 'Coverage B - Disease, Ea Employee'], { wc: 'employee' }],
  [['EL Disease - Policy Limit', 'Coverage B - Disease, Policy'], { wc: 'disease' }],
  [['Each Claim', 'Per Wrongful Act'], { professional: 'claim' }],
] // biome-ignore format: a table

/** A workbook with a column per policy and a row per fact; further sheets hold premiums, autos, and the term before, which has run out. */
export const transposed: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.shuffle(someLines(voice))
    const blank = chance.pick(['', '', 'n/a', '-'])
    const dates = chance.pick([dateCell, voice.date])
    const money: (amount: number) => Cell = chance.pick([
      (amount) => ({ value: amount, as: 'money' as const }),
      (amount) => amount,
      (amount) => `$${short(amount)}`,
      voice.money,
    ])
    const calls: Record<Line, () => string> = {
      gl: () => chance.pick(['GL', 'General Liability', 'Package - Liability']),
      auto: () => chance.pick(['Auto', 'BAP', 'Commercial Auto']),
      umbrella: () => umbrellaName(voice),
      wc: () => chance.pick(['WC', 'Work Comp / EL']),
      professional: () => chance.pick(['Prof Liab', 'E&O']),
    }
    const names = Object.fromEntries(lines.map((line) => [line, calls[line]()])) as Record<Line, string>
    const facts: Cell[][] = [
      ['', ...lines.map((line) => names[line])],
      [chance.pick(['Writing Co', 'Carrier', 'Issuing company']), ...lines.map((line) => voice.carrier(line))],
      ...(chance.maybe(0.5) ? [['NAIC', ...lines.map((line) => voice.naic(line))]] : []),
      [chance.pick(['Policy', 'Policy #', 'Pol No']), ...lines.map((line) => voice.number(line))],
      [chance.pick(['From', 'Eff', 'Incept']), ...lines.map((line) => toldDate(voice, 'effective', line, dates))],
      [chance.pick(['To', 'Exp', 'X-date']), ...lines.map((line) => toldDate(voice, 'expiration', line, dates))],
      ['Form', ...lines.map((line) => formOf(voice, line))],
    ]
    const limits = ROWS.filter(([, of]) => lines.some((line) => truth.policies[line].limits[of[line] ?? ''])).map(
      ([words, of]): Cell[] => [
        chance.pick(words),
        ...lines.map((line) => {
          if (!of[line]) return blank
          const isRetention = line === 'umbrella' && of[line] === 'retention'
          return (isRetention ? retained(voice, money) : held(voice, line, of[line], money)) || blank
        }),
      ],
    )
    const about: Cell[][] = [
      [chance.pick(['Insured', 'Client', 'First Named Insured']), voice.insured()],
      ['Mail to', voice.insuredAddress().join(', ')],
      [chance.pick(['Agency', 'Producer', 'Broker of record']), voice.producer()],
      ['', voice.producerAddress().join(', ')],
      ['AM', voice.reach('contact'), voice.reach('phone'), voice.reach('email')],
      [],
    ]
    const premium = (line: Line): Cell[] => [names[line], { value: truth.prior[line].premium, as: 'money' }, { value: truth.policies[line].premium, as: 'money' }, { value: truth.policies[line].premium / truth.prior[line].premium - 1, as: 'percent' }] // biome-ignore format: a row
    const before: Cell[][] = [
      [chance.pick(['EXPIRED - for reference only', 'PRIOR TERM (expired)'])],
      ['Line', 'Company', 'Policy', 'Eff', 'Exp', 'Limit', 'Aggregate'],
      ...lines.map((line): Cell[] => priorRow(voice, line)),
    ]
    const cars = truth.vehicles.map((car): Cell[] => [Number(car.number), car.year, `${car.make} ${car.model}`, car.vin, { value: car.cost, as: 'money' }]) // biome-ignore format: a row
    if (chance.maybe(0.3)) return printed(voice, about, [...facts, ...limits], before)
    const sheets = [
      { name: chance.pick(['Program', 'SOI', 'Coverages']), rows: plainCells([...about, ...facts, ...limits]) },
      { name: 'Premium', rows: plainCells([['Line', 'Expired', 'Current', 'Chg'], ...lines.map(premium)]) },
      ...(lines.includes('auto') && isForOwned(voice)
        ? [{ name: 'Autos', rows: [['Unit', 'Yr', 'Desc', 'VIN', 'OCN'], ...cars] }]
        : []),
      { name: chance.pick(['Prior', 'Last yr', 'OLD']), hidden: chance.maybe(0.4), rows: plainCells(before) },
    ]
    return { kind: 'schedule', feeds: 'fills', xlsx: sheets }
  },
}

/** The first sheet as it prints, with the expired term below it. */
function printed(voice: Voice, about: Cell[][], rows: Cell[][], before: Cell[][]): Drawn {
  const shown = (cell: Cell): string => {
    if (typeof cell === 'string') return cell
    const { value, as } = typeof cell === 'number' ? { value: cell, as: 'money' } : cell
    return as === 'date'
      ? voice.date(new Date((value - 25_569) * 86_400_000).toISOString().slice(0, 10))
      : voice.money(value)
  }
  const table = (some: Cell[][]) =>
    `<table>${some.map((row) => `<tr>${row.map((cell) => `<td>${shown(cell)}</td>`).join('')}</tr>`).join('')}</table>`
  const html = `<div class="cx">${about.map((row) => `<div>${row.map(shown).join(' &nbsp; ')}</div>`).join('')}${table(rows)}<h3>${before[0]![0]}</h3>${table(before.slice(1))}</div>`
  return { kind: 'schedule', feeds: 'fills', html, css: CSS }
}

const CSS = `.cx{font:9px 'Liberation Sans',sans-serif}.cx table{border-collapse:collapse;font-size:inherit;margin:12px 0;width:100%}.cx td{border:.5px solid #aaa;padding:2px 4px;text-align:right;vertical-align:bottom}.cx td:first-child{text-align:left}.cx tr:first-child td{font-weight:bold;border-bottom:1.5px solid #000}.cx h3{font-size:10px;margin:20px 0 0}`

function toldDate(voice: Voice, which: 'effective' | 'expiration', line: Line, write: (iso: string) => Cell): Cell {
  voice[which](line)
  return write(voice.truth.policies[line][which])
}

function formOf(voice: Voice, line: Line): string {
  if (line === 'gl') return basis(voice, 'Occurrence', 'Claims-made')
  if (line === 'auto') return `Symbols ${voice.symbols()}`
  if (line === 'umbrella') return voice.tick('umbrella.occurrence', 'Occ form')
  return line === 'wc' ? voice.tick('wc.statutory', 'Statutory') : 'Claims made'
}

function priorRow({ truth }: Voice, line: Line): Cell[] {
  const { number, carrier, effective, expiration, limits } = truth.prior[line]
  const [first, second] = [limits.occurrence ?? limits.csl ?? limits.perAccident ?? limits.accident ?? limits.claim, limits.aggregate ?? limits.disease] // biome-ignore format: a row
  return [
    line.toUpperCase(),
    carrier.name,
    number,
    dateCell(effective),
    dateCell(expiration),
    first ?? '',
    second ?? '',
  ]
}
