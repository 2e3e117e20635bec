/** One passage a term stands in, by its place in the document, and how often. `isSaid`: in its own words, not in heads of a table that stand before it. */
export type Posting = { at: number; count: number; isSaid: boolean }

/** How much a document speaks of a term: a head is not said again with each row. */
export const heldIn = (postings: readonly Posting[]) => Math.max(1, postings.filter(({ isSaid }) => isSaid).length)

/**
 * Postings in ascending order as bytes: for each, the distance to the one before and the count, both as variable-length integers (seven bits a
 * byte, the lowest first, as in Protocol Buffers).
 */
export function packed(postings: readonly Omit<Posting, 'isSaid'>[]): Buffer {
  const bytes: number[] = []
  let before = -1
  for (const { at, count } of postings) {
    put(bytes, at - before)
    put(bytes, count)
    before = at
  }
  return Buffer.from(bytes)
}

function put(bytes: number[], value: number) {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** Reads what `packed` wrote between two places of the bytes. */
export function eachPosting(bytes: Uint8Array, from: number, to: number, take: (at: number, count: number) => void) {
  let place = from
  const next = () => {
    let value = 0
    for (let shift = 0; place < to; shift += 7) {
      const byte = bytes[place++]!
      value |= (byte & 127) << shift
      if (byte < 128) break
    }
    return value
  }
  let at = -1
  while (place < to) {
    at += next()
    take(at, next())
  }
}

/** Places in ascending order, with how often something stands at each. */
export type Stands = { places: number[]; counts: number[] }

/** Where all of these stand, as often as the rarest of them. */
export const together = (all: readonly Stands[]): Stands => all.reduce(inBoth)

function inBoth(one: Stands, other: Stands): Stands {
  const both: Stands = { places: [], counts: [] }
  for (let at = 0, next = 0; at < one.places.length; at++) {
    const place = one.places[at]!
    while (other.places[next]! < place) next += 1
    if (other.places[next] !== place) continue
    both.places.push(place)
    both.counts.push(Math.min(one.counts[at]!, other.counts[next]!))
  }
  return both
}
