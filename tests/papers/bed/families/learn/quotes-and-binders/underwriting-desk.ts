import { lines, pageBreak } from '../../../blocks.ts'
import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { printedOf } from '../../../together.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const WORDS = {
  occurrence: 'Occurrence limit',
  aggregate: 'Aggregate limit, general',
  products: 'Aggregate limit, products and completed operations',
  personal: 'Personal injury / advertising injury',
  rented: 'Damage to rented premises',
  medical: 'Medical payments',
}
const CSS =
  '.k td { padding: 1pt 6pt } .k td:first-child { text-align: right; color: #333; width: 40% } .q td, .q th { border-top: 0.5pt solid #999 } h2 { text-align: center; text-transform: uppercase; font-size: 1.2em } .tiny { font-size: 0.72em }'
const drawn = (kind: Drawn['kind'], feeds: Drawn['feeds'], html: string): Drawn => ({ kind, feeds, html, css: CSS })
const known = (rows: [string, string][]) =>
  `<table class="k">${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`
const columns = (heads: string[], rows: string[][]) =>
  `<table class="q"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** Each limit with the amount of a set that does not hold. */
function besides(voice: Voice, words: Partial<typeof WORDS> = WORDS) {
  const other = otherLimits(voice.chance, 'gl', voice.truth.policies.gl.limits)
  return (Object.entries(words) as [string, string][]).map(([name, label]) => ({
    label,
    amount: voice.limit('gl', name),
    other: voice.money(other[name]!),
  }))
}

export const offer: Paper = {
  draw: (voice) => {
    const { truth, text, money, date, chance } = voice
    const { gl } = truth.policies
    const others = otherLimits(chance, 'gl', gl.limits)
    const rows = (Object.entries(WORDS) as [string, string][]).map(([name, label]) => [
      label,
      money(gl.limits[name]!),
      money(others[name]!),
    ])
    return drawn(
      'quote',
      'nothing',
      `<h2>Quotation no. ${chance.digits(5)}</h2>${known([
        ['Risk', text(truth.insured.name)],
        ['Security', text(gl.carrier.name)],
        ['Twelve months at', date(gl.effective)],
        ['Your office', text(truth.producer.name)],
      ])}${columns(['Limits', 'Plan One', 'Plan Two'], [...rows, ['Annual cost', money(gl.premium), money(gl.premium + 640)]])}<p class="tiny">An indication only. Nothing is insured until we confirm in writing.</p>`,
    )
  },
}

export const coverNote: Paper = {
  draw: (voice) => {
    const rows = besides(voice)
    const chosen = voice.chance.maybe(0.5)
    const table = chosen
      ? `<p>Plan Two has been ordered. Plan Two is in effect.</p>${columns(
          ['Limits', 'Plan One', 'Plan Two'],
          rows.map(({ label, amount, other }) => [label, other, amount]),
        )}`
      : known(rows.map(({ label, amount }) => [label, amount]))
    return drawn(
      'binder',
      'fills',
      `<h2>Temporary binder of insurance</h2>${known([
        ['Insured', lines([voice.insured(), ...voice.insuredAddress()])],
        ['Through', lines([voice.producer(), ...voice.producerAddress()])],
        ['With', voice.carrier('gl')],
        ['Class', 'Commercial general liability'],
        ['To be policy', voice.number('gl')],
        ['Attaches', voice.effective('gl')],
        ['Ends', voice.expiration('gl')],
      ])}${table}`,
    )
  },
}

function amended(voice: Voice): string {
  const words = Object.fromEntries(voice.chance.some(Object.entries(WORDS), 2)) as Partial<typeof WORDS>
  const rows = besides(voice, words)
  return voice.chance.maybe(0.5)
    ? columns(
        ['Limit', 'Before this endorsement', 'After this endorsement'],
        rows.map(({ label, amount, other }) => [label, other, amount]),
      )
    : rows
        .map(
          ({ label, amount, other }) =>
            `<p>In consideration of the premium, “${label} ${other}” is deleted and replaced by “${label} ${amount}”.</p>`,
        )
        .join('')
}

export const rider: Paper = {
  draw: (voice) => {
    const { truth, date } = voice
    return drawn(
      'endorsement',
      'fills',
      `<h2>Endorsement no. ${voice.chance.int(1, 9)}</h2>${known([
        ['Forms a part of policy', voice.number('gl')],
        ['Issued to', voice.insured()],
        ['By', voice.carrier('gl')],
        ['Policy runs', `${voice.effective('gl')} to ${voice.expiration('gl')}`],
        ['Takes effect', date(daysLater(truth.policies.gl.effective, 45))],
      ])}<p>It is agreed that the general liability limits are amended.</p>${amended(voice)}<p>Nothing else is changed.</p>`,
    )
  },
}

function terminated(voice: Voice): string {
  const { truth, text, date } = voice
  const { gl } = truth.policies
  return `<h2>Termination of coverage</h2><p>${lines([text(truth.insured.name), ...voice.address(truth.insured.address)])}</p><p>Re: ${text(gl.carrier.name)}, policy ${text(gl.number)}, term ${date(gl.effective)} – ${date(gl.expiration)}</p><p>This insurance is cancelled effective ${date(daysLater(gl.effective, 100))}. The reason is an increase in hazard. You may ask for a review within ten days.</p>`
}

export const termination: Paper = { draw: (voice) => drawn('notice', 'names only', terminated(voice)) }

/** A binder, what was changed after it, and in some files its end. */
export const file: Paper = {
  draw: (voice) => {
    const ended = voice.chance.maybe(0.5)
    const first = coverNote.draw(voice)
    return drawn(
      'binder',
      ended ? 'names only' : 'fills',
      `${printedOf(first).html}${ended ? pageBreak + terminated(voice) : ''}`,
    )
  },
}

export const bill: Paper = {
  draw: ({ truth, text, date, money, address, chance }) => {
    const { gl } = truth.policies
    return drawn(
      'invoice',
      'names only',
      `<h2>Premium notice</h2><p>${lines([text(truth.insured.name), ...address(truth.insured.address)])}</p>${known([
        ['Contract', text(gl.number)],
        ['Notice no.', chance.digits(7)],
        ['Payable by', date(gl.effective)],
        ['Deposit', money(gl.premium)],
        ['Inspection fee', money(175)],
        ['Balance due', money(gl.premium + 175)],
      ])}<p class="tiny">Make checks payable to ${text(gl.carrier.name)}.</p>`,
    )
  },
}

export const proof: Paper = {
  draw: (voice) => {
    const part = (line: 'gl' | 'wc', name: string, words: Record<string, string>) =>
      `<h4>${name}</h4>${known([['Company', voice.carrier(line)], ['Policy', voice.number(line)], ['From – to', `${voice.effective(line)} – ${voice.expiration(line)}`], ...voice.limits(line, words)])}`
    return drawn(
      'certificate',
      'fills',
      `<h2>Certificate of insurance</h2><p class="tiny">We certify that the policies below have been issued. This certificate neither amends nor extends them.</p>${known(
        [
          ['Insured', lines([voice.insured(), ...voice.insuredAddress()])],
          ['Agency', lines([voice.producer(), ...voice.producerAddress()])],
          ['Given to', voice.text(voice.truth.names.business())],
        ],
      )}${part('gl', 'Commercial general liability', WORDS)}${part('wc', 'Workers compensation', { accident: 'Each accident', disease: 'Disease, policy limit', employee: 'Disease, each employee' })}`,
    )
  },
}

export const questionnaire: Paper = {
  draw: ({ truth, text, date, money, address, chance }) => {
    const rows: [string, string][] = [
      ['Applicant’s legal name', text(truth.insured.name)],
      ['Street, city, state', address(truth.insured.address).join(', ')],
      ['Coverage wanted from', date(truth.policies.gl.effective)],
      ['Occurrence limit wanted', money(truth.policies.gl.limits.occurrence!)],
      ['Aggregate limit wanted', money(truth.policies.gl.limits.aggregate!)],
      ['Present insurer and policy', `${text(truth.prior.gl.carrier.name)}, ${text(truth.prior.gl.number)}`],
      ['Gross receipts', money(chance.int(100, 9000) * 1000)],
      ['Employees', String(chance.int(1, 80))],
    ]
    return drawn(
      'application',
      'nothing',
      `<h2>Application</h2><p>Complete all questions. The applicant warrants that the answers are complete.</p>${known(rows)}<p>Signed by the applicant: __________________</p>`,
    )
  },
}

export const lease: Paper = {
  draw: ({ truth, text, money, date }) =>
    drawn(
      'contract',
      'names only',
      `<h2>Lease</h2><p>THIS LEASE, dated ${date(truth.policies.gl.effective)}, is between ${text(truth.names.business())}, Landlord, and ${text(truth.insured.name)}, Tenant.</p><p>ARTICLE 9. TENANT’S INSURANCE. Tenant shall carry liability insurance of not less than ${money(truth.policies.gl.limits.occurrence!)} combined single limit per occurrence, and workers compensation insurance, and shall deliver a certificate to Landlord before the commencement date.</p><p>ARTICLE 10. REPAIRS. Landlord shall keep the roof and walls in good order. The parties have signed below.</p>`,
    ),
}

export const memo: Paper = {
  draw: ({ truth, text, date }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      `To: ${truth.producer.contact}`,
      `Date: ${date(truth.policies.gl.effective)}`,
      `About: ${truth.insured.name}`,
      `The insured called about a neighbor’s tree. There is nothing to report yet. Please diary for two weeks. Their account includes ${text(truth.policies.gl.number)} and two others.`,
    ],
  }),
}
