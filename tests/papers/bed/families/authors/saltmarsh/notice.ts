import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { br } from './help.ts'

const CSS = `
.not { font: 10pt/1.5 'Liberation Sans', sans-serif; padding: 0 34px } .not .who { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; margin: 22px 0 }
.not h1 { font-size: 13pt; border: 2px solid #000; padding: 7px; text-align: center } .not .ref { border-collapse: collapse; margin: 12px 0 } .not .ref td { padding: 2px 18px 2px 0; vertical-align: top }
.not small { font-size: 7.8pt } .not .cut { border-top: 1px dashed #000; margin-top: 34px; padding-top: 10px; font-size: 8.6pt }
`

type Told = { title: string; ref: [string, string][]; paragraphs: string[]; cut: string }

function cancelled(voice: Voice): Told {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const end = daysLater(gl.effective, chance.int(40, 200))
  const due = Math.round(gl.premium / 4)
  return {
    title: chance.pick(['NOTICE OF CANCELLATION', 'NOTICE OF CANCELLATION FOR NON-PAYMENT OF PREMIUM']),
    ref: [
      ['Policy', voice.text(gl.number)],
      ['Class', 'Commercial general liability'],
      ['Period as issued', `${voice.date(gl.effective)} to ${voice.date(gl.expiration)}`],
      ['Limits as issued', `${voice.money(gl.limits.occurrence!)} any one occurrence, ${voice.money(gl.limits.aggregate!)} aggregate`],
      ['Cancelled from', `${voice.date(end)}, 12:01 a.m. local standard time`],
    ],
    paragraphs: [
      `Insurers hereby give notice, in accordance with the cancellation clause, that the above policy is cancelled from the date and hour stated because the second installment of ${voice.money(due)} was not received.`,
      'From that hour no insurance exists under the policy. Certificates that have been issued should be recalled and their holders told.',
      `The earned premium to that date is ${voice.money(Math.round(gl.premium * 0.6))} and remains payable.`,
    ],
    cut: `Amount outstanding ${voice.money(due)} &emsp; Policy ${voice.text(gl.number)}`,
  } // biome-ignore format: a page
}

function runOff(voice: Voice): Told {
  const { chance, truth } = voice
  const policy = truth.prior.professional
  const choices = [['12', 0.75], ['24', 1.2], ['36', 1.5]] as const // biome-ignore format: a list
  const prices = choices.map(
    ([months, part]) => `${months} months for ${voice.money(Math.round(policy.premium * part))}`,
  )
  return {
    title: chance.pick(['IMPORTANT NOTICE &ndash; CLAIMS-MADE POLICY HAS EXPIRED', 'EXTENDED REPORTING PERIOD &ndash; NOTICE OF YOUR RIGHT']),
    ref: [
      ['Expired policy', voice.text(policy.number)],
      ['Class', 'Professional liability, claims made and reported'],
      ['Ended', voice.date(policy.expiration)],
      ['Retroactive date', voice.date(daysLater(policy.effective, -chance.int(300, 2000)))],
      ['Limit remaining', `${voice.money(policy.limits.claim!)} any one claim; ${voice.money(policy.limits.aggregate!)} in all`],
    ],
    paragraphs: [
      'The policy above was not renewed. It answered only for claims first made against you and reported to insurers before it ended.',
      `You may buy an extended reporting period: ${prices.join('; ')}. It covers no act that took place after the policy ended, and it does not put back or add to a limit.`,
      `The choice must reach us with the premium within sixty days, that is by ${voice.date(daysLater(policy.expiration, 60))}. Unless it does, no claim made after the policy ended is insured.`,
    ],
    cut: `I choose &#9744; 12 &ensp; &#9744; 24 &ensp; &#9744; 36 months &emsp; &#9744; none &emsp; Policy ${voice.text(policy.number)}`,
  } // biome-ignore format: a page
}

function willEnd(voice: Voice): Told {
  const { truth } = voice
  const { umbrella } = truth.prior
  return {
    title: 'NOTICE OF NON-RENEWAL',
    ref: [
      ['Policy not renewed', voice.text(umbrella.number)],
      ['Class', `Excess liability, ${voice.money(umbrella.limits.occurrence!)} excess of ${voice.money(umbrella.limits.occurrence! + 1_000_000)}`],
      ['Ended', voice.date(umbrella.expiration)],
    ],
    paragraphs: [
      'Insurers have withdrawn from this class and have let the policy run off at its natural end. It has not been replaced by us.',
      `Your broker may approach other markets. We understand that a layer of ${voice.money(truth.policies.umbrella.limits.occurrence!)} was being sought; we have no part in it and do not know whether it was placed.`,
      'Claims under the expired policy should be sent to the address above as before.',
    ],
    cut: 'Retain this notice with the expired policy.',
  } // biome-ignore format: a page
}

/** A notice of cancellation, of the end of a claims-made policy with offers of extended reporting, or of non-renewal: nothing in it is in force. */
export const marketNotice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { title, ref, paragraphs, cut } = chance.pick([cancelled, runOff, willEnd])(voice)
    const html = `<div class="not"><div style="text-align: right; font-size: 8.4pt">${br([`<b>${voice.text(truth.wholesaler.name)}</b>`, 'Coverholder for the insurers', ...voice.address(truth.wholesaler.address)])}</div>
      <div class="who"><div>${br([voice.text(truth.insured.name), ...voice.address(truth.insured.address)])}</div><div><small>Copy to broker</small><br>${br([voice.text(truth.producer.name), ...voice.address(truth.producer.address)])}</div></div>
      <h1>${title}</h1>
      <table class="ref">${ref.map(([label, value]) => `<tr><td><small>${label}</small></td><td>${value}</td></tr>`).join('')}</table>
      ${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}
      <p>For and on behalf of insurers<br><br>${voice.text(truth.names.person())}</p>
      <div class="cut">${cut}</div></div>`
    return { kind: 'notice', feeds: 'nothing', html, css: CSS }
  },
}
