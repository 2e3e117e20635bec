import type { Paper } from '../../../family.ts'
import { type Claim, daysLater } from '../../../listed.ts'
import { at, cents, ending, middle, paged, plain, rule, type Section, sheetCss, up } from './lines.ts'

const WIDE = 128

/** A loss run of several terms with totals of each: numbers and limits of policies, none of which it says to be in force. */
export const lossRun: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const { css, most } = sheetCss(WIDE)
    const valued = daysLater(gl.effective, chance.int(20, 200))
    const withLimits = chance.maybe(0.5)
    const name = up(voice.text(truth.insured.name))
    const head = (page: number, of: number) => [
      at([0, 'REPORT CLR-0440'], [44, up(voice.text(gl.carrier.name))], ending(WIDE, `PAGE ${String(page).padStart(4, '0')} OF ${String(of).padStart(4, '0')}`)), // biome-ignore format: a page
      at([0, `AGENT ${truth.producer.code}`], [44, 'COMMERCIAL LINES LOSS EXPERIENCE'], ending(WIDE, `VALUED ${voice.date(valued)}`)), // biome-ignore format: a page
      at([0, `INSURED ${name}`]),
      rule(WIDE, '='),
      '',
    ]
    const columns = [
      at([0, 'CLAIM NO'], [18, 'ST'], [22, 'LOSS DT'], [36, 'RPT DT'], [50, 'CLAIMANT'], ending(88, 'PAID'), ending(102, 'RESERVE'), ending(114, 'RECOV'), ending(WIDE, 'INCURRED')), // biome-ignore format: a page
      rule(WIDE),
    ]
    const incurred = (claim: Claim) => claim.paid + claim.reserves - claim.recovered
    const rowOf = (claim: Claim) => [
      at([0, voice.text(claim.number)], [18, claim.status.slice(0, 1).toUpperCase()], [22, voice.date(claim.loss)], [36, voice.date(claim.reported)], [50, voice.text(up(claim.claimant))], ending(88, cents(claim.paid)), ending(102, cents(claim.reserves)), ending(114, cents(claim.recovered)), ending(WIDE, cents(incurred(claim)))), // biome-ignore format: a page
      at([18, voice.text(up(claim.description))]),
    ]
    const years = [0, 1, 2, 3].map((back) => `${Number(gl.effective.slice(0, 4)) - back}${gl.effective.slice(4)}`)
    const terms = years.map((from, back): Section => {
      const to = back ? years[back - 1]! : gl.expiration
      const claims = truth.claims.filter(({ loss }) => loss >= from && loss < to)
      const number = voice.text(back === 0 ? gl.number : back === 1 ? truth.prior.gl.number : `${truth.prior.gl.number}-${back}`) // biome-ignore format: a page
      const limits = back ? truth.prior.gl.limits : gl.limits
      const total = claims.reduce((sum, claim) => sum + incurred(claim), 0)
      const extra = withLimits ? `   LIM ${plain(limits.occurrence!)} OCC / ${plain(limits.aggregate!)} AGG` : ''
      return {
        heads: [`POLICY ${number}   LOB GL   TERM ${voice.date(from)} - ${voice.date(to)}${extra}`, ...columns],
        lines: [
          ...(claims.length ? claims.flatMap(rowOf) : [at([22, '** NO CLAIMS REPORTED THIS TERM **'])]),
          at([50, `TERM TOTAL  ${claims.length} CLAIMS`], ending(WIDE, cents(total))),
          '',
        ],
      }
    })
    const shown = chance.maybe(0.5) ? terms : terms.toReversed()
    shown.push({ heads: [''], lines: [middle('*** END OF REPORT ***', WIDE), '', 'RESERVES CHANGE DAILY. THIS RUN IS NOT EVIDENCE OF COVERAGE.'] }) // biome-ignore format: a page
    return { kind: 'loss-run', feeds: 'nothing', css, html: paged(head, shown, { most }) }
  },
}
