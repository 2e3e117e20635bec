import type { Drawn, LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { inLines } from '../kit/blocks.ts'
import { agencyTold, insuredSplitAtWords } from '../kit/parties.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

const binder = (html: string, css: string, more: Partial<Drawn> = {}): Drawn =>
  ({ kind: 'binder', feeds: 'fills', html, css, ...more }) as Drawn
const GENERAL = { occurrence: 'EACH OCCURRENCE', rented: 'DAMAGE TO RENTED PREMISES', medical: 'MED EXP (Any one person)', personal: 'PERSONAL &amp; ADV INJURY', aggregate: 'GENERAL AGGREGATE', products: 'PRODUCTS – COMP/OP AGG' } // biome-ignore format: a table

/** An agency's binder in boxes: coverage at the left, limits in cells at the right, conditions below. */
const agencyBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance, address } = voice
    const cells = voice.limits('gl', GENERAL)
    const auto = voice.limits('auto', { csl: 'COMBINED SINGLE LIMIT', perPerson: 'BODILY INJURY (Per person)', perAccident: 'BODILY INJURY (Per accident)', damage: 'PROPERTY DAMAGE' }) // biome-ignore format: a table
    const limits = (rows: [string, string][]) =>
      `<table class="ab-l">${tableRows(rows.map(([label, amount]) => [label, amount]))}</table>`
    const facts = (line: 'gl' | 'auto') =>
      `${voice.carrier(line)}<br>Policy # ${voice.number(line)}<br>${voice.effective(line)} – ${voice.expiration(line)}`
    return binder(
      `<div class="ab-t"><b>INSURANCE BINDER</b><span>DATE ${date(truth.policies.gl.effective)}</span></div><p class="ab-s">THIS BINDER IS A TEMPORARY INSURANCE CONTRACT, SUBJECT TO THE CONDITIONS SHOWN BELOW.</p><table class="ab"><tr><td rowspan="2">AGENCY<br>${agencyTold(voice)}<br>PHONE ${voice.reach('phone')}<br>FAX ${voice.reach('fax')}</td><td>BINDER # ${chance.digits(6)}</td></tr><tr><td>BINDER PERIOD<br>EFFECTIVE ${date(truth.policies.gl.effective)} 12:01 AM<br>EXPIRATION ${date(daysLater(truth.policies.gl.effective, 30))} 12:01 AM</td></tr><tr><td>INSURED<br>${insuredSplitAtWords(voice)}</td><td>DESCRIPTION OF OPERATIONS<br>${text(truth.work[0]!.title)}<br>${address(truth.locations[0]!.party.address).join(', ')}</td></tr></table>
      <table class="ab">${tableHead('TYPE OF INSURANCE', 'COMPANY / POLICY TO BE ISSUED', 'LIMITS')}${tableRow(`GENERAL LIABILITY<br>${truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', 'CLAIMS MADE') : voice.tick('gl.occurrence', 'OCCUR')}`, facts('gl'), limits(cells))}${tableRow(`AUTOMOBILE LIABILITY<br>Symbols ${voice.symbols()}`, facts('auto'), limits(auto))}${tableRow('PROPERTY', 'None bound', '')}${tableRow('EXCESS LIABILITY', 'None bound', '')}</table><p>SPECIAL CONDITIONS: signed application and ${money(Math.round(truth.policies.gl.premium / 4))} deposit due within 10 days.</p><p>☐ MORTGAGEE ☒ ADDITIONAL INSURED: ${text(truth.names.business())}, ${address(truth.names.address()).join(', ')}</p><p>AUTHORIZED REPRESENTATIVE ${text(truth.names.person())}</p>`,
      '.ab-t { display: flex; justify-content: space-between; font-size: 1.2em } .ab-s { font-size: 0.8em; margin: 2pt 0 } .ab > tbody > tr > td, .ab th { border: 0.8pt solid #000 } .ab th { font-size: 0.8em } .ab-l { margin: 0 } .ab-l td { border-bottom: 0.3pt solid #888; padding: 1pt } .ab-l td:last-child { text-align: right }',
    )
  },
}

/** A wholesaler binds what was quoted: the terms in two columns with colons, conditions by dashes. */
export const wholesaleBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const fact = (label: string, value: string) => `<div class="wb-k">${label}:</div><div>${value}</div>`
    const limits = voice.limits('gl', { aggregate: 'General Aggregate', products: 'Products/Completed Ops Aggregate', personal: 'Personal/Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense (any one person)' }) // biome-ignore format: a table
    const tax = Math.round(gl.premium * 0.0486)
    return binder(
      `<div class="wb-h">${text(truth.wholesaler.name)}<br><small>${voice.address(truth.wholesaler.address).join(' | ')} | ${text(truth.wholesaler.phone)}</small></div><h3>CONFIRMATION OF BINDING</h3><p>To: ${text(truth.producer.contact)}<br>From: ${text(truth.wholesaler.contact)}<br>Date: ${date(daysLater(gl.effective, -3))}</p><p>As requested, coverage has been bound as outlined below. Please review; terms may differ from those you asked for.</p><div class="wb">${fact('Insured', insuredSplitAtWords(voice))}${fact('Producer', agencyTold(voice))}${fact('Issuing company', `${voice.carrier('gl')} (non-admitted)`)}${fact('Policy number', voice.number('gl'))}${fact('Policy term', `${voice.effective('gl')} – ${voice.expiration('gl')}`)}${fact('Expiring', `${text(truth.prior.gl.carrier.name)}, ${text(truth.prior.gl.number)}`)}${fact('Coverage', 'Commercial general liability')}${fact('Limits', `<table class="wb-l">${tableRows(limits.map(([label, amount]) => [amount, label]))}</table>`)}${fact('Deductible', `${money(1000)} per claim BI/PD`)}${fact('Premium', `${money(gl.premium)} + ${money(125)} fee + ${money(tax)} tax = ${money(gl.premium + 125 + tax)}`)}${fact('Commission', `${chance.pick([10, 12.5, 15])}%`)}</div><p>Subjectivities:</p><ul>${chance
        .some(
          [
            'Signed diligent effort form within 5 days',
            `Inspection within 30 days; limits above ${money(1_000_000)} need a survey`,
            'Signed terrorism rejection',
            'Currently valued loss runs',
          ],
          3,
        )
        .map((one) => `<li>${one}</li>`)
        .join('')}</ul><p>Flat cancellations are not allowed.</p>`,
      '.wb-h { font-size: 1.4em; color: #2b4a6f } .wb-h small { font-size: 0.55em; color: #000 } .wb { display: grid; grid-template-columns: 100pt 1fr; gap: 4pt 8pt } .wb-k { text-align: right; font-weight: bold } .wb-l { margin: 0; width: auto } .wb-l td { padding: 0 8pt 0 0 } .wb-l td:first-child { text-align: right }',
    )
  },
}

/** A word processor's letter that binds general liability and an umbrella: a table each. */
const bindLetter: Paper = {
  draw: (voice) => {
    const { truth, date } = voice
    if (truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    const facts = (line: 'gl' | 'umbrella') => [
      ['Insurer', voice.carrier(line)],
      ['Policy number', voice.number(line)],
      ['Term', `${voice.effective(line)} to ${voice.expiration(line)}`],
    ]
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: [
        voice.producer(),
        voice.producerAddress().join(', '),
        `${voice.reach('phone')}  ${voice.reach('email')}`,
        date(truth.policies.gl.effective),
        voice.insured(),
        ...voice.insuredAddress(),
        'RE: BINDER OF COVERAGE',
        'We confirm that the following coverage is bound for you as of the effective dates shown. The policies will follow.',
        'GENERAL LIABILITY',
        [
          ...facts('gl'),
          ...voice.limits('gl', { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical expense' }), // biome-ignore format: a table
        ],
        `${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY`,
        [
          ...facts('umbrella'),
          ...voice.limits('umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Self-insured retention' }), // biome-ignore format: a table
        ],
        `This takes the place of policy ${truth.prior.gl.number}, which ended ${date(truth.prior.gl.expiration)}.`,
        `Sincerely, ${voice.reach('contact')}`,
      ],
    }
  },
}

/** A carrier binds compensation: what was asked, what is bound. */
export const carrierBinder: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    const { wc } = truth.policies
    const asked = otherLimits(chance, 'wc', wc.limits)
    const rows = [
      ['Each accident', money(asked.accident!), voice.limit('wc', 'accident')],
      ['Disease – policy limit', money(asked.disease!), voice.limit('wc', 'disease')],
      ['Disease – each employee', money(asked.employee!), voice.limit('wc', 'employee')],
    ]
    return binder(
      `<div class="cb"><div>${voice.carrier('wc')}<br>Underwriting, ${chance.pick(['Central', 'Western', 'Southeast'])} Region</div><div>Binder of workers’ compensation insurance<br>${date(wc.effective)}</div></div><table class="cb-t">${tableRow('Insured', insuredSplitAtWords(voice))}${tableRow('Agency', agencyTold(voice))}${tableRow('Policy number assigned', voice.number('wc'))}${tableRow('Policy period', `${voice.effective('wc')} to ${voice.expiration('wc')}`)}${tableRow('Governing class', `${truth.work[0]!.code} ${voice.text(truth.work[0]!.title)}`)}</table><p>Employers’ liability limits:</p><table class="cb-t">${tableHead('', 'Requested', 'Bound')}${tableRows(rows)}</table><p>The limits requested could not be approved for this class. This binder ends when the policy is issued, or ${date(daysLater(wc.effective, 60))} if that is earlier. Estimated premium ${money(wc.premium)}; ${inLines('state assessments apply')}.</p>`,
      '.cb { display: flex; justify-content: space-between; border-bottom: 1pt solid #000; font-weight: bold } .cb > div:last-child { text-align: right } .cb-t td, .cb-t th { border: 0.4pt solid #777 } .cb-t td:nth-child(n+2):not(:only-child) { white-space: nowrap } .cb-t td:first-child { width: 36% }',
    )
  },
}

export const agenciesAndCarriersBindFamilies: LearnFamily[] = [
  { name: 'bound by agencies', style: thirdInCapitals(['sans', 'narrow'], 8, 9), papers: { agencyBinder, bindLetter } },
  { name: 'bound by others', style: thirdInCapitals(['sans', 'narrow'], 8.5, 9.5), papers: { wholesaleBinder, carrierBinder } },
] // biome-ignore format: a family in a line
