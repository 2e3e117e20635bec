import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { dollarsInWords, limitAs, spokenDate, termAs } from './notation.ts'
import { basisOf, limitRows, lineName } from './pool-lines.ts'
import { asBearer, asPublicEntity } from './pool-names.ts'

type Block = string | string[][]

const DEFINITIONS = [
  '“Bodily injury” means physical harm, sickness or disease of a person, and mental anguish that results from it.',
  '“Covered party” means the Member named here, its governing body, and its officials, employees and volunteers while they act for it.',
  '“Nuclear material”, “dam failure” beyond the Member’s scheduled structures, and inverse condemnation are outside this Memorandum.',
  '“Ultimate net loss” means sums paid in settlement after recoveries; it includes defense costs only where a Part says so.',
  'The Authority has no duty to defend where the Member keeps a retained limit, but may associate in the defense.',
]

function liability(voice: Voice): Block[] {
  const print = voice.chance.maybe(0.5) ? dollarsInWords : undefined
  const say = (name: string) => (print ? limitAs(voice, 'gl', name, print) : voice.limit('gl', name))
  return voice.chance.pick<() => Block[]>([
    () => [[['Limit of coverage', 'Amount'], ...limitRows(voice, 'gl', print)]],
    () => [
      `The Limit of Coverage for any one occurrence is: ${say('occurrence')}.`,
      `The most the Authority will pay for the Member in the coverage period, completed operations and products apart, is a general aggregate of: ${say('aggregate')}. For products and completed operations the aggregate is: ${say('products')}.`,
      `Within the limit for an occurrence: personal and advertising injury, ${say('personal')}; damage to premises rented to the Member, ${say('rented')}; medical expense, any one person, ${say('medical')}.`,
    ],
  ])()
}

function part(voice: Voice, line: Line, no: string): Block[] {
  const { chance } = voice
  const name = lineName(voice, line)
  const basis = basisOf(voice, line)
  const print = chance.maybe(0.4) ? dollarsInWords : undefined
  const rows = line === 'gl' ? [] : limitRows(voice, line, print)
  const limits: Block[] =
    line === 'gl'
      ? liability(voice)
      : chance.maybe(0.5)
        ? [[['Limit', 'Amount'], ...rows]]
        : [rows.map(([words, amount]) => `${words}: ${amount}`).join('; ')]
  const funded = `Funding of the limit (for the Board only, not a limit of the Member): pooled layer ${voice.money(350_000)}; reinsured layer ${voice.money(650_000)} above it; stop loss ${voice.money(12_500_000)} for all members together.`
  return [`${no}. ${name.toUpperCase()}`, `${basis}.`, ...limits, ...(chance.maybe(0.5) ? [funded] : [])]
}

function opening(voice: Voice, lines: Line[]): Block[] {
  const { chance } = voice
  for (const line of lines) {
    voice.number(line)
    voice.carrier(line)
    termAs(voice, line, String)
  }
  const carrier = voice.carrier('gl')
  const number = voice.number('gl')
  const spoken = termAs(voice, 'gl', spokenDate)
  const dated = [voice.effective('gl'), voice.expiration('gl')]
  const [from, to] = chance.maybe(0.4) ? spoken : dated
  const address = voice.insuredAddress().join(', ')
  return chance.pick<() => Block[]>([
    () => [
      `Memorandum of Coverage No. ${number}`,
      `${carrier} (the “Authority”) agrees with ${voice.insured()}, ${address} (the “Member”) to provide the coverage set out in this Memorandum from ${from} to ${to}, 12:01 a.m.`,
    ],
    () => [
      [
        ['Authority', carrier],
        ['Memorandum', number],
        ['Member', `${voice.insured()}, ${address}`],
        ['Coverage period', `${from} – ${to}`],
      ],
    ],
    () => [
      `${carrier}`,
      `In consideration of the contribution, coverage is provided under contract ${number}.`,
      `Member: ${voice.insured()}`,
      `Address: ${address}`,
      `Begins: ${from}`,
      `Ends: ${to}`,
    ],
  ])()
}

function draw(voice: Voice): Drawn {
  const { chance, truth } = voice
  asPublicEntity(voice)
  asBearer(voice, 'gl', 'pool')
  const lines = chance.pick<Line[]>([['gl', 'auto', 'umbrella'], ['gl', 'auto', 'professional'], ['gl', 'auto', 'wc'], ['gl', 'umbrella']])
  const agent: Block[] = chance.maybe(0.5)
    ? [`Broker of the Member: ${voice.producer()}, ${voice.producerAddress().join(', ')}. Contact ${voice.reach('contact')}, ${voice.reach('phone')}.`]
    : []
  const definitions = chance.some(DEFINITIONS, chance.int(2, 5))
  const retained = `Retained limit of the Member under Part I, paid by it before the Authority pays: ${voice.money(chance.pick([15_000, 40_000, 75_000]))} each claim.`
  const history: Block = [['Coverage period ended', 'Memorandum', 'Limit then'], [voice.date(truth.prior.gl.expiration), voice.text(truth.prior.gl.number), voice.money(truth.prior.gl.limits.occurrence!)]]
  const parts = lines.flatMap((line, index) => part(voice, line, ['I', 'II', 'III'][index]!))
  const docx: Block[] = [
    chance.pick(['MEMORANDUM OF COVERAGE', 'LIABILITY MEMORANDUM OF COVERAGE — DECLARATIONS', 'Memorandum of Coverage for Members']),
    ...opening(voice, lines),
    ...agent,
    ...(chance.maybe(0.4) ? ['DEFINITIONS', ...definitions, ...parts, retained] : [...parts, retained, 'DEFINITIONS', ...definitions]),
    ...(chance.maybe(0.5) ? ['History of the Member (expired)', history] : []),
    'Approved by the Board of Directors. ______________________ Executive Director',
  ]
  return { kind: 'declarations', feeds: 'fills', docx }
} // biome-ignore format: in the order of the memorandum

/** The memorandum of coverage of a joint powers authority, a Word file; one number for all parts. */
export const memorandum: Paper = { account: { onePolicy: true }, draw }
