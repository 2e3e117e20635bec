import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { cents, charges, commas, inWords, said } from './ways.ts'

const TITLES: Record<string, string> = {
  occurrence: 'Each Occurrence Limit',
  aggregate: 'General Aggregate Limit',
  products: 'Products/Completed Operations Aggregate Limit',
  personal: 'Personal and Advertising Injury Limit',
  rented: 'Damage to Premises Rented to You Limit',
  medical: 'Medical Expense Limit',
}

function change(voice: Voice, name: string): string {
  const { chance, truth } = voice
  const before = truth.prior.gl.limits[name]!
  const now = truth.policies.gl.limits[name]!
  const title = TITLES[name]!
  const old = `$${commas(before)}`
  if (truth.policies.gl.excluded === name)
    return `the ${title}, which read ${old}, is struck out, and the words &ldquo;${voice.limit('gl', name)}&rdquo; take its place`
  const fresh = said(voice, 'gl', name, (amount) =>
    chance.pick([`$${commas(amount)}`, `$${commas(amount)}`, `${inWords(amount)} dollars ($${commas(amount)})`]),
  )
  const up = now > before
  return chance.pick([
    `the ${title} is ${up ? 'increased' : 'reduced'} from ${old} to ${fresh}`,
    `the ${title}, formerly ${old}, is ${up ? 'raised' : 'lowered'} to ${fresh}`,
    `as respects the ${title}, the figure ${old} is deleted and the figure ${fresh} substituted`,
    `the ${title} shall be ${fresh} in lieu of ${old}`,
  ])
}

const CSS = `
.qe { font: 11px/1.55 'DejaVu Serif', serif; max-width: 560px; margin: 0 auto }
.qe .no { float: right; border: 1px solid #000; padding: 4px 10px; font-size: 10px; text-align: center }
.qe h1 { font-size: 13px; margin: 0 } .qe h2 { font-size: 12px; text-align: center; clear: both; padding-top: 24px; text-decoration: underline }
.qe .strip { display: grid; grid-template-columns: 1.1fr 1fr 1.2fr; border: 1px solid #000; margin: 12px 0; font-size: 9.5px }
.qe .strip div { padding: 3px 6px; border-right: 1px solid #000 } .qe .strip b { display: block; font-size: 10.5px; font-weight: normal; padding-top: 3px }
.qe p { text-align: justify; margin: 9px 0 } .qe ol { list-style: lower-alpha; margin: 6px 0 } .qe li { margin-bottom: 6px }
.qe .foot { margin-top: 30px; display: flex; justify-content: space-between; font-size: 9.5px }
`

/** An endorsement in prose that raises and cuts limits of a policy in force; the old figures stand beside the new ones. */
export const amendment: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const from = daysLater(gl.effective, chance.int(20, 200))
    const always = chance.maybe(0.5) ? ['occurrence', 'aggregate'] : ['occurrence', 'aggregate', 'products']
    const others = Object.keys(TITLES).filter((name) => !always.includes(name))
    const names = [...always, ...chance.some(others, chance.int(1, others.length))]
    const changes = names.map((name) => change(voice, name))
    const { rows, total } = charges(voice, chance.int(4, 60) * 100)
    const opening = chance.pick([
      `In consideration of an additional premium of $${cents(total)}, taxes and fees included, it is understood and agreed that with effect from ${voice.date(from)}, 12:01 a.m., the declarations of this policy are amended:`,
      `At the request of the first named insured, and from ${voice.date(from)} on, the limits in Item 4 of the declarations are changed as follows and no longer as first written:`,
    ])
    const body = chance.maybe(0.5)
      ? `<p>${opening}</p><ol>${changes.map((words) => `<li>${words};</li>`).join('')}</ol>`
      : `<p>${opening} ${changes.join('; ')}.</p>`
    const project = chance.maybe(0.35)
      ? `<p>It is further agreed that the General Aggregate Limit as amended ${voice.tick('gl.perProject', 'applies separately to each project')} at which you work, but not above $${commas(gl.limits.aggregate! * 2 + 1_000_000)} in all.</p>`
      : ''
    const cut = names.length < 6 ? ' Limits not named above stay as they were.' : ''
    const rest = chance.shuffle([
      `<p>The deductible of $${chance.pick(['2,500', '5,000'])} per claim is not changed.${cut}</p>`,
      '<p>The amended limits do not apply to an occurrence that began before the date of change, whenever the claim is made; for such an occurrence the most we pay is what the policy said on the day it began.</p>',
      '<p>A sublimit of $25,000 each claim for assault or battery that an earlier endorsement added is part of, and not in addition to, the limits.</p>',
    ])
    const form = gl.claimsMade
      ? voice.tick('gl.claimsMade', 'claims-made coverage form')
      : voice.tick('gl.occurrence', 'occurrence coverage form')
    const strip = `<div class="strip"><div>Policy number<b>${voice.number('gl')}</b></div><div>Endorsement effective<b>${voice.date(from)}</b></div><div>Policy period<b>${voice.effective('gl')} to ${voice.expiration('gl')}</b></div></div>`
    const names2 = `<p>Issued to: ${voice.insured()}<br>Issued by: ${voice.carrier('gl')}<br>${chance.pick(['Producer', 'Through'])}: ${voice.producer()}${chance.maybe(0.5) ? `, ${voice.producerAddress().join(', ')}` : ''}</p>`
    const tail = chance.maybe(0.6)
      ? `<p>Premium: ${rows.map(([words, amount]) => `${words} $${cents(amount)}`).join(', ')}. Total $${cents(total)}, of which 25% is earned at once.</p>`
      : ''
    const html = `<div class="qe"><div class="no">ENDORSEMENT<br>No. ${chance.int(2, 9)}</div><h1>THIS ENDORSEMENT CHANGES THE POLICY.<br>KEEP IT WITH THE POLICY.</h1>
      <h2>${chance.pick(['AMENDATORY ENDORSEMENT – LIMITS', 'CHANGE OF LIMITS', 'GENERAL CHANGE ENDORSEMENT'])}</h2>
      ${chance.maybe(0.5) ? strip + names2 : names2 + strip}
      <p>This endorsement modifies insurance under the commercial general liability coverage part, ${form}.</p>
      ${body}${project}${rest.slice(0, chance.int(1, 3)).join('')}${tail}
      <p>All other terms and conditions remain the same.</p>
      <div class="foot"><span>Form QEM 04 (02-23)</span><span>${voice.text(truth.names.person())}<br>Authorized signature, ${voice.date(daysLater(from, chance.int(-8, 9)))}</span></div></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CSS }
  },
}
