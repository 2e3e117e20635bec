import { type CoverageLine, linesIn } from './coverage-lines.ts'
import { tradeProse } from './trade-prose.ts'

type Known = { id: Endorsement; name: string; says: RegExp[]; not?: RegExp; grants?: RegExp[] }

/**
 * What a description of operations may claim that only an endorsement of a policy grants. `says` is how people, brokers and policies
 * write it, in trade prose; `not` are uses of the same words for something else; `grants` is
 * what an entry of a policy has to say, where less is a claim.
 */
const ENDORSEMENTS: readonly Known[] = [
  {
    id: 'additionalInsured',
    name: 'additional insured status',
    says: [
      /\badd(?:itional)? (?:named )?ins(?:ured)?\b|\binsured additional\b/i,
      /\b(?:named|included|covered|listed|added|is|are) as (?:an )?insured\b|\b(?:is|are) (?:also )?an insured\b(?! (?:by|for|under its|with))/i,
      /\bA ?I(?:s|S)?\b|\bai status\b/,
      /\bCG ?20 ?\d\d\b/i,
    ],
    not: /\bA ?I (?:software|develop\w*|tool\w*|model\w*|technolog\w*|research|consult\w*|powered|driven|based|system\w*|service\w*|compan\w*|platform\w*|chip\w*|data)\b/,
  },
  {
    id: 'waiver',
    name: 'a waiver of subrogation',
    says: [
      /\bwaiv\w*\b[^.;]{0,60}\b(?:sub(?:rogation)?|rights?|recovery|recover)\b|\bsubrogation\b(?:(?! not )[^.;]){0,40}\bwaived\b/i,
      /\b(?:rights?|recovery)\b(?:(?! not )[^.;]){0,60}\bwaived\b|\b(?:blanket|automatic) waiver\b|\bwaiver applies\b/i,
      /\b(?:give|gives|given) up (?:its|their|our|any)[^.;]{0,30}\brecover\w*|\bnot (?:pursue|seek|exercise)[^.;]{0,30}\b(?:subrogation|recover\w*)/i,
      /\bW ?O ?S\b|\bWoS\b|\bCG ?24 ?04\b|\bWC ?00 ?03 ?13\b/,
    ],
  },
  {
    id: 'primary',
    name: 'primary and noncontributory wording',
    grants: [/\bnoncontribut\w*|\bCG ?20 ?01\b/i],
    says: [
      /\bnoncontribut\w*|\bnot contribut\w*|\bP ?(?:and )?NC\b|\bCG ?20 ?01\b/i,
      /\bprimary (?:over|to) (?:any|all|other)\b|\bprimary (?:basis|coverage|insurance)\b/i,
      /\b(?:insurance|coverage|polic(?:y|ies))\b[^.;]{0,50}\b(?:is|are|be|as|applies) primary\b(?! (?:contact|contractor|residence))/i,
    ],
  },
  {
    id: 'perProject',
    name: 'an aggregate per project',
    says: [
      /\baggregate\b[^.;]{0,60}\b(?:per|each|por|any one) (?:project|job ?(?:site)?|site)\b|\b(?:per|each|por) (?:project|job ?(?:site)?|site)\b[^.;]{0,40}\baggregate\b/i,
      /\bdesignated (?:construction )?projects?\b|\bCG ?25 ?03\b/i,
    ],
  },
  {
    id: 'perLocation',
    name: 'an aggregate per location',
    says: [
      /\baggregate\b[^.;]{0,60}\b(?:per|each|por) location\b|\b(?:per|each|por) location\b[^.;]{0,40}\baggregate\b/i,
      /\bdesignated locations?\b[^.;]{0,30}\baggregate\b|\bCG ?25 ?04\b/i,
    ],
  },
  {
    id: 'notice',
    name: 'notice of cancellation to the holder',
    says: [
      /\b(?:notice|notify|notified|informed)\b[^.;]{0,60}\b(?:cancel\w*|terminat\w*|non ?renew\w*)|\b(?:cancel\w*|terminat\w*|non ?renew\w*)\b[^.;]{0,60}\b(?:notice|notify|notified)\b/i,
      /\b(?:\d+|thirty|ten|sixty) ?(?:\(\d+\) ?)?days?(?: prior| written| advance)* notice to (?:the )?(?:certificate )?holder\b/i,
      /\bD?NOC\b/,
    ],
    not: /\bNOC (?:code|class|\d)|\b(?:cancellation|termination|cancel\w*|terminat\w*) of (?:the |this |its |their |any )?(?:lease|project|contract|agreement|event|permit|tenancy|employment|order|work)\b/i,
  },
  {
    id: 'lossPayee',
    name: 'loss payee or mortgagee status',
    says: [/\bloss pay(?:ee|able)s?\b|\bmortgagee\b|\bISAOA\b|\bATIMA\b/i],
  },
  {
    id: 'severability',
    name: 'severability of interests',
    says: [/\bseverability of interests?\b|\bseparation of insured\b|\bcross liability\b/i],
  },
]

export type Endorsement =
  | 'additionalInsured'
  | 'waiver'
  | 'primary'
  | 'perProject'
  | 'perLocation'
  | 'notice'
  | 'lossPayee'
  | 'severability'

/** An endorsement that a description claims, and of which lines of business; of none: of any. */
export type Claim = { id: Endorsement; lines: CoverageLine[] }

/** How an endorsement is called in a sentence. */
export const endorsementName = (id: Endorsement) => ENDORSEMENTS.find((one) => one.id === id)!.name

/** A denial bound to what follows: at most an article or "named as" between them. */
const DENIED_BEFORE =
  /\b(?:no|not|never|without|excludes?|excluding|nor)(?: (?:an?|any|the|named|listed|included|shown|as|such))*\s*$/i
const BETWEEN =
  '(?:(?:status|coverage|endorsement|wording|insured|is|are|was|were|has been|have been|does|do|has|have|of|in favor|the|holder|rights?|subrogation|to|recovery)\\s*)*'
/** A denial of what went before, in the same clause. "No exceptions" and "not limited to" deny nothing. */
const DENIED_AFTER = new RegExp(
  `^[\\s,:]*${BETWEEN}[:,]?\\s*(?:none\\b|n\\/?a\\b|n a\\b|nil\\b|declined|excluded|deleted|waived by none|(?:no|not)(?: (?:yet|been|be))?(?:\\s*$| (?:provided|included|granted|applicable|applied|apply|available|given|afforded|covered|in force|requested|required|part)\\b))`,
  'i',
)
/** Notice that is given as the policy has it promises nothing more. */
const AS_THE_POLICY = /\b(?:per|in accordance with|subject to) (?:the )?policy (?:provisions|terms)\b|\bsee polic/i

/**
 * The endorsements a description claims. Only what is denied in the same breath is no claim: one too many is asked about, one too few
 * would go out.
 */
export function claimsIn(text: string): Claim[] {
  const clauses = clausesOf(text)
  return ENDORSEMENTS.flatMap((one) => {
    const made = clauses.filter((clause) => isClaimed(one, clause))
    const id = one.id
    if (!made.length) return []
    const named = made.map(linesIn)
    // Claimed once of every line, it is claimed of any; the lines that other sentences name are asked for beside.
    return [{ id, lines: [...new Set(named.flat())] }]
  })
}

const finds = ({ says, not }: Known, clause: string) => {
  const elsewhere = not ? [...clause.matchAll(new RegExp(not.source, `g${not.flags}`))] : []
  const isElsewhere = (at: number, words: string) =>
    elsewhere.some((other) => other.index < at + words.length && at < other.index + other[0].length)
  return says
    .flatMap((one) => [...clause.matchAll(new RegExp(one.source, `g${one.flags}`))])
    .filter(({ index, 0: words }) => !isElsewhere(index, words))
}

const isClaimed = (one: Known, clause: string) =>
  finds(one, clause).some(({ index, 0: words }) => {
    const [before, after] = [clause.slice(0, index), clause.slice(index + words.length)]
    const isDeniedHere = DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)
    return !isDeniedHere && !(one.id === 'notice' && AS_THE_POLICY.test(clause))
  })

const NEGATION =
  /\b(?:no|not|never|none|nil|without|neither|nor|cannot|n ?\/? ?a|tbd|excludes?|excluded|excluding|exclusions?|except|other than|deletes?|deleted|removes?|removed|removal|declined|refused|rejected|lapsed|expired|ended|pending|quoted?|unavailable|false|applicable to none|may be|available|optional|if purchased|can be|(?:is|are|was|were|do|does|did|has|have|will|ca|wo|should)nt)\b/i
/** Words that make an endorsement anybody's to whom it was promised. */
const BLANKET =
  /\b(?:blanket|automatic\w*|(?:where|when|if|as) required|written (?:contract|agreement)|any person|any organi[sz]ation|all owners)\b/i
/** Words that make it somebody's, or some class's. */
const SOMEBODYS =
  /\b(?:designated|schedul\w*|in favor of|only|named person|lessors?|vendors?|government\w*|state or|political|mortgagees?|franchisors?|managers)\b/i
/** What follows a colon in capitals is a name. */
const NAMED = /:\s*\p{Lu}/u

/**
 * The endorsements that an entry of a policy grants to this holder. Its words are taken as a whole: any denial or hedge in them grants
 * nothing; what is somebody's must name the holder, and what is of persons must be blanket or name the holder.
 */
export function grantsIn(entry: string, holderName: string): Endorsement[] {
  const words = tradeProse(entry)
  if (NEGATION.test(words)) return []
  const isTheirs = namesWhole(entry, holderName) || isAnybodys(words)
  return ENDORSEMENTS.filter(
    (one) =>
      finds({ ...one, says: one.grants ?? one.says }, words).length && (isTheirs || !OF_PERSONS.includes(one.id)),
  ).map(({ id }) => id)
}

/** Granted to persons; the others are of the policy. */
const OF_PERSONS: readonly Endorsement[] = ['additionalInsured', 'waiver', 'notice', 'lossPayee']

/** Whether an entry among the blanket additional insureds makes anybody one who was promised it: its words must say so. */
export function isBlanket(entry: string): boolean {
  const words = tradeProse(entry)
  return !NEGATION.test(words) && isAnybodys(words)
}

const isAnybodys = (words: string) => BLANKET.test(words) && !SOMEBODYS.test(words) && !NAMED.test(words)

/** The letters and digits of a name, whatever its case, with "and" for "&". */
const bare = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Two names are one, letter by letter: a legal form or a numeral more is another company. */
export const isSameName = (one: string, other: string) => bare(one) !== '' && bare(one) === bare(other)

const LEGAL_FORM = /^(?:llc|llp|lp|inc|incorporated|corp|corporation|co|company|ltd|limited|plc|pc|pa)$/i
const SHORTEST_NAME = 3

/** Whether a text names this holder, whole: not as a part of the name of another, which goes on in capitals or with a legal form. */
function namesWhole(entry: string, holderName: string): boolean {
  const name = bare(holderName)
  if (name.length < SHORTEST_NAME) return false
  const text = entry.normalize('NFKC')
  const words = [...text.matchAll(/[\p{L}\p{N}]+|&/gu)]
  return words.some((_, from) => {
    let read = ''
    let to = from
    while (to < words.length && read.length < name.length) read += bare(words[to++]![0]).replace(/^$/, 'and')
    if (read !== name) return false
    return !goesOn(text, words, to - 1) && !wasBegun(text, words, from)
  })
}

type Words = RegExpExecArray[]
const gapOf = (text: string, words: Words, left: number) =>
  text.slice(words[left]!.index + words[left]![0].length, words[left + 1]!.index)

function goesOn(text: string, words: Words, last: number): boolean {
  const next = words[last + 1]?.[0]
  if (!next) return false
  return LEGAL_FORM.test(next) || (/^[\p{Lu}\p{N}&]/u.test(next) && /^[\s&]*$/.test(gapOf(text, words, last)))
}

function wasBegun(text: string, words: Words, first: number): boolean {
  const before = words[first - 1]?.[0]
  return before !== undefined && /^[\p{Lu}&]/u.test(before) && /^[\s&]*$/.test(gapOf(text, words, first - 1))
}

const clausesOf = (text: string) => tradeProse(text).split(/[.;\n]|(?:^|\s)(?:but|however)\s/i)
