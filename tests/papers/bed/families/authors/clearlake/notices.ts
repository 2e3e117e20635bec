import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import * as part from './parts.ts'

const NAMES = { gl: 'Commercial general liability', auto: 'Commercial auto', wc: 'Workers compensation' }

/** A notice that a policy ends, for nonpayment or by decision of underwriting: nothing on it is in force. */
export const cancellationNotice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = chance.pick(['gl', 'auto', 'wc'] as const)
    const policy = truth.policies[line]
    const ends = daysLater(policy.effective, chance.int(60, 200))
    const mailed = daysLater(ends, -chance.pick([12, 30, 45]))
    const due = chance.int(300, 6000)
    const state = truth.insured.address.state
    const reason = chance.pick([
      { title: 'Notice of cancellation for nonpayment of premium', words: `We have not received the payment of ${voice.money(due)} that was due. Your policy is cancelled at 12:01 a.m. on ${voice.date(ends)}. If we receive ${voice.money(due + 25)} before that time, this notice has no effect and we will tell you so in writing. A payment after that time does not restore the policy.` },
      { title: 'Cancellation notice', words: `We cancel your policy at 12:01 a.m. on ${voice.date(ends)} because inspection found conditions that materially increase the risk, and they were not corrected. Unearned premium of ${voice.money(due)} will be refunded through your agent within 30 days.` },
      { title: 'Confirmation of cancellation at the request of the insured', words: `As you asked, your policy is cancelled as of ${voice.date(ends)}. You are not insured by us after that time. Return premium, pro rata: ${voice.money(due)}.` },
    ]) // biome-ignore format: words
    const html = `<div class="cl"><div style="display:flex;justify-content:space-between"><div class="mark">${part.mark(policy.carrier)}</div><div>Mailed ${voice.date(mailed)}<br>${chance.pick(['Certificate of mailing', 'Certified mail'])} ${chance.digits(12)}</div></div>
<h1 style="font-size:16px;text-align:center;margin:22px 0 14px">${reason.title}</h1>
<div style="margin:20px 0 24px 20px">${[voice.text(truth.insured.name), ...voice.address(truth.insured.address)].join('<br>')}</div>
<div class="grid">${part.box('Policy number', voice.text(policy.number))}${part.box('Type of policy', NAMES[line])}${part.box('Policy period', `${voice.date(policy.effective)} – ${voice.date(policy.expiration)}`)}${part.box('Cancellation effective', `<b>${voice.date(ends)}</b>`)}${part.box('Company', voice.text(policy.carrier.name), 6)}${part.box('Agent', `${voice.text(truth.producer.name)} (${truth.producer.code}) ${truth.producer.phone}`, 6)}</div>
<p style="font-size:11px">${reason.words}</p><h2>Your rights in ${state}</h2>${part.stateNotice(voice)}
<p class="fine">You may be eligible for insurance through the state’s assigned market, which offers limits up to ${voice.money(1_000_000)} per occurrence. Ask your agent.</p>
<p>Copies: ${['insured', 'agent', `${voice.text(truth.names.business())} (loss payee)`].join(' · ')}</p><div style="margin-top:30px">Policy services · ${voice.text(truth.names.phone())}</div></div>` // biome-ignore format: a page
    return { kind: 'notice', feeds: 'nothing', html, css: part.sheet(voice) }
  },
}

/** A notice that a policy goes on as if it had not been cancelled: its number and term hold, and no limit is said. */
export const reinstatementNotice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = chance.pick(['gl', 'auto', 'wc'] as const)
    const policy = truth.policies[line]
    const ends = daysLater(policy.effective, chance.int(60, 200))
    const said = part.inForce(voice, line)
    const kind = line === 'gl' ? voice.tick('gl.coverage', NAMES.gl) : NAMES[line]
    const paid = chance.int(300, 4000)
    const words = chance.pick([
      `The notice of cancellation we mailed to you, effective ${voice.date(ends)}, is withdrawn. We received your payment of ${voice.money(paid)}. Your policy is reinstated with no lapse in coverage and remains in force for its full term.`,
      `Thank you for your payment of ${voice.money(paid)}. The cancellation that would have taken effect on ${voice.date(ends)} is rescinded. Coverage has continued without interruption, for the period stated below.`,
    ])
    const insured = [voice.insured(), ...voice.insuredAddress()]
    const producer = [voice.producer(), ...voice.producerAddress()]
    const grid = chance.pick([
      () => [['Policy number', 'Line of business', 'Effective date', 'Expiration date'], [said.number, kind, said.from, said.to], ['Issuing company', 'Date reinstated', 'Next instalment', 'Amount'], [said.company, voice.date(daysLater(ends, -2)), voice.date(daysLater(ends, 28)), voice.money(paid)]],
      () => [['Policy', said.number], ['Coverage', kind], ['Company', said.company], ['Policy period', `${said.from} to ${said.to}`], ['Lapse', 'None'], ['Next payment due', `${voice.date(daysLater(ends, 28))}, ${voice.money(paid)}`]],
    ])() // biome-ignore format: tables
    const docx = [
      part.mark(policy.carrier),
      chance.pick(['REINSTATEMENT NOTICE', 'Notice of reinstatement', 'Rescission of cancellation']),
      voice.date(daysLater(ends, -2)),
      ...insured,
      '',
      words,
      grid,
      `Your agent: ${producer.join(', ')}, ${voice.reach('phone')}`,
      `If a payment is returned by your bank, this reinstatement is void and a fee of ${voice.money(30)} applies. More than two reinstatements in a term may require payment of the remaining premium in full.`,
      `Copy to any mortgage holder, loss payee and certificate holder that received the notice of cancellation.`,
    ]
    return { kind: 'notice', feeds: 'fills', docx }
  },
}
