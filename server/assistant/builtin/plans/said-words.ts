const SAY = [
  /\b(?:tell|inform|let|remind|say(?:ing)?|mention(?:ing)?|add(?:ing)?|explain(?:ing)?|state|note|write|know|include)\b[^.?!\n"“]{0,50}?\b(?:that|know)\s+(?:that\s+)?["“]?([^"”\n]+?)["”]?(?=[.!?](?:\s|$)|\n|$)/gi,
  /\b(?:tell|inform|remind)\s+(?:him|her|them|[A-Z]\p{L}+|the \w+)\s+(?!about\b|of\b|what\b|how\b|which\b|when\b|where\b|who\b|why\b|that\b|to\b)([^"”\n]+?)(?=[.!?](?:\s|$)|\n|$)/gu,
]
const QUOTED = /\b(?:add|say|include|write|mention|saying|with)\b[^"“\n]{0,40}["“]([^"”]+)["”]/gi

/** What the user wants said in their own words: "tell them that …", "add that …", "mention “…”". One sentence each. */
export function wordsToSay(text: string): string[] {
  const quoted = [...text.matchAll(QUOTED)]
  const found = quoted.length
    ? quoted
    : (SAY.map((way) => [...text.matchAll(way)]).find(({ length }) => length > 0) ?? [])
  return [...new Set(found.map(([, words]) => sentenceOf(words!)))].filter((words) => words.length > 3)
}

/** Words as a sentence of a letter: a capital letter and a full stop. */
export function sentenceOf(words: string): string {
  const trimmed = words.trim().replace(/[,;]$/, '')
  const said = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?]$/.test(said) ? said : `${said}.`
}
