import type { Paper } from '../../family.ts'
import type { Voice } from '../../voice.ts'
import { AUTOS, before, beside, cell, cents, form, mono, next, policy, seen, sides, table, term, theAgent, theInsured, total, wide } from './kit.ts' // biome-ignore format: a list

const liability = (voice: Voice) =>
  voice.limits('auto', { csl: 'each accident, bodily injury and property damage combined', perPerson: 'bodily injury, each person', perAccident: 'bodily injury, each accident', damage: 'property damage, each accident' }) // biome-ignore format: a list

/** Items one, two and three as the bureau has them; symbols say which autos each coverage is for. */
// biome-ignore format: a page
export const threeItems: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { auto } = t.policies
    return policy(`<h3 class="ctr">BUSINESS AUTO DECLARATIONS</h3><p><b>ITEM ONE</b></p>
      ${form([cell('Company Name', voice.carrier('auto'), 2), cell('Producer Name and Address', theAgent(voice), 2)], [cell('Named Insured', theInsured(voice), 2), cell('Policy Number', voice.number('auto')), cell('Previous Policy', text(t.prior.auto.number))], [cell('Policy Period', `From: ${voice.effective('auto')}<br>To: ${voice.expiration('auto')}`, 2), cell('Form of Business', 'Limited Liability Company'), cell('Audit', 'Annual')]).replaceAll('<table', '<table style="table-layout: fixed"')}
      <p><b>ITEM TWO &ndash; Schedule of Coverages and Covered Autos</b><br><span class="fine">This policy provides only those coverages where a charge is shown in the premium column. Each of these coverages will apply only to those "autos" shown as covered "autos".</span></p>
      ${table('form', ['Coverages', 'Covered Autos', 'Limit<br><span class="fine">the most we will pay for any one accident or loss</span>', 'Premium'], [['Covered Autos Liability', voice.symbols(), liability(voice).map(([per, amount]) => `${amount} ${per}`).join('<br>'), money(auto.premium)], ['Personal Injury Protection', '5', 'Separately stated in each endorsement', money(112)], ['Auto Medical Payments', '2', `${money(5000)} each insured`, money(87)], ['Uninsured Motorists', '2', `${money(75_000)} each accident`, money(140)], ['Physical Damage Comprehensive', '7', `Actual cash value or cost of repair, whichever is less, minus ${money(500)} deductible for each covered auto`, money(903)], ['Physical Damage Collision', '7', `Actual cash value or cost of repair, whichever is less, minus ${money(1000)} deductible for each covered auto`, money(1544)]], { from: 3 })}
      ${next}<p><b>ITEM THREE &ndash; Schedule of Covered Autos You Own</b></p>${table('form', ['Auto No.', 'Year, model, trade name, body type, VIN', 'Original cost new', 'Territory'], t.vehicles.map((one) => [one.number, `${one.year} ${one.make} ${one.model} ${one.body}<br>${one.vin}`, money(one.cost), voice.chance.digits(3)]), { from: 2 })}`)
  },
}

/** A motor carrier: coverages as cards, MCS-90 and cargo beside. */
// biome-ignore format: a page
export const carrierForHire: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const { auto } = t.policies
    const block = (title: string, html: string) => `<div class="whole" style="border-left: 3pt solid #446; padding-left: 6pt; margin: 6pt 0"><b>${title}</b><br>${html}</div>`
    return policy(`${sides(`<h2>${voice.carrier('auto')}</h2>`, '<p class="num">Motor Carrier Coverage Form<br>Declarations</p>')}
      ${sides(`${beside(['Policy', voice.number('auto')], ['Begins', voice.effective('auto')], ['Ends', voice.expiration('auto')], ['USDOT', voice.chance.digits(7)])}`, `<p>Insured<br>${theInsured(voice)}</p><p>Agency<br>${theAgent(voice)}</p>`)}
      ${block('Covered autos liability', `Symbols ${voice.symbols()}<br>${liability(voice).map(([per, amount]) => `${amount} ${per}`).join('<br>')}`)}
      ${block('Motor truck cargo', `${money(100_000)} any one vehicle; ${money(250_000)} any one disaster; deductible ${money(2500)}`)}${block('Trailer interchange', `${money(40_000)} any one trailer, ${money(1000)} deductible`)}${block('Filing', `Form MCS-90 is attached. The endorsement speaks of ${money(750_000)} of financial responsibility; it does not raise the limit above.`)}
      <p>Premium ${money(auto.premium)}, reported by mileage: ${(t.policies.auto.premium * 7).toLocaleString('en-US')} miles.</p><p class="fine">${before(voice, 'auto')}</p>`)
  },
}

/** Typed schedule of a small carrier. Which autos are covered is said by words of its own. */
// biome-ignore format: a page
export const autoTyped: Paper = {
  draw: (voice) => {
    const { truth: t } = voice
    voice.notJudged(...AUTOS)
    return policy(mono(8.5, [`${wide(voice.carrier('auto'), 56)}COMMERCIAL AUTO POLICY`, wide(seen.companyAt(voice, 'auto').toUpperCase(), 62), '', `POLICY ${voice.number('auto')}   FROM ${voice.effective('auto')} TO ${voice.expiration('auto')}`, '', 'INSURED', ...[voice.insured(), ...voice.insuredAddress()].map((one) => `  ${one}`), '', 'AGENT', ...[voice.producer(), ...voice.producerAddress()].map((one) => `  ${one}`), '', 'SECTION I - LIABILITY', ...liability(voice).map(([per, amount]) => `  ${wide(per.toUpperCase(), 58)}${wide(amount, 14, true)}`), '', 'SECTION II - CARS', ...t.vehicles.map((one) => `  ${wide(one.number, 4)}${one.year} ${wide(`${one.make} ${one.model}`.toUpperCase(), 28)}${wide(one.vin, 20)}${wide(cents(one.cost), 12, true)}`), '', `TOTAL OF STATED AMOUNTS ${cents(total(t.vehicles, (one) => one.cost))}`]))
  },
}

/** Personal autos of a household with two columns of prices. */
// biome-ignore format: a page
export const householdCars: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    voice.notJudged(...AUTOS)
    const cars = t.vehicles.slice(0, 2)
    return policy(`<div class="bar">${voice.carrier('auto')} &nbsp; Auto Insurance Coverage Summary</div>${sides(`<p>${theInsured(voice)}</p>`, beside(['Policy number:', voice.number('auto')], ['Policy period:', term(voice, 'auto', ' - ')], ['Your agency:', theAgent(voice)]))}
      <h4>Outline of coverage</h4>${table('lines head', ['', 'Limits', ...cars.map((one) => `${one.year} ${one.make}`)], [...liability(voice).map(([per, amount], at) => [`Liability: ${per}`, amount, ...cars.map((one) => cents((one.cost % 310) + at))]), ['Medical payments', `${money(1000)} each person`, '9.00', '9.00'], ['Comprehensive', `Actual cash value, deductible ${money(250)}`, '61.00', '58.00'], ['Rental reimbursement', `up to ${money(40)} each day, maximum 30 days`, '17.00', '17.00']].map((row) => row.slice(0, 2 + cars.length)), { from: 2 })}
      <h4>Drivers</h4><p>${t.drivers.slice(0, 2).map((one) => voice.text(one.name)).join('<br>')}</p>`)
  },
}
