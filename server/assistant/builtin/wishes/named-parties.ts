import {
  type Address,
  addressFrom,
  isStreet,
  LEGAL_FORMS,
  STATE_CODES,
  startsAddress,
} from '../../../documents/index.ts'
import { POLITE } from '../understanding/message-parts.ts'
import { classOf } from '../understanding/word-classes.ts'

/** A name with its address as somebody wrote it. `quote`: their words; `before` and `after`: what the same sentence says around it. */
export type NamedParty = Address & {
  name: string
  quote: string
  from: number
  to: number
  before: string
  after: string
  isSigned: boolean
}

type Stretch = { from: number; to: number }

/** Every address in a text with the name before it, in order; `name` is empty where none stands there. */
export function namedParties(text: string): NamedParty[] {
  const signed = signatureStart(text)
  let behind = 0
  return addressesIn(text).map((address) => {
    const name = nameBefore(text, address.from, behind)
    const start = Math.max(behind, lineStart(text, address.from))
    behind = address.to
    const { to } = address
    const after = /^[^\n.;!?]{0,80}/.exec(text.slice(to))?.[0] ?? ''
    const from = name ? withoutVerb(text, name, after) : address.from
    return {
      ...address,
      name: name ? tidy(text.slice(from, name.to)) : '',
      quote: text.slice(from, to),
      from,
      before: wordsBefore(text, from, Math.min(start, from)),
      after,
      isSigned: signed !== null && from >= signed,
    }
  })
}

/** "Put Acme Inc., … as the holder": the verb is none of the name. */
function withoutVerb(text: string, { from, to }: Stretch, after: string): number {
  const [verb, first = ''] = /^(\p{L}+)\s+/u.exec(text.slice(from, to)) ?? []
  const isVerb = verb && classOf(first.toLowerCase()) === 'change' && /^\s*,?\s*as\b/i.test(after)
  return isVerb ? from + verb.length : from
}

const tidy = (text: string) =>
  text
    .replace(/^[>\s]+/gm, '')
    .replace(/\s*\n\s*/g, ', ')
    .replace(/[\s,;]+$/, '')
    .trim()
const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

const ZIP = /(?<=[\s,.])([A-Za-z]{2}|[A-Za-z]{3,}(?: [A-Za-z]{4,})?)\.?,?\s+(\d{5}(?:-\d{4})?)(?!\d)/g
const CITY_STATE = /^[\s,]*([A-Z][\p{L}.'-]*(?: [A-Z][\p{L}.'-]*){0,3}),? ([A-Z]{2})\b(?!\s*\d)/u
const MOST_LINES = 6

/** Addresses of a text: up to a state and a ZIP code, or a street with less behind it. */
function addressesIn(text: string): (Address & Stretch)[] {
  const found: (Address & Stretch)[] = []
  for (const zip of text.matchAll(ZIP)) {
    const end = zip.index + zip[0].length
    const floor = Math.max(found.at(-1)?.to ?? 0, reach(text, zip.index))
    const whole = startsIn(text, floor, zip.index)
      .map(({ from, street }) => ({
        from,
        address: addressFrom(linesOf(text.slice(from, street), text.slice(street, end))),
      }))
      .find(({ address }) => address !== null)
    if (whole) found.push(withAttention({ ...whole.address!, from: whole.from, to: end }, text))
  }
  for (const { street: from } of startsIn(text, 0, text.length)) {
    if (found.some((one) => from >= one.from && from < one.to)) continue
    const [street = ''] = /^[^\n,;.]+/.exec(text.slice(from)) ?? []
    if (!isStreet(street) && !/^p\.? ?o\.? ?box\b/i.test(street)) continue
    const place = CITY_STATE.exec(text.slice(from + street.length))
    const isPlace = place !== null && STATE_CODES.has(place[2]!)
    found.push({
      line1: street.trim(),
      line2: '',
      city: isPlace ? place[1]! : '',
      state: isPlace ? place[2]! : '',
      zip: '',
      from,
      to: from + street.length + (isPlace ? place[0].length : 0),
    })
  }
  return found.sort((a, b) => a.from - b.from)
}

const ATTENTION =
  /^[ ,.;]*(?:\n[>\s]*)?((?:[Aa]ttn|ATTN|[Aa]ttention|[Cc]\/[Oo])\b[:.]?(?: (?:of |and )?\p{Lu}[\p{L}'’&-]*)+)/u

/** "…, Columbus, OH 43215. Attn: Compliance Dept": whose attention is asked for behind an address stands above the street. */
function withAttention(address: Address & Stretch, text: string): Address & Stretch {
  const [all, line1] = ATTENTION.exec(text.slice(address.to)) ?? []
  if (!all || !line1 || ATTENTION.test(address.line1)) return address
  const line2 = [address.line1, address.line2].filter(Boolean).join(', ')
  return { ...address, line1, line2, to: address.to + all.length }
}

/** Where the paragraph of an address begins, a few lines back at most. */
function reach(text: string, at: number): number {
  const gap = [...text.slice(0, at).matchAll(/\n[>\s]*\n/g)].at(-1)
  const floor = gap ? gap.index + gap[0].length : 0
  const lines = [...text.slice(floor, at).matchAll(/\n/g)]
  return lines.length < MOST_LINES ? floor : floor + lines.at(-MOST_LINES)!.index + 1
}

const DIVIDED = /(?:^|\n|[,;:(>/]|\s[-–—]\s)[>\s]*$/

/** Places where an address may begin, and where its street does: behind a line's end or a comma first, the nearest to the end first. */
function startsIn(text: string, from: number, to: number): { from: number; street: number }[] {
  const all = [
    ...text
      .slice(from, to)
      .matchAll(/(?:^|(?<=[\s,;:(/>]))(?=\d|P\.? ?O|Box|Attn|c\/o|(?:One|Two|Three|Four|Five|Ten) )/gi),
  ]
    .map(({ index }) => from + index)
    .filter(
      (at) =>
        startsAddress(/^[^\n]*/.exec(text.slice(at))![0]) && !/box\s*$/i.test(text.slice(Math.max(0, at - 5), at)),
    )
  const isDivided = (at: number) => DIVIDED.test(text.slice(Math.max(0, at - 6), at))
  const ranked = [...all.filter(isDivided).reverse(), ...all.filter((at) => !isDivided(at)).reverse()]
  // "Attn: …" and "c/o …" stand on the line above the street, and belong to the address.
  return ranked.map((street) => ({
    street,
    from:
      all.find(
        (one) =>
          /^(?:attn|attention|c\/o)\b/i.test(text.slice(one)) &&
          one < street &&
          !/\n[^\n]*\n/.test(text.slice(one, street)),
      ) ?? street,
  }))
}

const linesOf = (attention: string, text: string) =>
  [attention, ...text.split(/\n|;\s*|\s+in\s+(?=\p{Lu})|,\s*(?=(?:suite|ste|unit|floor|fl|apt|room|#)\b)/iu)]
    .map((line) => line.replace(/^[>\s]+/, '').replace(/[,>\s]+$/, ''))
    .filter(Boolean)

/** The name right before an address: the end of its line, or the lines above it. */
function nameBefore(text: string, at: number, behind: number): Stretch | null {
  const start = Math.max(behind, lineStart(text, at))
  const own = nameAtEnd(text, start, at)
  if (own) return own
  if (/[\p{L}\p{N}]/u.test(text.slice(start, at)) || start <= behind) return null
  let above = start - 1
  let name = null as Stretch | null
  for (let lines = 0; lines < MOST_NAME_LINES && above > behind; lines++) {
    const from = Math.max(behind, lineStart(text, above))
    const line = text.slice(from, above).replace(/^[>\s]+/, '')
    if (!line.trim() || /[:?!]\s*$/.test(line)) break
    const found = nameOfLine(text, from, above)
    if (!found || (name && !isWholeLine(text, from, found))) break
    if (name && !GOES_ON.test(text.slice(found.from, found.to)) && !GOES_BACK.test(text.slice(name.from, name.to)))
      break
    name = { from: found.from, to: name?.to ?? found.to }
    above = from - 1
    if (!isWholeLine(text, from, found)) break
  }
  return name
}
const MOST_NAME_LINES = 2
/** A name of two lines says so at the end of the first or at the beginning of the second: above others stands who signs. */
const GOES_ON = /(?:[,&/]|\b(?:of|the|and|for|at))$/i
const GOES_BACK = /^(?:of|the|and|for|at|an?|its|dba|d\/b\/a|c\/o|as)\b|^&/i

/** A line of words with capitals is a name as a whole ("Mock Savings Bank, ISAOA"); of another line it is what stands at the end. */
function nameOfLine(text: string, from: number, to: number): Stretch | null {
  const [, lead = '', line = ''] = /^([>\s]*)([\s\S]*?)[\s,]*$/.exec(text.slice(from, to)) ?? []
  const words = line.split(/\s+/).map(bareOf)
  const isNames = words.every((word) => !word || /^[\p{Lu}\d&]/u.test(word) || WITHIN.has(word.toLowerCase()))
  const found = nameAtEnd(text, from, to)
  return found && isNames && line.includes(',') && !/[:;=()→"“]/.test(line)
    ? { from: from + lead.length, to: from + lead.length + line.length }
    : found
}

const isWholeLine = (text: string, from: number, found: Stretch) => !/[\p{L}\p{N}]/u.test(text.slice(from, found.from))

/** Small words that stand within names. */
const WITHIN = new Set('of the and & at for de del la las los du y'.split(' '))
/** Words before which a name written without capitals begins. */
const BEFORE = new Set(
  'to for with is are as by at from reads read below in on our their his her the a an it be out names naming named says need needs needed wants want please pls this that'.split(
    ' ',
  ),
)
const LEGAL_FORM = new RegExp(`^(?:${LEGAL_FORMS})$`, 'i')
/** Kinds of words that speak of the request, and begin no name. */
const OF_REQUEST: ReadonlySet<string | undefined> = new Set([
  'form',
  'element',
  'make',
  'send',
  'write',
  'mail',
  'change',
  'doc',
  'bind',
  'ask',
  'aux',
  'hello',
  'thanks',
])

/** The name that a stretch of text ends with; null where it ends with other words. */
function nameAtEnd(text: string, from: number, to: number): Stretch | null {
  const piece = text.slice(from, to)
  const cut = [
    ...piece.matchAll(
      /[:;=()>→"“]|[.?!]\s+(?=\p{Lu})(?<!\b(?:St|Mt|Ft|Inc|Co|Corp|Ltd|Dr)\.\s+)|\s[-–—]\s|(?:^|\s)\d{1,2}[.)]\s/gu,
    ),
  ]
    .filter(({ index, 0: mark }) => /[\p{L}\d]/u.test(piece.slice(index + mark.length)))
    .at(-1)
  const base = from + (cut ? cut.index + cut[0].length : 0)
  const words = [...text.slice(base, to).matchAll(/[^\s]+/g)].map(({ 0: word, index }) => ({
    word,
    bare: bareOf(word),
    from: base + index,
    to: base + index + word.length,
  }))
  while (words.length && !/[\p{L}\d]/u.test(words.at(-1)!.word)) words.pop()
  // "… Association at 75 Maple Court", "… Builders located at 12 Oak Lane": what leads to the address is none of the name.
  if (words.at(-1)?.bare === 'at') {
    words.pop()
    if (/^\p{Ll}+ed$/u.test(words.at(-1)?.bare ?? '')) words.pop()
  }
  const cased =
    words.some(({ bare }) => /\p{Lu}/u.test(bare)) && words.some(({ bare }) => /^\p{Ll}/u.test(bare) && bare.length > 1)
  const isPlain = words.some(({ bare }) => /^\p{Lu}\p{Ll}/u.test(bare))
  let first = words.length
  for (let index = words.length - 1; index >= 0; index--) {
    const { bare, word } = words[index]!
    const next = words[index + 1]?.bare ?? ''
    if (word.endsWith(',') && next && !LEGAL_FORM.test(next)) break
    const isWithin = WITHIN.has(bare.toLowerCase()) && next !== ''
    const isNamed =
      cased || isPlain
        ? /^[\p{Lu}\d&]/u.test(bare)
        : !BEFORE.has(bare.toLowerCase()) &&
          !POLITE.has(bare.toLowerCase()) &&
          !OF_REQUEST.has(classOf(bare.toLowerCase()))
    if (!isNamed && !isWithin) break
    if (!(cased || isPlain) && isWithin && ['for', 'at'].includes(bare.toLowerCase())) break
    // "… LLC and Other Name": what ends with a legal form is a name of its own.
    if (isWithin && LEGAL_FORM.test(words[index - 1]?.bare ?? '') && /^(?:and|&)$/i.test(bare)) break
    first = index
  }
  while (first < words.length && !beginsName(words[first]!.bare, words[first - 1]?.bare)) first++
  const [head, tail] = [words[first], words.at(-1)]
  return head && tail && /\p{L}{2}/u.test(text.slice(head.from, tail.to))
    ? { from: head.from, to: text.slice(head.from, tail.to).replace(/,+$/, '').length + head.from }
    : null
}

const bareOf = (word: string) => word.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}.&]+$/gu, '').replace(/\.$/, '')

function beginsName(bare: string, before: string | undefined): boolean {
  const lower = bare.toLowerCase()
  if (!bare || (WITHIN.has(lower) && lower !== 'the')) return false
  if (lower === 'the' && !/^\p{Lu}/u.test(bare)) return false
  if (OF_REQUEST.has(classOf(lower)) && !/^\p{Lu}\p{Ll}+$/u.test(bare)) return false
  if (['form', 'element', 'make'].includes(classOf(lower) ?? '')) return false
  return !(/^\d{1,2}$/.test(bare) && before && /^\p{L}+$/u.test(before))
}

/** What the sentence says before a name; where the name begins its line, also the line above. */
function wordsBefore(text: string, from: number, floor: number): string {
  const line = text.slice(floor, from)
  const sentence = line.split(/[.?!]\s+(?=\p{Lu})/u).at(-1) ?? ''
  if (/[\p{L}]/u.test(sentence)) return sentence
  const above = text.slice(0, floor).trimEnd()
  return (
    above
      .slice(Math.max(above.lastIndexOf('\n') + 1, above.length - 160))
      .split(/[.?!]\s+(?=\p{Lu})/u)
      .at(-1) ?? ''
  )
}

const CLOSING =
  /^[>\s]*(?:thanks|thank you|thx|cheers|regards|sincerely|best|respectfully|yours|kind regards|best regards|warm regards|many thanks)\b[^\n]{0,20}[,.!]?\s*$/gim

/** Where the writer signs; null where nobody does. */
function signatureStart(text: string): number | null {
  const closing = [...text.matchAll(CLOSING)].at(-1)
  return closing ? closing.index + closing[0].length : null
}
