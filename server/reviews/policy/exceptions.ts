import type { ExclusionClause } from './clauses.ts'
import type { Paragraph } from './paragraphs.ts'
import { sentencesIn, spares } from './wording.ts'

/** The words of an exclusion that leave something covered: the first sentence that does, with the items it leads. */
export function exceptionOf({ words }: ExclusionClause): Paragraph[] {
  for (const [at, { paragraph, depth }] of words.entries()) {
    const sentence = sentencesIn(paragraph.text).find(spares)
    if (!sentence) continue
    const isLead = sentence.endsWith(':') && paragraph.text.endsWith(sentence)
    const led = isLead ? words.slice(at + 1) : []
    const end = led.findIndex((one) => one.depth < depth || (one.depth === depth && !one.paragraph.marker))
    const items = (end < 0 ? led : led.slice(0, end)).map((one) => one.paragraph)
    return [{ ...paragraph, quote: paragraph.quote.includes(sentence) ? sentence : paragraph.quote }, ...items]
  }
  return []
}
