import type { FormText } from './form-texts.ts'
import { flat, isPart, type Part, partsIn } from './outline.ts'
import type { Paragraph } from './paragraphs.ts'
import {
  deniesCover,
  isExclusionsTitle,
  isExclusionTitle,
  isOfExclusion,
  isPlainTitle,
  leadsExclusions,
  sentencesIn,
  statesExclusion,
} from './wording.ts'

/** An exclusion that a form's text states: what it is called, by a name or (`isNamed` false) its first words, its words in the order they are read, and the part it stands in. */
export type ExclusionClause = {
  name: string
  isNamed: boolean
  /** Its mark as printed, "j."; '' without. */
  mark: string
  form: FormText
  section: string
  words: { paragraph: Paragraph; depth: number }[]
  /** Whether what it excludes was read; else only its title says that it is one. */
  isSure: boolean
}

/** A list of exclusions of which an item before `next` is not there. */
export type UnreadItems = { form: FormText; section: string; next: Paragraph }

export type ClausesFound = { clauses: ExclusionClause[]; unread: UnreadItems[] }

/** The exclusions in a form: its own, where its title names one; else those of its sections and lists of exclusions. */
export function clausesOf(form: FormText): ClausesFound {
  const found: ClausesFound = { clauses: [], unread: [] }
  if (isExclusionTitle(form.title)) {
    const words = flat(form.whole)
    const said = words.findIndex(({ paragraph }) => statesExclusion(paragraph.text))
    if (words.length)
      found.clauses.push({
        name: form.title,
        isNamed: true,
        mark: '',
        form,
        section: '',
        words: words.slice(Math.max(0, said)),
        isSure: said >= 0,
      })
  } else search(form.whole, form, found)
  return found
}

function search(part: Part, form: FormText, found: ClausesFound): void {
  if (part.head && isExclusionsTitle(part.title)) {
    listed(part, part.content, form, found)
    return
  }
  if (part.head && isExclusionTitle(part.title)) {
    if (flat(part).some(({ paragraph }) => paragraph !== part.head && statesExclusion(paragraph.text)))
      found.clauses.push(clauseOf(part, form))
    return
  }
  const lead = leadAt(part)
  const before = lead === null ? part.content : part.content.slice(0, Math.max(0, lead))
  for (const one of before) if (isPart(one)) search(one, form, found)
  if (lead !== null) listed(part, part.content.slice(lead + 1), form, found)
}

/** Where in a part the words stand that lead a list of exclusions: null where nowhere, -1 where its own head does. */
function leadAt(part: Part): number | null {
  if (part.head && partsIn(part).length && leadsExclusions(part.head.text)) return -1
  const at = part.content.findIndex((one) => !isPart(one) && leadsExclusions(one.text))
  return at >= 0 && at < part.content.length - 1 ? at : null
}

/** The exclusions of a list, each item one; an item that only leads a further list is that list. */
function listed(part: Part, content: Part['content'], form: FormText, found: ClausesFound): void {
  const items = content.filter(isPart)
  const section = sectionOf(part)
  const isLed = isPlainTitle(part.title) || deniesCover(part.title) || part.content.some(isLead) || leads(part)
  for (const item of items) {
    if (item.isAfterGap) found.unread.push({ form, section, next: item.head! })
    if (isGroup(item)) listed(item, item.content, form, found)
    else if (isLed || isOfExclusion(sentencesIn(item.head!.text)[0]!) || saysItself(item))
      found.clauses.push(clauseOf(item, form))
  }
  if (items.length) return
  const said = content.filter(
    (one): one is Paragraph => !isPart(one) && !one.isTable && deniesCover(one.text) && !/:$/.test(one.text),
  )
  for (const paragraph of said)
    found.clauses.push({
      name: firstWords(paragraph.text),
      isNamed: false,
      mark: '',
      form,
      section,
      words: [{ paragraph, depth: 0 }],
      isSure: true,
    })
}

/** Whether what an item hangs on leads a list of exclusions. */
const leads = (part: Part): boolean =>
  (part.head !== null && (leadsExclusions(part.head.text) || leadsInContent(part))) ||
  (part.parent !== null && part.parent.head !== null && isExclusionsTitle(part.parent.title) && leads(part.parent))
const isLead = (one: Part['content'][number]) => !isPart(one) && deniesCover(one.text)
const leadsInContent = (part: Part) => part.content.some((one) => !isPart(one) && leadsExclusions(one.text))

const saysItself = (item: Part) => item.content.some((one) => !isPart(one) && isOfExclusion(sentencesIn(one.text)[0]!))

/** An item that is no exclusion, but leads some: without a name of its own, or of items that each have one. */
function isGroup(item: Part): boolean {
  const parts = partsIn(item)
  if (!parts.length) return false
  if (isExclusionsTitle(item.title)) return true
  if (!leadsExclusions(item.head!.text) && !leadsInContent(item)) return false
  return item.title === '' || parts.every(({ title }) => title !== '')
}

function clauseOf(part: Part, form: FormText): ExclusionClause {
  const head = part.head!
  return {
    name: part.title || firstWords(head.text),
    isNamed: part.title !== '',
    mark: part.value > 0 ? head.marker!.printed : '',
    form,
    section: sectionOf(part.parent!),
    words: flat(part),
    isSure: true,
  }
}

/** The titles a part stands under, the widest first. */
function sectionOf(part: Part): string {
  const own = part.title ? [part.title] : []
  return part.head ? [sectionOf(part.parent!), ...own].filter(Boolean).join(', ') : ''
}

const MOST_WORDS = 9
const firstWords = (text: string): string => {
  const words = (sentencesIn(text)[0] ?? text).replace(/[.:;,]$/, '').split(' ')
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(' ')} …` : words.join(' ')
}
