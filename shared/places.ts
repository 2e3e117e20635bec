/**
 * The places of a document template: `[[WORDS]]` in its text, also where marks part them (`[[NAMED <b>INSURED</b>]]`). Case and spaces do
 * not matter: the same words are one place. Pure, on safe HTML.
 */

/** A place: `key` is what it is known by, `name` its words as they first stand there, `count` how often they do. */
export type Place = { key: string; name: string; count: number }

export const PLACES = { most: 200, letters: 80 } as const

/** A stretch of HTML that shows one letter, or none where it is a tag. Where a block begins or ends, `letter` is a line end; between cells, a tab. */
type Piece = { letter: string; from: number; to: number; isTag: boolean }

const INLINE = new Set('a abbr b code em i mark s small span strong sub sup u'.split(' '))
const CELLS = new Set(['td', 'th'])
const TOKEN =
  /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|[\s\S]/giu
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decoded(entity: string): string {
  const code = /^&#(x?)([\da-f]+);$/i.exec(entity)
  if (!code) return NAMED[entity.slice(1, -1).toLowerCase()] ?? entity
  const point = Number.parseInt(code[2]!, code[1] ? 16 : 10)
  return point > 0 && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff) ? String.fromCodePoint(point) : ' '
}

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  for (const match of html.matchAll(TOKEN)) {
    const [token, , tag] = match
    const at = { from: match.index, to: match.index + token.length }
    if (tag) {
      const name = tag.toLowerCase()
      pieces.push({ ...at, letter: INLINE.has(name) ? '' : CELLS.has(name) ? '\t' : '\n', isTag: true })
    } else if (token.startsWith('<!--')) pieces.push({ ...at, letter: '', isTag: true })
    else if (token.length > 1 && token.startsWith('&'))
      for (const [index, letter] of [...decoded(token)].entries())
        pieces.push(index ? { from: at.to, to: at.to, letter, isTag: false } : { ...at, letter, isTag: false })
    else pieces.push({ ...at, letter: token, isTag: false })
  }
  return pieces
}

/** The text of a document with the place of each of its letters in the HTML: one block a line, the cells of a row with tabs between them. */
export type Flat = { text: string; at: readonly Piece[] }

export function flatten(html: string): Flat {
  const at: Piece[] = []
  let text = ''
  for (const piece of piecesOf(html)) {
    if (!piece.letter) continue
    // A line end typed in the HTML is a space where it is shown.
    const shown = !piece.isTag && /\s/.test(piece.letter) ? ' ' : piece.letter
    for (let unit = 0; unit < shown.length; unit++) at.push(piece)
    text += shown
  }
  return { text, at }
}

/** The key of a place's words. */
export const placeKey = (name: string): string => name.replace(/\s+/g, '').toLowerCase()

const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** What stands between two brackets: anything on one line but brackets. Longer than this it is no place that somebody meant. */
const PLACE = /\[\[([^[\]\n\t]{1,1000})\]\]/g
const HAS_WORD = /[\p{L}\p{N}]/u

type Found = { name: string; key: string; from: number; to: number }

/** The places of a plain text, by where they begin and end. */
export const placesOfText = (text: string): { from: number; to: number }[] => foundIn({ text })

function foundIn({ text }: Pick<Flat, 'text'>): Found[] {
  return [...text.matchAll(PLACE)].flatMap((match) => {
    const name = inOneLine(match[1]!)
    if (!HAS_WORD.test(name)) return []
    return [{ name, key: placeKey(name), from: match.index, to: match.index + match[0].length }]
  })
}

/** The places of a document, in the order they first stand there. */
export function placesIn(html: string): Place[] {
  const places = new Map<string, Place>()
  for (const { key, name } of html.includes('[') || html.includes('&#') ? foundIn(flatten(html)) : []) {
    const place = places.get(key)
    if (place) place.count += 1
    else places.set(key, { key, name, count: 1 })
  }
  return [...places.values()]
}

/** Why a text with these places is no template, in a sentence; null when it can be one. */
export function placesFault(places: readonly Pick<Place, 'name'>[]): string | null {
  if (!places.length) return 'Name at least one place: write it in the text as [[WORDS]].'
  if (places.length > PLACES.most)
    return `A template may have up to ${String(PLACES.most)} places. This one has ${places.length.toLocaleString('en-US')}.`
  const long = places.find(({ name }) => name.length > PLACES.letters)
  return long
    ? `The place “${long.name.slice(0, 40)}…” is too long: up to ${String(PLACES.letters)} characters fit.`
    : null
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\r?\n/g, '<br>')

type Change = { from: number; to: number; text: string }

/** The HTML with stretches of its text replaced. A stretch keeps its tags; its new words stand where its first letter in `inner` did. */
function replaced(html: string, { at, text: all }: Flat, changes: readonly Change[]): string {
  let made = ''
  let copied = 0
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    const [first, last] = [at[from]!, at[to - 1]!]
    made += html.slice(copied, first.from)
    let begin = from
    while (begin < to - 1 && /[[\s]/.test(all[begin]!)) begin += 1
    const behind = withoutEmpty(html, tagsOf(html, at[begin]!.from, last.to), last.to)
    made += tagsOf(html, first.from, at[begin]!.from) + escaped(text) + behind.tags
    copied = behind.to
  }
  return made + html.slice(copied)
}

/** The tags behind new words, without those that are closed at once behind them; `to` is where the HTML goes on. */
function withoutEmpty(html: string, tags: string, to: number): { tags: string; to: number } {
  const open = /<([a-z]+)(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>$/i.exec(tags)
  const close = open && INLINE.has(open[1]!.toLowerCase()) ? `</${open[1]!}>` : ''
  return close && html.startsWith(close, to)
    ? withoutEmpty(html, tags.slice(0, open!.index), to + close.length)
    : { tags, to }
}

/** The tags of a stretch alone, without those that hold nothing any more. */
function tagsOf(html: string, from: number, to: number): string {
  if (to <= from) return ''
  let tags = piecesOf(html.slice(from, to))
    .filter(({ isTag }) => isTag)
    .map((piece) => html.slice(from + piece.from, from + piece.to))
    .join('')
  for (let before = ''; before !== tags; ) {
    before = tags
    tags = tags.replace(/<(strong|b|em|i|u|s|code|span|sub|sup|a)(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?><\/\1>/gi, '')
  }
  return tags
}

/**
 * The document with the values of its places, by their keys, as plain text; places without one stay as they are. A dollar sign that stands
 * before a place is not said twice.
 */
export function fillPlaces(html: string, values: ReadonlyMap<string, string>): string {
  const flat = flatten(html)
  const changes = foundIn(flat).flatMap(({ key, from, to }) => {
    const text = values.get(key)
    const hasSign = text?.startsWith('$') && flat.text[from - 1] === '$'
    return text ? [{ from, to, text: hasSign ? text.slice(1) : text }] : []
  })
  return changes.length ? replaced(html, flat, changes) : html
}

/** Words that become a place: wherever they stand, or only at these of their occurrences, counted from 0. */
export type Replacement = { words: string; name: string; at?: readonly number[] | null | undefined }

/** Where words stand as words, in any case and with any spaces, each stretch for one of them: the longest first, and none within a place. */
function wordsFound(flat: Flat, words: readonly string[]): { words: string; from: number; to: number }[] {
  const taken: { from: number; to: number }[] = foundIn(flat)
  const found: { words: string; from: number; to: number }[] = []
  for (const one of words.toSorted((a, b) => b.length - a.length)) {
    const parts = inOneLine(one).split(' ').filter(Boolean).map(asPattern)
    if (!parts.length) continue
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[ \\u00a0]+')}(?![\\p{L}\\p{N}])`, 'giu')
    for (const match of flat.text.matchAll(pattern)) {
      const own = { from: match.index, to: match.index + match[0].length }
      if (taken.some((other) => own.from < other.to && other.from < own.to)) continue
      taken.push(own)
      found.push({ words: one, ...own })
    }
  }
  return found
}

const asPattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** The document with words turned into places, and how often each was. */
export function makePlaces(html: string, wanted: readonly Replacement[]): { html: string; counts: number[] } {
  const flat = flatten(html)
  const counts = wanted.map(() => 0)
  const found = occurrences(flat, [...new Set(wanted.map(({ words }) => words))])
  const changes = found.flatMap(({ words, nth, from, to }) => {
    const own = wanted.findIndex((one) => one.words === words && (!one.at || one.at.includes(nth)))
    if (own < 0) return []
    counts[own]! += 1
    return [{ from, to, text: `[[${wanted[own]!.name}]]` }]
  })
  return { html: changes.length ? replaced(html, flat, changes) : html, counts }
}

/** Where words stand, in order, and the how manieth of its words each is. */
export function occurrences(flat: Flat, words: readonly string[]) {
  const seen = new Map<string, number>()
  return wordsFound(flat, words)
    .sort((a, b) => a.from - b.from)
    .map((one) => {
      const nth = seen.get(one.words) ?? 0
      seen.set(one.words, nth + 1)
      return { ...one, nth }
    })
}
