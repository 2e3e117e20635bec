import { nearestOf, tokensOf } from '../../../documents/index.ts'
import type { Paper } from '../papers.ts'

/** Words of the trade that questions are full of, and so are their misspellings. */
const WORDS =
  `additional aggregate agreement building business cancellation cancelled carrier certificate claims collision commercial compensation
  comprehensive contact contract contracts contractor coverage coverages covered cyber damage declarations deductible deductibles driver earthquake effective
  employee endorsement endorsements exclude excluded excludes exclusion exclusions expiration expire expires general holder insurance
  insured insurer landlord lender liability limit limits location locations medical mortgagee number numbers occurrence period personal policies
  policy pollution premises premium premiums professional property requirements retention retroactive schedule subrogation umbrella
  underwriter vehicle vehicles waiver workers`.split(/\s+/)
const KNOWN = new Set(WORDS)

/** The question with its misspelt words of the trade put right; a word that stands in the documents is left as it is. */
export function spelled(text: string, papers: Paper[]): string {
  let read: Set<string> | null = null
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const lower = word.toLowerCase()
    if (KNOWN.has(lower)) return word
    const near = nearestOf(lower, WORDS)
    if (!near) return word
    read ??= wordsOf(papers)
    return read.has(lower) ? word : near
  })
}

function wordsOf(papers: Paper[]): Set<string> {
  const texts = papers.flatMap(({ text, facts }) => [
    ...text.map((page) => page.text),
    ...facts.facts.map(({ value }) => value),
  ])
  return new Set(tokensOf(texts.join(' ')).map(({ text }) => text))
}
