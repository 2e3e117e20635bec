import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

const LIABILITY = {
  csl: 'each accident',
  perPerson: 'each person',
  perAccident: 'each accident, bodily injury',
  damage: 'each accident, property damage',
}
const amounts = (voice: Voice) =>
  voice
    .limits('auto', LIABILITY)
    .map(([label, amount]) => `${amount} ${label}`)
    .join('<br>')

/** A direct writer of commercial autos: facts at the upper right, coverages with dotted rules, a block for each auto. */
const autoSummary: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const rows = auto.limits.csl
      ? [['Bodily Injury and Property Damage Liability', `${voice.limit('auto', 'csl')} combined single limit`, '']]
      : [
          ['Bodily Injury Liability', `${voice.limit('auto', 'perPerson')} each person/${voice.limit('auto', 'perAccident')} each accident`, ''],
          ['Property Damage Liability', `${voice.limit('auto', 'damage')} each accident`, ''],
        ] // biome-ignore format: rows of a table
    const more = chance.maybe(0.5)
      ? [
          [`${voice.tick('auto.hired', 'Hired Auto')} Liability to Others`, 'same limit as above', '', money(80)],
          [`Employer’s ${voice.tick('auto.nonOwned', 'Non-Owned Auto')} Liability`, 'same limit as above', '', money(95)],
        ]
      : [] // biome-ignore format: rows of a table
    return declarations(
      `<div class="as"><div class="as-a">${insuredSplitAtWords(voice)}</div><div class="as-r"><b>Policy number: ${voice.number('auto')}</b><br>Underwritten by:<br>${voice.carrier('auto')}<br>${voice.date(truth.prior.auto.expiration)}<br>Policy Period: ${voice.effective('auto')} - ${voice.expiration('auto')}<br>Page 1 of 3<hr><b>${voice.producer()}</b><br>${inLines(voice.producerAddress())}<br>${voice.reach('phone')}<br><small>Call for service on your policy</small><hr>online.service.example.com<br><small>Make payments, check billing, see documents</small><br>1-800-555-0133<br><small>For claims service, 24 hours a day</small></div></div>
      <h2>Commercial Auto Insurance Coverage Summary</h2><p>Your coverage begins at 12:01 a.m. on ${voice.effective('auto')}. This policy expires at 12:01 a.m. on ${voice.expiration('auto')}. ${voice.tick('auto.scheduled', 'Scheduled autos')} only, unless a line below says otherwise. Your coverage may not be changed after a loss.</p>
      <h3>Outline of coverage</h3><table class="as-t">${tableHead('Description', 'Limits', 'Deductible', 'Premium')}${tableRows(rows.map((row, at) => [...row, at ? '' : money(auto.premium)]))}${tableRows(more)}${tableRows(
        [
          [
            'Uninsured Motorist',
            `${money(100_000 / 4)} each person/${money(100_000 / 2)} each accident`,
            '',
            money(88),
          ],
          ['Medical Payments', `${money(5000)} each person`, '', money(40)],
          ['Comprehensive', 'See Schedule Of Covered Autos', '', money(322)],
          ['Collision', 'See Schedule Of Covered Autos', '', money(611)],
          ['<b>Total 12 month policy premium</b>', '', '', `<b>${money(auto.premium + 1156)}</b>`],
        ],
      )}</table><h3>Rated drivers</h3><ol class="as-o">${truth.drivers
        .slice(0, 6)
        .map((one) => `<li>${text(one.name)}</li>`)
        .join('')}</ol><h3>Schedule of covered autos</h3>${truth.vehicles
        .slice(0, 6)
        .map(
          (one) =>
            `<div class="as-v"><b>${one.number}. ${one.year} ${one.make} ${one.model}</b> &nbsp; Stated Amount: ${money(one.cost)}<br>VIN: ${one.vin} &nbsp; Garaging Zip Code: ${truth.insured.address.zip.slice(0, 5)} &nbsp; Radius: ${chance.pick([50, 100, 300])} miles<br>Liability premium ${money(chance.int(300, 2500))} &nbsp; Comp deductible ${money(500)} &nbsp; Collision deductible ${money(500)}</div>`,
        )
        .join('')}${formAndDateFoot(voice, 'Form 6489')}`,
      '.as { display: flex; justify-content: space-between } .as-a { padding-top: 76pt } .as-r { width: 190pt } .as-r hr { border: 0; border-top: 0.5pt solid #999 } h2 { font-size: 1.6em; font-weight: normal; margin: 12pt 0 4pt } h3 { border-top: 1pt solid #333; padding-top: 3pt; font-size: 1.1em } .as-t th { font-weight: normal; font-size: 0.85em } .as-t td { border-top: 0.6pt dotted #555 } .as-t td:last-child, .as-t th:last-child { text-align: right } .as-o { columns: 2 } .as-v { margin: 6pt 0; break-inside: avoid }',
    )
  },
}

/** Business auto in items: symbols in a narrow column, the schedule of autos on a wide second page. */
export const businessAuto: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const part = (share: number) => money(Math.round(auto.premium * share))
    const basic = [
      ['Covered Autos Liability', voice.symbols(), amounts(voice), part(0.6)],
      ['Personal Injury Protection (or equivalent No-fault Coverage)', '5', 'Separately stated in each PIP endorsement', part(0.05)],
      ['Auto Medical Payments', '7', `${money(5000)} each insured`, part(0.02)],
      ['Uninsured Motorists', '6', `${money(1_000_000 / 4)} each accident`, part(0.03)],
      ['Underinsured Motorists', '6', `${money(1_000_000 / 4)} each accident`, part(0.03)],
      ['Physical Damage Comprehensive Coverage', '7', `Actual cash value or cost of repair, whichever is less, minus ${money(1000)} deductible for each covered auto`, part(0.1)],
      ['Physical Damage Collision Coverage', '7', `Actual cash value or cost of repair, whichever is less, minus ${money(1000)} deductible for each covered auto`, part(0.17)],
      ['Towing And Labor', '', 'Not covered', ''],
    ] // biome-ignore format: rows of a table
    const autos = truth.vehicles.map((one) => [one.number, `${one.year} ${one.make} ${one.model}<br>${one.vin}`, `${text(truth.insured.address.city)}, ${truth.insured.address.state}`, money(one.cost), chance.pick(['01499', '21479', '33499']), money(chance.int(300, 2400))]) // biome-ignore format: a row
    return declarations(
      `<table class="ba-h"><tr><td>${voice.carrier('auto')}</td><td>BUSINESS AUTO DECLARATIONS</td></tr></table><table class="ba"><tr><td colspan="2">ITEM ONE</td></tr><tr><td>POLICY NUMBER: ${voice.number('auto')}</td><td>RENEWAL OF: ${text(truth.prior.auto.number)}</td></tr><tr><td>NAMED INSURED:<br>${insuredSplitAtWords(voice)}</td><td>PRODUCER NAME:<br>${agencyTold(voice)}<br>PRODUCER CODE: ${truth.producer.code}</td></tr><tr><td colspan="2">POLICY PERIOD: From ${voice.effective('auto')} to ${voice.expiration('auto')} at 12:01 A.M. Standard Time at your mailing address shown above</td></tr><tr><td>FORM OF BUSINESS: ${chance.pick(['Corporation', 'Partnership', 'Limited Liability Company'])}</td><td>AUDIT PERIOD (if applicable): ☒ Annually ☐ Semi-annually ☐ Quarterly</td></tr></table>
      <p>IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY. Premium shown is payable at inception: ${money(auto.premium)}</p><p><b>ITEM TWO – Schedule Of Coverages And Covered Autos.</b> This policy provides only those coverages where a charge is shown in the premium column below. Each of these coverages will apply only to those autos shown as covered autos.</p><table class="ba">${tableHead('Coverages', 'Covered Autos', 'Limit', 'Premium')}${tableRows(basic)}${tableRow('', '', '<b>Estimated Total Premium*</b>', money(auto.premium))}</table><p><small>* This policy may be subject to final audit.</small></p>${newPage}<p><b>ITEM THREE – Schedule Of Covered Autos You Own</b> &nbsp; Policy Number ${voice.number('auto')}</p><table class="ba">${tableHead('Covered Auto No.', 'Description: Year, Model, Trade Name, VIN', 'Town and State Where Garaged', 'Original Cost New', 'Class', 'Premium')}${tableRows(autos)}</table><p>ITEM FOUR – Hired or borrowed covered auto coverage: rate per ${money(100)} annual cost of hire 1.07, minimum ${money(75)}</p>${formAndDateFoot(voice, 'DA 00 03')}`,
      '.ba-h td { font-weight: bold; font-size: 1.1em } .ba-h td:last-child { text-align: right } .ba td, .ba th { border: 0.6pt solid #000 } .ba th { text-align: center; font-size: 0.85em } .ba td:nth-child(4):last-child { text-align: right; white-space: nowrap }',
    )
  },
}

/** Truckers: liability and cargo side by side, radius and commodities between, lienholders below. */
const motorCarrier: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    voice.notJudged('professional')
    const units = truth.vehicles
      .slice(0, 8)
      .map((one) => [one.number, String(one.year), one.make, one.body, one.vin, money(one.cost), money(2500)])
    return declarations(
      `<div class="mk"><div><b>${voice.carrier('auto')}</b><br>NAIC # ${voice.naic('auto')}<br>${homeOffice(voice, 'auto')}</div><div><b>MOTOR CARRIER POLICY DECLARATIONS</b><br>Policy No. ${voice.number('auto')}<br>${chance.pick(['New', 'Renewal'])} &nbsp; USDOT ${chance.digits(7)} &nbsp; MC-${chance.digits(6)}</div></div>
      <table class="mk-p"><tr><th>Named Insured &amp; Mailing Address</th><th>Agent</th><th>General Agent</th></tr><tr><td>${insuredSplitAtWords(voice)}</td><td>${agencyTold(voice)}</td><td>${inLines(text(truth.wholesaler.name), voice.address(truth.wholesaler.address))}</td></tr></table><p>Policy Term: <b>${voice.effective('auto')}</b> through <b>${voice.expiration('auto')}</b>, 12:01 a.m. local time where the insured’s books are kept</p>
      <div class="mk-g"><div><h4>Automobile Liability</h4><p>${amounts(voice)}</p><p>${voice.tick('auto.scheduled', 'Scheduled autos')} (specifically described). Non-trucking liability not included. MCS-90 filed: ${chance.pick(['Yes', 'No'])}.</p></div><div><h4>Motor Truck Cargo</h4><p>${money(100_000)} any one vehicle<br>${money(100_000)} any one terminal<br>Deductible ${money(1000)} (reefer breakdown ${money(2500)})</p></div></div>
      <p>Radius of operation: ${chance.pick(['0–100', '101–300', 'over 500'])} miles. Commodities: ${chance.pick(['general freight', 'produce', 'building materials', 'sand and gravel'])}. Power units ${truth.vehicles.length}.</p><table class="mk-u">${tableHead('Unit', 'Year', 'Make', 'Type', 'Serial number', 'Stated value', 'Phys. dam. ded.')}${tableRows(units)}</table><p>Loss payee, unit 1: ${text(truth.names.business())}, ${voice.address(truth.names.address()).join(', ')}</p><p>Drivers not listed are not insured: ${truth.drivers
        .slice(0, 3)
        .map((one) => text(one.name))
        .join(', ')}.</p>${clauses(voice)}${formAndDateFoot(voice, 'MC-DEC')}`,
      '.mk { display: flex; justify-content: space-between; border-bottom: 2pt solid #7a1f1f; padding-bottom: 4pt } .mk > div:last-child { text-align: right } .mk-p th { font-size: 0.8em; border-bottom: 0.5pt solid #7a1f1f } .mk-p td { width: 33% } .mk-g { display: grid; grid-template-columns: 1fr 1fr; gap: 12pt } .mk-g > div { border: 0.7pt solid #7a1f1f; padding: 0 6pt } .mk-g h4 { margin: 4pt 0 } .mk-u td, .mk-u th { font-size: 0.88em; border-bottom: 0.3pt solid #aaa }',
    )
  },
}

/** Hired and non-owned autos alone. */
const hiredOnly: Paper = {
  draw: (voice) => {
    const { money, chance } = voice
    const fact = (label: string, value: string) => `<p class="ho"><b>${label}:</b> ${value}</p>`
    const limits = voice.limits('auto', { csl: 'Any one accident (combined single limit)', perPerson: 'Bodily injury any one person', perAccident: 'Bodily injury any one accident', damage: 'Property damage any one accident' }) // biome-ignore format: a table
    return declarations(
      `<h3 class="ho-h">${voice.carrier('auto')}<br>HIRED AND NON-OWNED AUTOMOBILE LIABILITY DECLARATIONS</h3>${fact('Policy', voice.number('auto'))}${fact('Named insured', voice.insured())}${fact('Address', voice.insuredAddress().join(', '))}${fact('Term', `${voice.effective('auto')} to ${voice.expiration('auto')}`)}${fact('Produced by', [voice.producer(), ...voice.producerAddress()].join(', '))}<table class="ho-t">${tableHead('Covered autos', 'Rating basis', 'Premium')}${tableRow(`${voice.tick('auto.hired', 'Hired autos')}`, `Cost of hire ${money(chance.int(1, 30) * 500)}`, money(120))}${tableRow(`${voice.tick('auto.nonOwned', 'Non-owned autos')}`, `${chance.int(2, 60)} employees`, money(210))}${tableRow('Owned autos', 'Not covered', '–')}</table><table class="ho-t">${tableHead('Limit of insurance', '')}${tableRows(limits)}</table>${clauses(voice)}${formAndDateFoot(voice, 'HNOA 01')}`,
      '.ho { margin: 3pt 0 } .ho-h { text-align: center } .ho-t td, .ho-t th { border: 0.4pt solid #777 } .ho-t td:last-child { text-align: right }',
    )
  },
}

export const autoWriterAndMotorCarriersFamilies: LearnFamily[] = [
  { name: 'auto writer', style: thirdInCapitals(['sans', 'modern'], 8.5, 9.5, { capitals: false }), papers: { autoSummary: withGreeting(autoSummary) } },
  { name: 'business auto items', style: thirdInCapitals(['sans', 'narrow'], 8, 9), papers: { businessAuto: withGreeting(businessAuto), hiredOnly: withGreeting(hiredOnly) } },
  { name: 'motor carriers', style: thirdInCapitals(['sans', 'narrow'], 8, 9), papers: { motorCarrier: withGreeting(motorCarrier) } },
] // biome-ignore format: a family in a line
