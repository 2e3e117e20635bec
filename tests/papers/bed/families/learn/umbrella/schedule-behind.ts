import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withClosing } from '../enclosures/closing-and-complaints.ts'
import { boxed, captionAbove, columns, inLines, paragraphs } from '../kit/blocks.ts'
import { agencyTold, homeOffice, insuredTold, sign } from '../kit/parties.ts'
import { newPage, ruledDeclarations } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayBefore2To40, retained, termTold } from '../kit/terms.ts'

/** Policies that lie below: of other companies, and not what this document is proof of. */
function underlying(voice: Voice): string[][] {
  const { truth, text, money, date, chance } = voice
  const { gl, auto, wc } = truth.prior
  const lies = () => inLines(text(truth.names.carrier().name), `${chance.pick(['CP', 'LM', 'NV'])} ${chance.digits(7)}`, `${date(truth.policies.umbrella.effective)} &ndash; ${date(truth.policies.umbrella.expiration)}`) // biome-ignore format: a line
  return [
    ['General Liability', lies(), inLines(`${money(gl.limits.occurrence!)} Each Occurrence`, `${money(gl.limits.aggregate!)} General Aggregate`, `${money(gl.limits.products!)} Products/Completed Operations Aggregate`)],
    ['Automobile Liability', lies(), `${money(auto.limits.csl ?? 1_000_000)} Combined Single Limit`],
    ["Employers' Liability", lies(), inLines(`${money(wc.limits.accident!)} Each Accident`, `${money(wc.limits.disease!)} Policy Limit`, `${money(wc.limits.employee!)} Each Employee`)],
  ] // biome-ignore format: rows
}

/** An umbrella of a large company: items on the front, schedule A behind. */
const umbrella: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    return ruledDeclarations(
      `<p class="rt">${sign(voice, 'umbrella').toUpperCase()}</p><h3 class="md">Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')} Liability Policy Declarations</h3>${table(
        'um',
        [],
        [
          ['POLICY NUMBER', voice.number('umbrella')],
          ['ISSUED BY', `${voice.carrier('umbrella')}<br>${homeOffice(voice, 'umbrella')}`],
          ['ITEM 1. NAMED INSURED', voice.insured()],
          ['ADDRESS', voice.insuredAddress().join('<br>')],
          [
            'ITEM 2. POLICY PERIOD',
            `FROM: ${voice.effective('umbrella')} &emsp; TO: ${voice.expiration('umbrella')}<br>at 12:01 A.M. at the address of the Named Insured`,
          ],
          [
            'ITEM 3. LIMITS OF INSURANCE',
            inLines(
              `A. ${voice.limit('umbrella', 'occurrence')} Each Occurrence`,
              `B. ${voice.limit('umbrella', 'aggregate')} General Aggregate`,
              `C. ${money(250_000)} Crisis Response Sublimit`,
            ),
          ],
          [
            'ITEM 4. SELF-INSURED RETENTION (each occurrence not covered by Scheduled Underlying Insurance)',
            retained(voice),
          ],
          [
            'ITEM 5. PREMIUM',
            `${money(truth.policies.umbrella.premium)} &ndash; ${chance.pick(['flat', 'auditable per $1,000 of receipts'])}`,
          ],
          ['PRODUCER', agencyTold(voice)],
        ],
      )}<p class="fine">CU-DEC (${chance.int(10, 12)}/${chance.int(12, 22)}) &emsp; Issued ${dayBefore2To40(voice, 'umbrella')}</p>${newPage}<h4 class="md">SCHEDULE A &ndash; SCHEDULE OF UNDERLYING INSURANCE</h4><p>Attached to Policy Number ${voice.number('umbrella')}</p>${table('gr', ['Type of Coverage', 'Insurer, Policy No. and Policy Period', 'Limits of Insurance'], underlying(voice))}`,
      '.um td { border-bottom: 0.5pt solid #777; padding: 4pt } .um td:first-child { width: 34%; font-weight: bold }',
    )
  },
}

/** Excess above a named lead: follow form, the followed policy's limits nearby. */
export const followForm: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { umbrella } = truth.policies
    const below = chance.pick([1, 2, 5]) * 1_000_000
    return ruledDeclarations(
      `${columns('1fr 1fr', `<h3>${voice.carrier('umbrella')}</h3>`, `<h4 class="rt">FOLLOWING FORM ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY<br>DECLARATIONS</h4>`)}${table(
        'fm',
        [],
        [
          [
            captionAbove('Policy number', voice.number('umbrella')),
            captionAbove('Policy period', `${termTold(voice, 'umbrella')}<br>12:01 a.m. local time`),
          ],
          [captionAbove('Named insured and address', insuredTold(voice)), captionAbove('Broker', agencyTold(voice))],
        ],
      )}<h5>Limits of liability of this policy</h5>${table(
        'amt ln',
        [],
        [
          ['Each occurrence', voice.limit('umbrella', 'occurrence')],
          ['Aggregate, where applicable', voice.limit('umbrella', 'aggregate')],
        ],
      )}<p>in excess of the total limits of the underlying policies:</p>${table('gr', ['Layer', 'Insurer and policy number', 'Limits', 'Period'], [['Followed policy', `${text(truth.names.carrier().name)}<br>XS${chance.digits(7)}`, `${money(below)} each occurrence<br>${money(below)} aggregate`, `${date(umbrella.effective)} to ${date(umbrella.expiration)}`]])}<p>Retained amount under the followed policy: ${money(10_000)} (applies to that policy only).</p><p>Premium ${money(umbrella.premium)}; certified terrorism ${money(0)}, declined. Notices to: claims@excess.example.com</p><p class="fine">${homeOffice(voice, 'umbrella')} &emsp; EXS 0100 ${chance.int(10, 12)} ${chance.int(12, 22)}</p>`,
      'h5 { margin: 10pt 0 0 }',
    )
  },
}

/** A surplus company's contractor's excess: few words, everything in a ruled form. */
export const surplusExcess: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    return ruledDeclarations(
      `<p class="md"><b>${voice.carrier('umbrella')}</b><br>COMMERCIAL ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY COVERAGE PART DECLARATIONS</p>${table('fm', [], [[`Policy No. <b>${voice.number('umbrella')}</b>`, `Effective Date: <b>${voice.effective('umbrella')}</b>`, `Expiration Date: <b>${voice.expiration('umbrella')}</b>`], `Named Insured: ${voice.insured()}, ${voice.insuredAddress().join(', ')}`, `Agent: ${voice.producer()}, ${voice.producerAddress().join(', ')}`, '<b>ITEM 1. LIMITS OF INSURANCE</b>', [`Each Occurrence Limit`, voice.limit('umbrella', 'occurrence'), ''], ['Aggregate Limit', voice.limit('umbrella', 'aggregate'), ''], ['Self-Insured Retention', retained(voice, 'Not applicable'), ''], '<b>ITEM 2. CONTROLLING UNDERLYING INSURANCE</b>'])}${table('gr', ['Coverage', 'Carrier / Policy / Term', 'Applicable limits'], underlying(voice).slice(0, 2))}<p>Deposit premium ${money(truth.policies.umbrella.premium)} &emsp; ${boxed(false, 'Flat')} ${boxed(true, 'Adjustable')} &emsp; Minimum earned 25%</p>${paragraphs('This coverage part does not follow any exclusion buy-back, sublimit or liquor liability coverage of the underlying insurance.')}<p class="fine">Form XLX-1 ${chance.int(10, 12)} ${chance.int(12, 22)}</p>`,
      '.fm td { width: 33% }',
    )
  },
}

export const scheduleBehindFamilies: LearnFamily[] = [
  { name: 'over the primary', style: manyCities(['sans', 'serif', 'narrow'], [9, 9.5]), papers: { umbrella: withClosing(umbrella, 'umbrella'), followForm: withClosing(followForm, 'umbrella') } },
] // biome-ignore format: a family in a line
