import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import { cents, RESET, short, spelled, table, usd, WIDE } from './kit.ts'

/** The policy that ends, and when. */
const ending = (voice: Voice) => {
  const line = voice.chance.pick(['gl', 'auto', 'wc'] as const)
  const policy = voice.truth.policies[line]
  const title = { gl: 'General Liability', auto: 'Business Auto', wc: 'Workers Compensation' }[line]
  const limit = policy.limits.occurrence ?? policy.limits.csl ?? policy.limits.accident ?? policy.limits.perAccident!
  return { policy, title, limit, day: daysLater(policy.effective, voice.chance.int(40, 300)) }
}
const insured = (voice: Voice) => [voice.text(voice.truth.insured.name), ...voice.address(voice.truth.insured.address)]
const producer = (voice: Voice) => [
  voice.text(voice.truth.producer.name),
  ...voice.address(voice.truth.producer.address),
]

/** Boxes of a formal notice. */
function formal(voice: Voice): Drawn {
  const { chance } = voice
  const { policy, title, day } = ending(voice)
  const reason = chance.pick([
    'Nonpayment of premium',
    'Underwriting reasons: loss history',
    'Request of the insured',
    'Material change of the risk',
  ])
  return {
    kind: 'notice',
    feeds: 'nothing',
    html: `<div class="pg fm"><h1>NOTICE OF CANCELLATION</h1><table class="b"><tr><td>Insurer<br>${voice.text(policy.carrier.name)}</td><td>Kind of policy<br>${title}</td></tr><tr><td>Policy no.<br>${voice.text(policy.number)}</td><td>Issued for<br>${voice.date(policy.effective)} – ${voice.date(policy.expiration)}</td></tr><tr><td>Cancellation takes effect<br><b>${voice.date(day)}, 12:01 a.m.</b></td><td>Date of mailing<br>${voice.date(daysLater(day, -12))}</td></tr><tr><td>Insured<br>${insured(voice).join('<br>')}</td><td>Agent<br>${producer(voice).join('<br>')}</td></tr></table><p>Reason: ${reason}.</p><p>All coverage under this policy ends at the date and hour shown and is not in force afterwards. Unearned premium of ${usd(chance.int(100, 4000))} will be returned. Earned premium was ${chance.int(20, 80)}%.</p></div>`,
    css: `${RESET} .fm{font:10.5pt ${FONTS.sans}} .fm h1{font-weight:bold;text-align:center;font-size:16pt;margin-bottom:12pt} .fm .b td{border:1pt solid #000;padding:6pt;width:50%} .fm p{margin-top:12pt}`,
  } // biome-ignore format: a page
}

/** A letter that also names what had been covered. */
function letter(voice: Voice): Drawn {
  const { policy, title, limit, day } = ending(voice)
  return {
    kind: 'notice',
    feeds: 'nothing',
    html: `<div class="pg lt"><div class="side">${voice.text(policy.carrier.name)}<br>${voice.address(policy.carrier.address).join('<br>')}</div><div><p>${insured(voice).join('<br>')}</p><p>Regarding ${voice.text(policy.number)}</p><p>${voice.chance.pick(['We regret that we can no longer insure you.', 'As you asked, we have ended your policy.', 'Since the amount due was not received, your policy has been terminated.'])} Your ${title} policy, written ${spelled(policy.effective)} with a limit of ${usd(limit)}, ended on ${spelled(day)}. Nothing that happens after that date is insured.</p><p>If you replace it, please show the new insurer this letter. Should payment of ${cents(voice.chance.int(300, 5000))} arrive before ${spelled(daysLater(day, 10))} we may consider a new application; we will not reinstate this policy.</p><p>Copy to ${producer(voice).join(', ')}</p></div></div>`,
    css: `${RESET} .lt{font:12pt ${FONTS.narrowSerif};display:grid;grid-template-columns:130pt 1fr;gap:24pt} .lt .side{font-size:8pt;border-right:1pt solid #888} .lt p{margin-bottom:14pt}`,
  } // biome-ignore format: a page
}

/** Landscape, two copies side by side: the insured's and that of a third party. */
function copies(voice: Voice): Drawn {
  const { policy, title, limit, day } = ending(voice)
  const holder = voice.chance.maybe(0.5) ? voice.truth.names.business() : voice.truth.names.agency()
  const half = (copy: string, mailed: string) =>
    `<section><small>${copy}</small><h1>Coverage terminated</h1><p>${mailed}</p>${table([
      ['Number', voice.text(policy.number)],
      ['Type', title],
      ['Company', voice.text(policy.carrier.name)],
      ['Was written for', `${voice.date(policy.effective)}–${voice.date(policy.expiration)}`],
      ['Limit had been', short(limit)],
      ['Ended', voice.date(day)],
      ['Return premium', `${voice.chance.int(10, 80)}% less $50`],
    ])}<p>There is no coverage after the date ended.</p></section>`
  return {
    kind: 'notice',
    feeds: 'nothing',
    html: `<div class="pg cp"><div class="two">${half('INSURED’S COPY', insured(voice).join('<br>'))}${half('CERTIFICATE HOLDER’S COPY', `${voice.text(holder)}<br>${voice.address(voice.truth.names.address()).join('<br>')}`)}</div><p>Sent through ${producer(voice).join(', ')}</p></div>`,
    css: `${RESET}${WIDE} .cp{font:9.5pt ${FONTS.wide}} .cp .two{display:grid;grid-template-columns:1fr 1fr;gap:0} .cp section{border:1pt dashed #666;padding:14pt} .cp h1{font-size:15pt;margin:6pt 0} .cp p{margin:8pt 0}`,
  } // biome-ignore format: a page
}

/** A policy that has been ended in the middle of its term: nothing of it holds. */
export const lapse: Paper = { draw: (voice) => voice.chance.pick([formal, letter, copies])(voice) }
