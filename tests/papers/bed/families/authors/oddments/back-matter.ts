import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { otherName } from './limit-names.ts'
import { table } from './page-look.ts'

const CONDITIONS = [
  'Premium shown as minimum is earned in full once coverage has begun. The deposit is a payment on account and is adjusted at audit; neither is an amount of insurance.',
  'Amounts of insurance are the most we pay regardless of how many are insured, make claims or bring suit.',
  'Notice of an accident must reach the claims office as soon as practicable. Notice to the program manager alone is not notice to the company.',
  'The reinsurer has no duty to any insured. Nothing on this page makes it a party to the contract.',
  'No one but the company may waive or change a term, and only by a form issued as part of the policy.',
  'Return of premium on cancellation is by the customary short-rate table unless the company cancels.',
  'Terms printed for an ended period are for comparison. They do not extend, restate or revive any insurance.',
  'The first of those named may act for all in giving notice, paying premium and receiving returns.',
] // biome-ignore format: long lines

/** Conditions in small type. */
export function conditions(voice: Voice): string {
  const some = voice.chance.some(CONDITIONS, voice.chance.int(2, 6))
  return `<p class="small">${some.join(voice.chance.maybe(0.5) ? '</p><p class="small">' : ' ')}</p>`
}

/** Parts that say nothing of limits in force: forms, rating, premises, vehicles; some of them, in any order. */
export function backMatter(voice: Voice, line: Line): [string, string][] {
  const { chance, truth } = voice
  const parts: [string, string][] = [
    ['Forms attached', table(truth.forms.map(({ number, edition, title }) => [number, edition, title]))],
    [
      'Rating and premium',
      table(
        truth.locations.slice(0, 6).map((one) => [one.number, one.classCode, one.classification, one.basis, one.exposure.toLocaleString('en-US'), one.rate, voice.money(one.premium)]),
        ['Loc', 'Class', 'Description', 'Basis', 'Exposure', 'Rate', 'Premium'],
      ),
    ],
    ['Conditions', conditions(voice)],
  ] // biome-ignore format: long lines
  if (line === 'auto')
    parts.push([
      'Vehicles on file',
      table(truth.vehicles.slice(0, 9).map((one) => [one.number, String(one.year), `${one.make} ${one.model}`, one.vin, voice.money(one.cost)]), ['#', 'Year', 'Make and model', 'Serial number', 'Cost new']), // biome-ignore format: one line
    ])
  return chance.some(chance.shuffle(parts), chance.int(1, parts.length))
}

/** Minimum and deposit premiums, which stand near limits and are none. */
export function premiums(voice: Voice, base: number): [string, string][] {
  const { chance } = voice
  const deposit = Math.round(base * 0.25)
  const labels = chance.pick([
    ['Minimum and deposit premium', 'Minimum earned premium', 'Annual premium'],
    ['Minimum', 'Deposit', 'Estimated annual'],
    ['Policy minimum premium', 'Deposit due at inception', 'Total advance premium'],
  ])
  return [Math.round(base * 0.8), deposit, base].map((amount, at) => [labels[at]!, voice.money(amount)])
}

/** Where claims go, who manages the program, who reinsures: parties that are not the insurer. */
export function otherParties(voice: Voice, manager = otherName(voice, voice.truth.names.agency())): [string, string][] {
  const { chance, truth } = voice
  const at = () => voice.address(truth.names.address()).join(', ')
  const word = truth.names.person().split(' ').at(-1)!
  return chance.shuffle([
    [chance.pick(['Claims office', 'Report losses to', 'Claims administrator']), `${voice.text(word)} Claims Service<br>${at()}<br>${truth.names.phone()}`],
    [chance.pick(['Program manager', 'Program administrator', 'Managing general agent']), `${manager}<br>${at()}<br>(not an insurer)`],
    [chance.pick(['Reinsurer', 'Treaty reinsurance with', 'Assumed in part by']), `${otherName(voice, truth.names.carrier().name)}<br>(no liability to the insured)`],
  ]) // biome-ignore format: long lines
}

/** Where the insured works, which is no place for mail. */
export function premisesOf(voice: Voice): string {
  const { address } = voice.truth.locations[0]!.party
  const one = address.one.startsWith('P.O.')
    ? `${voice.chance.int(10, 9800)} County Road ${voice.chance.int(2, 90)}`
    : address.one
  return voice.address({ ...address, one }).join(', ')
}
