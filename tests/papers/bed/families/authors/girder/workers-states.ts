import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { grouped, pad, padLeft, pageOf, states, upper } from './craft.ts'

const WORK: [string, string][] = [
  ['5022', 'MASONRY NOC'], ['5213', 'CONCRETE CONSTRUCTION NOC'], ['5403', 'CARPENTRY NOC'], ['5606', 'CONTRACTOR - EXECUTIVE SUPV'], ['6217', 'EXCAVATION &amp; DRIVERS'], ['5183', 'PLUMBING NOC &amp; DRIVERS'], ['8227', 'CONTRACTORS YARD'], ['8810', 'CLERICAL OFFICE EMPLOYEES NOC'], ['5057', 'IRON OR STEEL ERECTION NOC'],
] // biome-ignore format: a table
const RULE = '-'.repeat(98)

function byState(voice: Voice, list: string[]) {
  const { chance } = voice
  let total = 0
  const lines = list.flatMap((state) => {
    const rows = chance.some(WORK, chance.int(3, 6)).map(([code, title]) => {
      const payroll = chance.int(20, 900) * 1000
      const rate = chance.int(20, 1900) / 100
      const premium = Math.round((payroll / 100) * rate)
      return { premium, text: `  ${state} ${code}  ${pad(title, 34)}${padLeft(grouped(payroll), 14)}${padLeft(rate.toFixed(2), 10)}${padLeft(grouped(premium), 14)}` }
    }) // biome-ignore format: one line a row
    const manual = rows.reduce((sum, { premium }) => sum + premium, 0)
    const modifier = chance.int(72, 128) / 100
    const modified = Math.round(manual * modifier)
    total += modified
    return [
      ...rows.map(({ text }) => text),
      `  ${state}       ${pad('INCREASED LIMITS FACTOR, PART TWO', 34)}${padLeft('', 14)}${padLeft('1.4%', 10)}${padLeft(grouped(manual * 0.014), 14)}`,
      `  ${state}       ${pad(`EXPERIENCE MODIFICATION ${modifier.toFixed(2)}`, 58)}${padLeft(grouped(modified), 14)}`,
      '',
    ]
  })
  return { lines, total }
}

function limitsOf(voice: Voice): string[] {
  const { chance } = voice
  const [accident, disease, employee] = [voice.limit('wc', 'accident'), voice.limit('wc', 'disease'), voice.limit('wc', 'employee')] // biome-ignore format: one line
  return chance.pick([
    [
      `       BODILY INJURY BY ACCIDENT   ${padLeft(accident, 18)}   EACH ACCIDENT`,
      `       BODILY INJURY BY DISEASE    ${padLeft(disease, 18)}   POLICY LIMIT`,
      `       BODILY INJURY BY DISEASE    ${padLeft(employee, 18)}   EACH EMPLOYEE`,
    ],
    [
      `       ${pad('BI BY DISEASE', 24)}${pad('BI BY DISEASE', 24)}${pad('BI BY ACCIDENT', 24)}`,
      `       ${pad('EACH EMPLOYEE', 24)}${pad('POLICY LIMIT', 24)}${pad('EACH ACCIDENT', 24)}`,
      `       ${pad(employee, 24)}${pad(disease, 24)}${pad(accident, 24)}`,
    ],
    [`       ACC ${accident} / DIS-POL ${disease} / DIS-EE ${employee}`],
  ])
}

/** A mainframe's information page for workers compensation in several states, with a bureau's carrier code that is no NAIC code. */
export const workersStates: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wc } = truth.policies
    const list = states(voice, chance.int(3, 8))
    const [insured, agency] = [
      [upper(voice.insured()), ...voice.insuredAddress().map(upper)],
      [upper(voice.producer()), ...voice.producerAddress().map(upper)],
    ]
    const rated = byState(voice, list)
    const columns = Array.from({ length: Math.max(insured.length, agency.length) }, (_, index) => `    ${pad(insured[index] ?? '', 56)}${agency[index] ?? ''}`) // biome-ignore format: one line
    const law = chance.maybe(0.5)
      ? `       ${voice.tick('wc.statutory', 'STATUTORY')} BENEFITS, WORKERS COMPENSATION LAW OF: ${list.join(' ')}`
      : `       PART ONE APPLIES TO THE WORKERS COMPENSATION LAW OF THE STATES LISTED HERE:  ${list.join(', ')}`
    const head = chance.pick([
      () => [`${pad(upper(voice.carrier('wc')), 62)}INFORMATION PAGE  WC 00 00 01`, `${pad(chance.maybe(0.5) ? `NAIC ${voice.naic('wc')}  ` : '', 20)}NCCI CARRIER ${chance.digits(5)}`],
      () => [`${pad('', 30)}I N F O R M A T I O N   P A G E`, `${pad('', 20)}WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY`, '', `INSURER:  ${upper(voice.carrier('wc'))}   (BUREAU NO. ${chance.digits(5)})`],
    ])() // biome-ignore format: one a line
    const extras = [
      `  ${pad('PREMIUM DISCOUNT', 48)}${padLeft(`${grouped(rated.total * 0.07)}-`, 32)}`,
      `  ${pad('EXPENSE CONSTANT', 48)}${padLeft('250', 32)}`,
      `  ${pad('TERRORISM / CATASTROPHE', 48)}${padLeft(grouped(rated.total * 0.02), 32)}`,
      `  ${pad('TOTAL ESTIMATED ANNUAL PREMIUM', 48)}${padLeft(grouped(rated.total * 0.95 + 250), 32)}`,
      `  ${pad('DEPOSIT PREMIUM', 48)}${padLeft(grouped(rated.total * 0.24), 32)}`,
      `  ${pad('MINIMUM PREMIUM', 48)}${padLeft('1,000', 32)}`,
    ]
    const lines = [
      ...head,
      RULE,
      `POLICY NUMBER  ${pad(voice.number('wc'), 40)}PRIOR NO.  ${truth.prior.wc.number}`,
      RULE,
      `1.  ${pad('THE INSURED / MAILING ADDRESS', 56)}PRODUCER  ${truth.producer.code}`,
      ...columns,
      '',
      `    FEIN ${chance.digits(2)}-${chance.digits(7)}    RISK ID ${chance.digits(9)}    OTHER WORKPLACES: SEE SCHEDULE BY STATE`,
      '',
      chance.pick([
        () => `2.  THE POLICY PERIOD IS FROM  ${voice.effective('wc')}  TO  ${voice.expiration('wc')}  12:01 A.M. AT THE INSURED'S ADDRESS`,
        () => `2.  POLICY PERIOD    EFF ${voice.effective('wc')}   EXP ${voice.expiration('wc')}`,
      ])(), // biome-ignore format: one a line
      '',
      `3.A ${chance.pick(['WORKERS COMPENSATION INSURANCE', 'PART ONE'])}`,
      law,
      `3.B ${chance.pick(['EMPLOYERS LIABILITY INSURANCE - LIMITS OF OUR LIABILITY UNDER PART TWO', 'PART TWO, EMPLOYERS LIABILITY, IN EACH STATE OF 3.A'])}`,
      ...limitsOf(voice),
      '3.C OTHER STATES INSURANCE: ALL STATES EXCEPT ND, OH, WA, WY AND STATES IN 3.A',
      `3.D ENDORSEMENTS: WC 00 03 13  WC 00 04 04  WC 00 04 06 A  ${chance.pick(['WC 00 03 08 PARTNERS AND OFFICERS EXCLUDED', 'DESIGNATED WORKPLACES - WRAP-UP SITES EXCLUDED'])}`,
      '',
      `4.  PREMIUM BASIS   ${list.length} STATES RATED SEPARATELY; SUBJECT TO AUDIT`,
      `  ${pad('ST CODE  CLASSIFICATION', 43)}${padLeft('EST PAYROLL', 14)}${padLeft('RATE', 10)}${padLeft('EST PREMIUM', 14)}`,
      RULE,
      ...rated.lines,
      RULE,
      ...extras,
      RULE,
      `COUNTERSIGNED ____________________   SERVICING OFFICE ${chance.digits(3)}   ISSUED ${voice.date(wc.effective)}`,
      `SMALL DEDUCTIBLE ${list[0]}: 1,000 PER CLAIM   AIRCRAFT SURCHARGE 100 PER SEAT, MAX 1,000   PEO: N`,
    ]
    return { kind: 'declarations', feeds: 'fills', ...pageOf(`<pre>${lines.join('\n')}</pre>`, css) }
  },
}

const css = `pre{font:7.9pt/1.32 'DejaVu Sans Mono',monospace;margin:0;white-space:pre}`
