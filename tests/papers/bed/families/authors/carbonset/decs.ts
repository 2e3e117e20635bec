import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  aWay,
  carrierAddress,
  center,
  dotted,
  legendOf,
  pad,
  padLeft,
  row,
  SERIF,
  say,
  stop,
  TYPED,
  upper,
  type Way,
} from './type.ts'

const css = `
.cs-typed { font: 12.6px/1.34 ${TYPED}; white-space: pre; color: #1b1b1b; margin: 0 }
.cs-typed h1 { font: 700 19px/1.2 ${SERIF}; white-space: normal; text-align: center; margin: 0; letter-spacing: 1px }
.cs-typed h2 { font: 11px/1.3 ${SERIF}; white-space: normal; text-align: center; margin: 0 0 8px }
.cs-typed .next { break-before: page }
.cs-typed b { letter-spacing: 0 }`

/** A typed page has a masthead of another type. */
const masthead = (voice: Voice, line: Line) =>
  `<h1>${voice.carrier(line)}</h1><h2>${carrierAddress(voice, line).join(' &#8226; ')}</h2>`

const GL_WORDS: Record<string, string[]> = {
  occurrence: ['EACH OCCURRENCE LIMIT', 'ANY ONE OCCURRENCE', 'BODILY INJURY & PROPERTY DAMAGE - EA. OCC.'],
  aggregate: ['GENERAL AGGREGATE (OTHER THAN PRODUCTS)', 'GENERAL AGGREGATE LIMIT', 'AGGREGATE, ALL OTHER'],
  products: ['PRODUCTS - COMPLETED OPERATIONS AGGREGATE', 'AGGREGATE - PRODUCTS/COMPL. OPS.'],
  personal: ['PERSONAL INJURY & ADVERTISING INJURY', 'PERS. & ADV. INJURY - ANY ONE PERSON/ORG.'],
  rented: ['FIRE DAMAGE LEGAL - ANY ONE FIRE', 'DAMAGE TO PREMISES RENTED TO INSURED', 'FIRE LEGAL LIABILITY'],
  medical: ['MEDICAL EXPENSE - ANY ONE PERSON', 'PREMISES MEDICAL PAYMENTS - EACH PERSON'],
}

function glLimits(voice: Voice, way: Way, at: number): string {
  const { chance } = voice
  const dots = chance.pick(['.', '.', ' .', '. '])
  const order = chance.pick([
    ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'],
    ['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical'],
    chance.shuffle(Object.keys(GL_WORDS)),
  ])
  const held = order.map((name) => dotted(chance.pick(GL_WORDS[name]!), say(voice, 'gl', name, way), at, dots))
  const others = chance.some(
    [
      dotted('LIQUOR LIABILITY', 'NOT COVERED', at, dots),
      dotted('EMPLOYEE BENEFITS E&amp;O', 'XXXXXXXXX', at, dots),
      dotted('STOP GAP EMPLOYERS LIABILITY', 'NOT COVERED', at, dots),
      dotted('POLLUTION (HOSTILE FIRE ONLY) SUBLIMIT', way(25_000), at, dots),
    ],
    chance.int(1, 3),
  )
  const deductible = dotted(`DEDUCTIBLE, PER ${chance.pick(['CLAIM', 'CLAIMANT'])} (P.D. ONLY)`, way(500), at, dots)
  return [...held, ...others, deductible].map((line) => `      ${line}`).join('\n')
}

function classes(voice: Voice): string {
  const widths = [5, 8, 30, 14, 11, 14]
  const head = row(['LOC', 'CODE', 'CLASSIFICATION', 'PREM. BASIS', 'RATE', 'ADV. PREM.'], widths)
  const listed = voice.truth.locations.slice(0, 6)
  const rows = listed.map((place, index) => {
    const isSame = index > 0 && listed[index - 1]!.classification === place.classification
    const cells = [place.number, place.classCode, isSame ? '      "' : upper(place.classification)]
    return row(
      [
        ...cells,
        `${place.basis[0]} ${place.exposure.toLocaleString('en-US')}`,
        place.rate,
        padLeft(stop(place.premium), 10),
      ],
      widths,
    )
  })
  return [`<u>${head}</u>`, ...rows].map((line) => line.replaceAll('\n', '\n   ')).join('\n   ')
}

/** A general liability policy's typed page with leaders, and a second page of premium memoranda. */
export const typedDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const way = aWay(chance)
    const gl = truth.policies.gl
    const insured = [voice.insured(), ...voice.insuredAddress()]
    const producer = [voice.producer(), ...voice.producerAddress()]
    const renewal = chance.pick([`RENEWAL OF  ${truth.prior.gl.number}`, 'NEW', `REPLACES  ${truth.prior.gl.number}`])
    const basis = gl.claimsMade
      ? `${voice.tick('gl.claimsMade', 'CLAIMS-MADE')} BASIS. RETROACTIVE DATE: ${voice.date(daysLater(gl.effective, -730))}`
      : `${voice.tick('gl.occurrence', 'OCCURRENCE')} BASIS. RETROACTIVE DATE: XXXXXXX`
    const per = chance.maybe(0.45)
      ? `      <u>GENERAL AGGREGATE APPLIES SEPARATELY TO EACH ${chance.maybe(0.5) ? voice.tick('gl.perProject', 'PROJECT') : voice.tick('gl.perLocation', 'LOCATION')}</u> (END'T. NO. 2).\n`
      : ''
    const parties = chance.pick([
      () =>
        `${row(['ITEM 1.  NAMED INSURED &amp; ADDRESS', `PRODUCER    (CODE ${truth.producer.code})`], [46, 40])}\n\n${row([insured.join('\n'), producer.join('\n')], [46, 40])}`,
      () =>
        `ITEM 1.  NAMED INSURED ..  ${insured.join(`\n${' '.repeat(27)}`)}\n\n         THRU ...........  ${producer.join(`\n${' '.repeat(27)}`)}${' '.repeat(4)}(${truth.producer.code})`,
    ])()
    const number = voice.number('gl')
    const [from, to] = [voice.effective('gl'), voice.expiration('gl')]
    const period = chance.pick([
      `FROM  <u> ${from} </u>  TO  <u> ${to} </u>\n         12:01 A.M. STANDARD TIME AT THE ADDRESS ABOVE.`,
      `${from} ........ INCEPTION\n                                 ${to} ........ EXPIRY   (12:01 A.M. STD. TIME)`,
    ])
    const html = `<div class="cs-typed">${masthead(voice, 'gl')}
${center(`<u>${chance.pick(['COMMERCIAL GENERAL LIABILITY POLICY', 'GENERAL LIABILITY POLICY'])} - DECLARATIONS</u>`)}

${pad(`POLICY NO.  ${number}`, 48)}${renewal}

${parties}

ITEM 2.  POLICY PERIOD   ${period}

ITEM 3.  LIMITS OF ${chance.pick(['LIABILITY', 'INSURANCE'])}         ${legendOf(way)}

${glLimits(voice, way, chance.int(52, 58))}
${per}
ITEM 4.  THIS POLICY IS WRITTEN ON AN ${basis}

ITEM 5.  SCHEDULE OF HAZARDS

   ${classes(voice)}

   ${dotted('DEPOSIT PREMIUM', stop(gl.premium), 66)}
   ${dotted('MINIMUM RETAINED AT INCEPTION', stop(Math.round(gl.premium / 4)), 66)}

COUNTERSIGNED BY ____________________________      DATE TYPED  ${voice.date(daysLater(gl.effective, 9))}  ${chance.pick(['rjm/dw', 'PLS:kb', 'ehd'])}
<div class="next"></div>${pad(`POLICY NO.  ${number}`, 60)}PAGE 2

ITEM 6.  MEMORANDA

   A.  IF THE AUDITED PREMIUM EXCEEDS THE DEPOSIT BY LESS THAN $25. NO CHARGE
       IS MADE.  RECORDS ARE OPEN TO US FOR THREE YEARS.
   B.  WE PAY UP TO $250. A DAY FOR EARNINGS LOST WHILE THE INSURED ATTENDS
       TRIAL AT OUR REQUEST, AND UP TO $250. FOR BAIL BONDS.
   C.  SUBCONTRACTORS WHO CANNOT SHOW LIMITS OF AT LEAST $500,000. ARE RATED
       AS EMPLOYEES.
   D.  FINANCE CHARGE OF $5. PER INSTALLMENT.  RETURNED CHECKS $20.

ITEM 7.  FORMS MADE A PART OF THIS POLICY WHEN ISSUED

${truth.forms.map((form) => `   ${pad(form.number, 14)}${pad(form.edition, 10)}${voice.text(upper(form.title))}`).join('\n')}
</div>`
    return { kind: 'declarations', feeds: 'fills', html, css }
  },
}

const UNDER: [Line, string][] = [
  ['gl', 'GENERAL LIABILITY'],
  ['auto', 'AUTO LIABILITY'],
  ['wc', 'EMPLOYERS LIABILITY'],
]
const UNDER_WORDS: Record<string, string> = {
  occurrence: 'EA. OCC.',
  aggregate: 'GEN. AGG.',
  products: 'PROD. AGG.',
  csl: 'B.I./P.D. COMB.',
  perPerson: 'B.I. EA. PERS.',
  perAccident: 'B.I. EA. ACC.',
  damage: 'P.D. EA. ACC.',
  accident: 'EA. ACC.',
  disease: 'DIS. POL.',
  employee: 'DIS. EA. EMP.',
}

/** The policies below an umbrella, which another office insures. */
function underlying(voice: Voice, way: Way): string {
  const { truth } = voice
  const widths = [25, 30, 36]
  let before = ''
  const rows = UNDER.map(([line, title], index) => {
    const { carrier, number, limits, effective, expiration } = truth.policies[line]
    const isSame = carrier.name === before
    before = carrier.name
    const amounts = Object.keys(limits)
      .filter((name) => UNDER_WORDS[name])
      .map((name) => `${pad(UNDER_WORDS[name]!, 16)}${way(limits[name]!)}`)
    const term =
      index > 0 && effective === truth.policies[UNDER[index - 1]![0]].effective
        ? 'SEE ABOVE'
        : `${voice.date(effective)} - ${voice.date(expiration)}`
    return row(
      [
        `(${'abc'[index]}) ${title}`,
        `${isSame ? 'DITTO' : voice.text(upper(carrier.name))}\nNO. ${number}\n${term}`,
        amounts.join('\n'),
      ],
      widths,
    )
  })
  return [`<u>${row(['COVERAGE', 'CARRIER, NUMBER &amp; TERM', 'LIMITS APPLYING'], widths)}</u>`, ...rows].join('\n\n')
}

/** An umbrella or excess policy with its schedule of underlying insurance, which holds elsewhere. */
export const umbrellaWithUnderlying: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const way = aWay(chance)
    const { retention, occurrence } = truth.policies.umbrella.limits
    const isExcess = chance.maybe(0.3)
    const title = isExcess
      ? voice.tick('umbrella.excess', 'EXCESS LIABILITY POLICY (FOLLOWING FORM)')
      : voice.tick('umbrella.umbrella', chance.pick(['COMMERCIAL UMBRELLA LIABILITY POLICY', 'UMBRELLA POLICY']))
    const limits = chance.shuffle([
      dotted('LIMIT EACH OCCURRENCE', say(voice, 'umbrella', 'occurrence', way), 52),
      dotted(
        chance.pick(['AGGREGATE LIMIT', 'ANNUAL AGGREGATE WHERE APPLICABLE']),
        say(voice, 'umbrella', 'aggregate', way),
        52,
      ),
    ])
    const retained =
      retention && !isExcess
        ? [
            dotted(
              voice.tick(
                'umbrella.retention',
                chance.pick(['RETAINED LIMIT, EA. OCC. (SELF-INSURED)', 'SELF-INSURED RETENTION']),
              ),
              say(voice, 'umbrella', 'retention', way),
              52,
            ),
          ]
        : [dotted('CRISIS EXPENSE SUBLIMIT', way(25_000), 52)]
    const held = [...limits, ...retained].map((line) => `        ${line}`).join('\n')
    const schedule = `SCHEDULE A - UNDERLYING INSURANCE THE INSURED AGREES TO MAINTAIN\n\n${underlying(voice, way)}`
    const top = `ITEM 3   LIMITS OF THIS POLICY          ${legendOf(way)}\n\n${held}\n\nITEM 4   PREMIUM   ${stop(truth.policies.umbrella.premium)}   FLAT.  NOT ADJUSTABLE.`
    const [one, two] = chance.maybe(0.3) ? [schedule, top] : [top, schedule]
    const html = `<div class="cs-typed">${masthead(voice, 'umbrella')}
${center(`<u>${title}</u>`)}
${center('D E C L A R A T I O N S')}

ITEM 1   ${pad('INSURED', 14)}${[voice.insured(), ...voice.insuredAddress()].join(`\n${' '.repeat(23)}`)}

         ${pad('BROKER', 14)}${[voice.producer(), ...voice.producerAddress()].join(`\n${' '.repeat(23)}`)}

         ${pad('POLICY NO.', 14)}${voice.number('umbrella')}        ${chance.pick([`PREVIOUS NO.  ${truth.prior.umbrella.number}`, 'PREVIOUS NO.  XXXXX'])}

ITEM 2   ${pad('TERM', 14)}${voice.effective('umbrella')}  TO  ${voice.expiration('umbrella')}   AT 12:01 A.M.

${one}

${two}

   NOTE: WHERE SCHEDULE A SHOWS LESS THAN ${way(occurrence! / 2)} ANY ONE ACCIDENT FOR AIRCRAFT
   OR WATERCRAFT, THIS POLICY DOES NOT APPLY TO THEM.  ITEMS MARKED XXX: NO INSURANCE.

   (d) AIRCRAFT     XXXXXXXXXXXXXXXX       XXXXXXXXX
   (e) WATERCRAFT   XXXXXXXXXXXXXXXX       XXXXXXXXX

</div>`
    return { kind: 'declarations', feeds: 'fills', html, css }
  },
}
