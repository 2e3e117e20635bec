import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { liabilityAutos } from './covered-autos.ts'
import { inWords, limitRows } from './limit-words.ts'
import { during } from './road-amounts.ts'
import { carrierOf, houseCss } from './sheets.ts'

/** A letter in which the agency tells a lessor of equipment what is in force for the lessee. */
export const lessorLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lessor = truth.names.business()
    const leased = chance.some(truth.vehicles, chance.int(1, 2))
    const lines: Line[] = ['auto', ...chance.some<Line>(['gl', 'wc', 'umbrella'], chance.int(1, 3))]
    const head = `${voice.producer()}<br>${voice.producerAddress().join('<br>')}`
    const reach = `${voice.reach('phone')} &nbsp; ${voice.reach('email')}`
    const opening = chance.pick([
      'You asked us to put in writing what insurance our client carries on the equipment it leases from you. This letter is our evidence of it.',
      'We are the agent of record for the lessee named below and write at its request to evidence the insurance now in force.',
      'In lieu of a certificate, please accept this letter as evidence that the coverages described are in effect today.',
    ])
    const units = leased.map(
      (unit) => `${unit.year} ${unit.make} ${unit.model}, serial ${unit.vin}, stated amount ${voice.money(unit.cost)}`,
    )
    const bars = chance.shuffle([
      `<p>Physical damage on the leased equipment is written on a stated amount basis with deductibles of ${voice.money(1000)} comprehensive and ${voice.money(2500)} collision. You are shown as loss payee.</p>`,
      `<p>Your lease asks for liability of not less than ${voice.money(chance.pick([3_000_000, 4_000_000]))}, which is a matter between you and the lessee; we have told you only what the policies provide.</p>`,
      `<p>The term before this one, which ended ${voice.date(truth.prior.auto.expiration)}, was written under ${voice.text(truth.prior.auto.number)} and no longer applies.</p>`,
    ])
    const kept = bars.slice(0, chance.int(1, 3))
    voice.notJudged('professional')
    const shape = chance.pick(['prose', 'list', 'short lines'] as const)
    const said = lines.map((line) => paragraph(voice, line, shape))
    const client = `${voice.insured()}, ${voice.insuredAddress().join(', ')}`
    const letterhead = chance.pick([
      `<div class="two"><div><b>${head}</b></div><div class="right">${reach}</div></div><div class="stripe"></div>`,
      `<div style="text-align:center">${head}<br>${reach}</div><hr>`,
      `<div class="right small">${head}<br>${reach}</div>`,
    ])
    return {
      kind: 'certificate',
      feeds: 'fills',
      css: `${houseCss(voice)} body{line-height:1.45}`,
      html: `${letterhead}<p>${voice.date(during(voice, 40, 200))}</p><p>${voice.text(lessor)}<br>${voice.address(truth.names.address()).join('<br>')}</p><p><b>Re: ${chance.pick(['Lessee', 'Our client', 'Evidence of insurance for'])}: ${client}</b></p><p>${chance.pick(['To the lease administrator:', 'Ladies and gentlemen:', 'To whom it may concern:'])}</p><p>${opening}</p>${said.join('')}<p>Equipment on lease from you: ${units.join('; ')}.</p>${kept.join('')}<p>This letter changes no policy and gives you no rights that the policies do not.</p><p>Very truly yours,<br><br>${voice.reach('contact')}</p>`,
    }
  },
}

const OPENERS: Record<Line, string[]> = {
  auto: ['Automobile liability', 'The fleet’s liability policy'],
  gl: ['General liability', 'Liability away from the road (general liability)'],
  wc: ['Workers compensation', 'For the drivers, workers compensation and employers liability'],
  umbrella: ['Above these, an umbrella policy', 'Umbrella liability'],
  professional: ['Errors and omissions'],
}

function paragraph(voice: Voice, line: Line, shape: 'prose' | 'list' | 'short lines'): string {
  const { chance } = voice
  const opener = chance.pick(OPENERS[line])
  if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
  const insurer = carrierOf(voice, line, chance.maybe(0.3))
  const [number, from, to] = [voice.number(line), voice.effective(line), voice.expiration(line)]
  const more = remarks(voice, line)
  if (shape === 'list')
    return `<p><b>${opener}.</b> ${insurer}, policy ${number}, ${from} to ${to}.</p><ul>${limitRows(voice, line)
      .map(([label, amount]) => `<li>${label}: ${amount}</li>`)
      .join('')}</ul><p>${more}</p>`
  if (shape === 'short lines')
    return `<p>${opener}<br>Insurer: ${insurer}<br>No. ${number}<br>${from} / ${to}<br>${limitRows(voice, line)
      .map((row) => row.join(' '))
      .join('<br>')}<br>${more}</p>`
  const limits = spoken(voice, line)
  return `<p>${opener} is insured by ${insurer} under policy number ${number}, which took effect on ${from} and runs until ${to}. The policy provides ${limits}. ${more}</p>`
}

function remarks(voice: Voice, line: Line): string {
  const { claimsMade } = voice.truth.policies.gl
  if (line === 'auto') return `Liability applies to ${liabilityAutos(voice)}.`
  if (line === 'wc') return `Benefits to injured workers are ${voice.tick('wc.statutory', 'as the statute provides')}.`
  if (line !== 'gl') return ''
  return claimsMade
    ? `It is a ${voice.tick('gl.claimsMade', 'claims-made')} policy.`
    : `It is an ${voice.tick('gl.occurrence', 'occurrence')} policy.`
}

/** Limits in a sentence; those of autos and umbrella in words at times. */
function spoken(voice: Voice, line: Line): string {
  const { limits } = voice.truth.policies[line]
  if (line === 'auto' && limits.csl && voice.chance.maybe(0.5)) {
    voice.limit('auto', 'csl')
    return `${inWords(limits.csl)} for any one accident, bodily injury and property damage combined`
  }
  return limitRows(voice, line)
    .map(([label, amount]) => `${amount} (${label})`)
    .join(', ')
}
