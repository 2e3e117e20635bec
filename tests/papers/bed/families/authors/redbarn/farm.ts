import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { slashed } from './words.ts'

const CSS = `.fm{font-family:'DejaVu Serif',serif;font-size:8.5px;line-height:1.35;color:#111}
.fm .co{text-align:center;font-size:21px;font-weight:bold;letter-spacing:1px}.fm .tiny{font-size:6.5px;line-height:1.3}
.fm .co2{text-align:center;font-size:8px;margin-bottom:6px}.fm h1{font-size:13px;text-align:center;border-top:3px double #111;border-bottom:3px double #111;padding:3px;margin:4px 0 6px}
.fm .two{display:grid;grid-template-columns:1fr 1fr;column-gap:14px}.fm .who>div{border:1px solid #444;padding:3px 5px;margin-bottom:4px}
.fm .lab{font-size:6.5px;text-transform:uppercase;color:#333}.fm .typed{font-family:'DejaVu Sans Mono',monospace;font-size:9px}
.fm h2{font-size:9.5px;margin:6px 0 2px;border-bottom:1px solid #111}.fm table{width:100%;border-collapse:collapse}.fm td,.fm th{padding:1.5px 2px;vertical-align:top;border:0;text-align:left;font-weight:normal}
.fm td.n{text-align:right;white-space:nowrap}.fm td.k{width:22px;font-weight:bold}`

/** Farm package, two columns: property by letters on the left, Coverages L and M on the right with both limits in one cell. */
export const farmDeclarations: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const title = chance.pick([
      'FARM PACKAGE POLICY DECLARATIONS',
      'FARMOWNERS DECLARATIONS',
      'COUNTRY ESTATE AND FARM POLICY – DECLARATIONS PAGE',
    ])
    const html = `<div class="fm"><div class="co">${voice.carrier('gl')}</div>
<div class="co2">Home Office: ${voice.address(gl.carrier.address).join(' · ')}${chance.maybe(0.5) ? ` &nbsp; Co. Code (NAIC) ${voice.naic('gl')}` : ''}</div>
<h1>${title}</h1><div class="two who"><div><div class="lab">${chance.pick(['Member – first named insured – and mail address', 'Policyholder'])}</div><div class="typed">${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</div></div>
<div><div class="two"><div><div class="lab">${chance.pick(['Policy number', 'Your policy'])}</div><span class="typed"><b>${voice.number('gl')}</b></span></div><div><div class="lab">${chance.pick(['Renewal of', 'Replaces no.'])}</div><span class="typed">${voice.text(truth.prior.gl.number)}</span></div></div>
<div class="lab" style="margin-top:4px">Policy term – 12:01 A.M. standard time at the farm</div><span class="typed">${term(voice)}</span></div>
<div><div class="lab">Your agent ${chance.maybe(0.6) ? `· Agency ${truth.producer.code}` : ''}</div><div class="typed">${[voice.producer(), ...voice.producerAddress()].join('<br>')}${chance.maybe(0.6) ? `<br>Tel. ${voice.reach('phone')}` : ''}</div></div>
<div><div class="lab">Insured farm premises</div>${truth.locations.map((at) => `<span class="typed">${at.number}. ${voice.text(`${at.party.address.one}, ${at.party.address.city} ${at.party.address.state}`)} – ${chance.int(4, 900)} ac.</span>`).join('<br>')}</div></div>
<div class="two"><div>${property(voice)}</div><div>${liability(voice)}</div></div>${foot(voice)}</div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}

function term(voice: Voice): string {
  const [from, to] = [voice.effective('gl'), voice.expiration('gl')]
  return voice.chance.pick([
    `From ${from} to ${to}`,
    `${from} – ${to}`,
    `${from} until ${to}, and from year to year as renewed`,
  ])
}

const rowOf = ([letter, words, amount]: string[]) =>
  `<tr><td class="k">${letter}</td><td>${words}</td><td class="n">${amount}</td></tr>`

function property(voice: Voice): string {
  const { chance } = voice
  const some = (from: number, to: number) => voice.money(chance.int(from, to) * 1000)
  const rows = [
    ['A', 'Dwelling', some(150, 900)],
    ['B', 'Related private structures', some(10, 90)],
    ['C', 'Household personal property', some(60, 400)],
    ['D', 'Loss of use', some(20, 120)],
    ['E', 'Scheduled farm personal property', some(40, 600)],
    ['F', 'Blanket farm personal property', chance.pick(['Not Covered', some(100, 900)])],
    ['G', 'Barns, silos and other farm structures (see schedule)', some(200, 2000)],
    ['–', 'Livestock, any one head', some(1, 8)],
    ['–', 'Tools and tack', some(2, 15)],
    ['–', 'Debris removal, each loss', some(5, 25)],
  ]
  const kept = rows.filter((_, index) => index < 7 || chance.maybe(0.6))
  return `<h2>SECTION I – PROPERTY</h2><table><tr><th></th><th class="lab">Coverage</th><th class="lab" style="text-align:right">Limit</th></tr>${kept.map(rowOf).join('')}</table>
<p class="tiny">Deductible, Section I: ${voice.money(chance.pick([500, 1000, 2500]))} each loss; wind and hail ${voice.money(chance.pick([2500, 5000]))}. Perils: ${chance.pick(['Broad', 'Special', 'Basic on item G, otherwise Special'])}.</p>`
}

function liability(voice: Voice): string {
  const { chance, truth } = voice
  const sign = chance.pick(['', '$'])
  const both = slashed(voice, 'gl', ['occurrence', 'aggregate'], chance.pick(['/', ' / ', ' /']), sign)
  const medical =
    truth.policies.gl.excluded === 'medical'
      ? ''
      : `<br><span class="tiny">(${voice.money(25_000)} each accident)</span>`
  const words = chance.pick([
    [
      'Liability to the public – bodily injury and property damage',
      'Personal and advertising injury',
      'Farm products and work completed, annual aggregate',
      'Fire legal – premises you rent, any one fire',
      'Medical payments to the public, each person',
    ],
    [
      'Farm liability (BI and PD)',
      'Personal injury, incl. advertising',
      'Goods you grow or sell, and custom work finished – yearly total',
      'Damage to buildings rented to you',
      'Medical payments to others, per person',
    ],
  ])
  const first = [
    'L',
    `${words[0]}<br><span class="tiny"><i>per occurrence / annual aggregate</i></span>`,
    `<b>${both}</b>`,
  ]
  const others = [
    ['L-1', words[1]!, voice.limit('gl', 'personal')],
    ['L-2', words[2]!, voice.limit('gl', 'products')],
    ...(chance.maybe(0.75) ? [['L-3', words[3]!, voice.limit('gl', 'rented')]] : []),
    ['M', words[4]!, voice.limit('gl', 'medical') + medical],
  ]
  const small = chance.shuffle([
    ['N', 'Damage to property of others, each event', voice.money(chance.pick([500, 1000, 1500]))],
    ['–', 'Farm chemical drift, sublimit within L', voice.money(25_000)],
    ['–', 'Employer’s liability, farm hands', 'Not Covered'],
    ['–', 'Custom farming', `receipts to ${voice.money(chance.pick([5000, 10_000, 20_000]))}`],
    ['–', 'Collision with cattle on road, per head', voice.money(chance.pick([600, 1000]))],
  ])
  const notes = [
    chance.maybe(0.4)
      ? `Coverage L is written on ${truth.policies.gl.claimsMade ? `a ${voice.tick('gl.claimsMade', 'claims made')}` : `an ${voice.tick('gl.occurrence', 'occurrence')}`} basis.`
      : '',
    chance.maybe(0.3)
      ? voice.tick('gl.perLocation', 'The annual aggregate under L applies separately to each insured location.')
      : '',
  ]
  return `<h2>SECTION II – LIABILITY</h2><table><tr><th></th><th class="lab">Coverage</th><th class="lab" style="text-align:right">Limit of liability</th></tr>${[first, ...others, ...small].map(rowOf).join('')}</table><p class="tiny">${notes.join(' ')} No deductible applies to Section II except ${voice.money(chance.pick([250, 500]))} on chemical drift.</p>`
}

function foot(voice: Voice): string {
  const { chance, truth } = voice
  const first = Math.round(truth.policies.gl.premium * 0.6)
  const forms = truth.forms
    .map((form) => `${voice.text(form.number)} (${form.edition.replace(/[()]/g, '')})`)
    .join('; ')
  return `<h2>PREMIUM FOR THE TERM</h2><table><tr><td>Section I ${voice.money(first)}</td><td>Section II ${voice.money(truth.policies.gl.premium - first)}</td><td>Policy fee ${voice.money(20)}</td><td class="n"><b>Total ${voice.money(truth.policies.gl.premium + 20)}</b></td></tr></table>
<p class="tiny">Forms and endorsements: ${forms}. Mortgagee on Coverage A – ${voice.text(truth.names.business())}</p>
<p class="tiny">Membership. The holder of this policy is a member of the Company and may vote at the annual meeting. This policy is non-assessable. ${chance.pick(['Please keep this page with your policy booklet.', 'A copy of this page has been sent to your agent and to any mortgagee named.'])}</p>`
}
