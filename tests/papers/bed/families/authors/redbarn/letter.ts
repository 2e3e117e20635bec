import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { autoLimits, inWords, longDate, oneHouse, own, slashed, titled } from './words.ts'

/** A letter to a member that says what is in force, much of it in words, and what somebody else asks for. */
export const memberLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    oneHouse(truth)
    const { gl } = truth.policies
    const hasUmbrella = chance.maybe(0.6)
    const words = (line: 'gl' | 'umbrella', name: string) =>
      own(voice, line, name, (amount) => `${inWords(amount)} dollars`)
    const both = chance.pick([
      () =>
        `Coverage L, your liability to others, is ${words('gl', 'occurrence')} for each occurrence and ${words('gl', 'aggregate')} in any one policy year for all occurrences together.`,
      () =>
        `Under Section II, Coverage L, the limit is ${slashed(voice, 'gl', ['occurrence', 'aggregate'], '/', '$')} (per occurrence / annual aggregate).`,
    ])()
    const medical =
      gl.excluded === 'medical'
        ? 'You have no medical payments coverage.'
        : `Coverage M, medical payments, is ${voice.limit('gl', 'medical')} for each person.`
    const products =
      gl.excluded === 'products'
        ? 'Products and completed operations are excluded.'
        : `Products and completed operations have an aggregate of their own, ${words('gl', 'products')}.`
    if (['medical', 'products'].includes(gl.excluded ?? '')) voice.limit('gl', gl.excluded!)
    voice.effective('gl')
    voice.expiration('gl')
    const over = hasUmbrella ? umbrellaWords(voice) : ''
    const asked = chance.pick([
      `The county asks vendors at its fair for ${voice.money(3_000_000)} each occurrence. You do not have that now; it would cost about ${voice.money(chance.int(90, 800))} a year more.`,
      `You asked what it would cost to raise Coverage L to ${voice.money(5_000_000)}. Our estimate is ${voice.money(chance.int(200, 1500))} a year. Nothing has been changed.`,
      `Until ${longDate(gl.effective)} your limit was ${voice.money(truth.prior.gl.limits.occurrence!)}, under policy ${voice.text(truth.prior.gl.number)}, which has ended.`,
    ])
    const docx = [
      voice.carrier('gl'),
      voice.address(gl.carrier.address).join(', '),
      longDate(daysLater(gl.effective, chance.int(5, 90))),
      voice.insured(),
      ...voice.insuredAddress(),
      `Re: ${chance.pick(['Your insurance with us', 'Confirmation of your coverage'])} – policy ${voice.number('gl')}`,
      'Dear Member:',
      `${chance.pick(['Thank you for your call.', 'Thank you for being a member of our company.', 'Here is the letter you asked for.'])} ${chance.pick(['Your liability policy', 'Your package policy'])} ${voice.number('gl')} is in force from ${longDate(gl.effective)} to ${longDate(gl.expiration)}.`,
      both,
      `${medical} ${products}`,
      over,
      ...(chance.maybe(0.5) ? autoWords(voice) : []),
      asked,
      `Your agent, ${voice.producer()}, ${voice.producerAddress().join(', ')}, can help you further. The telephone is ${voice.reach('phone')}.`,
      'This letter does not change the policy. What the policy says holds.',
      'Sincerely,',
      voice.text(truth.names.person()),
      'Member Services',
    ]
    return { kind: 'letter', feeds: 'fills', docx: docx.filter((part) => part.length) }
  },
}

function umbrellaWords(voice: Voice): string {
  const { umbrella } = voice.truth.policies
  const kind = voice.tick('umbrella.umbrella', 'umbrella')
  voice.effective('umbrella')
  voice.expiration('umbrella')
  voice.carrier('umbrella')
  return `Above it stands your ${kind}, policy ${voice.number('umbrella')}, ${longDate(umbrella.effective)} to ${longDate(umbrella.expiration)}, for ${own(voice, 'umbrella', 'occurrence', (amount) => `${titled(inWords(amount))} Dollars`)} each occurrence and the same amount, ${voice.limit('umbrella', 'aggregate')}, in the aggregate.`
}

/** The autos' policy as a small table within the letter. */
function autoWords(voice: Voice): (string | string[][])[] {
  voice.carrier('auto')
  const rows = autoLimits(voice, 'Liability, each accident, one limit for injury and damage', [
    'Bodily injury, each person',
    'Bodily injury, each accident',
    'Property damage, each accident',
  ])
  return [
    'Your business autos are insured by us as well:',
    [['Auto policy', voice.number('auto')], ['From', voice.effective('auto')], ['To', voice.expiration('auto')], ...rows, ['Collision deductible', voice.money(1000)]],
  ] // biome-ignore format: a table
}
