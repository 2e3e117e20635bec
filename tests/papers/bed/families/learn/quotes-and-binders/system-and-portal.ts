import type { Drawn, LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { longDate } from '../kit/amounts.ts'
import { captionAbove, columns, inLines, paragraphs, two, wordsInLines } from '../kit/blocks.ts'
import { agencyTold, carrierName, homeOffice, insuredTold } from '../kit/parties.ts'
import { ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { dayBefore2To40, ownsAutos, retained, termTold, trigger, triggersInBoxes } from '../kit/terms.ts'

const binder = ruledSheet('binder', 'fills')
const GL = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products &amp; Completed Operations Aggregate', personal: 'Personal &amp; Advertising Injury', rented: 'Damage to Rented Premises', medical: 'Medical Expense (any one person)' } // biome-ignore format: a table
const AUTO = { csl: 'Combined Single Limit', perPerson: 'Bodily Injury per Person', perAccident: 'Bodily Injury per Accident', damage: 'Property Damage per Accident' } // biome-ignore format: a table
const EL = { accident: 'E.L. Each Accident', disease: 'E.L. Disease &ndash; Policy Limit', employee: 'E.L. Disease &ndash; Each Employee' } // biome-ignore format: a table

/** As agencies' systems print a binder: a form with coverages down the page, general facts in boxes on top. */
const systemBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    return binder(
      `${two('<b class="tt">INSURANCE BINDER</b>', `DATE (MM/DD/YYYY)<br>${dayBefore2To40(voice)}`)}<p class="fine">THIS BINDER IS A TEMPORARY INSURANCE CONTRACT, SUBJECT TO THE CONDITIONS SHOWN ON PAGE 2 OF THIS FORM.</p>${table(
        'fm',
        [],
        [
          [
            captionAbove(
              'Agency',
              inLines(
                agencyTold(voice),
                `Contact: ${voice.reach('contact')}`,
                `Phone: ${voice.reach('phone')}`,
                `Code: ${text(truth.producer.code)}`,
              ),
            ),
            `${captionAbove('Company', voice.carrier('gl'))}<br>${captionAbove('Binder #', `B${chance.digits(8)}`)}<br>${captionAbove('Binder effective', `${date(gl.effective)} 12:01 AM`)}<br>${captionAbove('Binder expires', date(daysLater(gl.effective, 60)))}`,
          ],
          [
            captionAbove('Insured and mailing address', insuredTold(voice)),
            captionAbove('Description of operations / vehicles / property', text(truth.locations[0]!.classification)),
          ],
        ],
      )}<p class="md"><b>COVERAGES</b></p>${table(
        'fm cv',
        ['TYPE OF INSURANCE', 'COVERAGE / FORMS', 'LIMITS'],
        [
          [
            `GENERAL LIABILITY<br>Policy no. ${voice.number('gl')}<br>${termTold(voice, 'gl', ' &ndash; ')}`,
            `Commercial general liability<br>${triggersInBoxes(voice, 'Occurrence', 'Claims made')}${gl.claimsMade ? `<br>Retro date: ${date(truth.prior.gl.effective)}` : ''}`,
            table('amt', [], asRows(voice.limits('gl', GL))),
          ],
          [
            'PROPERTY',
            `Causes of loss: Special<br>Deductible ${money(1000)}`,
            table(
              'amt',
              [],
              [
                ['Building', money(truth.locations[0]!.building)],
                ['Contents', money(truth.locations[0]!.contents)],
              ],
            ),
          ],
        ],
      )}<p class="fm2">${captionAbove('Special conditions / other coverages', `Subject to satisfactory inspection within 60 days. ${chance.pick(['Taxes', 'Fees'])} ${money(185)}. Est. total premium ${money(gl.premium)}.`)}</p><p>Authorized representative ____________________________</p>`,
      '.tt { font-size: 1.5em } .cv th { font-size: 0.8em; border: 0.6pt solid #000 } .cv table { margin: 0 } .cv table td { border: 0; padding: 0 3pt } .fm2 { border: 0.6pt solid #000; padding: 3pt; margin: -2pt 0 6pt }',
    )
  },
}

/** A managing general agent binds for a company: conditions, and commissions in the same list as limits. */
export const generalAgentBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, address } = voice
    const { wholesaler } = truth
    return binder(
      `<div class="hd">${text(wholesaler.name)}</div><p class="fine md">${address(wholesaler.address).join(', ')} &bull; ${wholesaler.phone}</p><h3>BINDER CONFIRMATION</h3><p>${dayBefore2To40(voice)}</p>${two(`<b>TO</b><br>${agencyTold(voice)}<br>Attention: ${voice.reach('contact')}`, `<b>INSURED</b><br>${insuredTold(voice)}`)}<p>Thank you for your order. We confirm that coverage is bound as outlined below.</p>${table('ln', [], asRows([['Carrier', `${voice.carrier('gl')} (NAIC ${voice.naic('gl')}) &ndash; Non-Admitted, A- IX`], ['Policy Number', voice.number('gl')], ['Policy Term', termTold(voice, 'gl', ' - ')], ['Line of Business', `Commercial General Liability, ${trigger(voice, 'Occurrence', 'Claims Made')}`], ...voice.limits('gl', GL), ['Deductible', `${money(chance.pick([500, 1000, 2500]))} Per Claim BI &amp; PD`], ['Commission', `${chance.int(10, 15)}%`]]))}${table(
        'ln amt',
        [],
        [
          ['Premium', money(truth.policies.gl.premium)],
          ['Policy Fee (fully earned)', money(200)],
          ['Surplus Lines Tax', money(Math.round(truth.policies.gl.premium * 0.04))],
        ],
      )}<p><b>Post-bind requirements, due in 10 days:</b> signed application; signed diligent effort form; premium finance agreement if any.</p><p><b>Exclusions include, but are not limited to:</b> ${text(chance.some(['Roofing', 'Cross suits', 'Continuous or progressive injury', 'Designated operations', 'Assault and battery', 'Habitability'], 4).join('; '))}</p><p>Excess limits of ${money(2_000_000)} were quoted and declined.</p>`,
      '.hd { font-size: 1.6em; text-align: center; color: #234 } .ln td:first-child { width: 40% }',
    )
  },
}

/** Several lines with several companies, confirmed on the letterhead of an agency, one block each. */
const scheduleBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { umbrella, wc } = truth.policies
    const symbols = voice.symbols()
    return binder(
      `<p><b>${voice.producer()}</b><br>${voice.producerAddress().join(' &bull; ')}</p><h3>Binder of Insurance</h3><p>Prepared for: ${insuredTold(voice)}</p><p>Pending issue of the policies, this confirms that these coverages are in force. It is void when the policies are delivered, or after ${date(daysLater(wc.effective, 90))}.</p><h4>Business Auto</h4>${table('ln', [], asRows([['Insurance company', voice.carrier('auto')], ['Policy number', voice.number('auto')], ['Term', termTold(voice, 'auto')], ['Covered auto symbols (liability)', symbols], ...voice.limits('auto', AUTO), ...(ownsAutos(voice) ? [['Comp / collision deductibles', `${money(500)} / ${money(1000)}`]] : [])]))}<h4>Workers' Compensation</h4>${table('ln', [], asRows([['Insurance company', voice.carrier('wc')], ['Policy number', voice.number('wc')], ['Term', termTold(voice, 'wc')], ...voice.limits('wc', EL)]))}<h4>Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')}</h4>${table(
        'ln',
        [],
        asRows([
          ['Insurance company', voice.carrier('umbrella')],
          ['Policy number', voice.number('umbrella')],
          ['Term', termTold(voice, 'umbrella')],
          ['Each occurrence', voice.limit('umbrella', 'occurrence')],
          ['Aggregate', voice.limit('umbrella', 'aggregate')],
          ['Retained limit', retained(voice)],
        ]),
      )}<p>Estimated annual premiums: ${money(truth.policies.auto.premium)}, ${money(wc.premium)} and ${money(umbrella.premium)}.</p><p>Questions? ${voice.reach('contact')}, ${voice.reach('phone')}, ${voice.reach('email')}</p><p class="fine">${text(truth.insured.name)} is responsible for reviewing the above. Higher limits may be available.</p>`,
      '.ln td:first-child { width: 42% } h4 { color: #1d4d2b; border-bottom: 1pt solid #1d4d2b; margin-top: 10pt }',
    )
  },
}

/** A carrier's portal: coverage was bound on line a minute ago. */
const portal: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    return binder(
      `<h3>${voice.carrier('wc')}</h3><h4>Workers' Compensation Binder</h4><p>Confirmation ${chance.digits(9)} &emsp; bound ${dayBefore2To40(voice, 'wc')}</p>${columns('1fr 1fr', captionAbove('Insured', insuredTold(voice)), captionAbove('Agency', inLines(agencyTold(voice), voice.reach('email'))))}${table(
        'ln',
        [],
        asRows([
          ['Policy number', voice.number('wc')],
          ['Effective date', voice.effective('wc')],
          ['Expiration date', voice.expiration('wc')],
          ['Governing state', truth.insured.address.state],
          [
            'Employers liability',
            `${voice.limit('wc', 'accident')} each accident / ${voice.limit('wc', 'disease')} disease policy limit / ${voice.limit('wc', 'employee')} disease each employee`,
          ],
          ['Billing plan', '10% down, 9 installments'],
          ['Estimated annual premium', money(truth.policies.wc.premium)],
        ]),
      )}${paragraphs('This binder is subject to the conditions and limitations of the policy in current use by the company, and expires when the policy is issued. You may print certificates once the down payment has been posted.')}<p class="fine">${homeOffice(voice, 'wc')}</p>`,
      '.ln td:first-child { width: 38% }',
    )
  },
}

/** An underwriter binds in a mail; only a bill is attached. */
const boundByMail: Paper = {
  draw: (voice) => {
    const { truth, money, date } = voice
    const { gl } = truth.policies
    const words = [
      `${truth.producer.contact.split(' ')[0]},`,
      '',
      `Per your request we have bound the general liability for the account below. Policy to follow in about two weeks.`,
      '',
      `Named Insured: ${voice.insured()}`,
      `Mailing Address: ${voice.insuredAddress().join(', ')}`,
      `Writing Company: ${voice.carrier('gl')}`,
      `Policy Number: ${voice.number('gl')}`,
      `Effective: ${voice.effective('gl')}`,
      `Expiration: ${voice.expiration('gl')}`,
      `Form: ${trigger(voice, 'Occurrence', 'Claims-made')}`,
      ...voice.limits('gl', GL).map(([label, amount]) => `${label}: ${amount}`),
      '',
      'Please find the deposit invoice attached, and send us the signed UM and terrorism forms.',
      '',
      `${truth.names.person()}`,
      'Underwriting Specialist',
    ]
    const html = `<p>${carrierName(voice, 'gl')}</p><h3>DEPOSIT INVOICE</h3>${table('gr', ['Item', 'Due', 'Amount'], [['Deposit premium', date(daysLater(gl.effective, 20)), money(Math.round(gl.premium / 4))]])}`
    return { kind: null, feeds: 'fills', html, css: '.gr td { border: 0.5pt solid #555 }', mail: { subject: `BOUND - ${truth.insured.name} eff ${longDate(gl.effective)}`, words: wordsInLines(words.join('\n')) } } satisfies Drawn // biome-ignore format: a mail
  },
}

export const systemAndPortalFamilies: LearnFamily[] = [
  { name: 'bound by the system', style: manyCities(['sans', 'narrow'], [8.5, 9]), papers: { systemBinder, scheduleBinder } },
  { name: 'bound at a distance', style: manyCities(['sans', 'serif'], [9, 9.5]), papers: { generalAgentBinder, portal, boundByMail } },
] // biome-ignore format: a family in a line
