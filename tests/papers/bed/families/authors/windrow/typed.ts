import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { figures, from, has, own, plain, safe, trigger, typedDate, until } from './words.ts'

/** A printed form's word, and what a typewriter put near it. */
const label = (x: number, y: number, words: string) => `<span class="a" style="left:${x}px;top:${y}px">${words}</span>`
const rule = (x: number, y: number, width: number, height: number) =>
  `<span class="b" style="left:${x}px;top:${y}px;width:${width}px;height:${height}px"></span>`
const upper = (words: string) => safe(plain(words).toUpperCase())
const padded = (words: string, width: number) => safe(plain(words).padEnd(width))
const right = (words: string, width: number) => safe(plain(words).padStart(width))

/** A condominium association's package policy on a carrier's preprinted forms, filled by a typewriter; an endorsement at the end may have the last word on one limit. */
export const typedPolicy: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance } = voice
    const typed = (x: number, y: number, lines: string[]) =>
      `<span class="t" style="left:${x + chance.int(-2, 3)}px;top:${y + chance.int(-2, 2)}px">${lines.join('<br>')}</span>`
    const isAmended = chance.maybe(0.5) && voice.truth.policies.gl.excluded !== 'rented'
    const pages = [common(voice, typed), property(voice), liability(voice, typed, isAmended), conditions(voice), endorsement(voice, typed, isAmended)] // biome-ignore format: a list
    const tilt = chance.pick([0, 0, 0.25, -0.3])
    const html = pages.map((page) => `<div class="pg" style="transform:rotate(${tilt}deg)">${page}</div>`).join('')
    return { kind: 'declarations', feeds: 'fills', html: `<div class="wt">${html}</div>`, css: CSS }
  },
}

type Typed = (x: number, y: number, lines: string[]) => string

function common(voice: Voice, typed: Typed): string {
  const { chance, truth } = voice
  const parts: [string, string][] = [
    ['I', 'PROPERTY OF THE ASSOCIATION'],
    ['II', 'LIABILITY TO THE PUBLIC'],
    ['III', 'DISHONESTY OF EMPLOYEES'],
    ['IV', 'DIRECTORS AND OFFICERS'],
  ]
  const premiums = parts.map(() => chance.int(300, 14_000))
  const total = premiums.reduce((sum, one) => sum + one, 0)
  const rows = parts
    .map(([part, name], index) => `${right(part, 4)}   ${padded(name, 34)}${right(`${figures(premiums[index]!)}.00`, 12)}`)
    .join('\n')
  return `<h1>${upper(voice.carrier('gl'))}</h1><p class="c">${voice.address(truth.policies.gl.carrier.address).join(' · ')}</p><h2>Condominium Association Package Policy<br><small>Common Declarations</small></h2>
${rule(0, 130, 350, 46)}${label(6, 134, 'policy number')}${typed(70, 146, [voice.number('gl')])}${rule(350, 130, 180, 46)}${label(356, 134, 'replaces number')}${typed(380, 150, [chance.maybe(0.7) ? voice.text(truth.prior.gl.number) : 'NEW'])}${rule(530, 130, 180, 46)}${label(536, 134, 'agent’s code')}${typed(570, 148, [truth.producer.code])}
${rule(0, 176, 350, 120)}${label(6, 180, 'Item 1. Named insured and mailing address')}${typed(24, 200, [upper(voice.insured()), ...voice.insuredAddress().map(upper)])}${rule(350, 176, 360, 120)}${label(356, 180, 'Agent')}${typed(380, 196, [upper(voice.producer()), ...voice.producerAddress().map(upper), ...(chance.maybe(0.5) ? [`TEL ${voice.reach('phone')}`] : []), ...(chance.maybe(0.4) ? [`CONTACT ${upper(voice.reach('contact'))}`] : [])])}
${rule(0, 296, 710, 52)}${label(6, 300, 'Item 2. Policy period')}${label(110, 324, 'from')}${typed(150, 318, [from(voice, 'gl', typedDate)])}${label(300, 324, 'to')}${typed(330, 320, [until(voice, 'gl', typedDate)])}${label(470, 324, 'at 12:01 a.m. where the property stands')}
${rule(0, 348, 710, 44)}${label(6, 352, 'Item 3. The insured is')}${typed(40, 366, [chance.pick(['ASSOCIATION OF UNIT OWNERS', 'NOT-FOR-PROFIT CORPORATION', 'CONDOMINIUM TRUST'])])}
<pre style="top:420px">PART   COVERAGE                              PREMIUM $\n\n${rows}\n${' '.repeat(41)}------------\n       PAYABLE ${padded(chance.pick(['AT INCEPTION', 'IN FOUR INSTALLMENTS', '30 DAYS AFTER DELIVERY']), 26)}${right(`${figures(total)}.00`, 12)}\n\n\n       FORMS MADE PART OF THIS POLICY:\n       ${truth.forms.slice(0, 5).map((form) => safe(`${form.number} ${form.edition}`)).join(', ')}</pre>
${label(420, 830, 'countersigned by')}${rule(420, 862, 280, 1)}`
} // biome-ignore format: a page

function property(voice: Voice): string {
  const { chance, truth } = voice
  const rows = truth.locations
    .map((one) => `${right(one.number, 3)}  ${padded(one.party.address.one.toUpperCase().slice(0, 28), 30)}${right(figures(one.building), 12)}${right(figures(one.contents), 11)}${right(chance.pick(['90%', '100%', 'AGREED']), 9)}`)
    .join('\n')
  return `<h2>Part I – Property</h2><p class="c">Insurance applies only where an amount is typed.</p><pre style="top:90px">LOC  PREMISES                          BUILDING   CONTENTS   COINS.
---  ----------------------------  ------------ ----------  ------
${rows}

     CAUSES OF LOSS .......... SPECIAL, REPLACEMENT COST
     DEDUCTIBLE, EACH LOSS ................ $ ${right(figures(chance.pick([1000, 5000, 10_000, 25_000])), 10)}
     WIND OR HAIL DEDUCTIBLE ..............   ${right(chance.pick(['2% BLDG', '5% BLDG', 'SAME']), 10)}
     ORDINANCE OR LAW B AND C COMBINED .... $ ${right(figures(chance.pick([250_000, 500_000])), 10)}
     BACK-UP OF SEWERS OR DRAINS .......... $ ${right(figures(chance.pick([25_000, 100_000])), 10)}
     LOSS OF ASSESSMENTS .................. ${right('ACTUAL, 12 MO', 12)}

     EARTHQUAKE ................................ NOT COVERED
     FLOOD ..................................... NOT COVERED</pre>
<h2 style="top:640px" class="at">Part III – Dishonesty of Employees</h2><pre style="top:690px">     EMPLOYEES, TRUSTEES, MANAGING AGENT,
     EACH LOSS ............................ $ ${right(figures(chance.pick([50_000, 250_000, 400_000])), 10)}
     FORGERY .............................. $ ${right('25,000', 10)}
     DEDUCTIBLE ........................... $ ${right('1,000', 10)}</pre>`
} // biome-ignore format: a page

function liability(voice: Voice, typed: Typed, isAmended: boolean): string {
  const { chance, truth } = voice
  const before = (name: string) => name === 'rented' && isAmended
  const row = (name: string) => own(voice, 'gl', name, (amount) => figures(before(name) ? truth.prior.gl.limits[name]! : amount)).toUpperCase()
  const perLocation = chance.maybe(0.5)
  if (perLocation) voice.tick('gl.perLocation', '')
  const items: [string, string][] = [
    ['A. Each occurrence, bodily injury and property damage together', row('occurrence')],
    ['B. Personal injury and advertising injury, any one person or organization', row('personal')],
    ['C. Damage to premises rented to you, any one premises', row('rented')],
    ['D. Medical expense, any one person', row('medical')],
    ['E. Aggregate for products and completed operations', row('products')],
    [`F. Aggregate for all else${perLocation ? ', each location by itself' : ''}`, row('aggregate')],
  ]
  const isLent = has(voice, 'auto', 'csl') && chance.maybe(0.7)
  const autos = isLent
    ? own(voice, 'auto', 'csl', figures) + voice.tick('auto.hired', '') + voice.tick('auto.nonOwned', '')
    : 'NOT COVERED'
  if (isLent) voice.number('auto') + voice.effective('auto') + voice.expiration('auto') + voice.carrier('auto')
  voice.notJudged('professional')
  const written = items.map(([words, amount], index) => label(20, 116 + index * 34, words) + label(505, 116 + index * 34, '$') + typed(525, 114 + index * 34, [amount])).join('')
  return `<h2>Part II – Liability to the Public</h2>${label(20, 76, 'This part is written on the form marked:')}${label(290, 76, 'occurrence [&nbsp;&nbsp;&nbsp;]')}${label(420, 76, 'claims-made [&nbsp;&nbsp;&nbsp;]')}${typed(truth.policies.gl.claimsMade ? 480 : 344, 75, [trigger(voice, 'X', 'X')])}${written}
${label(20, 350, 'G. Hired autos and autos not owned by the association, each accident')}${label(505, 350, '$')}${typed(525, 348, [autos])}
${label(20, 384, 'H. Garagekeepers’ liability')}${typed(525, 382, ['NOT COVERED'])}${label(20, 418, 'I. Liability arising from swimming pools')}${typed(525, 416, [chance.pick(['INCLUDED IN A', 'NO POOL'])])}
${rule(0, 470, 710, 1)}<h2 style="top:490px" class="at">Part IV – Directors and Officers</h2>${label(20, 550, 'Written on a claims-made basis. Each claim and all claims of the period')}${label(505, 550, '$')}${typed(525, 548, [figures(1_000_000)])}${label(20, 584, 'Retention, each claim')}${label(505, 584, '$')}${typed(525, 582, [figures(chance.pick([1000, 2500, 5000]))])}${label(20, 618, 'Acts before this day are not covered')}${typed(525, 616, [typedDate(daysLater(truth.policies.gl.effective, -chance.int(1, 6) * 365))])}`
} // biome-ignore format: a page

function conditions(voice: Voice): string {
  const all = [
    'Assessments. We pay up to $2,000 of a unit owner’s share of an assessment that follows a covered loss, whatever the number of assessments.',
    'Reward. We pay as much as $10,000 for information that leads to a conviction for arson. This is the most we pay, however many people bring it.',
    'Trees and shrubs. We pay no more than $500 for one tree and $5,000 in a policy year.',
    'Bail and earnings. We pay up to $250 for bail bonds and up to $250 a day for time away from work at our request. These do not lower the limits.',
    'Two or more policies. If a claim is covered by another policy of ours as well, the most we pay is the largest single limit, not their sum.',
    'Cancellation. You may cancel by mailing us this policy. We may cancel with 10 days’ notice if premium is unpaid, 60 days’ notice otherwise. A short-term charge of at least $100 is kept.',
    'Unit owners’ policies. A unit owner’s own insurance does not share with this policy. Owners should carry liability of not less than $300,000.',
    'Waiver among owners. We give up our right to recover from a unit owner, except for damage done on purpose.',
    'Examination of books. We may look at your books for three years. A refund of less than $15 is made only if you ask.',
  ]
  const chosen = voice.chance.shuffle(all).slice(0, voice.chance.int(6, 9))
  return `<h2>Conditions of Every Part</h2><div class="two">${chosen.map((text, index) => `<p><b>${index + 1}.</b> ${text}</p>`).join('')}</div>`
} // biome-ignore format: a page

function endorsement(voice: Voice, typed: Typed, isAmended: boolean): string {
  const { chance, truth } = voice
  const day = chance.maybe(0.5) ? from(voice, 'gl', typedDate) : typedDate(daysLater(truth.policies.gl.effective, chance.int(20, 90)))
  const words = isAmended
    ? [`IT IS AGREED THAT ITEM C OF PART II, DAMAGE TO`, `PREMISES RENTED TO YOU, IS ${chance.pick(['AMENDED', 'CHANGED'])} TO READ`, '', `     $ ${figures(truth.policies.gl.limits.rented!)} ANY ONE PREMISES`, '', `IN PLACE OF THE AMOUNT TYPED IN THE DECLARATIONS.`, `ADDITIONAL PREMIUM $ ${chance.int(40, 300)}.00`]
    : ['IT IS AGREED THAT THE MANAGING AGENT IS AN', 'INSURED UNDER PART II FOR ITS WORK AS SUCH.', '', 'NO LIMIT IS CHANGED BY THIS ENDORSEMENT.', 'PREMIUM: NIL']
  return `<h2>Endorsement No. ${chance.int(1, 3)}</h2>${rule(0, 70, 430, 44)}${label(6, 74, 'attached to policy')}${typed(60, 90, [voice.number('gl')])}${rule(430, 70, 280, 44)}${label(436, 74, 'takes effect')}${typed(480, 88, [day])}${typed(60, 160, words)}${label(60, 380, 'All else in the policy stays as it is.')}${label(420, 440, 'for the company')}${rule(420, 470, 280, 1)}`
} // biome-ignore format: a page

const CSS = `
.wt { color: #222 } .wt .pg { position: relative; height: 930px; width: 712px; break-after: page } .wt .pg:last-child { break-after: auto }
.wt h1 { font: bold 20px 'DejaVu Serif Condensed', serif; text-align: center; margin: 0 } .wt .c { text-align: center; font: 9px 'DejaVu Serif', serif; margin: 2px } .wt h2 { font: bold 14px 'DejaVu Serif', serif; text-align: center; margin: 12px 0 0; width: 100% } .wt h2 small { font-size: 11px; font-weight: normal } .wt .at { position: absolute }
.wt .a { position: absolute; font: 8.5px 'DejaVu Serif', serif; white-space: nowrap } .wt .b { position: absolute; border: .7px solid #555; box-sizing: border-box } .wt .t { position: absolute; font: 12px/1.25 'DejaVu Sans Mono', monospace; white-space: pre; color: #333 }
.wt pre { position: absolute; left: 10px; margin: 0; font: 12px/1.35 'DejaVu Sans Mono', monospace; color: #333 } .wt .two { columns: 2; column-gap: 26px; font: 9.5px/1.5 'DejaVu Serif', serif; margin-top: 20px }
`
