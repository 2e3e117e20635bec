import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { brandOf, helpLine } from './people.ts'
import { insurerOf, limitsOf, policyOf, titleOf, wordsFor } from './plain-words.ts'

function underlying(voice: Voice): string[][] {
  const { chance, truth } = voice
  const { gl, auto, wc } = truth.prior
  const row = (kind: string, limits: Record<string, number>) => [
    kind,
    Object.values(limits).slice(0, 1).map(voice.money).join(''),
    chance.pick(['Must stay in force', 'Keep at this level']),
  ]
  return [
    [chance.pick(['Policies you must keep underneath', 'Required underlying insurance']), 'Minimum limit', 'Note'],
    ...chance.shuffle([
      row('Liability, per event', gl.limits),
      row('Auto, per accident', auto.limits),
      row('Employers, per accident', wc.limits),
    ]),
  ]
}

const forms = (voice: Voice): string[][] => [
  ['Form', 'Name'],
  ...voice.truth.forms.map((form) => [`${form.number} ${form.edition}`, form.title]),
]

/** Declarations of an umbrella, with a professional policy beside it in half of them, as a text file of the office. */
export const extraProtection: Paper = {
  draw(voice) {
    const { chance } = voice
    const withProfessional = chance.maybe(0.5)
    const oneTable = chance.maybe(0.45)
    const umbrella = titleOf(voice, 'umbrella')
    const facts = policyOf(voice, 'umbrella')
    const limits = limitsOf(voice, 'umbrella', wordsFor(voice, 'umbrella'), chance.maybe(0.3))
    const occurrence = chance.maybe(0.4)
      ? [voice.tick('umbrella.occurrence', 'Coverage is on an occurrence basis.')]
      : []
    const insured = [voice.insured(), ...voice.insuredAddress()]
    const agent = chance.maybe(0.6)
      ? [
          chance.pick(['Your agent', 'Agency']),
          [voice.producer(), ...voice.producerAddress(), voice.reach('phone')].join(', '),
        ]
      : [chance.pick(['Service', 'Help']), `Bought direct, no agent. Call ${helpLine(voice)}.`]
    const head = [
      `${brandOf(voice, 'umbrella')} business insurance`,
      chance.pick(['Extra protection – declarations', `${umbrella} – your declarations`, 'Your coverage at a glance']),
    ]
    const body = oneTable
      ? [[['Your business', insured.join(', ')], agent, [umbrella, ''], ...facts, ...limits]]
      : [
          `Hello ${insured[0]},`,
          `Mailing address: ${insured.slice(1).join(', ')}`,
          agent.join(': '),
          umbrella,
          ...chance.shuffle([facts, limits]),
        ]
    const professional = withProfessional
      ? [titleOf(voice, 'professional'), [...policyOf(voice, 'professional'), ...limitsOf(voice, 'professional')]]
      : []
    const price = `${chance.pick(['Yearly price', 'Premium for the extra protection'])}: ${voice.money(chance.int(500, 4000))}. This is not a bill.`
    const extra = chance.shuffle<string | string[][]>([underlying(voice), price, forms(voice)])
    return {
      kind: 'declarations',
      feeds: 'fills',
      docx: [
        ...head,
        ...body,
        ...occurrence,
        ...professional,
        ...extra,
        'Only the policy itself says what is covered.',
      ],
    }
  },
}

/** Lines a document of the whole account speaks of, in an order of its own. */
export const linesOf = (voice: Voice, few: number, most: number) =>
  voice.chance.shuffle(
    voice.chance.some(['gl', 'auto', 'umbrella', 'wc', 'professional'] as const, voice.chance.int(few, most)),
  )

/** Insurer of one policy as one text. */
export const insurerText = (voice: Voice, line: Parameters<typeof insurerOf>[1]) => insurerOf(voice, line).join(': ')
