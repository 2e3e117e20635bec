import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { agencyBlock, declares, finePrint, insuredBlock, ruled, stacked, watermark } from '../kit/parties.ts'

/** The policies below, each with its own number, term and limits: none of them is this policy. */
function underlying(voice: Voice): string[][] {
  const { truth, money, text, date, chance } = voice
  const { gl, auto, wc } = truth.prior
  const number = () => text(`${chance.pick(['CP', 'BA', 'EL'])}${chance.digits(7)}`)
  const term = `${date(gl.effective)} – ${date(gl.expiration)}`
  const sums = (words: [string, number | undefined][]) =>
    words.flatMap(([word, amount]) => (amount ? [`${money(amount)} ${word}`] : [])).join('<br>')
  return [
    [`Commercial General Liability<br>${text(gl.carrier.name)}`, number(), term, sums([['each occurrence', gl.limits.occurrence], ['general aggregate', gl.limits.aggregate], ['products aggregate', gl.limits.products]])],
    [`Automobile Liability<br>${text(auto.carrier.name)}`, number(), term, sums([['each accident', auto.limits.csl], ['each person', auto.limits.perPerson], ['property damage', auto.limits.damage]])],
    [`Employers Liability<br>${text(wc.carrier.name)}`, number(), term, sums([['each accident', wc.limits.accident], ['disease policy limit', wc.limits.disease], ['disease each employee', wc.limits.employee]])],
  ] // biome-ignore format: rows of a table
}

/** An umbrella whose underlying policies take more of the page than itself. */
export const umbrellaPolicy: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { umbrella } = truth.policies
    const limits = voice.limits('umbrella', {
      occurrence: 'Each Occurrence Limit (Liability Coverage)',
      aggregate: 'Aggregate Limit (Liability Coverage)',
      retention: 'Self-Insured Retention',
    })
    if (umbrella.limits.retention) voice.tick('umbrella.retention', '')
    const none = umbrella.limits.retention ? [] : [['Self-Insured Retention', 'NIL']]
    const schedule = ruled('um-u', underlying(voice), [
      'Type of policy and insurer',
      'Policy number',
      'Policy period',
      'Minimum applicable limits',
    ])
    const own = `<h4>LIMITS OF INSURANCE</h4>${ruled('um-l', [...limits, ['Crisis Management Expense', money(250_000)], ...none])}`
    const isBelow = chance.maybe(0.5)
    return declares(
      `${watermark(voice)}<div class="um-h">${voice.tick('umbrella.umbrella', 'COMMERCIAL LIABILITY UMBRELLA')} DECLARATIONS</div><table class="um-b"><tr><td>Company: ${voice.carrier('umbrella')}</td><td>Policy No.: ${voice.number('umbrella')}</td></tr><tr><td>NAMED INSURED / MAILING ADDRESS<br>${insuredBlock(voice)}</td><td>AGENT (${truth.producer.code})<br>${agencyBlock(voice)}</td></tr><tr><td colspan="2">Policy Period: from ${voice.effective('umbrella')} to ${voice.expiration('umbrella')} at 12:01 A.M.</td></tr></table>
      ${isBelow ? '' : own}<h4>SCHEDULE OF UNDERLYING INSURANCE</h4>${schedule}${isBelow ? own : ''}<p>Premium ${money(umbrella.premium)} ${chance.pick(['Flat charge', 'Adjustable at audit'])}. Any auto symbol shown in an underlying policy is of that policy.</p>${finePrint(voice)}`,
      '.um-h { font-weight: bold; font-size: 1.2em; border: 1pt solid #000; text-align: center; padding: 3pt } .um-b td { border: 0.6pt solid #000; width: 50% } h4 { margin: 8pt 0 2pt } .um-u td, .um-u th { border: 0.4pt solid #666; font-size: 0.88em } .um-l { width: 66% } .um-l td:last-child { text-align: right }',
    )
  },
}

/** A layer over another insurer's layer, in numbered items of the London sort. */
export const excessLayer: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    const lead = chance.int(1, 3) * 5_000_000
    const limits = voice.limits('umbrella', { occurrence: 'any one occurrence', aggregate: 'in the annual aggregate' })
    const item = (at: number, title: string, content: string) =>
      `<tr><td>Item ${at}.</td><td>${title}</td><td>${content}</td></tr>`
    return declares(
      `<h2 class="xl">FOLLOW FORM ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY POLICY DECLARATIONS</h2><table class="xl-t">
      ${item(1, 'Named Insured', insuredBlock(voice))}${item(2, 'Policy Number', voice.number('umbrella'))}${item(3, 'Policy Period', `Inception ${voice.effective('umbrella')} &nbsp; Expiration ${voice.expiration('umbrella')}<br>Both days at 12:01 a.m. local time`)}
      ${item(4, 'Controlling Underlying Insurance', `${text(truth.names.carrier().name)}, policy ${chance.digits(9)}: ${money(lead)} each occurrence / ${money(lead)} aggregate excess of primary`)}
      ${item(5, 'Limits of Liability of this Policy', `${limits.map(([label, amount]) => `${amount} ${label}`).join('<br>')}<br>excess of ${money(lead)} underlying`)}
      ${item(6, 'Premium', `${money(umbrella.premium)} plus taxes and fees; ${money(umbrella.premium / 4)} earned at inception`)}${item(7, 'Insurer', voice.carrier('umbrella'))}${item(8, 'Producer', agencyBlock(voice))}${item(9, 'Notice of claim', `${text(truth.wholesaler.name)}<br>${stacked(voice.address(truth.wholesaler.address))}`)}</table><p>Not covered: auto liability within the lead’s corridor, nuclear, war.</p>${finePrint(voice)}`,
      '.xl { font-size: 1.1em; font-variant: small-caps } .xl-t td { border-bottom: 0.4pt solid #888 } .xl-t td:first-child { width: 46pt } .xl-t td:nth-child(2) { width: 30% }',
    )
  },
}

const SORTS = [
  { title: 'Miscellaneous Professional Liability', claim: 'Each Claim', extra: 'Disciplinary proceedings' },
  { title: 'Directors, Officers and Organization Liability', claim: 'Each Claim', extra: 'Derivative demand costs' },
  { title: 'Cyber and Privacy Liability', claim: 'Each Event', extra: 'Ransom and extortion' },
  { title: 'Architects and Engineers Errors &amp; Omissions', claim: 'Per Claim', extra: 'Pre-claim assistance' },
] // biome-ignore format: a table

/** A claims-made policy for what is no general liability: its limits go nowhere, its number and term do. */
export const claimsMadeItems: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { professional } = truth.policies
    const sort = chance.pick(SORTS)
    const { claim, aggregate, retention } = professional.limits
    const row = (letter: string, title: string, content: string) =>
      `<div class="cm"><b>${letter}.</b><b>${title}</b><span>${content}</span></div>`
    return declares(
      `<h3>${sort.title} Policy</h3><p class="cm-n">THIS IS A CLAIMS-MADE AND REPORTED POLICY. DEFENSE COSTS REDUCE THE LIMIT. READ IT WITH CARE.</p>
      ${row('I', 'INSURER', `${voice.carrier('professional')}<br>NAIC No. ${voice.naic('professional')}`)}${row('II', 'POLICY NUMBER', `${voice.number('professional')}<br>Renewal of ${text(truth.prior.professional.number)}`)}${row('III', 'NAMED INSURED', stacked(voice.insured(), voice.insuredAddress()))}${row('IV', 'POLICY PERIOD', `${voice.effective('professional')} to ${voice.expiration('professional')}`)}
      ${row('V', 'LIMIT OF LIABILITY', `${money(claim!)} ${sort.claim}<br>${money(aggregate!)} Policy Aggregate<br>${money(50_000)} ${sort.extra} (sublimit)`)}${row('VI', 'RETENTION', `${money(retention!)} ${sort.claim}`)}${row('VII', 'RETROACTIVE DATE', chance.pick(['Full prior acts', date(truth.prior.professional.effective)]))}${row('VIII', 'EXTENDED REPORTING', '12 months for 100% of the annual premium')}${row('IX', 'PREMIUM', money(professional.premium))}
      ${row('X', 'PRODUCER', agencyBlock(voice))}${row('XI', 'GENERAL LIABILITY', chance.pick(['Not included', 'No coverage under this policy']))}${finePrint(voice)}`,
      '.cm { display: grid; grid-template-columns: 30pt 34% 1fr; margin: 5pt 0 } .cm-n { border: 1pt solid #000; padding: 4pt; font-weight: bold; font-size: 0.85em }',
    )
  },
}
