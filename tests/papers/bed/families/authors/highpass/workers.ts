import type { Paper } from '../../../family.ts'
import { grouped, inThousands, MONO, own, plain } from './words.ts'

/** The information page of a policy for work in several states, as a mainframe prints it. */
export const workersStates: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const wc = truth.policies.wc
    const states = [
      ...new Set([
        truth.insured.address.state,
        ...truth.locations.map((one) => one.party.address.state),
        truth.names.address().state,
        truth.names.address().state,
      ]),
    ]
      .filter((state, index) => !index || !['ND', 'OH', 'WA', 'WY'].includes(state))
      .slice(0, 4)
    const wide = (text: string, width: number) => text + ' '.repeat(Math.max(1, width - plain(text).length))
    const rule = chance.pick(['-', '=', '_']).repeat(98)
    const item = (label: string, lines: string[]) => lines.map((line, index) => `${wide(index ? '' : label, 9)}${line}`)
    const lead = chance.pick(['POLICY NO', 'POL NBR', 'POLICY #'])
    const asNumber = (name: string) => own(voice, 'wc', name, grouped)
    const limits = chance.pick([
      () => [
        `BODILY INJURY BY ACCIDENT   $${wide(asNumber('accident'), 14)}EACH ACCIDENT`,
        `BODILY INJURY BY DISEASE    $${wide(asNumber('disease'), 14)}POLICY LIMIT`,
        `BODILY INJURY BY DISEASE    $${wide(asNumber('employee'), 14)}EACH EMPLOYEE`,
      ],
      () => [
        `LIMITS (000 OMITTED)   ACCIDENT ${own(voice, 'wc', 'accident', inThousands)}   DISEASE-EMPLOYEE ${own(voice, 'wc', 'employee', inThousands)}   DISEASE-POLICY ${own(voice, 'wc', 'disease', inThousands)}`,
      ],
      () => [
        `EA ACC          EA EMP (DIS)    POL LMT (DIS)`,
        `${wide(asNumber('accident'), 16)}${wide(asNumber('employee'), 16)}${asNumber('disease')}`,
      ],
    ])()
    const term = chance.maybe(0.5)
      ? [`FROM ${voice.effective('wc')}  TO ${voice.expiration('wc')}   12:01 A.M. STD TIME AT ADDRESS IN ITEM 1`]
      : [`EFF  ${voice.effective('wc')}`, `EXP  ${voice.expiration('wc')}`]
    const reference = chance.maybe(0.6)
      ? `NAIC ${voice.naic('wc')}   BUREAU CARRIER CODE ${chance.digits(5)}`
      : `BUREAU CARRIER CODE ${chance.digits(5)}`
    const statutory = voice.tick('wc.statutory', 'STATUTORY BENEFITS')
    const elsewhere = chance.pick([
      'ALL STATES EXCEPT ND OH WA WY AND STATES IN 3A',
      'NONE',
      'SEE RESIDUAL ENDORSEMENT',
    ])
    const head = [
      `${voice.carrier('wc')}`,
      `WORKERS COMPENSATION AND EMPLOYERS LIABILITY ${chance.pick(['INFORMATION PAGE', 'DECLARATIONS - INFO PG'])}`,
      reference,
      '',
      `${lead}  ${wide(voice.number('wc'), 26)}PRIOR ${voice.text(truth.prior.wc.number)}`,
      rule,
    ]
    const one = item('1.', [
      'INSURED',
      `  ${voice.insured()}`,
      ...voice.insuredAddress().map((line) => `  ${line}`),
      `  FEIN XX-XXX${chance.digits(4)}   RISK ID ${chance.digits(9)}   ENTITY ${chance.pick(['CORP', 'LLC', 'OTHER'])}`,
      ...(truth.locations.length > 1 ? ['  OTHER WORKPLACES: SEE SCHEDULE OF LOCATIONS'] : []),
    ])
    const producer = item('', [
      chance.pick(['PRODUCER', 'AGENT']),
      `  ${voice.producer()}`,
      ...voice.producerAddress().map((line) => `  ${line}`),
      `  ${voice.reach('phone')}    AGENCY CODE ${truth.producer.code}   VIA ${voice.text(truth.wholesaler.name)}`,
    ])
    const two = item('2.', [`POLICY PERIOD`, ...term.map((line) => `  ${line}`)])
    const three = [
      ...item('3.A', [`PART ONE APPLIES TO THE WC LAW OF: ${states.join(' ')}   ${statutory}`]),
      ...item('3.B', ['PART TWO - EMPLOYERS LIABILITY', ...limits.map((line) => `  ${line}`)]),
      ...item('3.C', [`PART THREE - OTHER STATES: ${elsewhere}`]),
      ...item('3.D', [
        `ENDORSEMENTS: ${truth.forms
          .slice(0, 4)
          .map((form) => form.number)
          .join(', ')}`,
      ]),
    ]
    const columns = `${wide('ST', 4)}${wide('CODE', 7)}${wide('CLASSIFICATION', 40)}${wide('EST REMUNERATION', 19)}${wide('RATE/100', 11)}EST PREM`
    const shareOf = (state: string) =>
      state === states[0] ? 1 : (state.charCodeAt(0) + state.charCodeAt(1) - 100) / 90
    const work = states.flatMap((state) =>
      truth.work
        .slice(0, chance.int(1, truth.work.length))
        .map(
          (job) =>
            `${wide(state, 4)}${wide(job.code, 7)}${wide(voice.text(job.title).toUpperCase(), 40)}${wide(grouped(Math.round(job.payroll * shareOf(state))), 19)}${wide(job.rate, 11)}${grouped(Math.round(job.premium * shareOf(state)))}`,
        ),
    )
    const sums = [
      ['INCREASED EL LIMITS  9812', grouped(chance.int(90, 900))],
      [`EXPERIENCE MOD  ${chance.pick(['.87', '1.02', '1.14'])}`, ''],
      ['SCHEDULE CREDIT', `-${grouped(chance.int(100, 2000))}`],
      ['WAIVER OF RECOVERY, BLANKET - FLAT', '250'],
      ['TERRORISM .01 / CATASTROPHE .01', grouped(chance.int(20, 400))],
      ['EXPENSE CONSTANT', '160'],
      ['TOTAL ESTIMATED ANNUAL PREMIUM', grouped(wc.premium)],
      ['MINIMUM PREMIUM', grouped(chance.pick([750, 1000]))],
      ['DEPOSIT DUE', grouped(Math.round(wc.premium / 4))],
    ]
    const four = [
      rule,
      '4. PREMIUM IS FIGURED BY MANUALS OF RULES AND IS SUBJECT TO AUDIT',
      columns,
      ...work,
      ...sums.map(([label, amount]) => `           ${wide(label!, 70)}${amount}`),
    ]
    const order = chance.maybe(0.5) ? [...one, ...producer] : [...producer, ...one]
    const officers = [
      rule,
      'OFFICERS / MEMBERS',
      ...truth.drivers
        .slice(0, 3)
        .map(
          (person) =>
            `   ${wide(voice.text(person.name).toUpperCase(), 34)}${chance.pick(['EXCLUDED', 'INCLUDED'])}   MIN PAYROLL ${grouped(52_000)}   MAX ${grouped(137_800)}`,
        ),
    ]
    // biome-ignore format: a page
    const html = `<pre>${[...head, ...order, rule, ...two, ...three, ...four, ...officers, '', `ISSUED ${voice.date(wc.effective)}   SYSTEM WCP${chance.digits(2)}   *** END OF INFORMATION PAGE ***`].join('\n')}</pre>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css: `body{margin:0}pre{font:8pt/1.32 ${MONO};margin:0;white-space:pre-wrap;border:0;padding:0;background:none}`,
    }
  },
}
