import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { commas, own, pad, padLeft, statesOf, sum, type Work, workOf } from './words.ts'

const RULE = '-'.repeat(98)

/** Employers liability as the print has it: rows, one row of columns, or a run of words. */
function partTwo(voice: Voice): string[] {
  const amount = (name: string) => own(voice, 'wc', name, commas)
  return voice.chance.pick([
    () => [
      `      BODILY INJURY BY ACCIDENT   $${padLeft(amount('accident'), 12)}   EACH ACCIDENT`,
      `      BODILY INJURY BY DISEASE    $${padLeft(amount('disease'), 12)}   POLICY LIMIT`,
      `      BODILY INJURY BY DISEASE    $${padLeft(amount('employee'), 12)}   EACH EMPLOYEE`,
    ],
    () => [
      `      ${pad('EACH ACCIDENT', 24)}${pad('DISEASE EA EMPLOYEE', 24)}DISEASE POLICY LIMIT`,
      `      ${pad(amount('accident'), 24)}${pad(amount('employee'), 24)}${amount('disease')}`,
    ],
    () => [
      `      ACCIDENT $${amount('accident')} EACH; DISEASE $${amount('disease')} POLICY, $${amount('employee')} EACH EMPLOYEE`,
    ],
  ])()
}

const classRow = (state: string, { code, title, payroll, rate, premium }: Work) =>
  `  ${state}  ${code}  ${pad(title.toUpperCase().slice(0, 48), 50)}${padLeft(commas(payroll), 12)}${padLeft(rate.toFixed(2), 8)}${padLeft(commas(premium), 11)}`

/** A mainframe print: items 1 to 4, the classes run on to a second sheet, the prior number stands in the head. */
export const informationPage: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wc } = truth.policies
    const [home, ...others] = statesOf(voice, chance.int(1, 4))
    const byState = [home!, ...others].map((state) => [state, workOf(chance, chance.int(2, 5))] as const)
    const manual = sum(byState.flatMap(([, work]) => work.map(({ premium }) => premium)))
    const modified = Math.round(manual * chance.pick([0.82, 0.97, 1, 1.14]))
    const bureau = chance.maybe(0.5) ? `NAIC ${voice.naic('wc')}` : `CARRIER CODE ${chance.digits(5)}`
    const head = () => [
      `${pad(voice.carrier('wc').toUpperCase(), 66)}POLICY NUMBER`,
      `${pad(bureau, 66)}${voice.number('wc')}`,
    ]
    const prior = chance.pick([`RENEWAL OF ${truth.prior.wc.number}`, `PRIOR NO. ${truth.prior.wc.number}`, 'NEW'])
    const address = voice.insuredAddress()
    const entity = chance.pick(['CORPORATION', 'LIMITED LIABILITY CO.', 'OTHER - LABOR CONTRACTOR'])
    const from = voice.effective('wc')
    const to = voice.expiration('wc')
    const right = [`FEIN ${chance.digits(2)}-${chance.digits(7)}`, `RISK ID ${chance.digits(9)}`, entity]
    const period = chance.pick([
      [`2. POLICY PERIOD   FROM ${pad(from, 22)}TO ${to}`, '   12:01 A.M. AT THE MAILING ADDRESS ABOVE'],
      ['2. THE TERM BEGINS AND ENDS AT 12:01 A.M. WHERE THE INSURED GETS ITS MAIL', `   ${pad(from, 28)}${to}`],
    ])
    const agency = [voice.producer(), ...voice.producerAddress()]
    const producer = [
      `PRODUCER ${truth.producer.code}   ${agency[0]}`,
      ...agency.slice(1).map((line) => `                  ${line}`),
    ]
    if (chance.maybe(0.4)) producer.push(`                  TEL ${voice.reach('phone')}`)
    const one = [
      ...head(),
      '',
      padLeft('INFORMATION PAGE  -  WORKERS COMPENSATION AND EMPLOYERS LIABILITY', 80),
      `${pad('', 66)}${prior}`,
      RULE,
      `1. INSURED    ${voice.insured()}`,
      ...address.map((line, at) => `${pad(`              ${line}`, 66)}${right[at] ?? ''}`),
      ...right.slice(address.length).map((line) => `${pad('', 66)}${line}`),
      '   OTHER WORKPLACES: PREMISES OF CLIENTS TO WHOM STAFF ARE SENT',
      RULE,
      ...period,
      RULE,
      `3. A. PART ONE, THE COMPENSATION LAW OF:  ${byState.map(([state]) => state).join(' ')}`,
      chance.maybe(0.5) ? `      LIMIT: ${voice.tick('wc.statutory', 'STATUTORY')}` : '',
      '   B. PART TWO, EMPLOYERS LIABILITY IN THE STATES OF 3.A.  OUR LIMITS ARE:',
      ...partTwo(voice),
      '   C. PART THREE, OTHER STATES: ALL BUT ND OH WA WY, 3.A. STATES, AND WHERE THE INSURED HAS A FUND POLICY',
      `   D. SCHEDULE OF FORMS: WX 00 03 11   WX 00 04 14   WX ${chance.digits(2)} 06 0${chance.digits(1)}   ALT-EMPL 301`,
      RULE,
      ...producer,
      RULE,
      '   THE PREMIUM WILL BE DETERMINED BY OUR MANUALS. EACH LINE OF THE EXTENSION MAY BE CHANGED BY AUDIT.',
      ...(chance.maybe(0.5) ? [`   SMALL DEDUCTIBLE, MEDICAL AND INDEMNITY: $ ${commas(chance.pick([500, 1000, 5000]))} EACH CLAIM, $ ${commas(100_000)} ALL CLAIMS`] : []), // biome-ignore format: a line
      `   MINIMUM PREMIUM $ ${commas(chance.int(4, 15) * 100)}     DEPOSIT $ ${commas(Math.round(modified * 0.2))}     AUDIT: ${chance.pick(['ANNUAL', 'QUARTERLY', 'MONTHLY SELF-REPORT'])}`,
      `   ISSUED ${voice.date(daysLater(wc.effective, -chance.int(2, 30)))}      COUNTERSIGNED BY ______________________________`,
    ]
    const two = [
      ...head(),
      '',
      '4. EXTENSION OF INFORMATION PAGE - THE PREMIUM BASIS IS PAYROLL OF STAFF BY STATE',
      RULE,
      `  ST  CODE  ${pad('CLASSIFICATION', 50)}${padLeft('PAYROLL', 12)}${padLeft('/100', 8)}${padLeft('PREMIUM', 11)}`,
      RULE,
      ...byState.flatMap(([state, work]) => [...work.map((one) => classRow(state, one)), '']),
      `${pad('  MANUAL PREMIUM', 80)}${padLeft(commas(manual), 13)}`,
      `${pad(`  EMPLOYERS LIABILITY, FACTOR 1.0${chance.digits(2)}   (BALANCE TO MINIMUM 150)`, 80)}${padLeft(commas(chance.int(150, 900)), 13)}`,
      `${pad(`  EXPERIENCE  ${(modified / manual).toFixed(2)}`, 80)}${padLeft(commas(modified), 13)}`,
      `${pad('  EXPENSE CONSTANT', 80)}${padLeft(String(chance.pick([160, 200, 250])), 13)}`,
      `${pad('  TERRORISM 9740 / CATASTROPHE 9741', 80)}${padLeft(commas(chance.int(40, 800)), 13)}`,
      `${pad('  ESTIMATED ANNUAL PREMIUM', 80)}${padLeft(commas(modified + chance.int(300, 1900)), 13)}`,
      RULE,
      chance.maybe(0.5) ? '  OFFICERS LEFT OUT: SEE PARTNERS, OFFICERS AND OTHERS EXCLUSION, WX 00 03 08' : '',
    ]
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<pre>${one.join('\n')}</pre><pre class="next">${two.join('\n')}</pre>`,
      css: `pre { font: 11.2px/1.4 'DejaVu Sans Mono', monospace; margin: 0 } .next { break-before: page }`,
    }
  },
}
