import type { Drawn, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { cents, type Labels, RESET, short, spelled, table, tr, usd, WIDE } from './kit.ts'
import { GL, UMBRELLA, WC } from './labels.ts'

const place = (voice: Voice) => [voice.text(voice.truth.insured.name), ...voice.address(voice.truth.insured.address)]
const house = (voice: Voice) => [
  voice.text(voice.truth.wholesaler.name),
  ...voice.address(voice.truth.wholesaler.address),
]
/** Offers side by side: limits of each and what each costs. */
const offers = (voice: Voice) => {
  const { gl } = voice.truth.policies
  const price = gl.premium
  return [
    { name: 'Option A', limits: gl.limits, price, company: gl.carrier.name },
    { name: 'Option B', limits: otherLimits(voice.chance, 'gl', gl.limits), price: Math.round(price * 1.18), company: gl.carrier.name },
    { name: 'Option C', limits: otherLimits(voice.chance, 'gl', gl.limits), price: Math.round(price * 0.87), company: voice.truth.names.carrier().name },
  ]
} // biome-ignore format: a table
const soon = (voice: Voice) =>
  `${voice.date(voice.truth.policies.gl.effective)} to ${voice.date(voice.truth.policies.gl.expiration)}`

/** Landscape: the expiring term and three offers as columns. */
function columns(voice: Voice): Drawn {
  const { chance } = voice
  const show = chance.pick([usd, short, voice.money])
  const labels: Labels = chance.pick([GL.terse, GL.formal, GL.homely])
  const all = offers(voice)
  const old = voice.truth.prior.gl
  const body = [
    ...Object.keys(labels).map((name) => [
      labels[name]!,
      show(old.limits[name]!),
      ...all.map((one) => show(one.limits[name]!)),
    ]),
    ['Deductible, per claim', '0', usd(1000), usd(2500), '2%'],
    ['Estimated premium', usd(old.premium), ...all.map((one) => cents(one.price))],
    ['Change', '', ...all.map((one) => `${(((one.price - old.premium) / old.premium) * 100).toFixed(1)}%`)],
    ['Insurer', ...[old.carrier.name, ...all.map((one) => one.company)].map(voice.text)],
  ]
  return {
    kind: 'quote',
    feeds: 'nothing',
    running: `<span>Renewal of ${voice.text(old.number)}</span><span style="float:right">OFFER ONLY – valid ${chance.pick([15, 30])} days</span>`,
    html: `<div class="pg opt"><h1>Renewal proposal</h1><p>${place(voice).join(', ')}. Proposed term ${soon(voice)}.</p><table><thead><tr><th rowspan="2">General liability</th><th rowspan="2">Expiring</th><th colspan="3">Offered</th></tr>${tr(all.map((one) => one.name), 'th')}</thead><tbody>${body.map((row) => tr(row)).join('')}</tbody></table><p>No coverage begins until you choose and we confirm in writing. Tick one: ☐ A &nbsp; ☐ B &nbsp; ☐ C</p><p>${house(voice).join(' · ')}</p></div>`,
    css: `${RESET}${WIDE} .opt{font:9.5pt ${FONTS.wide}} .opt h1{font-size:20pt} .opt p{margin:10pt 0} .opt td,.opt th{border-bottom:.6pt solid #aaa;padding:3pt 5pt} .opt td+td{text-align:right} .opt th[colspan]{text-align:center;background:#fbe9c6} .opt td:nth-child(2){color:#777}`,
  } // biome-ignore format: a page
}

/** A letter with an offer for several lines. */
function letter(voice: Voice): Drawn {
  const { chance } = voice
  const { gl, umbrella, wc } = voice.truth.policies
  const list = (labels: Labels, limits: Record<string, number>) =>
    table(Object.keys(labels).map((name) => [usd(limits[name]!), labels[name]!]))
  return {
    kind: 'quote',
    feeds: 'nothing',
    html: `<div class="pg let"><p class="r">${house(voice).join('<br>')}</p><p>${place(voice).join('<br>')}</p><p>${spelled(voice.truth.prior.gl.effective)}</p><h1>${chance.pick(['Our indication for the coming year', 'Terms we can offer', 'Pricing, subject to your signed application'])}</h1><p>${chance.pick(['If you accept before the date below, we could write', 'Subject to inspection and satisfactory loss history, we would offer'])} the following for ${soon(voice)} with ${voice.text(gl.carrier.name)}:</p><h2>Liability, ${usd(gl.premium)}</h2>${list(chance.pick([GL.tenant, GL.homely]), gl.limits)}<h2>Umbrella, ${usd(umbrella.premium)} (optional)</h2>${list(UMBRELLA.formal, umbrella.limits)}<h2>Workers compensation, ${usd(wc.premium)}</h2>${list(WC.formal, wc.limits)}<p>This is not a binder. Fee ${usd(150)}; taxes 3.5%. Half is due when you accept. Not offered: autos, flood.</p></div>`,
    css: `${RESET} .let{font:10.5pt ${FONTS.serif}} .let .r{text-align:right} .let p{margin:10pt 0} .let h1{font-size:14pt;font-weight:bold} .let h2{font-style:italic;margin:10pt 0 2pt} .let td:first-child{width:100pt}`,
  } // biome-ignore format: a page
}

/** Cards from a rating portal. */
function cards(voice: Voice): Drawn {
  const { chance } = voice
  const labels = chance.pick([GL.code, GL.terse])
  const show = chance.pick([short, usd])
  const plan = chance.pick(['Bronze', 'Basic', 'Plan'])
  const card = (one: ReturnType<typeof offers>[number], at: number) =>
    `<section class="${at === 1 ? 'best' : ''}"><h2>${plan} ${at + 1}</h2><p class="price">${usd(Math.round(one.price / 12))}<small>/month</small></p>${Object.keys(
      labels,
    )
      .map((name) => `<p>${labels[name]}<b>${show(one.limits[name]!)}</b></p>`)
      .join(
        '',
      )}<p>Down payment<b>${chance.pick([10, 20, 25])}%</b></p><p class="go">${chance.pick(['Select', 'Request to bind', 'Apply'])}</p></section>`
  return {
    kind: 'quote',
    feeds: 'nothing',
    html: `<div class="pg crd"><p>Quote ${chance.digits(8)} for ${place(voice)[0]}</p><h1>Choose your plan</h1><p>If bound today the policy would start ${voice.date(voice.truth.policies.gl.effective)}. Status: <b>quoted, not purchased</b></p><div class="three">${offers(voice).map(card).join('')}</div><p>${house(voice).join(', ')}</p><p>Prices may change after underwriting. Your present insurer’s policy ${voice.text(voice.truth.prior.gl.number)} ends ${voice.date(voice.truth.prior.gl.expiration)}.</p></div>`,
    css: `${RESET} .crd{font:9pt ${FONTS.modern}} .crd h1{font-size:24pt} .crd .three{display:grid;grid-template-columns:repeat(3,1fr);gap:12pt;margin:14pt 0} .crd section{border:1pt solid #ccd;border-radius:8pt;padding:10pt} .crd .best{border:2pt solid #2a6} .crd section p{display:flex;justify-content:space-between;margin:4pt 0} .crd .price{font-size:20pt} .crd .go{justify-content:center;background:#2a6;color:#fff;padding:4pt}`,
  } // biome-ignore format: a page
}

/** The same as a file of a word processor. */
function file(voice: Voice): Drawn {
  const labels = voice.chance.pick([GL.formal, GL.tenant])
  const all = offers(voice).slice(0, 2)
  return {
    kind: 'quote',
    feeds: 'nothing',
    docx: [
      house(voice).join(', '),
      `Quotation for ${place(voice).join(', ')}`,
      `Proposed period: ${soon(voice)}. Quote no. ${voice.chance.digits(7)}. Not bound.`,
      [
        ['Coverage', ...all.map((one) => one.name)],
        ...Object.keys(labels).map((name) => [labels[name]!, ...all.map((one) => voice.money(one.limits[name]!))]),
        ['Premium plus 4.2% tax', ...all.map((one) => voice.money(one.price))],
      ],
      'Please sign and return this page if you want us to seek coverage on these terms.',
    ],
  }
}

/** A renewal offer with several options beside the expiring term: nothing on it is in force. */
export const options: Paper = { draw: (voice) => voice.chance.pick([columns, letter, cards, file])(voice) }
