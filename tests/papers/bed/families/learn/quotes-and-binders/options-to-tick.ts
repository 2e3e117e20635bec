import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { asides } from '../kit/fine-print.ts'
import { agencyUntold, carrierName, insuredUntold } from '../kit/parties.ts'
import { newPageOfOld, printed } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const quote = printed('quote', 'nothing')
const LIABILITY = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products/Completed Ops Aggregate', personal: 'Personal/Advertising Injury', rented: 'Damage to Rented Premises', medical: 'Medical Expense' } as const // biome-ignore format: a table

/** A wholesaler's quote with options to tick. */
export const options: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const more = otherLimits(chance, 'gl', gl.limits)
    const column = (limits: Record<string, number>, premium: number) => [...Object.keys(LIABILITY).map((name) => money(limits[name]!)), money(premium), money(Math.round(premium * 0.05)), money(250)] // biome-ignore format: a list
    const [one, two] = [column(gl.limits, gl.premium), column(more, gl.premium + chance.int(200, 2000))]
    const labels = [...Object.values(LIABILITY), 'Premium', 'Surplus lines tax', 'Broker fee']
    return quote(
      `${sides(inLines(`<b>${text(truth.wholesaler.name)}</b>`, truth.wholesaler.phone), inLines('QUOTATION', date(daysLater(gl.effective, -20))))}<p>To: ${agencyUntold(voice)}<br>Re: ${insuredUntold(voice)}</p><p>We are pleased to offer terms with ${carrierName(voice, 'gl')} for ${termOf(voice, gl)}:</p>${table(
        'op',
        ['', '[ ] Option 1', '[ ] Option 2'],
        labels.map((label, at) => [label, one[at]!, two[at]!]),
      )}<p>Please check the option you want and return with a signed application. Coverage may not be bound without our confirmation in writing. This quote expires on ${date(daysLater(gl.effective, 5))}.</p><p>Exclusions: ${chance.some(['Subsidence', 'EIFS', 'Prior work', 'Lead', 'Employers liability', 'Residential over 3 stories'], 3).join(', ')}.</p>`,
      '.sides { display: flex; justify-content: space-between } .sides > div:last-child { text-align: right } .op td, .op th { border: 0.5pt solid #666 } .op td:nth-child(n+2) { text-align: right } .op th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** An agency's proposal with a page for each line and a comparison of markets. */
const proposal: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl, wc, umbrella } = truth.policies
    const others = [truth.names.carrier().name, truth.names.carrier().name]
    return quote(
      `<div style="text-align:center;padding:70pt 0 40pt"><h1>Proposal of Insurance</h1><p>${text(truth.insured.name)}</p><p>${address(truth.insured.address).join(', ')}</p><p>${date(gl.effective)}</p><p>${text(truth.producer.name)}<br>${truth.producer.phone}</p></div>${newPageOfOld}<h3>General liability</h3><p>Proposed with ${text(gl.carrier.name)}, ${date(gl.effective)} to ${date(gl.expiration)}. Currently ${text(truth.prior.gl.number)}.</p>${table(
        'pp',
        ['', 'Expiring', 'Proposed'],
        Object.entries(LIABILITY).map(([name, label]) => [
          label,
          money(truth.prior.gl.limits[name]!),
          money(gl.limits[name]!),
        ]),
      )}<h3>Workers compensation</h3><p>Employers liability ${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}</p><h3>Umbrella</h3><p>${money(umbrella.limits.occurrence!)} each occurrence and aggregate.</p><h3>Marketing results</h3>${table(
        'pp',
        ['Company', 'Result', 'Premium'],
        [
          [text(gl.carrier.name), 'Quoted', money(gl.premium)],
          [text(others[0]!), 'Quoted', money(gl.premium + chance.int(100, 4000))],
          [text(others[1]!), 'Declined', '–'],
        ],
      )}<p>This proposal is a summary and does not alter any policy. Higher limits may be available.</p>`,
      '.pp td, .pp th { border-bottom: 0.5pt solid #99a } .pp td:nth-child(n+2), .pp th:nth-child(n+2) { text-align: right } h3 { color: #445; margin-bottom: 2pt }',
    )
  },
}

/** A carrier's indication for auto. */
const autoQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { auto } = truth.policies
    const { csl } = auto.limits
    const liability = csl ? [['Liability CSL', money(csl)]] : [['Bodily injury', `${money(auto.limits.perPerson!)} / ${money(auto.limits.perAccident!)}`], ['Property damage', money(auto.limits.damage!)]] // biome-ignore format: a list
    return quote(
      `<p><b>${carrierName(voice, 'auto')}</b></p><p>COMMERCIAL AUTO QUOTE &nbsp; No. Q${chance.digits(7)}</p>${sides(captionedBox('Prepared for', insuredUntold(voice)), captionedBox('Prepared by', agencyUntold(voice)))}<p>Quote effective ${date(auto.effective)}. Rates are valid for 30 days.</p>${table('aq', ['Coverage', 'Limit or deductible'], [...liability, ['Uninsured motorist', money(50_000)], ['Medical payments', money(1000)]])}${table(
        'aq',
        ['Vehicle', 'Comp.', 'Coll.', 'Premium'],
        truth.vehicles
          .slice(0, 5)
          .map((one) => [`${one.year} ${one.make} ${one.model}`, '$500', '$1,000', money(chance.int(900, 5200))]),
      )}<p>Total ${money(auto.premium)}; with telematics ${money(Math.round(auto.premium * 0.95))}. Driver assumed: ${text(truth.drivers[0]!.name)}.</p>${asides(voice, 1)}`,
      '.sides { display: grid; grid-template-columns: 1fr 1fr } .aq td, .aq th { border-bottom: 0.4pt solid #555 }',
    )
  },
}

export const optionsToTickFamilies: LearnFamily[] = [
  { name: 'terms offered', style: manyDates(['sans', 'modern'], [9, 9.5], { capitals: false }), papers: { options, proposal, autoQuote } },
] // biome-ignore format: a family in a line
