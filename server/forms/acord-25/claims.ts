/**
 * What a description of operations may claim that only an endorsement of a policy grants. `says` is how people, brokers and policies
 * write it, in words without hyphens, apostrophes and runs of spaces (`plain`).
 */
const ENDORSEMENTS = [
  {
    id: 'additionalInsured',
    name: 'additional insured status',
    says: /\b(?:add(?:itional|l|tl)?\.? ?ins(?:ured|d)s?|(?:named|included|covered|listed|added) as (?:an )?insureds?|AIs?|CG ?20 ?\d\d)\b/,
  },
  {
    id: 'waiver',
    name: 'a waiver of subrogation',
    says: /\b(?:waiv\w*\b[^.;]{0,60}\b(?:subro\w*|rights?|recovery|recover)|subro\w*[^.;]{0,40}\bwaived|(?:give|gives|given) up (?:its|their|our|any)[^.;]{0,30}\brecover\w*|WOS|CG ?24 ?04)\b/,
  },
  {
    id: 'primary',
    name: 'primary and noncontributory wording',
    says: /\b(?:primary\b[^.;]{0,60}\b(?:non ?contribut\w*|contribut\w*|over any|to any other)|non ?contribut\w*|not contribute|P ?& ?NC|PNC|CG ?20 ?01)\b/,
  },
  {
    id: 'perProject',
    name: 'an aggregate per project',
    says: /\b(?:aggregate\b[^.;]{0,60}\b(?:per|each) (?:project|job)|(?:per|each) (?:project|job)\b[^.;]{0,40}\baggregate|CG ?25 ?03)\b/,
  },
  {
    id: 'perLocation',
    name: 'an aggregate per location',
    says: /\b(?:aggregate\b[^.;]{0,60}\b(?:per|each) location|(?:per|each) location\b[^.;]{0,40}\baggregate|CG ?25 ?04)\b/,
  },
  {
    id: 'notice',
    name: 'notice of cancellation to the holder',
    says: /\b(?:notice|notify|notified|informed)\b[^.;]{0,60}\b(?:cancel\w*|terminat\w*|non ?renew\w*)|\b(?:cancel\w*|terminat\w*|non ?renew\w*)\b[^.;]{0,60}\b(?:notice|notify|notified)\b|\bNOC\b/,
  },
] as const

export type Endorsement = (typeof ENDORSEMENTS)[number]['id']

/** How an endorsement is called in a sentence. */
export const endorsementName = (id: Endorsement) => ENDORSEMENTS.find((one) => one.id === id)!.name

/** Words as the patterns know them: one spelling of dashes, apostrophes, hyphens and spaces. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‘’'`´]/g, '')
    .replace(/[\u2010-\u2015_/-]+/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/([^.;:!?])\n(?!\n)/g, '$1 ')

/** Abbreviations are capitals; all other words may be written either way. */
const finds = ({ source }: RegExp, clause: string): RegExpExecArray[] => {
  const found = [...clause.matchAll(new RegExp(source, 'gi'))]
  return found.filter(
    ([words]) =>
      !/^(?:ais?|wos|pnc|noc)$/i.test(words) || words.replace(/s$/, '') === words.replace(/s$/, '').toUpperCase(),
  )
}

/** A denial bound to what follows: at most an article or "named as" between them. */
const DENIED_BEFORE =
  /\b(?:no|not|never|without|excludes?|excluding|nor)(?: (?:an?|any|the|named|listed|included|shown|as|such))*\s*$/i
/** A denial of what went before, in the same clause. */
const DENIED_AFTER =
  /^[\s,:]*(?:(?:status|coverage|endorsement|wording|insureds?|is|are|was|were|has been|have been|does|do|has|have|of|in favor|the|holder|rights?|subrogation|to|recovery)\s*)*[:,]?\s*(?:none|n\/?a|n a|no\b|not\b|nil|declined|excluded|deleted|waived by none|per policy provisions|see polic|in accordance with (?:the )?policy provisions)/i

/**
 * The endorsements a description claims. Only what is denied in the same breath is no claim: one too many is asked about, one too few
 * would go out.
 */
export function claimsIn(text: string): Endorsement[] {
  const isClaimed = (says: RegExp, clause: string) =>
    finds(says, clause).some(
      ({ index, 0: words }) => !DENIED_BEFORE.test(clause.slice(0, index)) && !isSettled(clause, index + words.length),
    )
  return ENDORSEMENTS.filter(({ says }) => clausesOf(text).some((clause) => isClaimed(says, clause))).map(
    ({ id }) => id,
  )
}

/** Whether what stands behind a phrase denies it, or promises no more than the policy does. */
const isSettled = (clause: string, from: number) =>
  DENIED_AFTER.test(clause.slice(from)) ||
  /\b(?:per|in accordance with|subject to) (?:the )?policy (?:provisions|terms)\b/i.test(clause.slice(from))

const NEGATION =
  /\b(?:no|not|never|none|without|neither|nor|cannot|n\/?a|excludes?|excluded|excluding|exclusions?|deletes?|deleted|removes?|removed|removal|declined|rejected|applicable to none|may be|available|optional|if purchased|can be|(?:is|are|was|were|do|does|did|has|have|will|ca|wo|should)nt)\b/i
/** Words that make an endorsement anybody's to whom it was promised. */
const BLANKET =
  /\b(?:blanket|automatic\w*|(?:where|when|if|as) required|written (?:contract|agreement)|any person|any organi[sz]ation|all owners)\b/i
/** Words that make it somebody's. */
const SOMEBODYS = /\b(?:designated|schedul\w*|in favor of|only|named person)\b|:\s*\p{Lu}/u

/**
 * The endorsements that an entry of a policy grants to this holder. Its words are taken as a whole: any denial or hedge in them grants
 * nothing; what is somebody's must name the holder, and what is of persons must be blanket or name the holder.
 */
export function grantsIn(entry: string, holderName: string): Endorsement[] {
  const words = plain(entry)
  if (NEGATION.test(words)) return []
  const namesHolder = bare(words).includes(bare(holderName)) && bare(holderName).length > 0
  const isTheirs = namesHolder || (BLANKET.test(words) && !SOMEBODYS.test(words))
  return ENDORSEMENTS.filter(({ id, says }) => finds(says, words).length && (isTheirs || !OF_PERSONS.includes(id))).map(
    ({ id }) => id,
  )
}

/** Granted to persons; the others are of the policy. */
const OF_PERSONS: readonly Endorsement[] = ['additionalInsured', 'waiver']

/** Whether an entry takes back what it lists: "None", "Not included", "N/A". */
export const isDenied = (entry: string) => NEGATION.test(plain(entry))

/** The letters and digits of a name, whatever its case, with "and" for "&". */
const bare = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Two names are one, letter by letter: a legal form or a numeral more is another company. */
export const isSameName = (one: string, other: string) => bare(one) === bare(other)

const clausesOf = (text: string) => plain(text).split(/[.;\n]|(?:^|\s)(?:but|however)\s/i)
