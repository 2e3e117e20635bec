import type { Paper } from '../../../family.ts'
import { cents, MODERN, NARROW, plainCss, SANS, tollFree } from './kit.ts'

// biome-ignore format: a page
const CSS = (font: string, color: string) => `${plainCss(font, 8.6)}
.lb .mast { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 5px solid ${color}; padding-bottom: 5px; }
.lb .mast b { font-size: 15pt; color: ${color}; }
.lb .mast div { text-align: right; font-size: 8pt; }
.lb h1 { font-size: 18pt; margin: 10px 0 2px; font-weight: 700; }
.lb .boxes { display: grid; grid-template-columns: 3fr 2fr 2fr; border: 1px solid #667; margin: 8px 0 12px; }
.lb .boxes > div { border: 0.5px solid #99a; padding: 3px 6px 6px; min-height: 34px; }
.lb .boxes i { font-style: normal; font-size: 6.6pt; color: #445; display: block; }
.lb .boxes i em { background: ${color}; color: #fff; font-style: normal; padding: 0 4px; margin-right: 4px; }
.lb h2 { font-size: 12.5pt; color: ${color}; margin: 10px 0 3px; }
.lb .glance th { border-bottom: 1.5px solid ${color}; font-size: 7.4pt; font-weight: 700; }
.lb .glance td { border-bottom: 0.5px solid #bbc; padding: 3px 5px; }
.lb .glance tr.part td { background: #eef1f4; font-weight: 700; border: 0; }
.lb .glance td.n, .lb .glance th.n { text-align: right; }
.lb .fine { font-size: 6.8pt; color: #333; margin-top: 4px; }
.lb .two { columns: 2; column-gap: 22px; font-size: 7.6pt; }
.lb .two p { margin-bottom: 6px; }
.lb .sum { width: 55%; margin-left: auto; }
.lb .sum td { text-align: right; border-bottom: 0.5px dotted #889; } .lb .sum td:first-child { text-align: left; }
`

// biome-ignore format: a table
const WORDS: Record<string, string>[] = [
  { occurrence: 'Liability and medical expenses, each occurrence', aggregate: 'Total for the policy period, other than products and finished work', products: 'Total for products and finished work', personal: 'Personal and advertising injury', rented: 'Damage to premises rented to you, any one premises', medical: 'Medical expenses, any one person' },
  { occurrence: 'Business liability (any one occurrence)', medical: 'Medical bills of visitors (each person)', rented: 'Fire damage to the space you rent', personal: 'Libel, slander and advertising injury (each person or organization)', products: 'Products-completed operations, yearly maximum', aggregate: 'General yearly maximum (all other claims)' },
  { aggregate: 'Liability – general aggregate', products: 'Liability – products/completed ops aggregate', occurrence: 'Liability – per occurrence', personal: 'Personal & advertising injury – per offense', medical: 'Med pay – per person', rented: 'Tenants legal / rented premises – per occurrence' },
]

/** A businessowners policy: numbered boxes, then one limit per row with the deductible beside it; much is not covered. */
export const businessowners: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const gl = truth.policies.gl
    const color = chance.pick(['#0b5a6e', '#7a2e12', '#243a73', '#2f5d2a'])
    const words = chance.pick(WORDS)
    const deductible = chance.pick([250, 500, 1000, 2500])
    const free = chance.pick(['None', 'No deductible', '–', 'n/a'])
    const gone = chance.pick(['Not covered', 'NOT COVERED', 'You did not buy this'])
    const perLocation = chance.maybe(0.35)
    const liability = voice.limits('gl', words).map(([label, amount]) => {
      const mark =
        label === words.medical ? ' <sup>1</sup>' : perLocation && label === words.aggregate ? ' <sup>2</sup>' : ''
      return [
        label + mark,
        amount,
        label === words.occurrence && chance.maybe(0.3) ? `${voice.money(deductible)} property damage only` : free,
      ]
    })
    const places = truth.locations.flatMap((location) => [
      [
        `Building, location ${location.number}`,
        chance.maybe(0.3) ? gone : voice.money(location.building),
        voice.money(deductible),
      ],
      [`Business contents, location ${location.number}`, voice.money(location.contents), voice.money(deductible)],
    ])
    const extras = chance.shuffle([
      ['Outdoor signs', voice.money(chance.pick([2500, 5000])), voice.money(250)],
      ['Money and securities, on premises / away', `${voice.money(10_000)} / ${voice.money(5000)}`, voice.money(250)],
      ['Business income and extra expense', 'Actual loss, up to 12 months', '72 hours'],
      ['Equipment breakdown', 'Included', voice.money(deductible)],
      ['Employee dishonesty', voice.money(chance.pick([10_000, 25_000, 50_000])), voice.money(deductible)],
      ['Accounts receivable', voice.money(chance.pick([10_000, 25_000])), free],
    ])
    const options = chance
      .shuffle([
        ['Hired autos and autos you do not own', gone, ''],
        ['Employment practices', gone, ''],
        ['Liquor liability', gone, ''],
        ['Professional services (errors and omissions)', gone, ''],
        [
          'Data breach response, yearly maximum',
          chance.maybe(0.5) ? voice.money(50_000) : gone,
          chance.maybe(0.5) ? voice.money(1000) : '',
        ],
        ['Employee benefits administration, each claim', gone, ''],
      ])
      .slice(0, chance.int(3, 6))
    const parts: [string, string[][]][] = chance.shuffle([
      ['Your property', [...places, ...extras]],
      [
        `Your liability to others (${gl.claimsMade ? voice.tick('gl.claimsMade', 'claims-made') : voice.tick('gl.occurrence', 'occurrence')} coverage)`,
        liability,
      ],
      ['Options', options],
    ])
    const deductibleFirst = chance.maybe(0.35)
    const row = ([label, amount, first]: string[]) =>
      deductibleFirst
        ? `<tr><td>${label}</td><td class="n">${first}</td><td class="n">${amount}</td></tr>`
        : `<tr><td>${label}</td><td class="n">${amount}</td><td class="n">${first}</td></tr>`
    const heads = ['<th class="n">We pay up to</th>', '<th class="n">You pay first (deductible)</th>']
    const agent = chance.maybe(0.5)
    const phone = tollFree(voice)
    const boxes = [
      ['Who is insured (you)', `<b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}`],
      ['Policy number', `<b>${voice.number('gl')}</b>`],
      ['Policy period', `${voice.effective('gl')} to ${voice.expiration('gl')}<br>12:01 a.m. where you get your mail`],
      agent
        ? ['Your agent', `${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}`]
        : ['How you bought it', 'Direct. No agent is named on this policy.'],
      [
        'Form of business',
        chance.pick(['Limited liability company', 'Corporation', 'Individual', 'Partnership', 'Other']),
      ],
      [
        'Takes the place of',
        chance.maybe(0.7)
          ? `Policy ${voice.text(truth.prior.gl.number)}, which ended ${voice.date(truth.prior.gl.expiration)}`
          : 'New policy',
      ],
    ]
    const premium = gl.premium
    const fee = chance.pick([12, 25, 37.5])
    const naic = chance.maybe(0.5) ? `<br>NAIC company code ${voice.naic('gl')}` : ''
    // biome-ignore format: a page
    const html = `<div class="lb"><div class="mast"><b>${voice.carrier('gl')}</b><div>${voice.address(gl.carrier.address).join(', ')}<br>Customer service ${phone}${naic}</div></div>
<h1>${chance.pick(['Your businessowners policy declarations', 'Declarations: businessowners', 'Businessowners Policy'])}</h1>
<p>${chance.pick(['Please keep these pages with your policy. They show what you bought and the most we will pay.', 'This is a summary of what you bought. The policy itself decides.'])}</p>
<div class="boxes">${boxes.map(([label, value], at) => `<div><i><em>${at + 1}</em>${label}</i>${value}</div>`).join('')}</div>
<h2>Your coverage at a glance</h2>
<table class="glance"><thead><tr><th>What is covered</th>${deductibleFirst ? heads.reverse().join('') : heads.join('')}</tr></thead>
${parts.map(([title, rows]) => `<tr class="part"><td colspan="3">${title}</td></tr>${rows.map(row).join('')}`).join('')}</table>
<p class="fine"><sup>1</sup> Medical expenses are part of, not on top of, the occurrence limit.${perLocation ? ` <sup>2</sup> This maximum ${voice.tick('gl.perLocation', 'applies separately to each location')} you own or rent.` : ''} Losses of ${voice.money(100)} or less are not adjusted.</p>
<h2>${boxes.length + 1}. Where you do business</h2>
<table class="glance"><tr><th>No.</th><th>Address</th><th>What is done there</th><th class="n">Alarm credit</th></tr>
${truth.locations.map((one) => `<tr><td>${one.number}</td><td>${voice.address(one.party.address).join(', ')}</td><td>${voice.text(one.classification)}</td><td class="n">${chance.pick(['yes', 'no'])}</td></tr>`).join('')}</table>
<h2>${boxes.length + 2}. What it costs</h2>
<table class="sum"><tr><td>Property</td><td>${cents(Math.round(premium * 0.4))}</td></tr><tr><td>Liability</td><td>${cents(premium - Math.round(premium * 0.4))}</td></tr><tr><td>State fire fund fee</td><td>${cents(fee)}</td></tr><tr><td><b>Total for the year</b></td><td><b>${cents(premium + fee)}</b></td></tr></table>
<h2>${boxes.length + 3}. Forms that make up your policy</h2>
<p>${truth.forms.map((form) => `${form.number} ${form.edition} ${voice.text(form.title)}`).join(' &nbsp;·&nbsp; ')}</p>
<h2>Good to know</h2><div class="two">
<p><b>If you have a loss.</b> Tell us as soon as you can. We may advance up to ${voice.money(2500)} for supplies within two days. Rewards for information leading to an arrest are limited to ${voice.money(5000)}.</p>
<p><b>Newly bought property.</b> A building you buy is covered for up to ${voice.money(250_000)} and its contents for ${voice.money(100_000)} for thirty days; then you must tell us.</p>
<p><b>Fire department charges.</b> We pay up to ${voice.money(1000)}; no deductible applies.</p>
<p><b>Pollutant cleanup.</b> Limited to ${voice.money(10_000)} for each location in each twelve months.</p>
<p><b>Lenders.</b> ${chance.maybe(0.5) ? `${voice.text(truth.names.business())} is named as loss payee for equipment at location 1.` : 'No lender is named on this policy.'}</p></div></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS(chance.pick([SANS, MODERN, NARROW]), color) }
  },
}
