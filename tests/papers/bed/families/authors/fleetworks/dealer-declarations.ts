import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { crossedBoxes, legend, liabilityAutos, liabilitySymbols, otherSymbol } from './covered-autos.ts'
import { limitRows } from './limit-words.ts'
import { conditions, formList, premiumRows } from './road-amounts.ts'
import { aWay, carrierOf, grid, houseCss, insuredBlock, pairs, producerBlock, term } from './sheets.ts'

/** One policy of a dealer or garage: liability for autos, general liability, customers' autos and stock. */
export const dealerDeclarations: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance } = voice
    voice.notJudged('professional')
    const number = voice.number('auto')
    voice.number('gl')
    voice.effective('gl')
    voice.expiration('gl')
    voice.carrier('gl')
    const carrier = carrierOf(voice, 'auto', chance.maybe(0.55))
    const period = term(voice, 'auto')
    const business = chance.pick([
      'Franchised dealer',
      'Used auto dealer',
      'Repair garage and towing',
      'Truck dealer and service',
    ])
    const heads = [
      () =>
        `<div class="two"><div><b style="font-size:1.4em">${carrier}</b><div class="stripe"></div>Auto Dealers and Garage Policy</div><div class="right">${number}<br>${period}</div></div><div class="two"><div>${insuredBlock(voice)}</div><div>${producerBlock(voice)}</div></div>`,
      () =>
        `<h1>Declarations – Dealers and Garage Program</h1>${grid(['Policy', 'Term', 'Insurer', 'Agency'], [[number, period, carrier, producerBlock(voice)]])}<p><span class="tag">First named insured and mailing address</span>${insuredBlock(voice)}</p>`,
      () =>
        `<h1>Garage Package: Declarations</h1><div class="two"><div class="box">${pairs(
          [
            ['Contract number', number],
            ['Coverage period', period],
            ['Underwritten by', carrier],
          ],
          'above',
        )}</div><div>${pairs(
          [
            ['Insured', insuredBlock(voice)],
            ['Producer', producerBlock(voice)],
          ],
          'above',
        )}</div></div>`,
    ]
    const sections = [autoPart(voice), liabilityPart(voice), keepers(voice), stock(voice)]
    const body = chance.maybe(0.35) ? chance.shuffle(sections) : sections
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: houseCss(voice),
      html: `${chance.pick(heads)()}<p class="small">${business}. All parts below are of this one policy and share its number and term. Dealer plates: ${chance.int(2, 40)}. Rating units: ${chance.int(3, 60)}.</p>${body.join('')}<h2>Premium by part</h2>${pairs(premiumRows(voice, ['Covered autos', 'General liability', 'Customers’ autos', 'Dealers stock']), 'dots')}<p class="small">${formList(voice).join('<br>')}</p>${conditions(voice)}`,
    }
  },
}

function autoPart(voice: Voice): string {
  const title = `<h2>${voice.chance.pick(['Part A – Covered autos liability', 'Section I. Automobile liability', 'Commercial automobile liability'])}</h2>`
  const rows = limitRows(voice, 'auto')
  const form = voice.chance.pick(['symbols', 'words', 'boxes'] as const)
  if (form === 'words')
    return `${title}<p>Autos insured for liability: ${liabilityAutos(voice)}.</p>${pairs(rows, aWay(voice))}`
  if (form === 'boxes') return `${title}<p>${crossedBoxes(voice)}</p>${pairs(rows, aWay(voice))}`
  const symbols = liabilitySymbols(voice, 'dealer')
  const more = [
    ['Medical payments, autos', otherSymbol(voice, 'dealer'), voice.money(voice.chance.pick([1000, 2000, 5000]))],
    ['Uninsured motorists', otherSymbol(voice, 'dealer'), voice.money(voice.chance.pick([50_000, 100_000]))],
    ['Garagekeepers', '30', 'see its part'],
    ['Dealers physical damage', '31', 'see its part'],
  ]
  const key = [...legend(voice, 'dealer'), ['30', 'customers’ autos left for service'], ['31', 'autos held for sale']]
  return `${title}${grid(['Coverage', 'Autos', 'Limit'], [...rows.map(([label, amount]) => [label, symbols, amount]), ...more])}<p class="small">${key.map(([one, words]) => `${one}: ${words}`).join(' · ')}</p>`
}

function liabilityPart(voice: Voice): string {
  const { chance, truth } = voice
  const basis = truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', 'Coverage is written on a claims-made basis')
    : voice.tick('gl.occurrence', 'Coverage is written on an occurrence basis')
  const per = chance.maybe(0.3)
    ? `; the general aggregate applies ${chance.maybe(0.5) ? voice.tick('gl.perLocation', 'separately to each location') : voice.tick('gl.perPolicy', 'once to the whole policy')}`
    : ''
  const title = chance.pick([
    'Part B – General liability',
    'Section II. General liability for dealer operations',
    'General liability, other than autos',
  ])
  return `<h2>${title}</h2>${pairs(limitRows(voice, 'gl'), aWay(voice))}<p class="small">${basis}${per}. Acts, errors or omissions of the dealer (titles, odometers, truth in lending), defense within a sublimit of ${voice.money(25_000)}.</p>`
}

function keepers(voice: Voice): string {
  const rows = voice.truth.locations
    .slice(0, 12)
    .map((place) => [
      place.number,
      voice.address(place.party.address).join(', '),
      voice.money(voice.chance.pick([60_000, 120_000, 300_000, 500_000])),
      voice.money(voice.chance.pick([250, 500, 1000])),
      voice.money(voice.chance.pick([1000, 2500, 5000])),
    ])
  const basis = voice.chance.pick(['Legal liability', 'Direct primary', 'Direct excess'])
  return `<h2>${voice.chance.pick(['Garagekeepers', 'Customers’ autos in your care'])} – ${basis}</h2>${grid(['Loc.', 'Premises', 'Limit per location', 'Ded. per auto', 'Ded. per event'], rows)}`
}

function stock(voice: Voice): string {
  const { chance } = voice
  const rows: [string, string][] = [
    ['Dealers stock, blanket, any one loss', voice.money(chance.int(4, 40) * 50_000)],
    ['False pretense', voice.money(chance.pick([25_000, 50_000, 100_000]))],
    ['Transit, any one auto', voice.money(chance.pick([40_000, 80_000]))],
    ['Wind and hail deductible, per auto / most', `${voice.money(1000)} / ${voice.money(10_000)}`],
  ]
  return `<h2>Dealers physical damage</h2>${pairs(rows, chance.pick(['beside', 'dots']))}`
}
