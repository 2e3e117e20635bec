import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  aWay,
  center,
  ditto,
  fold,
  legendOf,
  pad,
  padLeft,
  row,
  SERIF,
  say,
  stop,
  TYPED,
  thousands,
  type Way,
} from './type.ts'

const LIMIT_WORDS: Record<string, Record<string, string>> = {
  gl: {
    aggregate: 'GENERAL AGGREGATE',
    products: 'PRODUCTS/COMPLETED OPS. AGGREGATE',
    occurrence: 'EACH OCCURRENCE',
    personal: 'PERSONAL & ADV. INJURY',
    rented: 'FIRE DAMAGE (ANY ONE FIRE)',
    medical: 'MED. EXP. (ANY ONE PERSON)',
  },
  auto: {
    csl: 'B.I. & P.D. COMBINED, EACH ACCIDENT',
    perPerson: 'BODILY INJURY, EACH PERSON',
    perAccident: 'BODILY INJURY, EACH ACCIDENT',
    damage: 'PROPERTY DAMAGE, EACH ACCIDENT',
  },
  umbrella: { occurrence: 'EACH OCCURRENCE', aggregate: 'AGGREGATE' },
  wc: {
    accident: 'B.I. BY ACCIDENT, EACH ACCIDENT',
    disease: 'B.I. BY DISEASE, POLICY LIMIT',
    employee: 'B.I. BY DISEASE, EACH EMPLOYEE',
  },
}
const TITLES: Record<string, string> = {
  gl: 'COMMERCIAL GENERAL LIABILITY',
  auto: 'BUSINESS AUTOMOBILE',
  umbrella: 'UMBRELLA LIABILITY',
  wc: "WORKERS' COMPENSATION AND EMPLOYERS' LIABILITY",
}

const endorsementCss = `
.cs-end { font: 12.6px/1.4 ${TYPED}; white-space: pre; color: #202020; margin: 0 }
.cs-end .hand { font: italic 700 21px/1 ${SERIF}; color: #1d2b6b; position: relative; top: -4px; left: 5px }
.cs-end h1 { font: 700 15px ${SERIF}; text-align: center; margin: 0; white-space: normal }`

/** A typed endorsement, numbered by hand: limits as they were and as they are, with marks where nothing changes. */
export const amendedLimits: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const way = aWay(chance)
    const line = chance.pick<Line>(['gl', 'gl', 'auto', 'umbrella', 'wc'])
    const policy = truth.policies[line]
    const words = LIMIT_WORDS[line]!
    const names = Object.keys(words).filter((name) => policy.limits[name])
    const changed = chance.some(names, Math.max(1, chance.int(1, names.length - 1)))
    const mark = chance.pick(['DITTO', '   "', 'UNCHANGED', 'NO CHANGE'])
    const widths = [40, 22, 22]
    const rows = names.map((name) => {
      const now = say(voice, line, name, way)
      const was = changed.includes(name) ? way(truth.prior[line].limits[name]!) : now
      return row([words[name]!.replace('&', '&amp;'), was, ditto(now, was === now, mark)], widths)
    })
    const table = chance.pick([
      () => `<u>${row(['COVERAGE', 'FORMERLY', 'AMENDED TO READ'], widths)}</u>\n${rows.join('\n')}`,
      () => `<u>${row(['', 'LIMIT BEFORE', 'LIMIT NOW'], widths)}</u>\n\n${rows.join('\n\n')}`,
    ])()
    if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
    if (line === 'wc') voice.tick('wc.statutory', '')
    const from = daysLater(policy.effective, chance.int(10, 200))
    const statute = line === 'wc' ? '\nPART ONE REMAINS STATUTORY FOR THE STATES LISTED IN ITEM 3.A.\n' : ''
    const intro = chance.pick([
      `IN CONSIDERATION OF A PREMIUM ADJUSTMENT OF ${stop(chance.int(40, 900))} IT IS UNDERSTOOD AND AGREED THAT\nTHE LIMITS OF LIABILITY OF THE ABOVE NUMBERED POLICY ARE AMENDED AS FOLLOWS:`,
      `AT THE REQUEST OF THE INSURED THE LIMITS ARE CHANGED.  PREMIUM ADJUSTMENT ${stop(chance.int(40, 900))}\nPRO RATA, ${stop(chance.int(901, 2500))} ANNUAL.`,
    ])
    const body = [
      chance.pick([
        () =>
          row(
            [
              `ATTACHED TO POLICY NO.\n${voice.number(line)}`,
              `POLICY TERM\n${voice.effective(line)} TO ${voice.expiration(line)}`,
              `THIS CHANGE TAKES EFFECT\n${voice.date(from)}`,
            ],
            [28, 36, 26],
          ),
        () =>
          `FORMING PART OF POLICY NO. ${voice.number(line)}    TERM ${voice.effective(line)} - ${voice.expiration(line)}\nEFFECTIVE DATE OF THIS ENDORSEMENT:  ${voice.date(from)}, 12:01 A.M.`,
      ])(),
      `ISSUED TO      ${[voice.insured(), ...voice.insuredAddress()].join(`\n${' '.repeat(15)}`)}`,
      `AGENT          ${[voice.producer(), ...voice.producerAddress()].join(`\n${' '.repeat(15)}`)}`,
    ]
    const html = `<div class="cs-end"><h1>${voice.carrier(line)}</h1><h1>${TITLES[line]} POLICY</h1>
${center('ENDORSEMENT NO.')} <span class="hand">${chance.int(2, 9)}</span>

${body.join('\n\n')}

${intro}

${table}
${statute}
${legendOf(way)}
NOTHING HEREIN CONTAINED SHALL VARY, ALTER OR EXTEND ANY PROVISION OF THE
POLICY OTHER THAN AS ABOVE STATED.  REPLACES ENDORSEMENT NO. 1, WHICH CALLED
FOR A DEDUCTIBLE OF ${way(5000)} AND IS VOID.

                                       _______________________________
                                              AUTHORIZED SIGNATURE

CC:  INSURED (2)   AGENT   FILE   ${chance.pick(['kmc', 'JT/ad', 'lw'])}</div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: endorsementCss }
  },
}

const CODES: Record<string, string> = { gl: 'CGL', auto: 'BAP', umbrella: 'UMB', wc: 'WC/EL', professional: 'E&amp;O' }

const stripeCss = `
.cs-dots { font: 11.2px/17px ${TYPED}; white-space: pre; color: #29332b; margin: 0; padding: 0 10px; -webkit-print-color-adjust: exact; background: repeating-linear-gradient(#e6f2e6 0 34px, #fff 34px 68px); border-left: 7px dotted #bbb; border-right: 7px dotted #bbb }
.cs-dots u { text-decoration: none; border-bottom: 1px dashed #444 }`

function limitColumn(voice: Voice, line: Line, way: Way): string {
  const names = {
    gl: ['occurrence', 'aggregate'],
    auto: ['csl', 'perPerson', 'perAccident', 'damage'],
    umbrella: ['occurrence', 'aggregate'],
    wc: ['accident', 'employee', 'disease'],
    professional: [],
  }[line]
  return names
    .filter((name) => voice.truth.policies[line].limits[name])
    .map((name) => say(voice, line, name, way))
    .join('/')
}

/** An agency's dot-matrix statement: charges and credits, some of a term gone by, over the policies that are in force. */
export const dotMatrixStatement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const count = chance.int(2, 4)
    const lines = (['gl', 'auto', 'umbrella', 'wc', 'professional'] as Line[]).filter(
      (_, index) => index < count || (index === 4 && chance.maybe(0.4)),
    )
    const hasLimits = chance.maybe(0.6)
    const way: Way = (amount) => thousands(amount).replace('M', '')
    voice.tick('gl.coverage', '')
    if (lines.includes('umbrella')) voice.tick('umbrella.umbrella', '')
    const widths = [8, 30, 18, 13, 13, ...(hasLimits ? [14] : [])]
    const heads = ['TYPE', 'COMPANY', 'POLICY NUMBER', 'FROM', 'TO', ...(hasLimits ? ['LIMITS (M)'] : [])]
    const rows = lines.map((line) => {
      const cells = [
        CODES[line]!,
        voice.carrier(line),
        voice.number(line),
        voice.effective(line),
        voice.expiration(line),
      ]
      return row([...cells, ...(hasLimits ? [limitColumn(voice, line, way) || '-'] : [])], widths)
    })
    let balance = chance.int(0, 900)
    const charge = (day: string, words: string, number: string, amount: number) => {
      balance += amount
      const money = (value: number) => `${Math.abs(value).toLocaleString('en-US')}.00${value < 0 ? 'CR' : '  '}`
      return `${pad(voice.date(day), 20)}${pad(words, 28)}${pad(number, 16)}${padLeft(money(amount), 14)}${padLeft(money(balance), 15)}`
    }
    const opening = `${pad('', 20)}${pad('BALANCE FORWARD', 44)}${padLeft(`${balance}.00  `, 29)}`
    const old = chance.pick(lines.filter((line) => line !== 'professional'))
    const entries = [
      charge(
        daysLater(truth.policies.gl.effective, -12),
        `AUDIT ${CODES[old]} - EXPIRED TERM`,
        truth.prior[old].number,
        -chance.int(40, 800),
      ),
      ...lines.map((line) =>
        charge(
          truth.policies[line].effective,
          `RENEWAL ${CODES[line]}${chance.maybe(0.3) ? ' (1ST INST.)' : ''}`,
          truth.policies[line].number,
          Math.round(truth.policies[line].premium / 4),
        ),
      ),
      charge(
        daysLater(truth.policies.gl.effective, 36),
        'PAYMENT - THANK YOU',
        `CK ${chance.digits(4)}`,
        -chance.int(300, 900),
      ),
    ]
    const legend = hasLimits
      ? `* LIMITS IN THOUSANDS. CGL/UMB = EA. OCC./AGG.   BAP = ${truth.policies.auto.limits.csl ? 'COMBINED SINGLE LIMIT' : 'BI EA. PERS./BI EA. ACC./PD'}   EL = EA. ACC./DIS. EA. EMP./DIS. POL.`
      : ''
    const force = `YOUR POLICIES IN FORCE WITH THIS OFFICE\n\n<u>${row(heads, widths)}</u>\n${rows.join('\n')}\n\n${fold(legend, 92).join('\n  ')}`
    const ledger = `<u>${pad('DATE', 20)}${pad('ITEM', 28)}${pad('POLICY', 16)}${padLeft('AMOUNT', 12)}${padLeft('BALANCE', 15)}</u>\n${opening}\n${entries.join('\n')}\n\n${padLeft('PAY THIS AMOUNT', 72)}   $${balance.toLocaleString('en-US')}.00`
    const [one, two] = chance.maybe(0.35) ? [force, ledger] : [ledger, force]
    const html = `<div class="cs-dots">${voice.producer()}
${voice.producerAddress().join('\n')}
TEL. ${voice.reach('phone')}   FAX ${voice.reach('fax')}                    <u>${chance.pick(['S T A T E M E N T', 'STATEMENT OF ACCOUNT'])}</u>

${pad('BILL TO', 14)}${[voice.insured(), ...voice.insuredAddress()].join(`\n${' '.repeat(14)}`)}

ACCT. NO. ${chance.digits(5)}     DATE ${voice.date(daysLater(truth.policies.gl.effective, 40))}     TERMS NET 20 DAYS

${one}


${two}

A SERVICE CHARGE OF 1 1/2% A MONTH (MINIMUM $2.00) IS ADDED AFTER 30 DAYS.
PLEASE RETURN THE STUB WITH YOUR CHECK.   - - - - - - - - - - - - - - - - -

</div>`
    return { kind: 'invoice', feeds: 'fills', html, css: stripeCss }
  },
}
