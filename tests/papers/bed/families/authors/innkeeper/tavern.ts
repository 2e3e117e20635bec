import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { grouped, limitAs, plain, slashed, trigger } from './words.ts'

const CSS = `
.tv pre { font: 10.6px/1.28 'DejaVu Sans Mono', monospace; margin: 0; white-space: pre } .tv pre + pre { break-before: page }`
const WIDTH = 100
const CLASSES = [
  'TAVERNS WITH DANCE FLOOR',
  'RESTAURANTS - ALCOHOL 30 TO 75 PCT',
  'HOTELS - FOUR STORIES OR MORE',
  'PARKING - PRIVATE',
  'BARS WITHOUT ENTERTAINMENT',
]
const RULE = '-'.repeat(WIDTH)

const gap = (text: string, width: number, fill = ' ') => fill.repeat(Math.max(1, width - plain(text).length))
const cell = (text: string, width: number) => `${text}${gap(text, width)}`
const right = (text: string, width: number) => `${gap(text, width)}${text}`
const sides = (left: string, end: string) => `${left}${gap(left + end, WIDTH)}${end}`
const dotted = (label: string, value: string, width = 76) => `   ${label} ${gap(label + value, width, '.')} ${value}`
const centered = (text: string) => ' '.repeat(Math.floor((WIDTH - text.length) / 2)) + text

/** The lines of two columns beside one another. */
const beside = (left: string[], end: string[], width = 52) =>
  Array.from({ length: Math.max(left.length, end.length) }, (_, at) => `${cell(left[at] ?? '', width)}${end[at] ?? ''}`)

const mainframe = (voice: Voice, line: Line, name: string) => limitAs(voice, line, name, grouped)

function heading(voice: Voice, part: string): string[] {
  voice.effective('gl')
  voice.expiration('gl')
  const { effective, expiration } = voice.truth.policies.gl
  return [
    sides(voice.carrier('gl'), `POLICY NO ${voice.number('gl')}`),
    sides(part, voice.chance.pick([`EFF ${slashed(effective)} EXP ${slashed(expiration)}`, `${slashed(effective)} TO ${slashed(expiration)}`])), // biome-ignore format: a table
    RULE,
  ]
}

function common(voice: Voice, hasAuto: boolean): string[] {
  const { chance, truth } = voice
  const { premium } = truth.policies.gl
  const none = chance.pick(['NOT COVERED', 'NO COVERAGE', 'NOT TAKEN'])
  const named = [chance.pick(['NAMED INSURED AND MAILING ADDRESS', 'INSURED:']), voice.insured(), ...voice.insuredAddress()] // biome-ignore format: a table
  const agent = [`AGENT ${voice.text(truth.producer.code)}`, voice.producer(), ...voice.producerAddress()]
  const parts: [string, string][] = [
    ['COMMERCIAL PROPERTY COVERAGE PART', `${grouped(Math.round(premium * 0.4))}.00`],
    ['COMMERCIAL GENERAL LIABILITY COVERAGE PART', `${grouped(Math.round(premium * 0.35))}.00`],
    ['LIQUOR LIABILITY COVERAGE PART', `${grouped(Math.round(premium * 0.2))}.00`],
    ['CRIME COVERAGE PART', chance.maybe(0.5) ? none : '185.00'],
    ['BUSINESS AUTO COVERAGE PART', hasAuto ? `${grouped(Math.round(premium * 0.05))}.00` : none],
    ['COMMERCIAL UMBRELLA', none],
    ['WORKERS COMPENSATION', none],
  ]
  return [
    centered(chance.pick(['HOSPITALITY PACKAGE POLICY - COMMON DECLARATIONS', 'TAVERN AND RESTAURANT PACKAGE'])),
    '',
    ...heading(voice, chance.pick([`RENEWAL OF ${truth.prior.gl.number}`, `PRIOR POL ${truth.prior.gl.number}`])),
    '',
    ...beside(named, agent),
    '',
    chance.pick(['TIME OF INCEPTION AND EXPIRATION IS 12:01 AM STANDARD TIME AT THE ADDRESS ABOVE', 'EACH DATE AT 12:01 AM LOCAL TIME']), // biome-ignore format: a table
    `BUSINESS: ${chance.pick(['TAVERN WITH KITCHEN, ALCOHOL 55 PCT OF RECEIPTS', 'SPORTS BAR, LIVE MUSIC TWO NIGHTS', 'HOTEL WITH LOUNGE'])}`,
    '',
    'THIS POLICY IS MADE UP OF THE PARTS BELOW FOR WHICH A PREMIUM IS SHOWN',
    '',
    ...parts.map(([label, value]) => dotted(label, value)),
    dotted('FEES (FULLY EARNED): POLICY 150  INSPECTION 225', '375.00'),
    dotted('TOTAL ADVANCE PREMIUM', `${grouped(premium + 375)}.00`),
    '',
    'FORMS THAT APPLY TO ALL PARTS',
    ...truth.forms.map((form) => `   ${cell(form.number, 12)}${cell(form.edition, 9)}${form.title.toUpperCase()}`),
  ]
}

function liability(voice: Voice): string[] {
  const { chance, truth } = voice
  const perLocation = chance.maybe(0.45)
  const general = perLocation
    ? voice.tick('gl.perLocation', chance.pick(['GENERAL AGGREGATE - EACH LOCATION', 'AGGREGATE PER LOCATION (OTHER THAN P/CO)']))
    : 'GENERAL AGGREGATE LIMIT (OTHER THAN PRODUCTS - COMPLETED OPERATIONS)' // biome-ignore format: a table
  const aggregates = chance.shuffle([
    dotted(general, mainframe(voice, 'gl', 'aggregate')),
    dotted(chance.pick(['PRODUCTS - COMPLETED OPERATIONS AGGREGATE LIMIT', 'PROD/COMP OPS AGGREGATE']), mainframe(voice, 'gl', 'products')), // biome-ignore format: a table
  ])
  const others = [
    dotted(chance.pick(['PERSONAL AND ADVERTISING INJURY LIMIT', 'PERS/ADV INJURY']), mainframe(voice, 'gl', 'personal')), // biome-ignore format: a table
    dotted('EACH OCCURRENCE LIMIT', mainframe(voice, 'gl', 'occurrence')),
    dotted(chance.pick(['DAMAGE TO PREMISES RENTED TO YOU - ANY ONE PREMISES', 'RENTED PREM DAMAGE (FIRE LEGAL)']), mainframe(voice, 'gl', 'rented')), // biome-ignore format: a table
    dotted('MEDICAL EXPENSE LIMIT - ANY ONE PERSON', mainframe(voice, 'gl', 'medical')),
  ]
  const battery = chance.pick([25_000, 50_000, 100_000, 300_000])
  const assault = chance.maybe(0.25)
    ? [dotted('ASSAULT AND BATTERY', 'EXCLUDED')]
    : [dotted('ASSAULT AND BATTERY - EACH EVENT (FORM QF-1103)', grouped(battery)), dotted('ASSAULT AND BATTERY - AGGREGATE', grouped(battery * 2))] // biome-ignore format: a table
  const classes = truth.locations.map(
    (one) =>
      `${cell(one.number, 4)}${cell(chance.digits(5), 7)}${cell(chance.pick(CLASSES), 40)}${right(grouped(one.exposure), 12)}${right(one.rate, 9)}${right(`${grouped(one.premium)}.00`, 14)}`,
  )
  return [
    ...heading(voice, 'COMMERCIAL GENERAL LIABILITY DECLARATIONS'),
    '',
    `COVERAGE TRIGGER: ${trigger(voice, 'OCCURRENCE', 'CLAIMS-MADE')}   DEDUCTIBLE PER CLAIM BI/PD: ${chance.pick(['500', '1,000', '2,500', 'NONE'])}`,
    '',
    'LIMITS OF INSURANCE',
    ...(chance.maybe(0.6) ? [...aggregates, ...others] : [...others, ...aggregates]),
    '',
    'LIMITS WITHIN THE ABOVE, NOT IN ADDITION TO THEM',
    ...assault,
    dotted('ABUSE OR MOLESTATION', 'EXCLUDED'),
    '',
    `${cell('LOC', 4)}${cell('CLASS', 7)}${cell('CLASSIFICATION', 40)}${right('EXPOSURE', 12)}${right('RATE', 9)}${right('PREMIUM', 14)}`,
    RULE,
    ...classes,
    RULE,
    'LOCATIONS OF ALL PREMISES YOU OWN, RENT OR OCCUPY',
    ...truth.locations.map((one) => `${cell(one.number, 4)}${voice.address(one.party.address).join(', ')}`),
  ]
}

function liquor(voice: Voice): string[] {
  const { chance } = voice
  const each = chance.pick([300_000, 500_000, 1_000_000])
  voice.notJudged('professional')
  return [
    '',
    '',
    ...heading(voice, 'LIQUOR LIABILITY DECLARATIONS'),
    dotted('EACH COMMON CAUSE LIMIT', grouped(each)),
    dotted('AGGREGATE LIMIT', grouped(each * chance.pick([1, 2]))),
    dotted('ASSAULT AND BATTERY ARISING FROM SALE OF ALCOHOL - EACH CAUSE', grouped(50_000)),
    dotted('ALCOHOL RECEIPTS, ESTIMATED', grouped(chance.int(90, 900) * 1000)),
  ]
}

function auto(voice: Voice): string[] {
  const { chance, truth } = voice
  const row = (coverage: string, symbols: string, limit: string, premium: string) =>
    `${cell(coverage, 30)}${cell(symbols, 14)}${cell(limit, 40)}${right(premium, 12)}`
  voice.number('auto')
  voice.effective('auto')
  voice.expiration('auto')
  voice.carrier('auto')
  const amount = (name: string) => mainframe(voice, 'auto', name)
  const symbols = voice.symbols()
  const liabilityRows = truth.policies.auto.limits.csl
    ? [row('LIABILITY', symbols, `${amount('csl')} ${chance.pick(['EACH ACCIDENT', 'CSL', 'COMBINED SINGLE'])}`, '388.00')] // biome-ignore format: a table
    : [
        row('LIABILITY - BODILY INJURY', symbols, `${amount('perPerson')} PERSON ${amount('perAccident')} ACCIDENT`, '270.00'), // biome-ignore format: a table
        row('          - PROPERTY DAMAGE', '', `${amount('damage')} ACCIDENT`, '118.00'),
      ]
  return [
    '',
    '',
    ...heading(voice, 'BUSINESS AUTO DECLARATIONS  ITEM TWO'),
    row('COVERAGE', 'AUTO SYMBOL', 'LIMIT - THE MOST WE WILL PAY', 'PREMIUM'),
    ...liabilityRows,
    row('AUTO MEDICAL PAYMENTS', 'NONE', 'NO COVERAGE', ''),
    row('UNINSURED MOTORISTS', 'NONE', 'NO COVERAGE', ''),
    row('HIRED CAR PHYSICAL DAMAGE', 'NONE', `COST OR 35,000 LESS 500 DED - ${chance.pick(['NO COVERAGE', 'NOT BOUGHT'])}`, ''),
  ] // biome-ignore format: a table
}

/** A bar's package from a mainframe: liquor liability and assault limits beside the general liability, parts that are not covered, a row per location. */
export const tavern: Paper = {
  account: { onePolicy: true, long: true },
  draw(voice) {
    const hasAuto = voice.chance.maybe(0.6)
    const pages = [
      common(voice, hasAuto),
      liability(voice),
      [...liquor(voice), ...(hasAuto ? auto(voice) : []), '', RULE, 'AUTHORIZED REPRESENTATIVE ______________________'],
    ]
    const html = `<div class="tv">${pages.map((lines) => `<pre>${lines.join('\n')}</pre>`).join('')}</div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}
