import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, bankOrFunding, homeOffice, insuredAsWritten, insuredSplitOnce } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { GENERAL_LIMITS, inOrder, termTold } from '../kit/terms.ts'

const rider = printed('endorsement', 'fills')
const notice = printed('notice', 'names only')
const CSS = '.sr td, .sr th { border: 0.6pt solid #333; padding: 3pt 5pt } .sr-c { text-align: center } .sr-w { margin: 24pt 0 24pt 24pt } .sr-n td:last-child { text-align: right } .sr-n td:nth-child(2) { text-align: right }' // biome-ignore format: a style

/** General limits changed in the middle of the term, the old ones beside the new. */
const limitsChange: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    const { gl } = truth.policies
    const order = ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'] as const
    const before = otherLimits(chance, 'gl', gl.limits)
    const now = voice.limits('gl', inOrder(GENERAL_LIMITS, [...order]))
    return rider(
      `<p class="sr-c"><b>POLICY CHANGES</b><br>Policy change number ${chance.int(1, 6)}</p>${tableOf('sr', tableRow(`POLICY NUMBER<br>${voice.number('gl')}`, `POLICY CHANGES EFFECTIVE<br>${date(daysLater(gl.effective, chance.int(15, 200)))}`, `COMPANY<br>${voice.carrier('gl')}`), `<tr><td colspan="2">NAMED INSURED<br>${insuredSplitOnce(voice)}</td><td>POLICY PERIOD<br>${termTold(voice, 'gl')}<br>AGENT<br>${voice.producer()}</td></tr>`)}<p>COVERAGE PARTS AFFECTED: Commercial General Liability</p><p class="sr-c">CHANGES</p><p>The Limits of Insurance shown in the Declarations are deleted and replaced as follows.</p>${tableOf('sr sr-n', headRow('', 'Deleted', 'Replaced by'), tableRows(now.map(([label, amount], at) => [label, money(before[order[at]!]!), amount])))}<p>Additional premium ${money(chance.int(80, 1400))}. The above amendments result in no other change.</p>${formAndCopyFoot(voice, 'IL 12 01')}`,
      CSS,
    )
  },
}

/** An owner is added to the policy's insureds: who that is must not be taken for the insured. */
const ownerAdded: Paper = {
  draw: (voice) => {
    const { truth, text, address, money } = voice
    return rider(
      `<p>POLICY NUMBER: ${voice.number('gl')} &emsp;&emsp; COMMERCIAL GENERAL LIABILITY<br>Issued to ${voice.insured()} by ${voice.carrier('gl')}</p><p class="sr-c"><b>THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.</b></p><p class="sr-c"><b>ADDITIONAL INSURED – OWNERS, LESSEES OR CONTRACTORS</b></p><p class="sr-c">SCHEDULE</p>${tableOf('sr', headRow('Name Of Additional Insured Person(s) Or Organization(s)', 'Location(s) Of Covered Operations'), tableRow(inLines(text(truth.names.business()), address(truth.names.address())), address(truth.names.address()).join(', ')))}<p>Section II – Who Is An Insured is amended to include as an additional insured the person or organization shown in the Schedule, but only with respect to liability caused, in whole or in part, by your acts or omissions.</p><p>The most we will pay on behalf of the additional insured is the amount required by the contract, for example ${money(5_000_000)}, or the amount available under the Limits of Insurance, whichever is less.</p>${formAndCopyFoot(voice, 'GL 20 10')}`,
      CSS,
    )
  },
}

/** A vehicle comes, a vehicle goes. */
const vehicleChange: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    const [one, two] = truth.vehicles
    return rider(
      `<p><b>${voice.carrier('auto')}</b><br>${homeOffice(voice, 'auto')}</p><p>AMENDED BUSINESS AUTO DECLARATIONS – ENDORSEMENT ${chance.int(1, 9)}</p>${tableOf('sr', tableRow('Policy', voice.number('auto')), tableRow('Term', termTold(voice, 'auto')), tableRow('Insured', insuredSplitOnce(voice)), tableRow('Agency', agencyTold(voice)), tableRow('Change date', date(daysLater(truth.policies.auto.effective, chance.int(9, 240)))))}<p>Added: ${one!.year} ${one!.make} ${one!.model}, VIN ${one!.vin}, stated value ${money(one!.cost)}.<br>Removed: ${two!.year} ${two!.make} ${two!.model}, VIN ${two!.vin}.</p><p>Return premium ${money(chance.int(20, 500))}. No other changes.</p>${formAndCopyFoot(voice, 'BA-AMD', 'auto')}`,
      CSS,
    )
  },
}

const nonpay: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { auto } = truth.policies
    const on = daysLater(auto.effective, 77)
    return notice(
      `<p>${text(auto.carrier.name)}<br>${homeOffice(voice, 'auto')}</p><p class="sr-c"><b>NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM</b></p><p class="sr-w">${insuredAsWritten(voice)}</p>${tableOf('sr', tableRow('Policy', text(auto.number)), tableRow('Term', `${date(auto.effective)} to ${date(auto.expiration)}`), tableRow('Cancellation effective', `${date(on)}, 12:01 a.m.`), tableRow('Amount past due', money(Math.round(auto.premium / 8))))}<p>You are hereby notified that the above policy is cancelled as of the date shown. Copy to agent ${text(truth.producer.name)} and lienholder ${bankOrFunding(voice)}.</p>`,
      CSS,
    )
  },
}

const notRenewed: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { gl } = truth.policies
    return notice(
      `<p>${date(daysLater(gl.expiration, -62))}</p><p class="sr-w">${insuredAsWritten(voice)}</p><p>RE: NOTICE OF NONRENEWAL<br>Policy number: ${text(gl.number)}<br>Expiration: ${date(gl.expiration)}</p><p>Dear policyholder,</p><p>${text(gl.carrier.name)} will not renew your policy. Reason: ${chance.pick(['adverse loss experience', 'the class of business is no longer written', 'conditions found by an inspection of the premises'])}. Please contact ${text(truth.producer.name)} to find other insurance. You may be eligible for a residual market.</p>${completeThePolicy(voice, 1)}`,
      CSS,
    )
  },
}

const backInForce: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const on = daysLater(wc.effective, 130)
    return notice(
      `<p>${text(wc.carrier.name)}</p><p class="sr-c"><b>REINSTATEMENT NOTICE</b></p><p class="sr-w">${insuredAsWritten(voice)}</p><p>The cancellation of workers compensation policy ${text(wc.number)}, which was to be effective ${date(on)}, has been rescinded. Your payment was received. There is no lapse.</p><p>Producer: ${text(truth.producer.name)}</p>`,
      CSS,
    )
  },
}

export const oldBesideNewFamilies: LearnFamily[] = [
  { name: 'changed', style: halfInCapitals(['sans', 'serif'], 9, 10), papers: { limitsChange, ownerAdded, vehicleChange } },
  { name: 'told by post', style: halfInCapitals(['sans', 'serif'], 9.5, 10.5), papers: { nonpay, notRenewed, backInForce } },
] // biome-ignore format: a family in a line
