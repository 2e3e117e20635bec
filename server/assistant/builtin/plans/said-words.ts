/** What the user wants said in their own words: "tell them that …", "add that …", "mention that …". One sentence each. */
export function wordsToSay(text: string): string[] {
  const found = [
    ...text.matchAll(
      /\b(?:tell|inform|let|remind|say(?:ing)?|mention(?:ing)?|add(?:ing)?|explain(?:ing)?|state|note|write|know|include)\b[^.?!\n"“]{0,50}?\b(?:that|know)\s+(?:that\s+)?["“]?([^"”\n]+?)["”]?(?=[.!?](?:\s|$)|\n|$)/gi,
    ),
  ]
  const quoted = [...text.matchAll(/\b(?:add|say|include|write|mention|saying|with)\b[^"“\n]{0,40}["“]([^"”]+)["”]/gi)]
  const all = (quoted.length ? quoted : found).map(([, words]) => sentence(words!))
  return [...new Set(all)].filter((words) => words.length > 3)
}

/** Words as a sentence of a letter: capital letter, full stop; what spoke of "they" to the user stays as it was said. */
function sentence(words: string): string {
  const trimmed = words.trim().replace(/[,;]$/, '')
  const said = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?]$/.test(said) ? said : `${said}.`
}
