import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { liabilityAutos } from './covered-autos.ts'
import { limitRows } from './limit-words.ts'
import { cargoRows, premiumRows } from './road-amounts.ts'
import { term } from './sheets.ts'

/** Every coverage bound for a fleet, as the desk writes it down in a text file. */
export const boundProgram: Paper = {
  draw(voice) {
    const { chance } = voice
    const lines: Line[] = ['auto', ...chance.some<Line>(['gl', 'umbrella', 'wc'], chance.int(2, 3))]
    const errors = chance.maybe(0.5)
    if (errors) lines.push('professional')
    else voice.notJudged('professional')
    const shape = chance.pick(['tables', 'one table', 'paragraphs'] as const)
    const title = chance.pick([
      'BINDER – TRANSPORTATION PROGRAM',
      'Insurance Binder for Motor Carrier',
      'COVERAGE BOUND: FLEET PROGRAM',
    ])
    const who = chance.maybe(0.5)
      ? [
          [
            ['Insured', voice.insured()],
            ['Address', voice.insuredAddress().join(', ')],
            ['Agent', voice.producer()],
            ['Agent’s address', voice.producerAddress().join(', ')],
            ['Contact', `${voice.reach('contact')}, ${voice.reach('phone')}`],
          ],
        ]
      : [
          `Insured: ${voice.insured()}, ${voice.insuredAddress().join(', ')}`,
          `Producing agency: ${voice.producer()}, ${voice.producerAddress().join(', ')} (${voice.reach('email')})`,
        ]
    const ordered = chance.maybe(0.5) ? chance.shuffle(lines) : lines
    const body =
      shape === 'one table' ? [oneTable(voice, ordered)] : ordered.flatMap((line) => told(voice, line, shape))
    const cargo = errors ? [] : ['Motor truck cargo (written inside the auto policy)', cargoRows(voice)]
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: [
        title,
        chance.pick([
          'The coverages below are bound and in force for the terms shown. Policies are being issued under the numbers given.',
          'We confirm that the following insurance has been bound as instructed. This binder stands until the policies are delivered.',
          'Bound as per your order. Please check each figure; the policies will follow this confirmation.',
        ]),
        ...who,
        ...body,
        ...cargo,
        'Premium',
        premiumRows(voice, ['Auto liability', 'Physical damage', 'All other']),
        chance.pick([
          `Subject to receipt of signed driver lists. Down payment of ${voice.money(chance.int(4, 30) * 500)} is due in ten days.`,
          `Loss control survey within 45 days. Units valued above ${voice.money(175_000)} are referred.`,
        ]),
      ],
    }
  },
}

const NAMES: Record<Line, string[]> = {
  auto: ['Trucking liability', 'Automobile liability', 'Business auto'],
  gl: ['General liability', 'Truckers general liability', 'Terminal general liability'],
  umbrella: ['Umbrella'],
  wc: ['Workers compensation and employers liability', 'Work comp / EL'],
  professional: ['Freight broker professional liability', 'Logistics errors and omissions'],
}

const nameOf = (voice: Voice, line: Line) => {
  const name = voice.chance.pick(NAMES[line])
  return line === 'umbrella' ? voice.tick('umbrella.umbrella', name) : name
}

/** What is said of a line beside its limits. */
function remarks(voice: Voice, line: Line): string {
  const { claimsMade } = voice.truth.policies.gl
  if (line === 'auto') return `Liability applies to ${liabilityAutos(voice)}`
  if (line === 'gl')
    return voice.tick(
      claimsMade ? 'gl.claimsMade' : 'gl.occurrence',
      claimsMade ? 'Claims-made form' : 'Occurrence form',
    )
  if (line === 'wc') return voice.tick('wc.statutory', 'Part One: statutory benefits of the states listed')
  return line === 'professional' ? 'Claims-made' : 'Follows the terms of the primary policies'
}

const insurerOf = (voice: Voice, line: Line) =>
  voice.chance.maybe(0.4) ? `${voice.carrier(line)}, NAIC ${voice.naic(line)}` : voice.carrier(line)

function told(voice: Voice, line: Line, shape: 'tables' | 'paragraphs'): (string | string[][])[] {
  const name = nameOf(voice, line)
  const [insurer, number, period] = [insurerOf(voice, line), voice.number(line), term(voice, line)]
  const limits = limitRows(voice, line)
  if (shape === 'tables')
    return [
      name,
      [['Company', insurer], ['Policy number', number], ['Term', period], ...limits, ['Notes', remarks(voice, line)]],
    ]
  return [
    `${name.toUpperCase()}. Company: ${insurer}. Policy no. ${number}. Term: ${period}. ${limits.map(([label, amount]) => `${label}: ${amount}`).join('; ')}. ${remarks(voice, line)}.`,
  ]
}

const oneTable = (voice: Voice, lines: Line[]): string[][] => [
  ['Coverage', 'Company', 'Policy', 'Term', 'Limits', 'Notes'],
  ...lines.map((line) => [
    nameOf(voice, line),
    insurerOf(voice, line),
    voice.number(line),
    term(voice, line),
    limitRows(voice, line)
      .map(([label, amount]) => `${label}: ${amount}`)
      .join('; '),
    remarks(voice, line),
  ]),
]
