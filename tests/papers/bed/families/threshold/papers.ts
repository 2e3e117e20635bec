import { lines, pageBreak } from '../../blocks.ts'
import type { Drawn, ListedRecord, Paper } from '../../family.ts'
import { daysLater } from '../../listed.ts'
import { otherLimits } from '../../truth.ts'
import type { Voice } from '../../voice.ts'
import { limitsBesideOthers, wordsFor } from './limits.ts'

const CSS =
  'h2 { font-size: 1.35em; margin: 6pt 0 } .t td, .t th { border: 0.5pt solid #666 } .fine { font-size: 0.75em }'
const rowsOf = (rows: string[][]) =>
  rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
const grid = (heads: string[], rows: string[][]) =>
  `<table class="t"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rowsOf(rows)}</tbody></table>`
const someone = ({ text, address, truth }: Voice) =>
  lines([text(truth.insured.name), ...address(truth.insured.address)])
const printed = (kind: Drawn['kind'], feeds: Drawn['feeds'], html: string, records?: ListedRecord[]): Drawn => ({
  kind,
  feeds,
  html,
  css: CSS,
  ...(records ? { records } : {}),
})

export const quote: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { gl } = truth.policies
    const words = wordsFor(voice, 'gl')
    const others = otherLimits(chance, 'gl', gl.limits)
    const rows = Object.keys(words).map((name) => [
      words[name]!,
      voice.money(gl.limits[name]!),
      voice.money(others[name]!),
    ])
    return printed(
      'quote',
      'nothing',
      `<p>${text(truth.wholesaler.name)}<br>${text(truth.wholesaler.phone)}</p><h2>Proposal of Insurance</h2><p>We are pleased to offer the following terms to ${text(truth.insured.name)} through ${text(truth.producer.name)}. The offer stands until ${date(daysLater(gl.effective, -5))}; no coverage is in effect until you ask us to bind and we confirm.</p><p>Paper: ${text(gl.carrier.name)} (non-admitted). Proposed term ${date(gl.effective)} – ${date(gl.expiration)}.</p>${grid(['', 'Alternative I', 'Alternative II'], rows)}<p class="fine">Subject to a signed application, a favorable inspection and no losses to date. Premium is 25% minimum earned.</p>`,
    )
  },
}

function bound(voice: Voice): string {
  const { chance } = voice
  const rows = limitsBesideOthers(voice, 'gl')
  const table = chance.maybe(0.5)
    ? `<p>Alternative II of our proposal has been accepted and is bound.</p>${grid(
        ['Limit', 'Alternative I', 'Alternative II'],
        rows.map(([label, amount, other]) => [label, other, amount]),
      )}`
    : grid(
        ['Limit', 'Applied for', 'In force under this binder'],
        rows.map(([label, amount, other]) => [label, other, amount]),
      )
  return `<h2>COVERAGE BINDER</h2><table><tr><td>To: ${lines([voice.producer(), ...voice.producerAddress()])}</td><td>For account of: ${lines([voice.insured(), ...voice.insuredAddress()])}</td></tr></table><p>We bind with ${voice.carrier('gl')} as Policy ${voice.number('gl')} for the period ${voice.effective('gl')} to ${voice.expiration('gl')}: Commercial General Liability.</p>${table}<p class="fine">This binder expires when replaced by the policy or after sixty days.</p>`
}

export const binder: Paper = { draw: (voice) => printed('binder', 'fills', bound(voice)) }

export const endorsement: Paper = {
  draw: (voice) => {
    const { chance, truth, date, money } = voice
    const all = limitsBesideOthers(
      voice,
      'gl',
      Object.fromEntries(chance.some(Object.entries(wordsFor(voice, 'gl')), 2)),
    )
    const said = chance.maybe(0.5)
      ? grid(
          ['Description of change', 'Deleted', 'Added'],
          all.map(([label, amount, other]) => [label, other, amount]),
        )
      : all.map(([label, amount, other]) => `<p>${label} is changed from ${other} to ${amount}.</p>`).join('')
    return printed(
      'endorsement',
      'fills',
      `<h2>GENERAL CHANGE ENDORSEMENT</h2><p class="fine">THIS ENDORSEMENT CHANGES THE POLICY</p><p>Attached to and forming part of Policy No. ${voice.number('gl')} issued to ${voice.insured()} by ${voice.carrier('gl')}, effective ${date(daysLater(truth.policies.gl.effective, 90))}.</p>${said}<p>Premium adjustment: ${money(chance.int(10, 700))}</p>`,
    )
  },
}

function cancelled(voice: Voice): string {
  const { truth, text, date, money } = voice
  const { gl } = truth.policies
  return `<h2>NOTICE OF CANCELLATION FOR NONPAYMENT</h2><table><tr><td>${someone(voice)}</td><td>Policy ${text(gl.number)}<br>Written ${date(gl.effective)} – ${date(gl.expiration)}<br>${text(gl.carrier.name)}</td></tr></table><p>Because the premium of ${money(gl.premium)} was not received, coverage ends at 12:01 a.m. on ${date(daysLater(gl.effective, 75))}.</p>`
}

function reinstated(voice: Voice): string {
  const { gl } = voice.truth.policies
  return `<h2>Reinstatement of Insurance</h2><p>${someone(voice)}</p><p>Your policy ${voice.text(gl.number)} with ${voice.text(gl.carrier.name)}, which was cancelled on ${voice.date(daysLater(gl.effective, 60))}, has been put back in force as of the same date.</p>`
}

export const nonpayment: Paper = {
  draw: (voice) => printed('notice', 'names only', voice.chance.maybe(0.35) ? reinstated(voice) : cancelled(voice)),
}

/** A binder that was overtaken by the notice that follows. */
export const binderThenCancelled: Paper = {
  draw: (voice) => printed('binder', 'names only', bound(voice) + pageBreak + cancelled(voice)),
}

export const invoice: Paper = {
  draw: (voice) => {
    const { truth, text, date, money, chance } = voice
    const { gl } = truth.policies
    return printed(
      'invoice',
      'names only',
      `<h2>Billing Statement</h2><table><tr><td>${someone(voice)}</td><td>Account ${chance.digits(8)}<br>Statement date ${date(gl.effective)}</td></tr></table>${grid(
        ['Date', 'Activity', 'Amount'],
        [
          [date(gl.effective), `Installment 1, policy ${text(gl.number)}`, money(gl.premium)],
          [date(gl.effective), 'Service charge', money(8)],
        ],
      )}<p><b>Minimum amount due ${money(gl.premium + 8)}</b>. Remit payment to ${text(gl.carrier.name)}.</p>`,
    )
  },
}

export const certificate: Paper = {
  draw: (voice) => {
    const limits = (line: 'gl' | 'umbrella') =>
      voice
        .limits(line, wordsFor(voice, line))
        .map((row) => row.join(': '))
        .join('<br>')
    const isUmbrella = voice.tick('umbrella.umbrella', 'Umbrella Liability')
    if (voice.truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    const row = (line: 'gl' | 'umbrella', name: string) => [
      name,
      voice.carrier(line),
      voice.number(line),
      `${voice.effective(line)} –<br>${voice.expiration(line)}`,
      limits(line),
    ]
    return printed(
      'certificate',
      'fills',
      `<h2>Memorandum and Certificate of Insurance</h2><p class="fine">This certificate is given for information only. It is not a policy and changes nothing in the policies listed.</p><p><b>Insured:</b> ${[voice.insured(), ...voice.insuredAddress()].join(', ')}</p><p><b>Issued by:</b> ${[voice.producer(), ...voice.producerAddress()].join(', ')}</p>${grid(['Kind', 'Insurer', 'Policy', 'Term', 'Limits'], [row('gl', 'Commercial General Liability'), row('umbrella', isUmbrella)])}<p>Issued to: ${voice.text(voice.truth.names.business())}</p>`,
    )
  },
}

export const application: Paper = {
  draw: (voice) => {
    const { truth, date, money, text } = voice
    const words = wordsFor(voice, 'gl')
    const asked = Object.keys(words).map((name) => [words[name]!, money(truth.policies.gl.limits[name]!)])
    return {
      kind: 'application',
      feeds: 'nothing',
      docx: [
        'General Liability Application',
        `Applicant name: ${truth.insured.name}`,
        `Mailing address: ${voice.address(truth.insured.address).join(', ')}`,
        `Agent: ${truth.producer.name}`,
        `Requested effective date: ${date(truth.policies.gl.effective)}`,
        'Coverage requested',
        [['Coverage', 'Limit requested'], ...asked.map((row) => row.map(text))],
        'Has any insurer cancelled or refused coverage in the last three years? No',
        'Applicant’s signature: ______________________',
      ],
    }
  },
}

export const contract: Paper = {
  draw: ({ truth, money, date }) => ({
    kind: 'contract',
    feeds: 'names only',
    docx: [
      'MASTER SUBCONTRACT AGREEMENT',
      `This agreement is entered into on ${date(truth.policies.gl.effective)} between ${truth.names.business()} (the “General Contractor”) and ${truth.insured.name} (the “Subcontractor”). The parties agree as follows.`,
      '1. Work. Subcontractor shall furnish all labor and materials.',
      `2. Insurance Requirements. Subcontractor shall maintain commercial general liability of at least ${money(truth.policies.gl.limits.occurrence!)} per occurrence and workers compensation with employers liability of ${money(1_000_000)}. General Contractor is to be an additional insured.`,
      '3. Governing law. The law of the state of the project governs.',
    ],
  }),
}

export const letter: Paper = {
  draw: ({ truth, date, text }) =>
    printed(
      'letter',
      'names only',
      `<p>${date(truth.policies.gl.effective)}</p><p>Re: ${text(truth.insured.name)} – policy ${text(truth.policies.gl.number)}</p><p>To whom it may concern,</p><p>We have asked the underwriter for the missing inspection report and will let you know. In the meantime please send us the signed statement of values and the list of drivers.</p><p>With kind regards,<br>${text(truth.producer.contact)}<br>${text(truth.producer.name)}</p>`,
    ),
}
