import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  aManner,
  autosIn,
  begins,
  capital,
  ends,
  isOut,
  limitOf,
  type Manner,
  oneStop,
  sameTerm,
  writtenOn,
} from './words.ts'

const NAMED: Record<Line, string[]> = {
  gl: ['General liability', 'Commercial general liability', 'Liability to the public'],
  auto: ['Business automobile', 'Automobile', 'Commercial auto'],
  umbrella: ['Umbrella', 'Umbrella liability'],
  wc: ['Workers compensation', 'Workers’ compensation and employers liability'],
  professional: ['Professional liability', 'Errors and omissions'],
}

/** The account in prose: a paragraph for each policy, amounts and dates in the writer's own way, and what was left out. */
export const summaryLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const manner = aManner(chance)
    const others = chance.some<Line>(['auto', 'umbrella', 'wc', 'professional'], chance.int(1, 4))
    const lines: Line[] = ['gl', ...others]
    const together = sameTerm(voice, lines) && chance.maybe(0.6)
    const sentences = { gl: general, auto, umbrella, wc, professional }
    const policies = lines.map((line) => {
      const head = chance.pick(NAMED[line])
      return { head, words: oneStop(`${opening(voice, manner, line, together)} ${sentences[line](voice, manner)}`) }
    })
    if (lines.includes('umbrella')) voice.tick('umbrella.umbrella', '')
    const term = together
      ? ` ${chance.pick(['All of it runs', 'Every policy named here runs', 'The policies run'])} from ${spans(voice, manner, lines)}, 12:01 a.m. standard time at your address.`
      : ''
    const who = truth.names.person()
    const opens = oneStop(
      chance.pick([
        `Thank you for placing your insurance with us once more. This letter sets out in plain words what is in force for ${voice.insured()}.${term}`,
        `You asked me for a letter you could keep in the file instead of a stack of policies. Here is what ${voice.insured()} carries today.${term}`,
        `Now that the last of the policies has been issued, I would like to sum up the program we have placed for ${voice.insured()}.${term}`,
      ]),
    )
    const closing = chance.shuffle([leftOut(voice, manner, lines), costs(voice, manner, lines)])
    const ends = chance.pick([
      'This letter is a summary. Where it and a policy part ways, the policy governs.',
      'Please read the policies themselves; nothing in this letter changes them.',
    ])
    const date = manner.date(writtenOn(voice, 32, 70))
    if (chance.maybe(0.25)) {
      const address = voice.insuredAddress()
      return {
        kind: 'letter',
        feeds: 'fills',
        docx: [
          voice.producer(),
          `${voice.producerAddress().join(', ')} – Telephone ${voice.reach('phone')}`,
          capital(date),
          voice.insured(),
          ...address,
          `Dear ${voice.text(who)}:`,
          opens,
          ...policies.map(({ head, words }) => `${head}. ${words}`),
          ...closing,
          ends,
          'Sincerely,',
          `${voice.reach('contact')}, Account Executive`,
          voice.reach('email'),
        ],
      }
    }
    const side = chance.maybe(0.4)
    const heads = side ? 'ms-side' : chance.pick(['ms-run', 'ms-above'])
    return {
      kind: 'letter',
      feeds: 'fills',
      html: `<div class="ms ${heads}"><header><b>${voice.producer()}</b><span>${voice.producerAddress().join(' &nbsp;•&nbsp; ')}</span><span>${voice.reach('phone')} &nbsp;•&nbsp; fax ${voice.reach('fax')}</span></header>
<p class="ms-date">${capital(date)}</p>
<p class="ms-to">${voice.text(who)}<br>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</p>
<p>Dear ${voice.text(who)}:</p><p>${opens}</p>
${policies.map(({ head, words }) => `<section><h3>${head}</h3><p>${words}</p></section>`).join('\n')}
${closing.map((words) => `<p>${words}</p>`).join('\n')}
<p>${ends}</p>
<p class="ms-sign">${chance.pick(['Sincerely', 'With kind regards', 'Very truly yours'])},<br><br><br>${voice.reach('contact')}<br>Account Executive<br>${voice.reach('email')}</p></div>`,
      css: `.ms{font:${chance.pick([10, 10.5, 11])}pt/1.42 'DejaVu Serif',serif;color:#111}.ms header{display:flex;flex-direction:column;align-items:center;border-bottom:2.5px double #445;padding-bottom:7px;margin-bottom:22px;font-size:8pt}.ms header b{font-size:17pt;letter-spacing:1px;color:#223a5e}.ms p{margin:0 0 9px;text-align:${chance.pick(['left', 'justify'])}}.ms-date{text-align:right}.ms-run h3{display:inline;font-size:inherit;margin:0}.ms-run h3::after{content:'. '}.ms-run section p{display:inline}.ms-run section{margin-bottom:9px}.ms-above h3{margin:12px 0 2px;font-size:inherit;text-decoration:underline}.ms-side section{display:grid;grid-template-columns:112px 1fr;gap:14px}.ms-side h3{font-size:9.5pt;margin:0;font-style:italic;font-weight:400}.ms-sign{break-inside:avoid}`,
    } // biome-ignore format: a page
  },
}

/** The year of all lines, said once. */
function spans(voice: Voice, manner: Manner, lines: Line[]): string {
  return lines.map((line) => `${begins(voice, line, manner.date)} to ${ends(voice, line, manner.date)}`)[0]!
}

function opening(voice: Voice, manner: Manner, line: Line, together: boolean): string {
  const [carrier, number] = [voice.carrier(line), voice.number(line)]
  if (together) {
    return voice.chance.pick([
      `The company is ${carrier} and the policy number is ${number}.`,
      `${carrier} has issued policy ${number}.`,
      `You are insured by ${carrier} (policy ${number}).`,
    ])
  }
  const [from, to] = [begins(voice, line, manner.date), ends(voice, line, manner.date)]
  return voice.chance.pick([
    `${carrier} has issued policy ${number}, which began on ${from} and expires on ${to}.`,
    `Your policy, number ${number} with ${carrier}, runs from ${from} to ${to}.`,
    `Policy ${number} of ${carrier} is in force for the twelve months that began on ${from}.`,
    `We placed this with ${carrier}. Coverage took effect on ${from} and ends on ${to}; please refer to policy ${number}.`,
  ])
}

function general(voice: Voice, { amount }: Manner): string {
  const { chance, truth } = voice
  const of = (name: string) => limitOf(voice, 'gl', name, amount)
  const trigger = truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', 'It is a claims-made policy, so a claim must be made while it is in force.')
    : chance.maybe(0.6)
      ? voice.tick('gl.occurrence', 'It is written on an occurrence form.')
      : ''
  const products = isOut(voice, 'products')
    ? 'Products and completed operations are not insured under this policy.'
    : chance.pick([
        `A separate aggregate of ${of('products')} stands behind your products and completed work.`,
        `For products and completed operations the aggregate is ${of('products')}.`,
      ])
  const applies = chance.maybe(0.3)
    ? voice.tick('gl.perProject', 'That general aggregate starts afresh for each of your projects.')
    : ''
  const main = chance.pick([
    `The policy pays up to ${of('occurrence')} for any one occurrence and no more than ${of('aggregate')} in the policy year. ${applies} ${products}`,
    `Each occurrence is limited to ${of('occurrence')}, and the general aggregate is ${of('aggregate')}. ${applies} ${products}`,
    `Its general aggregate is ${of('aggregate')}, of which ${of('occurrence')} is available for a single occurrence. ${applies} ${products}`,
  ])
  const small = chance.shuffle([
    isOut(voice, 'personal')
      ? 'Personal and advertising injury has been excluded.'
      : `Personal and advertising injury is insured to ${of('personal')}.`,
    isOut(voice, 'rented')
      ? 'There is no coverage for damage to premises you rent.'
      : chance.pick([
          `Fire damage to premises you rent is insured to ${of('rented')}.`,
          `If you damage a space you rent, the policy responds up to ${of('rented')}.`,
        ]),
    isOut(voice, 'medical')
      ? 'The policy has no medical payments coverage.'
      : `Medical expenses of a visitor are paid, without regard to fault, up to ${of('medical')} per person.`,
  ])
  const own = chance.maybe(0.6)
    ? `You bear the first ${voice.text(amount(chance.pick([2000, 3500, 7500])))} of each property damage claim.`
    : ''
  return [trigger, main, ...small, own].filter(Boolean).join(' ')
}

function auto(voice: Voice, { amount }: Manner): string {
  const { chance, truth } = voice
  const of = (name: string) => limitOf(voice, 'auto', name, amount)
  const autos = autosIn(voice, {
    1: 'any auto, whoever owns it',
    2: 'every auto you own',
    7: 'the autos listed in the policy’s schedule',
    8: chance.pick(['autos you hire', 'hired autos']),
    9: chance.pick(['autos you do not own but use in the business', 'non-owned autos']),
  })
  const limits = truth.policies.auto.limits.csl
    ? chance.pick([
        `Liability is insured for ${of('csl')} combined single limit.`,
        `One limit of ${of('csl')} applies to bodily injury and property damage together, for each accident.`,
      ])
    : `Liability has split limits: ${of('perPerson')} for the bodily injury of one person, ${of('perAccident')} for the bodily injury of all persons in one accident, and ${of('damage')} for property damage.`
  const uninsured = chance.maybe(0.6)
    ? ` Uninsured motorists coverage is ${voice.text(amount(chance.pick([60_000, 350_000])))}, and comprehensive and collision losses carry a deductible of ${voice.text(amount(chance.pick([1500, 2000])))}.`
    : ''
  return `${limits} It covers ${autos}.${uninsured}`
}

function umbrella(voice: Voice, { amount }: Manner): string {
  const { truth, chance } = voice
  const of = (name: string) => limitOf(voice, 'umbrella', name, amount)
  const main = `It adds ${of('occurrence')} for each occurrence, and ${of('aggregate')} in the aggregate, above the liability policies.`
  if (!truth.policies.umbrella.limits.retention || chance.maybe(0.3)) return main
  return `${main} Where those do not apply you pay a ${voice.tick('umbrella.retention', 'self-insured retention')} of ${of('retention')}.`
}

function wc(voice: Voice, { amount }: Manner): string {
  const of = (name: string) => limitOf(voice, 'wc', name, amount)
  const state = voice.truth.insured.address.state
  return voice.chance.pick([
    `It pays the benefits ${voice.tick('wc.statutory', 'required by statute')} in ${state}. Employers liability is insured for ${of('accident')} each accident, ${of('employee')} each employee for disease, and ${of('disease')} for disease in all.`,
    `Part One is ${voice.tick('wc.statutory', 'statutory')} (${state}). Part Two has a limit of ${of('accident')} for an accident; for disease the policy limit is ${of('disease')} and the limit for one employee is ${of('employee')}.`,
  ])
}

function professional(voice: Voice, { amount }: Manner): string {
  const { limits } = voice.truth.policies.professional
  return `Claims made during the policy period are insured to ${amount(limits.claim!)} each and ${amount(limits.aggregate!)} in all, and you retain the first ${amount(limits.retention!)} of each claim.`
}

function leftOut(voice: Voice, { amount }: Manner, lines: Line[]): string {
  const { chance } = voice
  const declined = lines.includes('umbrella')
    ? `We quoted higher umbrella limits, up to ${amount(25_000_000)}, which you chose not to buy.`
    : `We quoted an umbrella of ${amount(otherLimits(chance, 'umbrella', voice.truth.policies.umbrella.limits).occurrence!)}, which you decided against, so there is none.`
  const none = chance.some(['flood', 'earthquake', 'cyber', 'employment practices', 'pollution'], 3)
  return `${declined} You have no ${none.slice(0, 2).join(', no ')} and no ${none[2]} insurance through this office.`
}

function costs(voice: Voice, { amount }: Manner, lines: Line[]): string {
  const total = lines.reduce((sum, line) => sum + voice.truth.policies[line].premium, 0)
  return voice.chance.pick([
    `The premiums for the year come to ${voice.text(amount(total))}, and the ten installments are billed by the companies.`,
    `The annual cost of all this is ${voice.text(amount(total))}, not counting a policy fee of ${voice.text(amount(150))}.`,
  ])
}
