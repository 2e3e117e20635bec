import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { FONTS } from '../../../style.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autosInWords, basisOf, dayOf, dollars, inWords, JOBS, limitAs, monthDay, pageOf, short } from './craft.ts'

type Words = { amount: (amount: number) => string; term: (line: Line) => string }

function paragraphs(voice: Voice, { amount, term }: Words): Record<Line, () => string> {
  const { chance, truth } = voice
  const { policies } = truth
  const limit = (line: Line, name: string) => limitAs(voice, line, name, amount)
  const isPart = (name: string) => policies.gl.excluded !== name
  const small = [
    isPart('personal') ? `personal and advertising injury of ${limit('gl', 'personal')}` : '',
    isPart('rented') && chance.maybe(0.7) ? `damage to rented premises of ${limit('gl', 'rented')}` : '',
    isPart('medical') && chance.maybe(0.7) ? `medical payments of ${limit('gl', 'medical')} a person` : '',
  ].filter(Boolean)
  const products = isPart('products')
    ? `a separate aggregate of ${limit('gl', 'products')} for completed operations`
    : 'no cover for completed operations'
  const applies = chance.maybe(0.7)
    ? `The general aggregate ${voice.tick('gl.perProject', 'stands anew for each project')}, yours among them`
    : `The general aggregate ${voice.tick('gl.perPolicy', 'is one for the whole policy')} and is shared with other work`
  const auto = () =>
    policies.auto.limits.csl
      ? `${limit('auto', 'csl')} for each accident, bodily injury and property damage combined`
      : `${limit('auto', 'perPerson')} each person and ${limit('auto', 'perAccident')} each accident for bodily injury, and ${limit('auto', 'damage')} for property damage`
  const retained = () =>
    policies.umbrella.limits.retention
      ? ` above a ${voice.tick('umbrella.retention', 'retention')} of ${limit('umbrella', 'retention')} where nothing lies below`
      : ''
  return {
    gl: () => `<b>General liability.</b> ${voice.carrier('gl')} insures our client under policy ${voice.number('gl')}, ${term('gl')}, on ${basisOf(voice, 'an occurrence', 'a claims-made')} form. It pays up to ${limit('gl', 'occurrence')} for any one occurrence and ${limit('gl', 'aggregate')} in the aggregate, with ${products}${small.length ? ` and ${small.join(', ')}` : ''}. ${applies}. A deductible of ${dollars(5000)} is our client’s own affair.`,
    auto: () => `<b>Automobile.</b> Policy ${voice.number('auto')} of ${voice.carrier('auto')}, ${term('auto')}, covers ${autosInWords(voice)} for ${auto()}.`,
    umbrella: () => `<b>Umbrella.</b> Above the primary policies stands ${voice.tick('umbrella.umbrella', 'an umbrella')} of ${limit('umbrella', 'occurrence')} per occurrence and ${limit('umbrella', 'aggregate')} aggregate${retained()}, ${voice.carrier('umbrella')}, ${voice.number('umbrella')}, ${term('umbrella')}. You asked for ${short(chance.pick([15, 20, 25]) * 1_000_000)}; the rest has not been bought.`,
    wc: () => `<b>Workers compensation.</b> ${voice.tick('wc.statutory', 'Statutory benefits')} and employers liability (accident ${limit('wc', 'accident')}, disease ${limit('wc', 'disease')} for the policy and ${limit('wc', 'employee')} for any one employee) are with ${voice.carrier('wc')}, ${voice.number('wc')}, ${term('wc')}.`,
    professional: () => `<b>Professional.</b> Design-assist work is insured by ${voice.carrier('professional')}, ${voice.number('professional')}, ${term('professional')}, ${limit('professional', 'claim')} each claim, claims-made.`,
  } // biome-ignore format: a page
}

/** An agency's letter to a project owner on its interest: the contractor's policies told in sentences, amounts partly in words, with what was asked for and not bought, and the owner's own builders risk. */
export const ownerLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { names, policies } = truth
    const amount = chance.pick<Words['amount']>([
      (one) => `${inWords(one)} Dollars`,
      (one) => `${inWords(one)} Dollars (${dollars(one)})`,
      (one) => short(one).replace('M', ' million').replace('K', ',000').replace(/\.5,000/, ',500'),
      voice.money,
    ]) // biome-ignore format: one a line
    const isWords = chance.maybe(0.4)
    const term = (line: Line) => {
      const [from, to] = [voice.effective(line), voice.expiration(line)]
      return isWords ? `from ${dayOf(policies[line].effective)} until ${dayOf(policies[line].expiration)}` : `${from} to ${to}`
    } // biome-ignore format: one a line
    const owner = names.business()
    const project = chance.pick(JOBS)
    const written = monthDay(daysLater(policies.gl.effective, 60))
    const all = chance.shuffle<Line>(['gl', 'auto', 'umbrella', 'wc', 'professional'])
    const left: Line | undefined = chance.maybe(0.5) ? chance.pick<Line>(['auto', 'professional', 'wc']) : undefined
    const told = all.filter((line) => line !== left)
    const made = paragraphs(voice, { amount, term })
    const words = told.map((line) => made[line]())
    const letterhead = `<div class="lh"><div><b>${voice.producer()}</b><br>${chance.pick(['Construction Services Group', 'Surety and Construction'])}</div><div>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}${chance.maybe(0.4) ? `<br>Fax ${voice.reach('fax')}` : ''}</div></div>`
    const html = `${letterhead}<p>${written}</p><p>${voice.text(owner)}<br>${voice.address(names.address()).join('<br>')}</p><p><b>${chance.pick(['Owner’s interest', 'Your interest as owner'])}: ${project}</b><br>Contractor: ${voice.insured()}, ${voice.insuredAddress().join(', ')}</p><p>Dear ${voice.text(names.person())}:</p>
<p>${chance.pick(['You asked us to confirm, ahead of the certificates, how our client is insured for its work on your project.', 'We act for the contractor named above. At your lender’s wish we set down the insurance that is in force today.'])}</p>${words.map((one) => `<p>${one}</p>`).join('')}
<p>You and your lender are additional insured for ongoing and completed work under the general liability policy. Thirty days’ notice of cancellation is given to you, ten where the premium is unpaid.</p>
<p>The builders risk is yours to buy under Article 11. We understand you have it for ${dollars(chance.int(8, 90) * 1_000_000)} with a deductible of ${dollars(50_000)}; we have not seen that policy and say nothing of it. Damage to the existing building up to ${dollars(500_000)} should be added to it.</p>
<p>${chance.pick(['Yours truly', 'Sincerely'])},<br><br>${voice.reach('contact')}<br><small>Our letter does not change any policy.</small></p>` // biome-ignore format: a page
    return {
      kind: 'letter',
      feeds: 'fills',
      ...pageOf(html, css(chance.pick([FONTS.serif, FONTS.sans, FONTS.modern]))),
    }
  },
}

const css = (font: string) =>
  `body{font:10pt/1.42 ${font};padding:0 34px}.lh{display:flex;justify-content:space-between;border-bottom:1px solid #444;padding-bottom:8px;margin-bottom:20px;font-size:8.6pt}.lh b{font-size:13pt}.lh div+div{text-align:right}p{margin-bottom:10px}`
