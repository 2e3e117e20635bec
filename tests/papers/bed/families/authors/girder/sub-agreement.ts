import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { basisOf, dayOf, dollars, grouped, JOBS, pageOf } from './craft.ts'

type Demand = { line: 'gl' | 'auto' | 'umbrella' | 'wc'; title: string; parts: Record<string, [string, number]> }

const demands = (voice: Voice): Demand[] => {
  const top = voice.chance.pick([2_000_000, 4_000_000, 5_000_000, 10_000_000])
  const auto: Record<string, [string, number]> = voice.truth.policies.auto.limits.csl
    ? { csl: ['Combined single limit', 1_000_000] }
    : { perPerson: ['Bodily injury, each person', 500_000], perAccident: ['Bodily injury, each accident', 1_000_000], damage: ['Property damage', 250_000] }
  return [
    { line: 'gl', title: 'General liability', parts: { occurrence: ['Each occurrence', 1_000_000], aggregate: ['General aggregate', 2_000_000], products: ['Completed operations aggregate', 2_000_000], personal: ['Personal and advertising injury', 1_000_000] } },
    { line: 'auto', title: 'Automobile liability', parts: auto },
    { line: 'umbrella', title: 'Umbrella', parts: { occurrence: ['Each occurrence', top], aggregate: ['Aggregate', top] } },
    { line: 'wc', title: 'Employers liability', parts: { accident: ['Each accident', 1_000_000], employee: ['Disease, each employee', 1_000_000], disease: ['Disease, policy limit', 1_000_000] } },
  ]
} // biome-ignore format: a table

function policyLine(voice: Voice, line: Line): string {
  const extra: Record<string, () => string> = {
    gl: () => `, ${basisOf(voice, 'occurrence', 'claims-made')}`,
    auto: () => `, covered auto symbols ${voice.symbols()}`,
    umbrella: () => `, ${voice.tick('umbrella.umbrella', 'umbrella form')}`,
    wc: () => `, ${voice.tick('wc.statutory', 'statutory')} workers compensation`,
  }
  return `${voice.carrier(line)}, No. ${voice.number(line)}, ${voice.effective(line)} to ${voice.expiration(line)}${extra[line]!()}`
}

function exhibit(voice: Voice, isCarried: boolean): string {
  const isRequiredFirst = voice.chance.maybe(0.6)
  const order = (required: string, carried: string) => (isRequiredFirst ? required + carried : carried + required)
  const groups = demands(voice).map(({ line, title, parts }) => {
    const rows = Object.entries(parts).map(([name, [what, amount]]) => `<tr><td>${what}</td>${order(`<td class="r">${dollars(amount)}</td>`, `<td class="r">${isCarried ? voice.limit(line, name) : '$ ____________'}</td>`)}</tr>`)
    const policy = isCarried ? policyLine(voice, line) : 'Insurer ______________________ No. ______________ from ________ to ________'
    return `<tr class="g"><td colspan="3"><b>${title}</b> &nbsp; ${policy}</td></tr>${rows.join('')}`
  })
  return `<table class="ex"><tr><th>Limit</th>${order('<th class="r">Required, not less than</th>', `<th class="r">${isCarried ? 'Carried' : 'Carried (Subcontractor to fill in)'}</th>`)}</tr>${groups.join('')}</table>`
} // biome-ignore format: a page

const ARTICLES = [
  'Payment. Progress payments are made monthly less ten percent retainage. Retainage under $5,000 is not held.',
  'Delay. For each calendar day past the date of completion the Subcontractor owes $1,500, at most $150,000.',
  'Indemnity. To the fullest extent the law allows, the Subcontractor holds the Contractor and the Owner harmless from claims that arise out of its work.',
  'Completed work. The insurance demanded in Exhibit C is kept for ten years from final completion, with limits not lower than $2,000,000.',
  'Bonds. Where the price is above $250,000 a payment and a performance bond in the full price are given.',
  'Default of insurance. If the Subcontractor lets a policy lapse the Contractor may buy it and charge the cost with fifteen percent, or suspend the work at $500 a day.',
  'Equipment. The Subcontractor insures its own tools; the Contractor’s builders risk carries a deductible of $25,000, of which the Subcontractor bears up to $10,000 for each loss it causes.',
  'Lower tier. Subcontractors of the second tier carry at least $1,000,000 each occurrence, $1,000,000 auto and $500,000 employers liability.',
]

/** A subcontract with its insurance exhibit: what is demanded next to what is carried, which some drawings have filled in with the policies and others leave as blanks to fill in. */
export const subAgreement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const isCarried = chance.maybe(0.5)
    const { names, policies } = truth
    const [contractor, owner] = [voice.text(names.business()), voice.text(names.business())]
    const signed = dayOf(daysLater(policies.gl.effective, 40))
    const price = chance.int(60, 4000) * 1000
    const aggregate = chance.maybe(0.5)
      ? voice.tick('gl.perProject', 'it applies to each project separately')
      : voice.tick('gl.perPolicy', 'it applies once per policy')
    const stated = isCarried
      ? `<p>Subcontractor states that the policies in the column “Carried” are in force on the date of this agreement. The general aggregate carried: ${aggregate}. Required by this agreement: per project. Its insurance agent is ${voice.producer()}, ${voice.producerAddress().join(', ')}, telephone ${voice.reach('phone')}.</p>`
      : '<p>Before any work starts the Subcontractor fills in the column at the right and has its agent send certificates. The general aggregate must apply to each project. Nothing in this exhibit says what the Subcontractor carries.</p>'
    const parties = `<p>This agreement, made ${signed}, is between ${contractor} (“Contractor”) and ${voice.insured()}, ${voice.insuredAddress().join(', ')} (“Subcontractor”), for work on ${chance.pick(JOBS)}, owned by ${owner.replace(/\.$/, '')}. The price is $${grouped(price)}.</p>`
    const html = `<h1>${chance.pick(['SUBCONTRACT AGREEMENT', 'Agreement between Contractor and Subcontractor', 'Short Form Subcontract'])}</h1>${parties}<div class="art"><ol>${chance.shuffle(ARTICLES).slice(0, chance.int(5, 8)).map((one) => `<li>${one}</li>`).join('')}</ol></div>
<div class="exh"><h2>EXHIBIT C — INSURANCE</h2>${exhibit(voice, isCarried)}${stated}<p>Additional insured: Contractor, ${owner} and their lenders, for ongoing and completed work, primary and non-contributory. Where the Owner enrolls the project in a controlled program, on-site liability is under that program with limits of ${dollars(2_000_000)} / ${dollars(4_000_000)} and excess of ${dollars(25_000_000)}; Exhibit C then applies to work off the site.</p></div>
<div class="sig"><div>Contractor<br><br>______________________<br>${voice.text(names.person())}</div><div>Subcontractor<br><br>______________________<br>${voice.text(names.person())}</div></div>` // biome-ignore format: a page
    return { kind: 'contract', feeds: isCarried ? 'fills' : 'names only', ...pageOf(html, css) }
  },
}

const css = `body{font:9.6pt 'DejaVu Serif',serif}h1{font-size:14pt;text-align:center;margin-bottom:10px}h2{font-size:11pt;margin:12px 0 6px;text-align:center}.art{columns:2;column-gap:22px;font-size:8.6pt}.art li{margin-bottom:6px}.ex td,.ex th{border-bottom:1px solid #bbb}.ex th{border-bottom:2px solid #222;font-weight:bold}.g td{background:#f1efe9;padding-top:5px;font-size:8.6pt}.r{text-align:right}.exh{break-before:auto}.exh p{margin-top:8px}.sig{display:grid;grid-template-columns:1fr 1fr;margin-top:18px}`
