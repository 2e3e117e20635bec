import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { briefLimit, inWords, limitRows, otherRows } from './limit-words.ts'
import { conditions, formList, premiumRows } from './road-amounts.ts'
import { aWay, carrierOf, grid, houseCss, insuredBlock, pairs, producerBlock, term } from './sheets.ts'

/** Declarations of an umbrella or excess policy over a fleet, with what lies under it. */
export const umbrellaDeclarations: Paper = {
  draw(voice) {
    const { chance } = voice
    const umbrella = chance.maybe(0.6)
    const title = umbrella
      ? voice.tick(
          'umbrella.umbrella',
          chance.pick(['Commercial Umbrella Declarations', 'Transportation Umbrella Liability – Declarations']),
        )
      : voice.tick(
          'umbrella.excess',
          chance.pick(['Excess Liability Declarations', 'Following-Form Excess Liability Policy']),
        )
    const number = voice.number('umbrella')
    const carrier = carrierOf(voice, 'umbrella', chance.maybe(0.5))
    const period = term(voice, 'umbrella')
    const head = chance.pick([
      () =>
        `<div class="two"><div><b>${carrier}</b><h1>${title}</h1>${insuredBlock(voice)}</div><div class="box">No. ${number}<br>${period}<hr>${producerBlock(voice)}</div></div>`,
      () =>
        `<h1>${title}</h1>${pairs(
          [
            ['Policy number', number],
            ['Policy term', period],
            ['Insurance company', carrier],
            ['Named insured', insuredBlock(voice)],
            ['Broker', producerBlock(voice)],
          ],
          'beside',
        )}`,
      () =>
        `<p class="right">${number}</p><h1>${title}</h1><p>In return for the premium, ${carrier} insures</p><p class="box">${insuredBlock(voice)}</p><p>The term ${period.replace('From', 'from')}.</p><p class="small">Placed by<br>${producerBlock(voice)}</p>`,
    ])()
    const own = `<h2>${chance.pick(['Limits of this policy', 'Our limits', 'Item 3. Limits of insurance'])}</h2>${ownLimits(voice)}`
    const under = `<h2>${chance.pick(['Schedule of underlying insurance', 'What must be kept in force beneath this policy', 'Underlying coverages'])}</h2>${underlying(voice)}<p class="small">${chance.maybe(0.5) ? 'A gap in the coverages above is borne by the insured.' : 'The figures of this schedule are those of other policies. They are not part of our limits.'}</p>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: houseCss(voice),
      html: `${head}<div class="stripe"></div>${chance.maybe(0.75) ? own + under : under + own}<h2>Premium</h2>${pairs(premiumRows(voice, ['Flat premium', 'Power units over schedule']), aWay(voice))}<p class="small">${formList(voice).join(' / ')}</p>${conditions(voice)}`,
    }
  },
}

function ownLimits(voice: Voice): string {
  const { occurrence = 0, aggregate = 0, retention = 0 } = voice.truth.policies.umbrella.limits
  const shape = voice.chance.pick(['rows', 'rows', 'prose', 'short'] as const)
  if (shape === 'rows')
    return `${pairs(limitRows(voice, 'umbrella'), aWay(voice))}${retention ? '' : '<p>Self-insured retention: none.</p>'}`
  if (shape === 'short') {
    const rows: [string, string][] = [
      ['Any one occurrence', briefLimit(voice, 'umbrella', 'occurrence')],
      ['Aggregate, where one applies', briefLimit(voice, 'umbrella', 'aggregate')],
    ]
    if (retention)
      rows.push([voice.tick('umbrella.retention', 'Retention'), briefLimit(voice, 'umbrella', 'retention')])
    return pairs(rows, aWay(voice))
  }
  voice.limit('umbrella', 'occurrence')
  voice.limit('umbrella', 'aggregate')
  const kept = retention
    ? `Where no underlying insurance applies, the insured first bears a ${voice.tick('umbrella.retention', 'retention')} of ${voice.limit('umbrella', 'retention')} for each occurrence.`
    : 'No retention applies.'
  return `<p>The most we pay for any one occurrence is ${inWords(occurrence)}, and ${inWords(aggregate)} in the aggregate for the term. ${kept}</p>`
}

function underlying(voice: Voice): string {
  const { chance } = voice
  const names: [Line, string][] = [
    ['auto', 'Automobile liability'],
    ['gl', 'General liability'],
    ['wc', 'Employers liability'],
  ]
  const rows = names.map(([line, name]) => {
    const policy = voice.truth.policies[line]
    const limits = otherRows(voice, line, policy.limits)
    const told = line === 'gl' ? limits.slice(0, 3) : limits
    const insurer = voice.text(policy.carrier.name)
    const dates = `${voice.date(policy.effective)} – ${voice.date(policy.expiration)}`
    return [
      name,
      `${insurer}<br>${voice.text(policy.number)}<br>${dates}`,
      told.map(([label, amount]) => `${label} ${amount}`).join('<br>'),
    ]
  })
  const garage = ['Garagekeepers (not followed)', 'various', voice.money(chance.pick([300_000, 500_000]))]
  const all = chance.maybe(0.3) ? [...rows, garage] : rows
  const bare = chance.maybe(0.35)
  return bare
    ? grid(
        ['Underlying coverage', 'Underlying limits'],
        all.map(([name, , limits]) => [name!, limits!]),
      )
    : grid(['Underlying coverage', 'Insurer, policy, term', 'Underlying limits'], all)
}
