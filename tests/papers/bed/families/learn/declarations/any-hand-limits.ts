import { heading, lines, pairs, paragraph, small, table } from '../../../blocks.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { limitWords } from './any-hand-words.ts'

const TITLES = {
  gl: [
    'Limits of Insurance',
    'Commercial General Liability – Limits',
    'Coverages and Limits of Liability',
    'General Liability Limits',
  ],
}

/** What stands behind an amount, in the same cell. */
const QUALIFIERS: Record<string, string> = {
  occurrence: '',
  aggregate: '',
  products: '',
  personal: 'any one person or organization',
  rented: 'any one premises',
  medical: 'any one person',
}

/** The limits of a general liability policy: as labels, as a table, or as a table with a column of prior terms or of deductibles beside. */
export function liabilityLimits(voice: Voice): string {
  const { chance, style, truth, money } = voice
  const words = limitWords(chance, 'gl')
  const rows = chance.shuffle(voice.limits('gl', words))
  const isSaid = truth.policies.gl.claimsMade || chance.maybe(0.5)
  const form = isSaid ? paragraph(`Coverage form: ${trigger(voice)}`) : ''
  const applies = chance.maybe(0.3) ? paragraph(`General aggregate limit applies per: ${appliesPer(voice)}`) : ''
  const title = heading(style, chance.pick(TITLES.gl), 1.15)
  const [named, prior] = [Object.entries(words), truth.prior.gl.limits]
  const priorOf = (label: string) => money(prior[named.find(([, one]) => one === label)![0]]!)
  const body = chance.pick([
    () => pairs(style, rows),
    () => table(style, ['Coverage', 'Limit'], rows, { widths: [70, 30] }),
    () => table(style, [], rows, { widths: [72, 28] }),
    () =>
      table(
        style,
        [],
        named.map(([name, words]) => [words, `${voice.limit('gl', name)} ${QUALIFIERS[name]}`]),
        { widths: [60, 22] },
      ),
    () => lines(named.map(([name, words]) => `${words} &nbsp; ${voice.limit('gl', name)} ${QUALIFIERS[name]}`)),
    () =>
      table(
        style,
        ['Coverage', 'Prior term', 'This term'],
        rows.map(([label, amount]) => [label, priorOf(label), amount]),
      ),
    () =>
      table(
        style,
        ['Coverage Description', 'Limit of Insurance', 'Deductible', 'Premium'],
        rows.map(([label, amount]) => [
          label,
          amount,
          chance.pick(['None', money(500), money(1000)]),
          chance.pick(['Included', money(chance.int(50, 900))]),
        ]),
      ),
  ])()
  return title + form + body + applies
}

/** Occurrence or claims-made, in words. */
export const trigger = ({ truth, tick }: Voice) =>
  truth.policies.gl.claimsMade ? tick('gl.claimsMade', 'Claims-Made') : tick('gl.occurrence', 'Occurrence')

/** What the general aggregate applies to, in words. */
export function appliesPer({ chance, tick }: Voice): string {
  const [name, words] = chance.pick([
    ['gl.perPolicy', 'Policy'],
    ['gl.perProject', 'Project'],
    ['gl.perLocation', 'Location'],
  ] as const)
  return tick(name, words)
}

const AUTO_REST: [string, string][] = [
  ['Personal Injury Protection', 'Separately stated in each P.I.P. endorsement'],
  ['Auto Medical Payments', '$ 5,000'],
  ['Uninsured Motorists', '$ 60,000'],
  ['Underinsured Motorists', '$ 60,000'],
  ['Physical Damage – Comprehensive', 'Actual cash value less deductible shown for each covered auto'],
  ['Physical Damage – Collision', 'Actual cash value less deductible shown for each covered auto'],
]

/** Item Two of an auto policy: coverages, symbols, limits, premiums. */
export function autoLimits(voice: Voice): string {
  const { chance, style, money, truth } = voice
  const liability = voice.limits('auto', limitWords(chance, 'auto'))
  const rest = chance.some(AUTO_REST, chance.int(2, 5))
  const prefix = chance.pick(['', 'Item Two – ', 'Section II. '])
  const symbols = voice.symbols()
  const premium = () => money(chance.int(100, 9000))
  const rows = [
    ...liability.map(([label, amount]) => [label, symbols, amount, premium()]),
    ...rest.map(([label, amount]) => [label, chance.pick(['7', '2', '6']), amount, premium()]),
  ]
  const title = heading(style, `${prefix}Schedule of Coverages and Covered Autos`, 1.1)
  if (chance.maybe(0.7))
    return (
      title +
      table(
        style,
        ['Coverages', 'Covered Autos Symbol', 'Limit – the most we will pay for any one accident or loss', 'Premium'],
        rows,
        { widths: [30, 14, 38, 18] },
      )
    )
  return (
    title +
    pairs(style, [...liability, ['Covered auto symbols', symbols], ...rest]) +
    small(`Estimated total premium ${money(truth.policies.auto.premium)}`)
  )
}

/** Limits of an umbrella with the policies it sits upon, whose numbers and limits are not its own. */
export function umbrellaLimits(voice: Voice): string {
  const { chance, style, money, truth, text, date } = voice
  const limits = voice.limits('umbrella', limitWords(chance, 'umbrella'))
  if (truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
  const under = (['gl', 'auto', 'wc'] as const).map((line) => {
    const amounts = otherLimits(chance, line, {})
    const policy = truth.names.carrier()
    const { effective, expiration } = truth.prior[line]
    const number = `${chance.pick(['GX', 'BA', 'WK'])}${chance.digits(6)}`
    return [
      { gl: 'General Liability', auto: 'Automobile Liability', wc: 'Employers Liability' }[line],
      `${text(policy.name)}<br>${number}<br>${date(effective)} to ${date(expiration)}`,
      Object.values(amounts)
        .slice(0, 3)
        .map((amount) => money(amount))
        .join('<br>'),
    ]
  })
  const schedule =
    heading(
      style,
      chance.pick(['Schedule of Underlying Insurance', 'Underlying Policies', 'Schedule A – Underlying Insurance']),
      1.05,
    ) +
    table(
      { ...style, borders: style.borders === 'none' ? 'rows' : style.borders },
      ['Type of Policy', 'Insurer, Policy Number, Period', 'Limits'],
      under,
    )
  return (
    heading(style, chance.pick(['Limits of Insurance', 'Limits of Liability']), 1.15) +
    (chance.maybe(0.5) ? pairs(style, limits) : table(style, ['Coverage', 'Amount'], limits)) +
    schedule
  )
}

/** As most information pages print it: the amount stands between its words. */
const partTwo = ({ limit, style }: Voice) =>
  table(
    { ...style, borders: 'none' },
    [],
    [
      ['Bodily Injury by Accident', limit('wc', 'accident'), 'each accident'],
      ['Bodily Injury by Disease', limit('wc', 'disease'), 'policy limit'],
      ['Bodily Injury by Disease', limit('wc', 'employee'), 'each employee'],
    ],
    { widths: [40, 20, 40] },
  )

/** The information page's items three and four. */
export function compensation(voice: Voice): string {
  const { chance, style, truth, money } = voice
  const { state } = truth.insured.address
  const statutory = chance.maybe(0.5) ? ` Limits: ${voice.tick('wc.statutory', 'Statutory')}.` : ''
  const limits = voice.limits('wc', limitWords(chance, 'wc'))
  const work = truth.work.map(({ code, title, payroll, rate, premium }) => [
    code,
    title,
    money(payroll),
    rate,
    money(premium),
  ])
  return [
    paragraph(
      `3. A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${state}.${statutory}`,
    ),
    paragraph(
      '3. B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A. The limits of our liability under Part Two are:',
    ),
    chance.pick([() => pairs(style, limits), () => table(style, [], limits), () => partTwo(voice)])(),
    paragraph(
      '3. C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: All states except North Dakota, Ohio, Washington, Wyoming and states listed in Item 3.A.',
    ),
    heading(style, '4. Classification of Operations', 1),
    table(
      style,
      [
        'Code No.',
        'Classifications',
        'Premium Basis: Total Estimated Annual Remuneration',
        'Rate Per $100',
        'Estimated Annual Premium',
      ],
      work,
      { widths: [10, 36, 22, 12, 20] },
    ),
    pairs(style, [
      ['Minimum Premium', money(450)],
      ['Total Estimated Annual Premium', money(truth.policies.wc.premium)],
    ]),
  ].join('')
}
