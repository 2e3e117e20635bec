import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { cards } from './cards.ts'
import { agentBlock, finePrint, insuredBlock, masthead } from './people.ts'
import { amountsOf, limitsOf, policyOf, titleOf, wordsFor } from './plain-words.ts'

const OLD = ['Before', 'Was', 'Until now', 'Old']
const NEW = ['Now', 'Is now', 'From here on', 'New']

/** Confirmation of a change: amounts as they were and as they are. */
export const policyChange: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const parts = cards(voice)
    const line: Line = chance.pick(['gl', 'gl', 'auto', 'wc', 'umbrella'])
    const title = titleOf(voice, line)
    const words = wordsFor(voice, line)
    const all = limitsOf(voice, line, words)
    const now = chance.some(all, chance.maybe(0.5) ? all.length : chance.int(1, all.length))
    const kept = all.filter((pair) => !now.includes(pair))
    // An umbrella may have had a retention that it has no more.
    const before = new Map(amountsOf(voice, truth.prior[line].limits, words))
    const was = (caption: string) => before.get(caption) ?? 'none'
    const day = voice.date(daysLater(truth.policies[line].effective, chance.int(10, 300)))
    const [old, fresh] = [chance.pick(OLD), chance.pick(NEW)]
    const agent = agentBlock(voice)
    const changed = chance.pick([
      () =>
        parts.table(
          ['What changed', old, fresh],
          now.map(([caption, amount]) => [caption, `<span class="old">${was(caption)}</span>`, `<b>${amount}</b>`]),
        ),
      () =>
        parts.table(
          ['What changed', fresh, old],
          now.map(([caption, amount]) => [caption, `<b>${amount}</b>`, `<span class="old">${was(caption)}</span>`]),
        ),
      () =>
        parts.grid(
          2,
          now.map(([caption, amount]) =>
            parts.card(
              'shield',
              '',
              `${parts.figure(amount, `${fresh}: ${caption}`)}<div class="old c">${old}: ${was(caption)}</div>`,
            ),
          ),
        ),
      () =>
        parts.grid(2, [
          parts.card(
            'clock',
            `${old} (no longer applies)`,
            parts.lines(now.map(([caption]) => [caption, was(caption)])),
          ),
          parts.card('shield', `${fresh} (in force)`, parts.lines(now)),
        ]),
      () =>
        now
          .map(([caption, amount]) => `<p>${caption}: we changed this from ${was(caption)} to <b>${amount}</b>.</p>`)
          .join(''),
    ])()
    const same = kept.length
      ? parts.card(
          'shield',
          chance.pick(['What stays as it was', 'Not changed', 'The rest of your coverage']),
          parts.lines(kept),
        )
      : ''
    const price = parts.grid(3, [
      parts.figure(voice.money(chance.int(20, 600)), chance.pick(['more for the rest of the term', 'added premium'])),
      parts.figure(day, chance.pick(['the change starts', 'effective date of this change'])),
      parts.figure(`#${chance.int(1, 9)}`, chance.pick(['change number', 'endorsement'])),
    ])
    const facts = parts.card(
      'paper',
      chance.pick(['Your policy', 'The policy this belongs to']),
      parts.lines(policyOf(voice, line)),
    )
    const whom = parts.card('person', 'Insured', insuredBlock(voice))
    const also = chance.maybe(0.5)
      ? `<h2>${chance.pick(['Good to know', 'Also good to know'])}</h2><p>${chance.pick(['All other terms stay the same. Keep this page with your policy.', 'Your dates and your policy number stay as they are. The next bill shows the new price.'])}</p>`
      : ''
    const top = masthead(
      voice,
      line,
      `${chance.pick(['Policy change confirmation', 'You changed your policy', 'Change endorsement'])}<br><span class="c">${title}</span>`,
    )
    const hello = `<div class="hero"><h1>${chance.pick(['Done! Your change is in.', 'We made the change you asked for', 'Your policy was updated'])}</h1></div>`
    const blocks = chance.pick([
      [hello, parts.grid(2, [facts, whom]), changed, price],
      [parts.grid(3, [whom, facts, parts.card('bulb', agent.title, agent.body)]), price, changed],
      [hello, changed, price, parts.grid(2, [whom, facts])],
    ])
    const called = blocks.length === 3 ? '' : parts.card('bulb', agent.title, agent.body)
    return {
      kind: 'endorsement',
      feeds: 'fills',
      html: top + blocks.join('') + called + same + also + finePrint(voice, line),
      css: parts.css,
    }
  },
}
