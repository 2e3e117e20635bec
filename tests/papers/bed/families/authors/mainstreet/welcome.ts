import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { cards } from './cards.ts'
import { agentBlock, brandOf, finePrint, helpLine, insuredBlock, masthead, unescaped } from './people.ts'
import { limitsOf, policyOf, titleOf, wordsFor } from './plain-words.ts'
import { behind } from './proof.ts'

/** A first e-mail to a new customer that tells the coverage in sentences; a page of it is attached. */
export const welcome: Paper = {
  draw(voice) {
    const { chance } = voice
    const parts = cards(voice)
    const lines: Line[] = chance.some(['gl', 'wc', 'auto'] as const, chance.int(1, 2))
    const first = lines[0]!
    const brand = brandOf(voice, first)
    const round = chance.maybe(0.4)
    const told = lines.map((line) => {
      const title = titleOf(voice, line)
      const amounts = limitsOf(voice, line, wordsFor(voice, line, 'plain'), round).map(
        ([words, amount]) =>
          `${words.slice(0, 1).toLowerCase()}${words.slice(1)}: ${amount.replace(/^\$([\d.]+)M$/, '$$$1 million')}`,
      )
      const [number, from, to, by] = [
        voice.number(line),
        voice.effective(line),
        voice.expiration(line),
        behind(voice, line),
      ]
      return chance.pick([
        `${title} is on. Your policy is ${number} with ${by}; it runs from ${from} to ${to}. In short – ${amounts.join('; ')}.`,
        `From ${from} until ${to} you have ${title} (policy number ${number}, ${by}). Here is what we pay at most – ${amounts.join(', ')}.`,
        `Policy ${number} of ${by} is your ${title}. First day: ${from}. Last day: ${to}. Limits: ${amounts.join('; ')}.`,
      ])
    })
    const hello = chance.pick([
      `Welcome aboard, ${voice.insured()}!`,
      `Hi ${voice.insured()},`,
      `Thanks for choosing ${brand}, ${voice.insured()}!`,
    ])
    const next = chance.shuffle([
      `Your first payment of ${voice.money(chance.int(60, 500))} went through.`,
      `Add a vehicle, a location or an umbrella any time; umbrellas start at ${voice.money(1_000_000)} of extra limit (you do not have one yet).`,
      'Landlord wants proof? Make one in the app in a minute.',
      'Tell a friend who runs a business and we plant a tree.',
    ])
    const words = [
      hello,
      ...told,
      ...next.slice(0, chance.int(2, 4)),
      `Call or text ${helpLine(voice)}. Your team at ${brand}`,
    ].join('\n\n')
    const again = chance.maybe(0.6)
    const panels = lines.map((line) => {
      const amounts = again ? limitsOf(voice, line, wordsFor(voice, line), true) : []
      return parts.card(
        'shield',
        titleOf(voice, line),
        `${parts.lines(policyOf(voice, line))}${parts.grid(
          2,
          amounts.map(([caption, amount]) => parts.figure(amount, caption)),
        )}`,
      )
    })
    const agent = agentBlock(voice)
    const html = `${masthead(voice, first, chance.pick(['Welcome kit', 'Welcome', 'Good to have you']))}<div class="hero dark"><h1>${chance.pick(['You’re covered.', 'Welcome!', 'Your coverage at a glance'])}</h1></div>${parts.grid(lines.length, panels)}${parts.grid(2, chance.shuffle([parts.card('person', 'Your business', insuredBlock(voice)), parts.card('bulb', agent.title, agent.body)]))}<h2>${chance.pick(['Three things to do', 'Get going'])}</h2><ol><li>Download the app and switch on paperless.</li><li>Check that your address is right.</li><li>Save our number for claims.</li></ol>${finePrint(voice, first)}`
    const subject = chance.pick([
      'Welcome! Your policy is ready',
      `You’re covered by ${brand}`,
      'Your new policy and what it does',
    ])
    return {
      kind: null,
      feeds: 'fills',
      html,
      css: parts.css,
      mail: { subject: unescaped(subject), words: unescaped(words) },
    }
  },
}
