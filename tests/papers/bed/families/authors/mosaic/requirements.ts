import type { Drawn, Paper } from '../../../family.ts'
import { FORMAL, inWords, LINES, other, otherLimitsOf, PLAIN, TITLES } from './parts.ts'

const CSS = `
* { print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { padding-right: 2px; font-family: 'DejaVu Serif', serif; font-size: 8.5pt } h1 { font-size: 14pt; text-align: center; margin: 0 0 4px } .ref { text-align: center; font-style: italic; margin-bottom: 12px }
.x { width: 100%; border-collapse: collapse; margin: 8px 0 } .x td, .x th { border: 1px solid #444; padding: 4px 6px; vertical-align: top; font-size: 8pt; text-align: left } .x th { background: #eee } .c { text-align: center }
.cols { columns: 2; column-gap: 20px; font-size: 7.8pt; text-align: justify } .sig { display: grid; grid-template-columns: 1fr 1fr; gap: 40px; margin-top: 28px } .sig div { border-top: 1px solid #000; padding-top: 3px }`

/** An exhibit of a contract: a checklist and a matrix of the limits that it demands, and of none that anybody has. */
export const requirements: Paper = {
  draw(voice): Drawn {
    const { chance, truth } = voice
    const owner = other(voice, truth.names.business())
    const hired = other(voice, truth.insured.name)
    const titles = chance.pick(TITLES)
    const words = chance.pick([FORMAL, PLAIN])
    const tiers = chance.pick([['Class I', 'Class II', 'Class III'], ['Low risk', 'Medium risk', 'High risk'], ['Under $100,000', '$100,000 to $1,000,000', 'Over $1,000,000']])
    const lines = chance.some(LINES, chance.int(3, 5))
    const factor = [0.5, 1, 2]
    const rows = lines.flatMap((line) => [
      [voice.text(titles[line]), '', '', ''],
      ...otherLimitsOf(line, words, truth.policies[line].limits, String).map(([label, amount]) => [label, ...factor.map((by) => voice.money(Number(amount) * by))]),
    ])
    const checks = [
      'Owner and its lender as additional insureds, ongoing and completed work',
      'Waiver of subrogation in favor of Owner',
      'Primary and noncontributory wording',
      'Thirty days’ notice of cancellation',
      `Deductible or retention of no more than ${voice.money(10_000)}`,
      'General aggregate to apply per project',
    ]
    const terms = [
      `Before work begins, Contractor shall deliver certificates for the coverage marked in the table. The each-occurrence limit shall be no less than ${inWords(truth.policies.gl.limits.occurrence!)} unless a higher class applies.`,
      `If Contractor fails to keep the required insurance, Owner may buy it and charge the cost plus ${voice.money(500)}.`,
      'Limits may be met by primary insurance alone or together with umbrella or excess insurance.',
      `Liquidated damages are ${voice.money(750)} a day. Retainage is ten percent.`,
      'Nothing here limits the liability of Contractor to the insurance required.',
    ]
    const name = chance.pick(['EXHIBIT D – INSURANCE REQUIREMENTS', 'Attachment 4: Vendor insurance checklist', 'Schedule 2 – Insurance to be carried by Contractor'])
    const parties = `between ${owner} (“Owner”) and ${hired} (“Contractor”)`
    const term = `Contract period ${voice.date(truth.policies.gl.effective)} to ${voice.date(truth.policies.gl.expiration)}, contract no. ${chance.digits(6)}`
    const head = ['Coverage', ...tiers]
    if (chance.maybe(0.4)) {
      const docx = [name, parties, term, terms[0]!, [head, ...rows], [['Required', 'Item'], ...checks.map((check) => [chance.pick(['X', 'X', '']), check])], ...terms.slice(1), `For Owner: ${voice.text(truth.names.person())}`, `For Contractor: ${voice.text(truth.names.person())}`]
      return { kind: 'contract', feeds: 'names only', docx }
    }
    const table = rows.map(([label, ...cells]) => cells[0] ? `<tr><td>${label}</td>${cells.map((cell) => `<td class="c">${cell}</td>`).join('')}</tr>` : `<tr><th colspan="4">${label}</th></tr>`)
    const html = `<h1>${name}</h1><div class="ref">${parties}<br>${term}</div><p>${terms[0]}</p>
<table class="x"><tr>${head.map((one) => `<th>${one}</th>`).join('')}</tr>${table.join('')}</table>
<table class="x"><tr><th class="c">Req.</th><th>Item</th><th class="c">Rec’d</th></tr>${checks.map((check) => `<tr><td class="c">${chance.pick(['☑', '☑', '☐'])}</td><td>${check}</td><td class="c">☐</td></tr>`).join('')}</table>
<div class="cols">${terms.slice(1).map((one, index) => `<p>${index + 2}. ${one}</p>`).join('')}</div><div class="sig"><div>Owner – ${voice.text(truth.names.person())}</div><div>Contractor – ${voice.text(truth.names.person())}</div></div>`
    return { kind: 'contract', feeds: 'names only', html, css: CSS }
  }, // biome-ignore format: a page
}
