import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { dollars, longDate, slashedDate } from '../kit/amounts.ts'
import { captionAbove, columns, two } from '../kit/blocks.ts'
import { agencyUntold, carrierName, homeOffice, insuredUntold, sign } from '../kit/parties.ts'
import { newPage, ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const quote = ruledSheet('quote', 'nothing')
const GL = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products/Completed Operations Aggregate', personal: 'Personal & Advertising Injury', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' } // biome-ignore format: a table

/** A wholesale broker's quote for hard risks, with all it is subject to. */
export const hardRiskQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    return quote(
      `<div class="qh">${text(truth.wholesaler.name)}</div><h3>Commercial General Liability Quotation</h3><p>Quote # Q${chance.digits(7)} v${chance.int(1, 3)} &emsp; ${date(daysLater(gl.effective, -18))}</p>${two(`To: ${agencyUntold(voice)}<br>Attn: ${text(truth.producer.contact)}`, `Underwriter: ${text(truth.wholesaler.contact)}<br>${truth.wholesaler.phone}`)}<p>RE: ${insuredUntold(voice)}</p>${table('ln', [], asRows([['Carrier', `${carrierName(voice, 'gl')} (Non-Admitted)`], ['Proposed policy period', termOf(voice, gl)], ...Object.entries(GL).map(([name, words]) => [text(words), money(gl.limits[name]!)]), ['Deductible', `${money(2500)} per claim`], ['Rate', `${truth.locations[0]!.rate} (${truth.locations[0]!.basis.toLowerCase()})`], ['Premium', money(gl.premium)], ['Policy fee', money(150)], ['State tax and stamping', money(Math.round(gl.premium * 0.05))], ['Terrorism, if elected', money(Math.round(gl.premium * 0.05))], ['Minimum earned premium', '25%']]))}<p>Subject to: currently valued loss runs for four years; a completed and signed application; inspection and compliance with its recommendations.</p><p>This quotation is valid for 30 days. COVERAGE IS NOT BOUND until you receive written confirmation from us. The terms quoted may differ from those requested.</p>`,
      '.qh { font-size: 1.5em; border-bottom: 2pt solid #8a3b12 } .ln td:first-child { width: 42% }',
    )
  },
}

/** A company's quote for compensation, made by its system. */
const compQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { wc } = truth.policies
    const premium = truth.work.reduce((all, one) => all + one.premium, 0)
    return quote(
      `${two(`<h3>${sign(voice, 'wc')}</h3>`, `<h4>Workers' Compensation Quote Proposal</h4>`)}${columns('1fr 1fr 1fr', captionAbove('Prepared for', insuredUntold(voice)), captionAbove('Agency', agencyUntold(voice)), `${captionAbove('Quote no.', chance.digits(8))}<br>${captionAbove('Proposed term', termOf(voice, wc))}<br>${captionAbove('Issuing company', carrierName(voice, 'wc'))}`)}<p>Employers' liability limits quoted: ${money(wc.limits.accident!)} each accident / ${money(wc.limits.disease!)} policy limit / ${money(wc.limits.employee!)} each employee</p>${table(
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
      )}<p>Total estimated annual premium ${money(premium)}. Payment plans: ${money(Math.round(premium / 10))} down and nine installments, or pay-as-you-go.</p><p>Optional higher limits of ${money(2_000_000)}: add ${money(240)}. This is not a binder; the quote is withdrawn after ${date(daysLater(wc.effective, 10))}.</p><p class="fine">${homeOffice(voice, 'wc')}</p>`,
    )
  },
}

/** An agency's proposal, many pages: cover, team, lines, premiums, what was declined. */
const agencyProposal: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, auto, umbrella } = truth.policies
    const more = otherLimits(chance, 'umbrella', umbrella.limits)
    const page = (title: string, html: string) => `${newPage}<h3 class="pt">${title}</h3>${html}`
    return quote(
      `<div class="cv"><h1>Commercial Insurance Proposal</h1><p>Prepared for<br>${insuredUntold(voice)}</p><p>Presented by<br>${text(truth.producer.contact)}, ${text(truth.producer.name)}<br>${truth.producer.phone}</p><p>${longDate(daysLater(gl.effective, -15))}</p></div>${page(
        'Named Insureds and Service Team',
        `<p>${text(truth.insured.name)}</p>${table(
          'ln',
          ['Team', 'Role', 'Phone'],
          [
            [text(truth.producer.contact), 'Producer', truth.producer.phone],
            [text(truth.names.person()), 'Account Manager', truth.names.phone()],
          ],
        )}`,
      )}${page(
        'General Liability',
        `<p>Carrier: ${text(gl.carrier.name)} (A.M. Best A XI, admitted)<br>Term: ${termOf(voice, gl)}</p>${table(
          'ln amt',
          ['Coverage', 'Limit'],
          Object.entries(GL).map(([name, words]) => [text(words), money(gl.limits[name]!)]),
        )}<p>Notable exclusions: asbestos, professional services, pollution.</p>`,
      )}${page(
        'Automobile and Umbrella',
        `${table(
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
        `${table(
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
const proposalDocument: Paper = {
  draw: ({ truth }) => {
    const { gl, auto } = truth.policies
    return {
      kind: 'quote',
      feeds: 'nothing',
      docx: [
        truth.producer.name,
        `Insurance Proposal for ${truth.insured.name}`,
        `Proposed effective date ${slashedDate(gl.effective)}`,
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
const comparison: Paper = {
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
            ['Proposed effective', slashedDate(gl.effective)],
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

export const wholesaleAndComparisonFamilies: LearnFamily[] = [
  { name: 'quoted', style: manyCities(['sans', 'modern'], [9, 9.5]), papers: { wholesaleQuote: hardRiskQuote, compQuote, agencyProposal, proposalDocument, comparison } },
] // biome-ignore format: a family in a line
