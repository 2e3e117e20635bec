import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { joinPool } from './house.ts'

const CSS = `pre { font: 8.3px/1.35 'DejaVu Sans Mono', monospace; margin: 0; white-space: pre }`
const cents = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function claimsOf(voice: Voice, year: number) {
  const { chance, truth } = voice
  const letters = ['A', 'B', 'C', 'P']
  return truth.claims.map((claim) => {
    const net = claim.paid + claim.reserves - claim.recovered
    const fund = String(Math.min(year - 1, Number(claim.loss.slice(0, 4))))
    return `${claim.number.padEnd(17)}${chance.pick(letters).padEnd(4)}${fund.padEnd(6)}${voice.date(claim.loss).padEnd(19)}${claim.status.toUpperCase().padEnd(8)}${cents(claim.paid).padStart(12)}${cents(claim.reserves).padStart(12)}${cents(claim.recovered).padStart(11)}${cents(net).padStart(13)}\n    ${voice.text(claim.description)}`
  })
}

/** The loss fund of the pool and a member's losses by coverage letter: it says what was paid, and no policy that is in force. */
export const lossFund: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice)
    const rule = '-'.repeat(105)
    const claims = claimsOf(voice, house.year)
    const sum = (what: 'paid' | 'reserves' | 'recovered') =>
      truth.claims.reduce((total, claim) => total + claim[what], 0)
    const years = [4, 3, 2, 1].map((ago) => {
      const contributed = chance.int(800, 4000) * 1000
      const spent = chance.int(300, 3500) * 1000
      return `${String(house.year - ago).padEnd(12)}${cents(contributed).padStart(18)}${cents(spent).padStart(18)}${cents(contributed - spent).padStart(18)}`
    })
    const fund = [
      chance.pick(['POOL-WIDE LOSS FUND, ALL MEMBERS', 'LOSS FUND POSITION (ALL MEMBERS)']),
      `${'FUND YEAR'.padEnd(12)}${'CONTRIBUTED'.padStart(18)}${'INCURRED'.padStart(18)}${'BALANCE'.padStart(18)}`,
      ...years,
      `THE POOL RETAINS ${voice.money(chance.int(1, 4) * 250_000)} PER EVENT; REINSURERS PAY ABOVE IT. LOSS FUND ANNUAL TOTAL ${voice.money(chance.int(3, 20) * 1_000_000)}.`,
    ]
    const member = [
      `${'CLAIM'.padEnd(17)}${'CVG'.padEnd(4)}${'FUND'.padEnd(6)}${'DATE OF EVENT'.padEnd(19)}${'STATUS'.padEnd(8)}${'PAID'.padStart(12)}${'RESERVE'.padStart(12)}${'RECOVERED'.padStart(11)}${'NET'.padStart(13)}`,
      rule,
      ...claims,
      rule,
      `${`${claims.length} CLAIMS`.padEnd(54)}${cents(sum('paid')).padStart(12)}${cents(sum('reserves')).padStart(12)}${cents(sum('recovered')).padStart(11)}${cents(sum('paid') + sum('reserves') - sum('recovered')).padStart(13)}`,
    ]
    const rows = [
      voice.text(house.pool.toUpperCase()),
      `${chance.pick(['MEMBER LOSS FUND REPORT', 'LOSS EXPERIENCE BY MEMBER'])}          VALUED AS OF ${voice.date(truth.policies.gl.effective)}          RUN ${chance.digits(4)}`,
      `MEMBER ${house.member}   ${voice.text(truth.insured.name)}`,
      `MEMORANDA: ${[truth.prior.gl.number, truth.prior.auto.number]
        .filter((one, at, all) => all.indexOf(one) === at)
        .map(voice.text)
        .join(', ')} AND EARLIER (${voice.date(truth.prior.gl.effective)} - ${voice.date(truth.prior.gl.expiration)})`,
      '',
      ...(chance.maybe(0.5) ? [...member, '', ...fund] : [...fund, '', ...member]),
      '',
      'CVG: A GENERAL LIABILITY  B AUTOMOBILE LIABILITY  C WRONGFUL ACTS  P PROPERTY',
      'AMOUNTS ARE BEFORE THE MEMBER RETENTION. THIS REPORT IS NOT EVIDENCE OF COVERAGE.',
    ]
    return { kind: 'loss-run', feeds: 'names only', html: `<pre>${rows.join('\n')}</pre>`, css: CSS }
  },
}
