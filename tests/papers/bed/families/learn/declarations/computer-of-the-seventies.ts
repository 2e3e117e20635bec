import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { dollars, slashedDate } from '../kit/amounts.ts'
import { padded, typed } from '../kit/blocks.ts'
import { homeOffice } from '../kit/parties.ts'
import { declarations, newPageOfOld } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { dayBefore3To45, ownsAutos, trigger } from '../kit/terms.ts'

const DOTS = '.'.repeat(60)
/** Words, a run of dots, and the amount under the one before. */
const led = (label: string, amount: string, width = 64) =>
  `    ${label} ${DOTS.slice(0, width - label.replace(/&\w+;/g, '&').length)} ${padded(amount, 14, true)}`
const PRE = 'pre { font-size: 8.6pt; line-height: 1.2; margin: 0 }'

/** Who, where and when, as every page of this company begins. */
function head(voice: Voice, line: 'gl' | 'auto' | 'wc', title: string): string[] {
  const { truth, text } = voice
  const address = voice.insuredAddress()
  const office = voice.producerAddress()
  const lines = Array.from({ length: Math.max(address.length, office.length) }, (_, at) => `    ${padded(address[at] ?? '', 46)}${office[at] ?? ''}`) // biome-ignore format: a list
  return [
    `${voice.carrier(line)}`,
    `${homeOffice(voice, line)}`,
    '',
    `${padded('', 26)}${title}`,
    `${padded('', 26)}${'-'.repeat(title.length)}`,
    '',
    `POLICY NUMBER:  ${padded(voice.number(line), 24)}RENEWAL OF:  ${text(truth.prior[line].number)}`,
    `POLICY PERIOD:  FROM ${voice.effective(line)} TO ${voice.expiration(line)} 12:01 A.M. STANDARD TIME`,
    '',
    `${padded('NAMED INSURED AND ADDRESS', 50)}AGENT ${truth.producer.code}`,
    `    ${voice.insured()}`,
    `${padded('', 50)}${voice.producer()}`,
    ...lines,
    '',
  ]
}

/** General liability of a company whose computer prints lines. */
const liabilityStream: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const words = { aggregate: 'GENERAL AGGREGATE LIMIT (OTHER THAN PROD/COMP OPS)', products: 'PRODUCTS/COMPLETED OPERATIONS AGGREGATE LIMIT', personal: 'PERSONAL AND ADVERTISING INJURY LIMIT', occurrence: 'EACH OCCURRENCE LIMIT', rented: 'DAMAGE TO PREMISES RENTED TO YOU LIMIT', medical: 'MEDICAL EXPENSE LIMIT, ANY ONE PERSON' } // biome-ignore format: a table
    const classes = truth.locations.map((one) => `    ${padded(one.number.padStart(3, '0'), 6)}${padded(one.classCode, 8)}${padded(text(one.classification.toUpperCase()), 42)}${padded(money(one.premium), 14, true)}`) // biome-ignore format: a line
    return declarations(
      typed(
        head(voice, 'gl', 'COMMERCIAL GENERAL LIABILITY DECLARATIONS'),
        `COVERAGE FORM:  ${trigger(voice, 'OCCURRENCE', 'CLAIMS-MADE')}`,
        '',
        'LIMITS OF INSURANCE',
        voice.limits('gl', words).map(([label, amount]) => led(label, amount)),
        '',
        'DEDUCTIBLE',
        led('PROPERTY DAMAGE, PER CLAIM', money(chance.pick([250, 500, 1000]))),
        '',
        `${padded('    LOC', 10)}${padded('CLASS', 8)}${padded('DESCRIPTION', 42)}${padded('PREMIUM', 14, true)}`,
        classes,
        '',
        led('TOTAL ADVANCE PREMIUM', money(truth.locations.reduce((all, one) => all + one.premium, 0))),
        led('POLICYHOLDER DIVIDEND, PRIOR TERM', money(Math.round(truth.prior.gl.premium / 20))),
        '',
        `FORMS AND ENDORSEMENTS:  ${truth.forms
          .slice(0, 4)
          .map(({ number, edition }) => `${number} ${edition}`)
          .join('  ')}`,
        '',
        `ISSUED ${dayBefore3To45(voice)}     COUNTERSIGNED BY ____________________________`,
      ),
      PRE,
    )
  },
}

/** Business auto from the same computer; a second page with its cars. */
const autoStream: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const { auto } = truth.policies
    const symbols = voice.symbols()
    const words = { csl: 'LIABILITY, COMBINED SINGLE LIMIT, EACH ACCIDENT', perPerson: 'LIABILITY, BODILY INJURY, EACH PERSON', perAccident: 'LIABILITY, BODILY INJURY, EACH ACCIDENT', damage: 'LIABILITY, PROPERTY DAMAGE, EACH ACCIDENT' } // biome-ignore format: a table
    const other = ownsAutos(voice)
      ? [led('PERSONAL INJURY PROTECTION', 'STATUTORY'), led('MEDICAL PAYMENTS, EACH PERSON', money(5000)), led('UNINSURED MOTORISTS, EACH ACCIDENT', money(100_000)), led('COMPREHENSIVE DEDUCTIBLE', money(500)), led('COLLISION DEDUCTIBLE', money(1000))] // biome-ignore format: a list
      : []
    const cars = truth.vehicles.map((one) => `    ${padded(one.number.padStart(2, '0'), 5)}${padded(`${one.year} ${one.make.toUpperCase()} ${one.model.toUpperCase()}`, 34)}${padded(one.vin, 20)}${padded(money(one.cost), 12, true)}`) // biome-ignore format: a line
    return declarations(
      typed(
        head(voice, 'auto', 'BUSINESS AUTO DECLARATIONS'),
        `COVERED AUTO SYMBOLS FOR LIABILITY:  ${symbols}`,
        '',
        'COVERAGES AND LIMITS',
        voice.limits('auto', words).map(([label, amount]) => led(label, amount)),
        other,
        '',
        led('ESTIMATED TOTAL PREMIUM', money(auto.premium)),
        led('ESTIMATED COST OF HIRE', 'IF ANY'),
        '',
        `ISSUED ${dayBefore3To45(voice, 'auto')}`,
      ) +
        (other.length
          ? newPageOfOld + typed('SCHEDULE OF COVERED AUTOS YOU OWN', '', `    ${padded('NO', 5)}${padded('YEAR TRADE NAME', 34)}${padded('SERIAL NUMBER', 20)}${padded('COST NEW', 12, true)}`, cars) // biome-ignore format: a line
          : ''),
      PRE,
    )
  },
}

/** Compensation: items numbered at the margin, classes in columns. */
const compensationStream: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const limit = (name: string) => padded(voice.limit('wc', name), 14, true)
    const work = truth.work.map((one) => `    ${padded(one.code, 7)}${padded(text(one.title.toUpperCase()), 36)}${padded(money(one.payroll), 12, true)}${padded(one.rate, 9, true)}${padded(money(one.premium), 12, true)}`) // biome-ignore format: a line
    return declarations(
      typed(
        head(voice, 'wc', 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE'),
        `3A. WORKERS COMPENSATION LAW OF THE STATES OF:  ${truth.insured.address.state}`,
        '',
        '3B. EMPLOYERS LIABILITY LIMITS',
        `    BODILY INJURY BY ACCIDENT ${limit('accident')} EACH ACCIDENT`,
        `    BODILY INJURY BY DISEASE  ${limit('employee')} EACH EMPLOYEE`,
        `    BODILY INJURY BY DISEASE  ${limit('disease')} POLICY LIMIT`,
        '',
        '4.  CLASSIFICATION OF OPERATIONS',
        `    ${padded('CODE', 7)}${padded('', 36)}${padded('PAYROLL', 12, true)}${padded('RATE', 9, true)}${padded('PREMIUM', 12, true)}`,
        work,
        '',
        led('MINIMUM PREMIUM', money(850)),
        led('TOTAL ESTIMATED ANNUAL PREMIUM', money(truth.work.reduce((all, one) => all + one.premium, 0))),
        '',
        `ISSUED ${dayBefore3To45(voice, 'wc')}     SERVICING OFFICE 0${truth.producer.code.slice(0, 2)}`,
      ),
      PRE,
    )
  },
}

export const computerOfTheSeventiesFamilies: LearnFamily[] = [
  { name: 'computer of the seventies', style: manyDates(['mono'], [8, 8.5], { capitals: true, date: slashedDate, money: dollars }), papers: { liabilityStream: withNotices(liabilityStream), autoStream: withNotices(autoStream, 'auto'), compensationStream: withNotices(compensationStream, 'wc') } },
] // biome-ignore format: a family in a line
