import type { LearnFamily, Paper } from '../../../family.ts'
import { withClosing } from '../enclosures/closing-and-complaints.ts'
import { dollars, shortDate } from '../kit/amounts.ts'
import { boxed, captionAbove, columns, inLines, two } from '../kit/blocks.ts'
import { agencyTold, bankOrCapital, homeOffice, insuredTold, sign } from '../kit/parties.ts'
import { vehicleRecord } from '../kit/records.ts'
import { newPage, ruledDeclarations } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { ownsAutos, termTold } from '../kit/terms.ts'

const DIRECT = { csl: 'Bodily Injury and Property Damage Liability', perPerson: 'Bodily Injury Liability each person', perAccident: 'Bodily Injury Liability each accident', damage: 'Property Damage Liability' } // biome-ignore format: a table

/** The company many small businesses have their trucks with: a summary in plain words, drivers and vehicles numbered. */
const summary: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    voice.notJudged('auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned')
    const after = (words: string) => (words.includes('and Property') ? ' combined single limit' : '')
    const outline = voice.limits('auto', DIRECT).map(([words, amount]) => [words, `${amount}${after(words)}`, '', '']) // biome-ignore format: a list
    const cars = truth.vehicles.map((one) => `<div class="keep vh"><b>${one.number}. ${one.year} ${text(one.make)} ${text(one.model)}</b><div class="two"><span>VIN: ${one.vin}</span><span>Garaging Zip Code: ${truth.insured.address.zip.slice(0, 5)}</span><span>Radius: ${chance.pick([50, 100, 200, 300])} miles</span></div>${table('pr', ['Liability Premium', 'Comp Deductible', 'Comp Premium', 'Collision Deductible', 'Collision Premium', 'Auto Total'], [[money(chance.int(700, 4000)), money(500), money(chance.int(40, 300)), money(1000), money(chance.int(90, 900)), money(chance.int(1000, 5600))]])}</div>`) // biome-ignore format: a block
    return ruledDeclarations(
      `<div class="two"><div><span class="lg">${sign(voice, 'auto').toUpperCase()}</span><br><span class="fine">COMMERCIAL</span><div class="win">${insuredTold(voice)}</div></div><div class="side1"><b>Policy number: ${voice.number('auto')}</b><br>Underwritten by:<br>${voice.carrier('auto')}<br>Policy Period: ${termTold(voice, 'auto', ' - ')}<br><br><b>agent.example.com</b><br>Contact your agent during business hours<br><br>${agencyTold(voice)}<br>${voice.reach('phone')}</div></div><h3>Commercial Auto<br>Insurance Coverage Summary</h3><p><b>This is your Declarations Page</b></p><p>Your coverage begins on ${voice.effective('auto')} at 12:01 a.m. This policy expires on ${voice.expiration('auto')} at 12:01 a.m. Your insurance policy and any policy endorsements contain a full explanation of your coverage. The policy limits shown for an auto may not be combined with the limits for the same coverage on another auto, unless the policy contract allows the stacking of limits.</p><p>The named insured organization type is a ${chance.pick(['corporation', 'limited liability company', 'sole proprietorship'])}.</p><h4>Outline of coverage</h4>${table('ln oc', ['Description', 'Limits', 'Deductible', 'Premium'], [['Liability To Others', '', '', money(auto.premium)], ...outline, ['Uninsured/Underinsured Motorist', `${money(30_000)} each person/${money(60_000)} each accident`, '', money(212)], ['Personal Injury Protection', money(10_000), money(0), money(460)], ['Comprehensive and Collision', '', 'See Auto Coverage Schedule', money(1640)], ['Total 12 month policy premium', '', '', money(auto.premium + 2312)]])}<h4>Rated drivers</h4><p>${truth.drivers.slice(0, 12).map(({ name }, at) => `${at + 1}. ${text(name)}`).join('<br>')}</p><h4>Auto coverage schedule</h4>${cars.join('')}<h4>Loss Payee information</h4><p>Auto 1: ${bankOrCapital(voice)}</p><h4>Premium discounts</h4><p>Policy ${voice.number('auto')}: Business Experience, Electronic Funds Transfer, Paid In Full</p><p class="fine">Form 6489 ${truth.insured.address.state} (${chance.int(10, 12)}/${chance.int(15, 23)})</p>`, // biome-ignore format: a page
      '.lg { font-size: 1.8em; font-weight: bold; color: #0a4d8c } .side1 { width: 180pt } .oc td:last-child, .oc th:last-child { text-align: right } .vh { margin: 7pt 0 } .pr th { font-weight: normal; font-size: 0.8em } .pr td, .pr th { text-align: right; padding: 1pt 4pt }',
      { running: `Policy number: ${voice.number('auto')} &emsp; ${voice.insured()} &emsp; ${termTold(voice, 'auto', ' - ')}`, records: truth.vehicles.map((one) => vehicleRecord(one)) }, // biome-ignore format: a record
    )
  },
}

/** Declarations of the bureau's kind by another printer: the part's items one and two on a page, amounts flush right. */
const itemTwo: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const covered = truth.policies.auto.symbols
    const own = ownsAutos(voice)
    const symbols = voice.symbols()
    const limits = voice.limits('auto', { csl: 'COVERED AUTOS LIABILITY', perPerson: 'LIABILITY &ndash; BODILY INJURY EACH PERSON', perAccident: 'LIABILITY &ndash; BODILY INJURY EACH ACCIDENT', damage: 'LIABILITY &ndash; PROPERTY DAMAGE EACH ACCIDENT' }) // biome-ignore format: a list
    const none = ['', 'NOT COVERED', '']
    const phys = String(covered.includes(2) ? 2 : 7)
    const more = own ? [['PERSONAL INJURY PROTECTION', '5', 'SEPARATELY STATED IN EACH P.I.P. ENDORSEMENT', money(88)], ['AUTO MEDICAL PAYMENTS', phys, money(5000), money(61)], ['UNINSURED MOTORISTS', phys, money(100_000), money(130)], ['PHYSICAL DAMAGE COMPREHENSIVE', phys, `ACTUAL CASH VALUE OR COST OF REPAIR, WHICHEVER IS LESS, MINUS ${money(1000)} DEDUCTIBLE FOR EACH COVERED AUTO`, money(640)], ['PHYSICAL DAMAGE COLLISION', phys, `ACTUAL CASH VALUE OR COST OF REPAIR, WHICHEVER IS LESS, MINUS ${money(1000)} DEDUCTIBLE FOR EACH COVERED AUTO`, money(910)]] : [['PERSONAL INJURY PROTECTION', ...none], ['AUTO MEDICAL PAYMENTS', ...none], ['UNINSURED MOTORISTS', ...none], ['PHYSICAL DAMAGE', ...none]] // biome-ignore format: rows
    return ruledDeclarations(
      `<p>POLICY NUMBER: ${voice.number('auto')}</p><h4 class="md">BUSINESS AUTO DECLARATIONS</h4><p><b>ITEM ONE</b></p>${table('fm', [], [[`<b>Company Name:</b> ${voice.carrier('auto')}`], [`<b>Producer Name:</b> ${voice.producer()}<br>${voice.producerAddress().join(', ')}`], [`<b>Named Insured:</b> ${voice.insured()}`], [`<b>Mailing Address:</b> ${voice.insuredAddress().join(', ')}`]])}${table(
        'fm',
        ['Policy Period', ''],
        [
          [`From: ${voice.effective('auto')}`, ''],
          [`To: ${voice.expiration('auto')}`, 'At 12:01 AM Standard Time at your mailing address shown above'],
        ],
      )}<p>Previous Policy Number: ${text(truth.prior.auto.number)} &emsp; Form of Business: ${boxed(true, 'Corporation')} ${boxed(false, 'Partnership')} ${boxed(false, 'Individual')} ${boxed(false, 'Other')}</p><p class="fine">In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy.</p><p>Premium shown is payable at inception: ${money(auto.premium)} &emsp; Audit Period (If Applicable): ${boxed(true, 'Annually')} ${boxed(false, 'Quarterly')}</p>${newPage}<p><b>ITEM TWO</b><br>Schedule Of Coverages And Covered Autos</p><p class="fine">This policy provides only those coverages where a charge is shown in the premium column below. Each of these coverages will apply only to those "autos" shown as covered "autos". "Autos" are shown as covered "autos" for a particular coverage by the entry of one or more of the symbols from the Covered Autos section.</p>${table('gr tw', ['Coverages', 'Covered Autos', 'Limit<br>The most we will pay for any one accident or loss', 'Premium'], [...limits.map(([what, amount], at) => [what, at ? '' : symbols, amount, at ? '' : money(auto.premium)]), ...more, 'Premium For Endorsements &emsp; INCLUDED', `<b>Estimated Total Premium*</b> &emsp; ${money(auto.premium)}`])}<p class="fine">*This policy may be subject to final audit. XA DS 03 ${chance.int(10, 12)} ${chance.int(13, 20)} &emsp; ${homeOffice(voice, 'auto')}</p>`,
      '.tw td:last-child { text-align: right } .tw th { font-size: 0.86em; text-align: center }',
    )
  },
}

/** A carrier for local haulers; limits under the vehicle they are for, the same for each. */
const haulers: Paper = {
  draw: (voice) => {
    // What else it insures may stand in the other row, or not.
    voice.notJudged('professional')
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const own = ownsAutos(voice)
    const symbols = voice.symbols()
    const limits = voice.limits('auto', { csl: 'Auto Liability (CSL)', perPerson: 'Auto Liability BI per person', perAccident: 'Auto Liability BI per accident', damage: 'Auto Liability PD per accident' }) // biome-ignore format: a list
    return ruledDeclarations(
      `${two(`<h3>${voice.carrier('auto')}</h3>`, `<h4>TRUCKING DECLARATIONS</h4>`)}${columns('1fr 1fr 1fr', captionAbove('Insured', insuredTold(voice)), captionAbove('Agency', agencyTold(voice)), `${captionAbove('Policy', voice.number('auto'))}<br>${captionAbove('Term', termTold(voice, 'auto', ' &ndash; '))}<br>${captionAbove('DOT / MC', `${chance.digits(7)} / ${chance.digits(6)}`)}`)}<p class="bar">Coverages applicable to the policy</p>${table('ln amt', ['Coverage', 'Covered auto symbols', 'Limit or deductible'], [...limits.map(([what, amount], at) => [what, at ? '' : symbols, amount]), ['Motor Truck Cargo, per vehicle / per disaster', '', `${money(100_000)} / ${money(200_000)}`], ['Cargo deductible', '', money(1000)], ['Non-trucking liability', '', 'Not taken'], ...(own ? [['Physical damage deductible', '', money(2500)]] : [])])}${
        own
          ? `<p class="bar">Power units</p>${table(
              'ln',
              ['Unit', 'Description', 'VIN', 'Stated value', 'Radius'],
              truth.vehicles
                .slice(0, 9)
                .map((one) => [
                  one.number,
                  text(`${one.year} ${one.make} ${one.model}`),
                  one.vin,
                  money(one.cost),
                  chance.pick(['Local', 'Intermediate', 'Long haul']),
                ]),
            )}`
          : ''
      }<p class="bar">Commodities</p><p>${chance.pick(['Building materials 70%, general freight 30%', 'Grain and feed 100%', 'Household goods 60%, furniture 40%'])}</p><p>Annual premium ${money(auto.premium)}; ten monthly payments after a deposit of ${money(Math.round(auto.premium / 5))}. An endorsement for motor carrier policies of insurance for public liability (${money(750_000)}) is attached as required by the filing; it is not additional insurance.</p><p class="fine">NAIC company code ${voice.naic('auto')} &emsp; ${homeOffice(voice, 'auto')} &emsp; Loss payee ${bankOrCapital(voice)}</p>`,
      '.bar { margin-bottom: 0 }',
    )
  },
}

/** A card in a letter: hired and borrowed autos only, added to nothing. */
const hiredOnly: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const { auto } = truth.policies
    const limits = voice.limits('auto', { csl: 'Each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' }) // biome-ignore format: a list
    return ruledDeclarations(
      `<h3>${voice.carrier('auto')}</h3><p>HIRED AND NON-OWNED AUTO LIABILITY DECLARATIONS</p>${table(
        'ln',
        [],
        asRows([
          ['Policy number', voice.number('auto')],
          ['Policy period', `${termTold(voice, 'auto')}, 12:01 a.m.`],
          ['Named insured', insuredTold(voice)],
          ['Producer', inLines(agencyTold(voice), voice.reach('phone'), voice.reach('email'))],
        ]),
      )}<h4>Limits of liability</h4>${table('ln amt', [], asRows(limits))}<h4>What is covered</h4><p>Symbol 8 &ndash; ${voice.tick('auto.hired', 'Hired')} autos. Symbol 9 &ndash; ${voice.tick('auto.nonOwned', 'Non-owned')} autos. No autos you own are covered. Estimated cost of hire ${money(5000)}; number of employees 12.</p><p>Premium ${money(Math.max(250, Math.round(auto.premium / 20)))}, minimum and deposit.</p><p class="fine">${homeOffice(voice, 'auto')}</p>`,
      '.ln td:first-child { width: 36% }',
    )
  },
}

export const summaryAndHaulageFamilies: LearnFamily[] = [
  { name: 'trucks of small firms', style: manyCities(['sans'], [8.5, 9], { money: dollars, date: shortDate }), papers: { summary: withClosing(summary, 'auto') } },
  { name: 'autos by the bureau', style: manyCities(['sans', 'serif'], [8.5, 9]), papers: { itemTwo: withClosing(itemTwo, 'auto'), hiredOnly: withClosing(hiredOnly, 'auto') } },
  { name: 'local haulage', style: manyCities(['narrow', 'sans'], [8.5, 9]), papers: { haulers: withClosing(haulers, 'auto') } },
] // biome-ignore format: a family in a line
