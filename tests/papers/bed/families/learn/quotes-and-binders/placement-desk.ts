import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { agencyTold, insuredSplitAtAll } from '../kit/parties.ts'
import { sheetWith } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'

const CSS =
  '.dk td, .dk th { padding: 2pt 5pt } .dk td { border-bottom: 0.3pt solid #ccc } .dk th { background: #f0f0f0 } .dk-h { border-bottom: 2pt solid #246; color: #246; font-size: 1.3em; font-weight: bold } .dk-s { font-size: 0.78em } .dk-p td { width: 33% }'
export const fromDesk = sheetWith(CSS)
export const PLACED_WORDS: Record<string, string> = {
  aggregate: 'General Aggregate',
  products: 'Prod/Comp Ops Aggregate',
  personal: 'Pers &amp; Adv Injury',
  occurrence: 'Each Occurrence',
  rented: 'Damage to Rented Premises',
  medical: 'Med Pay (any one person)',
}

/** Three carriers beside each other. */
const proposal: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    const offers = [gl.limits, otherLimits(chance, 'gl', gl.limits), otherLimits(chance, 'gl', gl.limits)]
    const carriers = offers.map((_, at) => text(at ? truth.names.carrier().name : gl.carrier.name))
    const rows = Object.entries(PLACED_WORDS).map(([name, label]) => [label, ...offers.map((one) => money(one[name]!))])
    return fromDesk(
      'quote',
      'nothing',
      `<div class="dk-h">${text(truth.producer.name)}</div><h2>Insurance Proposal</h2><p>Presented to: <b>${text(truth.insured.name)}</b><br>${address(truth.insured.address).join(', ')}<br>Proposed term: ${date(gl.effective)} to ${date(gl.expiration)}<br>Presented by: ${text(truth.producer.contact)}, ${truth.producer.phone}</p>
      <h3>General Liability – carrier comparison</h3>${tableOfRows('dk', [...rows, ['Deductible', money(0), money(1000), money(2500)], ['Estimated annual premium', ...offers.map((_, at) => money(gl.premium + at * 417))], ['A.M. Best', 'A XI', 'A- VIII', 'Not rated']], ['', ...carriers])}
      <p class="dk-s">This summary is for discussion. It is no policy and binds nobody. Premiums hold until ${date(gl.effective)}. To accept, sign beside the option you want: ____ 1 ____ 2 ____ 3</p>`,
    )
  },
}

/** A wholesaler's quote, as an e-mail with conditions. */
export const wholesaleQuote: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl, umbrella } = truth.policies
    return fromDesk(
      'quote',
      'nothing',
      `<h3>QUOTE CONFIRMATION – SUBMISSION ${chance.digits(8)}</h3><p>Attn: ${text(truth.producer.contact)} / ${text(truth.producer.name)}<br>From: ${text(truth.wholesaler.contact)}, ${text(truth.wholesaler.name)}<br>Re: ${text(truth.insured.name)}</p><p>We are pleased to offer the following through ${text(gl.carrier.name)} (nonadmitted):</p><ul><li>Term: ${date(gl.effective)} / ${date(gl.expiration)}</li><li>${money(gl.limits.occurrence!)} Occ / ${money(gl.limits.aggregate!)} Gen Agg / ${money(gl.limits.products!)} Prod Agg / ${money(gl.limits.personal!)} P&amp;AI / ${money(gl.limits.rented!)} DPR / ${money(gl.limits.medical!)} Med</li><li>Option: ${money(umbrella.limits.occurrence!)} excess for an additional ${money(3400)}</li><li>Premium ${money(gl.premium)} + ${money(250)} broker fee + taxes</li><li>Min earned 25%; TRIA ${money(90)} if elected</li></ul><p>Subject to: signed application, five years of currently valued loss runs, no known losses letter. Expiring: ${text(truth.prior.gl.carrier.name)} ${text(truth.prior.gl.number)}. Coverage is not bound. Please request to bind in writing.</p>`,
    )
  },
}

/** A confirmation of what was bound, the quoted amounts that were not bound in a column of their own. */
export const confirmation: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const quoted = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const rows = Object.entries(PLACED_WORDS).map(([name, label]) => [
      label,
      money(quoted[name]!),
      voice.limit('gl', name),
    ])
    return fromDesk(
      'binder',
      'fills',
      `<div class="dk-h">${text(truth.wholesaler.name)} &nbsp;|&nbsp; BINDER</div><p>This confirms that coverage is bound as follows. This binder is void when the policy is issued.</p>
      ${tableOfRows('dk dk-p', [[`<b>Insured</b><br>${insuredSplitAtAll(voice)}`, `<b>Retail producer</b><br>${agencyTold(voice)}<br>${voice.reach('email')}`, `<b>Insurance company</b><br>${voice.carrier('gl')}`]])}
      ${tableOfRows('dk', [
        ['Policy no. (assigned)', voice.number('gl')],
        ['Binder no.', `BND${chance.digits(6)}`],
        ['Policy term', `${voice.effective('gl')} to ${voice.expiration('gl')}, 12:01 a.m.`],
        ['Binder expires', voice.date(daysLater(truth.policies.gl.effective, 60))],
      ])}
      ${tableOfRows('dk', rows, ['Commercial general liability', 'As quoted', 'As bound'])}<p class="dk-s">Payment of ${money(truth.policies.gl.premium)} is due within 20 days. If it is not received the binder is cancelled from inception.</p>`,
    )
  },
}

/** Several lines bound by one sheet, a row for each. */
const boundLines: Paper = {
  draw: (voice) => {
    const { truth, text, chance } = voice
    const sentence = (line: 'gl' | 'auto' | 'wc', words: Record<string, string>) =>
      voice
        .limits(line, words)
        .map(([label, amount]) => `${amount} ${label}`)
        .join('<br>')
    const row = (line: 'gl' | 'auto' | 'wc', title: string, limits: string) => [
      title,
      voice.carrier(line),
      voice.number(line),
      `${voice.effective(line)}<br>${voice.expiration(line)}`,
      limits,
    ]
    const rows = [
      row(
        'gl',
        'General Liability',
        sentence('gl', { occurrence: 'Ea Occ', aggregate: 'Gen Agg', products: 'Prod Agg', medical: 'Med Exp' }),
      ),
      row(
        'auto',
        'Business Auto',
        sentence('auto', {
          csl: 'CSL',
          perPerson: 'BI ea person',
          perAccident: 'BI ea accident',
          damage: 'PD ea accident',
        }),
      ),
      row(
        'wc',
        'Workers Comp',
        `${voice.tick('wc.statutory', 'Statutory')}<br>${sentence('wc', { accident: 'Ea Acc', disease: 'Disease Pol Limit', employee: 'Disease Ea Emp' })}`,
      ),
    ]
    return fromDesk(
      'binder',
      'fills',
      `<h2>BINDER OF INSURANCE</h2><p>${agencyTold(voice)}<br>Phone ${voice.reach('phone')} &nbsp; Fax ${voice.reach('fax')}</p><p>Bound for: ${voice.insured()}, ${voice.insuredAddress().join(', ')}</p>${tableOfRows('dk', rows, ['Line', 'Company', 'Policy number', 'Effective / expiration', 'Limits'])}<p>Interest: ${chance.pick(['Mortgagee', 'Loss payee', 'Certificate holder'])} ${text(truth.names.business())}</p><p class="dk-s">Insurance is in force for the lines above, subject to the companies’ own policy terms.</p>`,
    )
  },
}

/** A letter from a word processor that says what is bound: facts in sentences, limits in a small table. */
const boundByLetter: Paper = {
  draw: (voice) => {
    const { truth, date } = voice
    const limits = voice.limits('wc', {
      accident: 'Bodily injury by accident, each accident',
      disease: 'Bodily injury by disease, policy limit',
      employee: 'Bodily injury by disease, each employee',
    })
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: [
        voice.producer(),
        voice.producerAddress().join(', '),
        date(truth.prior.wc.expiration),
        'CONFIRMATION OF COVERAGE BOUND',
        [
          ['Named insured', voice.insured()],
          ['Mailing address', voice.insuredAddress().join(', ')],
          ['Coverage', 'Workers compensation and employers liability'],
          ['Insurance company', voice.carrier('wc')],
          ['Policy number', voice.number('wc')],
          ['Effective date', voice.effective('wc')],
          ['Expiration date', voice.expiration('wc')],
        ],
        'Employers liability limits:',
        limits.map(([label, amount]) => [label, amount]),
        `The policy it replaces is ${truth.prior.wc.number}. This confirmation is good until the policy is delivered.`,
        `Signed: ${voice.reach('contact')}`,
      ],
    }
  },
}

export const placementDeskFamilies: LearnFamily[] = [
  { name: 'placement desk', style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { proposal, confirmation, wholesaleQuote, boundLines, boundByLetter } },
] // biome-ignore format: a family in a line
