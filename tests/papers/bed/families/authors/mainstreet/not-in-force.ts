import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import type { Cards } from './cards.ts'
import { amountsOf, wordsFor } from './plain-words.ts'

/** Amounts beside the coverage that do not hold: of the last term, of an offer, or of an example; often none. */
export function notInForce(voice: Voice, line: Line, parts: Cards): string {
  const { chance, truth } = voice
  const prior = truth.prior[line]
  const some = amountsOf(voice, prior.limits, wordsFor(voice, line)).slice(0, chance.int(1, 3))
  const [caption, amount] = some[0]!
  const amountsGrow = sumOf(prior.limits) > sumOf(truth.policies[line].limits)
  return chance.pick([
    () => '',
    () => '',
    () =>
      parts.card(
        'clock',
        chance.pick(['Last year, for comparison (expired)', 'Your expired term', 'How it was before you renewed']),
        parts.lines([
          ['Old policy', voice.text(prior.number)],
          ['Ended', voice.date(prior.expiration)],
          ...some.map(([words, value]): [string, string] => [`Then: ${words}`, value]),
        ]),
      ),
    () =>
      parts.card(
        'bulb',
        chance.pick([
          'Other limits you could choose',
          'An option you did not take',
          'An offer for you (not part of your policy)',
        ]),
        `<p>For about ${voice.money(chance.int(8, 90))} ${amountsGrow ? 'more' : 'less'} a month you could choose “${caption}” at ${amount}. You have not bought this option.</p>`,
      ),
    () =>
      parts.card(
        'bulb',
        chance.pick(['How limits work: an example', 'What is a limit?']),
        `<p>Suppose a policy pays at most ${voice.money(300_000)} and a court awards ${voice.money(420_000)}. The business would owe the other ${voice.money(120_000)}. Your own limits are shown elsewhere on this page.</p>`,
      ),
    () =>
      parts.card(
        'paper',
        chance.pick(['What others ask of you', 'Signing a lease or a contract?']),
        `<p>Landlords and clients often require ${amount} or more. Compare what they ask for with your own limits before you sign.</p>`,
      ),
  ])()
}

const sumOf = (limits: Record<string, number>) => Object.values(limits).reduce((sum, limit) => sum + limit, 0)
