import type { Paper } from '../../../family.ts'
import { client, declaration, inLines, notes, office, stranger, table, th, tr } from '../kit/amounts.ts'

/** Autos with marked coverages; the limits of liability as one string. */
export const markedAutos: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const liability = auto.limits.csl
      ? `${voice.limit('auto', 'csl')} CSL`
      : `BI ${voice.limit('auto', 'perPerson')}/${voice.limit('auto', 'perAccident')} PD ${voice.limit('auto', 'damage')}`
    const marks = () => chance.pick(['X', 'X', '–'])
    const autos = truth.vehicles.map((one) =>
      tr(one.number, `${one.year} ${one.make}`, one.vin, 'X', marks(), marks(), marks(), money(chance.int(300, 3000))),
    )
    const classes = [
      `[X] ${voice.tick('auto.scheduled', 'Specifically described autos')}`,
      chance.maybe(0.6) ? `[X] ${voice.tick('auto.hired', 'Hired autos')}` : '[ ] Hired autos',
      chance.maybe(0.6) ? `[X] ${voice.tick('auto.nonOwned', 'Nonowned autos')}` : '[ ] Nonowned autos',
      '[ ] Any auto',
    ]
    return declaration(
      `<table class="ma-h"><tr><td><b>${voice.carrier('auto')}</b></td><td>TRUCKERS AND BUSINESS AUTO<br>POLICY SCHEDULE</td></tr></table>${table('ma', tr(`Policy number<br><b>${voice.number('auto')}</b>`, `From<br>${voice.effective('auto')}`, `To<br>${voice.expiration('auto')}`, `Last policy<br>${text(truth.prior.auto.number)}`), tr(`Insured<br>${client(voice)}`, `Loss payee<br>${stranger(voice)}`, `Agent<br>${office(voice)}`, `Filing<br>${chance.pick(['None', 'Form E', 'MCS-90'])}`))}
      <p>Liability (LIAB): <b>${liability}</b> &nbsp; Insured autos for LIAB: ${classes.join(' &nbsp; ')}</p><p>Uninsured motorists (UM): ${money(55_000)} CSL &nbsp; Medical (MED): ${money(1000)} &nbsp; Motor truck cargo: ${money(chance.pick([100_000, 125_000]))} any one vehicle, deductible ${money(2500)}</p>
      ${table('ma ma-v', th('Unit', 'Vehicle', 'Serial number', 'LIAB', 'UM', 'MED', 'COLL', 'Premium'), ...autos)}${notes(voice)}`,
      '.ma-h td:last-child { text-align: right } .ma td, .ma th { border: 0.5pt solid #444 } .ma-v { font-size: 0.88em } .ma-v td:nth-child(n+4) { text-align: center }',
    )
  },
}

/** Compensation in two columns: items at the left, what they say at the right; limits by letters. */
export const compByLetters: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const item = (label: string, content: string) => `<div class="cl"><div>${label}</div><div>${content}</div></div>`
    const [accident, employee, disease] = [
      voice.limit('wc', 'accident'),
      voice.limit('wc', 'employee'),
      voice.limit('wc', 'disease'),
    ]
    const inBlocks = chance.maybe(0.5)
    const limits = inBlocks
      ? `(a) by accident, each accident ${accident}<br>(b) by disease, each employee ${employee}<br>(c) by disease, policy limit ${disease}`
      : `${accident} each accident for injury by accident, ${disease} as the policy limit for injury by disease and ${employee} each employee for injury by disease`
    return declaration(
      `<h3>${chance.pick(['STANDARD WORKERS COMPENSATION POLICY', 'WORKERS’ COMPENSATION & EMPLOYERS’ LIABILITY'])} – INFORMATION PAGE</h3>`.replace(
        '& ',
        '&amp; ',
      ) +
        `${item('Company', `${voice.carrier('wc')}<br>Carrier no. ${chance.digits(5)}`)}${item('Policy', `${voice.number('wc')} (${chance.pick(['renewal of', 'rewrite of'])} ${text(truth.prior.wc.number)})`)}${item('1 Employer', `${client(voice)}<br>FEIN 00-${chance.digits(7)}`)}${item('2 Term', `${voice.effective('wc')} to ${voice.expiration('wc')}, 12:01 a.m. both days`)}${item('3A States', text(truth.insured.address.state))}${item('3B Employers liability', limits)}${item('3C Other states', 'All but monopolistic states')}
        ${item('4 Premium basis', table('cl-t', th('Code', 'Work', 'Payroll', 'Rate', 'Premium'), ...truth.work.map((one) => tr(one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)))))}${item('', `Standard premium ${money(wc.premium)}; discount ${money(140)}; deposit ${money(Math.round(wc.premium / 4))}; assessment ${money(88)}`)}${item('Officers', `${text(truth.names.person())}: not covered`)}${item('Agency', `${office(voice)}<br>Code ${truth.producer.code}`)}${notes(voice)}`,
      '.cl { display: flex; margin: 4pt 0 } .cl > div:first-child { width: 24%; font-weight: bold } .cl > div:last-child { flex: 1 } .cl-t th { border-bottom: 0.5pt solid #000; font-weight: normal }',
    )
  },
}

/** Two coverages over a retained limit; what lies below stands first and larger. */
export const overRetained: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, date } = voice
    const { gl, auto, wc } = truth.prior
    const below = [
      tr('General liability', text(gl.carrier.name), money(gl.limits.occurrence!), money(gl.limits.aggregate!)),
      tr('Auto liability', text(auto.carrier.name), money(auto.limits.csl ?? auto.limits.perAccident!), 'n/a'),
      tr('Employers liability', text(wc.carrier.name), money(wc.limits.accident!), money(wc.limits.disease!)),
    ]
    const own = voice.limits('umbrella', {
      occurrence: 'any one occurrence, coverages A and B together',
      aggregate: 'in any one policy year',
      retention: 'retained by you under coverage B',
    })
    if (truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    return declaration(
      `<h2>${voice.tick('umbrella.umbrella', 'Catastrophe Umbrella')} Policy</h2><p>${voice.carrier('umbrella')}</p>${table('ov', tr('Policy', voice.number('umbrella'), 'Period', `${voice.effective('umbrella')} to ${voice.expiration('umbrella')}`), tr('Policyholder', client(voice), 'Broker', office(voice)))}
      <h4>You must keep this insurance in force below ours (as of ${date(gl.effective)})</h4>${table('ov', th('Kind', 'Insurer', 'Each occurrence', 'Aggregate'), ...below)}<h4>What we pay above it</h4>${own.map(([label, amount]) => `<p>${amount} &nbsp; ${label}</p>`).join('')}<p>Premium ${money(truth.policies.umbrella.premium)}, flat. ${chance.pick(['No coverage for professional services.', 'Uninsured motorists: not covered.'])}</p>${notes(voice)}`,
      '.ov td, .ov th { border-bottom: 0.5pt solid #666 } h4 { margin: 8pt 0 2pt; font-variant: small-caps }',
    )
  },
}

const PARTS = [
  'Directors and Officers',
  'Employment Practices',
  'Fiduciary',
  'Network Security and Privacy',
  'Technology Errors and Omissions',
]

/** Management liability with parts that share a limit or do not. */
export const sharedLimits: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { professional } = truth.policies
    const { claim, aggregate, retention } = professional.limits
    const rows = chance
      .some(PARTS, chance.int(2, 5))
      .map((part, at) =>
        tr(
          part,
          at ? chance.pick(['Shared', 'Not purchased']) : money(claim!),
          money(retention! * (at + 1)),
          date(truth.prior.professional.effective),
        ),
      )
    return declaration(
      `<p>NOTICE: claims must be made against the insureds, and reported to us, in the policy period.</p><h2>Private Company Protection Declarations</h2><div class="sl"><p><i>Parent organization</i><br>${client(voice)}</p><p><i>Policy number</i><br>${voice.number('professional')}<br><i>Effective</i> ${voice.effective('professional')}<br><i>Expires</i> ${voice.expiration('professional')}</p><p><i>Broker</i><br>${office(voice)}</p></div>${table('sl-t', th('Insuring part', 'Limit each claim', 'Retention', 'Pending litigation date'), ...rows)}<p>Maximum for all claims of all parts: ${money(aggregate!)}. Wholesale: ${text(truth.wholesaler.name)}.</p><p>Underwritten by ${voice.carrier('professional')}</p>${notes(voice)}`,
      '.sl { display: flex; gap: 12pt } .sl p { flex: 1 } .sl i { color: #555; font-size: 0.85em } .sl-t td, .sl-t th { border-top: 0.5pt solid #333 }',
    )
  },
}

/** A family's cars by a mutual: limits in each car's own box, the same in all. */
export const familyCars: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    truth.insured.name = truth.names.person()
    const cars = truth.vehicles
      .slice(0, chance.int(1, 3))
      .map((one) => ({ ...one, make: 'Toyota', model: chance.pick(['Sienna', 'Tacoma']) }))
    const limits = voice.limits('auto', {
      csl: 'Liability, single limit',
      perPerson: 'Bodily injury per person',
      perAccident: 'Bodily injury per accident',
      damage: 'Property damage per accident',
    })
    const car = (at: number) => {
      const one = cars[at]!
      const more = [
        ['Uninsured motorist, person', money(45_000)],
        ['Rental, per day', money(30)],
        ['Collision deductible', money(500)],
      ]
      return `<div class="fc"><b>${one.year} ${one.make} ${one.model}</b> ${one.vin}${table('', ...[...limits, ...more].map(([label, amount]) => tr(label!, amount!, money(chance.int(20, 300)))))}</div>`
    }
    return declaration(
      `<h2>${voice.carrier('auto')}</h2><p>Your auto insurance, policy ${voice.number('auto')}<br>Six and twelve month plans; this term is ${voice.effective('auto')} to ${voice.expiration('auto')}</p><p>${client(voice)}</p><p>Agent: ${voice.producer()} &nbsp; ${voice.reach('phone')}<br>${inLines(voice.producerAddress())}</p>${cars.map((_, at) => car(at)).join('')}<p>Household: ${truth.drivers
        .slice(0, 2)
        .map((one) => text(one.name))
        .join(', ')}</p>${notes(voice)}`,
      '.fc { border: 0.7pt solid #888; padding: 4pt; margin: 5pt 0 } .fc td:nth-child(n+2) { text-align: right }',
    )
  },
}

/** A house or a building's own policy: nothing a liability certificate has a row for. */
export const buildingOnly: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    const rows = truth.locations.map((one) =>
      tr(one.number, address(one.party.address).join(', '), money(one.building), money(one.contents), '90%'),
    )
    return {
      kind: 'declarations',
      feeds: 'names only',
      html: `<h2>Commercial Property Policy Declarations</h2><p>${text(gl.carrier.name)}</p>${table('bu', tr('Policy number', text(gl.number)), tr('Insured', inLines([text(truth.insured.name), ...address(truth.insured.address)])), tr('Period', `${date(gl.effective)} to ${date(gl.expiration)}`), tr('Agent', text(truth.producer.name)), tr('Mortgage holder', text(truth.names.business())))}${table('bu', th('Prem', 'Location', 'Building', 'Contents', 'Coinsurance'), ...rows)}<p>Causes of loss: ${chance.pick(['Special', 'Broad'])}. Deductible ${money(2500)}. Equipment breakdown: included. Liability: not part of this policy.</p>`,
      css: '.bu td { border-bottom: 0.4pt solid #aaa }',
    }
  },
}
