import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { mailed } from '../../../together.ts'
import { dollars, slashedDate } from '../kit/amounts.ts'
import { paragraphs, said, split, tip, wideBrackets } from '../kit/blocks.ts'
import { agencyTold, insuredTold, stranger, wholesalerUntold } from '../kit/parties.ts'
import { labeledSheet } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { tableRows, tableUnder } from '../kit/tables.ts'
import { dayBefore3To45, ownsAutos, retainedOrNil, termOf, termTold, trigger } from '../kit/terms.ts'

const bound = labeledSheet('binder', 'fills')

/** An agency's system binds two lines on one page: boxes with checks, the letters of companies before each. */
const systemForm: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    voice.notJudged('professional')
    const { gl } = truth.policies
    const until = date(daysLater(gl.effective, chance.pick([30, 45, 60])))
    const symbols = voice.symbols()
    return bound(
      `<table class="ruled bf"><tr><td colspan="4" class="c"><b>INSURANCE BINDER</b> &emsp; <span class="s">DATE ${dayBefore3To45(voice)}</span></td></tr>
      <tr><td colspan="2">${tip('AGENCY', `${agencyTold(voice)}<br>PHONE ${voice.reach('phone')} FAX ${voice.reach('fax')}`)}</td><td>${tip('COMPANY', voice.carrier('gl'))}</td><td>${tip('BINDER #', `B${chance.digits(6)}`)}</td></tr>
      <tr><td colspan="2">${tip('INSURED', insuredTold(voice))}</td><td>${tip('BINDER EFFECTIVE', `${date(gl.effective)} 12:01 AM`)}</td><td>${tip('BINDER EXPIRES', until)}</td></tr>
      <tr><td colspan="4">${wideBrackets(true)} THIS BINDER IS ISSUED TO EXTEND COVERAGE IN THE ABOVE NAMED COMPANY PER POLICY # ${voice.number('gl')} WITH A TERM OF ${termTold(voice, 'gl', ' TO ')}</td></tr>
      <tr class="tint"><th>TYPE OF INSURANCE</th><th>COVERAGE / FORMS</th><th colspan="2">LIMITS</th></tr>
      <tr><td>PROPERTY</td><td>BUILDING, SPECIAL FORM, 80% COINS.</td><td>AMOUNT</td><td class="e">${money(truth.locations[0]!.building)}</td></tr>
      <tr><td>GENERAL LIABILITY</td><td>COMMERCIAL GENERAL LIABILITY<br>${trigger(voice, 'OCCURRENCE', 'CLAIMS MADE')}</td><td colspan="2">${tableUnder('money tight', [], tableRows(voice.limits('gl', { occurrence: 'EACH OCCURRENCE', rented: 'DAMAGE TO RENTED PREMISES', medical: 'MED EXP (Any one person)', personal: 'PERSONAL &amp; ADV INJURY', aggregate: 'GENERAL AGGREGATE', products: 'PRODUCTS - COMP/OP AGG' })))}</td></tr>
      <tr><td>VEHICLE LIABILITY<br><span class="s">${voice.carrier('auto')}<br>POLICY ${voice.number('auto')}<br>${termTold(voice, 'auto', ' - ')}</span></td><td>COVERED AUTO SYMBOLS ${symbols}</td><td colspan="2">${tableUnder('money tight', [], tableRows(voice.limits('auto', { csl: 'COMBINED SINGLE LIMIT', perPerson: 'BODILY INJURY (Per person)', perAccident: 'BODILY INJURY (Per accident)', damage: 'PROPERTY DAMAGE' })))}</td></tr>
      <tr><td colspan="4">${tip('SPECIAL CONDITIONS / OTHER COVERAGES', `Subject to signed application and favorable inspection. ${ownsAutos(voice) ? 'Physical damage per schedule on file.' : 'No owned autos.'}`)}</td></tr><tr><td colspan="4">${tip('NAME &amp; ADDRESS OF LOSS PAYEE', stranger(voice))}</td></tr></table>`,
      '.bf .tight td { border: 0 } .bf > tbody > tr > td { padding: 2pt 4pt } .bf .tight { margin: 0 }',
    )
  },
}

/** A general agent confirms to a retail broker: what is bound, what it costs, what is still missing. */
export const confirmed: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { gl } = truth.policies
    const was = truth.prior.gl
    return bound(
      `<div class="c"><h3>${text(truth.wholesaler.name)}</h3><span class="s">${wholesalerUntold(voice, ' | ').split(' | ').slice(1).join(' | ')} | ${truth.wholesaler.phone}</span></div><h3>CONFIRMATION OF COVERAGE BOUND</h3>
      <p>${dayBefore3To45(voice)}</p>${said([
        ['To', `${voice.reach('contact')}, ${agencyTold(voice, ', ')}`],
        ['Insured', insuredTold(voice, ', ')],
        ['Carrier', `${voice.carrier('gl')} (non-admitted)`],
        ['Policy number', voice.number('gl')],
        ['Policy term', termTold(voice, 'gl', ' to ')],
        ['Replaces', `${text(was.number)}, ${termOf(voice, was)}`],
        ['Coverage', `Commercial general liability, ${trigger(voice, 'occurrence', 'claims made')} form`],
      ])}
      ${tableUnder('ruled lc', ['Limits of liability', 'Bound', 'Expiring'], tableRows((['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical'] as const).map((name, at) => [['General aggregate', 'Products and completed operations aggregate', 'Personal and advertising injury', 'Each occurrence', 'Damage to rented premises', 'Medical expense'][at]!, voice.limit('gl', name), money(was.limits[name]!)])))}
      ${tableUnder(
        'money pr',
        [],
        tableRows([
          ['Premium', money(gl.premium)],
          ['Broker fee', money(250)],
          ['Surplus lines tax', money(Math.round(gl.premium * 0.05))],
          ['Total due in 20 days', money(gl.premium + 250 + Math.round(gl.premium * 0.05))],
        ]),
      )}
      <p><b>Subject to, within 30 days:</b> signed application; signed terrorism form; loss runs valued within 90 days. 25% of the premium is minimum and earned at inception. Commission 10%.</p><p>${text(truth.wholesaler.contact)}, ${text(truth.wholesaler.email)}, ${date(daysLater(gl.effective, -1))}</p>`,
      '.lc td:nth-child(n+2), .lc th:nth-child(n+2) { text-align: right } .pr { width: 50% }',
    )
  },
}

/** An underwriter's mail that binds, printed and attached. */
const request: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    return bound(
      `<h3>${voice.carrier('umbrella')}</h3><h4>Binder &ndash; Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')}</h4>
      ${tableUnder(
        'under',
        [],
        tableRows([
          ['Policy', voice.number('umbrella')],
          ['Effective', voice.effective('umbrella')],
          ['Expires', voice.expiration('umbrella')],
          ['Insured', insuredTold(voice, ', ')],
          ['Agency', agencyTold(voice, ', ')],
          ['Each occurrence', voice.limit('umbrella', 'occurrence')],
          ['Aggregate', voice.limit('umbrella', 'aggregate')],
          ['Retained limit', retainedOrNil(voice, 'None')],
          ['Premium', money(umbrella.premium)],
          [
            'Declined option',
            `${money(umbrella.limits.occurrence! + 5_000_000)} each occurrence for ${money(umbrella.premium * 2)}`,
          ],
        ]),
      )}
      <p>This binder is good for ${chance.pick([30, 60, 90])} days or until the policy is issued. Underlying: auto ${money(1_000_000)} with ${text(truth.names.carrier().name)}.</p>`,
      '.under td:first-child { width: 24% }',
    )
  },
}
const umbrellaByMail = mailed(request, 'Bound: your umbrella', 'Please see the binder attached. The policy will follow in two weeks. Let me know of any changes.') // biome-ignore format: a mail

/** A cover note for compensation, as a word processor has it. */
const compNote: Paper = {
  draw: (voice) => {
    const { truth } = voice
    const { wc } = truth.policies
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: [
        'TEMPORARY BINDER OF INSURANCE',
        `Insurer: ${voice.carrier('wc')}`,
        [
          ['Named Insured', voice.insured()],
          ['Mailing Address', voice.insuredAddress().join(', ')],
          ['Policy Number', voice.number('wc')],
          ['Effective Date', voice.effective('wc')],
          ['Expiration Date', voice.expiration('wc')],
          ['Producer', voice.producer()],
          ['Producer Address', voice.producerAddress().join(', ')],
        ],
        'Coverage: Workers Compensation and Employers Liability',
        [
          ['Employers Liability', 'Limit'],
          ['Each Accident', voice.limit('wc', 'accident')],
          ['Disease - Policy Limit', voice.limit('wc', 'disease')],
          ['Disease - Each Employee', voice.limit('wc', 'employee')],
        ],
        `The estimated premium is ${dollars(wc.premium)}. The expiring premium was ${dollars(truth.prior.wc.premium)}.`,
        `This binder ends on ${slashedDate(daysLater(wc.effective, 45))} or when the policy is issued, whichever is first.`,
      ],
    }
  },
}

/** A broker's order of insurance for four lines: a table across, one row a line. */
const coverSummary: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const line = (words: string, name: 'gl' | 'auto' | 'umbrella' | 'wc', limits: [string, string][]) => [words, `${voice.carrier(name)}<br>${voice.number(name)}`, termTold(voice, name, '<br>'), limits.map(([label, amount]) => `${label} ${amount}`).join('<br>'), money(truth.policies[name].premium)] // biome-ignore format: a row
    const symbols = voice.symbols()
    return bound(
      `${split(`<h3>${voice.producer()}</h3>${voice.producerAddress().join('<br>')}`, `<h3 class="e">Binder of coverages</h3><p class="e">${dayBefore3To45(voice)}</p>`)}
      <p>For <b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</p><p>We have bound the following on your behalf as you instructed:</p>
      ${tableUnder(
        'ruled',
        ['Line', 'Company / policy no.', 'From / to', 'Limits', 'Premium'],
        tableRows([
          line(
            `General liability (${trigger(voice, 'occurrence', 'claims-made')})`,
            'gl',
            voice.limits('gl', {
              occurrence: 'Occurrence',
              aggregate: 'General aggregate',
              products: 'Products aggregate',
              personal: 'Personal injury',
              rented: 'Rented premises',
              medical: 'Medical',
            }),
          ),
          line(
            `Automobile (symbols ${symbols})`,
            'auto',
            voice.limits('auto', {
              csl: 'Single limit',
              perPerson: 'BI per person',
              perAccident: 'BI per accident',
              damage: 'PD per accident',
            }),
          ),
          line(`${voice.tick('umbrella.umbrella', 'Umbrella')}`, 'umbrella', [
            ['Occurrence', voice.limit('umbrella', 'occurrence')],
            ['Aggregate', voice.limit('umbrella', 'aggregate')],
            ['SIR', retainedOrNil(voice, 'none')],
          ]),
          line('Workers compensation, employers liability', 'wc', [
            ['Each accident', voice.limit('wc', 'accident')],
            ['Disease, each employee', voice.limit('wc', 'employee')],
            ['Disease, policy', voice.limit('wc', 'disease')],
          ]),
        ]),
      )}
      ${paragraphs(`Not bound: cyber liability, quoted at ${money(1_000_000)} for ${money(1450)}.`, `Signed for ${text(truth.producer.name)}`)}`,
      'td { vertical-align: top } td:last-child { text-align: right }',
    )
  },
}

export const boundForNowFamilies: LearnFamily[] = [
  { name: 'bound for now', style: mostlyDollars(['sans', 'narrow'], [8.5, 9], { date: slashedDate, money: dollars }), papers: { systemForm, confirmed, coverSummary, umbrellaByMail, compNote } },
] // biome-ignore format: a family in a line
