import type { Drawn, LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { otherSymbol } from '../autos/standard-market-and-vans.ts'
import { inLines, wordsInLines } from '../kit/blocks.ts'
import { agencyTold, bankOrFunding, carrierAndOffice, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { GENERAL_LIMITS, inOrder, termTold, trigger } from '../kit/terms.ts'

const binder = printed('binder', 'fills')

/** A temporary contract in the boxes everybody knows: binder dates of thirty days stand above those of the policy. */
const boxedBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const limits = (line: Line, words: Record<string, string>) =>
      tableOf('bx-l', tableRows(asRows(voice.limits(line, words))))
    const who = (line: Line) =>
      inLines(voice.carrier(line), `Policy ${voice.number(line)}`, termTold(voice, line, ' - '))
    if (truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    return binder(
      `<div class="bx-h"><b>TEMPORARY INSURANCE BINDER</b><span>Binder no. ${chance.digits(5)} &nbsp; Issued ${date(daysLater(gl.effective, -2))}</span></div>${tableOf('bx', `<tr><td style="width:50%">PRODUCER<br>${agencyTold(voice)}<br>Phone ${voice.reach('phone')} &nbsp; E-mail ${voice.reach('email')}</td><td>THIS BINDER IS EFFECTIVE ${date(gl.effective)} 12:01 AM<br>AND ENDS ${date(daysLater(gl.effective, 60))} OR WHEN THE POLICY IS ISSUED<br>Issued to extend coverage per expiring policy ${text(truth.prior.gl.number)}: ☐</td></tr>`, `<tr><td>INSURED<br>${insuredSplitOnce(voice)}</td><td>LOCATION OF RISK<br>${voice.address(truth.locations[0]!.party.address).join(', ')}<br>Operations: ${text(truth.work[0]!.title)}</td></tr>`)}
      ${tableOf('bx', headRow('Coverage', 'Insurer, policy and term', 'Limits'), tableRow(`COMMERCIAL GENERAL LIABILITY<br>☒ ${trigger(voice, 'Occurrence', 'Claims-made')}`, who('gl'), limits('gl', { occurrence: 'Each occurrence', rented: 'Damage to rented premises', medical: 'Medical expense (any one person)', personal: 'Personal and advertising injury', aggregate: 'General aggregate', products: 'Products - comp/op aggregate' })), tableRow(`☒ ${voice.tick('umbrella.umbrella', 'UMBRELLA')} &nbsp; ☐ EXCESS`, who('umbrella'), limits('umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Self-insured retention' })), tableRow('AUTOMOBILE', 'Not bound', ''), tableRow('PROPERTY', 'Not bound', ''))}<p>Conditions: this company binds the kinds of insurance stipulated. The insurance is subject to the terms, conditions and limitations of the policies in current use by the company. Premium estimate ${money(gl.premium + truth.policies.umbrella.premium)}.</p><p>Lender: ${bankOrFunding(voice)}, ${voice.address(truth.names.address()).join(', ')}. Loan ${chance.digits(8)}.</p><p>Signature of authorized representative ____________________</p>`,
      '.bx-h { display: flex; justify-content: space-between; font-size: 1.1em } .bx > tbody > tr > td, .bx > tbody > tr > th { border: 0.8pt solid #000 } .bx-l { margin: 0 } .bx-l td { padding: 0 2pt } .bx-l td:last-child { text-align: right; white-space: nowrap }',
    )
  },
}

/** A wholesale broker's binder in a word processor's outline, subject to many things. */
export const brokerBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const quoted = otherLimits(chance, 'gl', gl.limits)
    const limits = voice.limits('gl', inOrder(GENERAL_LIMITS, ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'])) // biome-ignore format: a list
    const conditions = ['Signed and dated application', 'Favorable inspection', 'No known losses letter', 'Surplus lines affidavit within 15 days', 'Payment within 20 days of binding', 'Subcontractors carry limits equal to yours'] // biome-ignore format: a list
    return binder(
      `<table class="br-h"><tr><td>${inLines(text(truth.wholesaler.name), voice.address(truth.wholesaler.address))}</td><td>${inLines(text(truth.wholesaler.contact), truth.wholesaler.phone, truth.wholesaler.email)}</td></tr></table><p class="br-t">CONFIRMATION OF COVERAGE – BINDER</p><p>Attention: ${voice.producer()}<br>${inLines(voice.producerAddress())}</p><p>Thank you for the order. We have bound the following with ${voice.carrier('gl')}, a non-admitted insurer. Our earlier quotation at ${money(quoted.occurrence!)} / ${money(quoted.aggregate!)} is withdrawn.</p><p class="br-k">Insured</p><p class="br-v">${insuredSplitOnce(voice)}</p><p class="br-k">Binder / Policy Number</p><p class="br-v">${voice.number('gl')}</p><p class="br-k">Term</p><p class="br-v">Effective ${voice.effective('gl')}, expiring ${voice.expiration('gl')}</p><p class="br-k">Coverage</p><p class="br-v">Commercial General Liability – ${trigger(voice, 'Occurrence', 'Claims-Made')}</p><p class="br-k">Limits</p><div class="br-v">${tableOf('br-l', tableRows(asRows(limits)))}</div><p class="br-k">Deductible</p><p class="br-v">${money(2500)} per occurrence</p><p class="br-k">Premium</p><p class="br-v">${money(gl.premium)} + broker fee ${money(300)} + taxes. 25% minimum earned.</p><p class="br-k">Subject to</p><ol class="br-v">${chance
        .some(conditions, 4)
        .map((one) => `<li>${one}</li>`)
        .join(
          '',
        )}</ol><p>Effective the date shown this binder replaces any other. It expires ${date(daysLater(gl.effective, 90))} unless the policy is issued first.</p><p>${text(truth.wholesaler.contact)}, Broker</p>`,
      '.br-h td:last-child { text-align: right } .br-t { text-align: center; font-weight: bold; letter-spacing: 0.08em } .br-k { font-weight: bold; margin: 5pt 0 0 } .br-v { margin: 0 0 0 36pt } .br-l { width: 80%; margin: 0 } .br-l td { padding: 0 } .br-l td:last-child { text-align: right }',
    )
  },
}

/** A carrier binds business auto on one page with its own company codes. */
export const carrierAutoBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const beside = otherSymbol(truth.policies.auto.symbols)
    const words = { csl: 'CSL each accident', perPerson: 'BI each person', perAccident: 'BI each accident', damage: 'PD each accident' } // biome-ignore format: a table
    return binder(
      `<p class="ca-b">${voice.carrier('auto')} <span>Company code ${chance.digits(3)}</span></p><p>BINDER OF COMMERCIAL AUTO COVERAGE</p><div class="ca"><div>Policy/binder ID ${voice.number('auto')}<br>From ${voice.effective('auto')}<br>To ${voice.expiration('auto')}</div><div>For<br>${insuredSplitOnce(voice)}</div><div>Through<br>${agencyTold(voice)}<br>Fax ${voice.reach('fax')}</div></div>${tableOf('ca-t', headRow('Coverage', 'Limit', 'Autos'), tableRows(asRows(voice.limits('auto', words)).map(([label, amount], at) => [`Liability ${label}`, amount!, at ? '' : `Symbol ${voice.symbols()}`])), tableRow('Uninsured motorists', beside ? money(60_000) : 'None', beside && `Symbol ${beside}`), tableRow('Comprehensive, collision', beside ? `ACV less ${money(1000)}` : 'None', beside && `Symbol ${beside}`))}<p>${beside ? 'Units' : 'Driven by employees, not insured'}: ${truth.vehicles.map((one) => `${one.year} ${one.make} ${one.vin.slice(-6)}`).join('; ')}.</p><p>Lienholder: ${bankOrFunding(voice)}. Underwriter ${text(truth.names.person())}, ${homeOffice(voice, 'auto')}.</p><p>Coverage is bound under binding authority and subject to verification of motor vehicle records.</p>`,
      '.ca-b { font-size: 1.25em; border-bottom: 1.2pt solid #0d4; margin: 0 } .ca-b span { float: right; font-size: 0.6em } .ca { display: grid; grid-template-columns: 0.8fr 1.1fr 1.1fr; gap: 10pt } .ca-t td, .ca-t th { border: 0.5pt solid #696 } .ca-t td:nth-child(2) { text-align: right }',
    )
  },
}

/** Office programs take words as they are. */
const plainly = (blocks: (string | string[][])[]) =>
  blocks.map((one) => (typeof one === 'string' ? wordsInLines(one) : one.map((cells) => cells.map(wordsInLines))))

/** Bound by mail, the facts in the mail's own words; attached is the company's welcome, which tells nothing. */
const textBinder: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { wc } = truth.policies
    const words = [
      `${truth.producer.contact.split(' ')[0]},`,
      '',
      'Per your request workers compensation is BOUND as follows:',
      '',
      `Insured: ${voice.insured()}`,
      `Mailing address: ${voice.insuredAddress().join(', ')}`,
      `Carrier: ${voice.carrier('wc')}`,
      `Policy number: ${voice.number('wc')}`,
      `Effective: ${voice.effective('wc')}`,
      `Expiration: ${voice.expiration('wc')}`,
      'Employers liability limits:',
      `   Each accident ${voice.limit('wc', 'accident')}`,
      `   Disease - each employee ${voice.limit('wc', 'employee')}`,
      `   Disease - policy limit ${voice.limit('wc', 'disease')}`,
      `Estimated premium: ${money(wc.premium)} (expiring ${money(truth.prior.wc.premium)})`,
      '',
      'The policy will be released within 10 days. Need: signed officer exclusion forms.',
      '',
      truth.names.person(),
      'Underwriting',
    ]
    const welcome = `<p>${carrierAndOffice(voice, 'wc')}</p><h3>Welcome</h3><p>Thank you for choosing us. Your claim kit, posting notices and the list of panel physicians will arrive by mail. Register at www.employers.example.com with the code ${chance.digits(6)}.</p><p>Our loss control consultants will call within 45 days.</p>`
    return {
      kind: null,
      feeds: 'fills',
      html: welcome,
      css: '',
      mail: { subject: `BOUND - WC - ${wordsInLines(truth.insured.name)}`, words: wordsInLines(words.join('\n')) },
    } satisfies Drawn
  },
}

/** A word processor's binder with a table for each line. */
const writtenBinder: Paper = {
  draw: (voice) => {
    const { truth, date } = voice
    const facts = (line: 'auto' | 'wc') => [
      ['Company', voice.carrier(line)],
      ['Policy number', voice.number(line)],
      ['Effective date', voice.effective(line)],
      ['Expiration date', voice.expiration(line)],
    ]
    const lines = [
      'BUSINESS AUTO',
      [
        ...facts('auto'),
        ...asRows(voice.limits('auto', { csl: 'Combined single limit', perPerson: 'Bodily injury per person', perAccident: 'Bodily injury per accident', damage: 'Property damage' })), // biome-ignore format: a table
        ['Covered autos', `Symbols ${voice.symbols()}`],
      ],
      'WORKERS COMPENSATION',
      [
        ...facts('wc'),
        ['State', `${truth.insured.address.state} – ${voice.tick('wc.statutory', 'statutory')}`],
        ...asRows(voice.limits('wc', { accident: 'EL each accident', disease: 'EL disease, policy limit', employee: 'EL disease, each employee' })), // biome-ignore format: a table
      ],
    ]
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: plainly([
        'BINDER OF INSURANCE',
        `Issued ${date(daysLater(truth.policies.auto.effective, -1))}`,
        [
          ['Named insured', voice.insured()],
          ['Address', voice.insuredAddress().join(', ')],
          ['Agency', [voice.producer(), ...voice.producerAddress()].join(', ')],
          ['Contact', `${voice.reach('contact')}, ${voice.reach('phone')}`],
        ],
        'The insurance described is bound until the policies are delivered, with the companies and for the terms shown.',
        ...lines,
        `Expiring: ${truth.prior.auto.number} and ${truth.prior.wc.number}, both to ${date(truth.prior.auto.expiration)}.`,
        'This binder may be cancelled by the insured at any time by surrender of it.',
      ]),
    }
  },
}

export const boxedAndMailedFamilies: LearnFamily[] = [
  { name: 'binders of desks', style: halfInCapitals(['sans', 'narrow', 'serif'], 8.5, 9), papers: { boxedBinder, brokerBinder } },
  { name: 'bound by mail', style: halfInCapitals(['sans'], 9.5, 10.5, { capitals: false }), papers: { textBinder, writtenBinder } },
] // biome-ignore format: a family in a line
