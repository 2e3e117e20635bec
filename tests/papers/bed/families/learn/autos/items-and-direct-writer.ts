import type { LearnFamily, Paper } from '../../../family.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { dollars } from '../kit/amounts.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { asides, formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, bankOrLeasing, firstWord, homeOffice, insuredSplitAtTrade } from '../kit/parties.ts'
import { declarations, newPageOfOld } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { ownsAutos, termTold } from '../kit/terms.ts'
import { bodyOf, vehicles } from '../schedules/units-and-office-roster.ts'

const LIABILITY = { csl: 'Bodily Injury and Property Damage Liability (Combined Single Limit)', perPerson: 'Bodily Injury Liability – Each Person', perAccident: 'Bodily Injury Liability – Each Accident', damage: 'Property Damage Liability – Each Accident' } // biome-ignore format: a table

/** The trade's items one to three; item three takes two lines for each auto, with its records. */
const itemThree: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { auto } = truth.policies
    const covered = [voice.tick('auto.scheduled', '7'), voice.tick('auto.hired', '8'), voice.tick('auto.nonOwned', '9')].join(', ') // biome-ignore format: a line
    const limits = voice.limits('auto', LIABILITY)
    const coverages = [
      ...limits.map(([label, amount], at) => [label, at ? '' : covered, amount]),
      ['Auto Medical Payments', '7', money(5000)],
      ['Uninsured Motorists', '7', money(60_000)],
      ['Physical Damage Comprehensive', '7', `Actual cash value less ${money(500)}`],
      ['Physical Damage Collision', '7', `Actual cash value less ${money(1000)}`],
    ]
    const rows = truth.vehicles.map((one) => [inLines(one.number, ''), String(one.year), one.make, one.model, inLines(bodyOf(one), ''), inLines(one.vin, `Territory ${chance.digits(3)} &nbsp; Class ${chance.digits(5)}`), money(one.cost), money(chance.int(300, 3800))]) // biome-ignore format: a row
    return declarations(
      `<div class="it-h">${voice.carrier('auto')}<br><small>${homeOffice(voice, 'auto')}</small></div><h3>BUSINESS AUTO DECLARATIONS</h3>${table('it', [], [[captionedBox('POLICY NUMBER', voice.number('auto')), captionedBox('POLICY PERIOD', `From ${voice.effective('auto')}<br>To ${voice.expiration('auto')}`), captionedBox('PRODUCER CODE', truth.producer.code)]])}<p><b>ITEM ONE</b></p>${sides(inLines('Named Insured and Mailing Address:', insuredSplitAtTrade(voice)), inLines('Producer:', agencyTold(voice)))}<p><b>ITEM TWO – Schedule of Coverages and Covered Autos</b></p>${table('it-c', ['Coverages', 'Covered Autos', 'Limit – the most we will pay for any one accident or loss'], coverages)}<p>Estimated total premium ${money(auto.premium)}</p>${asides(voice, 2)}${formAndCopyLine(voice, 'CA DS', 'auto')}${newPageOfOld}<p><b>ITEM THREE – Schedule of Covered Autos You Own</b> &emsp; Policy ${voice.number('auto')}</p>${table('it-c', ['Covered Auto No.', 'Year', 'Make', 'Model', 'Body Type', 'VIN / Rating', 'Original Cost New', 'Premium'], rows)}<p>Loss payee, autos 1 and 2: ${bankOrLeasing(voice)}</p>`,
      '.it-h { text-align: center; font-weight: bold } h3 { text-align: center; margin: 4pt } .it > tbody > tr > td { border: 0.8pt solid #000; width: 33% } .sides { display: grid; grid-template-columns: 1fr 1fr } .it-c th { border: 0.5pt solid #000; font-size: 0.85em } .it-c td { border: 0.3pt solid #666; font-size: 0.93em }',
      { records: vehicles(truth.vehicles, (one) => ({ body_type: bodyOf(one) })) },
    )
  },
}

/** A carrier that insures private cars, too: what applies to the whole policy first, then each vehicle with what it costs. */
const directWriter: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    voice.notJudged('auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned')
    const liability = voice.limits('auto', { csl: 'Bodily injury and property damage liability – combined single limit', perPerson: 'Bodily injury liability – each person', perAccident: 'Bodily injury liability – each accident', damage: 'Property damage liability – each accident' }) // biome-ignore format: a list
    const cars = truth.vehicles.slice(0, 4).map((one) => `<div class="dw-v"><b>${one.year} ${one.make} ${one.model}</b> &nbsp; VIN ${one.vin}<br>Garaging ZIP ${truth.insured.address.zip.slice(0, 5)} &nbsp; Radius ${chance.pick([50, 100, 300])} miles${table('dw-p', [], [['Liability', money(chance.int(600, 2400))], ['Comprehensive – deductible $500', money(chance.int(60, 400))], ['Collision – deductible $1,000', money(chance.int(90, 900))]])}</div>`) // biome-ignore format: a line
    return declarations(
      `<div class="dw"><div><p class="dw-n">${firstWord(text(auto.carrier.name))}<br><small>COMMERCIAL</small></p><p>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</p><p>${insuredSplitAtTrade(voice)}</p></div><div class="dw-r"><p><b>Policy number: ${voice.number('auto')}</b></p><p>Underwritten by:<br>${voice.carrier('auto')}</p><p>Policy Period: ${termTold(voice, 'auto', ' - ')}</p><p>${voice.producer()}<br>${voice.reach('phone')}<br>Contact your agent for personalized service.</p><p>1-800-555-0176 for customer service and claims</p></div></div><h3>Commercial Auto Insurance Coverage Summary</h3><p>Your coverage begins the later of the effective date or the time your payment is accepted. Any prior policy with limits of ${money(50_000)} or less is replaced.</p><h4>Outline of coverage</h4>${table('dw-t', ['Description', 'Limits'], [...asRows(liability), ['Uninsured motorist bodily injury', `${money(25_000)} each person / ${money(50_000)} each accident`], ['Medical payments', `${money(5000)} each person`], ['Rental reimbursement', `${money(40)} per day, max 30 days`]])}<p><b>Total policy premium ${money(auto.premium)}</b></p><h4>Rated drivers</h4><p>${truth.drivers
        .slice(0, 4)
        .map(({ name }) => text(name))
        .join('; ')}</p><h4>Auto coverage schedule</h4>${cars.join('')}`,
      '.dw { display: grid; grid-template-columns: 1fr 190pt } .dw-n { font-size: 1.4em; font-weight: bold; font-style: italic; color: #1a4f8b } .dw-r p { margin: 4pt 0 } h4 { border-top: 1.5pt solid #1a4f8b; margin: 9pt 0 2pt } .dw-t td:last-child, .dw-t th:last-child { text-align: right } .dw-v { break-inside: avoid; margin: 5pt 0 } .dw-p { width: 60%; margin: 0 0 0 16pt } .dw-p td:last-child { text-align: right }',
    )
  },
}

/** A program for truckers: autos, cargo and trailers in one table whose limits stand in the same column. */
const motorCarriers: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const wide = (label: string, symbols: string, amount: string, premium: string) => [label, symbols, amount, premium]
    const listed = ownsAutos(voice)
    const symbols = voice.symbols()
    const liability = voice.limits('auto', { csl: 'Covered Autos Liability, any one accident', perPerson: 'Covered Autos BI, per person', perAccident: 'Covered Autos BI, per accident', damage: 'Covered Autos PD, per accident' }) // biome-ignore format: a list
    return declarations(
      `${sides(inLines(`<b>${text(truth.wholesaler.name)}</b>`, 'Transportation program administrator'), inLines('MOTOR CARRIER COVERAGE', `Insurer: ${voice.carrier('auto')}`, `NAIC no. ${voice.naic('auto')}`))}${table(
        'mc',
        [],
        [
          ['Policy no.', voice.number('auto'), 'USDOT', chance.digits(7)],
          ['Effective', voice.effective('auto'), 'MC', chance.digits(6)],
          ['Expires', voice.expiration('auto'), 'Filings', 'BMC-91X, Form E'],
        ],
      )}${table('mc', [], [[inLines('<i>Insured</i>', insuredSplitAtTrade(voice)), inLines('<i>Retail agent</i>', agencyTold(voice))]])}${table(
        'mc-t',
        ['Coverage', 'Symbol', 'Limit', 'Premium'],
        [
          ...liability.map(([label, amount], at) =>
            wide(label, at ? '' : symbols, amount, at ? '' : money(auto.premium)),
          ),
          ...(listed ? [wide('Physical Damage', '', `Stated amount, deductible ${money(2500)}`, money(4210))] : []),
          wide('Motor Truck Cargo, any one vehicle', '', money(100_000), money(1875)),
          wide('Refrigeration breakdown', '', money(50_000), 'Incl.'),
          wide('Trailer Interchange', '', money(35_000), money(420)),
          wide('Truckers General Liability', '', 'Not purchased', '–'),
        ],
      )}<p>MCS-90 endorsement attached: the surety under it is ${money(750_000)} and is not a limit of insurance of this policy.</p>${listed ? `<p>Power units: ${truth.vehicles.map((one) => `${one.year} ${one.make} ${one.vin.slice(-6)}`).join('; ')}</p>` : ''}<p>Claims: 1-844-555-0109. Underwriting: ${text(truth.names.person())}.</p>${asides(voice, 2)}`,
      '.sides { display: flex; justify-content: space-between } .sides > div:last-child { text-align: right } .mc td { border: 0.6pt solid #225; width: 25% } .mc i { font-size: 0.8em } .mc-t th { print-color-adjust: exact; background: #225; color: #fff } .mc-t td { border-bottom: 0.4pt solid #225 } .mc-t td:nth-child(n+3), .mc-t th:nth-child(n+3) { text-align: right }',
    )
  },
}

/** A county mutual's page: limits in thousands with a slash are what its agents say, dollars what it prints. */
export const countyAuto: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { auto } = truth.policies
    const { limits } = auto
    const liability = limits.csl
      ? `${voice.limit('auto', 'csl')} each accident, single limit for bodily injury and property damage`
      : `Bodily injury ${voice.limit('auto', 'perPerson')} each person, ${voice.limit('auto', 'perAccident')} each accident; property damage ${voice.limit('auto', 'damage')} each accident`
    return declarations(
      `<table class="ct"><tr><td>${voice.carrier('auto')}<br>${homeOffice(voice, 'auto', '<br>')}</td><td>COMMERCIAL AUTOMOBILE POLICY<br>${chance.pick(['NEW', 'RENEWAL', 'AMENDED'])} DECLARATIONS</td></tr></table><div class="ct-g"><span>Policy</span><b>${voice.number('auto')}</b><span>Insured</span><b>${insuredSplitAtTrade(voice)}</b><span>Local recording agent</span><b>${agencyTold(voice)}</b><span>Policy period</span><b>${termTold(voice, 'auto', ' until ')}, 12:01 a.m.</b><span>Autos covered</span><b>Symbol ${voice.symbols()}</b><span>Liability</span><b>${liability}</b><span>Uninsured motorists</span><b>${money(30_000)} each person, ${money(60_000)} each accident</b><span>Policy fee</span><b>${money(35)}, fully earned</b><span>Six-month premium</span><b>None; annual premium ${money(auto.premium)}</b></div>${asides(voice)}${formAndCopyLine(voice, 'CM-A', 'auto')}`,
      '.ct td { border-bottom: 1.6pt solid #000 } .ct td:last-child { text-align: right } .ct-g { display: grid; grid-template-columns: 120pt 1fr; gap: 6pt 10pt } .ct-g b { font-weight: normal }',
    )
  },
}

/** Auto dealers: whose limits stand on which row of a certificate is anybody's. */
const dealers: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { auto } = truth.policies
    voice.notJudged('auto', 'gl', 'professional')
    return declarations(
      `<h3>AUTO DEALERS AND GARAGE DECLARATIONS</h3>${table(
        'de',
        [],
        [
          ['COMPANY', text(auto.carrier.name)],
          ['POLICY', text(auto.number)],
          ['TERM', `${date(auto.effective)} – ${date(auto.expiration)}`],
          ['INSURED', insuredSplitAtTrade(voice)],
          ['AGENT', agencyTold(voice)],
          ['PLATES', String(chance.int(2, 9))],
        ],
      )}${table(
        'de',
        ['Coverage', 'Symbol', 'Limit'],
        [
          ['Covered autos liability', '21', money(auto.limits.csl ?? 500_000)],
          ['General liability, each accident', '', money(auto.limits.csl ?? 500_000)],
          ['General liability aggregate', '', money((auto.limits.csl ?? 500_000) * 3)],
          ['Garagekeepers, direct primary', '30', money(120_000)],
          ['Dealers physical damage', '31', money(chance.int(2, 40) * 25_000)],
        ],
      )}${asides(voice)}${formAndCopyLine(voice, 'GDEC', 'auto')}`,
      'h3 { text-align: center } .de td, .de th { border: 0.5pt solid #000 } .de td:first-child { width: 34% }',
    )
  },
}

export const itemsAndDirectWriterFamilies: LearnFamily[] = [
  { name: 'items of autos', style: manyDates(['sans', 'narrow'], [8, 8.5]), papers: { itemThree } },
  { name: 'sold direct', style: manyDates(['sans', 'modern'], [9, 9.5], { capitals: false, money: dollars }), papers: { directWriter } },
  { name: 'carriers by motor', style: manyDates(['sans', 'wide'], [8, 8.5]), papers: { motorCarriers: withNotices(motorCarriers, 'auto'), dealers: withNotices(dealers, 'auto') } },
] // biome-ignore format: a family in a line
