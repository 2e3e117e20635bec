import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { br, cap, columns, dollars, insurer, leaf, list, longDate, office, press, ps, sign, slashed, tb, termSaid, toAgency, toInsured, two } from '../kit/terms.ts' // biome-ignore format: a list

const quote = press('quote', 'nothing')
const bill = press('invoice', 'names only')
const GL = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products/Completed Operations Aggregate', personal: 'Personal & Advertising Injury', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' } // biome-ignore format: a table

/** A wholesale broker's quote for hard risks, with all it is subject to. */
export const wholesaleQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    return quote(
      `<div class="qh">${text(truth.wholesaler.name)}</div><h3>Commercial General Liability Quotation</h3><p>Quote # Q${chance.digits(7)} v${chance.int(1, 3)} &emsp; ${date(daysLater(gl.effective, -18))}</p>${two(`To: ${toAgency(voice)}<br>Attn: ${text(truth.producer.contact)}`, `Underwriter: ${text(truth.wholesaler.contact)}<br>${truth.wholesaler.phone}`)}<p>RE: ${toInsured(voice)}</p>${tb('ln', [], list([['Carrier', `${insurer(voice, 'gl')} (Non-Admitted)`], ['Proposed policy period', termSaid(voice, gl)], ...Object.entries(GL).map(([name, words]) => [text(words), money(gl.limits[name]!)]), ['Deductible', `${money(2500)} per claim`], ['Rate', `${truth.locations[0]!.rate} (${truth.locations[0]!.basis.toLowerCase()})`], ['Premium', money(gl.premium)], ['Policy fee', money(150)], ['State tax and stamping', money(Math.round(gl.premium * 0.05))], ['Terrorism, if elected', money(Math.round(gl.premium * 0.05))], ['Minimum earned premium', '25%']]))}<p>Subject to: currently valued loss runs for four years; a completed and signed application; inspection and compliance with its recommendations.</p><p>This quotation is valid for 30 days. COVERAGE IS NOT BOUND until you receive written confirmation from us. The terms quoted may differ from those requested.</p>`,
      '.qh { font-size: 1.5em; border-bottom: 2pt solid #8a3b12 } .ln td:first-child { width: 42% }',
    )
  },
}

/** A company's quote for compensation, made by its system. */
export const compQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { wc } = truth.policies
    const premium = truth.work.reduce((all, one) => all + one.premium, 0)
    return quote(
      `${two(`<h3>${sign(voice, 'wc')}</h3>`, `<h4>Workers' Compensation Quote Proposal</h4>`)}${columns('1fr 1fr 1fr', cap('Prepared for', toInsured(voice)), cap('Agency', toAgency(voice)), `${cap('Quote no.', chance.digits(8))}<br>${cap('Proposed term', termSaid(voice, wc))}<br>${cap('Issuing company', insurer(voice, 'wc'))}`)}<p>Employers' liability limits quoted: ${money(wc.limits.accident!)} each accident / ${money(wc.limits.disease!)} policy limit / ${money(wc.limits.employee!)} each employee</p>${tb(
        'gr',
        ['St', 'Code', 'Description', 'Payroll', 'Rate', 'Premium'],
        truth.work.map((one) => [
          one.state,
          one.code,
          text(one.title),
          money(one.payroll),
          one.rate,
          money(one.premium),
        ]),
      )}<p>Total estimated annual premium ${money(premium)}. Payment plans: ${money(Math.round(premium / 10))} down and nine installments, or pay-as-you-go.</p><p>Optional higher limits of ${money(2_000_000)}: add ${money(240)}. This is not a binder; the quote is withdrawn after ${date(daysLater(wc.effective, 10))}.</p><p class="fine">${office(voice, 'wc')}</p>`,
    )
  },
}

/** An agency's proposal, many pages: cover, team, lines, premiums, what was declined. */
export const agencyProposal: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, auto, umbrella } = truth.policies
    const more = otherLimits(chance, 'umbrella', umbrella.limits)
    const page = (title: string, html: string) => `${leaf}<h3 class="pt">${title}</h3>${html}`
    return quote(
      `<div class="cv"><h1>Commercial Insurance Proposal</h1><p>Prepared for<br>${toInsured(voice)}</p><p>Presented by<br>${text(truth.producer.contact)}, ${text(truth.producer.name)}<br>${truth.producer.phone}</p><p>${longDate(daysLater(gl.effective, -15))}</p></div>${page(
        'Named Insureds and Service Team',
        `<p>${text(truth.insured.name)}</p>${tb(
          'ln',
          ['Team', 'Role', 'Phone'],
          [
            [text(truth.producer.contact), 'Producer', truth.producer.phone],
            [text(truth.names.person()), 'Account Manager', truth.names.phone()],
          ],
        )}`,
      )}${page(
        'General Liability',
        `<p>Carrier: ${text(gl.carrier.name)} (A.M. Best A XI, admitted)<br>Term: ${termSaid(voice, gl)}</p>${tb(
          'ln amt',
          ['Coverage', 'Limit'],
          Object.entries(GL).map(([name, words]) => [text(words), money(gl.limits[name]!)]),
        )}<p>Notable exclusions: asbestos, professional services, pollution.</p>`,
      )}${page(
        'Automobile and Umbrella',
        `${tb(
          'ln amt',
          [],
          [
            ['Auto liability', money(auto.limits.csl ?? auto.limits.perAccident!)],
            ['Uninsured motorists', money(50_000)],
            ['Umbrella, option A', money(umbrella.limits.occurrence!)],
            ['Umbrella, option B', money(more.occurrence!)],
          ],
        )}`,
      )}${page(
        'Premium Summary',
        `${tb(
          'ln amt',
          ['Line', 'Expiring', 'Proposed'],
          [
            ['General liability', money(truth.prior.gl.premium), money(gl.premium)],
            ['Automobile', money(truth.prior.auto.premium), money(auto.premium)],
            ['Umbrella', money(truth.prior.umbrella.premium), money(umbrella.premium)],
          ],
        )}<p>Accept: ______________________ Date: __________</p>`,
      )}<p class="fine">This proposal is a brief outline and not a part of any policy. Quotes expire on ${date(daysLater(gl.effective, 1))}.</p>`,
      '.cv { text-align: center; padding-top: 120pt } .pt { border-bottom: 1.5pt solid #2b4a6f; color: #2b4a6f }',
    )
  },
}

/** The same by a word processor: short. */
export const proposalDocument: Paper = {
  draw: ({ truth }) => {
    const { gl, auto } = truth.policies
    return {
      kind: 'quote',
      feeds: 'nothing',
      docx: [
        truth.producer.name,
        `Insurance Proposal for ${truth.insured.name}`,
        `Proposed effective date ${slashed(gl.effective)}`,
        `General Liability – ${gl.carrier.name}`,
        [['Coverage', 'Current', 'Proposed'], ...Object.entries(GL).map(([name, words]) => [words, dollars(truth.prior.gl.limits[name]!), dollars(gl.limits[name]!)]), ['Annual premium', dollars(truth.prior.gl.premium), dollars(gl.premium)]],
        `Business Auto – ${auto.carrier.name}`,
        [['Coverage', 'Proposed'], ['Liability', dollars(auto.limits.csl ?? auto.limits.perAccident!)], ['Hired and non-owned', 'Included'], ['Annual premium', dollars(auto.premium)]],
        'Coverage begins only when a company has confirmed it in writing. Let us know by Friday whether we may proceed.',
        truth.producer.contact,
      ], // biome-ignore format: parts of a document
    }
  },
}

/** A marketing sheet of what companies said. */
export const comparison: Paper = {
  draw: ({ truth, chance }) => {
    const { gl } = truth.policies
    const [second, third] = [truth.names.carrier().name, truth.names.carrier().name]
    const other = otherLimits(chance, 'gl', gl.limits)
    return {
      kind: 'quote',
      feeds: 'nothing',
      xlsx: [
        {
          name: 'Quote comparison',
          rows: [
            ['Quote comparison', truth.insured.name],
            ['Proposed effective', slashed(gl.effective)],
            [],
            ['', gl.carrier.name, second, third],
            ['Status', 'Quoted', 'Quoted', 'Declined - class'],
            ...Object.entries(GL).map(([name, words]) => [words, { value: gl.limits[name]!, as: 'money' as const }, { value: other[name]!, as: 'money' as const }, '']),
            ['Premium', { value: gl.premium, as: 'money' as const }, { value: gl.premium + 1240, as: 'money' as const }, ''],
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** An agency's invoice in the manner of its system. */
export const invoice: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, umbrella } = truth.policies
    const due = gl.premium + umbrella.premium + 85
    return bill(
      `${two(
        toAgency(voice),
        `<h3>INVOICE</h3>${tb(
          'fm',
          [],
          [
            ['Invoice #', chance.digits(5)],
            ['Account Number', `${text(truth.insured.name.slice(0, 4).toUpperCase().replace(/\W/g, 'X'))}-01`],
            ['Date', date(daysLater(gl.effective, -5))],
            ['Balance Due On', date(daysLater(gl.effective, 10))],
            ['Amount Due', money(due)],
          ],
        )}`,
      )}<div class="win">${toInsured(voice)}</div>${tb(
        'gr',
        ['Item #', 'Trans Eff Date', 'Due Date', 'Trans', 'Description', 'Amount'],
        [
          [
            chance.digits(6),
            date(gl.effective),
            date(gl.effective),
            'REN',
            `Commercial General Liability<br>Policy ${text(gl.number)}<br>${insurer(voice, 'gl')}<br>${termSaid(voice, gl, ' - ')}`,
            money(gl.premium),
          ],
          [
            chance.digits(6),
            date(umbrella.effective),
            date(umbrella.effective),
            'NEW',
            `Umbrella<br>Policy ${text(umbrella.number)}<br>${insurer(voice, 'umbrella')}`,
            money(umbrella.premium),
          ],
          [chance.digits(6), date(gl.effective), date(gl.effective), 'AFE', 'Agency fee', money(85)],
        ],
      )}<p class="rt"><b>Total Invoice Balance: ${money(due)}</b></p><p>Thank you for your business. Please detach and return with your payment.</p>`,
      '.gr td:last-child { text-align: right }',
    )
  },
}

/** A company's bill with a coupon. */
export const directBill: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { auto } = truth.policies
    const due = Math.round(auto.premium / 10)
    const account = chance.digits(10)
    return bill(
      `${two(`<b>${insurer(voice, 'auto')}</b><br>${office(voice, 'auto', '<br>')}`, `<b>PREMIUM NOTICE</b><br>Account ${account}<br>Statement date ${date(daysLater(auto.effective, 40))}`)}<div class="win">${toInsured(voice)}</div>${tb(
        'ln amt',
        ['Date', 'Activity', 'Policy', 'Amount'],
        [
          [date(daysLater(auto.effective, 10)), 'Previous balance', text(auto.number), money(auto.premium)],
          [date(daysLater(auto.effective, 21)), 'Payment received, thank you', '', `-${money(due)}`],
          [date(daysLater(auto.effective, 40)), 'Service charge', '', money(7)],
        ],
      )}<p><b>Minimum due ${money(due + 7)} by ${date(daysLater(auto.effective, 60))}.</b> To pay in full send ${money(auto.premium - due + 7)}.</p><p>Your agent: ${text(truth.producer.name)}, ${truth.producer.phone}</p><div class="cut">${two(`Account ${account}<br>${text(truth.insured.name)}`, `Minimum due ${money(due + 7)}<br>Amount enclosed $ __________`)}</div>`,
      '.cut { border-top: 1pt dashed #000; margin-top: 120pt; padding-top: 8pt }',
    )
  },
}

/** What an audit of payroll came to. */
export const audit: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { wc } = truth.prior
    const [was, is] = [Math.round(wc.premium * 0.9), Math.round(wc.premium * 1.15)]
    return bill(
      `<p>${text(wc.carrier.name)} &ndash; Premium Audit</p><h3>FINAL AUDIT STATEMENT AND INVOICE</h3>${tb(
        'fm',
        [],
        [
          [
            cap('Policy', text(wc.number)),
            cap('Audit period', termSaid(voice, wc)),
            cap('Invoice date', date(daysLater(wc.expiration, chance.int(40, 90)))),
          ],
          [cap('Insured', toInsured(voice)), cap('Agent', toAgency(voice)), cap('Type', 'Physical')],
        ],
      )}${tb(
        'gr amt',
        ['Code', 'Classification', 'Estimated payroll', 'Audited payroll', 'Rate'],
        truth.work.map((one) => [
          one.code,
          text(one.title),
          money(one.payroll),
          money(Math.round(one.payroll * 1.12)),
          one.rate,
        ]),
      )}${tb(
        'amt',
        [],
        [
          ['Audited premium', money(is)],
          ['Less premium billed', money(was)],
          ['Additional premium due', money(is - was)],
        ],
      )}<p>Payment is due within 20 days. Disputes must be in writing, with payroll records.</p>`,
      '.gr td:nth-child(n+3) { text-align: right }',
    )
  },
}

/** A finance company's terms of payment. */
export const financed: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, auto } = truth.policies
    const [sum, down] = [gl.premium + auto.premium, Math.round((gl.premium + auto.premium) / 4)]
    return bill(
      `<h3>PREMIUM FINANCE INVOICE &ndash; ACCOUNT ${chance.digits(8)}</h3>${columns('1fr 1fr', cap('Borrower', toInsured(voice)), cap('Agent', toAgency(voice)))}${tb(
        'gr',
        ['Policy', 'Company', 'Type', 'Effective', 'Premium'],
        [
          [text(gl.number), insurer(voice, 'gl'), 'GL', date(gl.effective), money(gl.premium)],
          [text(auto.number), insurer(voice, 'auto'), 'AU', date(auto.effective), money(auto.premium)],
        ],
      )}${tb(
        'ln',
        ['Payment', 'Due', 'Amount'],
        Array.from({ length: 9 }, (_, at) => [
          String(at + 1),
          date(daysLater(gl.effective, 30 * (at + 1))),
          money(Math.round((sum - down) / 9)),
        ]),
      )}${ps(`Amount financed ${money(sum - down)}, annual percentage rate ${chance.int(7, 13)}.${chance.digits(2)}%. Failure to pay may result in cancellation of the policies listed.`)}<p>${br('Late charge', `${money(25)} after five days`)}</p>`,
    )
  },
}
