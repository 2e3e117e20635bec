import type { Paper } from '../../../family.ts'
import { dollars, inWords, long, slash } from './tools.ts'

const CSS = `.ha{font:11px 'DejaVu Serif',serif;text-align:justify}.ha h3{text-align:center;font-size:14px;margin:0 0 8px}.ha .two{columns:2;column-gap:26px}.ha p{margin:0 0 7px}.ha table{border-collapse:collapse;width:100%;break-before:page}.ha td,.ha th{border:1px solid #555;padding:4px 6px;text-align:left}.ha .sign{display:grid;grid-template-columns:1fr 1fr;gap:40px;margin-top:28px}`

/** An agreement with a hauler or a subcontractor which demands insurance and says of none that it is in force. */
export const hauling: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto, umbrella } = truth.policies
    const other = truth.names.business()
    const place = truth.names.address()
    const print = chance.pick([dollars, (amount: number) => `${inWords(amount)} (${dollars(amount)})`])
    const date = chance.pick([long, slash])
    const csl = auto.limits.csl ?? 1_000_000
    const title = chance.pick([
      'Motor Carrier Transportation Agreement',
      'Independent Hauler Agreement',
      'Subcontract for Hauling and Sitework',
    ])
    const us = chance.pick(['Shipper', 'Company', 'Broker'])
    const clauses = [
      `Services. Hauler shall pick up, carry and deliver the goods ${us} tenders, with equipment it owns or leases and drivers it employs.`,
      `Pay. ${us} pays the rate in each rate sheet within thirty days of a clean bill of lading. Detention after two hours is ${dollars(60)} an hour, and a truck ordered and not used is ${dollars(225)}.`,
      `Insurance. At its own cost and for as long as this Agreement lasts Hauler shall carry, with companies rated A- or better: (a) general liability of not less than ${print(gl.limits.occurrence ?? 0)} each occurrence and ${print(gl.limits.aggregate ?? 0)} in the aggregate; (b) automobile liability of not less than ${print(csl)} for each accident, for any auto, with the federal endorsement for motor carriers; (c) workers compensation as the law requires, and employers liability of ${print(1_000_000)}; (d) cargo of ${print(150_000)} a truck without exclusion for unattended vehicles; and (e) umbrella liability of ${print(umbrella.limits.occurrence ?? 0)}.`,
      `Certificates. Before the first load Hauler shall give ${us} a certificate which names ${us} as additional insured and promises thirty days’ notice. ${us} does not waive this Article if it accepts less.`,
      `Failure to insure. If Hauler lets any of it lapse, ${us} may buy it and hold back the cost and ${dollars(100)} a day.`,
      `Cargo claims. Hauler is liable for the full invoice value up to ${dollars(250_000)} a shipment; claims under ${dollars(150)} are not made.`,
      `Indemnity. Each shall hold the other harmless from what its own negligence causes, to the extent the law of ${place.state} allows.`,
      `No brokering. Hauler shall not give a load to another; if it does it owes ${us} ${dollars(5000)} for each load.`,
    ]
    const exhibit = chance.maybe(0.5)
      ? `<table><tr><th colspan="3">Exhibit ${chance.pick(['B', 'C'])} – Minimum Insurance</th></tr><tr><th>Kind</th><th>At least</th><th>Policy no. (Hauler to complete)</th></tr>${[
          ['General liability, each occurrence', gl.limits.occurrence],
          ['General aggregate', gl.limits.aggregate],
          ['Automobile, combined single limit', csl],
          ['Umbrella', umbrella.limits.occurrence],
          ['Employers liability, each accident', 1_000_000],
        ]
          .map(([words, amount]) => `<tr><td>${words}</td><td>${dollars(Number(amount ?? 0))}</td><td>&nbsp;</td></tr>`)
          .join('')}</table>`
      : ''
    // biome-ignore format: a page
    const html = `<div class="ha"><h3>${title}</h3><p>Made ${date(gl.effective)} between ${voice.text(other)}, ${voice.address(place).join(', ')} (“${us}”) and ${voice.text(truth.insured.name)}, ${voice.address(truth.insured.address).join(', ')} (“Hauler”).</p>
<div class="two">${clauses.map((words, at) => `<p><b>Article ${at + 1}.</b> ${words}</p>`).join('')}<p><b>Term.</b> One year from its date, and from year to year until either gives thirty days’ notice.</p></div>
<div class="sign"><div>${voice.text(other)}<br><br>By ____________________</div><div>${voice.text(truth.insured.name)}<br><br>By ____________________</div></div>${exhibit}</div>`
    return { kind: 'contract', feeds: 'names only', html, css: CSS }
  },
}
