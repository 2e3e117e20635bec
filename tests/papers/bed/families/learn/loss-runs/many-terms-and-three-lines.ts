import type { LearnFamily, Paper } from '../../../family.ts'
import { cents, centsOf, dollars } from '../kit/amounts.ts'
import { padded, typedBlock } from '../kit/blocks.ts'
import { carrierName } from '../kit/parties.ts'
import { claimAsPrinted, closedOn, incurredNet, inHalves, paid, recovered, reserved, rounded } from '../kit/records.ts'
import { cratedLossRun, landscape } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { termOf } from '../kit/terms.ts'
import { claimsInShort, valued } from './claims-in-short.ts'

/** Lines and terms of an account in one table, with expense apart; what is paid in all is a column of its own. */
// biome-ignore format: a page
const manyTerms: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const [a, rest] = inHalves(t.claims)
    const [b, c] = inHalves(rest)
    const parts = [{ words: 'GENERAL LIABILITY', policy: t.policies.gl, claims: claimsInShort(a, t.policies.gl, 'gl') }, { words: 'GENERAL LIABILITY', policy: t.prior.gl, claims: claimsInShort(b, t.prior.gl, 'gl') }, { words: 'AUTOMOBILE', policy: t.prior.auto, claims: claimsInShort(c, t.prior.auto, 'auto') }]
    const sums = (words: string, list: typeof a) => `<tr class="ms"><td colspan="4">${words}</td><td></td><td></td><td>${centsOf(list, paid)}</td><td>${centsOf(list, reserved)}</td><td>${centsOf(list, recovered)}</td><td>${centsOf(list, incurredNet)}</td></tr>`
    return cratedLossRun(`${landscape} .mt td:nth-child(n+5), .mt th:nth-child(n+5), .ms td:nth-child(n+2) { text-align: right } .ms td { font-weight: bold; border-top: 0.8pt solid #000 } .mh td { background: #eee; print-color-adjust: exact } .mt td:first-child, .mt td:nth-child(2) { white-space: nowrap } .mt .mh td, .mt .ms td { white-space: normal } .mt { font-size: 0.94em }`,
      `<h3>${carrierName(voice, 'gl')} Account Loss Summary</h3><p>${text(t.insured.name)} &emsp; as of ${valued(voice)}</p><table class="hair mt"><thead><tr><th>Claim No.</th><th>Loss Date</th><th>Status</th><th>Claimant / Description</th><th>Indemnity Paid</th><th>Expense Paid</th><th>Total Paid</th><th>Total Reserves</th><th>Recovered</th><th>Net Incurred</th></tr></thead><tbody>${parts.map(({ words, policy, claims }) => `<tr class="mh"><td colspan="10">${words} &emsp; Policy ${text(policy.number)} &emsp; ${termOf(voice, policy)}</td></tr>${claims.length ? claims.map((one) => `<tr><td>${one.number}</td><td>${date(one.loss)}</td><td>${one.status}</td><td>${text(one.claimant)}<br>${text(one.description)}</td><td>${cents(one.paid - rounded(one.paid * 0.15))}</td><td>${cents(rounded(one.paid * 0.15))}</td><td>${cents(one.paid)}</td><td>${cents(one.reserves)}</td><td>${cents(one.recovered)}</td><td>${cents(incurredNet(one))}</td></tr>`).join('') + sums('Policy total', claims) : '<tr><td colspan="10">No claims</td></tr>'}`).join('')}${sums('Account total', parts.flatMap(({ claims }) => claims))}</tbody></table>`,
      { records: parts.flatMap(({ policy, claims }) => claims.map((one) => claimAsPrinted(voice, one, { policy_number: policy.number, claimant: one.claimant, description: one.description, claim_recovered: one.recovered }))), running: 'Account loss summary' })
  },
}

/** Typed: three lines for each claim, with a reason and a note between. */
// biome-ignore format: a page
const threeLines: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { auto } = t.policies
    const claims = claimsInShort(t.claims, auto, 'auto').map((one, at) => ({ ...one, driver: t.drivers[at % t.drivers.length]!.name }))
    return cratedLossRun('', `<h4>${carrierName(voice, 'auto')}</h4><p>Auto losses of policy ${text(auto.number)}, ${termOf(voice, auto)}; the renewal carries another number. As of ${valued(voice)}.</p>${claims.map((one) => `<div class="keep">${typedBlock(8.2, [`CLAIM ${padded(one.number, 20)} DOL ${padded(date(one.loss), 14)} RPT ${padded(date(one.reported), 14)} ${one.status.toUpperCase()}${one.closed ? ` ${date(one.closed)}` : ''}`, `  DRIVER ${padded(text(one.driver.toUpperCase()), 28)} CAUSE: ${text(one.description.toUpperCase())}`, `  PAID ${padded(cents(one.paid), 16)} RESERVE ${padded(cents(one.reserves), 16)} RECOVERY ${padded(cents(one.recovered), 14)} NET ${cents(incurredNet(one))}`, ''])}</div>`).join('')}`,
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: auto.number, date_reported: date(one.reported), ...(one.closed ? { date_closed: closedOn(voice, one) } : {}), driver: one.driver, description: one.description, claim_recovered: one.recovered })) })
  },
}

export const manyTermsAndThreeLinesFamilies: LearnFamily[] = [
  { name: 'hard runs', names: 'kept', style: lessOften(['sans', 'narrow'], [7.5, 8, 8.5], { money: dollars }), papers: { manyTerms, threeLines } },
] // biome-ignore format: a family in a line
