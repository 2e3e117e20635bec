/** A word or mark as it is compared: `glued` when nothing stood between it and the one before. */
export type Token = { text: string; glued: boolean }

const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[.,'/&@:_+#][\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]/gu
/** Marks that change neither a word nor an amount, and are often left out or added when a text is quoted. */
const SOFT = new Set([
  '.',
  ',',
  ':',
  ';',
  '"',
  "'",
  '|',
  '_',
  '*',
  '[',
  ']',
  '•',
  '·',
  '…',
  '□',
  '■',
  '☐',
  '☒',
  '?',
  '!',
])

/** Most text needs no more than its case: the other spellings are outside ASCII, but for one mark. */
const PLAIN = /^[\t-~]*$/

/** Text in the one spelling that quotes are compared in: case, quotation marks, dashes, ligatures, invisible marks. */
function normalize(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll('`', "'")
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u201a\u201b\u2032`\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
}

/** The words and telling marks of a text; a hyphen is always a mark of its own. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = -1
  for (const match of normalize(text).matchAll(TOKEN)) {
    const glued = match.index === end
    end = match.index + match[0].length
    if (!SOFT.has(match[0])) tokens.push({ text: match[0], glued })
  }
  return tokens
}
