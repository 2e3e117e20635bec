import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { cards } from './cards.ts'
import { brandOf, finePrint, helpLine, insuredBlock, masthead } from './people.ts'
import { amountsOf, limitsOf, titleOf, wordsFor } from './plain-words.ts'

/** A quote that waits in the cart: it looks like coverage and is none. */
export const quoteCart: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const parts = cards(voice)
    const lines: Line[] = chance.shuffle(
      chance.some(['gl', 'auto', 'wc', 'umbrella', 'professional'] as const, chance.int(1, 3)),
    )
    const first = lines[0]!
    const options = chance.maybe(0.5)
    const top = masthead(
      voice,
      first,
      chance.pick(['Your quote', 'Quote summary', 'Saved quote – not bought yet', 'Quote ready for checkout']),
    )
    const one = (line: Line) => {
      const words = wordsFor(voice, line)
      const chosen = limitsOf(voice, line, words)
      const title = titleOf(voice, line)
      const price = voice.money(chance.int(25, 400))
      if (!options)
        return parts.card(
          'shield',
          title,
          `${
            chance.maybe(0.5)
              ? parts.lines(chosen)
              : parts.grid(
                  2,
                  chosen.map(([caption, amount]) => parts.figure(amount, caption)),
                )
          }<p><b>${price}</b> a month</p>`,
        )
      const more = new Map(amountsOf(voice, truth.prior[line].limits, words))
      return `<h2>${title}</h2>${parts.table(
        ['', chance.pick(['Good', 'Basic', 'Starter']), chance.pick(['Better', 'Plus', 'Pro'])],
        [
          ...chosen.map(([caption, amount]) => [caption, amount, more.get(caption) ?? '–']),
          ['A month', price, voice.money(chance.int(60, 500))],
        ],
      )}`
    }
    const carrier = voice.carrier(first)
    const shown = options ? lines.map(one).join('') : parts.grid(chance.pick([1, 2]), lines.map(one))
    const until = voice.date(daysLater(truth.policies[first].effective, chance.pick([-10, -3, 14])))
    const facts = parts.card(
      'paper',
      chance.pick(['About this quote', 'The details']),
      parts.lines([
        ['Quote number', `Q${chance.digits(8)}`],
        [
          chance.pick(['Start date you picked', 'Proposed coverage dates']),
          `${voice.effective(first)} – ${voice.expiration(first)}`,
        ],
        ['Price good until', until],
        ['Would be written by', carrier],
      ]),
    )
    const status = `<div class="hero"><h1>${chance.pick(['Almost there', 'Your coverage at a glance (if you buy today)', 'Pick up where you left off'])}</h1><p>${chance.pick(
      [
        'You are not covered yet. Coverage starts only after you pay and we confirm it.',
        'This is a quote, not a policy or binder. Nothing is in force.',
        'Prices can change until you check out. No insurance is provided by this page.',
      ],
    )}</p></div>`
    const asked = `<h2>${chance.pick(['What you told us', 'Your answers'])}</h2>${parts.lines([
      ['People who work for you', String(chance.int(1, 40))],
      ['Sales a year', voice.money(chance.int(5, 300) * 10_000)],
      ['Claims in three years', String(chance.int(0, 2))],
      ['Insured today with', `${voice.text(truth.names.carrier().name)}, limit ${voice.money(1_000_000)}`],
    ])}`
    const cart = parts.card(
      'card',
      'Checkout',
      `Go to buy.example.com or call ${helpLine(voice)}. <br><span class="pill">Buy now</span> ${brandOf(voice, first)} accepts cards and bank payments.`,
    )
    const who = parts.card('person', chance.pick(['Prepared for', 'Your business']), insuredBlock(voice))
    const sections = chance.pick([
      [status, parts.grid(2, [who, facts]), shown, asked, cart],
      [parts.grid(3, [who, facts, cart]), shown, status, asked],
      [status, shown, asked, parts.grid(3, [cart, facts, who])],
    ])
    return { kind: 'quote', feeds: 'nothing', html: top + sections.join('') + finePrint(voice, first), css: parts.css }
  },
}
