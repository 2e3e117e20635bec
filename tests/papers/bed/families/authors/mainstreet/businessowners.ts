import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { type Cards, cards } from './cards.ts'
import { costs, forms } from './cost-and-forms.ts'
import { notInForce } from './not-in-force.ts'
import { agentBlock, finePrint, insuredBlock, masthead } from './people.ts'
import { insurerOf, limitsOf, policyOf, titleOf, wordsFor } from './plain-words.ts'

function liability(voice: Voice, parts: Cards): string {
  const { chance } = voice
  const policy = voice.truth.policies.gl
  const amounts = limitsOf(voice, 'gl', wordsFor(voice, 'gl'), chance.maybe(0.4))
  const basis = policy.claimsMade
    ? voice.tick('gl.claimsMade', 'This is claims-made coverage: we must hear of the claim during the policy period.')
    : chance.maybe(0.5)
      ? voice.tick(
          'gl.occurrence',
          'This is occurrence coverage: it answers for what happens during the policy period.',
        )
      : ''
  const per = chance.pick([
    () => '',
    () => '',
    () => voice.tick('gl.perLocation', 'The yearly cap applies separately to each location.'),
    () =>
      voice.tick('gl.perPolicy', 'The general aggregate applies once per policy, whatever the number of locations.'),
  ])()
  const shown = chance.pick(['figures', 'first', 'lines', 'table'] as const)
  const [big, rest] = [amounts.slice(0, 2), amounts.slice(2)]
  const figures = (all: [string, string][], columns: number) =>
    parts.grid(
      columns,
      all.map(([words, amount]) => parts.card('shield', '', parts.figure(amount, words))),
    )
  const body = {
    figures: () => figures(amounts, chance.pick([2, 3])),
    first: () =>
      figures(big, 2) +
      parts.card('shield', chance.pick(['Also part of your liability', 'The rest of it']), parts.lines(rest)),
    lines: () => parts.lines(amounts),
    table: () =>
      parts.table(
        [chance.pick(['What happens', 'Coverage', 'If…']), chance.pick(['We pay up to', 'Limit', 'Most we pay'])],
        amounts.map((pair) => [...pair]),
      ),
  }[shown]()
  return `<h2>${titleOf(voice, 'gl')}</h2>${body}<p class="c">${[basis, per].filter(Boolean).join(' ')}</p>`
}

function property(voice: Voice, parts: Cards): string {
  const { chance } = voice
  const places = voice.truth.locations.slice(0, 3).map((location) =>
    parts.card(
      'shop',
      `Location ${location.number}`,
      [
        voice.address(location.party.address).join(', '),
        parts.lines([
          [chance.pick(['Building', 'Your building']), voice.money(location.building)],
          [chance.pick(['Your stuff (business property)', 'Contents']), voice.money(location.contents)],
          ['Property deductible', voice.money(chance.pick([500, 1000, 2500]))],
        ]),
      ].join('<br>'),
    ),
  )
  return `<h2>${chance.pick(['Your property', 'Buildings and belongings', 'Property coverage'])}</h2>${parts.grid(Math.min(places.length, chance.pick([1, 2, 3])), places)}`
}

function extras(voice: Voice, parts: Cards): string {
  const { chance } = voice
  const all: [string, string][] = [
    ['Money and securities, inside', voice.money(10_000)],
    ['Equipment breakdown', 'Included in property limit'],
    ['Lost business income', 'Up to 12 months'],
    ['Data breach response', voice.money(chance.pick([25_000, 50_000]))],
    ['Employee dishonesty', voice.money(chance.pick([10_000, 15_000, 25_000]))],
    ['Outdoor signs', voice.money(5000)],
    ['Spoiled goods', voice.money(chance.pick([2500, 7500]))],
    ['Flood', 'Not part of this policy'],
  ]
  return `<h2>${chance.pick(['Property extras that come with it', 'More property protection', 'Built-in property add-ons'])}</h2>${parts.lines(chance.some(all, chance.int(4, 7)))}`
}

/** Declarations of a businessowners policy as a page of panels. */
export const businessowners: Paper = {
  draw(voice) {
    const { chance } = voice
    const parts = cards(voice)
    const aside = chance.maybe(0.5)
    const companyApart = chance.maybe(0.4)
    const top = masthead(
      voice,
      'gl',
      chance.pick([
        'Businessowners declarations',
        'Your businessowners policy',
        'Declarations page<br><span class="c">Businessowners</span>',
      ]),
    )
    const details = parts.card(
      'paper',
      chance.pick(['Policy details', 'The basics', 'Your policy']),
      parts.lines(policyOf(voice, 'gl', !companyApart)),
    )
    const agent = agentBlock(voice)
    const whom = parts.card(
      'person',
      chance.pick(['Who’s insured', 'Named insured', 'Your business']),
      insuredBlock(voice),
    )
    const panels = chance.shuffle([details, whom, parts.card('bulb', agent.title, agent.body)])
    const glance = chance.pick(['Your coverage at a glance', 'Here’s what you’re covered for', 'Coverage summary'])
    const sections = [
      liability(voice, parts),
      ...chance.shuffle([
        property(voice, parts),
        extras(voice, parts),
        costs(voice, parts),
        notInForce(voice, 'gl', parts),
      ]),
    ]
    const main = `<h1>${glance}</h1>${(chance.maybe(0.6) ? sections : chance.shuffle(sections)).join('')}${chance.maybe(0.6) ? forms(voice) : ''}`
    const company = companyApart ? `<p class="fine">${insurerOf(voice, 'gl').join(': ')}</p>` : ''
    const html = aside
      ? `${top}<div class="split">${chance.maybe(0.5) ? `<div>${main}</div><div class="cells">${panels.join('')}</div>` : `<div class="cells" style="align-content:start">${panels.join('')}</div><div>${main}</div>`}</div>`
      : `${top}${parts.grid(3, panels)}${main}`
    return { kind: 'declarations', feeds: 'fills', html: html + company + finePrint(voice, 'gl'), css: parts.css }
  },
}
