import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { agentUntold, asides, asRows, bank, box, company, leafOf, nextPage, seat, sides, table, termOf, toInsured, under } from '../kit/fine-print.ts' // biome-ignore format: a list

const quote = leafOf('quote', 'nothing')
const bill = leafOf('invoice', 'names only')
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
      `${sides(under(`<b>${text(truth.wholesaler.name)}</b>`, truth.wholesaler.phone), under('QUOTATION', date(daysLater(gl.effective, -20))))}<p>To: ${agentUntold(voice)}<br>Re: ${toInsured(voice)}</p><p>We are pleased to offer terms with ${company(voice, 'gl')} for ${termOf(voice, gl)}:</p>${table(
        'op',
        ['', '[ ] Option 1', '[ ] Option 2'],
        labels.map((label, at) => [label, one[at]!, two[at]!]),
      )}<p>Please check the option you want and return with a signed application. Coverage may not be bound without our confirmation in writing. This quote expires on ${date(daysLater(gl.effective, 5))}.</p><p>Exclusions: ${chance.some(['Subsidence', 'EIFS', 'Prior work', 'Lead', 'Employers liability', 'Residential over 3 stories'], 3).join(', ')}.</p>`,
      '.sides { display: flex; justify-content: space-between } .sides > div:last-child { text-align: right } .op td, .op th { border: 0.5pt solid #666 } .op td:nth-child(n+2) { text-align: right } .op th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** An agency's proposal with a page for each line and a comparison of markets. */
export const proposal: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl, wc, umbrella } = truth.policies
    const others = [truth.names.carrier().name, truth.names.carrier().name]
    return quote(
      `<div style="text-align:center;padding:70pt 0 40pt"><h1>Proposal of Insurance</h1><p>${text(truth.insured.name)}</p><p>${address(truth.insured.address).join(', ')}</p><p>${date(gl.effective)}</p><p>${text(truth.producer.name)}<br>${truth.producer.phone}</p></div>${nextPage}<h3>General liability</h3><p>Proposed with ${text(gl.carrier.name)}, ${date(gl.effective)} to ${date(gl.expiration)}. Currently ${text(truth.prior.gl.number)}.</p>${table(
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
export const autoQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { auto } = truth.policies
    const { csl } = auto.limits
    const liability = csl ? [['Liability CSL', money(csl)]] : [['Bodily injury', `${money(auto.limits.perPerson!)} / ${money(auto.limits.perAccident!)}`], ['Property damage', money(auto.limits.damage!)]] // biome-ignore format: a list
    return quote(
      `<p><b>${company(voice, 'auto')}</b></p><p>COMMERCIAL AUTO QUOTE &nbsp; No. Q${chance.digits(7)}</p>${sides(box('Prepared for', toInsured(voice)), box('Prepared by', agentUntold(voice)))}<p>Quote effective ${date(auto.effective)}. Rates are valid for 30 days.</p>${table('aq', ['Coverage', 'Limit or deductible'], [...liability, ['Uninsured motorist', money(50_000)], ['Medical payments', money(1000)]])}${table(
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

/** A statement of an account with a company that bills itself. */
export const statement: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, auto } = truth.policies
    const due = Math.round((gl.premium + auto.premium) / 6)
    return bill(
      `${sides(under(company(voice, 'gl'), seat(voice, 'gl', '<br>')), box('Account number', chance.digits(10)), box('Minimum due', money(due)), box('Due date', date(daysLater(gl.effective, 33))))}<p style="margin:28pt">${toInsured(voice)}</p><h4>ACCOUNT STATEMENT</h4>${table(
        'st',
        ['Policy', 'Description', 'Term', 'Amount'],
        [
          [text(gl.number), 'Previous balance', termOf(voice, gl, '–'), money(gl.premium)],
          [text(gl.number), 'Payment – thank you', '', `-${money(due)}`],
          [text(auto.number), 'Installment 2 of 6', termOf(voice, auto, '–'), money(due)],
          ['', 'Installment fee', '', money(6)],
        ],
      )}<p>Pay in full: ${money(gl.premium + auto.premium)}. Agent ${text(truth.producer.name)}.</p><p style="border-top:1pt dashed #000;margin-top:60pt">Detach and return with payment. Amount enclosed $ ________</p>`,
      '.sides { display: grid; grid-template-columns: 2fr 1fr 1fr 1fr; gap: 6pt } .st td, .st th { border-bottom: 0.4pt solid #777 } .st td:last-child { text-align: right }',
    )
  },
}

/** An agency's bill of a premium, in the manner of its system. */
export const agencyInvoice: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { wc } = truth.policies
    return bill(
      `<table><tr><td><b>${text(truth.producer.name)}</b><br>${address(truth.producer.address).join('<br>')}</td><td style="text-align:right"><b>INVOICE</b><br>No. ${chance.digits(6)}<br>Invoice date ${date(daysLater(wc.effective, -8))}<br>Client code ${chance.pick(['ARC', 'BEN', 'LIN'])}${chance.digits(3)}</td></tr></table><p>${under(text(truth.insured.name), address(truth.insured.address))}</p>${table(
        'ai',
        ['Trans. eff. date', 'Trans. code', 'Policy number', 'Company', 'Description', 'Amount'],
        [
          [
            date(wc.effective),
            'REN',
            text(wc.number),
            text(wc.carrier.name),
            'Workers compensation deposit',
            money(Math.round(wc.premium / 4)),
          ],
          [date(wc.effective), 'FEE', text(wc.number), '', 'Agency service fee', money(75)],
        ],
      )}<p style="text-align:right">Total ${money(Math.round(wc.premium / 4) + 75)}</p><p>Payment is due by ${date(wc.effective)}. Checks to the agency, please.</p>`,
      '.ai th { print-color-adjust: exact; background: #ddd; font-size: 0.85em } .ai td:last-child { text-align: right }',
    )
  },
}

/** An agreement to finance premiums: a bank, a table of disclosures, policies with what they cost. */
export const agreement: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { gl, umbrella } = truth.policies
    const total = gl.premium + umbrella.premium
    const down = Math.round(total / 5)
    const charge = Math.round((total - down) * 0.05)
    return bill(
      `<h3>PREMIUM FINANCE AGREEMENT</h3>${sides(box('LENDER', bank(voice)), box('INSURED / BORROWER', toInsured(voice)), box('AGENT', agentUntold(voice)))}${table(
        'fa',
        [],
        asRows([
          ['Total premium', money(total)],
          ['Cash down payment', money(down)],
          ['Principal balance', money(total - down)],
          ['Finance charge', money(charge)],
          ['Total of payments', money(total - down + charge)],
          ['Nine payments of', money(Math.round((total - down + charge) / 9))],
          ['First due', date(daysLater(gl.effective, 30))],
        ]),
      )}${table(
        'fa',
        ['Policy prefix and number', 'Effective date', 'Insurance company', 'Coverage', 'Months', 'Premium'],
        [
          [text(gl.number), date(gl.effective), company(voice, 'gl'), 'GL', '12', money(gl.premium)],
          [
            text(umbrella.number),
            date(umbrella.effective),
            company(voice, 'umbrella'),
            'UMB',
            '12',
            money(umbrella.premium),
          ],
        ],
      )}<p>The borrower irrevocably appoints the lender attorney-in-fact to cancel the policies upon default.</p>`,
      'h3 { text-align: center } .sides { display: grid; grid-template-columns: 1fr 1fr 1fr } .bx { border: 0.5pt solid #000; padding: 3pt } .fa td, .fa th { border: 0.5pt solid #000 }',
    )
  },
}
