import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { isExcluded, trigger } from './words.ts'

const CSS = `
.pc { font: 12.5px/1.4 'Inter Variable', 'Liberation Sans', sans-serif; color: #18212b } .pc .bar { background: #153e5c; color: #fff; padding: 12px 16px; display: flex; justify-content: space-between; align-items: baseline; -webkit-print-color-adjust: exact }
.pc .bar b { font-size: 17px; font-weight: 600 } .pc dl { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px 18px; margin: 16px 0 } .pc dt { font-size: 10px; color: #5b6b7a } .pc dd { margin: 0; font-weight: 500 }
.pc table { border-collapse: collapse; width: 100%; margin: 8px 0 } .pc th { font-size: 10.5px; font-weight: 600; text-align: right; border: 0; border-bottom: 2px solid #153e5c; padding: 5px 8px } .pc td { border: 0; border-bottom: 1px solid #d8dfe5; padding: 5px 8px; text-align: right }
.pc td:first-child, .pc th:first-child { text-align: left } .pc .old { color: #7b8894 } .pc h3 { font-size: 13px; margin: 18px 0 2px } .pc .note { font-size: 10.5px; color: #444 }`

/** The confirmation of a change in mid term: each limit before and after, with the premium for the rest of the term. */
export const change: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { money, text } = voice
    const { gl } = truth.policies
    const before = otherLimits(chance, 'gl', gl.limits)
    const from = daysLater(gl.effective, chance.int(20, 300))
    const words = chance.pick([
      { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products / completed work aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical expense, per person' },
      { aggregate: 'Annual aggregate (other than products)', products: 'Annual aggregate (products)', occurrence: 'Any one occurrence', personal: 'Personal injury and advertising', medical: 'Medical, any one person', rented: 'Rented premises, any one' },
    ]) as Record<string, string> // biome-ignore format: a page
    const changed = ['occurrence', 'aggregate', ...chance.some(['products', 'rented', 'medical'], chance.int(0, 2))]
    const reversed = chance.maybe(0.35)
    const unchanged = chance.pick(['no change', '&mdash;', 'unchanged'])
    const rows = Object.entries(words).map(([name, label]) => {
      const now = voice.limit('gl', name)
      const old = changed.includes(name) || isExcluded(voice, 'gl', name) ? money(before[name]!) : unchanged
      const cells = [`<td class="old">${old}</td>`, `<td><b>${now}</b></td>`]
      return `<tr><td>${label}</td>${(reversed ? cells.reverse() : cells).join('')}</tr>`
    })
    const heads = chance.pick([['Was', 'Is now'], ['Before this change', `From ${voice.date(from)}`], ['Old limit', 'New limit']]) // biome-ignore format: a page
    const facts: [string, string][] = chance.shuffle([
      ['Policy', voice.number('gl')],
      ['Policy term', `${voice.effective('gl')} to ${voice.expiration('gl')}`],
      [chance.pick(['Change takes effect', 'Change date', 'Amendment effective']), voice.date(from)],
      [chance.pick(['Change no.', 'Endorsement no.']), String(chance.int(1, 6)).padStart(3, '0')],
      ['Issued by', voice.carrier('gl')],
      ['Processed', voice.date(daysLater(from, chance.int(1, 9)))],
    ])
    const where = truth.locations[0]!
    const also = chance.maybe(0.6)
      ? `<h3>Also changed</h3><p>Location ${truth.locations.length + 1} is added: ${voice.address(where.party.address).join(', ')}. Building ${money(where.building)}, contents ${money(where.contents)}, deductible ${money(2500)}. Liquor liability at this location: not covered.</p>`
      : '<h3>Also changed</h3><p>The deductible for water damage is raised to $10,000. Nothing else in the property part is altered.</p>'
    const premium = chance.int(120, 4000)
    const html = `<div class="pc"><div class="bar"><b>${chance.pick(['Policy change confirmation', 'Your change is complete', 'Confirmation of amended policy'])}</b><span>General liability${chance.maybe(0.5) ? `, ${trigger(voice, 'occurrence form', 'claims-made form')}` : ''}</span></div>
<dl>${facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>
<dl style="grid-template-columns:1fr 1fr"><div><dt>Insured</dt><dd>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</dd></div><div><dt>${chance.pick(['Agent of record', 'Agency'])}</dt><dd>${[voice.producer(), ...voice.producerAddress()].join('<br>')}<br>${voice.reach('email')}</dd></div></dl>
<h3>Liability limits</h3><table><tr><th></th>${(reversed ? [...heads].reverse() : heads).map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table>
${also}<h3>Premium</h3><table><tr><td>Annual premium before</td><td>${money(gl.premium)}</td></tr><tr><td>Additional premium for ${chance.int(40, 330)} remaining days</td><td>${money(premium)}</td></tr><tr><td>Change fee</td><td>${money(15)}</td></tr></table>
<p class="note">${chance.pick(['All other terms of the policy stay as they are.', 'Nothing else in the policy is altered by this change.'])} Certificates issued before the change date do not show these limits. Reference ${text(truth.producer.code)}/${chance.digits(5)}.</p></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CSS }
  },
}
