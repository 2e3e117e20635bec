/** The mark of a section or an item: '14.2', '(a)', 'iv.', '•', 'C.2.5', 'III.A', 'D(2)', 'FOUR.', '§ 11', 'Section 12.01.'. */
const MARK =
  /^(?:[-–•▪◦·]|\(?(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,4})[.)]|\p{Lu}{0,3}[-.]?\d+(?:\.\d+)+\.?|\d{1,2}-\d{1,2}\.|\p{Lu}[-.]\d{1,2}\.?|\p{Lu}{1,3}-?\d+\.|[IVX]{1,4}\.[A-Z\d]{1,2}\.?|\p{Lu}?\d{0,2}\(\w{1,3}\)|\p{Lu}{3,6}\.|§ ?[\d.]+|\p{Lu}\p{Ll}{2,8} (?:\d[\d.]*|[IVX]{1,5}|\p{Lu})(?:[.:]| [–—-]|(?= \())|Sec\. ?\d+\.?)\s+/u

/** A text without the mark of its section or item. */
export const unmarked = (text: string) => text.replace(MARK, '').replace(MARK, '')

/** Whether a text begins a section or an item of its own. */
export const isMarked = (text: string) => MARK.test(text)

/** Whether its mark is one of a list within a section: '(a)', 'iv.'. */
export const isOfItem = (text: string) => /^(?:\(|\p{Ll}{1,4}[.)])/u.test(text)

const ofMark = (mark: string) =>
  mark.replace(/^\p{Lu}\p{Ll}+\.? ?(?=[\dIVX])|[:–—]/gu, '').replace(/[().\s]+$|^\(/g, '')

/** The marks by which each of these texts, in their order, can be cited: '9.1', or 'a' and '9.1(a)'. */
export function marksOfAll(texts: readonly string[]): string[][] {
  let section = ''
  return texts.map((text) => {
    const [said] = MARK.exec(text) ?? []
    const own = said && ofMark(said)
    if (!own) return []
    const isSection = /[\d.]/.test(own) && !said.startsWith('(')
    if (isSection) section = own
    return isSection || !section ? [own] : [own, `${section}(${own})`]
  })
}

/** The items that stand within a sentence, each with its mark: '(1) general liability, (2) auto'. */
export const itemsWithin = (text: string): [mark: string, item: string][] =>
  [...text.matchAll(/(?<=^|[\s])\((\w{1,4})\)\s([^()]*)/g)].map(([, mark, item]) => [mark!, item!])

const OF_PART =
  /\b(?:[Ss]ections?|[Aa]rticles?|[Pp]aragraphs?|[Cc]lauses?|[Pp]arts?|Chapter|Annex|Exhibit|Appendix|Schedule|Attachment) ((?:\p{Lu}{1,3}[-.])?(?:[\dA-Z][\w.]*\w|[\dA-Z])(?:\(\w{1,4}\))*)/gu
const NUMBERED =
  /(?<![$\d.,\p{L}])((?:\p{Lu}{1,3}[-.])?\d+(?:\.\d+)+(?:\(\w{1,4}\))*|\d{1,2}-\d{1,2}(?:\(\w{1,4}\))*|\d+(?:\(\w{1,4}\))+|[IVX]{1,4}\.[A-Z\d]{1,2}\b|\p{Lu}-\d{1,2}\b)(?![\d%])/gu
const ITEM = /(?:\b(?:in|of|under|to|and|or|items?|clauses?)|,) \((\w{1,4})\)(?=[\s,.;]|$)/gi

/** 'Items i, ii and iii': marks without their signs. */
const BARE_ITEMS =
  /\bitems? ((?:[ivx]{1,4}|[a-z]|\d{1,2})\b(?:(?:,? (?:and |or )?)(?:[ivx]{1,4}|[a-z]|\d{1,2})\b)*)(?=[\s,.;]|$)/gi

/** The mark of a numbered row of a table: 'item 5'. */
export const ofItem = (mark: string): string => `item ${mark}`

/** Whether words refer to another part of a contract. */
export const citesPart = (text: string): boolean => text.search(OF_PART) >= 0

/** The parts that words refer to, each by the marks it may have, the narrowest first: '9.1(a)', else '9.1'. */
export function citedIn(text: string): string[][] {
  const own = unmarked(text)
  const found = [OF_PART, NUMBERED, ITEM].flatMap((pattern) => [...own.matchAll(pattern)].map(([, mark]) => mark!))
  const bare = [...own.matchAll(BARE_ITEMS)].flatMap(([, marks]) => marks!.split(/,? (?:and |or )?/))
  const parts = [...new Set(found)].map((mark) => [...new Set([mark, mark.split('(')[0]!])])
  return [...new Set(bare)]
    .filter((mark) => !found.includes(mark))
    .map((mark) => [ofItem(mark), mark])
    .concat(parts)
}
