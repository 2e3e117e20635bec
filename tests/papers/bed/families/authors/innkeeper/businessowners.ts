import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { onLiability, table } from './words.ts'

const CSS = `
.bo { font: 11.5px/1.3 'Liberation Sans', sans-serif; color: #111 }
.bo table { border-collapse: collapse; width: 100% } .bo td, .bo th { border: 1px solid #444; padding: 3px 6px; vertical-align: top; text-align: left; font-size: 11px }
.bo .top { display: grid; grid-template-columns: 1fr 1.2fr; border-bottom: 3px double #333; padding-bottom: 6px; margin-bottom: 8px }
.bo .top h1 { font-size: 15px; margin: 0; text-align: right } .bo .top b { font-size: 16px }
.bo h2 { font-size: 12px; margin: 12px 0 3px; background: #ddd; padding: 3px 6px; letter-spacing: .3px }
.bo .box { display: grid; grid-template-columns: 1fr 1fr; border: 1px solid #444 } .bo .box > div { padding: 4px 8px; border: .5px solid #444 }
.bo small { display: block; font-size: 8.5px; color: #333; text-transform: uppercase } .bo .r { text-align: right }
.bo .lim td:nth-child(2) { width: 190px; text-align: right } .bo p { margin: 5px 0 } .bo .new { break-before: page }
.bo .cols { columns: 2; font-size: 10px; column-gap: 26px; text-align: justify }`

/** The six limits of the liability section in a businessowners policy's own words; sometimes both aggregates share one line. */
function liability(voice: Voice): string[][] {
  const { chance } = voice
  const words = {
    occurrence: chance.pick(['Liability and Medical Expenses &ndash; Each Occurrence', 'Business Liability (any one occurrence)', 'Liability &amp; Med. Exp. Limit, per occurrence']), // biome-ignore format: a table
    medical: chance.pick(['Medical Expenses &ndash; Any One Person', 'Premises Medical, each person', 'Med. Pay. (per person)']), // biome-ignore format: a table
    rented: chance.pick(['Damage to Premises Rented to You (any one premises)', 'Tenants&rsquo; Fire Legal Liability', 'Fire Legal &ndash; any one fire or explosion']), // biome-ignore format: a table
    personal: chance.pick(['Personal and Advertising Injury', 'Personal &amp; Adv. Injury (any one person or organization)']), // biome-ignore format: a table
  }
  const single = chance.shuffle(['medical', 'rented', 'personal'] as const).map((name) => [words[name], voice.limit('gl', name)]) // biome-ignore format: a table
  const both = chance.maybe(0.35)
    ? [['Aggregates: Products&ndash;Completed Operations / All Other', `${voice.limit('gl', 'products')} / ${voice.limit('gl', 'aggregate')}`]] // biome-ignore format: a table
    : [
        [chance.pick(['Other Than Products/Completed Operations Aggregate', 'Aggregate Limit &ndash; all occurrences except PCO', 'General Aggregate (other than products)']), voice.limit('gl', 'aggregate')], // biome-ignore format: a table
        [chance.pick(['Products/Completed Operations Aggregate', 'Aggregate Limit &ndash; PCO', 'Products &amp; Completed Work Aggregate']), voice.limit('gl', 'products')], // biome-ignore format: a table
      ]
  return [[words.occurrence, voice.limit('gl', 'occurrence')], ...single, ...both]
}

/** Options with a limit beside options that were not bought. */
function options(voice: Voice): string[][] {
  const { chance, truth } = voice
  const no = chance.pick(['Not Covered', 'No Coverage', 'NOT PURCHASED'])
  const autos = chance.pick(['both', 'both', 'non-owned', 'none'])
  const auto = (): string[][] => {
    if (autos === 'none') return [['Hired Auto and Non-Owned Auto Liability', no]]
    const limit = voice.money(onLiability(voice, chance.pick([truth.policies.gl.limits.occurrence!, 1_000_000, 500_000]))) // biome-ignore format: a table
    const nonOwned = voice.tick('auto.nonOwned', chance.pick(['Non-Owned Auto Liability', 'Employers Nonownership Auto Liability'])) // biome-ignore format: a table
    if (autos === 'non-owned')
      return [
        ['Hired Auto Liability', no],
        [nonOwned, `${limit} each accident`],
      ]
    return [[`${voice.tick('auto.hired', 'Hired Auto')} and ${nonOwned}`, `${limit} each accident`]]
  }
  const liquor = chance.pick([0, 0, 500_000, 1_000_000])
  const practices = chance.maybe(0.4)
  if (liquor || practices) voice.notJudged('professional')
  const assault = chance.pick([25_000, 50_000, 100_000])
  const rows = [
    ...auto(),
    ['Liquor Liability (each common cause / aggregate)', liquor ? `${voice.money(liquor)} / ${voice.money(liquor * 2)}` : no], // biome-ignore format: a table
    ['Employment Practices (claims made, defense within limit)', practices ? voice.money(chance.pick([25_000, 100_000])) : no], // biome-ignore format: a table
    ['Innkeepers&rsquo; Liability, guests&rsquo; property (per guest / per event)', `${voice.money(1000)} / ${voice.money(25_000)}`], // biome-ignore format: a table
    ['Assault or Battery Sublimit, per event &sup1;', `${voice.money(assault)}`],
    ['Employee Dishonesty', voice.money(chance.pick([10_000, 25_000]))],
    ['Food Spoilage', voice.money(chance.pick([5000, 15_000]))],
    ['Equipment Breakdown', 'Included'],
    ['Identity Recovery', no],
  ]
  return chance.maybe(0.5) ? rows : [...rows.slice(3), ...rows.slice(0, 3)]
}

/** A businessowners policy of a small inn or eating place: property by premises, liability, bought and refused options, conditions full of other amounts. */
export const businessowners: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { money, text } = voice
    const head = `<div class="top"><b>${voice.carrier('gl')}</b><h1>BUSINESSOWNERS POLICY<br>${chance.pick(['DECLARATIONS', 'COMMON DECLARATIONS', 'POLICY DECLARATIONS'])}</h1><div>${chance.maybe(0.5) ? `NAIC Co. Code ${voice.naic('gl')}` : 'A Stock Insurance Company'}</div><div class="r">${chance.pick([`Renewal of: ${text(truth.prior.gl.number)}`, `Replaces policy ${text(truth.prior.gl.number)}`, 'New Business'])}</div></div>` // biome-ignore format: a page
    const period = chance.pick([
      `<small>Policy Period</small>From ${voice.effective('gl')} to ${voice.expiration('gl')}<br>12:01 A.M. at the mailing address shown`,
      `<small>Inception / Expiration</small>${voice.effective('gl')} &nbsp;&ndash;&nbsp; ${voice.expiration('gl')} (12:01 A.M. Standard Time)`,
    ])
    const boxes = [
      `<small>Policy Number</small><b>${voice.number('gl')}</b>`,
      period,
      `<small>${chance.pick(['Named Insured and Mailing Address', 'First Named Insured'])}</small>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}`,
      `<small>${chance.pick(['Your Agent', 'Agency', 'Producer'])} &nbsp; Code ${text(truth.producer.code)}</small>${[voice.producer(), ...voice.producerAddress()].join('<br>')}<br>${voice.reach('phone')}`,
      `<small>Business Description</small>${chance.pick(['Limited-service hotel, 42 rooms', 'Family restaurant, table service', 'Bed and breakfast inn', 'Apartment building, 18 units', 'Coffee house and bakery'])}`,
      `<small>Form of Business</small>${chance.pick(['Limited Liability Company', 'Corporation', 'Individual', 'Partnership'])}`,
    ]
    const premises = truth.locations.map((one) => [`${one.number}-1`, voice.address(one.party.address).join(', '), money(one.building), money(one.contents), chance.pick([money(1000), money(2500), money(5000)])]) // biome-ignore format: a page
    const premium = truth.policies.gl.premium
    const forms = truth.forms.map((form) => `${form.number} ${form.edition} &nbsp; ${text(form.title)}`).join('<br>')
    const firstPage = `${head}<div class="box">${boxes.map((box) => `<div>${box}</div>`).join('')}</div>
<p>In return for the payment of the premium, and subject to all terms of this policy, we agree with you to provide the insurance stated below.</p>
<h2>SECTION I &ndash; PROPERTY</h2><table><tr><th>Prem-Bldg</th><th>Described Premises</th><th>Building</th><th>Business Pers. Prop.</th><th>Deductible</th></tr>${table(premises)}</table>
<h2>SECTION II &ndash; LIABILITY</h2><table class="lim">${table(liability(voice))}</table>`
    const optional = `<h2>OPTIONAL COVERAGES</h2><table class="lim">${table(options(voice))}</table><p>&sup1; Part of, and not in addition to, the liability limit of Section II. Damages and defense together.</p>`
    const bill = `<h2>PREMIUM</h2><table class="lim">${table([['Property', money(Math.round(premium * 0.6))], ['Liability and options', money(premium - Math.round(premium * 0.6))], ['Certified acts of terrorism', money(Math.round(premium * 0.02))], ['<b>Total annual premium</b> (minimum retained: 25%)', money(premium + Math.round(premium * 0.02))]])}</table>` // biome-ignore format: a page
    const lender = chance.maybe(0.6) ? `<h2>MORTGAGEHOLDER</h2><p>Prem 1-1: ${text(truth.names.business())}, ${voice.address(truth.names.address()).join(', ')} &nbsp; Loan ${chance.digits(9)}</p>` : '' // biome-ignore format: a page
    const conditions = `<h2 class="new">ADDITIONAL CONDITIONS</h2><div class="cols"><p><b>A. Outdoor signs.</b> The most we will pay for loss to outdoor signs at one premises is ${money(2500)} in any one event, unless a higher amount is shown. </p>
<p><b>B. Money and securities.</b> ${money(10_000)} inside the premises; ${money(5000)} while in the care of a messenger. No more than ${money(500)} applies to gift cards.</p>
<p><b>C. Fire department charge.</b> We pay up to ${money(2500)} when you have agreed to it in writing before the loss. No deductible applies.</p>
<p><b>D. Newly acquired places.</b> Buildings you acquire during the term are insured for up to ${money(250_000)} each, and what is in them for ${money(100_000)}, for thirty days after you take possession.</p>
<p><b>E. Loss of earnings of employees.</b> For attending a hearing at our request we pay up to ${money(250)} a day.</p>
<p><b>F. Bail bonds.</b> Up to ${money(250)} for bonds required because of a traffic accident to which this insurance applies.</p>
<p><b>G. Fees.</b> A returned payment costs ${money(25)}; reinstatement after a lapse ${money(40)}. Payroll, receipts and room counts may be audited within three years.</p>
<p><b>H. Example.</b> If a claim is for ${money(60_000)} and the deductible is ${money(1000)}, we pay ${money(59_000)}.</p></div><p>Countersigned: ______________________ &nbsp; Date issued: ${voice.date(truth.policies.gl.effective)}</p>`
    const html = `<div class="bo">${firstPage}${optional}${bill}${lender}<h2>FORMS</h2><p>${forms}</p>${conditions}</div>`
    const running = chance.maybe(0.5) ? `Businessowners Policy ${voice.number('gl')}` : undefined
    return { kind: 'declarations', feeds: 'fills', html, css: CSS, ...(running ? { running } : {}) }
  },
}
