import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { autosOf, basisOf, brief, joinPool, said, shared } from './house.ts'

/** A business manager's summary of coverage for the board, as a Word document: the pool's lines, excess and workers' compensation of others, and last year beside them. */
export const board: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice, {
      numbers: chance.pick(['one', 'each']),
      ownExcess: chance.maybe(0.4),
      ownWc: chance.maybe(0.4),
    })
    const how = chance.pick([brief, (amount: number) => voice.money(amount)])
    const gl = (name: string, words: string) => `${words} ${said(voice, 'gl', name, how)}`
    const { prior } = truth
    const lines: Line[] = ['gl', 'auto', 'professional', 'umbrella', 'wc']
    const glLimits = [
      gl('occurrence', 'Limit per event'),
      gl('aggregate', 'Annual Total'),
      gl('products', 'Products/completed operations Annual Total'),
      gl('personal', 'Personal and advertising injury'),
      gl('rented', 'Rented premises damage'),
      gl('medical', 'Medical, per person'),
    ].join('; ')
    const words: Record<string, string> = {
      csl: 'each accident, combined single limit',
      perPerson: 'injury to one person',
      perAccident: 'all injury, one accident',
      damage: 'property damage, one accident',
    }
    const autoLimits = Object.keys(truth.policies.auto.limits)
      .map((name) => `${said(voice, 'auto', name, how)} ${words[name]}`)
      .join('; ')
    const wcLimits = `${voice.tick('wc.statutory', 'Statutory')}; employers liability ${said(voice, 'wc', 'accident', how)} each accident / ${said(voice, 'wc', 'employee', how)} disease, each employee / ${said(voice, 'wc', 'disease', how)} disease, policy limit`
    const basis = basisOf(voice, { event: 'occurrence', made: 'claims-made' })
    const kinds: Record<Line, [string, string, string]> = {
      gl: [
        `General liability (${basis})`,
        glLimits,
        `${how(prior.gl.limits.occurrence!)} / ${how(prior.gl.limits.aggregate!)}`,
      ],
      auto: [`Vehicles, liability (${autosOf(voice)})`, autoLimits, how(Object.values(prior.auto.limits)[0]!)],
      professional: [
        house.officials,
        `${voice.limit('professional', 'claim')} each claim, ${voice.limit('professional', 'aggregate')} Annual Total`,
        how(prior.professional.limits.claim!),
      ],
      umbrella: [
        voice.tick('umbrella.excess', chance.pick(['Excess liability', 'Excess-of-pool liability'])),
        `${said(voice, 'umbrella', 'occurrence', how)} each event, ${said(voice, 'umbrella', 'aggregate', how)} Annual Total`,
        how(prior.umbrella.limits.occurrence!),
      ],
      wc: ['Workers’ compensation and employers liability', wcLimits, 'same form'],
    }
    const us = () => voice.money(chance.int(1, 50) * 500)
    const rows = lines.map((line) => {
      const [title, limits, last] = kinds[line]
      return [title, voice.carrier(line), voice.number(line), limits, line === 'umbrella' ? '–' : us(), last]
    })
    const other = [
      [
        'Buildings and contents',
        house.pool,
        'Property schedule',
        `${voice.money(chance.int(20, 900) * 100_000)} blanket`,
        us(),
        'same',
      ],
      ['Cyber', '–', '–', chance.pick(['Not purchased', 'Quote pending; no coverage in force']), '–', 'Not purchased'],
    ]
    const period = `${shared(voice, 'effective', lines)} to ${shared(voice, 'expiration', lines)}`
    const member = truth.insured.name
    const pick = chance.int(0, 1)
    const heads = chance.pick([
      [
        'Coverage',
        'Who provides it',
        'Memorandum or policy no.',
        'Limits',
        'Our retention',
        `Last year (${house.priorYear})`,
      ],
      ['What is covered', 'Coverage from', 'Document no.', 'How much', 'We pay first', `FY ${house.priorYear} limit`],
    ])
    const sentences = (row: string[]) =>
      `${row[0]}. ${row[3]}. ${row[1]}, ${row[2]}. ${row[4] === '–' ? '' : `Our retention is ${row[4]}. `}(In ${house.priorYear}: ${row[5]}.)`
    const told = [
      ...rows.map((row) => sentences(row)),
      ...other.slice(0, 1).map((row) => sentences(row)),
      'Cyber: we have no coverage.',
    ]
    return {
      kind: 'schedule',
      feeds: 'fills',
      docx: [
        voice.insured(),
        voice.insuredAddress().join(', '),
        chance.pick([
          'SUMMARY OF INSURANCE COVERAGES FOR THE BOARD',
          'Board packet item 7(c): Summary of coverages in force',
        ]),
        `All coverages below are in force ${pick ? 'for the fund year' : 'from'} ${period}. Figures for last year are for comparison only and have run out.`,
        ...(chance.maybe(0.6) ? [[heads, ...rows, ...other]] : told),
        chance.pick([
          `The pool (member number ${house.member}) keeps the first ${how(250_000)} of each loss in its loss fund and reinsures the rest; this does not change what we are covered for.`,
          `Our loss ratio in the pool over five years is ${chance.int(20, 95)}%. Contributions rose from ${voice.money(prior.gl.premium)} to ${voice.money(truth.policies.gl.premium)}.`,
        ]),
        'Vendors and tenants: the administration asks contractors on our sites for at least $1,000,000 each occurrence and $5,000,000 umbrella. Those are what others must show to us, not what we carry.',
        ...(chance.maybe(0.6)
          ? [
              [
                ['Our agent', `${voice.producer()}, ${voice.producerAddress().join(', ')}`],
                ['Contact', `${voice.reach('contact')}, ${voice.reach('phone')}`],
              ],
            ]
          : []),
        `Respectfully submitted, ${voice.text(truth.names.person())}, ${chance.pick(['Business Manager', 'Clerk-Treasurer', 'Finance Director'])}, for ${voice.text(member)}`,
      ],
    }
  },
}
