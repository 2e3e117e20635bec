import { canDraw } from './lettering.ts'

/** Stands for a character that no font we have can draw, so that nobody overlooks it. */
const UNPRINTABLE = '□'

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
const DRAWS_NOTHING = /(?!\n)[\p{Cc}\p{Cf}]/gu
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const LIGATURES = /[\ufb00-\ufb06]/g

/**
 * The text as it can be printed with the characters of `canDraw`, and those of its characters that cannot: each of them
 * stands as one □. Marks that draw nothing are left out, odd spaces become plain ones, line ends become \n.
 */
export function printable(text: string, canDraw: (character: string) => boolean): { text: string; missing: string[] } {
  const tidy = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(SPACES, ' ')
    .replace(LIGATURES, (letters) => letters.normalize('NFKC'))
  if (isPlain(tidy)) return { text: tidy, missing: [] }
  const missing = new Set<string>()
  let out = ''
  for (const { segment } of GRAPHEMES.segment(tidy)) {
    const seen = segment.replace(DRAWS_NOTHING, '')
    if ([...seen].every((character) => character === '\n' || canDraw(character))) out += seen
    else {
      missing.add(segment)
      out += UNPRINTABLE
    }
  }
  return { text: out, missing: [...missing] }
}

/** The characters of a text that no form can print, each once: what a □ would stand for. Empty when it prints as it is. */
export const unprintableIn = (text: string): string[] => printable(text, canDraw).missing

function isPlain(text: string): boolean {
  return /^[\n -~]*$/.test(text)
}
