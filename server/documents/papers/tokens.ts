const WORD = /[a-z]{2,}/g

/** The words of a line as kinds are told by: small letters, without numbers, marks and the s of a plural. */
export function tokensOf(text: string): string[] {
  const words = text.toLowerCase().replace(/['’]/g, '').match(WORD) ?? []
  return words.map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
}

/** The words and their neighbours in pairs. */
export function termsOf(text: string): string[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((token, at) => (at ? [token, `${tokens[at - 1]}_${token}`] : [token]))
}
