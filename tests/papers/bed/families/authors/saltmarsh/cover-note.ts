import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { aggregateBasis, capital, inWords, said, trigger } from './help.ts'

function excessWords(voice: Voice): string[] {
  const { chance, truth } = voice
  const { limits, premium, carrier } = truth.policies.umbrella
  if (chance.maybe(0.25)) {
    voice.notJudged('umbrella')
    const other = truth.names.carrier().name
    return [
      `Second, excess liability of ${voice.money(limits.occurrence!)} each occurrence and in the aggregate excess of the above, placed in quota share: ${voice.text(carrier.name)} as to 60 percent (${voice.money(limits.occurrence! * 0.6)}) and ${voice.text(other)} as to 40 percent (${voice.money(limits.occurrence! * 0.4)}), each for its own part and not for the other, under their respective policies to be issued.`,
    ] // biome-ignore format: a page
  }
  voice.limit('umbrella', 'aggregate')
  const amount = said(voice, 'umbrella', 'occurrence', (n) =>
    chance.pick([voice.money(n), `${inWords(n)} dollars (${voice.money(n)})`]),
  )
  const over = voice.money(truth.policies.gl.limits.occurrence!)
  const layer = voice.tick('umbrella.excess', 'Excess')
  voice.tick('umbrella.occurrence', 'occurrence')
  return [
    chance.pick([
      () => `Second, ${layer.toLowerCase()} liability under policy ${voice.number('umbrella')} of ${voice.carrier('umbrella')}, for ${amount} any one occurrence, and the same amount in the aggregate, in excess of ${over}. That policy incepts ${voice.effective('umbrella')} and falls due ${voice.expiration('umbrella')}; its premium is ${voice.money(premium)}.`,
      () => `The ${layer.toLowerCase()} layer sits with ${voice.carrier('umbrella')} (their no. ${voice.number('umbrella')}, ${voice.effective('umbrella')} to ${voice.expiration('umbrella')}): ${amount} each occurrence and annual aggregate, following form and excess of ${over} primary. We have agreed a premium of ${voice.money(premium)} for the year.`,
    ])(),
  ] // biome-ignore format: a page
}

/** A cover note or coverholder's confirmation in prose, written with an office program: primary general liability and an excess layer, sometimes in quota share. */
export const coverNote: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const gl = truth.policies.gl
    const fromBroker = chance.maybe(0.55)
    const basis = aggregateBasis(voice)
    const producer = [voice.producer(), ...voice.producerAddress()]
    const who = [voice.insured(), ...voice.insuredAddress()]
    const how = trigger(voice, 'an occurrence form', 'a claims made form')
    const inFigures = (name: string) => said(voice, 'gl', name, voice.money)
    const both = (name: string) => said(voice, 'gl', name, (n) => `${capital(inWords(n))} dollars, ${voice.money(n)}`)
    const print = chance.pick([inFigures, both])
    const table = [
      ['Any one occurrence', print('occurrence')],
      [`In the aggregate, all operations but products${basis}`, print('aggregate')],
      [chance.pick(['Products / completed operations, in the aggregate', 'Aggregate as respects products hazard']), print('products')],
      [chance.pick(['Personal injury and advertising injury', 'P&A injury, any one person or organization']), print('personal')],
      [chance.pick(['Fire legal, any one premises rented', 'Tenant’s damage to rented premises']), print('rented')],
      [chance.pick(['Medical payments, each person', 'Med pay, any one person']), print('medical')],
      ['Liquor liability', chance.pick(['No cover', 'Not placed'])],
      ['Deductible, each claim', voice.money(chance.pick([500, 1000, 2500, 5000]))],
    ] // biome-ignore format: a page
    const opening = fromBroker
      ? [...producer, `Telephone ${voice.reach('phone')}`, `COVER NOTE ${chance.digits(4)}/${gl.effective.slice(2, 4)}`, `Date: ${voice.date(gl.effective)}`, 'To:', ...who, 'In accordance with your instructions we have arranged the insurance described in this note, which stands until the policies are in your hands.'] // biome-ignore format: a page
      : [voice.text(truth.wholesaler.name), `Wholesale placement desk, ${voice.address(truth.wholesaler.address).join(', ')}`, `CONFIRMATION OF BINDING, file ${chance.digits(6)}`, 'Producer:', ...producer, `Attn. ${voice.reach('contact')}`, `Re: ${who[0]}, of ${who.slice(1).join(', ')} (the “Assured”)`, 'We confirm that the following is bound. Please check it against your order and tell us today of anything that differs.'] // biome-ignore format: a page
    const primary = chance.pick([
      () => `First, commercial general liability on ${how} with ${voice.carrier('gl')}, policy number ${voice.number('gl')}, for one year from ${voice.effective('gl')} until ${voice.expiration('gl')}, to these limits:`,
      () => `Primary liability is placed with ${voice.carrier('gl')}, on ${how}. They have given us ${voice.number('gl')} as the number of the policy. Cover is from ${voice.effective('gl')}, 12:01 a.m., and ends ${voice.expiration('gl')}, and the limits of liability are as set out below.`,
      () => `${voice.carrier('gl')} (policy ${voice.number('gl')}) provides general liability on ${how} from ${voice.effective('gl')} to ${voice.expiration('gl')}. Limits:`,
    ]) // biome-ignore format: a page
    const closing = [
      `The premium for the primary policy is ${voice.money(gl.premium)}, to which are added a policy fee of ${voice.money(chance.pick([150, 250, 350]))} and the surplus lines tax of your state. It is payable within thirty days of inception.`,
      `Not included in this placement: workers’ compensation, automobile, professional liability.${chance.maybe(0.5) ? ` We had offered limits of ${voice.money(truth.prior.gl.limits.occurrence!)} and ${voice.money(truth.prior.gl.limits.aggregate!)} at a lower premium, which you did not take.` : ''}`,
      'The insurers named are not admitted in your state; if one of them becomes insolvent, the guaranty fund pays nothing.',
      `For ${fromBroker ? 'and on behalf of the brokers' : 'the underwriting manager'}`,
      fromBroker ? voice.reach('contact') : voice.text(truth.names.person()),
    ] // biome-ignore format: a page
    return { kind: 'binder', feeds: 'fills', docx: [...opening, primary(), table, ...excessWords(voice), ...closing] }
  },
}
