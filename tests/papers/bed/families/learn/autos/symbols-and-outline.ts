import type { LearnFamily, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { inLines } from '../kit/blocks.ts'
import { finePrint } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtAll } from '../kit/parties.ts'
import { declarationsUnder } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'

/** Coverages with their symbols in a table, then the autos one by one. */
export const coveredAutos: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const liability = voice.limits('auto', {
      csl: 'each accident',
      perPerson: 'each person',
      perAccident: 'each accident',
      damage: 'property damage each accident',
    })
    const premium = (share: number) => money(Math.round(auto.premium * share))
    const rows = [
      ['COVERED AUTOS LIABILITY', voice.symbols(), liability.map(([label, amount]) => `${amount} ${label}`).join('<br>'), premium(0.5)],
      ['PERSONAL INJURY PROTECTION', '5', 'SEPARATELY STATED IN EACH PIP ENDORSEMENT', premium(0.04)],
      ['AUTO MEDICAL PAYMENTS', '2', `${money(5000)} EACH INSURED`, premium(0.02)],
      ['UNINSURED MOTORISTS', '6', `${money(60_000)} EACH ACCIDENT`, premium(0.03)],
      ['UNDERINSURED MOTORISTS', '6', `${money(60_000)} EACH ACCIDENT`, premium(0.03)],
      ['PHYSICAL DAMAGE COMPREHENSIVE', '7', `ACTUAL CASH VALUE LESS ${money(1000)} DEDUCTIBLE`, premium(0.15)],
      ['PHYSICAL DAMAGE COLLISION', '7', `ACTUAL CASH VALUE LESS ${money(1000)} DEDUCTIBLE`, premium(0.2)],
      ['TOWING AND LABOR', '', 'NOT COVERED', ''],
    ] // biome-ignore format: rows of a table
    const autos = truth.vehicles.map((one) => [
      one.number,
      String(one.year),
      `${one.make} ${one.model}`,
      one.vin,
      text(truth.insured.address.city),
      money(one.cost),
    ])
    return declarationsUnder(
      `<div class="ca-h"><b>${voice.carrier('auto')}</b><span>BUSINESS AUTO DECLARATIONS</span></div>
      <table class="ca-b"><tr><td>ITEM ONE<br>${insuredSplitAtAll(voice)}</td><td>POLICY NUMBER &nbsp; ${voice.number('auto')}<br><br>POLICY PERIOD: From ${voice.effective('auto')}<br>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;To ${voice.expiration('auto')}<br>at 12:01 A.M. standard time at your mailing address</td></tr><tr><td>PRODUCER: ${agencyTold(voice)}</td><td>PREVIOUS POLICY NUMBER &nbsp; ${text(truth.prior.auto.number)}<br>FORM OF BUSINESS &nbsp; ${chance.pick(['CORPORATION', 'INDIVIDUAL', 'LLC'])}</td></tr></table>
      <p><b>ITEM TWO – SCHEDULE OF COVERAGES AND COVERED AUTOS.</b> Each coverage applies only to the autos whose symbol is entered beside it.</p>
      ${tableOfRows('ca-t', rows, ['COVERAGES', 'COVERED AUTO SYMBOLS', 'LIMIT – THE MOST WE WILL PAY FOR ANY ONE ACCIDENT OR LOSS', 'PREMIUM'])}
      <p><b>ITEM THREE – SCHEDULE OF COVERED AUTOS YOU OWN</b></p>${tableOfRows('ca-t', autos, ['No.', 'Year', 'Trade name, model', 'Vehicle identification number', 'Garaged at', 'Original cost new'])}
      <p><b>ITEM FOUR – HIRED OR BORROWED AUTOS</b> &nbsp; Estimated cost of hire: ${money(2500)} &nbsp; Rate per $100: 1.23</p>${finePrint(voice)}`,
      '.ca-h { display: flex; justify-content: space-between; font-size: 1.15em } .ca-b td { border: 0.8pt solid #000; width: 50% } .ca-t td, .ca-t th { border: 0.5pt solid #000; font-size: 0.86em }',
      `Auto declarations ${text(truth.prior.auto.number.slice(0, 3))}-FLEET`,
    )
  },
}

/** A direct writer's outline in plain words, with what each vehicle costs; the company stands small below the brand. */
const outlineOfCoverage: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const csl = auto.limits.csl
    const split = () =>
      `<tr><td>Bodily Injury and Property Damage Liability</td><td>${voice.limit('auto', 'perPerson')} each person/${voice.limit('auto', 'perAccident')} each accident/${voice.limit('auto', 'damage')} property damage</td><td></td><td>${money(auto.premium)}</td></tr>`
    const liability = csl
      ? `<tr><td>Bodily Injury and Property Damage Liability</td><td>${voice.limit('auto', 'csl')} combined single limit</td><td></td><td>${money(auto.premium)}</td></tr>`
      : split()
    const others = [
      ['Uninsured/Underinsured Motorist Bodily Injury', `${money(30_000)} each person/${money(65_000)} each accident`, '', money(144)],
      ['Medical Payments', `${money(2000)} each person`, '', money(61)],
      ['Comprehensive', 'See Auto Coverage Schedule', `${money(500)}`, money(388)],
      ['Collision', 'See Auto Coverage Schedule', `${money(500)}`, money(917)],
      ['Hired Auto Liability', 'Not purchased', '', ''],
      ['Roadside Assistance', 'Selected autos', '', money(24)],
    ] // biome-ignore format: rows of a table
    const autos = truth.vehicles
      .slice(0, 5)
      .map(
        (one) =>
          `<div class="oc-v"><b>${one.number}. ${one.year} ${one.make} ${one.model}</b><br>VIN: ${one.vin} &nbsp; Garaging ZIP: ${truth.insured.address.zip} &nbsp; Radius: ${chance.pick([50, 100, 200])} miles<br>Stated amount ${money(one.cost)}, liability premium ${money(chance.int(300, 2000))}</div>`,
      )
    return declarationsUnder(
      `<div class="oc-top"><div class="oc-addr">${insuredSplitAtAll(voice)}</div><div><b>Policy number: ${voice.number('auto')}</b><br>Underwritten by:<br>${voice.carrier('auto')}<br>Policy Period: ${voice.effective('auto')} - ${voice.expiration('auto')}<br><br>${agencyTold(voice)}<br>${voice.reach('phone')}<br><small>Contact your agent for personalized service.</small></div></div>
      <h2>Commercial Auto<br>Insurance Coverage Summary</h2><p>This is your ${chance.pick(['Renewal', 'Revised', ''])} Declarations Page. Your coverage begins on the later of ${voice.effective('auto')} at 12:01 a.m. or when your first payment is accepted.</p>
      <h4>Outline of coverage</h4><table class="oc-t"><tr><th>Description</th><th>Limits</th><th>Deductible</th><th>Premium</th></tr>${liability}${others.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>
      <h4>Rated drivers</h4><p>${truth.drivers
        .slice(0, 4)
        .map((one, at) => `${at + 1}. ${text(one.name)}`)
        .join('<br>')}</p><h4>Auto coverage schedule</h4>${autos.join('')}
      <h4>Lienholder information</h4><p>${inLines(text(truth.names.business()), voice.address(truth.names.address()))}</p><p class="oc-f">Form 6489 (06/10) &nbsp; Continued</p>${finePrint(voice)}`,
      '.oc-top { display: flex; justify-content: space-between } .oc-addr { margin-top: 60pt } h2 { font-size: 1.5em } h4 { border-top: 1.5pt solid #000; margin: 10pt 0 2pt } .oc-t th { font-weight: normal; font-size: 0.85em } .oc-t td, .oc-t th { border-top: 0.3pt dotted #000 } .oc-t td:last-child { text-align: right } .oc-v { margin: 5pt 0 } .oc-f { font-size: 0.7em }',
    )
  },
}

/** Dealers: general liability, covered autos and other people's cars in one policy. */
const dealers: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, address } = voice
    const item = (number: string, content: string) => `<div class="de-i"><b>${number}</b><div>${content}</div></div>`
    const auto = voice.limits('auto', {
      csl: 'Each “accident”',
      perPerson: 'Bodily injury, each person',
      perAccident: 'Bodily injury, each “accident”',
      damage: 'Property damage, each “accident”',
    })
    const general = voice.limits('gl', {
      occurrence: 'Bodily injury and property damage – each occurrence',
      rented: 'Damages to rented premises',
      personal: 'Personal and advertising injury – any one person or organization',
      medical: 'Locations and operations medical payments – any one person',
      aggregate: 'General liability aggregate',
      products: 'Products and work you performed aggregate',
    })
    voice.number('auto')
    voice.carrier('auto')
    voice.effective('auto')
    voice.expiration('auto')
    return declarationsUnder(
      `<h2>AUTO DEALERS AND REPAIRERS DECLARATIONS</h2><p class="de-c">${voice.carrier('gl')}<br>${address(truth.policies.gl.carrier.address).join(' · ')}</p>
      ${item('1', `Named insured: ${voice.insured()}<br>Address: ${voice.insuredAddress().join(', ')}`)}${item('2', `Policy ${voice.number('gl')}, from ${voice.effective('gl')} to ${voice.expiration('gl')}; it continues policy ${text(truth.prior.gl.number)}`)}${item('3', `Agent: ${[voice.producer(), ...voice.producerAddress()].join(', ')} (code ${truth.producer.code})`)}
      ${item('4', `SECTION I – COVERED AUTOS LIABILITY ${tableOfRows('de-t', auto)}`)}${item('5', `SECTION II – GENERAL LIABILITY COVERAGES ${tableOfRows('de-t', general)}`)}
      ${item(
        '6',
        `SECTION III – GARAGEKEEPERS (customers’ autos) ${tableOfRows('de-t', [
          ['Each location, all autos', money(150_000)],
          ['Any one auto', money(60_000)],
          ['Comprehensive deductible each auto / maximum', `${money(500)} / ${money(2500)}`],
        ])}`,
      )}
      ${item(
        '7',
        `SECTION IV – ACTS, ERRORS OR OMISSIONS ${tableOfRows('de-t', [
          ['Each act, error or omission', money(25_000)],
          ['Aggregate', money(75_000)],
        ])}`,
      )}
      ${item('8', `Loss payee on floor plan: ${text(truth.names.business())}<br>Dealer plates: 4. Furnished autos: none.`)}${finePrint(voice)}`,
      'h2 { font-size: 1.2em; text-align: center } .de-c { text-align: center } .de-i { display: flex; gap: 10pt; border-top: 0.5pt solid #333; padding: 4pt 0 } .de-i > b { width: 16pt } .de-i > div { flex: 1 } .de-t { width: 78%; margin: 2pt 0 } .de-t td { padding: 1pt 2pt } .de-t td:last-child { text-align: right }',
    )
  },
}

/** Private passenger autos: limits of persons and accidents beside each other, and the mortgage company's house on the next page. */
const personalAuto: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    truth.insured.name = truth.names.person()
    const limits = voice.limits('auto', {
      csl: 'Single limit liability, each accident',
      perPerson: 'A. Bodily injury – each person',
      perAccident: 'A. Bodily injury – each accident',
      damage: 'B. Property damage – each accident',
    })
    const each = truth.vehicles
      .slice(0, 2)
      .map((one) => ({ ...one, make: 'Ford', model: chance.pick(['Escape', 'Explorer', 'F-150']) }))
    const rows: string[][] = [
      ...limits.map(([label, amount]) => [label, amount, ...each.map(() => money(chance.int(60, 400)))]),
      ['C. Medical payments – each person', money(1000), ...each.map(() => money(19))],
      ['D. Uninsured motorists – each accident', money(40_000), ...each.map(() => money(44))],
      ['E. Other than collision', `ACV less ${money(250)}`, ...each.map(() => money(88))],
      ['F. Collision', `ACV less ${money(500)}`, ...each.map(() => money(240))],
    ]
    return declarationsUnder(
      `<div class="pa-h">PERSONAL AUTO POLICY<br><small>AMENDED DECLARATIONS EFFECTIVE ${voice.date(truth.policies.auto.effective)}</small></div>
      <table class="pa-2"><tr><td>POLICYHOLDER (Named Insured)<br>${insuredSplitAtAll(voice)}</td><td>YOUR AGENT IS<br>${agencyTold(voice)}<br>${voice.reach('phone')}</td></tr></table>
      <p>Your policy ${voice.number('auto')} provides coverage from ${voice.effective('auto')} through ${voice.expiration('auto')} and is issued by<br>${voice.carrier('auto')}</p>
      ${tableOfRows('pa-t', rows, ['Coverage', 'Limit of liability', ...each.map((one) => `Auto ${one.number}`)])}
      ${each.map((one) => `<p>Auto ${one.number}: ${one.year} ${one.make} ${one.model}, ${one.vin}</p>`).join('')}<p>Drivers of your household: ${truth.drivers
        .slice(0, 2)
        .map((one) => text(one.name))
        .join('; ')}</p><p>Loss payee auto 1: ${text(truth.names.business())}</p>${finePrint(voice)}`,
      '.pa-h { border: 1.5pt solid #000; padding: 5pt; text-align: center; font-weight: bold } .pa-2 td { width: 50% } .pa-t td, .pa-t th { border-bottom: 0.5pt solid #aaa } .pa-t td:nth-child(n+2) { text-align: right }',
    )
  },
}

const homeowners: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    const dwelling = chance.int(200, 900) * 1000
    const rows = [
      ['A. Dwelling', money(dwelling)], ['B. Other structures', money(dwelling / 10)], ['C. Personal property', money(dwelling / 2)], ['D. Loss of use', money(dwelling / 5)],
      ['E. Personal liability – each occurrence', money(300_000)], ['F. Medical payments to others – each person', money(5000)],
    ] // biome-ignore format: rows of a table
    return {
      kind: 'declarations',
      feeds: 'names only',
      html: `<h2>Homeowners Policy Declarations</h2><p>${text(gl.carrier.name)}</p>${tableOfRows('hw', [
        ['Policy number', text(gl.number)],
        ['Policy period', `${date(gl.effective)} to ${date(gl.expiration)}`],
        ['Named insured', inLines(text(truth.names.person()), address(truth.insured.address))],
        ['Residence premises', address(truth.locations[0]!.party.address).join(', ')],
        ['First mortgagee', text(truth.names.business())],
        ['Agent', text(truth.producer.name)],
      ])}${tableOfRows('hw', rows, ['Section I and II coverages', 'Limit'])}<p>Deductible, all perils: ${money(1000)}. Wind or hail: 2% of coverage A. Annual premium ${money(gl.premium)}.</p>`,
      css: '.hw td { border-bottom: 0.4pt solid #bbb } .hw td:first-child { width: 45% }',
    }
  },
}

export const symbolsAndOutlineFamilies: LearnFamily[] = [
  { name: 'fleet and symbols', style: ({ pick }) => ({ size: pick([7.5, 8, 8.5]), capitals: true }), papers: { coveredAutos } },
  { name: 'direct auto', style: ({ pick }) => ({ size: pick([8.5, 9, 10]), font: FONTS.sans, capitals: false }), papers: { outlineOfCoverage } },
  { name: 'dealers', style: ({ pick }) => ({ size: pick([8, 9]) }), papers: { dealers } },
  { name: 'household', style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { personalAuto, homeowners } },
] // biome-ignore format: a family in a line
