import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { chosenLines, insurer, oneTerm } from './chosen-lines.ts'
import { prose } from './letterhead.ts'
import { inCase } from './notation.ts'
import { notBought } from './other-lines.ts'
import { aHand, basis, limit, spoken, term, title } from './program.ts'

/** Word letter that confirms the renewal: expiring beside renewal columns, or a paragraph for each line. */
export const renewalConfirmation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice)
    const lines = chosenLines(voice, 2)
    const shared = oneTerm(voice, hand, lines)
    const naic = chance.maybe(0.4)
    const reversed = chance.maybe(0.3)
    const [oldWord, newWord] = chance.pick([['Expiring', 'Renewal (bound)'], ['Prior term', 'New term – bound'], ['Last year', 'This year, in force'], ['Expired', 'Renewed']] as const)
    const money = hand.amount ?? voice.money
    const said = (line: Line) => ({ before: truth.prior[line], carrier: insurer(voice, line, naic), number: voice.number(line), days: term(voice, hand, line), form: basis(voice, line) })
    const asTable = (line: Line): (string | string[][])[] => {
      const { before, carrier, number, days, form } = said(line)
      const row = (label: string, old: string, now: string) => (reversed ? [label, now, old] : [label, old, now])
      const facts = chance.shuffle([
        row(chance.pick(['Insurer', 'Carrier']), inCase(voice, before.carrier.name), carrier),
        row(chance.pick(['Policy number', 'Policy', 'Policy #']), before.number, number),
        ...(shared ? [] : [row(chance.pick(['Policy period', 'Term', 'Dates']), `${voice.date(before.effective)} – ${voice.date(before.expiration)}`, days.join(' – '))]),
      ])
      const amounts = spoken(voice, hand, line).map((name) => row(hand.words[line][name]!, before.limits[name] === undefined ? 'n/a' : money(before.limits[name]), limit(voice, hand, line, name)))
      const premium = row('Premium', voice.money(before.premium), voice.money(truth.policies[line].premium))
      return [title(voice, hand, line), [row('', oldWord, newWord), ...facts, ...amounts, premium], form.join('. ')]
    }
    const asProse = (line: Line): string[] => {
      const { before, carrier, number, days, form } = said(line)
      const amounts = spoken(voice, hand, line).map((name) => `${limit(voice, hand, line, name)} ${hand.words[line][name]}`)
      const dates = shared ? '' : ` for ${days[0]} to ${days[1]}`
      const name = title(voice, hand, line)
      return [chance.pick([
        `${name} is renewed with ${carrier} under policy ${number}${dates}. Limits in force: ${amounts.join('; ')}. ${form.join('. ')}.`,
        `${name}: ${carrier} has issued ${number}${dates}, replacing ${before.number}. The policy provides ${amounts.join(', ')}. ${form.join('. ')}.`,
        `For ${name} coverage is bound${dates} at ${carrier} (policy ${number}): ${amounts.join(', ')}. The expiring policy ${before.number} ended ${voice.date(before.expiration)}.`,
      ])]
    }
    const table = chance.maybe(0.6)
    const person = voice.text(truth.names.person())
    const open = chance.pick([
      `We are pleased to confirm that the renewal of your program has been bound as you instructed. Policies will follow as insurers issue them.`,
      `Thank you for your continued confidence. This letter confirms the coverage placed at renewal and compares it with the term that ended.`,
      `Further to your order to bind, the insurers named below have confirmed coverage on the terms shown.`,
    ])
    const sign = [chance.pick(['Sincerely,', 'With best regards,', 'Respectfully,']), voice.reach('contact'), chance.pick(['Senior Account Executive', 'Client Executive', 'Vice President, Commercial Accounts']), chance.maybe(0.6) ? `Direct ${voice.reach('phone')}` : '', chance.maybe(0.5) ? voice.reach('email') : '']
    const house = [voice.producer(), ...voice.producerAddress()]
    const atFoot = chance.maybe(0.25)
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: [
        ...(atFoot ? [] : house),
        voice.date(truth.policies[lines[0]!].effective.replace(/-\d\d$/, '-01')),
        voice.insured(), ...(chance.maybe(0.7) ? [`Attn: ${person}`, ...voice.insuredAddress()] : [`Attn: ${person}`]),
        `RE: ${chance.pick(['Renewal Confirmation', 'Confirmation of renewed coverage', 'Your renewal is bound'])}${shared ? ` – ${shared}` : ''}`,
        `Dear ${person.split(' ')[0]}:`, open, ...(chance.maybe(0.6) ? prose(voice) : []),
        ...lines.flatMap((line) => (table ? asTable(line) : asProse(line))),
        `You elected not to purchase: ${notBought(voice).join(', ')}.`,
        'Please review the policies on receipt. This letter does not change their terms.',
        ...sign, ...(atFoot ? house : []),
      ].filter((part) => part !== ''),
    }
  },
} // biome-ignore format: wide rows
