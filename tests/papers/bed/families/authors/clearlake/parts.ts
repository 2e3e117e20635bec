import type { Carrier } from '../../../names.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** What the documents of the house share: its grid of labels above values, and the words of its notices. */
const SHEET = `
.cl{font:9.5px/1.35 'Inter Variable','Liberation Sans',sans-serif;color:#1d2730}
.cl *{box-sizing:border-box}
.cl .top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #2b6f8a;padding-bottom:6px;margin-bottom:10px}
.cl .mark{font-size:17px;font-weight:700;color:#2b6f8a}
.cl .what{text-align:right;font-size:12px;font-weight:600}
.cl .what small{display:block;font-size:8.5px;font-weight:400;color:#5a6770}
.cl .grid{display:grid;grid-template-columns:repeat(12,1fr);border-left:1px solid #b7c4cb;border-top:1px solid #b7c4cb;margin:0 0 10px}
.cl .b{border-right:1px solid #b7c4cb;border-bottom:1px solid #b7c4cb;padding:3px 6px 5px;min-height:31px;grid-column:span 3}
.cl .b.s2{grid-column:span 2}.cl .b.s4{grid-column:span 4}.cl .b.s5{grid-column:span 5}.cl .b.s6{grid-column:span 6}.cl .b.s8{grid-column:span 8}.cl .b.s12{grid-column:span 12}
.cl .b u{display:block;text-decoration:none;font-size:7px;letter-spacing:.04em;color:#5a6770}
.cl h2{font-size:11px;margin:12px 0 4px;color:#2b6f8a}
.cl table.t{width:100%;border-collapse:collapse;margin:0 0 8px}
.cl table.t th{font-size:7.5px;text-align:left;font-weight:600;background:#e8f0f3;padding:3px 5px;border-bottom:1px solid #8fa4ae}
.cl table.t td{padding:2.5px 5px;border-bottom:1px solid #dde5e9;vertical-align:top}
.cl table.t tr{break-inside:avoid}
.cl .r{text-align:right!important}
.cl .in{padding-left:20px!important}.cl .in2{padding-left:36px!important}
.cl .fine{font-size:7.5px;color:#44515a;margin:4px 0}
.cl .page{break-before:page}
.cl .two{display:grid;grid-template-columns:1fr 1fr;gap:16px}
`

/** The look of one document: type, size and lines vary with the printer profile of the year. */
export function sheet(voice: Voice, more = ''): string {
  const { chance } = voice
  const font = chance.pick(["'Inter Variable','Liberation Sans',sans-serif", "'Liberation Sans',sans-serif", "'DejaVu Sans Condensed','Liberation Sans',sans-serif"]) // biome-ignore format: fonts
  const lines = chance.pick([
    '',
    '.cl .grid{border:0}.cl .b{border:0;border-bottom:1px solid #b7c4cb}',
    '.cl .grid{border:0;row-gap:5px}.cl .b{border:0;padding-left:0}.cl table.t td{border:0}',
  ])
  const labels = chance.maybe(0.3) ? '.cl .b u{text-transform:uppercase}' : ''
  return `${SHEET}.cl{font-family:${font};font-size:${chance.pick([9, 9.5, 10.5, 11])}px}${lines}${labels}${more}`
}

export const box = (label: string, value: string, span = 3) => `<div class="b s${span}"><u>${label}</u>${value}</div>`

export const top = (carrier: Carrier, what: string, under = '') =>
  `<div class="top"><div class="mark">${mark(carrier)}</div><div class="what">${what}${under ? `<small>${under}</small>` : ''}</div></div>`

/** The house's short name. */
export const mark = (carrier: Carrier) => `${carrier.name.split(' ')[0]!.replaceAll('&', '&amp;')} commercial lines`

/** Says that the policy is in force. */
export function inForce(voice: Voice, line: Line) {
  return {
    number: voice.number(line),
    from: voice.effective(line),
    to: voice.expiration(line),
    company: voice.carrier(line),
  }
}

/** A row of a coverage table: words, amount, and how far it is indented. */
export const row = (words: string, amount: string, inward: '' | 'in' | 'in2' = '') =>
  `<tr><td class="${inward}">${words}</td><td class="r">${amount}</td></tr>`

const GL_WORDS: Record<string, string>[] = [
  {
    occurrence: 'Each occurrence',
    rented: 'Damage to premises rented to you – any one premises',
    medical: 'Medical expense – any one person',
    personal: 'Personal and advertising injury – any one person or organization',
    aggregate: 'General aggregate (other than products)',
    products: 'Products-completed operations aggregate',
  },
  {
    occurrence: 'Bodily injury and property damage, per occurrence',
    rented: 'Rented premises sublimit (fire legal), any one premises',
    medical: 'Med pay, each person',
    personal: 'Personal injury / advertising injury',
    aggregate: 'Aggregate – all other than prod/comp ops',
    products: 'Aggregate – prod/comp ops',
  },
  {
    occurrence: 'Any one occurrence',
    rented: 'Tenant premises damage',
    medical: 'Medical payments to others (per person)',
    personal: 'Personal & adv. injury',
    aggregate: 'Policy general aggregate',
    products: 'Completed work and products, annual aggregate',
  },
]
export const glWords = (voice: Voice) => voice.chance.pick(GL_WORDS)

/** The limits of general liability, sublimits below the limit they are part of. */
export function glRows(voice: Voice, words: Record<string, string>): string {
  const order = voice.chance.pick([
    ['occurrence', 'rented', 'medical', 'personal', 'aggregate', 'products'],
    ['aggregate', 'products', 'occurrence', 'rented', 'medical', 'personal'],
  ])
  return order
    .map((name) => row(words[name]!, voice.limit('gl', name), name === 'rented' || name === 'medical' ? 'in' : ''))
    .join('')
}

export const glTrigger = (voice: Voice) =>
  voice.truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', 'Claims-made')
    : voice.tick('gl.occurrence', voice.chance.pick(['Occurrence', 'Occurrence form']))

/** The limits as boxes: a sublimit stands in the box of its limit, and some boxes hold two. */
export function glBoxes(voice: Voice, words: Record<string, string>): string {
  const limit = (name: string) => voice.limit('gl', name)
  const under = (name: string) =>
    `<br><span style="padding-left:10px;font-size:8px">${words[name]}: ${limit(name)}</span>`
  const first = voice.chance.maybe(0.5)
    ? box(
        'Each occurrence / general aggregate',
        `${limit('occurrence')} / ${limit('aggregate')}${under('rented')}${under('medical')}`,
        12,
      ) + box(words.products!, limit('products'), 6)
    : box(words.occurrence!, limit('occurrence') + under('rented') + under('medical'), 12) +
      box(words.aggregate!, limit('aggregate'), 6) +
      box(words.products!, limit('products'), 6)
  return `<div class="grid">${first}${box(words.personal!, limit('personal'), 6)}</div>`
}

/** Liability of autos, each accident or split. */
export function autoRows(voice: Voice, cells: (words: string, amount: string) => string): string {
  const words = voice.chance.pick([
    { csl: 'Liability – combined single limit', perPerson: 'Bodily injury – each person', perAccident: 'Bodily injury – each accident', damage: 'Property damage – each accident' },
    { csl: 'Covered autos liability, any one accident or loss', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD per accident' },
  ]) // biome-ignore format: words
  return voice
    .limits('auto', words)
    .map(([name, amount]) => cells(name, amount))
    .join('')
}

/** The insured's and the agency's blocks. */
export const insuredBlock = (voice: Voice) => [voice.insured(), ...voice.insuredAddress()].join('<br>')
export const agencyBlock = (voice: Voice) => [voice.producer(), ...voice.producerAddress()].join('<br>')

export const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Terms that name amounts none of which is a limit of the policy. */
export function stateNotice(voice: Voice): string {
  const { state } = voice.truth.insured.address
  const texts = [
    `If this policy has been in effect for 60 days or more we may cancel it only for a reason the law of ${state} permits, and we will mail notice at least 10 days before for nonpayment and 45 days before for any other reason.`,
    `Complaints: write to the address of our policy services unit. The insurance department of ${state} also accepts complaints by telephone and on line.`,
    `The ${state} guaranty fund may pay covered claims if we become insolvent. Payment is limited by statute, in many cases to ${voice.money(300_000)} per claimant, and claims under ${voice.money(100)} are not paid.`,
    `Any person who knowingly files a statement of claim that contains false information may be subject to a civil fine of up to ${voice.money(5000)} and the stated value of the claim.`,
    `A surcharge required by ${state} law is included in the amount shown as taxes and fees. It is not premium and is not subject to commission.`,
  ]
  return voice.chance
    .some(texts, voice.chance.int(2, 4))
    .map((text) => `<p class="fine">${text}</p>`)
    .join('')
}

export const conditions = (voice: Voice) => `<h2>Things to know about this policy</h2>
<p class="fine">Premium is payable in the instalments shown on your bill. A charge of ${voice.money(10)} is added to each instalment and ${voice.money(30)} to each returned payment. Return premium below ${voice.money(25)} is paid on request only.</p>
<p class="fine">Report claims as soon as you can. We will reimburse reasonable expenses you incur at our request, including loss of earnings up to ${voice.money(250)} a day, and the cost of bail bonds up to ${voice.money(1000)}. These payments are in addition to the limits.</p>
<p class="fine">We may examine your books until three years after the policy ends. Where records are not provided, the estimated premium may be increased by up to ${voice.money(2500)} or two times the estimate.</p>`

export const forms = (voice: Voice) =>
  voice.truth.forms
    .map((form) => `<tr><td>${form.number}</td><td>${form.edition}</td><td>${voice.text(form.title)}</td></tr>`)
    .join('')
