import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line, Policy } from '../../../truth.ts'
import { grouped, MONO, PLAIN_TABLES, row, SANS } from './words.ts'

/** Losses of terms that have ended, with their numbers and limits; the term in force is not among them. */
export const lossRuns: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const before = (policy: Policy, years: number) => ({
      number: policy.number.replace(/\d\d$/, chance.digits(2)),
      effective: `${Number(policy.effective.slice(0, 4)) - years}${policy.effective.slice(4)}`,
      expiration: `${Number(policy.expiration.slice(0, 4)) - years}${policy.expiration.slice(4)}`,
    })
    const lines = [
      ['auto', 'AL'],
      ...(chance.maybe(0.6) ? [['gl', 'GL']] : []),
      ...(chance.maybe(0.4) ? [['wc', 'WC']] : []),
    ] as [Line, string][]
    const terms = lines.flatMap(([line, short]) =>
      [0, 1, 2].map((years) => ({
        short,
        years,
        limits: truth.prior[line].limits,
        ...before(truth.prior[line], years),
      })),
    )
    const claims = [...truth.claims]
    const money = (amount: number) =>
      amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const limitOf = (limits: Record<string, number>) => grouped(Object.values(limits)[0]!)
    const sections = terms.map((term, index) => {
      const some = index === terms.length - 1 ? claims.splice(0) : claims.splice(0, chance.int(0, 3))
      const rows = some.map((claim) =>
        row([
          claim.number,
          voice.date(daysLater(term.effective, chance.int(3, 340))),
          voice.text(claim.claimant),
          voice.text(claim.description),
          claim.status,
          money(claim.paid),
          money(claim.reserves),
          money(claim.paid + claim.reserves - claim.recovered),
        ]),
      )
      const head = `${term.short} &nbsp; ${chance.maybe(0.5) ? 'Policy ' : 'Pol. '}${voice.text(term.number)} &nbsp; ${voice.date(term.effective)}–${voice.date(term.expiration)} &nbsp; Limit ${limitOf(term.limits)} &nbsp; Earned ${grouped(chance.int(4000, 90_000))}`
      const sum = some.reduce((total, claim) => total + claim.paid + claim.reserves - claim.recovered, 0)
      return `<tr class="g"><td colspan="8">${head}</td></tr>${rows.join('') || `<tr><td colspan="8">${chance.pick(['No losses reported', '*** CLEAR ***', 'None'])}</td></tr>`}${some.length ? `<tr class="sum"><td colspan="7">Term total (${some.length})</td><td>${money(sum)}</td></tr>` : ''}`
    })
    const valued = voice.date(daysLater(truth.prior.auto.expiration, chance.int(45, 100)))
    const style = chance.maybe(0.5) ? MONO : SANS
    // biome-ignore format: a page
    const html = `<div class="h"><b>${chance.pick(['LOSS RUN', 'Loss experience report', 'CLAIM HISTORY BY TERM'])}</b> &nbsp; valued ${valued}</div><p>${voice.text(truth.policies.auto.carrier.name)} / run by ${voice.text(truth.wholesaler.name)}<br>Account: ${voice.insured()}, ${voice.insuredAddress().join(', ')}<br>Agency: ${voice.producer()} (${truth.producer.code}) &nbsp; Deductible recovery shown net. Ended terms only; the term now running is reported apart.</p><table><tr>${['Claim', 'Loss date', 'Claimant', 'What happened', 'St', 'Paid', 'Reserve', 'Incurred'].map((head) => `<th>${head}</th>`).join('')}</tr>${sections.join('')}</table><p>Reserves are estimates. Cargo claims are below ${voice.money(5000)} each unless listed. ${chance.pick(['Ask for the large loss narrative above $25,000.', 'Not for use as proof of coverage.'])}</p>`
    return {
      kind: 'loss-run',
      feeds: 'names only',
      html,
      css: `body{font:7.6pt ${style}}${PLAIN_TABLES}.h{font-size:11pt;border-bottom:1px solid #000}p{margin:6px 0}th{font-weight:700;border-bottom:1px solid #000}td{padding:1px 3px}td:nth-child(n+6):not([colspan]){text-align:right;white-space:nowrap}.g td{background:#e4e9ee;font-weight:700;padding:3px}.sum td{border-top:.5px solid #000;text-align:right}`,
    }
  },
}
