import type { Drawn } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { noted, retroDate, short, triggerWord } from './terms.ts'

/** A letter that tells a hospital, landlord or grantor in sentences what insurance a professional carries. */
export function evidenceLetter(voice: Voice): Drawn {
  const { chance, truth } = voice
  const isShort = chance.maybe(0.35)
  const print = (amount: number) => (isShort ? short(amount).replace('M', ' million') : voice.money(amount))
  const amount = (line: Line, name: string) => noted(voice, line, name, print)
  const isCut = (name: string) => truth.policies.gl.excluded === name
  const withCode = chance.maybe(0.3)
  const held = (line: Line) => {
    const carrier = voice.carrier(line) + (withCode ? ` (NAIC company code ${voice.naic(line)})` : '')
    const term = [voice.effective(line), voice.expiration(line)]
    const number = voice.number(line)
    return chance.pick([
      `is placed with ${carrier} under policy ${number}, in force from ${term[0]} until ${term[1]}`,
      `stands under ${carrier} policy number ${number}, which runs ${term[0]} to ${term[1]}`,
      `is carried by ${carrier}. The policy, No. ${number}, took effect ${term[0]} and expires ${term[1]}; it`,
    ])
  }
  const clause = (name: string, words: (limit: string) => string, what: string) => {
    if (!isCut(name)) return words(amount('gl', name))
    voice.limit('gl', name)
    return `there is no coverage for ${what}`
  }
  const says = (line: Line) => held(line).replace(/; it$/, '')
  const liability = () =>
    `The firm's general liability insurance ${says('gl')}. It is written on ${voice.truth.policies.gl.claimsMade ? 'a' : 'an'} ${triggerWord(voice).toLowerCase()} form. The most paid for any one occurrence is ${amount('gl', 'occurrence')}, and ${amount('gl', 'aggregate')} is the general aggregate for the term; ${[
      clause('products', (limit) => `products and completed operations carry an aggregate of ${limit}`, 'products and completed operations'),
      clause('personal', (limit) => `personal and advertising injury is limited to ${limit}`, 'personal and advertising injury'),
      clause('rented', (limit) => `damage to premises rented to the firm is limited to ${limit}`, 'damage to rented premises'),
      clause('medical', (limit) => `medical expense is ${limit} a person`, 'medical expense'),
    ].join('; ')}.`
  const professional = () =>
    `Professional liability ${says('professional')}. That policy is claims-made with a retroactive date of ${retroDate(voice)}; its limits are ${print(truth.policies.professional.limits.claim!)} each claim and ${print(truth.policies.professional.limits.aggregate!)} in all, defense costs ${chance.pick(['included', 'in addition'])}. An allegation of abuse is answered within those limits to ${voice.money(chance.pick([25_000, 100_000, 250_000]))} only.`
  const auto = () => {
    voice.tick('auto.hired', voice.tick('auto.nonOwned', ''))
    const split = voice.limits('auto', { csl: 'a combined single limit each accident', perPerson: 'bodily injury each person', perAccident: 'bodily injury each accident', damage: 'property damage each accident' })
    return `The firm owns no vehicles. Liability for hired and non-owned automobiles ${says('auto')}. Its limits: ${split.map(([label, value]) => `${value} for ${label}`).join(', ')}.`
  }
  const umbrella = () => {
    const isExcess = chance.maybe(0.35)
    const called = isExcess ? voice.tick('umbrella.excess', 'Excess liability') : voice.tick('umbrella.umbrella', 'Umbrella liability')
    return `${called} insurance ${says('umbrella')}. It pays up to ${amount('umbrella', 'occurrence')} an occurrence, ${amount('umbrella', 'aggregate')} in the aggregate. It does not sit over the professional policy.`
  }
  const compensation = () =>
    `Workers compensation ${says('wc')}. Benefits are ${voice.tick('wc.statutory', 'statutory')}. Employers liability limits are ${amount('wc', 'accident')} each accident, ${amount('wc', 'employee')} each employee for disease and ${amount('wc', 'disease')} for disease as the policy limit.`
  const others = chance.shuffle([auto, umbrella, compensation]).slice(0, chance.int(1, 3))
  const told = [...(chance.maybe(0.5) ? [liability, professional] : [professional, liability]), ...others].map((tell) => tell())
  const asked = `Your ${chance.pick(['lease', 'affiliation agreement', 'grant terms', 'credentialing rules'])} asks for ${voice.money(chance.pick([4_000_000, 15_000_000, 25_000_000]))} of liability insurance and for cyber insurance of ${voice.money(chance.pick([350_000, 750_000]))}. We say nothing as to whether what is above meets that. In the expired term, policy ${voice.text(truth.prior.gl.number)}, other limits applied.`
  const dated = voice.date(daysLater(truth.policies.gl.effective, chance.int(32, 200)))
  const to = `${voice.text(truth.names.business())}<br>${voice.address(truth.names.address()).join('<br>')}`
  const house = [voice.producer(), ...voice.producerAddress(), `Telephone ${voice.reach('phone')}`, ...(chance.maybe(0.4) ? [`Fax ${voice.reach('fax')}`] : [])]
  const insured = [voice.insured(), ...voice.insuredAddress()]
  const place = `${insured[0]}${chance.pick([', of ', ', located at '])}${insured.slice(1).join(', ')}`
  const opening = chance.pick([
    `At the request of our client ${place}, we confirm the insurance below, all of it in force on the date of this letter.`,
    `We are the insurance agents for ${place}. The following is in force as of this date.`,
    `This will serve as evidence of insurance for ${place}. We placed the policies named below and each of them is in force today.`,
  ])
  const signer = `${voice.reach('contact')}<br>${chance.pick(['Account Executive', 'Principal', 'Client Manager'])}`
  const title = chance.pick(['Evidence of insurance', 'Confirmation of coverage', 'Insurance carried'])
  const paragraphs = [opening, ...told, asked, 'This letter changes no policy and gives no rights to its reader.']
  if (chance.maybe(0.4))
    return { kind: 'certificate', feeds: 'fills', docx: [...house, dated, ...to.split('<br>'), `Re: ${title}, ${insured[0]}`, ...paragraphs, 'Sincerely,', ...signer.split('<br>')] }
  const html = `<div class="house">${house.join(chance.pick(['<br>', ' &middot; ']))}</div><p>${dated}</p><p>${to}</p><p><b>Re: ${title}</b></p>${paragraphs.map((one) => `<p>${one}</p>`).join('')}<p>Sincerely,</p><p>${signer}</p>`
  const mail = chance.maybe(0.5) ? { subject: title, words: 'Please find our letter attached. Call with any question.' } : undefined
  return {
    kind: 'certificate',
    feeds: 'fills',
    html,
    ...(mail ? { mail } : {}),
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${chance.pick([13, 14.5])}px/1.45 ${voice.style.font};margin:24px}.house{text-align:${chance.pick(['right', 'center', 'left'])};border-bottom:1px solid;padding-bottom:8px}`,
  }
} // biome-ignore format: sentences
