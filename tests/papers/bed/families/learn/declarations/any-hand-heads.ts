import { heading, lines, pairs, partyBoxes, sideBySide, small } from '../../../blocks.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { label } from './any-hand-words.ts'

const OTHER_BOXES = ['Bill To', 'Loss Payee', 'Mortgagee', 'Additional Interest', 'Servicing Office', 'Lienholder']
const IDLE: [string, string][] = [
  ['Account Number', '4410-22871'],
  ['Customer ID', '00771'],
  ['Billing', 'Direct Bill'],
  ['Form of Business', 'Limited Liability Company'],
  ['Audit Period', 'Annual'],
  ['Transaction', 'Renewal'],
  ['Business Description', 'As stated in the application'],
]

/** The period as one value ("from … to …") or as two labels. */
export function periodPairs({ chance, effective, expiration }: Voice, line: Line): [string, string][] {
  if (chance.maybe(0.5))
    return [
      [label(chance, 'effective'), effective(line)],
      [label(chance, 'expiration'), expiration(line)],
    ]
  const said = chance.pick([
    () => `From ${effective(line)} to ${expiration(line)}`,
    () => `${effective(line)} to ${expiration(line)} at 12:01 A.M. at your mailing address`,
    () => `${effective(line)} – ${expiration(line)}`,
    () => `From: ${effective(line)} &nbsp; To: ${expiration(line)} 12:01 AM Standard Time`,
  ])
  return [[label(chance, 'period'), said()]]
}

export const insuredBlock = (voice: Voice) => lines([voice.insured(), ...voice.insuredAddress()])

export function producerBlock(voice: Voice) {
  const { chance, reach } = voice
  const more = [
    ...(chance.maybe(0.4) ? [`Phone: ${reach('phone')}`] : []),
    ...(chance.maybe(0.2) ? [`Fax: ${reach('fax')}`] : []),
    ...(chance.maybe(0.2) ? [reach('email')] : []),
  ]
  return lines([voice.producer(), ...voice.producerAddress(), ...more])
}

/** A head as carriers print them: company, title, number, period and the parties, in one of several ways. */
export function head(voice: Voice, line: Line, title: string): string {
  const { chance, style } = voice
  const company = `${voice.carrier(line)}${chance.maybe(0.35) ? ` &nbsp; NAIC ${voice.naic(line)}` : ''}`
  const idle = chance.some(IDLE, chance.int(0, 3))
  const numbers: [string, string][] = [[label(chance, 'number'), voice.number(line)], ...periodPairs(voice, line)]
  const [insured, producer] = [label(chance, 'insured'), label(chance, 'producer')]
  const said = chance.pick([
    () =>
      heading(style, company, 1.2) +
      heading(style, title, 1.4) +
      pairs(style, [...numbers, ...idle]) +
      partyBoxes(style, [
        [insured, insuredBlock(voice)],
        [producer, producerBlock(voice)],
      ]),
    () =>
      heading(style, title, 1.5) +
      partyBoxes(
        style,
        chance.shuffle([
          [insured, insuredBlock(voice)],
          [producer, producerBlock(voice)],
          [chance.pick(OTHER_BOXES), otherParty(voice)],
        ] as [string, string][]),
      ) +
      pairs(style, [[label(chance, 'carrier'), company], ...numbers, ...idle]),
    () =>
      `<div class="bold" style="font-size:1.4em">${company}</div>${small(lines(voice.address(voice.truth.policies[line].carrier.address)))}` +
      heading(style, title) +
      pairs(style, [...numbers, [insured, insuredBlock(voice)], [producer, producerBlock(voice)], ...idle]),
    () =>
      sideBySide(`<b>${company}</b>`, pairs({ ...style, labels: 'left' }, numbers)) +
      heading(style, title) +
      sideBySide(
        `<b>${insured}${style.colon ? ':' : ''}</b><br>${insuredBlock(voice)}`,
        `<b>${producer}${style.colon ? ':' : ''}</b><br>${producerBlock(voice)}`,
      ) +
      pairs(style, idle),
  ])
  return said()
}

/** Somebody the document names who is neither insured nor producer. */
function otherParty({ truth, address, text }: Voice) {
  return lines([text(truth.names.business()), ...address(truth.names.address())])
}
