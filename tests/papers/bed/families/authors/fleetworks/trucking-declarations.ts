import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { crossedBoxes, legend, liabilityAutos, liabilitySymbols, type Numbering, otherSymbol } from './covered-autos.ts'
import { briefLimit, limitRows } from './limit-words.ts'
import {
  cargoRows,
  conditions,
  formList,
  premiumRows,
  registration,
  sideCoverages,
  unitHead,
  unitRows,
} from './road-amounts.ts'
import { aWay, carrierOf, grid, houseCss, insuredBlock, pairs, producerBlock, term, turned } from './sheets.ts'

/** Declarations of a motor carrier's auto policy, with truckers general liability beside it at times. */
export const truckingDeclarations: Paper = {
  draw(voice) {
    const { chance } = voice
    voice.notJudged('professional')
    const numbering = chance.pick<Numbering>(['business', 'carrier', 'trucker'])
    const layout = chance.pick(['panel', 'ladder', 'items'] as const)
    const heading = chance.pick([
      'Motor Carrier Policy Declarations',
      'Trucking Auto Declarations',
      'Commercial Auto – For-Hire Trucking: Declarations',
      'Declarations: Truckers Coverage Form',
    ])
    const number = voice.number('auto')
    const running = layout === 'ladder' ? `Policy ${number}` : undefined
    const top =
      layout === 'panel'
        ? `<div class="two"><div><h1>${heading}</h1><b>${carrierOf(voice, 'auto', chance.maybe(0.5))}</b><br>${voice.address(voice.truth.policies.auto.carrier.address).join(', ')}<p>${insuredBlock(voice)}</p></div><div class="box"><span class="tag">Policy No.</span>${number}<span class="tag">Period</span>${term(voice, 'auto')}<span class="tag">Agent</span>${producerBlock(voice)}</div></div>`
        : layout === 'ladder'
          ? `<div class="right"><b>${carrierOf(voice, 'auto', chance.maybe(0.4))}</b></div><h1>${heading}</h1>${pairs(
              [
                ['Policy', number],
                ['Term', term(voice, 'auto')],
                ['Insured motor carrier', insuredBlock(voice)],
                ['Producing agent', producerBlock(voice)],
              ],
              chance.pick(['beside', 'above']),
            )}`
          : `<h1>${heading}</h1>${grid(
              [],
              [
                [`ITEM 1. Named insured<br>${insuredBlock(voice)}`, `ITEM 2. Policy term<br>${term(voice, 'auto')}`],
                [
                  `Number ${number}<br>Issued by ${carrierOf(voice, 'auto', chance.maybe(0.5))}`,
                  `Through<br>${producerBlock(voice)}`,
                ],
              ],
            )}`
    const parts = chance.shuffle([
      `<h2>Physical damage and cargo</h2>${pairs(cargoRows(voice), aWay(voice))}`,
      `<h2>Premium</h2>${pairs(premiumRows(voice, ['Liability', 'Physical damage', 'Cargo']), chance.pick(['beside', 'dots']))}`,
      `<h2>Forms made part of this policy</h2><p class="small">${formList(voice).join('; ')}</p>`,
    ])
    const gl = chance.maybe(0.5) ? truckersLiability(voice) : ''
    const units = `<h2>${chance.pick(['Schedule of units', 'ITEM 3. Autos you own'])}</h2>${grid(unitHead(voice), unitRows(voice))}`
    const cover = coverages(voice, numbering)
    const body = chance.maybe(0.3) ? `${units}${cover}` : `${cover}${units}`
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: houseCss(voice),
      running,
      html: `${top}<div class="stripe"></div><p class="small">${registration(voice)} &nbsp; Radius ${chance.pick([50, 200, 500])} miles &nbsp; Commodities: ${chance.pick(['general freight', 'building materials', 'produce', 'machinery'])}</p>${body}${gl}${parts.join('')}${conditions(voice)}`,
    }
  },
}

function coverages(voice: Voice, numbering: Numbering): string {
  const { chance } = voice
  const title = `<h2>${chance.pick(['Coverages and covered autos', 'ITEM TWO – What is covered and for which autos', 'Schedule of coverages'])}</h2>`
  const split = voice.truth.policies.auto.limits
  const side = sideCoverages(voice)
  const shape = chance.pick(['table', 'table', 'words', 'boxes'] as const)
  if (shape === 'table') {
    const symbols = liabilitySymbols(voice, numbering)
    const rows = limitRows(voice, 'auto').map(([label, amount], at) => [label, at ? '″' : symbols, amount, '–'])
    const others = side.map(([label, amount, ded]) => [label, otherSymbol(voice, numbering, label), amount, ded])
    const order = chance.pick([
      [0, 1, 2, 3],
      [1, 0, 2, 3],
      [0, 2, 3, 1],
    ])
    const key = legend(voice, numbering).map(([symbol, words]) => `${symbol} = ${words}`)
    const head = [
      'Coverage',
      chance.pick(['Covered autos', 'Symbols', 'Auto symbol']),
      chance.pick(['Limit', 'Limit of insurance', 'The most we pay']),
      'Deductible',
    ]
    return `${title}${turned(order, head, chance.maybe(0.8) ? [...rows, ...others] : [...others, ...rows])}<p class="small">Key to symbols: ${key.join('; ')}.</p>`
  }
  const rest = grid(
    ['Other auto coverage', 'Limit', 'Deductible'],
    side.map((row) => [...row]),
  )
  if (shape === 'boxes')
    return `${title}<p>Liability applies to: ${crossedBoxes(voice)}</p>${pairs(limitRows(voice, 'auto'), aWay(voice))}${rest}`
  const slashed = chance.maybe(0.5) && !split.csl
  const amounts = slashed
    ? `split limits of ${inThousands(voice)} (thousands of dollars: injury to one person / injury in one accident / property damage in one accident)`
    : split.csl
      ? `${briefLimit(voice, 'auto', 'csl')} combined single limit for each accident`
      : `${briefLimit(voice, 'auto', 'perPerson')} bodily injury per person, ${briefLimit(voice, 'auto', 'perAccident')} bodily injury per accident and ${briefLimit(voice, 'auto', 'damage')} property damage per accident`
  return `${title}<p>Automobile liability is provided at ${amounts}. It applies to the following: ${liabilityAutos(voice)}.</p>${rest}`
}

/** Split limits as drivers say them: 100/300/50. */
function inThousands(voice: Voice): string {
  const names = ['perPerson', 'perAccident', 'damage']
  for (const name of names) voice.limit('auto', name)
  return names.map((name) => (voice.truth.policies.auto.limits[name] ?? 0) / 1000).join('/')
}

/** Truckers general liability: its own policy, or a part on the same sheet. */
function truckersLiability(voice: Voice): string {
  const { chance } = voice
  const claimsMade = voice.truth.policies.gl.claimsMade
  const basis = voice.tick(claimsMade ? 'gl.claimsMade' : 'gl.occurrence', claimsMade ? 'Claims-made' : 'Occurrence')
  const head: [string, string][] = [
    ['Companion policy no.', voice.number('gl')],
    ['Company', carrierOf(voice, 'gl', chance.maybe(0.4))],
    ['In force', term(voice, 'gl')],
    ['Coverage form', basis],
  ]
  return `<h2>${chance.pick(['Truckers general liability', 'Motor carrier premises and operations – general liability', 'Companion general liability'])}</h2>${pairs(head, chance.pick(['beside', 'run']))}${pairs(limitRows(voice, 'gl'), aWay(voice))}`
}
