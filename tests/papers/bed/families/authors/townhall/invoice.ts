import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { joinPool } from './house.ts'

const CSS = `
* { -webkit-print-color-adjust: exact }
body { font: 9.5px 'DejaVu Sans Condensed', sans-serif } .th-bar { background: #7a2e2e; color: #fff; padding: 8px 12px; display: flex; justify-content: space-between; font-size: 14px } .th-two { display: grid; grid-template-columns: 1fr 250px; margin: 12px 0; gap: 12px } .th-facts { border: 1px solid #7a2e2e; padding: 6px 8px; line-height: 1.7; display: grid; grid-template-columns: auto auto } .th-facts span:nth-child(even) { text-align: right }
table { width: 100%; border-collapse: collapse } th { text-align: left; border-bottom: 2px solid #7a2e2e; padding: 3px; font-size: 8.5px; vertical-align: bottom } td { padding: 5px 3px; border-bottom: .5px dotted #999; vertical-align: top } td:last-child, th:last-child { text-align: right } .th-sum td { border: 0; padding: 2px 3px } .th-stub { border-top: 1px dashed #000; margin-top: 30px; padding-top: 8px; display: flex; justify-content: space-between }`

/** The bill for a fund year: each line with its number, its limits in one cell and its contribution, less a dividend of an older year. */
export const invoice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice, { numbers: chance.pick(['one', 'each', 'each']), ownWc: true, ownExcess: true })
    const lines: Line[] = [
      'gl',
      'auto',
      ...(['umbrella', 'wc', 'professional'] as const).filter(() => chance.maybe(0.65)),
    ]
    const slash = chance.pick([' / ', '/', ' – '])
    const { policies } = truth
    const tall = chance.maybe(0.4)
    const limits: Record<Line, () => string> = {
      gl: () =>
        tall
          ? [
              ['Limit per event', voice.limit('gl', 'occurrence')],
              ['Annual Total', voice.limit('gl', 'aggregate')],
              ['Products Annual Total', voice.limit('gl', 'products')],
              ['Medical, any one person', voice.limit('gl', 'medical')],
            ]
              .map(([words, amount]) => `${amount} <small>${words}</small>`)
              .join('<br>')
          : `${voice.limit('gl', 'occurrence')}${slash}${voice.limit('gl', 'aggregate')}<br><small>Limit per event${slash}Annual Total${chance.maybe(0.6) ? `; rented premises ${voice.limit('gl', 'rented')}` : ''}</small>`,
      auto: () =>
        policies.auto.limits.csl
          ? `${voice.limit('auto', 'csl')}<br><small>each accident, BI and PD combined</small>`
          : `${voice.limit('auto', 'perPerson')}${slash}${voice.limit('auto', 'perAccident')}${slash}${voice.limit('auto', 'damage')}<br><small>BI person${slash}BI accident${slash}PD</small>`,
      umbrella: () =>
        `${voice.limit('umbrella', 'occurrence')}${slash}${voice.limit('umbrella', 'aggregate')}<br><small>each event${slash}Annual Total</small>`,
      wc: () =>
        `${voice.tick('wc.statutory', 'Statutory')}; E.L. ${voice.limit('wc', 'accident')}${slash}${voice.limit('wc', 'employee')}${slash}${voice.limit('wc', 'disease')}<br><small>accident${slash}disease, employee${slash}disease, fund year</small>`,
      professional: () =>
        `${voice.limit('professional', 'claim')}${slash}${voice.limit('professional', 'aggregate')}<br><small>wrongful act${slash}Annual Total</small>`,
    }
    const title: Record<Line, () => string> = {
      gl: () => 'General liability',
      auto: () => 'Automobile liability',
      umbrella: () => voice.tick('umbrella.excess', 'Excess liability'),
      wc: () => 'Workers’ compensation',
      professional: () => house.officials,
    }
    const each = Object.fromEntries(lines.map((line) => [line, chance.int(900, 60_000)])) as Record<Line, number>
    const property = chance.int(4000, 90_000)
    const dividend = chance.int(300, 4000)
    const total = lines.reduce((sum, line) => sum + each[line], property) - dividend
    const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}.00`
    const rows = lines.map(
      (line) =>
        `<tr><td>${title[line]()}</td><td>${voice.number(line)}</td><td>${limits[line]()}</td><td>${line === 'wc' || line === 'umbrella' ? '–' : dollars(chance.int(1, 20) * 500)}</td><td>${dollars(each[line])}</td></tr>`,
    )
    if (!lines.includes('professional')) voice.notJudged('professional')
    for (const line of lines) voice.carrier(line)
    const spans = lines.map((line) => [voice.effective(line), voice.expiration(line)])[0]!
    const due = voice.date(daysLater(policies.gl.effective, chance.pick([30, 31, 45])))
    const heads = chance.pick([
      ['Coverage', 'Memorandum', 'Limits', 'Member retention', 'Contribution'],
      ['Line', 'Memorandum no.', 'What the Pool pays at most', 'What you pay first', 'Amount'],
    ])
    const agent = () =>
      `<div style="margin-top:8px">${chance.pick(['Agent', 'Servicing agent'])}: ${voice.producer()}<br>${voice.producerAddress().join(', ')}</div>`
    // biome-ignore format: a page
    const html = `<div class="th-bar"><b>${voice.carrier('gl')}</b><span>${chance.pick(['CONTRIBUTION INVOICE', 'ANNUAL CONTRIBUTION BILLING', 'Statement of contribution'])}</span></div>
<div class="th-two"><div><small>${chance.pick(['Billed to', 'Member'])}</small><br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}${chance.maybe(0.65) ? agent() : ''}</div>
<div class="th-facts"><span>Invoice no.</span><span>${chance.digits(6)}</span><span>Member no.</span><span>${house.member}</span><span>Fund year</span><span>${house.fundYear}</span><span>In force from</span><span>${spans[0]}</span><span>through</span><span>${spans[1]}</span><span>Due</span><span>${due}</span></div></div>
<p>The following coverages are in force for the fund year. Your board adopted them at renewal; no further form is needed.</p>
<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('\n')}
<tr><td>Property and equipment</td><td>Schedule on file</td><td>${voice.money(chance.int(30, 600) * 100_000)}<br><small>total values declared</small></td><td>${dollars(2500)}</td><td>${dollars(property)}</td></tr>
<tr class="th-sum"><td colspan="4" style="text-align:right">Less dividend, fund year ${house.year - 6} loss fund closed with a surplus of ${dollars(chance.int(200, 900) * 1000)}</td><td>(${dollars(dividend)})</td></tr>
<tr class="th-sum"><td colspan="4" style="text-align:right"><b>Contribution due</b></td><td><b>${dollars(total)}</b></td></tr></table>
<p style="font-size:8px">Two installments are possible: ${dollars(Math.floor(total / 2))} by the due date, the rest by ${voice.date(daysLater(policies.gl.effective, 184))}, with a service fee of ${dollars(chance.int(2, 9) * 10)}. Last year’s contribution was ${dollars(truth.prior.gl.premium)} under ${voice.text(truth.prior.gl.number)}.</p>
<div class="th-stub"><span>Remit to: Treasurer, ${voice.text(house.pool)}<br>${voice.address(policies.gl.carrier.address).join(', ')}</span><span>Member no. ${house.member}<br>Amount enclosed $ ______________</span></div>`
    return { kind: 'invoice', feeds: 'fills', html, css: CSS }
  },
}
