import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { agencyBlock, insuredBlock, overLines, ruled, stacked } from '../kit/parties.ts'

const CSS =
  '.dk td, .dk th { padding: 2pt 5pt } .dk td { border-bottom: 0.3pt solid #ccc } .dk th { background: #f0f0f0 } .dk-h { border-bottom: 2pt solid #246; color: #246; font-size: 1.3em; font-weight: bold } .dk-s { font-size: 0.78em } .dk-p td { width: 33% }'
const paper = (kind: Drawn['kind'], feeds: Drawn['feeds'], html: string): Drawn => ({ kind, feeds, html, css: CSS })
const WORDS: Record<string, string> = {
  aggregate: 'General Aggregate',
  products: 'Prod/Comp Ops Aggregate',
  personal: 'Pers &amp; Adv Injury',
  occurrence: 'Each Occurrence',
  rented: 'Damage to Rented Premises',
  medical: 'Med Pay (any one person)',
}

/** Three carriers beside each other. */
export const proposal: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    const offers = [gl.limits, otherLimits(chance, 'gl', gl.limits), otherLimits(chance, 'gl', gl.limits)]
    const carriers = offers.map((_, at) => text(at ? truth.names.carrier().name : gl.carrier.name))
    const rows = Object.entries(WORDS).map(([name, label]) => [label, ...offers.map((one) => money(one[name]!))])
    return paper(
      'quote',
      'nothing',
      `<div class="dk-h">${text(truth.producer.name)}</div><h2>Insurance Proposal</h2><p>Presented to: <b>${text(truth.insured.name)}</b><br>${address(truth.insured.address).join(', ')}<br>Proposed term: ${date(gl.effective)} to ${date(gl.expiration)}<br>Presented by: ${text(truth.producer.contact)}, ${truth.producer.phone}</p>
      <h3>General Liability – carrier comparison</h3>${ruled('dk', [...rows, ['Deductible', money(0), money(1000), money(2500)], ['Estimated annual premium', ...offers.map((_, at) => money(gl.premium + at * 417))], ['A.M. Best', 'A XI', 'A- VIII', 'Not rated']], ['', ...carriers])}
      <p class="dk-s">This summary is for discussion. It is no policy and binds nobody. Premiums hold until ${date(gl.effective)}. To accept, sign beside the option you want: ____ 1 ____ 2 ____ 3</p>`,
    )
  },
}

/** A wholesaler's quote, as an e-mail with conditions. */
export const wholesaleQuote: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl, umbrella } = truth.policies
    return paper(
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
    const rows = Object.entries(WORDS).map(([name, label]) => [label, money(quoted[name]!), voice.limit('gl', name)])
    return paper(
      'binder',
      'fills',
      `<div class="dk-h">${text(truth.wholesaler.name)} &nbsp;|&nbsp; BINDER</div><p>This confirms that coverage is bound as follows. This binder is void when the policy is issued.</p>
      ${ruled('dk dk-p', [[`<b>Insured</b><br>${insuredBlock(voice)}`, `<b>Retail producer</b><br>${agencyBlock(voice)}<br>${voice.reach('email')}`, `<b>Insurance company</b><br>${voice.carrier('gl')}`]])}
      ${ruled('dk', [
        ['Policy no. (assigned)', voice.number('gl')],
        ['Binder no.', `BND${chance.digits(6)}`],
        ['Policy term', `${voice.effective('gl')} to ${voice.expiration('gl')}, 12:01 a.m.`],
        ['Binder expires', voice.date(daysLater(truth.policies.gl.effective, 60))],
      ])}
      ${ruled('dk', rows, ['Commercial general liability', 'As quoted', 'As bound'])}<p class="dk-s">Payment of ${money(truth.policies.gl.premium)} is due within 20 days. If it is not received the binder is cancelled from inception.</p>`,
    )
  },
}

/** Several lines bound by one sheet, a row for each. */
export const boundLines: Paper = {
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
    return paper(
      'binder',
      'fills',
      `<h2>BINDER OF INSURANCE</h2><p>${agencyBlock(voice)}<br>Phone ${voice.reach('phone')} &nbsp; Fax ${voice.reach('fax')}</p><p>Bound for: ${voice.insured()}, ${voice.insuredAddress().join(', ')}</p>${ruled('dk', rows, ['Line', 'Company', 'Policy number', 'Effective / expiration', 'Limits'])}<p>Interest: ${chance.pick(['Mortgagee', 'Loss payee', 'Certificate holder'])} ${text(truth.names.business())}</p><p class="dk-s">Insurance is in force for the lines above, subject to the companies’ own policy terms.</p>`,
    )
  },
}

export const agencyInvoice: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl, auto } = truth.policies
    return paper(
      'invoice',
      'names only',
      `<div class="dk-h">INVOICE # ${chance.digits(5)}</div>${ruled('dk dk-p', [[`<b>Remit to</b><br>${stacked(text(truth.producer.name), address(truth.producer.address))}`, `<b>Bill to</b><br>${stacked(overLines(text(truth.insured.name)), address(truth.insured.address))}`, `Account ${chance.digits(6)}<br>Date ${date(gl.effective)}<br>Balance due on receipt`]])}
      ${ruled(
        'dk',
        [
          [date(gl.effective), 'Renewal', text(gl.number), text(gl.carrier.name), money(gl.premium)],
          [date(auto.effective), 'Add vehicle', text(auto.number), text(auto.carrier.name), money(388)],
          ['', 'Policy fee', '', '', money(50)],
        ],
        ['Eff.', 'Transaction', 'Policy', 'Company', 'Amount'],
      )}<p>Total ${money(gl.premium + 438)}</p>`,
    )
  },
}

/** A direct bill with installments and a stub. */
export const accountStatement: Paper = {
  draw: ({ truth, money, text, date, address }) => {
    const { gl } = truth.policies
    const part = Math.round(gl.premium / 4)
    const due = [0, 90, 180, 270].map((days) => [date(daysLater(gl.effective, days)), money(part), money(7)])
    return paper(
      'invoice',
      'names only',
      `<p>${text(gl.carrier.name)} – Commercial Billing</p><h3>BILLING STATEMENT</h3>${ruled('dk', [
        ['Billing account', text(gl.number)],
        ['Insured', stacked(text(truth.insured.name), address(truth.insured.address))],
        ['Policy', `General liability ${text(gl.number)}, ${date(gl.effective)} to ${date(gl.expiration)}`],
        ['Previous balance', money(0)],
        ['Minimum due', money(part + 7)],
        ['Pay in full', money(gl.premium)],
      ])}${ruled('dk', due, ['Due date', 'Installment', 'Service charge'])}<p>✂ - - - - - - - - - - - - - - - - - - - - - - - - - - - -</p><p>Return this part with your check. Amount enclosed $ ______ &nbsp; Agent ${text(truth.producer.name)}</p>`,
    )
  },
}

/** A company's own certificate, holder first, with a policy that is not there. */
export const companyCertificate: Paper = {
  draw: (voice) => {
    const { truth, text, address } = voice
    const cell = (line: 'gl' | 'umbrella' | 'wc', words: Record<string, string>) =>
      voice
        .limits(line, words)
        .map(([label, amount]) => `${label}: ${amount}`)
        .join('<br>')
    const row = (line: 'gl' | 'umbrella' | 'wc', title: string, limits: string) => [
      title,
      voice.number(line),
      voice.effective(line),
      voice.expiration(line),
      limits,
    ]
    const rows = [
      row('gl', `Comprehensive general liability<br>${voice.carrier('gl')}`, cell('gl', WORDS)),
      ['Automobile liability', 'NONE', '', '', ''],
      row(
        'umbrella',
        `${voice.tick('umbrella.umbrella', 'Umbrella')} liability<br>${voice.carrier('umbrella')}`,
        cell('umbrella', { occurrence: 'Per occurrence', aggregate: 'Aggregate' }),
      ),
      row(
        'wc',
        `Workers compensation<br>${voice.carrier('wc')}`,
        cell('wc', { accident: 'Accident', disease: 'Disease, policy', employee: 'Disease, employee' }),
      ),
    ]
    return paper(
      'certificate',
      'fills',
      `<h2>CERTIFICATE OF INSURANCE</h2><table class="dk-p"><tr><td>Issued at the request of, and to:<br>${stacked(text(truth.names.business()), address(truth.names.address()))}</td><td>This certifies that policies have been issued to:<br>${insuredBlock(voice)}</td><td>By the agency of:<br>${agencyBlock(voice)}</td></tr></table>${ruled('dk', rows, ['Type', 'Policy number', 'Effective', 'Expires', 'Limits of liability'])}<p class="dk-s">For information only. It does not change what the policies say, and the company need not tell the holder of changes.</p>`,
    )
  },
}
