import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { laid, listed, look } from './house-look.ts'
import { aNotation, sums, term } from './market-wording.ts'
import {
  insuredCaption,
  insurer,
  insurerCaption,
  numberCaption,
  producerCaption,
  theInsured,
  theProducer,
} from './parties.ts'
import { charges, clauses, formsList, stamp } from './surplus-clauses.ts'

/** Excess follow-form declarations whose schedule of underlying insurance misleads. */
export const excessSchedule: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const { umbrella } = truth.policies
    const write = aNotation(voice)
    const isUmbrella = chance.maybe(0.25)
    voice.tick(isUmbrella ? 'umbrella.umbrella' : 'umbrella.excess', '')
    const form = isUmbrella
      ? 'Umbrella Liability'
      : chance.pick(['Excess Liability (Follow Form)', 'Following Form Excess', 'Excess Casualty – Follow Form'])
    const below = (words: string, limits: [string, number][]): string[] => {
      const start = chance.maybe(0.6) ? umbrella.effective : daysLater(umbrella.effective, -chance.int(20, 150))
      const end = daysLater(start, 365)
      return [
        words,
        voice.text(truth.names.carrier().name),
        `${chance.pick(['CGL', 'PX', 'BAP', 'UL'])}-${chance.digits(6)}`,
        `${voice.date(start)} – ${voice.date(end)}`,
        limits.map(([label, amount]) => `${write(amount)} ${label}`).join('<br>'),
      ]
    }
    const million = 1_000_000
    const layers = [
      below('Commercial General Liability', [['each occurrence', million], ['general aggregate', 2 * million], ['products aggregate', 2 * million]]),
      below('Automobile Liability', [['combined single limit', million]]),
      below('Employers Liability', [['each accident', million], ['disease, policy limit', million], ['disease, each employee', million]]),
      ...(!isUmbrella && chance.maybe(0.4) ? [below('Lead Excess', [['each occurrence', chance.int(2, 5) * million]])] : []),
    ] // biome-ignore format: a table
    const heads = ['Coverage', 'Underlying insurer', 'Underlying policy', 'Underlying period', 'Underlying limits']
    const turned = `<table class="grid small"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${layers.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
    const told = layers
      .map(
        (row) => `<p><b>${row[0]}</b> – ${row[1]}, No. ${row[2]}, ${row[3]}: ${row[4]!.replaceAll('<br>', ', ')}</p>`,
      )
      .join('')
    const schedule: [string, string] = [
      chance.pick([
        'Schedule of Underlying Insurance',
        'Controlling Underlying Policies',
        'Underlying Insurance (not provided by this policy)',
      ]),
      chance.maybe(0.65) ? turned : told,
    ]
    const rows = sums(voice, 'umbrella', write)
    const ours: [string, string][] = [
      [
        chance.pick([
          'Limits of this policy',
          'Our Limits of Liability',
          'The Insurer’s Limits hereon',
          'Limits of Insurance – Excess Policy',
        ]),
        `${listed(voice, rows)}<p>${chance.pick(['in excess of the underlying scheduled herein', 'excess of underlying as scheduled', 'and then only after the underlying is exhausted by payment'])}</p>`,
      ],
      ['Form', `${form}; ${voice.tick('umbrella.occurrence', chance.pick(['Occurrence', 'occurrence basis']))}`],
      [chance.pick(['Policy Period', 'Period of Insurance', 'Term']), term(voice, 'umbrella')],
    ]
    const first: [string, string][] = [
      [numberCaption(voice), voice.number('umbrella')],
      [insuredCaption(voice), theInsured(voice)],
      [insurerCaption(voice), insurer(voice, 'umbrella')],
      [producerCaption(voice), theProducer(voice)],
    ]
    const last: [string, string][] = [
      [
        'Sublimit',
        `Crisis response ${voice.money(chance.pick([50_000, 100_000]))} in the aggregate, part of the limit`,
      ],
      ['Premium', listed(voice, charges(voice, umbrella.premium))],
      [
        'Endorsements',
        [...formsList(voice), ...clauses(voice, 2, 6)].map((line) => `<div class="small">${line}</div>`).join(''),
      ],
      [
        'Expiring program',
        `No. ${truth.prior.umbrella.number}, ${voice.money(truth.prior.umbrella.limits.occurrence!)} each occurrence, to ${voice.date(truth.prior.umbrella.expiration)}`,
      ],
    ]
    const order = chance.pick([
      [...first, schedule, ...ours, ...last],
      [...first, ...ours, schedule, ...last],
      [...chance.shuffle([...first, ...ours]), schedule, ...last],
    ])
    const title = chance.pick([
      `${form.toUpperCase()} DECLARATIONS`,
      `Declarations – ${form}`,
      'EXCESS INSURANCE POLICY – SCHEDULE',
    ])
    const titled = isUmbrella && title.startsWith('EXCESS INSURANCE') ? 'UMBRELLA LIABILITY POLICY – SCHEDULE' : title
    const html = `<h1>${titled}</h1><p class="small">Placed by ${voice.text(truth.wholesaler.name)}, surplus lines broker.</p>${laid(voice, order)}${chance.maybe(0.7) ? stamp(voice) : ''}`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css: look(voice),
      ...(chance.maybe(0.4) ? { running: `${voice.text(truth.policies.umbrella.number)} · ${titled}` } : {}),
    }
  },
}
