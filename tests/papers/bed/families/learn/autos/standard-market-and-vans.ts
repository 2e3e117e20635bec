import type { LearnFamily, Paper } from '../../../family.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { dollars } from '../kit/amounts.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, bankOrFunding, firstWord, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { termTold } from '../kit/terms.ts'
import { carrierAutoBinder } from '../quotes-and-binders/boxed-and-mailed.ts'
import { cyberCards } from '../specialty/boxes-and-builders-risk.ts'

const AUTO = { csl: 'Combined Single Limit – Each Accident', perPerson: 'Bodily Injury – Each Person', perAccident: 'Bodily Injury – Each Accident', damage: 'Property Damage – Each Accident' } // biome-ignore format: a table

/** The symbol of coverages beside liability: autos that are owned, where any are insured. */
export const otherSymbol = (symbols: number[]) =>
  symbols.includes(7) ? '7' : symbols.some((one) => one < 3) ? '2' : ''

/** Business auto of a standard market: a wide grid of coverages, with the symbols in their own column, then the units in a landscape of cells. */
const standardAuto: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const limits = asRows(voice.limits('auto', AUTO))
    const symbols = voice.symbols()
    const beside = otherSymbol(auto.symbols)
    const premium = (share: number) => money(Math.round(auto.premium * share))
    const cover = (what: string, which: string, most: string, cost: string) => tableRow(what, which, most, cost)
    const units = truth.vehicles.map((one) => [one.number.padStart(3, '0'), String(one.year), `${one.make} ${one.model}`, one.vin, text(`${truth.insured.address.city} ${truth.insured.address.state}`), money(one.cost), money(chance.int(300, 2600))]) // biome-ignore format: a row
    return declarations(
      `<div class="sa"><div><b>${voice.carrier('auto')}</b><br>${homeOffice(voice, 'auto', '<br>')}</div><div><b>BUSINESS AUTO<br>COVERAGE PART<br>DECLARATIONS</b></div></div>${tableOf('sa-i', `<tr><td>Policy No. ${voice.number('auto')}</td><td>Eff. Date ${voice.effective('auto')}</td><td>Exp. Date ${voice.expiration('auto')}</td></tr>`, `<tr><td colspan="2">ITEM ONE – Named Insured and Address<br>${insuredSplitOnce(voice)}</td><td>Agent<br>${agencyTold(voice)}<br>${truth.producer.code}</td></tr>`)}
      <p>ITEM TWO – SCHEDULE OF COVERAGES AND COVERED AUTOS. Each of these coverages will apply only to those “autos” shown as covered “autos”, by the entry of one or more of the symbols from the Covered Autos section of the Business Auto Coverage Form.</p>${tableOf('sa-c', headRow('COVERAGES', 'COVERED AUTOS SYMBOL', 'LIMIT – THE MOST WE WILL PAY FOR ANY ONE ACCIDENT OR LOSS', 'PREMIUM'), cover('COVERED AUTOS LIABILITY', symbols, limits.map(([label, amount]) => `${amount} ${label}`).join('<br>'), premium(0.55)), cover('PERSONAL INJURY PROTECTION', '', 'Separately stated in each P.I.P. endorsement minus deductible', ''), cover('AUTO MEDICAL PAYMENTS', beside, beside ? `${money(5000)} each “insured”` : 'No coverage', beside && premium(0.04)), cover('UNINSURED MOTORISTS', beside, beside ? `${money(70_000)} each “accident”` : 'No coverage', beside && premium(0.05)), cover('COMPREHENSIVE', beside && `${beside}, 8`, `Actual cash value or cost of repair, whichever is less, minus ${money(500)} deductible`, premium(0.12)), cover('COLLISION', beside && `${beside}, 8`, `Actual cash value or cost of repair, whichever is less, minus ${money(1000)} deductible`, premium(0.24)), cover('<b>ESTIMATED TOTAL PREMIUM</b>', '', '', money(auto.premium)))}${completeThePolicy(voice)}${formAndCopyFoot(voice, 'CA 7 03', 'auto')}${newPage}<p>ITEM THREE – SCHEDULE OF COVERED AUTOS YOU OWN &emsp; Policy ${voice.number('auto')}</p>${tableOf('sa-c', headRow('Unit', 'Year', 'Trade Name', 'VIN', 'Garaged', 'Cost New', 'Premium'), tableRows(beside ? units : []))}<p>${beside ? `Loss payee, unit 001: ${bankOrFunding(voice)}.` : 'No autos owned.'} ITEM FOUR – hired auto: ${money(100)} estimated cost of hire. ITEM FIVE – employees ${chance.int(2, 80)}.</p>`,
      '.sa { display: flex; justify-content: space-between } .sa > div:last-child { text-align: right } .sa-i td, .sa-c td, .sa-c th { border: 0.7pt solid #000 } .sa-c th { font-size: 0.76em; text-align: center } .sa-c td:nth-child(2) { text-align: center } .sa-c td:last-child { text-align: right }',
    )
  },
}

/** A truckers' program: unit, cargo and physical damage schedules, limits in sentences beside boxes. */
const truckPolicy: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    voice.notJudged('professional')
    const { auto } = truth.policies
    const limits = asRows(voice.limits('auto', AUTO))
    const units = truth.vehicles.slice(0, 14).map((one) => [one.number, `${one.year} ${one.make} ${one.model}`, one.vin, money(one.cost), money(2500)]) // biome-ignore format: a row
    return declarations(
      `<div class="tk"><p class="tk-n">${voice.carrier('auto')}</p><p>Program administrator: ${text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}, ${text(truth.wholesaler.phone)}</p></div><h3>MOTOR CARRIER DECLARATIONS</h3><div class="tk-2"><div>POLICY: <b>${voice.number('auto')}</b><br>TERM: ${termTold(voice, 'auto', ' – ')}<br>USDOT: ${chance.digits(7)} &nbsp; MC: ${chance.digits(6)}<br>PRIOR CARRIER: ${text(truth.names.carrier().name)}</div><div>INSURED:<br>${insuredSplitOnce(voice)}</div><div>AGENT:<br>${agencyTold(voice)}</div></div>
      <div class="tk-2"><div class="tk-b"><b>SECTION I – LIABILITY</b><br>${limits.map(([label, amount]) => `${label}<br><b>${amount}</b>`).join('<br>')}<br>Covered: ${voice.tick('auto.scheduled', 'scheduled autos')} only</div><div class="tk-b"><b>SECTION II – CARGO</b><br>Per vehicle ${money(100_000)}<br>Per loss ${money(250_000)}<br>Deductible ${money(1000)}<br>Refrigeration ${money(2500)}</div><div class="tk-b"><b>SECTION III – OTHER</b><br>UM/UIM ${money(60_000)}<br>Trailer interchange ${money(20_000)}<br>General liability: not written here</div></div>
      <p>RADIUS ${chance.pick(['LOCAL 0–50', 'INTERMEDIATE 51–200', 'LONG HAUL'])}; COMMODITIES: ${chance.pick(['aggregates', 'dry freight', 'refrigerated foods', 'household goods'])}</p>${tableOf('tk-t', headRow('UNIT', 'YEAR MAKE MODEL', 'VIN', 'STATED AMOUNT', 'DED.'), tableRows(units))}<p>DRIVERS: ${truth.drivers
        .slice(0, 6)
        .map((one) => text(one.name))
        .join(
          '; ',
        )}</p><p>TOTAL ${money(auto.premium)} &nbsp; DOWN ${money(Math.round(auto.premium / 5))} &nbsp; FINANCED BY ${bankOrFunding(voice)}</p>${completeThePolicy(voice)}${formAndCopyFoot(voice, 'TP-01', 'auto')}`,
      '.tk { text-align: center } .tk-n { font-size: 1.4em; font-weight: bold; margin: 0 } h3 { text-align: center; color: #fff; background: #222; print-color-adjust: exact; padding: 2pt } .tk-2 { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 10pt; margin: 6pt 0 } .tk-b { border: 1pt solid #222; padding: 4pt } .tk-t td, .tk-t th { border-bottom: 0.4pt solid #888 } .tk-t td:nth-child(n+4) { text-align: right }',
    )
  },
}

/** An insurer of delivery and service vans that sells on the web: cards, plain words, limits below their names. */
const webAuto: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const card = ([label, amount]: string[]) => `<div class="wa-c"><span>${label}</span><b>${amount}</b></div>`
    const words = { csl: 'Liability for injuries and damage, per accident (combined single limit)', perPerson: 'Bodily injury, per person', perAccident: 'Bodily injury, per accident', damage: 'Property damage, per accident' } // biome-ignore format: a table
    return declarations(
      `<div class="wa-h"><span>${text(firstWord(auto.carrier.name))}</span><span>Commercial auto declarations</span></div><div class="wa"><div><h4>Policyholder</h4>${insuredSplitOnce(voice)}</div><div><h4>Policy</h4>${voice.number('auto')}<br>Starts ${voice.effective('auto')}<br>Ends ${voice.expiration('auto')}</div><div><h4>Sold by</h4>${agencyTold(voice)}<br>${voice.reach('email')}</div></div><h4>What’s covered</h4><div class="wa-g">${asRows(voice.limits('auto', words)).map(card).join('')}${card(['Uninsured motorist, per accident', money(60_000)])}${card(['Medical payments, per person', money(2000)])}</div><p>Applies to ${voice.tick('auto.scheduled', 'scheduled autos')} listed below${chance.maybe(0.5) ? `, to ${voice.tick('auto.hired', 'hired autos')} and to ${voice.tick('auto.nonOwned', 'non-owned autos')}` : ''}.</p><h4>Vehicles</h4>${truth.vehicles
        .slice(0, 8)
        .map(
          (one) =>
            `<div class="wa-v">${one.year} ${one.make} ${one.model}<br><small>VIN ${one.vin} · Comprehensive ${money(500)} deductible · Collision ${money(1000)} deductible</small></div>`,
        )
        .join(
          '',
        )}<h4>Price</h4><p>${money(auto.premium)} for 12 months. Your previous policy (${text(truth.prior.auto.number)}) cost ${money(truth.prior.auto.premium)}.</p><p>Underwritten by ${voice.carrier('auto')}, ${homeOffice(voice, 'auto')}. NAIC ${voice.naic('auto')}.</p>${completeThePolicy(voice, 2)}`,
      '.wa-h { display: flex; justify-content: space-between; font-size: 1.5em; color: #3b2fb5; border-bottom: 2pt solid #3b2fb5 } .wa { display: grid; grid-template-columns: 1.2fr 0.9fr 1.2fr; gap: 14pt } h4 { color: #3b2fb5; margin: 9pt 0 2pt } .wa-g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6pt } .wa-c { border: 0.6pt solid #ccd; border-radius: 6pt; padding: 5pt } .wa-c span { display: block; font-size: 0.85em } .wa-v { border-bottom: 0.4pt solid #dde; padding: 3pt 0; break-inside: avoid }',
    )
  },
}

/** Garage operations: which row they belong to is judged differently. */
const garage: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { auto } = truth.policies
    voice.notJudged('auto', 'gl', 'professional')
    return declarations(
      `<p><b>${text(auto.carrier.name)}</b> – AUTO DEALERS AND REPAIR COVERAGE DECLARATIONS</p>${tableOf('gr', tableRow('Policy number', text(auto.number)), tableRow('Policy period', `${date(auto.effective)} to ${date(auto.expiration)}`), tableRow('Named insured', insuredSplitOnce(voice)), tableRow('Producer', inLines(agencyTold(voice), voice.reach('phone'))))}${tableOf('gr', headRow('Coverage', 'Symbols', 'Limit'), tableRow('Covered autos liability', '27, 28, 29', `${money(500_000)} each accident`), tableRow('General liability – bodily injury and property damage', '', `${money(500_000)} each accident`), tableRow('Aggregate – garage operations other than covered autos', '', money(1_000_000)), tableRow('Garagekeepers, direct primary', '30', `${money(120_000)} each location, ${money(500)} deductible`), tableRow('Dealers physical damage', '31', money(300_000)))}<p>Premium ${money(auto.premium)}. Dealer plates ${voice.chance.int(1, 9)}.</p>${completeThePolicy(voice)}${formAndCopyFoot(voice, 'AD 01', 'auto')}`,
      '.gr td, .gr th { border: 0.4pt solid #666 } .gr td:first-child { width: 42% }',
    )
  },
}

export const standardMarketAndVansFamilies: LearnFamily[] = [
  { name: 'standard auto market', style: halfInCapitals(['sans', 'narrow'], 8, 8.5), papers: { standardAuto: withWelcome(standardAuto, 'auto'), carrierAutoBinder } },
  { name: 'haulers', style: halfInCapitals(['sans', 'wide'], 8, 8.5), papers: { truckPolicy: withWelcome(truckPolicy, 'auto'), garage: withWelcome(garage, 'auto') } },
  { name: 'vans on the web', style: halfInCapitals(['modern'], 9, 9.5, { capitals: false, money: dollars }), papers: { webAuto: withWelcome(webAuto, 'auto'), cyberCards: withWelcome(cyberCards, 'professional') } },
] // biome-ignore format: a family in a line
