import type { Tick } from '../../../elements.ts'
import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import {
  beside,
  caps,
  dashed,
  from,
  limit,
  pad,
  plainNumber,
  right,
  slash,
  slashShort,
  to,
  trigger,
  wrap,
} from './tools.ts'

const WIDTH = 100
const TRUCKERS: Record<number, [words: string, tick: Tick]> = {
  61: ['ANY AUTO', 'auto.any'],
  62: ['OWNED AUTOS ONLY', 'auto.owned'],
  67: ['SPECIFICALLY DESCRIBED AUTOS', 'auto.scheduled'],
  68: ['HIRED AUTOS ONLY', 'auto.hired'],
  71: ['NON-OWNED AUTOS ONLY', 'auto.nonOwned'],
}

/** Declarations of a truckers' policy as a mainframe prints them: symbols of the motor carrier form, liability among many other coverages. */
export const truckDeclarations: Paper = {
  account: { onePolicy: true, long: true },
  draw(voice) {
    const { chance, truth } = voice
    const date = chance.pick([slash, dashed, slashShort])
    const withLiability = chance.maybe(0.6)
    voice.notJudged('professional')
    const rule = chance.pick(['-', '=', '*']).repeat(WIDTH)
    const heading = chance.pick([
      'MOTOR CARRIER POLICY DECLARATIONS',
      'TRUCKERS PACKAGE  -  DECLARATIONS',
      'COMMERCIAL TRANSPORTATION DECLARATIONS',
    ])
    const term = `${chance.pick(['POLICY PERIOD', 'TERM'])}  FROM ${from(voice, 'auto', date)} TO ${to(voice, 'auto', date)}  12:01 AM STD TIME`
    if (withLiability) {
      voice.effective('gl')
      voice.expiration('gl')
      voice.number('gl')
      voice.carrier('gl')
    }
    const wide = (name: string) => wrap(caps(name), 44)
    const parts = [
      `${pad(`RUN ${date(truth.policies.auto.effective)} 0${chance.int(1, 9)}:${chance.int(10, 59)}`, 30)}${pad('', 40)}${right(`PGM TRK${chance.digits(3)}`, 30)}`,
      centered(caps(voice.carrier('auto'))),
      ...(chance.maybe(0.6) ? [centered(`A STOCK COMPANY - NAIC ${voice.naic('auto')}`)] : []),
      '',
      centered(heading),
      rule,
      beside(
        [
          [`POLICY NUMBER  ${voice.number('auto')}`],
          [
            chance.maybe(0.6)
              ? `${chance.pick(['PRIOR POLICY', 'RENEWAL OF'])}  ${truth.prior.auto.number}`
              : 'PRIOR POLICY  NEW',
          ],
        ],
        [52, 48],
      ),
      term,
      rule,
      beside(
        [
          [
            'ITEM ONE  NAMED INSURED AND ADDRESS',
            ...wide(voice.insured()).map(indent),
            ...voice.insuredAddress().map((line) => indent(caps(line))),
          ],
          [
            `AGENT ${truth.producer.code}`,
            ...wide(voice.producer()).map(indent),
            ...voice.producerAddress().map((line) => indent(caps(line))),
            indent(voice.reach('phone')),
          ],
        ],
        [52, 48],
      ),
      '',
      `FORM OF BUSINESS  ${chance.pick(['CORPORATION', 'LTD LIABILITY CO', 'INDIVIDUAL'])}    COMMODITIES  ${chance.pick(['DRY FREIGHT 80 PCT  STEEL 20 PCT', 'GRAIN AND FEED', 'GENERAL FREIGHT NOC', 'AGGREGATE AND ASPHALT'])}    RADIUS ${chance.pick(['50', '200', '500', 'UNLIMITED'])}`,
      rule,
      'ITEM TWO  SCHEDULE OF COVERAGES AND COVERED AUTOS',
      'ONLY COVERAGES WITH A PREMIUM OR THE WORD INCL ARE PROVIDED.',
      '',
      `${pad('COVERAGE', 38)}${pad('SYMBOLS', 14)}${right('LIMIT', 16)}${right('DEDUCTIBLE', 14)}${right('PREMIUM', 16)}`,
      ...coverages(voice),
      '',
      legend(),
      ...(withLiability
        ? [rule, ...liability(voice)]
        : [pad('GENERAL LIABILITY (TRUCKERS)', 84) + right('NOT COVERED', 14)]),
      rule,
      `${pad('', 60)}TOTAL PREMIUM AT INCEPTION ${right(`${plainNumber(truth.policies.auto.premium)}.00`, 13)}`,
      `${pad('', 60)}STATE FUND SURCHARGE       ${right(`${chance.int(20, 400)}.00`, 13)}`,
      ...(chance.maybe(0.6) ? [rule, ...filings(voice)] : []),
    ]
    const html = `<pre class="tk">${parts.join('\n')}</pre><pre class="tk second">${vehicles(voice).join('\n')}</pre>`
    const css =
      ".tk{font:10.4px/1.32 'DejaVu Sans Mono',monospace;white-space:pre;margin:0}.tk.second{break-before:page}"
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css,
      ...(chance.maybe(0.5)
        ? {
            running: `<pre style="margin:0;font:7px 'DejaVu Sans Mono'">POLICY ${truth.policies.auto.number}     MOTOR CARRIER DECLARATIONS     INSURED COPY</pre>`,
          }
        : {}),
    }
  },
}

const indent = (line: string) => `  ${line}`
const centered = (text: string) => `${' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2)))}${text}`
const line = (name: string, symbols: string, sum: string, deductible: string, premium: string) =>
  `${pad(name, 38)}${pad(symbols, 14)}${right(sum, 16)}${right(deductible, 14)}${right(premium, 16)}`

function coverages(voice: Voice): string[] {
  const { chance, truth } = voice
  const { limits } = truth.policies.auto
  const symbols = chance.pick([[67], [67, 68, 71], [61], [62, 68, 71], [67, 71]])
  const marks = symbols.map((symbol) => voice.tick(TRUCKERS[symbol]![1], String(symbol))).join(' ')
  const premium = () => plainNumber(chance.int(300, 20_000))
  const of = (name: string) => limit(voice, 'auto', name, plainNumber)
  const first = limits.csl
    ? [
        line(
          chance.pick(['COVERED AUTOS LIABILITY  CSL', 'LIABILITY - ANY ONE ACCIDENT OR LOSS']),
          marks,
          of('csl'),
          '',
          premium(),
        ),
      ]
    : [
        line('LIABILITY  BODILY INJURY  EACH PERSON', marks, of('perPerson'), '', premium()),
        line('                          EACH ACCIDENT', '', of('perAccident'), '', 'INCL'),
        line('LIABILITY  PROPERTY DAMAGE  EACH ACC', marks, of('damage'), '', premium()),
      ]
  const others = [
    line('AUTO MEDICAL PAYMENTS  EACH PERSON', '67', chance.pick(['500', '1,500']), '', premium()),
    line('UNINSURED MOTORISTS', '67', chance.pick(['60,000', '75,000', '85,000']), '', premium()),
    line('UNDERINSURED MOTORISTS', '67', chance.pick(['60,000', '75,000']), '', 'INCL'),
    line('TRAILER INTERCHANGE  COMPREHENSIVE', '', '', '', ''),
    line('PHYSICAL DAMAGE  SPECIFIED CAUSES', '67', 'ACV/STATED AMT', chance.pick(['1,000', '2,500']), premium()),
    line('PHYSICAL DAMAGE  COLLISION', '67', 'ACV/STATED AMT', chance.pick(['1,000', '2,500']), premium()),
    line('TOWING AND LABOR', '67', '7,500', '250', 'INCL'),
    line('MOTOR TRUCK CARGO  EACH VEHICLE', 'SCHED', chance.pick(['80,000', '125,000', '175,000']), '1,000', premium()),
    line('   REEFER BREAKDOWN SUBLIMIT', 'SCHED', '20,000', '2,500', 'INCL'),
  ]
  return [...first, ...others.filter((_, at) => at === 7 || chance.maybe(0.75))]
}

const legend = () =>
  `SYMBOLS  ${Object.entries(TRUCKERS)
    .map(([symbol, [words]]) => `${symbol} ${words}`)
    .join('  ')
    .replace('  68', '\n         68')}`

function liability(voice: Voice): string[] {
  const { chance } = voice
  const of = (name: string) => limit(voice, 'gl', name, plainNumber, 'NOT COVERED')
  const names: [string, string][] = [
    ['aggregate', chance.pick(['GENERAL AGGREGATE LIMIT', 'GENL AGGR (OTHER THAN PROD/CO)'])],
    ['products', chance.pick(['PRODUCTS/COMP OPERATIONS AGGR', 'PROD-CO AGGREGATE'])],
    ['personal', 'PERSONAL AND ADVERTISING INJURY'],
    ['occurrence', chance.pick(['EACH OCCURRENCE', 'ANY ONE OCCURRENCE'])],
    ['rented', chance.pick(['DAMAGE TO PREMISES RENTED TO YOU', 'FIRE DAMAGE  ANY ONE FIRE'])],
    ['medical', 'MEDICAL EXPENSE  ANY ONE PERSON'],
  ]
  return [
    `ITEM THREE  GENERAL LIABILITY - TRUCKERS OPERATIONS              FORM BASIS  ${trigger(voice, 'OCCURRENCE', 'CLAIMS-MADE')}`,
    '',
    ...names.map(([name, words]) => `  ${words.padEnd(50, ' .')}${right(of(name), 16)}`),
    '',
    `  CLASS 99793 TRUCKERS   TERR 001   PAYROLL ${plainNumber(chance.int(40, 900) * 1000)}   RATE ${chance.int(1, 9)}.${chance.digits(3)}   PREMIUM ${plainNumber(chance.int(400, 4000))}`,
  ]
}

function filings(voice: Voice): string[] {
  return [
    'FILINGS MADE',
    `  FEDERAL  BMC-91X  ${voice.chance.pick(['750,000', '5,000,000'])} FORM OF SURETY ONLY - DOES NOT CHANGE THE LIMITS IN ITEM TWO`,
    `  STATE    FORM E   ${voice.truth.insured.address.state}`,
    '  CARGO    FORM H   NOT REQUIRED',
  ]
}

function vehicles(voice: Voice): string[] {
  const { chance, truth } = voice
  const heading = `${pad('UNIT', 6)}${pad('YEAR', 6)}${pad('MAKE', 14)}${pad('MODEL', 18)}${pad('VIN', 20)}${right('STATED AMT', 12)}${right('DED', 8)}${right('PREMIUM', 12)}`
  return [
    'ITEM FOUR  AUTOS DESCRIBED',
    heading,
    ...truth.vehicles.map(
      ({ number, year, make, model, vin, cost }) =>
        `${pad(number.padStart(3, '0'), 6)}${pad(String(year), 6)}${pad(caps(make), 14)}${pad(caps(model), 18)}${pad(vin, 20)}${right(plainNumber(cost), 12)}${right(chance.pick(['1,000', '2,500']), 8)}${right(plainNumber(chance.int(300, 6000)), 12)}`,
    ),
    '',
    'ITEM FIVE  DRIVERS REPORTED TO US',
    ...truth.drivers.map(
      ({ name, born, license, state }) =>
        `  ${pad(caps(voice.text(name)), 34)}${born.slice(0, 4)}   ${state} ${license}`,
    ),
    '',
    'LOSS PAYEES  AS FILED',
    chance.pick([
      'A NEWLY ACQUIRED POWER UNIT IS COVERED FOR 30 DAYS UP TO 90,000 AND THEN ONLY IF REPORTED.',
      'PHYSICAL DAMAGE IS CAPPED AT 400,000 FOR ANY ONE TERMINAL LOSS.',
    ]),
    '',
    'FORMS',
    ...truth.forms.map(
      ({ number, edition, title }) => `  ${pad(`${number} ${edition}`, 22)}${caps(voice.text(title))}`,
    ),
  ]
}
