import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { cents } from './print-words.ts'

// biome-ignore format: a page
const CSS = `
body { font: 10pt/1.45 'DejaVu Serif', serif; margin: 0 }
.h10 { padding: 0 26pt } .h10 .lh { border-bottom: 1pt solid #000; display: flex; justify-content: space-between; align-items: flex-end; font-size: 7.4pt; padding-bottom: 4pt; margin-bottom: 26pt } .h10 .lh b { font-size: 13pt; letter-spacing: .4pt } .h10 .lh span { white-space: nowrap; padding-left: 12pt }
.h10 p { margin: 0 0 11pt } .h10 .re { margin-left: 60pt; text-indent: -30pt } .h10 h3 { font-size: 11pt; text-align: center; letter-spacing: 2pt; margin: 0 0 16pt } .h10 .cc { font-size: 7.8pt; margin-top: 30pt }`

const KINDS: Record<string, string> = { gl: 'General Liability', auto: 'Automobile', wc: 'Workers Compensation', umbrella: 'Umbrella' } // biome-ignore format: a table

/** A terse letter that a policy is canceled or will not be renewed: it says numbers, dates and limits of what ends. */
export const cancellation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line: Line = chance.pick(['gl', 'gl', 'auto', 'wc', 'umbrella'] as const)
    const policy = truth.policies[line]
    const ends = daysLater(policy.effective, chance.int(60, 250))
    const mailed = daysLater(ends, -chance.int(15, 30))
    const owed = `$${cents(chance.int(90, 4000))}`
    const limits = Object.values(policy.limits).filter(Boolean).slice(0, 2).map((amount) => voice.money(amount)).join(' / ')
    const kind = chance.pick(['unpaid', 'hazard', 'nonrenewal'] as const)
    const [title, body] = {
      unpaid: ['NOTICE OF CANCELLATION', [`You are notified that this policy is canceled as of 12:01 a.m. ${voice.date(ends)}, for nonpayment of premium. ${owed} is past due.`, 'If the full amount reaches this office before that hour the notice is withdrawn. A partial payment will be kept as earned premium and will not reinstate the policy.']],
      hazard: ['NOTICE OF CANCELLATION', [`We hereby cancel the captioned policy effective ${voice.date(ends)}, 12:01 a.m. All coverage ceases then.`, `Reason: ${chance.pick(['recommendations of our inspector were not complied with', 'material change in the nature of the risk', 'loss record'])}. Unearned premium of ${owed} will be returned through your agent.`]],
      nonrenewal: ['NOTICE OF NONRENEWAL', [`This policy ends on ${voice.date(policy.expiration)} and will not be renewed.`, `Reason: ${chance.pick(['we no longer write this class', 'loss frequency', 'the risk exceeds our capacity'])}. Please place the coverage elsewhere.`]],
    }[kind] as [string, string[]]
    const reference = [`${KINDS[line]} Policy ${voice.text(policy.number)}`, `Term ${voice.date(policy.effective)} to ${voice.date(policy.expiration)}`, ...(chance.maybe(0.6) ? [`Limits ${limits}`] : []), ...(chance.maybe(0.4) ? [`Insured: ${voice.text(truth.insured.name)}`] : [])]
    return {
      kind: 'notice',
      feeds: 'nothing',
      css: CSS,
      html: `<div class="h10"><div class="lh"><b>${voice.text(policy.carrier.name)}</b><span>${voice.address(policy.carrier.address).join('<br>')}</span></div><p>${voice.date(mailed)}</p><p>${chance.pick(['CERTIFICATE OF MAILING', 'CERTIFIED MAIL', 'FIRST CLASS MAIL'])}</p><p>${[voice.text(truth.insured.name), ...voice.address(truth.insured.address)].join('<br>')}</p><h3>${title}</h3><p class="re">Re: ${reference.join('<br>')}</p>${body.map((words) => `<p>${words}</p>`).join('')}<p>${chance.pick(['You may be able to obtain insurance through the plan of your state. Ask your agent.', 'Minimum limits required by law may be had from the assigned risk plan; a fine of up to $5,000 may apply if you go without.', 'Any lienholder or holder of a certificate is notified by copy.'])}</p><p>${chance.pick(['Yours truly,', 'Very truly yours,'])}</p><br><p>${voice.text(truth.names.person())}<br>${chance.pick(['Secretary', 'Underwriting Department', 'Accounts'])}</p><div class="cc">cc: ${voice.text(truth.producer.name)} (${truth.producer.code})${chance.maybe(0.5) ? `<br>cc: ${voice.text(truth.names.business())}, additional interest` : ''}</div></div>`,
    }
  },
} // biome-ignore format: a page
