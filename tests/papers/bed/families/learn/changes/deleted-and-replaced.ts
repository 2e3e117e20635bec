import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { paragraphs, said, split, tip, wideBrackets } from '../kit/blocks.ts'
import { agencyName, agencyTold, agencyUntold, carrierName, homeOffice, insuredTold, insuredUntold } from '../kit/parties.ts' // biome-ignore format: a list
import { labeledSheet } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { tableRows, tableUnder } from '../kit/tables.ts'
import { dayAfter25To280, termOf, termTold } from '../kit/terms.ts'

const change = labeledSheet('endorsement', 'fills')
const notice = labeledSheet('notice', 'names only')
const OWN = ['auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned'] as const

/** Limits of compensation are raised: what is deleted, what replaces it. */
const employersLimits: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const was = truth.prior.wc.limits
    return change(
      `<p class="s c">THIS ENDORSEMENT CHANGES THE POLICY TO WHICH IT IS ATTACHED</p><h3 class="c">Amendment of Information Page, Item 3.B.</h3>
      ${tableUnder(
        'ruled',
        [],
        tableRows([
          [
            tip('Endorsement effective', dayAfter25To280(voice, 'wc')),
            tip('Policy no.', voice.number('wc')),
            tip('Endorsement no.', '001'),
          ],
          [
            tip('Insured', insuredTold(voice)),
            tip('Policy effective / expiration', termTold(voice, 'wc', ' / ')),
            tip('Additional premium', money(411)),
          ],
          [
            tip('Insurance company', voice.carrier('wc')),
            tip('Agent', voice.producer()),
            tip('Countersigned by', '&nbsp;'),
          ],
        ]),
      )}
      <p>Item 3.B. of the Information Page is amended. The limits of our liability under Part Two are changed</p>${split(`<b>from</b><br>${money(was.accident!)} each accident<br>${money(was.disease!)} policy limit (disease)<br>${money(was.employee!)} each employee (disease)`, `<b>to</b><br>${voice.limit('wc', 'accident')} each accident<br>${voice.limit('wc', 'disease')} policy limit (disease)<br>${voice.limit('wc', 'employee')} each employee (disease)`)}<p>All other terms stay as they are.</p>`,
    )
  },
}

/** The term is made longer: the day it was to end, and the day it ends. */
const extension: Paper = {
  draw: (voice) => {
    const { truth, date, money } = voice
    const { gl } = truth.policies
    voice.notJudged('gl.coverage')
    return change(
      `<div class="split"><b>${voice.carrier('gl')}</b><p class="e">ENDORSEMENT NO. 4</p></div><h3>EXTENSION OF POLICY PERIOD</h3>
      ${said([
        ['Policy number', voice.number('gl')],
        ['Named insured', insuredTold(voice)],
        ['Producer', agencyTold(voice)],
        ['Coverage', 'Commercial general liability'],
        ['Issued', date(daysLater(gl.expiration, -40))],
      ])}
      ${paragraphs(`In consideration of an additional premium of ${money(Math.round(gl.premium / 12))}, the policy period, which began on ${voice.effective('gl')} and was to end on ${date(daysLater(gl.expiration, -31))}, is extended and now ends on ${voice.expiration('gl')} at 12:01 A.M.`, 'The aggregate limits are not reinstated by this extension and stay as they are in the Declarations.', 'This endorsement is part of the policy and takes effect at the former expiration.')}<p>______________________<br>Authorized signature</p>`,
      'p { margin: 9pt 0 }',
    )
  },
}

/** Another name for the insured, and another place to write to. */
const newName: Paper = {
  draw: (voice) => {
    const { truth, text, money } = voice
    voice.notJudged('gl.coverage')
    const limits = voice.limits('gl', { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products-completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical expense' }) // biome-ignore format: a list
    return change(
      `<h3 class="c">CHANGE ENDORSEMENT</h3>${tableUnder(
        'under',
        [],
        tableRows([
          ['Policy', `${voice.number('gl')} &mdash; ${voice.carrier('gl')}`],
          ['Term', termTold(voice, 'gl', ' through ')],
          ['Changed from', dayAfter25To280(voice)],
          ['Agency', agencyTold(voice, ', ')],
        ]),
      )}
      <h4>What changes</h4>${tableUnder(
        'ruled',
        ['', 'Was', 'Is now'],
        tableRows([
          ['Named insured', text(truth.names.business()), voice.insured()],
          [
            'Mailing address',
            voice.address(truth.locations[0]!.party.address).join('<br>'),
            voice.insuredAddress().join('<br>'),
          ],
        ]),
      )}
      <h4>What does not change</h4><p>${limits.map(([words, amount]) => `${words} ${amount}`).join('; ')}.</p><p>No change in premium. Annual premium remains ${money(truth.policies.gl.premium)}.</p>`,
      '.under td:first-child { width: 20% }',
    )
  },
}

/** A truck is added and one is taken out; the limits of the policy are shown below. */
const unitsChanged: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const [come, gone] = truth.vehicles
    voice.notJudged(...OWN)
    return change(
      `<div class="split"><h3>${voice.carrier('auto')}</h3><p class="e">BUSINESS AUTO CHANGE ENDORSEMENT<br>Transaction: vehicle change</p></div>${split(insuredTold(voice), `Policy ${voice.number('auto')}<br>${termTold(voice, 'auto', ' to ')}<br>Change from ${dayAfter25To280(voice, 'auto')}<br>Agent ${agencyTold(voice, ', ')}`)}
      ${tableUnder(
        'ruled',
        ['Action', 'Year', 'Make and model', 'VIN', 'Premium'],
        tableRows([
          ['ADD', String(come!.year), `${come!.make} ${come!.model}`, come!.vin, money(1240)],
          ['DELETE', String(gone!.year), `${gone!.make} ${gone!.model}`, gone!.vin, `-${money(810)}`],
        ]),
      )}
      <p>Limits for all vehicles:</p>${tableUnder('under money', [], tableRows(voice.limits('auto', { csl: 'Liability, each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' })))}<p>Collision deductible ${money(1000)}; uninsured motorists ${money(40_000)}.</p>`,
    )
  },
}

const headed = (voice: Voice, line: Line, day: string) =>
  `<div class="split"><div><b>${carrierName(voice, line)}</b><br><span class="s">${homeOffice(voice, line)}</span></div><p class="e">Mailed ${day}</p></div><div class="window">${insuredUntold(voice)}</div>`

/** Cancelled for what was not paid, unless it still is. */
const unpaid: Paper = {
  draw: (voice) => {
    const { truth, text, money, date } = voice
    const { auto } = truth.policies
    const day = daysLater(auto.effective, 66)
    return notice(
      `${headed(voice, 'auto', date(day))}<h3>NOTICE OF CANCELLATION</h3>${said([
        ['Policy', text(auto.number)],
        ['Type', 'Commercial auto'],
        ['Policy period', termOf(voice, auto)],
        ['Cancels', `${date(daysLater(day, 16))} at 12:01 a.m.`],
        ['Reason', 'Nonpayment of premium'],
        ['Amount due', money(Math.round(auto.premium / 10))],
      ])}${paragraphs('If we receive the amount due before the date above, the policy will go on without interruption. Payment after that date does not put it back in force.', `Agent: ${agencyUntold(voice, ', ')}`)}`,
      'p { margin: 9pt 0 }',
    )
  },
}

/** Not renewed, with the state's words. */
const notRenewed: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    return notice(
      `${headed(voice, 'gl', date(daysLater(gl.expiration, -75)))}<h3 class="c">NOTICE OF NONRENEWAL OF INSURANCE</h3>${tableUnder('ruled', [], tableRows([[tip('Policy number', text(gl.number)), tip('Kind of policy', 'Commercial general liability'), tip('Expiration of insurance', `${date(gl.expiration)}, 12:01 A.M.`)]]))}${paragraphs('You are notified under the terms of the above policy, and in accordance with law, that it will expire at the hour and date shown and will not be renewed.', `Reason: ${voice.chance.pick(['adverse loss experience', 'the company no longer writes this class', 'recommendations of the inspection were not met'])}.`, 'Your agent may be able to find other insurance for you. You may ask for a review by the Department of Insurance.', `cc: ${agencyName(voice)}`)}`,
      'p { margin: 9pt 0 }',
    )
  },
}

/** Back in force after a payment. */
const backAgain: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl } = truth.policies
    const day = daysLater(gl.effective, 94)
    return notice(
      `${headed(voice, 'gl', date(daysLater(day, 3)))}<h3>Reinstatement of Your Policy</h3>${paragraphs(`Thank you for your payment of ${money(Math.round(gl.premium / 8))}. Policy ${text(gl.number)}, which we had cancelled as of ${date(day)}, is reinstated without a lapse in coverage.`, `The policy period remains ${termOf(voice, gl)}. Please disregard the earlier notice.`)}<p>${wideBrackets(true)} Insured &emsp; ${wideBrackets(true)} Producer: ${agencyName(voice)} &emsp; ${wideBrackets(false)} Mortgagee</p>`,
      'p { margin: 9pt 0 }',
    )
  },
}

/** Renewal on other terms. */
const conditionally: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { umbrella } = truth.policies
    return notice(
      `${headed(voice, 'umbrella', date(daysLater(umbrella.expiration, -62)))}<h3>CONDITIONAL RENEWAL NOTICE</h3><p>Umbrella policy ${text(umbrella.number)}, expiring ${date(umbrella.expiration)}</p>${tableUnder(
        'ruled',
        ['', 'Expiring', 'Renewal'],
        tableRows([
          ['Each occurrence', money(umbrella.limits.occurrence!), money(1_000_000)],
          ['Premium', money(umbrella.premium), money(Math.round(umbrella.premium * 1.37))],
          ['Retention', money(10_000), money(25_000)],
        ]),
      )}${paragraphs('We will renew only on the terms in the right column. If you do not accept them, coverage ends at the expiration.', agencyName(voice))}`,
      'td:nth-child(n+2) { text-align: right }',
    )
  },
}

export const deletedAndReplacedFamilies: LearnFamily[] = [
  { name: 'policy made other', style: mostlyDollars(['sans', 'serif'], [9, 9.5]), papers: { employersLimits, extension, newName, unitsChanged } },
  { name: 'mailed by law', style: mostlyDollars(['sans', 'wide'], [9, 9.5]), papers: { unpaid, notRenewed, backAgain, conditionally } },
] // biome-ignore format: a family in a line
