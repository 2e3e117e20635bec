import type { Paper } from '../../../family.ts'
import { sumOf } from '../kit/amounts.ts'
import { crate, ends, halves, leaders, told } from '../kit/blocks.ts'
import { agencyUntold, bankOrMortgage, carrierName, insuredUntold, siteOnWharfStreet } from '../kit/parties.ts'
import { crated } from '../kit/sheets.ts'
import { table } from '../kit/tables.ts'

/** Property of a commercial owner: places with limits, no liability. */
// biome-ignore format: a page
export const commercialProperty: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    return crated('declarations', 'names only')('.pp td:nth-child(n+4) { text-align: right }',
      `${ends(`<b>${carrierName(voice, 'gl')}</b>`, 'COMMERCIAL PROPERTY COVERAGE PART<br>DECLARATIONS')}${crate([['Policy no.', text(gl.number)], ['Effective', date(gl.effective)], ['Expires', date(gl.expiration)]], [['Named insured', insuredUntold(voice)], ['Agent', agencyUntold(voice)]])}
      <p class="bd">DESCRIPTION OF PREMISES AND COVERAGES PROVIDED</p>${table('net slim pp', ['Prem.', 'Bldg.', 'Location, occupancy', 'Building', 'Personal property', 'Business income'], t.locations.map((one) => [one.number, '1', `${siteOnWharfStreet(voice, one)}<br>${text(one.classification)}`, money(one.building), money(one.contents), money(Math.round(one.contents / 2))]), `<tr class="bd"><td colspan="3">TOTAL</td><td>${money(sumOf(t.locations, (one) => one.building))}</td><td>${money(sumOf(t.locations, (one) => one.contents))}</td><td></td></tr>`)}
      <p>Covered causes of loss: special. Coinsurance 90%. Valuation: replacement cost. Deductible ${money(2500)}; wind ${money(10_000)}; earthquake and flood not covered.</p><p>Mortgage holder, premises 1: ${bankOrMortgage(voice)}</p><p>Premium ${money(gl.premium)}</p>`)
  },
}

/** Equipment of contractors: what is scheduled, with values. */
// biome-ignore format: a page
export const inlandMarine: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    const machines = ['Skid steer loader', 'Mini excavator', 'Backhoe', 'Air compressor, towable', 'Scissor lift', 'Trencher'].slice(0, chance.int(3, 6))
    return crated('declarations', 'names only')('.im td:last-child, .im th:last-child { text-align: right }',
      `<h3>CONTRACTORS EQUIPMENT DECLARATIONS</h3>${halves(`${insuredUntold(voice)}`, told([['Company', carrierName(voice, 'gl')], ['Policy', text(gl.number)], ['Term', `${date(gl.effective)} to ${date(gl.expiration)}`], ['Agent', agencyUntold(voice)]]))}
      ${table('hair im', ['Item', 'Year', 'Description', 'Serial no.', 'Limit'], machines.map((one, at) => [String(at + 1), String(chance.int(2009, 2024)), one, `${one[0]}${chance.digits(7)}`, money(chance.int(9, 120) * 1000)]))}
      ${leaders([['Unscheduled tools, any one item', money(500)], ['Unscheduled tools, aggregate', money(10_000)], ['Rented equipment', money(75_000)], ['Deductible', money(1000)], ['Premium', money(chance.int(600, 3900))]])}<p>Loss payee, items 1 and 2: ${bankOrMortgage(voice)}</p>`)
  },
}
