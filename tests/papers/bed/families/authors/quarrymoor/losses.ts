import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { brief, cents, otherNumber, plain } from './ways.ts'

const CSS = `.ql { font: 7.4px/1.32 'DejaVu Sans Mono', monospace; white-space: pre; margin: 0 }`
const cut = (text: string, width: number) => text.slice(0, width).padEnd(width)
const right = (amount: number, width: number) => cents(amount).padStart(width)

/** Loss runs of terms that are over, as an old system prints them; nothing on them is in force. */
export const lossRuns: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.prior
    const valued = daysLater(gl.expiration, chance.int(5, 60))
    const years = [0, 1, 2, 3].slice(0, chance.int(2, 4))
    const shift = (iso: string, back: number) => `${Number(iso.slice(0, 4)) - back}${iso.slice(4)}`
    const rule = (sign: string) => sign.repeat(118)
    const terms = years.map((back) => {
      const limits = back ? otherLimits(chance, 'gl', gl.limits) : gl.limits
      const number = back ? otherNumber(voice) : gl.number
      const claims = truth.claims.filter((_, index) => index % years.length === back)
      const lines = claims.map((claim) => {
        const incurred = claim.paid + claim.reserves - claim.recovered
        return ` ${cut(claim.number, 14)}${cut(voice.date(daysLater(shift(gl.effective, back), chance.int(3, 355))), 14)}${cut(claim.status.toUpperCase(), 8)}${cut(claim.description, 36)}${right(claim.paid, 14)}${right(claim.reserves, 14)}${right(incurred, 14)}`
      })
      const sum = (read: (claim: (typeof claims)[number]) => number) => claims.reduce((all, claim) => all + read(claim), 0)
      const totals = ` ${cut(`TERM TOTAL, ${claims.length} CLAIM${claims.length === 1 ? '' : 'S'}`, 72)}${right(sum((claim) => claim.paid), 14)}${right(sum((claim) => claim.reserves), 14)}${right(sum((claim) => claim.paid + claim.reserves - claim.recovered), 14)}`
      const head = chance.pick([
        ` POLICY ${cut(number, 20)} TERM ${voice.date(shift(gl.effective, back))} - ${voice.date(shift(gl.expiration, back))}   GL  OCC/AGG ${brief(limits.occurrence!)}/${brief(limits.aggregate!)}   DED 2,500`,
        ` ${cut(number, 20)} ${voice.date(shift(gl.effective, back))} TO ${voice.date(shift(gl.expiration, back))}   GENERAL LIABILITY ${brief(limits.occurrence!)} OCC  EARNED PREM ${cents(gl.premium)}`,
      ]) // biome-ignore format: a page
      return [rule('-'), head, '', ...(lines.length ? [...lines, totals] : [' NO CLAIMS REPORTED FOR THIS TERM']), ''].join('\n')
    }) // biome-ignore format: a page
    const top = [
      ` ${cut(gl.carrier.name.toUpperCase(), 70)}RUN ${chance.digits(4)}  ${voice.date(valued)}`,
      ` ${chance.pick(['LOSS EXPERIENCE BY POLICY TERM', 'CLAIM HISTORY, EXPIRED TERMS', 'LOSS RUN'])}`,
      ` ACCOUNT  ${truth.insured.name.toUpperCase()}`,
      ` AGENCY   ${truth.producer.code} ${truth.producer.name.toUpperCase()}      REQUESTED BY ${truth.wholesaler.name.toUpperCase()}`,
      ` VALUED AS OF ${voice.date(valued)}. ALL TERMS SHOWN HAVE EXPIRED; NOT RENEWED WITH THIS COMPANY.`,
      rule('='),
      ` ${cut('CLAIM', 14)}${cut('LOSS DATE', 14)}${cut('STATUS', 8)}${cut('WHAT HAPPENED', 36)}${'PAID'.padStart(14)}${'RESERVED'.padStart(14)}${'NET INCURRED'.padStart(14)}`,
      '',
    ].join('\n')
    const foot = ` ${rule('=').slice(1)}\n RESERVES INCLUDE EXPENSE. AMOUNTS OVER 100,000.00 ARE REVIEWED MONTHLY. A RUN IS NOT EVIDENCE OF COVERAGE.`
    const text = voice.text(plain(`${top}${terms.join('\n')}${foot}`))
    return { kind: 'loss-run', feeds: 'nothing', html: `<pre class="ql">${text}</pre>`, css: CSS }
  },
}
