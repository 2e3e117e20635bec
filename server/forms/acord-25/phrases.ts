/** Words and phrases of trade prose, parted by bars, as the source of a pattern: any of them, whole. `*` stands for the rest of a word. */
export const anyOf = (phrases: string): string => `\\b(?:${phrases.replaceAll('*', '\\w*')})\\b`

/** Any of some phrases. */
export const phrase = (phrases: string): RegExp => new RegExp(anyOf(phrases), 'i')

/** One of some phrases and one of others in the same clause, either way round, at most so many characters apart and no "not" between them. */
export function near(some: string, others: string, apart = 60): RegExp {
  const between = `(?:(?!\\bnot\\b)[^.;]){0,${String(apart)}}`
  const [one, other] = [anyOf(some), anyOf(others)]
  return new RegExp(`${one}${between}${other}|${other}${between}${one}`, 'i')
}
