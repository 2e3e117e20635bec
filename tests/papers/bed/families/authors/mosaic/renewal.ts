import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { autos, FORMAL, inWords, limitsOf, other, otherLimitsOf, PLAIN, split, TITLES, TRADE, title } from './parts.ts'

/** A letter that confirms a renewal: the ended term beside the new one, lines that were dropped, and values in sentences within a table. */
export const renewal: Paper = {
  draw(voice): Drawn {
    const { chance, truth } = voice
    const { held, not } = split(voice, 2, 3)
    const titles = chance.pick(TITLES)
    const words = chance.pick([FORMAL, PLAIN, TRADE])
    const newFirst = chance.maybe(0.4)
    const newWord = chance.pick(['Renewed and bound', 'Now in force', 'New term'])
    const oldWord = chance.pick(['Ended', 'Expired', 'Last year'])
    const three = (label: string, now: string, then: string) => (newFirst ? [label, now, then] : [label, then, now])
    const beside = (line: Line): string[][] => {
      const prior = truth.prior[line]
      const before = otherLimitsOf(line, words, prior.limits, voice.money)
      const limits = limitsOf(voice, line, words)
      return [
        three(title(voice, line, titles), newWord, oldWord),
        three('Insurer', voice.carrier(line), other(voice, prior.carrier.name)),
        three('Policy number', voice.number(line), prior.number),
        three(
          'Term',
          `${voice.effective(line)} to ${voice.expiration(line)}`,
          `${voice.date(prior.effective)} to ${voice.date(prior.expiration)}`,
        ),
        ...limits.map(([label, amount]) => {
          return three(label, amount, before.find(([one]) => one === label)?.[1] ?? 'none')
        }),
        ...(line === 'auto' ? [three('Autos covered', autos(voice), 'same')] : []),
        three('Premium', voice.money(truth.policies[line].premium), voice.money(prior.premium)),
      ]
    }
    const told = (line: Line): string[] => {
      const limits = limitsOf(voice, line, FORMAL, chance.maybe(0.3) ? inWords : undefined)
      const list = limits.map(([label, amount]) => `${amount} (${label})`).join('; ')
      const name = title(voice, line, titles)
      return [
        name,
        chance.pick([
          `Renewed with ${voice.carrier(line)} under policy ${voice.number(line)}. It took effect ${voice.effective(line)} and ends ${voice.expiration(line)}. The limits are ${list}.`,
          `Policy ${voice.number(line)}, in force from ${voice.effective(line)} through ${voice.expiration(line)}, is written by ${voice.carrier(line)} for ${list}. The earlier policy ${truth.prior[line].number} ended.`,
        ]),
      ]
    }
    const dropped = not.slice(0, 2).map((line) => {
      const { number, limits, expiration } = truth.prior[line]
      const first = voice.money(Object.values(limits)[0]!)
      return chance.pick([
        `${voice.text(titles[line])}: you chose not to renew. Policy ${number} with its ${first} limit ended ${voice.date(expiration)}; nothing replaces it.`,
        `${voice.text(titles[line])} was not renewed after ${voice.date(expiration)} (old policy ${number}). You have no such coverage with us today.`,
      ])
    })
    const tables = chance.maybe(0.5)
      ? [held.flatMap(beside)]
      : [beside(held[0]!), [['Line', 'What you have now'], ...held.slice(1).map(told)]]
    const docx = [
      voice.producer(),
      ...voice.producerAddress(),
      `${voice.reach('phone')} | ${voice.reach('email')}`,
      voice.date(truth.policies[held[0]!].effective),
      voice.insured(),
      ...voice.insuredAddress(),
      chance.pick(['Re: Your renewal is complete', 'Subject: confirmation of renewal', 'RENEWAL CONFIRMATION']),
      chance.pick([
        'Thank you for renewing. The tables show what is now in force beside what has ended, so that you can see each change.',
        'Your renewal has been bound as you instructed. Where a table has two columns of values, only the one of the new term counts from today.',
      ]),
      ...tables,
      chance.pick(['Not renewed', 'Lines that ended']),
      ...dropped,
      `A late payment costs ${voice.money(20)}. A change of more than ${voice.money(500)} in premium will be billed separately.`,
      'Sincerely,',
      voice.reach('contact'),
    ]
    return { kind: 'letter', feeds: 'fills', docx }
  },
}
