import { formatDate } from '../../../../../../shared/dates.ts'
import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { otherSymbol } from '../autos/standard-market-and-vans.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { dayBefore4To40, inOrder } from '../kit/terms.ts'

const CSS = 'pre { font: inherit; margin: 0; white-space: pre; line-height: 1.18 }'
const wide = (html: string) => html.replace(/&\w+;|<[^>]+>/g, (mark) => (mark.startsWith('<') ? '' : 'x')).length
const pad = (html: string, columns: number) => html + ' '.repeat(Math.max(1, columns - wide(html)))
const right = (html: string, columns: number) => ' '.repeat(Math.max(1, columns - wide(html))) + html
const beside = (left: string[], others: string[], columns: number) =>
  Array.from({ length: Math.max(left.length, others.length) }, (_, at) => `  ${pad(left[at] ?? '', columns)}${others[at] ?? ''}`) // biome-ignore format: lines
const RULE = '-'.repeat(92)
const center = (line: string) => ' '.repeat(Math.max(0, Math.floor((92 - wide(line)) / 2))) + line
/** A long name goes on in the next line, as a printer of 40 columns an address block has it. */
const wrapped = (name: string, columns = 42) => {
  const lines = ['']
  for (const word of name.split(' ')) {
    if (wide(`${lines.at(-1)} ${word}`) > columns) lines.push('')
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim()
  }
  return lines
}

function top(voice: Voice, line: 'gl' | 'auto', title: string): string[] {
  const { truth } = voice
  const insured = [...wrapped(voice.insured()), ...voice.insuredAddress()]
  const agent = [...wrapped(voice.producer(), 36), ...voice.producerAddress(), `PHONE ${voice.reach('phone')}`]
  return [
    center(voice.carrier(line)),
    center(title),
    '',
    `  ${pad(`POLICY NUMBER: ${voice.number(line)}`, 48)}${voice.chance.pick(['RENEWAL OF', 'REPLACES'])}: ${voice.text(truth.prior[line].number)}`,
    RULE,
    `  ${pad('NAMED INSURED AND ADDRESS', 48)}AGENT ${truth.producer.code}`,
    ...beside(insured, agent, 48),
    RULE,
    `  POLICY PERIOD:   FROM ${voice.effective(line)}   TO ${voice.expiration(line)}   AT 12:01 A.M. STANDARD TIME`,
  ]
}

const tail = (voice: Voice, form: string) => [
  '',
  '  COUNTERSIGNED ______________________  BY ______________________________',
  '',
  `  ${pad(form, 48)}PREPARED ${dayBefore4To40(voice)}`,
]

/** Package declarations of an old system: everything in columns of characters. */
const streamPackage: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, chance, address } = voice
    voice.notJudged('professional')
    const { gl } = truth.policies
    const words = { aggregate: 'GENERAL AGGREGATE (OTHER THAN PRODUCTS-COMPLETED OPS)', products: 'PRODUCTS - COMPLETED OPERATIONS AGGREGATE', personal: 'PERSONAL AND ADVERTISING INJURY', occurrence: 'EACH OCCURRENCE', rented: 'DAMAGE TO PREMISES RENTED TO YOU (ANY ONE PREMISES)', medical: 'MEDICAL EXPENSE (ANY ONE PERSON)' } // biome-ignore format: a table
    const limits = voice.limits('gl', words).map(([label, amount]) => `  ${pad(label, 62)}${right(amount, 14)}`)
    const premises = truth.locations.flatMap((one) => [
      `  ${pad(`PREM ${one.number.padStart(3, '0')} BLDG 001`, 22)}${address(one.party.address).join(', ')}`,
      `  ${pad('', 22)}${pad('BUILDING', 32)}${right(money(one.building), 14)}  DED ${money(1000)}`,
      `  ${pad('', 22)}${pad('BUSINESS PERSONAL PROPERTY', 32)}${right(money(one.contents), 14)}  DED ${money(1000)}`,
    ])
    const parts = [
      ['COMMERCIAL PROPERTY COVERAGE PART', Math.round(gl.premium * 0.6)],
      ['COMMERCIAL GENERAL LIABILITY COVERAGE PART', gl.premium],
      ['COMMERCIAL INLAND MARINE COVERAGE PART', 0],
    ] as const
    const cost = parts.map(([what, amount]) => `  ${pad(what, 62)}${right(amount ? money(amount) : 'NOT COVERED', 14)}`)
    const first = [
      ...top(voice, 'gl', 'COMMERCIAL LINES POLICY - COMMON POLICY DECLARATIONS'),
      RULE,
      '  THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS.  THE PREMIUM MAY BE SUBJECT TO ADJUSTMENT.',
      ...cost,
      `  ${pad('TOTAL POLICY PREMIUM', 62)}${right(money(Math.round(gl.premium * 1.6)), 14)}`,
      RULE,
      '  PROPERTY SCHEDULE',
      ...premises,
    ]
    const second = [
      center('COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS'),
      `  POLICY NUMBER: ${pad(voice.number('gl'), 30)}EFFECTIVE ${voice.effective('gl')}`,
      RULE,
      gl.claimsMade ? `  THIS COVERAGE PART IS ${voice.tick('gl.claimsMade', 'CLAIMS-MADE')}.  RETROACTIVE DATE NONE` : '  LIMITS OF INSURANCE', // biome-ignore format: lines
      ...limits,
      RULE,
      ...truth.locations.map(
        (one) =>
          `  ${one.number.padStart(3, '0')}  ${one.classCode}  ${pad(voice.text(one.classification.toUpperCase()), 40)}${right(one.exposure.toLocaleString('en-US'), 12)}${right(money(one.premium), 12)}`,
      ),
      ...tail(voice, `DS ${chance.digits(4)}`),
    ]
    return declarations(
      `<pre>${first.join('\n')}</pre>${chance.maybe(0.6) ? newPage : '<pre>\n\n</pre>'}<pre>${second.join('\n')}</pre>`,
      CSS,
    )
  },
}

/** Business auto of the same system: a line a coverage, the symbol between the words and the amount. */
const streamAuto: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const words = { csl: 'LIABILITY - BI/PD COMBINED SINGLE LIMIT', perPerson: 'BODILY INJURY LIABILITY - EACH PERSON', perAccident: 'BODILY INJURY LIABILITY - EACH ACCIDENT', damage: 'PROPERTY DAMAGE LIABILITY - EACH ACCIDENT' } // biome-ignore format: a table
    const symbols = voice.symbols()
    const other = otherSymbol(truth.policies.auto.symbols)
    const liability = voice
      .limits('auto', inOrder(words, ['csl', 'perPerson', 'perAccident', 'damage']))
      .map(([label, amount], at) => `  ${pad(label, 44)}${pad(at ? '' : symbols, 14)}${right(amount, 14)}`)
    const units = truth.vehicles.map((one) => `  ${one.number.padStart(4, '0')}  ${one.year}  ${pad(one.make.toUpperCase(), 14)}${pad(one.model.toUpperCase(), 16)}${one.vin}  ${right(money(one.cost), 10)}`) // biome-ignore format: lines
    const lines = [
      ...top(voice, 'auto', 'BUSINESS AUTO POLICY DECLARATIONS'),
      RULE,
      `  ${pad('COVERAGES', 44)}${pad('COVERED AUTOS', 14)}${right('LIMIT', 14)}`,
      ...liability,
      `  ${pad('UNINSURED MOTORISTS - EACH ACCIDENT', 44)}${pad(other, 14)}${right(other ? money(60_000) : 'NONE', 14)}`,
      `  ${pad('MEDICAL PAYMENTS - EACH PERSON', 44)}${pad(other, 14)}${right(other ? money(2000) : 'NONE', 14)}`,
      ...(other
        ? [
            `  ${pad('COMPREHENSIVE', 44)}${pad(other, 14)}${right('ACV', 14)}   DED ${money(500)}`,
            `  ${pad('COLLISION', 44)}${pad(other, 14)}${right('ACV', 14)}   DED ${money(1000)}`,
            RULE,
            '  UNIT  YEAR  MAKE          MODEL           SERIAL NUMBER         COST NEW',
            ...units,
          ]
        : [RULE, '  NO OWNED AUTOS.  COST OF HIRE: IF ANY.']),
      `  ${pad('ESTIMATED ANNUAL PREMIUM', 44)}${right(money(truth.policies.auto.premium), 14)}`,
      ...tail(voice, `AP ${chance.digits(4)}`),
    ]
    return declarations(`<pre>${lines.join('\n')}</pre>`, CSS)
  },
}

export const printStreamFamilies: LearnFamily[] = [
  { name: 'print stream', style: halfInCapitals(['mono'], 7.5, 8.5, { date: formatDate, capitals: true }), papers: { streamPackage: withWelcome(streamPackage), streamAuto: withWelcome(streamAuto, 'auto') } },
] // biome-ignore format: a family in a line
