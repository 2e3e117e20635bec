import { linesNamed } from '../facts/headings.ts'
import { normal } from '../facts/sheet.ts'
import { isStopWord } from '../search/stem.ts'
import { unmarked } from './marks.ts'
import { isTitle } from './sentences.ts'

const DUTY =
  /^(.{2,80}?),?\s(?:shall|must|will|agrees? to|undertakes? to|is (?:required|obliged) to|ha(?:s|ve) to)\b(?! (?:not )?(?:be|get|receive|hear|have [^.;]*\bnotice)\b)(.*)$/
/** What is insured or proves it has no duty: 'the policy shall be', 'insurers must have'. */
export const OF_INSURANCE =
  /\b(?:insur\w*|polic\w+|coverages?|certificates?|limits?|deductibles?|aggregate|retentions?|carriers)\b/i
const MOST_WORDS = 7
/** 'It is Wren, not Owner, that must …'. */
const CLEFT = /\b[Ii]t is (?:the )?(\p{Lu}[^,;.]{1,40}?)(?:, not [^,;]+,)? (?:that|who) (?:shall|must|will)\b/u

/** Who has a duty: the words before it, where they are a name; of a duty to make another do something, the other. */
export function whoIn(text: string): string | null {
  const [, cleft] = CLEFT.exec(text) ?? []
  if (cleft) return cleft
  const [, before, behind = ''] = DUTY.exec(unmarked(text)) ?? []
  const parts =
    before
      ?.replace(/ (?:alone|also|\p{Ll}+ly)$/u, '')
      .split(',')
      .map((part) => part.trim().replace(/^the /, 'The ')) ?? []
  // 'Owner, Lender, and Manager': several are bound.
  if (parts.length > 1 && /^(?:and|or) /.test(parts.at(-1)!)) return null
  const own = parts.findLast((part) => isTitle(part) || isNamed(part)) ?? null
  if (!own || OF_INSURANCE.test(own) || /^(?:It|They|This|These|Each|Both)$/.test(own) || beginsClause(own)) return null
  const [, other] =
    /^(?: \p{Ll}+ly)?.{0,12}\b(?:requires?|causes?|obtain from|(?:see|ensure|provide|cause|require)\b.{0,8}? that)\s(?!.{2,70}?\sto be\b)(.{2,70}?)(?:\sto\b|\sevidence\b|\s(?:has|have|[a-z]+s)\b)/u.exec(
      behind,
    ) ?? []
  const [, holder] =
    /\b(?:unless|until) (?:the |each |any )?(\p{Lu}[\p{L} ]{2,40}?) (?:holds|carries|maintains|keeps|has (?!\w+ed\b))/u.exec(
      behind,
    ) ?? []
  return [other?.replace(DOING, ''), holder].find((one) => one && !OF_INSURANCE.test(one)) ?? own
}

/** 'Each Subcontractor performing Work': what one of several does. */
const DOING = / \p{Ll}+(?:ing|ed) .*$/u

/** 'If a Facility Addendum': a clause is no party. */
const beginsClause = (part: string) =>
  !/^(?:The|All|Any|Your)\b/.test(part) && isStopWord(part.split(' ')[0]!.toLowerCase())

/** 'Each food vendor', 'Your caterer': one of several that have no name. */
const isNamed = (part: string) =>
  (/^(?:Each|Every|All|Any|Your|The) /.test(part) || OF_SOMEBODY.test(part)) &&
  part.split(' ').length <= MOST_WORDS &&
  !/\b(?:we|you|it|they)\b/i.test(part)

/** 'Tenant’s contractors': several who are of somebody. */
const OF_SOMEBODY = /^\p{Lu}\p{L}+[’'] ?s? \p{Ll}+(?:[oe]r|ant|ee)s$/u

const bare = (name: string) =>
  name.replace(/^(?:the|an?|each|every|all|any|its|your) /i, '').replace(/ (?:alone|itself)$/, '')

/** Those who have duties in a text, by their names. */
export const partiesIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      [...[whoIn(text) ?? []].flat(), ...definedIn(text)]
        .map(bare)
        .filter(
          (name) =>
            /^\p{Lu}/u.test(name) &&
            !/ (?:who|that) /.test(name) &&
            !OF_INSURANCE.test(name) &&
            !linesNamed(normal(name)).length,
        ),
    ),
  ),
]

/** Those of them whom a sentence binds to something. */
export const boundIn = (texts: readonly string[], parties: readonly string[]): string[] => {
  const bound = new Set(texts.flatMap((text) => bare(whoIn(text) ?? '')))
  return parties.filter((party) => bound.has(party))
}

/** '(the “Owner”)', 'Tenant: Sparrow Candles LLC.': who is named for the rest of a contract. */
const definedIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /["“](?:the )?(\p{Lu}[\p{L} ]{2,30})["”]|\((?:the )?(\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+){0,2})\)|(?:^|[.;] )(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?):(?:$| (?=\p{Lu}))/gu,
    ),
  ].map(([, quoted, enclosed, label]) => (quoted ?? enclosed ?? label)!)

/** Whose insurance words speak of: their subject, 'Owner’s Insurance', 'III. By Agent', 'all insurance of the Wrecker'; of these parties. */
export class Owners {
  readonly #named: RegExp
  readonly #known: { party: string; pattern: RegExp }[]
  readonly #bound: readonly string[]

  /** `bound`: those of them who have a duty somewhere. */
  constructor(parties: readonly string[], bound: readonly string[]) {
    this.#bound = bound
    const some = parties.toSorted((a, b) => b.length - a.length).map(escaped)
    const one = String.raw`(?:(?:the|an?|any) )?(?:${some.join('|') || '(?!)'})(?![’'\p{L}-])`
    this.#named = new RegExp(String.raw`(?<![\p{L}’'-])${one}(?:(?:, ${one})*,? (?:and|or) ${one})?`, 'giu')
    this.#known = parties.map((party) => ({ party, pattern: ownerOf(escaped(party)) }))
  }

  /** The one party whose insurance a text speaks of, or several that do the same; null where it is none. */
  in(text: string): string | null {
    return this.subjectOf(text) ?? this.#ownerIn(text)
  }

  /** Who does what a sentence says: the names before its first verb, 'Owner and Agent' where there are two. Null where they only get something. */
  subjectOf(text: string): string | null {
    const [opening = ''] = IN_CASE.exec(unmarked(text)) ?? []
    const said = unmarked(text).slice(opening.length)
    // 'If Guest sells wine, it shall carry …'
    if (/^(?:it|they) /.test(said)) return this.#onlyIn(opening)
    for (const { 0: names, index } of said.matchAll(this.#named)) {
      if (!opensClause(said.slice(0, index).replace(/\b(?:each|both) of $/i, ''))) continue
      const all = names
        .split(/,? and |,? or |, /i)
        .map(
          (name) =>
            this.#known.find(({ party }) => party.toLowerCase() === bare(name).toLowerCase())?.party ?? bare(name),
        )
      if (isActing(said.slice(index + names.length), all.length > 1)) return all.join(' and ')
    }
    const [, one, many] = OF_A_KIND.exec(said) ?? []
    const kind = one ?? many
    return kind &&
      !OF_INSURANCE.test(kind) &&
      !linesNamed(normal(said.split(' ').slice(0, MOST_WORDS).join(' '))).length &&
      isActing(said.slice(said.indexOf(kind) + kind.length), !one)
      ? small(kind)
      : null
  }

  /** Who carries what stands under a title: whose name it has by itself, behind 'by', or as one who does something. */
  ofTitle(title: string): string | null {
    const said = /\p{Ll}/u.test(title) ? unmarked(title) : unmarked(title).toLowerCase()
    const parts = said
      .replace(/[.:]$/, '')
      .split(/,\s|\s[–—-]\s|:\s/)
      .map((part) => part.replace(/^the /i, ''))
    const alone = this.#bound.filter((party) => parts.some((part) => part.toLowerCase() === party.toLowerCase()))
    const [, by = ''] = /\bby (?:the )?(\p{Lu}[\p{L} ]+)$/iu.exec(parts.at(-1)!) ?? []
    const isBy = this.#known.some(({ party }) => party === by) || /^by /i.test(parts.at(-1)!)
    return (
      (by && isBy ? by : null) ??
      (alone.length === 1 ? alone[0]! : (this.in(said) ?? parts.map((part) => this.in(part)).find(Boolean) ?? null))
    )
  }

  #onlyIn(text: string): string | null {
    const [one, ...others] = this.#known.filter(({ party }) =>
      new RegExp(String.raw`\b${escaped(party)}\b(?![’'])`, 'u').test(text),
    )
    return one && !others.length ? one.party : null
  }

  #ownerIn(text: string): string | null {
    const found = this.#known.filter(({ pattern }) => pattern.test(unmarked(text)))
    return found.length === 1 ? found[0]!.party : null
  }
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const small = (name: string) => name[0]!.toLowerCase() + name.slice(1)

/** A clause before the main one. */
const IN_CASE = /^(?:if|when|where|should|unless|once|while|as long as)\b[^,;]*, (?=\p{L})/iu

/** People of a kind who open a sentence: 'A caterer', 'Lower-tier Subcontractors'. */
const OF_A_KIND =
  /^(?:An? ((?:[\p{L}-]+ )??\p{Ll}+(?:er|or|ant|ent|ee))(?= )|((?:\p{Lu}[\p{L}-]+ )?\p{Lu}?\p{L}+(?:er|or|ant|ent|ee)s)(?= ))/u

/** Words that begin a phrase before the subject of a sentence. */
const BEFORE =
  /^(?:in|on|at|for|from|by|with|without|to|as|during|throughout|before|after|until|upon|within|if|when|where|while|once|unless|should|since|under|over|whatever|not)$/i

/** Whether the words before a name leave it the subject of a clause: none, or a phrase that is not of the name. */
function opensClause(before: string): boolean {
  if (!before || /^(?:what|whatever|where) $/i.test(before)) return true
  if (/[,;] (?:and|but|or) $/.test(before)) return true
  const words = before.trim().split(' ')
  if (!BEFORE.test(words[0]!) && !/^\p{Lu}?\p{Ll}+(?:ly|ing|ed),?$/u.test(words[0]!)) return false
  const last = words.at(-1)!
  return (
    /[,;]$/.test(last) ||
    (words.length > 1 &&
      !BEFORE.test(last) &&
      !/^(?:the|an?|any|each|of|and|or|that|who|whom|which|than|against|its)$/i.test(last))
  )
}

/** What may stand between a subject and its verb: ', for its part,', 'also', 'each'. */
const ASIDE = /^(?:, [^,;.]{2,60},)?(?: (?:also|then|each|both|alone|\p{Ll}+ly))*/u
const MODAL =
  /^ (?:shall|must|will|agrees? to|undertakes? to)(?:,[^,;.]{2,60},)?(?: \p{Ll}+ly| not)? (?!be\b|get\b|receive\b|hear\b|have [^.;]*\bnotice\b)/u

/** Whether the words behind a subject say that it does something; of one that stands alone, with a verb that ends with 's'. */
function isActing(behind: string, isMany: boolean): boolean {
  const said = behind.replace(ASIDE, '')
  if (MODAL.test(said) || /^ (?:who|whose|that|which) /.test(said)) return true
  const [, verb, next = ''] = /^ (\p{Ll}{3,})(?: (\p{L}+))?/u.exec(said) ?? []
  if (
    !verb ||
    /^(?:and|or|shall|must|will|may|is|are|ha[sv]e?)$/.test(next) ||
    /^(?:receives?|needs?|gets?|hears?|was|does|are|may|must|shall|will|the|and)$/.test(verb)
  )
    return false
  if (verb === 'has' || verb === 'have') return !/^(?:been|no|\p{L}+ed)$/u.test(next)
  return isMany ? !isStopWord(verb) && !/(?:ed|ing)$/.test(verb) : /[^s\W]s$/.test(verb)
}

/** Whose the insurance is that words name: 'Owner’s insurers', 'under Owner’s policies', 'insurance by Agent'; 'Contractor’s pollution liability' is of any. */
const ownerOf = (party: string) =>
  new RegExp(
    String.raw`^(?:the )?${party}[’']s?\s(?!(?:pollution|equipment)\b)|\b(?:of|under) (?:(?:any|all|each) of )?(?:the )?${party}[’']s? (?:\S+ ){0,3}(?:insurance|polic|coverage)|^(?:.{0,14}[.:] )?(?:(?:all|any|the) )?(?:\S+ )?(?:insurance|coverages?|policies)\s(?:\S+ ){0,4}(?:of|by|from)\s(?:the )?${party}(?![’'\p{L}])`,
    'iu',
  )

/** Words that go on with what was said before: 'The deductible …', 'Such insurance …', 'It …'. */
export const goesOn = (text: string): boolean =>
  /^(?:(?:the|this|that|these|those|such|its|all such) (?:\S+ ){0,3}?(?:insur\w*|polic\w+|coverages?|limits?|deductibles?|aggregate|retentions?)\b|(?:it|they|which|(?:each|both)(?= (?:shall|must|will)))\b)/i.test(
    unmarked(text),
  )
