import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { inLines } from '../kit/blocks.ts'
import { finePrint, watermark } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtAll } from '../kit/parties.ts'
import { declarationsUnder } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'

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
    const schedule = tableOfRows('um-u', underlying(voice), [
      'Type of policy and insurer',
      'Policy number',
      'Policy period',
      'Minimum applicable limits',
    ])
    const own = `<h4>LIMITS OF INSURANCE</h4>${tableOfRows('um-l', [...limits, ['Crisis Management Expense', money(250_000)], ...none])}`
    const isBelow = chance.maybe(0.5)
    return declarationsUnder(
      `${watermark(voice)}<div class="um-h">${voice.tick('umbrella.umbrella', 'COMMERCIAL LIABILITY UMBRELLA')} DECLARATIONS</div><table class="um-b"><tr><td>Company: ${voice.carrier('umbrella')}</td><td>Policy No.: ${voice.number('umbrella')}</td></tr><tr><td>NAMED INSURED / MAILING ADDRESS<br>${insuredSplitAtAll(voice)}</td><td>AGENT (${truth.producer.code})<br>${agencyTold(voice)}</td></tr><tr><td colspan="2">Policy Period: from ${voice.effective('umbrella')} to ${voice.expiration('umbrella')} at 12:01 A.M.</td></tr></table>
      ${isBelow ? '' : own}<h4>SCHEDULE OF UNDERLYING INSURANCE</h4>${schedule}${isBelow ? own : ''}<p>Premium ${money(umbrella.premium)} ${chance.pick(['Flat charge', 'Adjustable at audit'])}. Any auto symbol shown in an underlying policy is of that policy.</p>${finePrint(voice)}`,
      '.um-h { font-weight: bold; font-size: 1.2em; border: 1pt solid #000; text-align: center; padding: 3pt } .um-b td { border: 0.6pt solid #000; width: 50% } h4 { margin: 8pt 0 2pt } .um-u td, .um-u th { border: 0.4pt solid #666; font-size: 0.88em } .um-l { width: 66% } .um-l td:last-child { text-align: right }',
    )
  },
}

/** A layer over another insurer's layer, in numbered items of the London sort. */
const excessLayer: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    const lead = chance.int(1, 3) * 5_000_000
    const limits = voice.limits('umbrella', { occurrence: 'any one occurrence', aggregate: 'in the annual aggregate' })
    const item = (at: number, title: string, content: string) =>
      `<tr><td>Item ${at}.</td><td>${title}</td><td>${content}</td></tr>`
    return declarationsUnder(
      `<h2 class="xl">FOLLOW FORM ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY POLICY DECLARATIONS</h2><table class="xl-t">
      ${item(1, 'Named Insured', insuredSplitAtAll(voice))}${item(2, 'Policy Number', voice.number('umbrella'))}${item(3, 'Policy Period', `Inception ${voice.effective('umbrella')} &nbsp; Expiration ${voice.expiration('umbrella')}<br>Both days at 12:01 a.m. local time`)}
      ${item(4, 'Controlling Underlying Insurance', `${text(truth.names.carrier().name)}, policy ${chance.digits(9)}: ${money(lead)} each occurrence / ${money(lead)} aggregate excess of primary`)}
      ${item(5, 'Limits of Liability of this Policy', `${limits.map(([label, amount]) => `${amount} ${label}`).join('<br>')}<br>excess of ${money(lead)} underlying`)}
      ${item(6, 'Premium', `${money(umbrella.premium)} plus taxes and fees; ${money(umbrella.premium / 4)} earned at inception`)}${item(7, 'Insurer', voice.carrier('umbrella'))}${item(8, 'Producer', agencyTold(voice))}${item(9, 'Notice of claim', `${text(truth.wholesaler.name)}<br>${inLines(voice.address(truth.wholesaler.address))}`)}</table><p>Not covered: auto liability within the lead’s corridor, nuclear, war.</p>${finePrint(voice)}`,
      '.xl { font-size: 1.1em; font-variant: small-caps } .xl-t td { border-bottom: 0.4pt solid #888 } .xl-t td:first-child { width: 46pt } .xl-t td:nth-child(2) { width: 30% }',
    )
  },
}

export const umbrellaAndLondonLayerFamilies: LearnFamily[] = [
  { name: 'umbrella and underlying', style: ({ pick }) => ({ size: pick([8, 9]) }), papers: { umbrellaPolicy, excessLayer } },
] // biome-ignore format: a family in a line
