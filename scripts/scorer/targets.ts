import { ATTRIBUTES, SCORED_LINES, type ScoredLine } from '../../server/documents/scorer/attributes.ts'
import { addressValue, plain } from '../../server/documents/scorer/party-candidates.ts'
import { parseAmount } from '../../shared/amounts.ts'
import { parseDate } from '../../shared/dates.ts'
import { INSURED, PRODUCER, ROWS, TICKS } from '../../tests/papers/bed/elements.ts'

type Fields = Record<string, string | boolean>

const ROW_OF: Record<ScoredLine, keyof typeof ROWS> = {
  gl: 'gl',
  auto: 'auto',
  umbrella: 'umbrella',
  wc: 'wc',
  other: 'professional',
}
const MARKS: Record<string, keyof typeof TICKS> = {
  'gl.isOccurrence': 'gl.occurrence',
  'gl.isClaimsMade': 'gl.claimsMade',
  'gl.perPolicy': 'gl.perPolicy',
  'gl.perProject': 'gl.perProject',
  'gl.perLocation': 'gl.perLocation',
  'auto.any': 'auto.any',
  'auto.owned': 'auto.owned',
  'auto.scheduled': 'auto.scheduled',
  'auto.hired': 'auto.hired',
  'auto.nonOwned': 'auto.nonOwned',
  'umbrella.isUmbrella': 'umbrella.umbrella',
  'umbrella.isExcess': 'umbrella.excess',
  'umbrella.isOccurrence': 'umbrella.occurrence',
  'umbrella.isClaimsMade': 'umbrella.claimsMade',
  'wc.statutory': 'wc.statutory',
}

/** What each attribute should be, as candidates write it; '' where it must stay blank, undefined where it is not judged. */
export function targetsOf(fields: Fields): (string | undefined)[] {
  return ATTRIBUTES.map(({ key, line, type }) => {
    if (type === 'mark') return markOf(fields[TICKS[MARKS[key]!]])
    if (!line) return ofParty(fields, key)
    const row = ROWS[ROW_OF[line]]
    const name = key.slice(line.length + 1)
    if (name === 'carrier') return ofInsurer(fields, row.letter, 'FullName', plain)
    if (name === 'naic') return ofInsurer(fields, row.letter, 'NAICCode', (code) => code)
    const own = name === 'number' || name === 'effective' || name === 'expiration' ? row[name] : row.limits[name]!
    return written(fields[own], (value) => {
      if (type === 'date') return parseDate(value) ?? undefined
      if (type === 'number') return value.toUpperCase().replace(/[^A-Z0-9]/g, '')
      const amount = parseAmount(value)
      return amount === null ? undefined : String(amount)
    })
  })
}

function written(value: string | boolean | undefined, asCandidate: (value: string) => string | undefined) {
  if (value === undefined) return undefined
  return value === '' || value === false ? '' : asCandidate(String(value))
}

const markOf = (value: string | boolean | undefined) =>
  value === undefined ? undefined : value === true || value === 'true' ? 'true' : ''

/** The insurer whose letter stands on a row; not judged where the row has a policy and no letter. */
function ofInsurer(fields: Fields, letter: string, part: string, asCandidate: (value: string) => string) {
  const own = fields[letter]
  if (own === undefined) return undefined
  if (!own) return ''
  const value = fields[`Insurer_${part}_${String(own)}`]
  return value === undefined ? (part === 'NAICCode' ? '' : undefined) : written(value, asCandidate)
}

function ofParty(fields: Fields, key: string): string | undefined {
  const [party, part] = key.split('.') as ['insured' | 'producer', string]
  const elements = party === 'insured' ? INSURED : PRODUCER
  if (part === 'address') {
    const [line1, line2, city, state, zip] = (['one', 'two', 'city', 'state', 'zip'] as const).map(
      (one) => fields[elements[one]],
    )
    if (zip === undefined || city === undefined) return undefined
    const text = (value: string | boolean | undefined) => String(value || '')
    return zip
      ? addressValue({ line1: text(line1), line2: text(line2), city: text(city), state: text(state), zip: text(zip) })
      : ''
  }
  const element = part === 'name' ? elements.name : PRODUCER[part as 'contact' | 'phone' | 'fax' | 'email']
  return written(fields[element], (value) =>
    part === 'phone' || part === 'fax' ? value.replace(/\D/g, '') : plain(value),
  )
}
if (SCORED_LINES.length !== Object.keys(ROW_OF).length) throw new Error('A line has no row.')
