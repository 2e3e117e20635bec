import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { fine, letterhead, prose, sheet } from './letterhead.ts'
import { inCase } from './notation.ts'
import { aHand, basis, spoken } from './program.ts'

/** Proposal with options that nobody has accepted, drawn like a summary of bound coverage. */
export const renewalOptions: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice)
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(2, 5))
    const money = hand.amount ?? voice.money
    const soon = voice.date(daysLater(truth.policies.gl.effective, -chance.int(2, 20)))
    const options = chance.pick([['Option 1', 'Option 2'], ['Quoted A', 'Quoted B'], ['Incumbent quote', 'Alternative quote'], ['Proposed', 'Higher limits available']] as const)
    const table = (line: Line) => {
      const { limits, carrier, effective, expiration, premium } = truth.policies[line]
      const other = otherLimits(chance, line, limits)
      const rows = [
        ['', ...options],
        ['Quoting insurer', inCase(voice, carrier.name), inCase(voice, truth.names.carrier().name)],
        ['Proposed term', `${voice.date(effective)} – ${voice.date(expiration)}`, 'same'],
        ...(chance.maybe(0.5) ? [['Quote / policy reference', `Q${chance.digits(7)}`, `Q${chance.digits(7)}`]] : []),
        ...spoken(voice, hand, line).map((name) => [hand.words[line][name]!, money(limits[name]!), money(other[name]!)]),
        ['Annual premium', voice.money(premium), voice.money(chance.int(900, 70_000))],
        ['Client election', '☐ Accept', '☐ Accept'],
      ]
      return `<div class="ng-card"><h2>${hand.titles[line]}</h2><table>${rows.map((row, index) => `<tr>${row.map((text) => (index ? `<td>${text}</td>` : `<th>${text}</th>`)).join('')}</tr>`).join('')}</table><p class="ng-s">${basis(voice, line).join('. ')}</p></div>`
    }
    const name = chance.pick(['Insurance Proposal', 'Renewal Options', 'Proposal of Insurance', 'Coverage Proposal for Your Review', 'Insurance Program Proposal'])
    const sentences = chance.shuffle([
      'No coverage is bound by this proposal. Sign and return the election page to instruct us.',
      `These quotations lapse on ${soon} if not accepted in writing.`,
      'Terms shown are those offered by insurers and await your decision.',
    ])
    return {
      kind: 'quote',
      feeds: 'nothing',
      css: sheet(voice),
      running: chance.maybe(0.3) ? name : undefined,
      html: `${letterhead(voice)}<h1>${name}</h1><p>${chance.pick(['Prepared for', 'Presented to', 'Client'])}<br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</p><p>${sentences.slice(0, 2).join(' ')}</p><p>${prose(voice).join(' ')}</p>${lines.map(table).join('')}
<h2>Authorization to bind</h2><p>I elect the options marked above. &nbsp; Signed ____________________ Date ____________</p><p class="ng-s">${sentences[2]}</p>${fine(voice, chance.int(2, 4))}`,
    }
  },
} // biome-ignore format: wide rows
