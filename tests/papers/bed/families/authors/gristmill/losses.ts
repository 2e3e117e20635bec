import type { Paper } from '../../../family.ts'
import { caps, cents, later, pad, right, slash, slashShort } from './tools.ts'

/** Losses of several terms and companies, as a print-out in capitals or as a file of commas. */
export const losses: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto } = truth.policies
    const date = chance.pick([slash, slashShort])
    const valued = later(gl.effective, chance.int(25, 60))
    const terms = [1, 2, 3].map((back) => {
      const year = Number(gl.effective.slice(0, 4)) - back
      const line = back === 2 ? auto : gl
      return {
        from: `${year}${gl.effective.slice(4)}`,
        to: `${year + 1}${gl.effective.slice(4)}`,
        number: `${truth.prior.gl.number.slice(0, 3)}${chance.digits(6)}`,
        carrier: line.carrier.name,
        line: back === 2 ? 'AL' : 'GL',
        premium: chance.int(3000, 40_000),
      }
    })
    const claims = truth.claims.map((claim) => ({ claim, incurred: claim.paid + claim.reserves - claim.recovered }))
    if (chance.maybe(0.3)) {
      const csv = [
        [`Loss experience - ${truth.insured.name}`, `Valued ${date(valued)}`],
        [
          'Line',
          'Claim',
          'Date of loss',
          'Reported',
          'Status',
          'Claimant',
          'What happened',
          'Paid',
          'Reserve',
          'Recovered',
          'Incurred',
        ],
        ...claims.map(({ claim, incurred }) => [
          'GL',
          claim.number,
          date(claim.loss),
          date(claim.reported),
          claim.status,
          claim.claimant,
          claim.description,
          claim.paid.toFixed(2),
          claim.reserves.toFixed(2),
          claim.recovered.toFixed(2),
          incurred.toFixed(2),
        ]),
        [
          '',
          '',
          '',
          '',
          '',
          '',
          'Total',
          ...(['paid', 'reserves', 'recovered'] as const).map((name) =>
            truth.claims.reduce((sum, claim) => sum + claim[name], 0).toFixed(2),
          ),
          claims.reduce((sum, { incurred }) => sum + incurred, 0).toFixed(2),
        ],
      ]
      return { kind: 'loss-run', feeds: 'names only', csv }
    }
    const lines = [
      `${pad(caps(voice.text(truth.wholesaler.name)), 66)}LOSS EXPERIENCE REPORT`,
      `AGENT ${pad(truth.producer.code, 60)}VALUED AS OF ${date(valued)}`,
      '',
      `INSURED  ${caps(voice.text(truth.insured.name))}`,
      `         ${caps(voice.address(truth.insured.address).join(', '))}`,
      '='.repeat(104),
      `${pad('LN', 4)}${pad('POLICY', 14)}${pad('TERM', 26)}${pad('COMPANY', 44)}${right('PREMIUM', 14)}`,
      ...terms.map(
        (term) =>
          `${pad(term.line, 4)}${pad(term.number, 14)}${pad(`${date(term.from)} - ${date(term.to)}`, 26)}${pad(caps(voice.text(term.carrier)), 44)}${right(cents(term.premium), 14)}`,
      ),
      '-'.repeat(104),
      `${pad('CLAIM', 18)}${pad('LOSS DT', 12)}${pad('REPTD', 12)}${pad('ST', 4)}${right('PAID', 14)}${right('RESERVE', 14)}${right('RECOV', 12)}${right('INCURRED', 16)}`,
      ...claims.flatMap(({ claim, incurred }) => [
        `${pad(claim.number, 18)}${pad(date(claim.loss), 12)}${pad(date(claim.reported), 12)}${pad(claim.status === 'Open' ? 'O' : 'C', 4)}${right(cents(claim.paid), 14)}${right(cents(claim.reserves), 14)}${right(cents(claim.recovered), 12)}${right(cents(incurred), 16)}`,
        `      ${caps(voice.text(claim.claimant))} - ${caps(claim.description)}`,
      ]),
      '-'.repeat(104),
      `${pad('TOTAL', 46)}${right(cents(truth.claims.reduce((sum, claim) => sum + claim.paid, 0)), 14)}${right(cents(truth.claims.reduce((sum, claim) => sum + claim.reserves, 0)), 14)}${right(cents(truth.claims.reduce((sum, claim) => sum + claim.recovered, 0)), 12)}${right(cents(claims.reduce((sum, { incurred }) => sum + incurred, 0)), 16)}`,
      '',
      chance.pick([
        'LOSSES ABOVE 1,000,000 ARE CUT TO 1,000,000 FOR RATING.',
        'LARGE LOSS REVIEW AT 100,000. MEDICAL ONLY CLAIMS BELOW 2,000 ARE NOT LISTED.',
      ]),
      'THIS REPORT GIVES NO COVERAGE AND SAYS NOTHING OF POLICIES NOW IN FORCE.',
    ]
    const css = ".lr{font:9.9px/1.35 'DejaVu Sans Mono',monospace;white-space:pre;margin:0}"
    return { kind: 'loss-run', feeds: 'names only', html: `<pre class="lr">${lines.join('\n')}</pre>`, css }
  },
}
