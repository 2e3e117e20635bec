/** The mark before an item. `readings`: a single 'i' may be a letter or a number; each as a kind that lists share, and its place from 1. */
export type Marker = { printed: string; readings: { kind: string; value: number }[] }

const MARK = /^(?:([•▪◦·‣●■–-])|(\(?)([A-Za-z]|[ivx]{1,5}|[IVX]{1,5}|\d{1,2})([.)]))\s+(?=\S)/
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10 }

/** The mark a text begins with and what stands behind it; null where it begins with none. */
export function markerOf(text: string): { marker: Marker; rest: string } | null {
  const [whole, bullet, open, count, close] = MARK.exec(text) ?? []
  if (whole === undefined) return null
  const rest = text.slice(whole.length)
  if (bullet) return { marker: { printed: bullet, readings: [{ kind: bullet, value: 0 }] }, rest }
  const readings = readingsOf(count!).map(({ counting, value }) => ({ kind: `${open}${counting}${close}`, value }))
  return { marker: { printed: whole.trim(), readings }, rest }
}

function readingsOf(count: string): { counting: string; value: number }[] {
  if (/^\d/.test(count)) return [{ counting: '1', value: Number(count) }]
  const low = count.toLowerCase()
  const size = count === low ? 'a' : 'A'
  const letter = low.length === 1 ? [{ counting: size, value: low.charCodeAt(0) - 96 }] : []
  const roman = /^[ivx]+$/.test(low) ? [{ counting: size === 'a' ? 'i' : 'I', value: romanOf(low) }] : []
  return [...letter, ...roman]
}

function romanOf(low: string): number {
  const values = [...low].map((sign) => ROMAN[sign]!)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
