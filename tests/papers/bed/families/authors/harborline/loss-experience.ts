import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { cents } from './print-words.ts'

// biome-ignore format: a page
const CSS = `body { margin: 0 } pre.h9 { font: 6.3pt/1.3 'DejaVu Sans Mono', monospace; margin: 0; white-space: pre; color: #1a1a1a; letter-spacing: -.1pt }`
const WIDE = 126
const left = (text: string, width: number) => text.slice(0, width - 1).padEnd(width)
const right = (amount: number) => cents(amount).padStart(13)
const center = (text: string) => ' '.repeat(Math.max(0, Math.floor((WIDE - text.length) / 2))) + text

/** A loss experience listing from the home office computer, term by term: it names policies and says nothing of their limits. */
export const lossExperience: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const years = chance.int(4, 6)
    const terms = Array.from({ length: years }, (_, back) => {
      const year = (iso: string) => `${Number(iso.slice(0, 4)) - back}${iso.slice(4)}`
      return { number: back ? (back === 1 ? truth.prior.gl.number : `${chance.digits(7)}`) : gl.number, from: year(gl.effective), to: year(gl.expiration), premium: Math.round(gl.premium * (1 - back * 0.06)) }
    }) // biome-ignore format: a table
    const oldFirst = chance.maybe(0.5)
    const ordered = oldFirst ? terms.toReversed() : terms
    const valued = daysLater(gl.effective, chance.int(30, 200))
    const rule = chance.pick(['-', '=', '*']).repeat(WIDE)
    const sums = { paid: 0, open: 0 }
    const blocks = ordered.map((term) => {
      const claims = truth.claims.filter(({ loss }) => loss >= term.from && loss < term.to)
      const rows = claims.map((claim) => {
        sums.paid += claim.paid
        sums.open += claim.reserves
        return `  ${left(claim.number, 15)}${left(voice.date(claim.loss), 15)}${left(claim.status.toUpperCase(), 8)}${left(claim.description.toUpperCase(), 44)}${right(claim.paid)}${right(claim.reserves)}${right(claim.paid + claim.reserves)}`
      })
      return [`  POL ${left(term.number, 18)}TERM ${voice.date(term.from)} - ${voice.date(term.to)}   EARNED PREM ${cents(term.premium)}`, ...(rows.length ? rows : [`  *** ${chance.pick(['NO LOSSES REPORTED', 'NO CLAIMS THIS TERM'])} ***`]), ''].join('\n')
    }) // biome-ignore format: a page
    const title = chance.pick(['LOSS EXPERIENCE BY POLICY TERM', 'CLAIM HISTORY LISTING', 'LOSS RUN - ALL TERMS'])
    const line = chance.pick(['GENERAL LIABILITY', 'LINE 17 GEN LIAB', 'LIABILITY OTHER THAN AUTO'])
    const lines = [
      `RPT ${chance.digits(4)}-${chance.pick('ABC'.split(''))}${' '.repeat(WIDE - 24)}PAGE    1`,
      center(gl.carrier.name.toUpperCase()),
      center(title),
      center(`VALUED AS OF ${voice.date(valued)}`),
      rule,
      `  INSURED  ${truth.insured.name.toUpperCase()}`,
      `  AGENT    ${truth.producer.code} ${truth.producer.name.toUpperCase()}`,
      `  LINE     ${line}`,
      rule,
      `  ${left('CLAIM NO', 15)}${left('DATE OF LOSS', 15)}${left('ST', 8)}${left('DESCRIPTION', 44)}${'PAID'.padStart(13)}${'RESERVE'.padStart(13)}${'INCURRED'.padStart(13)}`,
      '',
      ...blocks,
      rule,
      `  ${left('TOTAL ALL TERMS SHOWN', 82)}${right(sums.paid)}${right(sums.open)}${right(sums.paid + sums.open)}`,
      chance.pick(['  LOSSES OVER 25,000.00 ARE REVIEWED EACH QUARTER. RESERVES ARE ESTIMATES ONLY.', '  AMOUNTS INCLUDE EXPENSE. CLAIMS UNDER 100.00 NOT LISTED ONE BY ONE.']),
      '  NO STATEMENT IS MADE HERE AS TO COVERAGE OR WHETHER ANY POLICY IS IN FORCE.',
    ]
    return { kind: 'loss-run', feeds: 'names only', css: CSS, html: `<pre class="h9">${voice.text(lines.join('\n'))}</pre>` }
  },
} // biome-ignore format: a page
