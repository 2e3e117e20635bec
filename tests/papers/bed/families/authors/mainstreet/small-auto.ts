import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { type Cards, cards } from './cards.ts'
import { notInForce } from './not-in-force.ts'
import { agentBlock, brandOf, finePrint, insuredBlock, masthead } from './people.ts'
import { autosOf, limitsOf, policyOf, titleOf, wordsFor } from './plain-words.ts'

function liability(voice: Voice, parts: Cards): string {
  const { chance } = voice
  const amounts = limitsOf(voice, 'auto', wordsFor(voice, 'auto'), chance.maybe(0.4))
  const title = chance.pick([
    'If you hurt someone or hit something (liability)',
    'Liability',
    'Damage and injury to others – liability',
  ])
  // The list of vehicles below makes some readers tick scheduled autos too.
  if (!voice.truth.policies.auto.symbols.includes(7)) voice.notJudged('auto.scheduled')
  const which = `${chance.pick(['Liability applies to', 'Covered autos for liability:', 'Vehicles this counts for:'])} ${autosOf(voice)}.`
  const body = chance.maybe(0.5)
    ? parts.grid(
        amounts.length,
        amounts.map(([words, amount]) => parts.figure(amount, words)),
      )
    : parts.lines(amounts)
  return parts.card('shield', title, `${body}<p class="c">${which}</p>`)
}

function other(voice: Voice, parts: Cards): string {
  const { chance } = voice
  const uninsured = chance.pick([50_000, 100_000, 300_000])
  return parts.card(
    'car',
    chance.pick(['For you and your vehicles', 'The rest of your coverage', 'Other coverages']),
    parts.lines(
      chance.shuffle([
        ['Uninsured drivers, each accident', voice.money(uninsured)],
        ['Medical payments to people in your vehicle', voice.money(chance.pick([1000, 2000, 5000]))],
        ['Collision deductible', voice.money(chance.pick([500, 1000]))],
        ['Comprehensive deductible', voice.money(chance.pick([250, 500]))],
        ['Towing, each time', voice.money(chance.pick([75, 150]))],
        ['Rental while yours is fixed', `${voice.money(40)} a day, 30 days`],
      ]),
    ),
  )
}

function fleet(voice: Voice, parts: Cards): string {
  const { chance, truth } = voice
  const some = truth.vehicles.slice(0, 12)
  const title = chance.pick(['Your vehicles', 'On the road for you', 'Scheduled vehicles'])
  if (chance.maybe(0.5))
    return `<h2>${title}</h2>${parts.grid(
      chance.pick([2, 3]),
      some.map((one) =>
        parts.card(
          'car',
          `${one.year} ${one.make} ${one.model}`,
          parts.lines([
            ['VIN', one.vin],
            ['Paid new', voice.money(one.cost)],
            ['Year’s premium', voice.money(chance.int(400, 3000))],
          ]),
        ),
      ),
    )}`
  return `<h2>${title}</h2>${parts.table(
    ['#', 'Vehicle', 'VIN', 'Paid new', 'Premium'],
    some.map((one) => [
      one.number,
      `${one.year} ${one.make} ${one.model}`,
      one.vin,
      voice.money(one.cost),
      voice.money(chance.int(400, 3000)),
    ]),
  )}`
}

function drivers(voice: Voice, parts: Cards): string {
  const some = voice.truth.drivers.slice(0, 8)
  return `<h2>${voice.chance.pick(['Drivers we know about', 'Listed drivers', 'Who drives'])}</h2>${parts.table(
    ['Driver', 'Born', 'License'],
    some.map((one) => [one.name, one.born.slice(0, 4), `${one.state} ••••${one.license.slice(-4)}`]),
  )}`
}

/** A card for the glove box; it says again what the policy says. */
function gloveBox(voice: Voice, parts: Cards): string {
  const { chance, truth } = voice
  const vehicle = truth.vehicles[0]!
  return `<div style="border:1px dashed #999;padding:8px;width:62%;margin-top:14px"><b>${brandOf(voice, 'auto')} ${chance.pick(['ID card', 'auto insurance card', 'proof of auto insurance'])}</b> <span class="pill">cut here</span>${parts.lines(
    [
      ['Policy', voice.number('auto')],
      ['From / to', `${voice.effective('auto')} / ${voice.expiration('auto')}`],
      ['Vehicle', `${vehicle.year} ${vehicle.make} ${vehicle.model}, VIN ${vehicle.vin}`],
    ],
  )}<span class="c">Keep this card in the vehicle. Show it when asked.</span></div>`
}

/** Declarations of a few business autos with a card for the glove box. */
export const smallAuto: Paper = {
  draw(voice) {
    const { chance } = voice
    const parts = cards(voice)
    const agent = agentBlock(voice)
    const panels = chance.shuffle([
      parts.card('person', chance.pick(['Insured', 'Policyholder', 'Insured business']), insuredBlock(voice)),
      parts.card(
        'paper',
        chance.pick(['Policy details', 'Key facts', titleOf(voice, 'auto')]),
        parts.lines(policyOf(voice, 'auto')),
      ),
      parts.card('bulb', agent.title, agent.body),
    ])
    const coverages = chance.shuffle([liability(voice, parts), other(voice, parts)])
    const lists = chance
      .shuffle([fleet(voice, parts), drivers(voice, parts), notInForce(voice, 'auto', parts)])
      .join('')
    const top = masthead(voice, 'auto', `${titleOf(voice, 'auto')}<br><span class="c">Declarations</span>`)
    const card = chance.maybe(0.6) ? gloveBox(voice, parts) : ''
    const heading = `<h1>${chance.pick(['Your coverage at a glance', 'You’re road ready', 'Auto coverage summary'])}</h1>`
    const html = chance.pick([
      () => `${top}${heading}${parts.grid(2, coverages)}${parts.grid(3, panels)}${lists}${card}`,
      () => `${top}${parts.grid(2, panels.slice(0, 2))}${heading}${coverages.join('<br>')}${lists}${panels[2]}${card}`,
      () =>
        `${top}<div class="split"><div>${heading}${coverages.join('<br>')}</div><div>${panels.join('<br>')}</div></div>${lists}${card}`,
    ])()
    return { kind: 'declarations', feeds: 'fills', html: html + finePrint(voice, 'auto'), css: parts.css }
  },
}
