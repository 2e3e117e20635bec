import type { Tick } from '../../../elements.ts'
import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { basisOf, limitsOf, midTerm, type Said, said, titleOf } from './words.ts'

type Row = { one: Said; note: string; isLive: boolean }

/** A certificate of the agency's own design, revised: notes at its foot say for each row whether it still holds, and the sheet that it replaces may follow. */
export const certificate: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc'], chance.int(3, 4))
    const style = chance.int(0, 2)
    const changes = lines.map((line) => midTerm(voice, truth.policies[line]))
    const revised = daysLater([...changes].sort().at(-1)!, 15)
    const rows = lines.map((line, index): Row => {
      const isLive = chance.maybe(0.5)
      const one = said(voice, line, isLive)
      const when = voice.date(changes[index]!)
      const note = isLive
        ? chance.pick([
            'In force without change.',
            `Notice of cancellation for ${when} was rescinded; in force without a gap.`,
            `Lapse notice of ${when} was sent in error. The policy has been in force throughout.`,
          ])
        : chance.pick([
            `Cancelled ${when}. Shown for the record; no coverage after that date.`,
            `Removed by the insured in mid-term, ${when}, and not replaced. Do not rely on this row.`,
            `Rescinded by the company from its start (letter of ${when}); treat as never issued.`,
          ])
      return { one, note, isLive }
    })
    const shown = chance.maybe(0.5) ? rows : chance.shuffle(rows)
    const withCodes = chance.maybe(0.5)
    const basis = chance.pick<[Tick, string] | null>([null, ['gl.perProject', 'per project'], ['gl.perLocation', 'per location'], ['gl.perPolicy', 'per policy']]) // biome-ignore format: a list
    const mark = (index: number) => `(${'abcd'[index]})`
    const more = (one: Said) => {
      if (one.line === 'gl')
        return ` &middot; ${basisOf(one)}${basis ? `<br>General aggregate applies ${one.tick(...basis)}` : ''}`
      if (one.line === 'auto') return ` &middot; symbols ${one.symbols()}`
      return one.line === 'wc' ? ` &middot; Part One ${one.tick('wc.statutory', 'statutory')}` : ''
    }
    const rowOf = ({ one, isLive }: Row, index: number) =>
      `<div class="row${isLive ? '' : ' x'}"><div class="w"><b>${titleOf(one, style)}</b> <sup>${mark(index)}</sup>${more(one)}<br>${one.carrier()}${withCodes ? ` &middot; NAIC ${one.naic()}` : ''}<br>No. ${one.number()}<br>${one.effective()} to ${one.expiration()}</div><dl>${limitsOf(one, style).map(([words, amount]) => `<dt>${words}</dt><dd>${amount}</dd>`).join('')}</dl></div>` // biome-ignore format: a page
    const marks = shown.map(({ note }, index) => `<p>${mark(index)} ${note}</p>`).join('')
    const hasOld = chance.maybe(0.5)
    const oldRows = lines.map((line) => {
      const one = said(voice, line, false, { ...truth.policies[line], limits: truth.prior[line].limits, excluded: null })
      return `<div class="row"><div class="w"><b>${titleOf(one, style)}</b><br>${one.carrier()}<br>No. ${one.number()}</div><dl>${limitsOf(one, style).map(([words, amount]) => `<dt>${words}</dt><dd>${amount}</dd>`).join('')}</dl></div>`
    }) // biome-ignore format: a page
    const holder = truth.names.business()
    const old = hasOld
      ? `<section class="old"><h2>REVISION 0 &ndash; VOID, KEPT FOR THE FILE</h2><p>Replaced by revision 1 in every respect, limits included.</p>${oldRows.join('')}</section>`
      : ''
    const html = `<div class="ce"><div class="hd"><div><b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')} &middot; ${voice.reach('email')}</div><div class="ti">${chance.pick(['Memorandum of Coverage', 'Statement of Insurance in Place', 'Confirmation of Coverage'])}<span>Revision 1, ${voice.date(revised)}${hasOld ? '. Revision 0 is void' : ''}</span></div></div>
<div class="pp"><div><i>Covered party</i>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</div><div><i>Given to</i>${[voice.text(holder), ...voice.address(truth.names.address())].join('<br>')}</div></div>
${shown.map(rowOf).join('')}<div class="no"><b>Notes, which are part of this sheet</b>${marks}</div><p class="f">Rows are kept when coverage ends so that the file is complete; a row holds only if its note says so. For information only; this sheet changes no policy. Prepared by ${voice.reach('contact')}.</p>${old}</div>`
    return { kind: 'certificate', feeds: rows.some(({ isLive }) => isLive) ? 'fills' : 'names only', html, css: CSS }
  },
}

const CSS = `
.ce { font: 8.5pt 'DejaVu Serif', serif } .ce .hd { display: flex; justify-content: space-between; border-bottom: 4px double #264; padding-bottom: 8px; line-height: 1.35 } .ce .ti { font-size: 14pt; text-align: right; color: #264; line-height: 1.2 } .ce .ti span { display: block; font-size: 8pt; color: #000 } .ce .pp { display: grid; grid-template-columns: 1fr 1fr; margin: 8px 0; line-height: 1.35 } .ce i { display: block; color: #264; font-size: 7.5pt }
.ce .row { display: grid; grid-template-columns: 1fr 1fr; border: 1px solid #9a9; margin-bottom: -1px; break-inside: avoid } .ce .row > * { padding: 5px 8px } .ce .w { line-height: 1.4 } .ce dl { margin: 0; display: grid; grid-template-columns: 1fr auto; border-left: 1px solid #9a9 } .ce dd { margin: 0; text-align: right } .ce .no { margin-top: 10px } .ce .no p { margin: 2px 0 } .ce .f { font-size: 7.5pt } .ce .old { break-before: page } .ce h2 { font-size: 12pt; color: #a33 }`
