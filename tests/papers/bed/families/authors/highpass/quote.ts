import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { CONDENSED, grouped, PLAIN_TABLES, row } from './words.ts'

/** A renewal offer with three options side by side and the expiring term as a column before them. Nothing of it holds. */
export const quoteOptions: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { auto, gl } = truth.policies
    const sets = [0, 1, 2].map(() => ({
      auto: otherLimits(chance, 'auto', truth.prior.auto.limits),
      gl: otherLimits(chance, 'gl', truth.prior.gl.limits),
    }))
    const liability = (limits: Record<string, number>) =>
      limits.csl
        ? `${voice.money(limits.csl)} CSL`
        : `${grouped(limits.perPerson!)}/${grouped(limits.perAccident!)}/${grouped(limits.damage!)}`
    const columns = [{ auto: truth.prior.auto.limits, gl: truth.prior.gl.limits }, ...sets]
    const letters = chance.pick([
      ['A', 'B', 'C'],
      ['1', '2', '3'],
      ['Good', 'Better', 'Best'],
    ])
    const across = (label: string, cell: (set: (typeof columns)[number], index: number) => string) =>
      row([label, ...columns.map(cell)])
    const withGl = chance.maybe(0.6)
    const rows = [
      across('Auto liability', (set) => liability(set.auto)),
      across('Covered auto symbols', (_, index) => (index ? chance.pick(['7, 8, 9', '7', '1', '67, 68']) : '7')),
      across('Liability deductible', (_, index) => (index === 2 ? voice.money(5000) : 'None')),
      across('UM / UIM', () => voice.money(chance.pick([60_000, 100_000]))),
      across('Cargo, per vehicle', (_, index) =>
        index === 1 ? 'Not offered' : voice.money(chance.pick([100_000, 250_000])),
      ),
      across('On-hook', () => chance.pick([voice.money(75_000), 'Excluded'])),
      ...(withGl
        ? [
            across('Truckers GL, each occurrence', (set) => voice.money(set.gl.occurrence!)),
            across(
              'GL general aggregate',
              (set) => `${voice.money(set.gl.aggregate!)}${chance.pick(['', ' per project'])}`,
            ),
            across('Med pay (GL)', (set) => voice.money(set.gl.medical!)),
          ]
        : []),
      across('Annual premium', (_, index) =>
        voice.money(index ? Math.round(auto.premium * (0.8 + index / 10)) : truth.prior.auto.premium),
      ),
      across('Taxes and fees', () => voice.money(chance.int(150, 900))),
    ]
    const good = voice.date(daysLater(auto.effective, chance.int(-5, 10)))
    const proposed = chance.pick([
      `Proposed term: ${voice.date(auto.effective)} to ${voice.date(auto.expiration)}`,
      `If bound, coverage would run ${voice.date(auto.effective)} – ${voice.date(auto.expiration)}`,
    ])
    const expiring = `${voice.text(truth.prior.auto.number)}${withGl ? ` and ${voice.text(truth.prior.gl.number)}` : ''}`
    const pick = chance.maybe(0.5)
      ? `<p class="tick">☐ Bind option ${letters.join(' &nbsp; ☐ Bind option ')} &nbsp;&nbsp; Signature ________________ Date ________</p>`
      : `<p class="tick">Reply with the option of your choice. We recommend option ${letters[1]}.</p>`
    // biome-ignore format: a page
    const html = `<div class="h"><h1>${chance.pick(['Renewal offer', 'Quotation – three ways to go', 'Premium indication'])}</h1><p>${voice.text(truth.wholesaler.name)} · program administrator for ${voice.text(auto.carrier.name)}${withGl && gl.carrier.name !== auto.carrier.name ? ` and ${voice.text(gl.carrier.name)}` : ''}</p></div><table class="p"><tr><td>Prepared for<br><b>${voice.text(truth.insured.name)}</b><br>${voice.address(truth.insured.address).join('<br>')}</td><td>Through<br><b>${voice.text(truth.producer.name)}</b><br>${voice.address(truth.producer.address).join('<br>')}<br>${voice.text(truth.producer.phone)}</td><td>Quote no. Q${chance.digits(7)}-${chance.int(1, 4)}<br>${proposed}<br>Good through ${good}</td></tr></table>
<table class="o"><tr><th></th><th>${chance.pick(['Expiring', 'Last year'])}<br><small>${expiring}</small></th>${letters.map((letter) => `<th>Option ${letter}</th>`).join('')}</tr>${rows.join('')}</table>${pick}
<h2>${chance.pick(['Before we can bind', 'Subject to'])}</h2><ul>${chance.shuffle(['Motor vehicle records of all drivers on the attached list', 'Three years of loss runs valued within 60 days', 'Cameras in all power units within 90 days', 'No unit older than 20 years', 'Signed rejection of uninsured motorists']).slice(0, 3).map((one) => `<li>${one}</li>`).join('')}</ul><p class="fine">This is an offer and no coverage. No one may issue a certificate from it. ${chance.pick(['It lapses when the expiring policy ends.', 'Unpaid deposits void it.'])} Commission 10%. Pay plan: 25% down and nine payments, service charge ${voice.money(12)} each.</p>
<h2>Units rated</h2><table class="o s">${truth.vehicles.map((one) => row([one.number, `${one.year} ${one.make} ${one.model}`, one.vin, voice.money(one.cost)])).join('')}</table>`
    return { kind: 'quote', feeds: 'nothing', html, css: CSS }
  },
}

const CSS = `body{font:9pt ${CONDENSED}}${PLAIN_TABLES}.h{border-top:9px solid #e8a33d;border-bottom:1px solid #e8a33d;padding:8px 12px}h1{font-size:16pt}.p td{width:33%;padding:8px 6px}.o{margin:8px 0}.o td,.o th{border:.5px solid #888}.o th{border-bottom:2px solid #333;font-weight:700;text-align:center}.o td:first-child{font-style:italic}.o:not(.s) td:not(:first-child){text-align:center}.s{font-size:7.5pt}h2{font-size:10pt;margin:8px 0 2px}ul{margin:2px 0 6px}.tick{margin:10px 0;font-size:10pt}.fine{font-size:7.5pt}`
