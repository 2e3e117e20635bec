import { lines } from '../../../blocks.ts'
import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { sheetWith } from '../kit/sheets.ts'

export const OFFER_WORDS = {
  occurrence: 'Occurrence limit',
  aggregate: 'Aggregate limit, general',
  products: 'Aggregate limit, products and completed operations',
  personal: 'Personal injury / advertising injury',
  rented: 'Damage to rented premises',
  medical: 'Medical payments',
}
const CSS =
  '.k td { padding: 1pt 6pt } .k td:first-child { text-align: right; color: #333; width: 40% } .q td, .q th { border-top: 0.5pt solid #999 } h2 { text-align: center; text-transform: uppercase; font-size: 1.2em } .tiny { font-size: 0.72em }'
export const underwritten = sheetWith(CSS)
export const known = (rows: [string, string][]) =>
  `<table class="k">${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`
export const columns = (heads: string[], rows: string[][]) =>
  `<table class="q"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** Each limit with the amount of a set that does not hold. */
export function besides(voice: Voice, words: Partial<typeof OFFER_WORDS> = OFFER_WORDS) {
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
    const rows = (Object.entries(OFFER_WORDS) as [string, string][]).map(([name, label]) => [
      label,
      money(gl.limits[name]!),
      money(others[name]!),
    ])
    return underwritten(
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
    return underwritten(
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

export const deskBill: Paper = {
  draw: ({ truth, text, date, money, address, chance }) => {
    const { gl } = truth.policies
    return underwritten(
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

const proof: Paper = {
  draw: (voice) => {
    const part = (line: 'gl' | 'wc', name: string, words: Record<string, string>) =>
      `<h4>${name}</h4>${known([['Company', voice.carrier(line)], ['Policy', voice.number(line)], ['From – to', `${voice.effective(line)} – ${voice.expiration(line)}`], ...voice.limits(line, words)])}`
    return underwritten(
      'certificate',
      'fills',
      `<h2>Certificate of insurance</h2><p class="tiny">We certify that the policies below have been issued. This certificate neither amends nor extends them.</p>${known(
        [
          ['Insured', lines([voice.insured(), ...voice.insuredAddress()])],
          ['Agency', lines([voice.producer(), ...voice.producerAddress()])],
          ['Given to', voice.text(voice.truth.names.business())],
        ],
      )}${part('gl', 'Commercial general liability', OFFER_WORDS)}${part('wc', 'Workers compensation', { accident: 'Each accident', disease: 'Disease, policy limit', employee: 'Disease, each employee' })}`,
    )
  },
}

export const underwritingDeskFamilies: LearnFamily[] = [
  { name: 'underwriting desk', papers: { offer, coverNote, bill: deskBill, proof, fillable } },
] // biome-ignore format: a family in a line
