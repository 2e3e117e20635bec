import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { commas } from './words.ts'

const CSS = `.of{font-family:'Liberation Sans',sans-serif;font-size:10px;line-height:1.4}.of h1{font-size:18px;margin:0 0 2px}.of table{border-collapse:collapse;width:100%;margin:10px 0}.of td,.of th{border:1px solid #666;padding:4px;vertical-align:top;text-align:center}.of td:first-child{text-align:left}.of .sm{font-size:7.5px}`

/** A renewal offer with three choices, sent by e-mail: none of them holds. */
export const renewalOffer: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const day = gl.expiration
    const business = voice.text(truth.insured.name)
    const html = `<div class="of"><h1>${voice.text(gl.carrier.name)}</h1><p>${chance.pick(['Renewal offer', 'Renewal proposal with options', 'We would like to quote your next term'])} &nbsp; prepared for ${business}, ${voice.address(truth.insured.address).join(', ')}</p>
<p>Agent: ${voice.text(truth.producer.name)} (${truth.producer.code}) &nbsp; Proposed term: ${voice.date(day)} to ${voice.date(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`)} &nbsp; Offer no. ${chance.digits(7)}</p>${options(voice)}
<p>${chance.pick(['Mark the choice you want, sign and return this page with the deposit.', 'Tell your agent which column you want before the proposed date.'])} ${chance.pick(['No coverage is bound by this offer.', 'This is a quotation only. It is not a binder and nothing is insured by it.'])} It is open until ${voice.date(daysLater(day, -5))}.</p>
<p>☐ Choice A &nbsp; ☐ Choice B &nbsp; ☐ Choice C &nbsp;&nbsp; Signed ______________________ Date __________</p><p class="sm">The umbrella in choice C requires limits below it of at least ${voice.money(500_000)}. Premiums may change if the payroll or the receipts reported to us do. Terrorism coverage may be had for ${voice.money(chance.int(10, 90))}.</p></div>`
    const words = `Good morning,\n\nThe renewal offer is attached. Choice B is about what most of our ${chance.pick(['farms', 'restaurants', 'contractors', 'churches'])} take; it would be $1,000,000 a year more in umbrella if you go with C.\nNothing is bound until we have the signed page.\n\n${voice.truth.producer.contact}`
    return {
      kind: 'quote',
      feeds: 'nothing',
      html,
      css: CSS,
      mail: { subject: chance.pick(['Renewal offer, three choices', 'Your renewal - please pick one']), words },
    }
  },
}

function options(voice: Voice): string {
  const { chance, truth } = voice
  const { gl, umbrella } = truth.policies
  const choices = [truth.prior.gl.limits, gl.limits, otherLimits(chance, 'gl', gl.limits)]
  const row = (words: string, amounts: string[]) =>
    `<tr><td>${words}</td>${amounts.map((amount) => `<td>${amount}</td>`).join('')}</tr>`
  const of = (write: (limits: Record<string, number>) => string) => choices.map(write)
  const premiums = choices.map((_, index) => Math.round(gl.premium * (0.9 + index * 0.15)))
  return `<table><tr><th>Coverage</th><th>Choice A</th><th>Choice B</th><th>Choice C</th></tr>${row(
    'Section II, Coverage L<br><span class="sm">per occurrence / annual aggregate</span>',
    of((limits) => `${commas(limits.occurrence!)}/${commas(limits.aggregate!)}`),
  )}${row(
    'Products and completed work, aggregate',
    of((limits) => voice.money(limits.products!)),
  )}${row(
    'Coverage M, each person',
    of((limits) => voice.money(limits.medical!)),
  )}${row(
    'Fire legal',
    of((limits) => voice.money(limits.rented!)),
  )}${row('Hired and non-owned auto', ['Not Covered', voice.money(1_000_000), voice.money(1_000_000)])}${row('Umbrella, each occurrence', ['None', 'None', voice.money(umbrella.limits.occurrence!)])}${row('Property deductible', [1000, 1000, 2500].map(voice.money))}${row('<b>Premium</b>', premiums.map(voice.money))}</table>`
}
