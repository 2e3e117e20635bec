import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** What kind of risk bearer writes the line. */
export type Bearer = 'fund' | 'assigned' | 'group' | 'pool' | 'captive'

const TRADE_WORDS =
  /^(insurance|mutual|casualty|indemnity|assurance|company|co\.?|corporation|corp\.?|inc\.?|group|fire|surety|property|specialty|national|american|general|underwriters|exchange|reciprocal|of|and|&|the|life|re|risk|syndicate|excess|surplus|lines|commercial|liability|guaranty|association|retention|e&s|employers|business|farm|farmers|county|trades|e&amp;s|lloyds?)[,.]?$/i

/** Renames the carrier of a line as the fund, pool or group that it is in this house. */
export function asBearer(voice: Voice, line: Line, bearer: Bearer): void {
  const { carrier } = voice.truth.policies[line]
  const words = carrier.name.split(' ')
  const end = words.findIndex((word, index) => index > 0 && TRADE_WORDS.test(word))
  const own = words.slice(0, end < 0 ? 2 : end).join(' ')
  carrier.name = voice.chance.pick({
    fund: [`${own} State Compensation Fund`, `${own} Workers’ Compensation Fund`, `${own} Accident Fund, a Public Corporation`],
    assigned: [`${own} Assigned Risk Plan`, `${own} Workers Compensation Residual Pool`, `${own} Indemnity Company (Servicing Carrier)`],
    group: [`${own} Employers Self-Insurance Group`, `${own} Trades Self-Insurers’ Trust`, `${own} Employers Safety Group, Inc.`],
    pool: [`${own} Public Risk Pool`, `${own} Municipal Insurance Trust`, `${own} Joint Powers Risk Authority`, `${own} Intergovernmental Risk Pool`],
    captive: [`${own} Captive Insurance Company`, `${own} Reciprocal Risk Retention Group`, `${own} Segregated Cell IC, Ltd.`],
  }[bearer])
} // biome-ignore format: names by bearer

/** Makes the insured a public entity of its own town, as members of pools are. */
export function asPublicEntity(voice: Voice): void {
  const { insured } = voice.truth
  const { city } = insured.address
  insured.name = voice.chance.pick([
    `City of ${city}`,
    `Town of ${city}`,
    `Village of ${city}`,
    `${city} Fire Protection District`,
    `${city} Unified School District No. ${voice.chance.int(2, 480)}`,
    `${city} Water and Sanitation District`,
    `${city} Public Library District`,
    `${city} Housing Authority`,
    `${city} Transit Authority`,
    insured.name,
  ])
}

/** A member of the pool other than the insured. */
export function anotherMember(voice: Voice): string {
  const { address, business } = voice.truth.names
  const { city } = address()
  if (voice.chance.maybe(0.8)) return business()
  return voice.chance.pick([
    `Town of ${city}`,
    `${city} Cemetery District`,
    `${city} Park District`,
    `Borough of ${city}`,
  ])
}
