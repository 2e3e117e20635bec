import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autos, dollars, figures, from, has, longDate, own, short, until } from './words.ts'

type Print = (amount: number) => string
const figure = (amount: string, caption: string) => `<p class="f"><b>${amount}</b><i>${caption}</i></p>`
const box = (isOn: boolean, words: string) => `<span class="x">${isOn ? '☒' : '☐'} ${words}</span>`

const CAPTIONS = [
  { occurrence: 'any one occurrence', aggregate: 'general aggregate', products: 'products &amp; completed work, yearly total', personal: 'personal &amp; advertising injury', rented: 'premises rented to the insured, any one', medical: 'medical expense, one person' },
  { occurrence: 'each event', aggregate: 'aggregate other than products', products: 'aggregate, products / completed operations', personal: 'personal injury and advertising injury', rented: 'damage to rented premises', medical: 'med pay per person' },
] // biome-ignore format: a table

function liability(voice: Voice, print: Print): [string, string] {
  const captions: Record<string, string> = voice.chance.pick(CAPTIONS)
  const isClaimsMade = voice.truth.policies.gl.claimsMade
  voice.tick(isClaimsMade ? 'gl.claimsMade' : 'gl.occurrence', '')
  const kinds = [box(!isClaimsMade, 'occurrence form'), box(isClaimsMade, 'claims-made form')]
  const per = voice.chance.pick(['gl.perPolicy', 'gl.perProject', 'gl.perLocation', null] as const)
  if (per) voice.tick(per, '')
  const applies = per
    ? `<br>General aggregate applies per: ${box(per === 'gl.perPolicy', 'policy')} ${box(per === 'gl.perProject', 'project')} ${box(per === 'gl.perLocation', 'location')}`
    : ''
  const names = Object.keys(captions)
  const shown = voice.chance.maybe(0.5)
    ? names
    : ['medical', 'rented', 'personal', 'occurrence', 'products', 'aggregate']
  return [
    kinds.join(' ') + applies,
    shown.map((name) => figure(own(voice, 'gl', name, print), captions[name]!)).join(''),
  ]
}

function auto(voice: Voice, print: Print): [string, string] {
  const on = voice.truth.policies.auto.symbols
  autos(voice, { 1: '', 2: '', 7: '', 8: '', 9: '' })
  const words: [number, string][] = [[1, 'any auto'], [2, 'all owned autos'], [7, 'scheduled autos only'], [8, 'hired autos'], [9, 'non-owned autos']] // biome-ignore format: a table
  const limits: [string, string][] = [['csl', 'one limit, injury and damage, each accident'], ['perPerson', 'bodily injury, one person'], ['perAccident', 'bodily injury, one accident'], ['damage', 'property damage, one accident']] // biome-ignore format: a table
  return [
    words.map(([symbol, word]) => box(on.includes(symbol), word)).join(' '),
    limits
      .filter(([name]) => has(voice, 'auto', name))
      .map(([name, word]) => figure(own(voice, 'auto', name, print), word))
      .join(''),
  ]
}

function umbrella(voice: Voice, print: Print, isExcess: boolean): [string, string] {
  voice.tick(isExcess ? 'umbrella.excess' : 'umbrella.umbrella', '')
  voice.tick('umbrella.occurrence', '')
  const kept = has(voice, 'umbrella', 'retention')
  if (kept) voice.tick('umbrella.retention', '')
  return [
    `${box(!isExcess, 'umbrella')} ${box(isExcess, 'excess')} &nbsp; ${box(true, 'occurrence')} ${box(false, 'claims-made')}`,
    figure(own(voice, 'umbrella', 'occurrence', print), 'any one occurrence') +
      figure(own(voice, 'umbrella', 'aggregate', print), 'yearly total') +
      (kept ? figure(own(voice, 'umbrella', 'retention', dollars), 'retained by the insured') : figure('none', 'retained by the insured')),
  ] // biome-ignore format: a table
}

function compensation(voice: Voice, print: Print): [string, string] {
  voice.tick('wc.statutory', '')
  return [
    `${box(true, 'benefits as the state’s statutes require')}<br>Owners and officers: ${voice.chance.pick(['included', 'those who elected out are not covered', 'see remarks'])}`,
    figure(own(voice, 'wc', 'accident', print), 'employers’ liability, one accident') +
      figure(own(voice, 'wc', 'disease', print), 'illness, policy limit') +
      figure(own(voice, 'wc', 'employee', print), 'illness, one employee'),
  ]
}

/** A certificate of the agency's own design: figures stand above their captions, companies in a key of their own or in each block. */
export const certificate: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const print = chance.pick<Print>([dollars, figures, voice.money, short])
    const isExcess = chance.maybe(0.3)
    const lines: Line[] = ['gl', ...(chance.maybe(0.7) ? ['auto' as const] : []), ...(chance.maybe(0.7) ? ['umbrella' as const] : []), 'wc'] // biome-ignore format: a list
    const order = chance.maybe(0.6) ? lines : chance.shuffle(lines)
    const titles: Record<Line, string> = { gl: 'General<br>liability', auto: 'Business<br>automobile', umbrella: isExcess ? 'Excess<br>liability' : 'Umbrella', wc: 'Workers’<br>compensation', professional: '' } // biome-ignore format: a table
    const isKeyed = chance.maybe(0.5)
    const withCode = chance.maybe(0.7)
    const company = (line: Line) => `${voice.carrier(line)}${withCode ? ` <small>NAIC ${voice.naic(line)}</small>` : ''}`
    const companies = [...new Set(order.map((line) => truth.policies[line].carrier.name))]
    const day = chance.maybe(0.5) ? longDate : undefined
    const body = (line: Line) =>
      line === 'gl' ? liability(voice, print) : line === 'auto' ? auto(voice, print) : line === 'umbrella' ? umbrella(voice, print, isExcess) : compensation(voice, print) // biome-ignore format: a choice
    const block = (line: Line) => {
      const [kinds, limits] = body(line)
      const key = companies.indexOf(truth.policies[line].carrier.name) + 1
      return `<section><h2>${titles[line]}${isKeyed ? `<em>${key}</em>` : ''}</h2><div class="p"><p class="n">${voice.number(line)}</p><p>${from(voice, line, day)} <i>to</i> ${until(voice, line, day)}</p>${isKeyed ? '' : `<p>${company(line)}</p>`}<p class="k">${kinds}</p></div><div class="l">${limits}</div></section>`
    }
    const key = isKeyed
      ? `<div class="key"><i>Key to companies</i> ${companies.map((name, index) => `<span><em>${index + 1}</em> ${company(order.find((line) => truth.policies[line].carrier.name === name)!)}</span>`).join('')}</div>`
      : ''
    const holder = { name: truth.names.business(), address: truth.names.address() }
    const issued = voice.date(daysLater(truth.policies.gl.effective, chance.int(3, 25)))
    const remarks = chance.pick([
      'The holder is an additional insured where a signed contract says so. Recovery rights are given up in the holder’s favor on the same terms.',
      'Job: interior repairs, buildings 2 through 6. Jobs with a price above $250,000 need our approval before work begins.',
      'Issued at the insured’s request as proof of coverage. A crane subcontractor must show limits of $5,000,000 of its own.',
    ])
    const html = `<div class="wc"><header><div><h1>${voice.producer()}</h1><p>${voice.producerAddress().join(' · ')}</p><p>${[`tel ${voice.reach('phone')}`, chance.maybe(0.6) ? `fax ${voice.reach('fax')}` : '', chance.maybe(0.6) ? voice.reach('email') : ''].filter(Boolean).join(' · ')}</p></div><div class="r"><b>${chance.pick(['Proof of Liability Coverage', 'Certificate of Coverage in Force', 'Certificate of Insurance'])}</b><br>no. ${chance.digits(5)} · ${issued}</div></header>
<div class="who"><div><i>coverage belongs to</i><b>${voice.insured()}</b>${voice.insuredAddress().join('<br>')}</div><div><i>shown to</i><b>${voice.text(holder.name)}</b>${voice.address(holder.address).join('<br>')}</div></div>
${isKeyed && chance.maybe(0.5) ? key + order.map(block).join('') : order.map(block).join('') + key}
<p class="rem"><i>Remarks</i> ${remarks}</p><p class="fine">This sheet informs and nothing more: it changes no policy, and the policies’ own exclusions and conditions rule. Limits shown may have been reduced by paid claims. If a policy above is canceled, the company gives notice as the policy provides.</p><p class="sig">${chance.pick(['Your contact at the agency', 'Questions? Ask'])}: ${voice.reach('contact')}</p></div>`
    return { kind: 'certificate', feeds: 'fills', html, css: CSS(chance.pick(["'DejaVu Serif Condensed', serif", "'Inter Variable', sans-serif", "'Liberation Sans', sans-serif"])) }
  },
} // biome-ignore format: a page

const CSS = (font: string) => `
.wc { font: 9px/1.4 ${font}; color: #1d1d1d } .wc p { margin: 0 } .wc i { font-style: normal; color: #775; font-size: 7.5px }
.wc header { display: flex; justify-content: space-between; border-bottom: 3px double #444; padding-bottom: 6px }
.wc h1 { font-size: 17px; font-weight: normal; margin: 0 } .wc .r { text-align: right; font-size: 9px } .wc .r b { font-size: 14px }
.wc .who { display: grid; grid-template-columns: 1fr 1fr; gap: 30px; padding: 12px 0 } .wc .who i, .wc .who b { display: block } .wc .who b { font-size: 11px }
.wc section { display: grid; grid-template-columns: 116px 226px 1fr; border-top: 1px solid #444; padding: 8px 0; gap: 10px; break-inside: avoid }
.wc h2 { font-size: 13px; line-height: 1.15; margin: 0; font-weight: bold } .wc em { font-style: normal; border: 1px solid #444; border-radius: 8px; padding: 0 5px; font-size: 9px; margin-left: 5px }
.wc .n { font-size: 12px; font-weight: bold } .wc .k { margin-top: 3px; font-size: 8px } .wc .x { white-space: nowrap; margin-right: 4px; font-family: 'DejaVu Sans Condensed' }
.wc .l { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 7px 12px; align-content: start } .wc .f b { display: block; font-size: 12.5px } .wc .f i { display: block; line-height: 1.2 }
.wc .key { border-top: 1px solid #444; padding: 7px 0 } .wc .key span { margin-right: 18px } .wc small { color: #555 } .wc .rem { border-top: 3px double #444; padding: 8px 0 } .wc .fine { font-size: 7.5px; color: #555 } .wc .sig { margin-top: 14px }
`
