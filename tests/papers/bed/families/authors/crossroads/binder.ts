import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { limitsOf, said, titleOf } from './words.ts'

/** A binder for several lines under one number, and an amendment sheet that extends it, voids it, takes a line out, or says that it will not be extended. */
export const binder: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const outcome = chance.pick(['extended', 'extended', 'void', 'void', 'void', 'void', 'partial', 'refused'])
    const lines: Line[] = chance.maybe(0.5) ? ['gl', 'auto', 'wc'] : ['gl', 'auto', 'umbrella']
    const removed = outcome === 'partial' ? chance.pick(lines.slice(1)) : null
    const style = chance.int(0, 1)
    const start = truth.policies.gl.effective
    const days = chance.pick([30, 45, 60])
    const [first, second] = [daysLater(start, days), daysLater(start, days + chance.pick([30, 60]))]
    const isLonger = outcome === 'extended' || outcome === 'partial'
    for (const line of lines) truth.policies[line].expiration = isLonger ? second : first
    const all = lines.map((line) => said(voice, line, outcome !== 'void' && line !== removed))
    const ends = isLonger ? voice.date(first) : all[0]!.expiration()
    const onlyTerm = () => all.forEach((one) => void [one.number(), one.effective(), one.expiration(), one.carrier()])
    onlyTerm()
    const head = all[0]!
    const rows = all
      .map((one) => {
        const limits = limitsOf(one, style)
        const more = one.line === 'auto' ? `Symbols ${one.symbols()}` : one.line === 'wc' ? `Part One: ${one.tick('wc.statutory', 'statutory')}, state of ${truth.insured.address.state}` : ''
        return `<tr><td class="t">${titleOf(one, style)}<div class="s">${more}</div></td><td>${limits.map(([words]) => `${words}<br>`).join('')}</td><td class="r">${limits.map(([, amount]) => `${amount}<br>`).join('')}</td><td class="r">${voice.money(truth.policies[one.line].premium)}</td></tr>`
      })
      .join('') // biome-ignore format: a page
    const when = voice.date(daysLater(start, days - 4))
    const removedTitle = removed ? titleOf(said(voice, removed, false), style) : ''
    const amended = {
      extended: `<p>At the request of the agent this binder, which was to end at 12:01 a.m. on ${voice.date(first)}, is <b>extended</b>. It now ends at 12:01 a.m. on ${head.expiration()}, or when the policy is delivered if that comes first.</p><p>All else in the binder remains as written.</p>`,
      void: `<p>${chance.pick(['The down payment was returned unpaid by the bank.', 'The signed application was not received.', 'The insured has placed this coverage with another company.'])} The binder described above is <b>${chance.pick(['cancelled as of its effective date', 'void from its beginning', 'withdrawn flat'])}</b>. No coverage is or has been provided under it. No policy will be issued.</p>`,
      partial: `<p>1. ${removedTitle} is <b>removed</b> from this binder as of its effective date; the insured has that coverage elsewhere. No coverage of that kind was provided.</p><p>2. For the coverages that remain, the end of the binder is moved from ${voice.date(first)} to ${head.expiration()}.</p>`,
      refused: `<p>You asked for thirty more days, to ${voice.date(daysLater(first, 30))}. We cannot give them. The binder <b>is not extended</b> and ends on the date printed in it. Until then the coverages bound remain as written.</p>`,
    }[outcome]!
    const title = chance.pick(['BINDER OF INSURANCE', 'TEMPORARY BINDER', 'Binder and Evidence of Temporary Coverage'])
    const company = head.carrier()
    const html = `<div class="bd"><header><div><div class="co">${company}</div><div class="s">${voice.address(truth.policies.gl.carrier.address).join(' &middot; ')}</div></div><h1>${title}</h1></header>
<div class="g"><div><i>Binder number</i>${head.number()}</div><div><i>In effect from (12:01 a.m.)</i>${head.effective()}</div><div><i>Until (12:01 a.m.)</i>${ends}</div><div><i>Producer code</i>${truth.producer.code}</div></div>
<div class="g two"><div><i>Insured</i>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</div><div><i>Agency</i>${[voice.producer(), ...voice.producerAddress(), `Ph. ${voice.reach('phone')}`, `Fax ${voice.reach('fax')}`].join('<br>')}</div></div>
<table><thead><tr><th>Coverage bound</th><th>Limit of</th><th class="r">Amount</th><th class="r">Est. annual premium</th></tr></thead><tbody>${rows}</tbody></table>
<p class="s">Deductible per claim, property damage: ${voice.money(chance.pick([250, 500, 2000]))}. Minimum earned premium ${voice.money(750)}. This binder is a temporary contract on the terms of our policy forms in use on its effective date. It is replaced by the policy when that is issued.</p>
<p class="sig">${voice.text(truth.names.person())}, authorized representative &emsp; ${voice.date(daysLater(start, 1))}</p>
<section class="am"><h2>AMENDMENT 1 TO BINDER</h2><p class="s">Dated ${when} &middot; attached to and forming part of the binder bearing the same number</p>${amended}<p class="sig">${voice.text(truth.names.person())}, for the company</p></section></div>`
    return { kind: 'binder', feeds: outcome === 'void' ? 'names only' : 'fills', html, css: CSS }
  },
}

const CSS = `
.bd { font: 9pt 'DejaVu Serif Condensed', serif } .bd header { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2px solid #234; padding-bottom: 6px } .bd h1 { font-size: 13pt; margin: 0; color: #234 } .bd .co { font-size: 11pt; font-weight: 700 } .bd .s { font-size: 7.5pt; color: #444 }
.bd .g { display: grid; grid-template-columns: repeat(4, 1fr); border: 1px solid #234; border-top: 0 } .bd .g.two { grid-template-columns: 1fr 1fr } .bd .g > div { padding: 3px 6px; border-left: 1px solid #9ab; line-height: 1.35 } .bd i { display: block; font-style: normal; font-size: 6.5pt; text-transform: uppercase; color: #567 }
.bd table { width: 100%; border-collapse: collapse; margin-top: 10px } .bd th { text-align: left; border: 0; border-bottom: 1.5px solid #234; font-size: 7.5pt } .bd td { border: 0; border-bottom: 1px solid #ccd; padding: 4px 4px; vertical-align: top } .bd .r { text-align: right } .bd .t { font-weight: 700 } .bd .sig { margin-top: 18px; font-style: italic } .bd .am { break-before: page; border: 1px solid #234; padding: 12px } .bd h2 { font-size: 12pt; margin: 0 }`
