import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  caps,
  cents,
  dashed,
  from,
  later,
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

type Dated = (iso: string) => string
const TITLES: Record<'gl' | 'auto' | 'wc', string> = {
  gl: 'COMMERCIAL GENERAL LIABILITY',
  auto: 'COMMERCIAL AUTO LIABILITY',
  wc: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY',
}

/** A notice with the history of its policies: cancelled for nonpayment and reinstated, or cancelled and left so, or one of each. */
export const history: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const isBack = chance.maybe(0.6)
    const date = chance.pick([slash, slashShort, dashed])
    const lines = chance.pick<('gl' | 'auto' | 'wc')[]>([['gl'], ['gl', 'auto'], ['auto'], ['gl', 'wc']])
    const lost = isBack && lines.length > 1 && chance.maybe(0.65) ? lines[1] : undefined
    const start = later(
      lines
        .map((line) => truth.policies[line].effective)
        .sort()
        .at(-1)!,
      chance.int(60, 120),
    )
    const title = isBack
      ? chance.pick(['NOTICE OF REINSTATEMENT', 'REINSTATEMENT NOTICE - COVERAGE CONTINUES'])
      : chance.pick(['NOTICE OF CANCELLATION', 'CANCELLATION MEMORANDUM - FINAL'])
    const back = later(start, 19)
    const statement = isBack
      ? lost
        ? `PAYMENT WAS RECEIVED ${date(later(start, 17))}. THE ${TITLES[lines[0]!]} POLICY IS REINSTATED AS OF ${date(start)} WITHOUT LAPSE AND IS IN FORCE TO ITS EXPIRATION. THE ${TITLES[lost]} POLICY IS NOT REINSTATED AND REMAINS CANCELLED AS OF ${date(start)}. THERE IS NO COVERAGE UNDER IT.`
        : `PAYMENT WAS RECEIVED ${date(later(start, 17))}. THE CANCELLATION OF ${date(start)} IS RESCINDED AND COVERAGE IS IN FORCE WITHOUT LAPSE, SUBJECT TO THE TERMS OF THE POLICY AND TO PAYMENT OF LATER INSTALLMENTS.`
      : `FOR NONPAYMENT OF PREMIUM THE INSURANCE LISTED BELOW WAS TERMINATED AT 12:01 AM ON ${date(start)}. THE REQUEST TO REINSTATE WAS DECLINED ON ${date(back)}. NO COVERAGE IS PROVIDED FOR ANY EVENT ON OR AFTER THE DATE OF CANCELLATION.`
    const party = (name: string, rows: string[]) => [...wrap(caps(name), 60), ...rows.map(caps)]
    const parts = [
      `${pad(caps(voice.text(truth.wholesaler.name)), 60)}PRINTED ${date(back)}`,
      `POLICY SERVICE DEPARTMENT                                   SCREEN ${chance.pick(['PH', 'TX', 'HX'])}${chance.digits(2)}`,
      '',
      title,
      '='.repeat(96),
      'INSURED',
      ...party(voice.insured(), voice.insuredAddress()),
      '',
      chance.pick(['PRODUCER', 'AGENT OF RECORD']),
      ...party(voice.producer(), voice.producerAddress()),
      '',
      ...wrap(statement, 92),
      '',
      ...lines.flatMap((line) => block(voice, line, date, start, isBack && line !== lost, back)),
      '',
      ...wrap(
        `RETURNED CHECK FEE 30.00. REINSTATEMENT FEE ${chance.pick(['25.00', '50.00'])}. TWO CANCELLATIONS IN ONE TERM MAKE THE NEXT ONE FINAL. EARNED PREMIUM IS FIGURED AT 90 PERCENT OF PRO RATA.`,
        92,
      ),
    ]
    const css = ".hx{font:10.6px/1.35 'DejaVu Sans Mono',monospace;white-space:pre;margin:0}"
    return {
      kind: 'notice',
      feeds: isBack ? 'fills' : 'nothing',
      html: `<pre class="hx">${parts.join('\n')}</pre>`,
      css,
    }
  },
}

function block(
  voice: Voice,
  line: 'gl' | 'auto' | 'wc',
  date: Dated,
  start: string,
  isOn: boolean,
  back: string,
): string[] {
  const { chance, truth } = voice
  const policy = truth.policies[line]
  const prior = truth.prior[line]
  const company = isOn ? voice.carrier(line) : voice.text(policy.carrier.name)
  const number = isOn ? voice.number(line) : policy.number
  const term = isOn
    ? `${from(voice, line, date)} - ${to(voice, line, date)}`
    : `${date(policy.effective)} - ${date(policy.expiration)}`
  const due = cents(Math.round(policy.premium / 9))
  const log = (when: string, what: string, amount = '') =>
    `    ${pad(date(when), 12)}${pad(what, 44)}${right(amount, 14)}`
  return [
    '-'.repeat(96),
    TITLES[line],
    ...chance.pick([
      () => [`  COMPANY  ${caps(company)}`, `  POLICY   ${number}`, `  TERM     ${term}`],
      () => [`  POLICY ${number}   TERM ${term}`, `  WITH ${caps(company)}`],
    ])(),
    `  STATUS   ${isOn ? 'ACTIVE' : 'CANCELLED'}`,
    ...(isOn ? limitsOf(voice, line) : ['  COVERAGE  NONE']),
    '  HISTORY',
    log(prior.effective, `NEW BUSINESS ${prior.number}`, cents(prior.premium)),
    log(prior.expiration, 'EXPIRED / RENEWED', cents(policy.premium)),
    log(later(start, -18), 'NOTICE OF INTENT TO CANCEL MAILED', due),
    log(start, 'CANCELLED - NONPAYMENT', `${due}-`),
    ...(isOn
      ? [log(later(back, -2), 'PAYMENT RECEIVED', due), log(back, `REINSTATED EFF ${date(start)}  NO LAPSE`, due)]
      : [log(back, 'REINSTATEMENT DECLINED')]),
    ...(line === 'gl'
      ? [
          `  PRIOR TERM LIMITS  ${plainNumber(prior.limits.occurrence ?? 0)} OCC  ${plainNumber(prior.limits.aggregate ?? 0)} AGGR`,
        ]
      : []),
  ]
}

const NAMES: Record<string, Record<string, string>> = {
  gl: { occurrence: 'EACH OCC', aggregate: 'GEN AGGR', products: 'PROD/CO AGGR', personal: 'PERS/ADV INJ', rented: 'RENTED PREM', medical: 'MED EXP' },
  auto: { csl: 'COMB SINGLE LIMIT', perPerson: 'BI EA PERSON', perAccident: 'BI EA ACC', damage: 'PD EA ACC' },
  wc: { accident: 'EL EACH ACC', disease: 'EL DISEASE POLICY', employee: 'EL DISEASE EA EMPL' },
} // biome-ignore format: a table

function limitsOf(voice: Voice, line: Line): string[] {
  const names = NAMES[line]!
  const shown = Object.keys(names)
    .filter((name) => voice.truth.policies[line].limits[name])
    .map((name) => `${names[name]} ${limit(voice, line, name, plainNumber, 'EXCLUDED')}`)
  const first =
    line === 'gl'
      ? `FORM ${trigger(voice, 'OCCURRENCE', 'CLAIMS MADE')}`
      : line === 'wc'
        ? `WC ${voice.tick('wc.statutory', 'STATUTORY')}`
        : `COVERED AUTOS SYMBOLS ${voice.symbols()}`
  return wrapParts(['LIMITS IN FORCE', first, ...shown])
}

/** Joins parts to lines, breaking between parts only. */
function wrapParts(parts: string[]): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + part.length < 88) lines[lines.length - 1] = `${last}   ${part}`
    else lines.push(`  ${part}`)
  }
  return lines
}
