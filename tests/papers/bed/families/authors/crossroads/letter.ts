import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { limitsOf, type Said, said, short, titleOf } from './words.ts'

/** A letter of the agency to somebody who asked about two policies: it confirms one of them, both, or neither, and says what became of the other. */
export const letter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.shuffle<Line>(['gl', 'auto', 'umbrella', 'wc']).slice(0, 2)
    const confirmed = chance.pick([[true, false], [true, false], [false, true], [false, true], [true, true], [false, false]]) // biome-ignore format: a list
    const style = chance.int(0, 2)
    const asTable = chance.maybe(0.6)
    const own = asTable ? voice.money : chance.pick([short, voice.money])
    const both = lines.map((line, index) => said(voice, line, confirmed[index]!))
    const later = both.map((one) => one.policy.effective).sort()[1]!
    const written = daysLater(later, chance.int(70, 160))
    const ended = daysLater(written, -chance.int(10, 40))
    const asker = voice.text(truth.names.business())
    const symbols = (one: Said) => (one.line === 'auto' ? `, covered auto symbols ${one.symbols()}` : '')
    const limits = (one: Said) =>
      limitsOf(one, style, own)
        .map(([words, amount]) => `${words} ${amount}`)
        .join('; ') + symbols(one)
    const gone = (one: Said) =>
      chance.pick([
        `We cannot confirm the ${titleOf(one, style)} policy, number ${one.number()}. The copy that you sent is from our file, but the policy was cancelled at the request of the insured on ${voice.date(ended)} and was not replaced through this office.`,
        `As to the ${titleOf(one, style)}, policy ${one.number()}: the number is right, the coverage is not. It ended on ${voice.date(ended)} for nonpayment, and the company declined to put it back.`,
        `${titleOf(one, style)} (${one.number()}) was applied for but never issued. The number is only the one the company had set aside; please take it off your list.`,
      ])
    const holds = (one: Said) =>
      chance.pick([
        `We confirm that the ${titleOf(one, style)} policy, number ${one.number()}, with ${one.carrier()} is in force as of the date of this letter. It runs from ${one.effective()} to ${one.expiration()}.`,
        `${titleOf(one, style)}: in force. Policy ${one.number()}, ${one.carrier()}, term ${one.effective()} through ${one.expiration()}.`,
      ])
    const texts = both.map((one) =>
      one.holds && !asTable ? `${holds(one)} The limits are: ${limits(one)}.` : one.holds ? holds(one) : gone(one),
    )
    const count = both.filter((one) => one.holds).length
    const open = {
      0: 'You asked about two policies. Neither of them gives coverage today.',
      1: 'You asked about two policies. Only one of them is in force; see below.',
      2: 'You asked about two policies. Both are in force; see below.',
    }[count]!
    const table = [
      ['On your request', 'Policy', 'From', 'To', 'Limits on your request'],
      ...both.map((one) => [titleOf(one, style), one.number(), one.effective(), one.expiration(), limits(one)]),
    ]
    const lead = count
      ? 'The table is what you had listed. What we confirm is as in the table; what we do not confirm is not valid, whatever the table says.'
      : 'The table is what you had listed. None of it is valid any more.'
    const docx: (string | string[][])[] = [
      voice.producer(),
      ...voice.producerAddress(),
      `Telephone ${voice.reach('phone')}    Fax ${voice.reach('fax')}`,
      '',
      voice.date(written),
      '',
      asker,
      ...voice.address(truth.names.address()),
      '',
      `Re: ${voice.insured()}`,
      `      ${voice.insuredAddress().join(', ')}`,
      '',
      chance.pick(['To whom it may concern:', 'Ladies and Gentlemen:', 'Dear Contracts Administrator:']),
      open,
      ...(asTable ? [lead, table] : []),
      ...texts,
      `Your agreement asks for limits of at least ${voice.money(5_000_000)} and a deductible of no more than ${voice.money(2500)}. This letter does not say whether that is met, and it does not change any policy.`,
      chance.pick(['Very truly yours,', 'Sincerely,', 'Regards,']),
      voice.reach('contact'),
      voice.reach('email'),
    ]
    return { kind: 'letter', feeds: count ? 'fills' : 'names only', docx }
  },
}
