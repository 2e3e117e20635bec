import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { asides, formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, agencyUntold, bankOrLeasing, carrierName, homeOffice, insuredSplitAtTrade, insuredUntold, stranger } from '../kit/parties.ts' // biome-ignore format: a list
import { printed } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf, termTold } from '../kit/terms.ts'

const rider = printed('endorsement', 'fills')
const notice = printed('notice', 'names only')
const CSS = 'h3, h4 { text-align: center } .cg td, .cg th { border: 0.6pt solid #000; padding: 3pt 5pt } .sides { display: flex; justify-content: space-between } .win { margin: 30pt 0 30pt 26pt }' // biome-ignore format: a style

/** Auto limits go up: what they were is told in the same line. */
const autoLimits: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    const { auto } = truth.policies
    const before = otherLimits(chance, 'auto', auto.limits)
    const changes = voice.limits('auto', { csl: 'Combined Single Limit', perPerson: 'Bodily Injury Each Person', perAccident: 'Bodily Injury Each Accident', damage: 'Property Damage Each Accident' }) // biome-ignore format: a list
    const were = ['csl', 'perPerson', 'perAccident', 'damage'].filter((name) => auto.limits[name]).map((name) => money(before[name]!)) // biome-ignore format: a list
    return rider(
      `${sides(inLines(voice.carrier('auto'), homeOffice(voice, 'auto')), `CHANGE ENDORSEMENT NO. ${chance.int(1, 8)}`)}${table(
        'cg',
        [],
        [
          [
            captionedBox('Policy number', voice.number('auto')),
            captionedBox('Policy period', termTold(voice, 'auto')),
            captionedBox('Change effective', date(daysLater(auto.effective, chance.int(20, 280)))),
          ],
          [
            captionedBox('Named insured', insuredSplitAtTrade(voice)),
            captionedBox('Agent', agencyTold(voice)),
            captionedBox('Change in premium', `${money(chance.int(80, 900))} additional`),
          ],
        ],
      )}<p>It is agreed that the liability limits of the business auto coverage part are amended:</p>${table(
        'cg',
        ['Liability', 'From', 'To'],
        changes.map(([label, amount], at) => [label, were[at]!, amount]),
      )}<p>All other terms remain unchanged.</p>${formAndCopyLine(voice, 'AU-CHG', 'auto')}`,
      CSS,
    )
  },
}

/** The insured's name is changed: the old one is nobody's insured any more. */
const renamed: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('gl.coverage')
    return rider(
      `<p>${voice.carrier('gl')}</p><h4>NAMED INSURED AMENDATORY ENDORSEMENT</h4><p>COMMERCIAL GENERAL LIABILITY<br>Attached to and forming part of policy ${voice.number('gl')}<br>Policy term ${termTold(voice, 'gl')}<br>Effective date of this endorsement ${date(daysLater(gl.effective, chance.int(5, 200)))}<br>Agent: ${voice.producer()}</p><p>In consideration of the premium charged it is agreed that Item 1. of the Declarations, Named Insured, which reads</p><p class="win">${text(truth.names.business())}</p><p>is amended to read</p><p class="win">${insuredSplitAtTrade(voice)}</p><p>Nothing else in the policy is changed.</p>${formAndCopyLine(voice, 'NI 02')}`,
      CSS,
    )
  },
}

/** Anybody whom a contract asks for is insured beside the insured: a holder is named for example. */
const blanket: Paper = {
  draw: (voice) => {
    const { money, truth } = voice
    voice.notJudged('gl.coverage')
    return rider(
      `<p>POLICY NUMBER: ${voice.number('gl')} &emsp; INSURER: ${voice.carrier('gl')}<br>NAMED INSURED: ${voice.insured()}<br>POLICY PERIOD: ${termTold(voice, 'gl', ' – ')}</p><h4>THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.</h4><h3>AUTOMATIC ADDITIONAL INSURED – WRITTEN CONTRACT</h3><p>This endorsement modifies insurance provided under the following:<br>&emsp; COMMERCIAL GENERAL LIABILITY COVERAGE PART</p><p>Who Is An Insured includes any person or organization whom you have agreed in a written contract to add, but only for liability caused by your acts or omissions in the performance of your ongoing operations.</p><p>The most we will pay for the additional insured is the amount required by the contract or the limits shown in the Declarations, whichever is less. For example, if the contract requires ${money(750_000)} we pay no more than ${money(750_000)}.</p>${table('cg', ['Scheduled organization, if any'], [[stranger(voice)]])}<p>Premium ${money(truth.policies.gl.premium > 5000 ? 250 : 100)}, flat.</p>${formAndCopyLine(voice, 'GA 20 33')}`,
      CSS,
    )
  },
}

/** A class is added to a policy of compensation in the middle of its term. */
const classAdded: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { wc } = truth.policies
    const [one] = truth.work
    return rider(
      `<p>${voice.carrier('wc')}</p><h3>POLICY INFORMATION PAGE ENDORSEMENT</h3><p>The following item(s)</p><p>[ ] Insured’s Name &emsp; [ ] Policy Period &emsp; [X] Item 4. Class, Rate, Other &emsp; [ ] Item 3.A. States</p><p>is changed to read:</p>${table('cg', ['Code', 'Classification', 'Premium Basis', 'Rate', 'Estimated Premium'], [[one!.code, text(one!.title), money(one!.payroll), one!.rate, money(one!.premium)]])}${table(
        '',
        [],
        [
          [
            'Endorsement effective',
            date(daysLater(wc.effective, chance.int(30, 200))),
            'Policy No.',
            voice.number('wc'),
          ],
          ['Insured', voice.insured(), 'Policy Period', termTold(voice, 'wc')],
          ['Producer', voice.producer(), 'Endorsement No.', String(chance.int(1, 5))],
        ],
      )}${formAndCopyLine(voice, 'WC 89 06', 'wc')}`,
      CSS,
    )
  },
}

const unpaid: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl } = truth.policies
    return notice(
      `${sides(inLines(carrierName(voice, 'gl'), homeOffice(voice, 'gl', '<br>')), inLines('Mailed', date(daysLater(gl.effective, 60))))}<h3>CANCELLATION NOTICE – NON-PAYMENT OF PREMIUM</h3><p class="win">${insuredUntold(voice)}</p>${table('cg', ['Policy Number', 'Type of Policy', 'Inception', 'Cancellation Date and Time'], [[text(gl.number), 'General Liability', date(gl.effective), `${date(daysLater(gl.effective, 75))} 12:01 A.M.`]])}<p>We cancel this policy because the premium of ${money(Math.round(gl.premium / 10))} was not paid by its due date. If we receive it before the cancellation date your policy will continue.</p><p>Also notified: ${text(truth.producer.name)}; ${bankOrLeasing(voice)}</p>`,
      CSS,
    )
  },
}

const underwritten: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { wc } = truth.policies
    return notice(
      `<p>${carrierName(voice, 'wc')}</p><h3>NOTICE OF ${chance.pick(['CANCELLATION', 'INTENT TO CANCEL'])}</h3>${table(
        'cg',
        [],
        [
          ['Employer', insuredUntold(voice)],
          ['Agent', agencyUntold(voice)],
          ['Policy', `${text(wc.number)}, ${termOf(voice, wc)}`],
          ['Effective date of cancellation', date(daysLater(wc.effective, 48))],
          [
            'Reason',
            chance.pick([
              'Failure to comply with loss control recommendations',
              'Material misrepresentation of payroll',
              'Request of the insured',
              'Underwriting: change in risk',
            ]),
          ],
        ],
      )}<p>Any unearned premium will be refunded within 30 days. A copy was sent to the state’s industrial commission.</p>`,
      CSS,
    )
  },
}

const lapse: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { auto } = truth.policies
    return notice(
      `<p>${date(daysLater(auto.expiration, -75))}</p><p class="win">${insuredUntold(voice)}</p><h4>NONRENEWAL OF INSURANCE</h4><p>Your commercial automobile policy ${text(auto.number)} with ${carrierName(voice, 'auto')} will expire on ${date(auto.expiration)} and will not be renewed, since the company withdraws from this class in your state. Coverage ends at 12:01 a.m. on that day.</p><p>You have a right to loss information. Ask your agent, ${text(truth.producer.name)}, for other markets.</p>${asides(voice, 1)}`,
      CSS,
    )
  },
}

const restored: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { umbrella } = truth.policies
    return notice(
      `<p>${carrierName(voice, 'umbrella')}<br>${homeOffice(voice, 'umbrella')}</p><h3>NOTICE OF REINSTATEMENT</h3><p class="win">${insuredUntold(voice)}</p><p>Policy ${text(umbrella.number)} (commercial umbrella) is reinstated as of ${date(daysLater(umbrella.effective, 101))} without lapse in coverage. Please disregard the notice of cancellation sent before.</p><p>Agent of record ${text(truth.producer.name)}</p>`,
      CSS,
    )
  },
}

export const ridersAndNoticesFamilies: LearnFamily[] = [
  { name: 'riders', style: manyDates(['sans', 'serif'], [9, 9.5, 10]), papers: { autoLimits, renamed, blanket, classAdded } },
  { name: 'notices by mail', style: manyDates(['sans', 'serif'], [9.5, 10]), papers: { unpaid, underwritten, lapse, restored } },
] // biome-ignore format: a family in a line
