/** What a column of a fleet tells: how many vehicles are whose, what they haul, how many go how far. */
export type FleetPart = 'owned' | 'non_owned' | 'leased' | 'hauled' | 'local' | 'intermediate' | 'long'
type Range = readonly [from: number, to: number]

/** The size classes of the trade by gross weight, in pounds. */
const TRUCKS: Readonly<Record<string, Range>> = {
  light: [0, 10_000],
  medium: [10_001, 20_000],
  heavy: [20_001, 45_000],
  'extra heavy': [45_001, Number.POSITIVE_INFINITY],
}
const TRACTORS: Readonly<Record<string, Range>> = { heavy: [0, 45_000], 'extra heavy': TRUCKS['extra heavy']! }
/** How far vehicles go, in miles. */
const RADII: Readonly<Record<string, Range>> = {
  local: [0, 50],
  intermediate: [51, 200],
  long: [201, Number.POSITIVE_INFINITY],
}

const N = String.raw`(\d[\d,]*)`
const SPAN = new RegExp(`${N} ?(?:-|–|to) ?${N}`)
const UP_TO = new RegExp(
  String.raw`(?:\bup to|\bunder|\bless than|<) ?${N}|${N} ?(?:(?:lbs?|pounds|miles|mi)\b\.? ?)?(?:or|and) (?:less|under)\b`,
)
const OVER = new RegExp(String.raw`(?:\bover|\babove|\bmore than|>) ?${N}|${N} ?(?:\+|(?:(?:lbs?|pounds|miles|mi)\b\.? ?)?(?:or|and) (?:more|over|up)\b)`) // biome-ignore format: a pattern

/** The only range of a scale that a text tells in figures, with what else it says; nothing of one that the scale does not have. */
function ranged(text: string, scale: Readonly<Record<string, Range>>) {
  const found = SPAN.exec(text) ?? UP_TO.exec(text) ?? OVER.exec(text)
  if (!found) return { rest: text, name: null }
  const [one, other] = found.slice(1).flatMap((figure) => (figure ? [Number(figure.replaceAll(',', ''))] : []))
  const isUpTo = other === undefined && UP_TO.test(found[0])
  const [from, to] = isUpTo ? [0, one!] : [one!, other ?? Number.POSITIVE_INFINITY]
  const name = Object.keys(scale).find((key) => Math.abs(scale[key]![0] - from) <= 1 && scale[key]![1] === to)
  return { rest: text.replace(found[0], ' '), name: name ?? '' }
}

/** Words that make no other class of one. */
const OF_CLASS = new Set('light medium heavy extra ex truck tractor private passenger ppt auto automobile car vehicle type bus duty gross weight gvw gvwr gcw lb pound unit'.split(' ')) // biome-ignore format: a list
const singular = (word: string) => (/^bus(?:es)?$/.test(word) ? 'bus' : word.replace(/(?<=[a-z])s$/, ''))

/** The class of vehicles that a label names and nothing more: 'light truck', 'heavy tractor', 'private passenger', 'bus'; null of any other. */
export function fleetClass(label: string): string | null {
  const text = label.toLowerCase()
  const scale = /\btractor/.test(text) ? TRACTORS : TRUCKS
  const { rest, name } = ranged(text, scale)
  const words = rest
    .split(/[^\p{L}\d/&+]+/u)
    .filter(Boolean)
    .map(singular)
  const has = (...some: string[]) => some.some((word) => words.includes(word))
  if (!words.every((word) => OF_CLASS.has(word)) || name === '') return null
  const said = ['light', 'medium', 'heavy'].filter((word) => has(word)).join(' ')
  const size = `${has('extra', 'ex') ? 'extra ' : ''}${said}` || name
  const isOfPeople = has('ppt') || (has('private') && has('passenger'))
  const isTruck = has('truck', 'tractor')
  if (has('bus') || isOfPeople)
    return size || isTruck || (has('bus') && has('passenger', 'ppt', 'private'))
      ? null
      : has('bus')
        ? 'bus'
        : 'private passenger'
  const isSized = size !== null && size in scale && (name === null || name === size)
  return isTruck && isSized && !has('passenger', 'private') ? `${size} ${has('tractor') ? 'tractor' : 'truck'}` : null
}

const HEADS: Readonly<Record<FleetPart, RegExp>> = {
  owned: /^owned$/,
  non_owned: /^nonowned$/,
  leased: /^leased$/,
  hauled: /^(?:(?:property|cargo|goods|commodity|commodities|materials?)?haul(?:ed|s|ing)|cargo)$/,
  local: /^local$/,
  intermediate: /^inter(?:med(?:iate)?)?$/,
  long: /^long(?:distance|haul)?$/,
}

/** What the head of a column names and nothing more; null of one with a time or another thing in it. */
export function fleetPart(head: string): FleetPart | null {
  const { rest, name } = ranged(head.toLowerCase(), RADII)
  const bare = rest.replace(/\b(?:no\b\.?|number|of|units?|vehicles?|radius|miles?|mi)\b|[#().:\s]|(?<=\p{L})-/gu, '')
  const parts = Object.keys(HEADS) as FleetPart[]
  const said = bare ? parts.find((part) => HEADS[part].test(bare)) : name
  return said && (name === null || name === said) ? (said as FleetPart) : null
}
