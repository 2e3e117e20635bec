import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { applies, FORMAL, formOf, limitsOf, PLAIN, TITLES, TRADE, title } from './parts.ts'

const CSS = `
* { print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { padding-right: 2px; font-family: 'Inter Variable', 'Liberation Sans', sans-serif; font-size: 9pt; color: #222 }
.mast { display: flex; justify-content: space-between; border-bottom: 5px solid #7a2e3a; padding-bottom: 8px; margin-bottom: 14px }
.mast .who { font-size: 15pt; font-weight: 700; color: #7a2e3a } .mast .doc { text-align: right; font-size: 8pt }
.cards { display: grid; gap: 10px; margin-bottom: 14px } .c2 { grid-template-columns: 1fr 1fr } .c3 { grid-template-columns: repeat(3, 1fr) } .c4 { grid-template-columns: repeat(4, 1fr) }
.card { border: 1px solid #d9c6c9; border-radius: 6px; padding: 8px 10px; break-inside: avoid } .card.off { background: #f2f2f2; color: #888 }
.card h3 { margin: 0 0 6px; font-size: 9pt } .tag { font-size: 6.8pt; color: #8b7479; letter-spacing: .04em } .big { font-size: 11pt; font-weight: 600 }
.val { margin-bottom: 5px } .val b { display: block; font-weight: 600 } .page { break-before: page }
h2 { font-size: 12pt; color: #7a2e3a; margin: 12px 0 6px }
.t { width: 100%; border-collapse: collapse; margin-bottom: 10px } .t td, .t th { border: 1px solid #ddd; padding: 4px 6px; text-align: left; vertical-align: top; font-size: 8pt } .t th { background: #f6eef0 }
.t tr.mid td { background: #7a2e3a; color: #fff; font-weight: 600 } .t .in { width: 100%; border-collapse: collapse } .t .in td { border: 0; border-bottom: 1px dotted #ccc; padding: 2px 0 } .in td:last-child { text-align: right }
.two { columns: 2; column-gap: 22px; font-size: 7.6pt; text-align: justify } .line { display: flex; margin: 14px 0 } .line div { flex: 1; border-top: 3px solid #7a2e3a; padding-top: 5px; font-size: 8pt; position: relative } .line div::before { content: ''; position: absolute; top: -7px; left: 0; width: 10px; height: 10px; border-radius: 5px; background: #7a2e3a }`

/** A small package policy: cards on the first page, tables of each part, places, vehicles, payments and conditions. */
export const booklet: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance } = voice
    const held: Line[] = chance.pick([['gl'], ['gl', 'auto'], ['gl', 'umbrella'], ['gl', 'auto', 'umbrella']])
    const titles = chance.pick(TITLES)
    const places = pagesOfPlaces(voice)
    const parts = partsOf(voice, held, titles)
    const pages = [frontOf(voice, held, titles), parts, ...(chance.maybe(0.5) ? [places, moneyPage(voice, held)] : [moneyPage(voice, held), places]), conditions(voice)]
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: pages.map((page, index) => `<div${index ? ' class="page"' : ''}>${page}</div>`).join(''),
      css: CSS,
      running: chance.maybe(0.6) ? `<span>Policy ${voice.number('gl')}</span> <span style="float: right">${voice.insured()}</span>` : '',
    }
  }, // biome-ignore format: a page
}

// biome-ignore format: a page
function frontOf(voice: Voice, held: Line[], titles: (typeof TITLES)[number]): string {
  const { chance, truth } = voice
  const off = (['auto', 'umbrella', 'wc', 'professional'] as Line[]).filter((line) => !held.includes(line))
  for (const line of held) [voice.number(line), voice.carrier(line), voice.effective(line), voice.expiration(line)]
  const code = chance.maybe(0.5) ? ` <span class="tag">NAIC ${voice.naic('gl')}</span>` : ''
  const tagged = (tag: string, value: string) => chance.maybe(0.5) ? `<div class="val"><b>${value}</b><span class="tag">${tag}</span></div>` : `<div class="val"><span class="tag">${tag}</span><b>${value}</b></div>`
  const cards = [
    `<div class="card">${tagged(chance.pick(['Named insured and mailing address', 'Policyholder', 'First Named Insured']), `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`)}</div>`,
    `<div class="card">${tagged(chance.pick(['Agent', 'Your agent', 'Agency']), `${voice.producer()}<br>${voice.producerAddress().join('<br>')}`)}<div class="tag">Agency code ${truth.producer.code} · ${voice.reach('phone')}</div></div>`,
    `<div class="card">${tagged('Policy number', `<span class="big">${voice.number('gl')}</span>`)}<div class="tag">${chance.maybe(0.5) ? `Replaces ${voice.text(truth.prior.gl.number)}` : 'New business'}</div></div>`,
    `<div class="card">${tagged('Policy period, 12:01 a.m. standard time at the mailing address', `${voice.effective('gl')} to ${voice.expiration('gl')}`)}</div>`,
  ]
  const parts = held.map((line, index) => `<div class="card"><h3>${title(voice, line, titles)}</h3><div class="tag">Included – see Part ${index + 1}</div><div>${voice.money(truth.policies[line].premium)}</div></div>`)
  const without = off.map((line) => `<div class="card off"><h3>${voice.text(titles[line])}</h3><div class="tag">${chance.pick(['Not part of this policy', 'No coverage', 'Not purchased'])}</div></div>`)
  return `<div class="mast"><div class="who">${voice.carrier('gl')}${code}</div><div class="doc">Package Policy<br>${chance.pick(['DECLARATIONS', 'Common Declarations', 'Policy Information Page'])}<br>${chance.pick(['Renewal of an expiring policy', 'Issued at the home office', 'Insured copy'])}</div></div>
<div class="cards ${chance.pick(['c2', 'c2', 'c4'])}">${chance.shuffle(cards).join('')}</div>
<h2>What this policy includes</h2><div class="cards ${chance.pick(['c3', 'c4', 'c2'])}">${[...parts, ...without].join('')}</div>
<p>In return for the premium, and subject to all terms of this policy, we provide the parts marked as included. The limits of each part are shown on the pages that follow. A part without a premium is not included.</p>`
}

// biome-ignore format: a page
function partsOf(voice: Voice, held: Line[], titles: (typeof TITLES)[number]): string {
  const { chance, truth } = voice
  const words = chance.pick([FORMAL, PLAIN, TRADE])
  const per = applies(voice)
  const nested = (line: Line) => `<table class="in">${limitsOf(voice, line, words).map(([label, amount]) => `<tr><td>${label}</td><td>${amount}</td></tr>`).join('')}</table>`
  const flat = (line: Line) => limitsOf(voice, line, words).map(([label, amount]) => `<tr><td>${label}</td><td colspan="2">${amount}</td></tr>`).join('')
  const isNested = chance.maybe(0.5)
  const block = (line: Line, index: number) => `<tr class="mid"><td colspan="3">Part ${index + 1}. ${title(voice, line, titles)}</td></tr>
<tr><td>${line === 'auto' ? 'Covered autos' : 'Coverage basis'}</td><td colspan="2">${line === 'auto' ? symbolsOr(voice) : formOf(voice, line)}</td></tr>
${isNested ? `<tr><td>Limits of insurance</td><td colspan="2">${nested(line)}</td></tr>` : flat(line)}
${line === 'gl' && per ? `<tr><td>General aggregate applies</td><td colspan="2">${per}</td></tr>` : ''}
${line === 'umbrella' ? '' : `<tr><td>Deductible</td><td>${voice.money(chance.pick([250, 500, 750]))}</td><td>per ${line === 'auto' ? 'vehicle' : 'claim, property damage only'}</td></tr>`}
${line === 'auto' ? `<tr><td>Uninsured motorists</td><td colspan="2">${voice.money(85_000)}</td></tr><tr><td>Auto medical payments</td><td colspan="2">Not covered</td></tr>` : ''}
${line === 'gl' ? `<tr><td>Employee benefits liability</td><td colspan="2">${chance.pick(['Not covered', `${voice.money(25_000)} each employee, sublimit within the each-occurrence limit`])}</td></tr>` : ''}`
  const vehicles = held.includes('auto') ? `<h2>Vehicles on file</h2><table class="t"><tr><th>Unit</th><th>Vehicle</th><th>VIN</th><th>Cost new</th><th>Comp. ded.</th><th>Coll. ded.</th></tr>${truth.vehicles.map((one) => `<tr><td>${one.number}</td><td>${one.year} ${one.make} ${one.model}</td><td>${one.vin}</td><td>${voice.money(one.cost)}</td><td>${voice.money(chance.pick([500, 1000]))}</td><td>${voice.money(1500)}</td></tr>`).join('')}</table>` : ''
  return `<h2>Coverage parts</h2><table class="t">${held.map(block).join('')}</table>${vehicles}`
}

const symbolsOr = (voice: Voice) => (voice.chance.maybe(0.5) ? `Symbol ${voice.symbols()}` : formOf(voice, 'auto'))

// biome-ignore format: a page
function pagesOfPlaces(voice: Voice): string {
  const { chance, truth } = voice
  const places = truth.locations.slice(0, 5)
  const row = (label: string, cell: (place: (typeof places)[number]) => string) => `<tr><th>${label}</th>${places.map((place) => `<td>${cell(place)}</td>`).join('')}</tr>`
  return `<h2>Coverage by location</h2><table class="t"><tr><th></th>${places.map((place) => `<th>Loc ${place.number}<br>${voice.address(place.party.address).join('<br>')}</th>`).join('')}</tr>
${row('Building', (place) => chance.maybe(0.2) ? 'not covered' : voice.money(place.building))}${row('Contents', (place) => voice.money(place.contents))}${row('Business income', () => chance.pick(['actual loss, 12 months', 'excluded']))}${row('Liability class', (place) => `${place.classCode} ${voice.text(place.classification)}`)}${row('Exposure', (place) => `${voice.money(place.exposure)} ${place.basis.toLowerCase()}`)}${row('Wind / hail deductible', () => chance.pick(['1%', '2%', voice.money(2500)]))}</table>
<h2>Forms and endorsements</h2><table class="t"><tr><th>Number</th><th>Edition</th><th>Title</th></tr>${truth.forms.map((form) => `<tr><td>${form.number}</td><td>${form.edition}</td><td>${form.title}</td></tr>`).join('')}</table>`
}

function moneyPage(voice: Voice, held: Line[]): string {
  const { chance, truth } = voice
  const start = truth.policies.gl.effective
  const part = Math.round(held.reduce((sum, line) => sum + truth.policies[line].premium, 0) / 4)
  const steps = [0, 90, 180, 270].map(
    (days, index) =>
      `<div>${voice.date(daysLater(start, days))}<br>${voice.money(part)}<br>${index ? `Installment ${index + 1}` : 'Down payment'}</div>`,
  )
  return `<h2>${chance.pick(['When your premium is due', 'Payment timeline'])}</h2><div class="line">${steps.join('')}</div><p>Each installment carries a ${voice.money(7)} service fee. Minimum earned premium: ${voice.money(Math.round(part / 2))}.</p>`
}

// biome-ignore format: a page
function conditions(voice: Voice): string {
  const { chance } = voice
  const paragraphs = [
    `<p><b>Examination of your books.</b> We may examine and audit your books up to three years after the policy period. If the audit shows additional premium of more than ${voice.money(100)}, we will bill it.</p>`,
    `<p><b>Small claims.</b> You may settle a claim of ${voice.money(1500)} or less in goodwill, at your own cost and without our consent, if you tell us within ten days.</p>`,
    `<p><b>Bail bonds.</b> We pay up to ${voice.money(300)} for the cost of bail bonds after an accident; we need not furnish the bonds.</p>`,
    `<p><b>Loss of earnings.</b> At our request you may help us defend a suit. We then pay actual earnings lost, up to ${voice.money(275)} a day.</p>`,
    `<p><b>An example.</b> A guest is hurt and a jury awards $740,000. If the limit for one occurrence were $600,000, we would pay $600,000 and you the other $140,000.</p>`,
    '<p><b>Cancellation.</b> You may cancel by mailing a written request. We may cancel by mailing notice ten days before the effective date for nonpayment and thirty days before for any other reason.</p>',
    `<p><b>Reward.</b> We pay up to ${voice.money(7500)} for information that leads to a conviction for arson. This is not an additional limit for liability.</p>`,
    '<p><b>Transfer of rights.</b> Your rights under this policy may not be transferred without our written consent, except on the death of an individual named insured.</p>',
  ]
  return `<h2>General conditions</h2><div class="two">${chance.shuffle(paragraphs).join('')}</div>`
}
