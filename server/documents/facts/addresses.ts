import { LEGAL_FORMS } from './legal-forms.ts'
import { PHONE } from './phones.ts'

/** A postal address in the United States, each part as printed with its spaces tidied. */
export type Address = { line1: string; line2: string; city: string; state: string; zip: string }

/** Codes of the states and territories by their names in upper case. */
export const STATES: Record<string, string> = {
  ALABAMA: 'AL', ALASKA: 'AK', ARIZONA: 'AZ', ARKANSAS: 'AR', CALIFORNIA: 'CA', COLORADO: 'CO', CONNECTICUT: 'CT',
  DELAWARE: 'DE', FLORIDA: 'FL', GEORGIA: 'GA', HAWAII: 'HI', IDAHO: 'ID', ILLINOIS: 'IL', INDIANA: 'IN', IOWA: 'IA',
  KANSAS: 'KS', KENTUCKY: 'KY', LOUISIANA: 'LA', MAINE: 'ME', MARYLAND: 'MD', MASSACHUSETTS: 'MA', MICHIGAN: 'MI',
  MINNESOTA: 'MN', MISSISSIPPI: 'MS', MISSOURI: 'MO', MONTANA: 'MT', NEBRASKA: 'NE', NEVADA: 'NV', 'NEW HAMPSHIRE': 'NH',
  'NEW JERSEY': 'NJ', 'NEW MEXICO': 'NM', 'NEW YORK': 'NY', 'NORTH CAROLINA': 'NC', 'NORTH DAKOTA': 'ND', OHIO: 'OH',
  OKLAHOMA: 'OK', OREGON: 'OR', PENNSYLVANIA: 'PA', 'RHODE ISLAND': 'RI', 'SOUTH CAROLINA': 'SC', 'SOUTH DAKOTA': 'SD',
  TENNESSEE: 'TN', TEXAS: 'TX', UTAH: 'UT', VERMONT: 'VT', VIRGINIA: 'VA', WASHINGTON: 'WA', 'WEST VIRGINIA': 'WV',
  WISCONSIN: 'WI', WYOMING: 'WY', 'DISTRICT OF COLUMBIA': 'DC', 'PUERTO RICO': 'PR', GUAM: 'GU',
  'VIRGIN ISLANDS': 'VI',
} // biome-ignore format: a table
export const STATE_CODES: ReadonlySet<string> = new Set(Object.values(STATES))

const CITY_LINE =
  /^(.*?)[\s,]+([A-Za-z]{2}|[A-Za-z]{3,}(?: [A-Za-z]{4,})?(?: of Columbia)?)\.?[\s,]+(\d{5}(?:-\s?\d{4})?)[.,]?$/
const SUFFIX =
  'ST|STREET|AVE|AVENUE|AV|RD|ROAD|BLVD|BOULEVARD|DR|DRIVE|LN|LANE|WAY|CT|COURT|PL|PLACE|PKWY|PARKWAY|HWY|HIGHWAY|CIR|CIRCLE|TER|TERRACE|TRL|TRAIL|PIKE|SQ|SQUARE|LOOP|PLAZA|PLZ|ROW|ALLEY|XING|CROSSING|EXPY|FWY|TPKE|BROADWAY|RUN|PATH|POINT|PT|COVE|CV'
const UNIT = '(?:STE|SUITE|UNIT|APT|#|FL|FLOOR|RM|ROOM|BLDG|BUILDING|DEPT|LOT)\\.?'
const STREET_THEN_CITY = new RegExp(
  `^(.*\\b(?:${SUFFIX})\\.?(?: (?:N|S|E|W|NE|NW|SE|SW)\\.?)?(?:,? ${UNIT} ?[A-Z0-9-]+)?|P\\.? ?O\\.? BOX [A-Z0-9-]+)[ ,]+([A-Z][A-Z .'-]+)$`,
  'i',
)

/** The code of a state that is given by its name or its code. */
function codeOf(state: string) {
  const upper = state.toUpperCase()
  return STATE_CODES.has(upper) ? upper : STATES[upper]
}

/** 'SAN FRANCISCO CA 94104' as its three parts; null when it does not end in a state and a ZIP code. */
export function cityStateZip(text: string) {
  const match = CITY_LINE.exec(text.trim().replace(/\s*[·•|]\s*|\s+/g, ' '))
  if (!match) return null
  const [, before = '', named = '', zip = ''] = match
  // 'Dayton Ohio 45402': of two words that are no state together, the first is of the city.
  const words = codeOf(named) ? [named] : named.split(' ')
  const state = codeOf(words.at(-1)!)
  if (!state) return null
  return {
    before: [before.replace(/[,\s]+$/, ''), ...words.slice(0, -1)].filter(Boolean).join(' '),
    state,
    zip: zip.replace(/\s/g, ''),
  }
}

/** A run of words up to its first state and ZIP code: what stands behind is another sentence. */
export function upToZip(text: string) {
  const end = /^.*?[\s,]([A-Z]{2})[.,]? \d{5}(?:-\d{4})?(?=[.,;]? |$)/.exec(text)
  return end && STATE_CODES.has(end[1]!) ? end[0] : text
}

/** '649 Chestnut Realty Corp.': a number before a company's name. */
const NAMED = new RegExp(`^\\d+ [A-Z].*[ ,](?:${LEGAL_FORMS}|ASSOCIATES)$`, 'i')

/** Does this line begin an address: a house number, a post-office box, a rural route, a named plaza? */
export function startsAddress(text: string) {
  const line = text.trim()
  if (NAMED.test(line) || PHONE.test(line)) return false
  if (
    /^(P\.? ?O\.? ?(BOX|DRAWER)|POST OFFICE BOX|BOX \d|RR ?\d|R\.R\.|HC ?\d|RURAL ROUTE|C\/O\b|ATTN\b|ATTENTION\b)/i.test(
      line,
    )
  )
    return true
  if (
    /^(ONE|TWO|THREE|FOUR|FIVE|TEN) [A-Z][A-Za-z ]+ (PLAZA|CENTER|CENTRE|PLACE|SQUARE|PARK|DRIVE|WAY|STREET|TOWER)\b/i.test(
      line,
    )
  )
    return true
  return (
    /^(\d+[A-Z]?(-\d+)?( ?½| 1\/2)?|[NSEW]\d+[NSEW]\d+) +[A-Z0-9#]/i.test(line) &&
    /[A-Z]{2}/i.test(line) &&
    !/^\d+ ?(DAYS|MONTHS|YEARS|%)|^\d{4} (AND|TO|THROUGH|UNTIL|AT|FOR)\b/i.test(line)
  )
}

const UNIT_NAMED = `${UNIT} ?[A-Z0-9-]+|\\d+(?:ST|ND|RD|TH) FL(?:OOR)?`
const isUnit = (text: string) => new RegExp(`^(?:${UNIT_NAMED})$`, 'i').test(text.trim())
/** '22nd Floor Dayton': a unit with a number, and the city that stands behind it on its line. */
const UNIT_THEN_CITY = new RegExp(`^(?=\\S*\\d|\\S+ [A-Z]?\\d)(${UNIT_NAMED}) ([A-Z][A-Z .'-]+)$`, 'i')

/** Whether a line goes on with the city of the one before: 'Springfield, IL' / '62701', 'Springfield' / 'IL 62701'. */
export function endsCity(line: string, next: string): boolean {
  if (/^\d{5}(?:-\d{4})?$/.test(next.trim())) return endsInState(line)
  const [, state] = /^([A-Z]{2})[,.]? \d{5}(?:-\d{4})?$/.exec(next.trim()) ?? []
  return state !== undefined && STATE_CODES.has(state) && !/\d$/.test(line)
}

/** 'Springfield, IL', 'Dayton Ohio 454': words and a state, perhaps with part of a ZIP code. */
function endsInState(line: string): boolean {
  if (isUnit(line)) return false
  const words = line.replace(/[\s\d,·•.-]+$/, '').split(/[\s,]+/)
  const [last = '', two] = [words.at(-1), words.slice(-2).join(' ')]
  if (words.length > 1 && STATE_CODES.has(last)) return true
  return [last, two].some(
    (name, index) => words.length > index + 1 && /^[A-Z]/.test(name!) && name!.toUpperCase() in STATES,
  )
}

/** Streets whose last word wrapped to a line of its own ('1995 Placeholder' / 'Avenue') in one piece. */
function wholeStreets(lines: string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    if (whole.length > 0 && STREET_END.test(line)) whole.push(`${whole.pop()!} ${line}`)
    else whole.push(line)
  }
  return whole
}

/** What stands at the end of a street: a suffix or a direction (Postal Service, Publication 28). */
const LAST_WORD = `${SUFFIX}|NORTH|SOUTH|EAST|WEST|N|S|E|W|NE|NW|SE|SW`
const STREET_END = new RegExp(`^(?:(?:${LAST_WORD})\\.?\\s?)+$`, 'i')
const AS_STREET = new RegExp(`\\b(?:${LAST_WORD})\\.?$`, 'i')

/** '7925 Old Post Road': a number, and a street's suffix at the end. */
export function isStreet(text: string) {
  return startsAddress(text) && AS_STREET.test(text.trim())
}

/** 'Construction Lending', 'Mail Stop 14', '1 Cobalt Pier': what stands over the street is one line. */
function withDepartment(streets: string[]): string[] {
  const street = streets.findIndex((line) => startsAddress(line))
  return street > 1 ? [streets.slice(0, street).join(', '), ...streets.slice(street)] : streets
}

/** Whether the figure of the next cell has run into a ZIP code: 'WI 53901900,000'. */
export const runsIntoFigure = (text: string): boolean => /\d{6},\d{3}\b/.test(text)

/**
 * Reads an address from its lines (name lines already taken off). The lines may also be one: '19 Elm St, Barre, VT 05641'.
 * Null when there is no state and ZIP code.
 */
export function addressFrom(lines: string[]): Address | null {
  const end = lines.findIndex((line) => cityStateZip(upToZip(line)))
  if (end < 0) return null
  const place = cityStateZip(upToZip(lines[end]!))!
  const before = wholeStreets(
    lines.slice(0, end).map((line) =>
      line
        .trim()
        .replace(/^at (?=\d)/i, '')
        .replace(/,$/, ''),
    ),
  )
  const pieces = place.before
    .replace(/^at (?=\d)/i, '')
    .split(/\s*,\s*/)
    .filter(Boolean)
  let city = pieces.pop() ?? ''
  if (pieces.length === 0 && startsAddress(city)) {
    const cut = STREET_THEN_CITY.exec(city)
    if (!cut) return null
    pieces.push(cut[1]!)
    city = cut[2]!
  }
  const [, unit, behind] = UNIT_THEN_CITY.exec(city) ?? []
  if (unit && behind) {
    pieces.push(unit)
    city = behind
  }
  if (!city && before.length > 1) city = before.pop()!
  const streets = withDepartment([...before, ...pieces])
  if (!city || /\d{3}/.test(city)) return null
  // A line that ends like a city and was not understood: what follows is another party's address.
  if (streets.some((line, index) => endsInState(line) && (index > 0 || line.includes(',')))) return null
  const [line1 = '', ...rest] = streets
  // A street, a box or a building has a word and a number, or several words: 'P.0.' is what recognition left of one.
  if (line1 && !/\S\s+\S/.test(line1)) return null
  if (rest.length === 0) {
    const parted = new RegExp(`^(.+?),\\s*(${UNIT_NAMED})$`, 'i').exec(line1)
    if (parted) return { line1: parted[1]!, line2: parted[2]!, city, state: place.state, zip: place.zip }
  }
  const line2 = rest.filter((line) => isUnit(line) || line).join(', ')
  return { line1, line2, city, state: place.state, zip: place.zip }
}
