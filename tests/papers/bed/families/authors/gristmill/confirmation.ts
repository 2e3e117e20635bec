import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import {
  both,
  covered,
  dollars,
  from,
  inWords,
  isExcluded,
  later,
  limit,
  long,
  ordinal,
  spelled,
  to,
  trigger,
} from './tools.ts'

type Print = (amount: number) => string

/** A letter that confirms coverage until policies are issued: every limit stands in a long sentence. */
export const confirmation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const print = chance.pick<Print>([inWords, both, (amount) => `${spelled(amount)} and no/100 dollars`, dollars])
    const date = chance.pick([long, ordinal])
    const house = truth.wholesaler
    const lines = chance.pick([['auto'], ['umbrella'], ['wc'], ['auto', 'umbrella'], ['wc', 'umbrella']])
    const ordered = later(truth.policies.gl.effective, -chance.int(1, 9))
    const taxes = chance.int(90, 900)
    return {
      kind: 'letter',
      feeds: 'fills',
      docx: [
        voice.text(house.name),
        `${voice.address(house.address).join(' • ')} • Telephone ${house.phone}`,
        long(ordered),
        voice.producer(),
        ...voice.producerAddress(),
        chance.maybe(0.5)
          ? `Attention: ${voice.reach('contact')}, by e-mail to ${voice.reach('email')}`
          : `Attn. ${voice.reach('contact')} — fax ${voice.reach('fax')}`,
        `${chance.pick(['RE:', 'Account:', 'Your client:'])} ${voice.insured()}, ${voice.insuredAddress().join(', ')}`,
        chance.pick([
          'CONFIRMATION OF COVERAGE',
          'Confirmation of Insurance Placed',
          'COVERAGE CONFIRMATION — KEEP WITH YOUR FILE',
        ]),
        `Dear ${truth.producer.contact.split(' ')[0]}:`,
        chance.pick([
          `We have your order of ${long(later(ordered, -1))} and thank you for it. Coverage is bound and in force as set out below. Until the contracts are in your hands this letter stands in their place, and nothing that we quoted but you did not order is part of it.`,
          `This will confirm that, on your instructions, we have effected the following insurance for the account named above. Read it against your order at once; what is not written here has not been bound.`,
        ]),
        generalLiability(voice, print, date),
        ...lines.map((line) => OTHERS[line]!(voice, print, date)),
        `What has been declined. Our proposal also priced contractors pollution at ${voice.money(3_000_000)} each condition for a premium of ${voice.money(chance.int(2000, 9000))}, and inland marine with a leased equipment sublimit of ${voice.money(75_000)}. Your client turned both down, and neither is in force.`,
        ...(chance.maybe(0.6)
          ? [
              `The liability contract takes the place of ${voice.text(truth.prior.gl.number)}, which carried ${print(truth.prior.gl.limits.occurrence ?? 0)} for each occurrence and ran off on ${date(truth.prior.gl.expiration)}.`,
            ]
          : []),
        [
          ['Premium and charges', 'Amount', 'Payable'],
          ['Deposit premium, all lines', dollars(truth.policies.gl.premium), 'Within 20 days'],
          ['Surplus lines tax', dollars(taxes), 'Within 20 days'],
          ['Stamping fee', dollars(Math.round(taxes / 30)), 'Within 20 days'],
          ['Policy fee (earned at binding)', dollars(chance.pick([150, 250, 500])), 'At once'],
        ],
        `Minimum earned premium is ${chance.pick(['twenty-five', 'thirty-five'])} percent. The general liability carries a deductible of ${print(chance.pick([500, 2000, 3000]))} per claim, adjusting cost included.`,
        'Yours very truly,',
        `${voice.text(house.contact)}, ${chance.pick(['Senior Broker', 'Vice President — Casualty', 'Program Manager'])}`,
      ],
    }
  },
}

function contract(voice: Voice, line: 'gl' | 'auto' | 'umbrella' | 'wc', date: (iso: string) => string) {
  const code = voice.chance.maybe(0.6) ? ` (company code ${voice.naic(line)})` : ''
  return `${voice.carrier(line)}${code} under its ${voice.chance.pick(['policy', 'contract'])} ${voice.number(line)}, from ${from(voice, line, date)} until ${to(voice, line, date)}`
}

function generalLiability(voice: Voice, print: Print, date: (iso: string) => string) {
  const of = (name: string) => limit(voice, 'gl', name, print)
  const aggregate = voice.chance.pick([
    () => '',
    () =>
      `, this yearly sum applying ${voice.tick('gl.perProject', 'separately to each of your projects away from premises you own or rent')}`,
    () =>
      `, this yearly sum being one for the whole ${voice.tick('gl.perPolicy', 'policy')} whatever the number of sites`,
  ])()
  const parts = [
    isExcluded(voice, 'products')
      ? `no cover at all for products and completed work${silently(voice, 'products')}`
      : `${of('products')} in the year for products and completed work, which is counted apart`,
    isExcluded(voice, 'personal')
      ? `nothing for personal and advertising injury, which is excluded${silently(voice, 'personal')}`
      : `${of('personal')} for personal and advertising injury to any one person or organization`,
    isExcluded(voice, 'rented')
      ? `nothing for premises rented to the insured, fire legal being excluded${silently(voice, 'rented')}`
      : `${of('rented')} for damage to any one premises rented to the insured`,
    isExcluded(voice, 'medical')
      ? `no medical payments${silently(voice, 'medical')}`
      : `${of('medical')} for medical expense of any one person`,
  ]
  const trig = trigger(voice, 'an occurrence form', 'a claims-made form')
  return `Commercial General Liability is with ${contract(voice, 'gl', date)}, 12:01 a.m. at the address of the insured both days, on ${trig}: the company pays not more than ${of('occurrence')} for any one occurrence, nor more than ${of('aggregate')} in all for the year${aggregate}; ${voice.chance.shuffle(parts).join('; ')}.`
}
function silently(voice: Voice, name: string) {
  voice.limit('gl', name)
  return ''
}

const OTHERS: Record<string, (voice: Voice, print: Print, date: (iso: string) => string) => string> = {
  auto: (voice, print, date) => {
    const { limits } = voice.truth.policies.auto
    const of = (name: string) => limit(voice, 'auto', name, print)
    const sums = limits.csl
      ? `${of('csl')} for bodily injury and property damage together in any one accident`
      : `${of('perPerson')} for injury to one person, ${of('perAccident')} for injury to two or more in the same accident, and ${of('damage')} for the property of others`
    return `Business Auto is with ${contract(voice, 'auto', date)}. Liability extends to ${covered(voice)}, for ${sums}. Uninsured motorists is written at the least the state allows, being ${print(25_000)} each person.`
  },
  umbrella: (voice, print, date) => {
    const { retention = 0 } = voice.truth.policies.umbrella.limits
    const kept = retention
      ? `; for loss which no underlying policy meets, the insured first bears ${voice.tick('umbrella.retention', 'a retention')} of ${limit(voice, 'umbrella', 'retention', print)}`
      : ''
    limit(voice, 'umbrella', 'aggregate', print)
    return `${voice.tick('umbrella.umbrella', 'Umbrella')} liability stands above and is with ${contract(voice, 'umbrella', date)}. Its limit is ${limit(voice, 'umbrella', 'occurrence', print)} each occurrence and the same amount in the aggregate${kept}.`
  },
  wc: (voice, print, date) => {
    const of = (name: string) => limit(voice, 'wc', name, print)
    return `Workers Compensation is with ${contract(voice, 'wc', date)}. Part One pays the ${voice.tick('wc.statutory', 'statutory')} benefits of the State of ${voice.truth.insured.address.state}; Part Two, employers liability, is limited to ${of('accident')} each accident for injury by accident, and for injury by disease to ${of('employee')} each employee within a policy limit of ${of('disease')}.`
  },
}
