import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** The insured with the address, over lines or in one. */
export function theInsured(voice: Voice, between = voice.chance.pick(['<br>', ', '])): string {
  return [voice.insured(), ...voice.insuredAddress()].join(between)
}

/** The retail agent, with some of the ways to reach them. */
export function theProducer(voice: Voice, between = '<br>'): string {
  const { chance } = voice
  const ways = [
    ...(chance.maybe(0.5) ? [`${chance.pick(['Attn:', 'Attention', 'Contact:'])} ${voice.reach('contact')}`] : []),
    ...(chance.maybe(0.4) ? [`Tel ${voice.reach('phone')}`] : []),
    ...(chance.maybe(0.3) ? [`Fax ${voice.reach('fax')}`] : []),
    ...(chance.maybe(0.4) ? [`E-mail ${voice.reach('email')}`] : []),
  ]
  return [voice.producer(), ...voice.producerAddress(), ...ways].join(between)
}

/** What the house calls the retail agent. */
export const producerCaption = (voice: Voice) =>
  voice.chance.pick(['Retail Producer', 'Producing Agent', 'Producer', 'Retail Agent / Producer', 'Producer of Record'])

/** What the house calls the insured. */
export const insuredCaption = (voice: Voice) =>
  voice.chance.pick(['Assured', 'Named Insured', 'Insured', 'First Named Assured', 'Named Assured'])

/** The insurer of a line, sometimes with its code. */
export function insurer(voice: Voice, line: Line): string {
  const name = voice.carrier(line)
  return voice.chance.maybe(0.5)
    ? `${name} ${voice.chance.pick([`(NAIC ${voice.naic(line)})`, `– NAIC No. ${voice.naic(line)}`, `[${'NAIC#'} ${voice.naic(line)}]`])}`
    : `${name}${voice.chance.maybe(0.4) ? ` (non-admitted, A.M. rating A- ${voice.chance.pick(['VIII', 'X', 'XI'])})` : ''}`
}

/** What the house calls the insurer. */
export const insurerCaption = (voice: Voice) =>
  voice.chance.pick(['Security', 'Insurer', 'Issuing Company', 'Security (100%)', 'Effected With', 'Company'])

/** What the house calls the number of a policy. */
export const numberCaption = (voice: Voice) =>
  voice.chance.pick([
    'Policy No.',
    'Policy Number',
    'Contract (Policy) No.',
    'Insurer’s Policy No.',
    'Certificate/Policy No.',
  ])

/** Someone else's name and address, for holders. */
export function somebody(voice: Voice): string {
  const { names } = voice.truth
  return [voice.text(names.business()), ...voice.address(names.address())].join('<br>')
}
