import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { boxed, captionAbove, inLines, paragraphs, two } from '../kit/blocks.ts'
import { agencyTold, agencyUntold, bankOrCapital, carrierName, homeOffice, insuredTold, insuredUntold, stranger } from '../kit/parties.ts' // biome-ignore format: a list
import { ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { dayAfter20To290, termOf, termTold } from '../kit/terms.ts'

const change = ruledSheet('endorsement', 'fills')
const notice = ruledSheet('notice', 'names only')

/** The bureau's policy changes form: what was and what is, in one box. */
const policyChanges: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl } = truth.policies
    const was = otherLimits(chance, 'gl', gl.limits)
    return change(
      `${two(`POLICY NUMBER: ${voice.number('gl')}`, `Policy Change Number ${chance.int(1, 7)}`)}<p class="md"><b>THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.</b></p><h3 class="md">POLICY CHANGES</h3>${table(
        'fm',
        [],
        [
          [
            captionAbove('Policy change effective', dayAfter20To290(voice)),
            captionAbove('Company', voice.carrier('gl')),
            captionAbove('Policy period', termTold(voice, 'gl')),
          ],
          [
            captionAbove('Named insured', insuredTold(voice)),
            captionAbove('Agent', agencyTold(voice)),
            captionAbove('Coverage parts affected', 'Commercial General Liability'),
          ],
        ],
      )}<div class="chg"><p class="md"><b>CHANGES</b></p><p>The Limits of Insurance shown in the Declarations are deleted and replaced by those below:</p>${table(
        'gr amt',
        ['', 'Previous', 'Revised'],
        voice
          .limits('gl', {
            aggregate: 'General Aggregate Limit',
            products: 'Products-Completed Operations Aggregate Limit',
            personal: 'Personal And Advertising Injury Limit',
            occurrence: 'Each Occurrence Limit',
            rented: 'Damage To Premises Rented To You Limit',
            medical: 'Medical Expense Limit',
          })
          .map(([words, amount], at) => [
            words,
            money(was[['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical'][at]!]!),
            amount,
          ]),
      )}<p>Additional premium ${money(chance.int(80, 1900))}. All other terms and conditions remain the same.</p></div><p>Authorized Representative Signature ______________________</p><p class="fine">XL 12 01 11 ${chance.int(85, 99)}</p>`,
      '.chg { border: 0.6pt solid #000; padding: 6pt; min-height: 220pt } .gr td:nth-child(2), .gr th:nth-child(2) { text-align: right }',
    )
  },
}

/** Scheduled persons are additional insureds: no limit is told, and the row of its tick is anybody's. */
const additional: Paper = {
  draw: (voice) => {
    const { truth, text, chance } = voice
    voice.notJudged('gl.coverage')
    return change(
      `${two(`POLICY NUMBER: ${voice.number('gl')}`, 'COMMERCIAL GENERAL LIABILITY<br>XG 20 10 12 19')}<p class="md"><b>THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.</b></p><h3 class="md">ADDITIONAL INSURED &ndash; OWNERS, LESSEES OR CONTRACTORS &ndash; SCHEDULED PERSON OR ORGANIZATION</h3><p>Named Insured: ${voice.insured()} &emsp; Insurer: ${voice.carrier('gl')}<br>Policy Period: ${termTold(voice, 'gl', ' &ndash; ')}</p><p>This endorsement modifies insurance provided under the following:<br>COMMERCIAL GENERAL LIABILITY COVERAGE PART</p><p class="md"><b>SCHEDULE</b></p>${table('fm', ['Name Of Additional Insured Person(s) Or Organization(s)', 'Location(s) Of Covered Operations'], [[stranger(voice), `All work performed under contract ${chance.digits(5)}`]])}<p class="fine">Information required to complete this Schedule, if not shown above, will be shown in the Declarations.</p>${paragraphs('<b>A.</b> Section II &ndash; Who Is An Insured is amended to include the person or organization shown in the Schedule, but only with respect to liability caused in whole or in part by your acts or omissions in the performance of your ongoing operations.', '<b>B.</b> The most we will pay on behalf of the additional insured is the amount of insurance required by the contract or agreement, or available under the applicable limits of insurance, whichever is less.')}<p>Producer: ${voice.producer()} ${text(truth.producer.code)}</p>`,
      '.fm th { border: 0.6pt solid #000; text-align: center }',
    )
  },
}

/** A vehicle comes and another goes. */
const vehicleChange: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const [one, other] = truth.vehicles
    const limits = voice.limits('auto', { csl: 'Liability, combined single limit', perPerson: 'Bodily injury each person', perAccident: 'Bodily injury each accident', damage: 'Property damage each accident' }) // biome-ignore format: a list
    voice.notJudged('auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned')
    return change(
      `<h3>${voice.carrier('auto')}</h3><p class="fine">${homeOffice(voice, 'auto')}</p><h4>BUSINESS AUTO POLICY CHANGE ENDORSEMENT</h4>${table(
        'ln',
        [],
        asRows([
          ['Policy', voice.number('auto')],
          ['Policy term', termTold(voice, 'auto')],
          ['Change effective', dayAfter20To290(voice, 'auto')],
          ['Insured', insuredTold(voice)],
          ['Agency', agencyTold(voice)],
        ]),
      )}<p>The schedule of autos is changed:</p>${table(
        'gr',
        ['Change', 'Year', 'Make and model', 'VIN', 'Cost new'],
        [
          ['ADDED', String(one!.year), text(`${one!.make} ${one!.model}`), one!.vin, money(one!.cost)],
          ['DELETED', String(other!.year), text(`${other!.make} ${other!.model}`), other!.vin, money(other!.cost)],
        ],
      )}<p>Coverages of the policy as of the date of change:</p>${table('ln amt', [], [...asRows(limits), ['Comprehensive deductible', money(500)], ['Collision deductible', money(500)]])}<p>${chance.pick(['Additional', 'Return'])} premium for this transaction: ${money(chance.int(60, 1400))}. Loss payee: ${bankOrCapital(voice)}.</p>`,
      '.ln td:first-child { width: 40% }',
    )
  },
}

/** Nobody is pursued for what was paid: compensation, a schedule of anybody. */
const waiver: Paper = {
  draw: (voice) => {
    const { truth, chance, money } = voice
    return change(
      `<p>${two('WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY', 'WC 00 03 13 X<br>(Ed. 4-84)')}</p><h3 class="md">WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT</h3>${paragraphs('We have the right to recover our payments from anyone liable for an injury covered by this policy. We will not enforce our right against the person or organization named in the Schedule.')}<p class="md">Schedule</p><div class="win">${chance.pick(['Any person or organization where required by written contract executed prior to loss', stranger(voice)])}</div><p>The premium charge is ${chance.pick(['2%', '5%'])} of the premium developed, subject to a minimum of ${money(250)}.</p><p class="fine">This endorsement changes the policy to which it is attached and is effective on the date issued unless otherwise stated.</p>${table(
        'fm',
        [],
        [
          [
            `Endorsement Effective &nbsp; ${dayAfter20To290(voice, 'wc')}`,
            `Policy No. &nbsp; ${voice.number('wc')}`,
            `Endorsement No. &nbsp; ${chance.int(1, 9)}`,
          ],
          [
            `Insured &nbsp; ${voice.insured()}`,
            `Policy Period &nbsp; ${termTold(voice, 'wc')}`,
            `Premium &nbsp; ${money(chance.int(250, 900))}`,
          ],
          [
            `Insurance Company &nbsp; ${voice.carrier('wc')}`,
            `Producer &nbsp; ${voice.producer()}`,
            `State &nbsp; ${truth.insured.address.state}`,
          ],
        ],
      )}<p>Countersigned By _______________________</p>`,
      '.fm td { width: 33% }',
    )
  },
}

const head = (voice: Parameters<Paper['draw']>[0], line: 'gl' | 'auto' | 'wc' | 'umbrella') =>
  `<b>${carrierName(voice, line)}</b><br>${homeOffice(voice, line, '<br>')}`

/** Non-payment: with what to pay, and until when. */
const nonPay: Paper = {
  draw: (voice) => {
    const { truth, text, date, money, chance } = voice
    const { auto } = truth.policies
    const gone = daysLater(auto.effective, chance.int(60, 200))
    return notice(
      `${two(head(voice, 'auto'), `Date of notice: ${date(daysLater(gone, -13))}`)}<h3 class="md">NOTICE OF CANCELLATION OF INSURANCE</h3>${table(
        'fm',
        [],
        [
          [
            captionAbove('Kind of policy', 'Commercial Automobile'),
            captionAbove('Policy no.', text(auto.number)),
            captionAbove('Policy period', termOf(voice, auto)),
          ],
          [
            captionAbove('Cancellation takes effect at', `12:01 A.M. ${date(gone)}`),
            captionAbove('Amount past due', money(Math.round(auto.premium / 9))),
            captionAbove('Producer', text(truth.producer.name)),
          ],
        ],
      )}<div class="win">${insuredUntold(voice)}</div><p>You are hereby notified, in accordance with the terms and conditions of the above mentioned policy, that your insurance will cease at and from the hour and date mentioned above due to NON-PAYMENT OF PREMIUM.</p><p>To continue your insurance without interruption we must receive the amount past due before the date above. A payment received later will be applied to premium already earned.</p><p class="fine">Copy to: ${bankOrCapital(voice)} (loss payee); ${text(truth.producer.name)}. Proof of mailing retained.</p>`,
    )
  },
}

/** Reinstated, with or without a gap. */
const reinstated: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { wc } = truth.policies
    return notice(
      `${head(voice, 'wc')}<h3>REINSTATEMENT NOTICE</h3><p>${date(daysLater(wc.effective, 92))}</p><div class="win">${insuredUntold(voice)}</div>${table(
        'ln',
        [],
        asRows([
          ['Policy number', text(wc.number)],
          ['Line of business', 'Workers Compensation'],
          ['Policy term', termOf(voice, wc)],
          ['Date of cancellation', date(daysLater(wc.effective, 80))],
          ['Reinstated effective', date(daysLater(wc.effective, chance.pick([80, 80, 90])))],
          ['Agency', text(truth.producer.name)],
        ]),
      )}<p>The policy captioned above which was cancelled has been reinstated as of the date shown. Thank you for your payment.</p><p>If a lapse is shown no coverage exists for an injury that occurs within it.</p>`,
      '.ln td:first-child { width: 34% }',
    )
  },
}

/** A renewal on other terms, as some states want it told: a premium and a limit that are not in force. */
const conditional: Paper = {
  draw: (voice) => {
    const { truth, text, date, money, chance } = voice
    const { gl } = truth.policies
    return notice(
      `${two(head(voice, 'gl'), date(daysLater(gl.expiration, -64)))}<h3 class="md">NOTICE OF CONDITIONAL RENEWAL</h3>${table(
        'fm',
        [],
        [
          [captionAbove('Insured', insuredUntold(voice)), captionAbove('Agent or broker', agencyUntold(voice))],
          [captionAbove('Policy number', text(gl.number)), captionAbove('Expiration date', date(gl.expiration))],
        ],
      )}<p>We are willing to renew this policy upon the following conditions:</p>${boxed(true, `The premium will increase by more than 10%, exclusive of increased exposure: from ${money(gl.premium)} to an estimated ${money(Math.round(gl.premium * 1.27))}.`)}<br>${boxed(chance.maybe(0.5), `The limit for each occurrence will be no more than ${money(500_000)}.`)}<br>${boxed(true, `A deductible of ${money(5000)} per occurrence will apply.`)}<br>${boxed(false, 'Coverage will be cancelled in part.')}<p>Specific reason: ${chance.pick(['loss experience of the account', 'change of our reinsurance', 'revised underwriting guidelines for the class'])}.</p><p>Loss information will be furnished within ten days of a written request.</p>`,
    )
  },
}

/** Not renewed, in a letter. */
const nonRenewal: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { umbrella } = truth.policies
    return notice(
      `${head(voice, 'umbrella')}<div class="win">${insuredUntold(voice)}</div><p>${date(daysLater(umbrella.expiration, -70))}</p><p><b>Notice of Nonrenewal</b><br>Policy: ${text(umbrella.number)} &ndash; Commercial Umbrella<br>Expires: ${date(umbrella.expiration)}, 12:01 a.m.</p>${paragraphs('We regret that we cannot offer to renew the policy identified above. Your coverage will end on the expiration date.', `Reason: ${chance.pick(['Required underlying insurance is no longer maintained.', 'The operations no longer meet our guidelines.', 'Adverse loss experience on the underlying auto policy.'])}`, 'You may be eligible for coverage through another insurer. Please see your agent.')}<p>${text(truth.names.person())}<br>Underwriting</p><p class="fine">cc: ${text(truth.producer.name)} ${inLines(text(truth.producer.code))}</p>`,
    )
  },
}

export const bureauChangeFormFamilies: LearnFamily[] = [
  { name: 'policy changed', style: manyCities(['sans', 'serif'], [9, 9.5]), papers: { policyChanges, additional, vehicleChange, waiver } },
  { name: 'notices to policyholders', style: manyCities(['sans', 'wide'], [9, 9.5]), papers: { nonPay, reinstated, conditional, nonRenewal } },
] // biome-ignore format: a family in a line
