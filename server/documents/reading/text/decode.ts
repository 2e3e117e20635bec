const MOST_CONTROL = 0.002

/** A text, and by what it was read. `guessed` says that the bytes do not prove it: another encoding would give other letters. */
export type Decoded = { text: string; guessed: boolean }

/**
 * Text of a file in UTF-8, UTF-16 or, failing those, the one-byte encoding in which its words look most like words; null when the bytes are
 * no text.
 */
export const decodeText = (bytes: Uint8Array): string | null => decoded(bytes)?.text ?? null

/** The same, with whether the encoding was guessed. */
export function decoded(bytes: Uint8Array): Decoded | null {
  const told = byMark(bytes) ?? byZeros(bytes)
  if (told) return { text: new TextDecoder(told).decode(bytes), guessed: false }
  if (tooManyControls(bytes)) return null
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false }
  } catch {
    return { text: mostPlausible(bytes), guessed: true }
  }
}

function byMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** How much of one half of the bytes of UTF-16 is zero in a text of Western letters, and how little of the other. */
const [MANY_ZEROS, FEW_ZEROS] = [0.7, 0.01]
const ZEROS_WITHIN = 65_536

/** UTF-16 without its mark: every other byte of a Western text is zero. */
function byZeros(bytes: Uint8Array): string | null {
  const pairs = Math.floor(Math.min(bytes.length, ZEROS_WITHIN) / 2)
  if (pairs < 8 || bytes.length % 2) return null
  let [first, second] = [0, 0]
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[pair * 2] === 0) first += 1
    if (bytes[pair * 2 + 1] === 0) second += 1
  }
  const [low, high] = [Math.min(first, second) / pairs, Math.max(first, second) / pairs]
  if (high < MANY_ZEROS || low > FEW_ZEROS) return null
  const encoding = second > first ? 'utf-16le' : 'utf-16be'
  return /[^\P{Cc}\s]/u.test(new TextDecoder(encoding).decode(bytes.subarray(0, pairs * 2))) ? null : encoding
}

/** Text has tabs, line and page ends, and no zero bytes; a rare stray control code is forgiven. */
function tooManyControls(bytes: Uint8Array): boolean {
  let controls = 0
  for (const byte of bytes) {
    if (byte === 0) return true
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1
  }
  return controls > bytes.length * MOST_CONTROL
}

/** The letters of DOS from byte 128 on (code pages 437 and 850 agree on those that words hold); what follows is no letter of a word. */
const DOS = [...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿']

/** The one-byte encodings that files still come in, the usual one first. */
const ONE_BYTE: readonly (readonly string[])[] = [
  ...['windows-1252', 'macintosh'].map((encoding) => {
    const decoder = new TextDecoder(encoding)
    return Array.from({ length: 128 }, (_, at) => decoder.decode(Uint8Array.of(128 + at)))
  }),
  Array.from({ length: 128 }, (_, at) => DOS[at] ?? '\ufffd'),
]

/** How many places around foreign letters are weighed. */
const MOST_WEIGHED = 20_000

function mostPlausible(bytes: Uint8Array): string {
  const places: number[] = []
  for (let at = 0; at < bytes.length && places.length < MOST_WEIGHED; at++) if (bytes[at]! > 127) places.push(at)
  const wrong = ONE_BYTE.map((letters) => {
    const letterAt = (at: number) => {
      const byte = bytes[at] ?? 32
      return byte < 128 ? String.fromCharCode(byte) : letters[byte - 128]!
    }
    return places.filter((at) => isOdd(letterAt(at - 1), letterAt(at), letterAt(at + 1))).length
  })
  const letters = ONE_BYTE[wrong.indexOf(Math.min(...wrong))]!
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (byte) => letters[byte.charCodeAt(0) - 128]!)
}

const isLetter = (one: string) => /\p{L}/u.test(one)
const isLower = (one: string) => /\p{Ll}/u.test(one)
const isUpper = (one: string) => /\p{Lu}/u.test(one)

/** Whether a character stands where no word has it: a sign between letters, or a capital behind a small letter. */
function isOdd(before: string, one: string, after: string): boolean {
  if (one === '\ufffd' || /\p{Cc}/u.test(one)) return true
  if (isUpper(one)) return isLower(before)
  if (isLetter(one)) return isUpper(before) && isUpper(after)
  return one !== '’' && isLetter(before) && isLetter(after)
}

/** A word of a text that was spoiled before it came: letters that were lost, or UTF-8 that was once taken for something else. */
export function spoiledWord(text: string): string | null {
  return (
    /\S*(?:\ufffd|[\u0080-\u009f]|[ÂÃ][\u0080-\u00bf\u2018-\u203a\u20ac\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2122]|â€)\S*/u.exec(
      text,
    )?.[0] ?? null
  )
}

/** A word with a foreign letter, by which a person can tell whether a text was read rightly. */
export const foreignWord = (text: string): string | null =>
  /[^\s,;|"]*[^\s\p{ASCII}][^\s,;|"]*/u.exec(text)?.[0] ?? null
