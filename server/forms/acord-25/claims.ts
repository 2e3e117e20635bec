import { type CoverageLine, linesIn } from './coverage-lines.ts'
import { anyOf, near, phrase } from './phrases.ts'
import { tradeProse } from './trade-prose.ts'

/**
 * What a description of operations may claim that only an endorsement of a policy grants. `says` is how people, brokers and policies
 * write it, in trade prose; `not` are uses of the same words for something else; `grants` is what an entry of a policy has to say, where
 * less is a claim; `asks` is enough in a request for a certificate.
 */
type Known = { id: Endorsement; name: string; says: RegExp[]; not?: RegExp; grants?: RegExp; asks?: RegExp }

const EACH = 'per|each|por|any one'
const PROJECT = `(?:${EACH}) (?:project|job|job ?site|site)`
const LOCATION = `(?:${EACH}) location`
const ENDED = 'cancel*|terminat*|non ?renew*'
const DEALS = 'lease|project|contract|agreement|event|permit|tenancy|employment|order|work'
const MACHINES =
  `software|develop*|tool*|model*|technolog*|research|consult*|powered|driven|based|system*|service*|compan*|platform*
  |chip*|data`.replace(/\s+/g, '')

const ENDORSEMENTS: readonly Known[] = [
  {
    id: 'additionalInsured',
    name: 'additional insured status',
    says: [
      phrase('add(?:itional)? (?:named )?ins(?:ured)?|insured additional|CG ?20 ?\\d\\d'),
      phrase('(?:named|included|covered|listed|added|is|are) as (?:an )?insured'),
      /\b(?:is|are) (?:also )?an insured\b(?! (?:by|for|under its|with))/i,
      /\bA ?I(?:s|S)?\b|\bai status\b/,
    ],
    not: phrase(`A ?I (?:${MACHINES})`),
    asks: phrase('A ?I|ains'),
  },
  {
    id: 'waiver',
    name: 'a waiver of subrogation',
    says: [
      near('waive|waives|waived|waiver|waiving', 'sub|subrogation|rights?|recovery|recover'),
      phrase('(?:blanket|automatic) waiver|waiver applies|CG ?24 ?04|WC ?00 ?03 ?13'),
      near('give up|gives up|given up|not pursue|not seek|not exercise', 'recover*|subrogation', 40),
      /\bW ?O ?S\b|\bWoS\b/,
    ],
    asks: phrase('waivers?|(?<!waiver of )subrogation|W ?O ?S'),
  },
  {
    id: 'primary',
    name: 'primary and noncontributory wording',
    says: [
      phrase('noncontribut*|not contribut*|P ?(?:and )?NC|CG ?20 ?01'),
      phrase('primary (?:over|to) (?:any|all|other)|primary (?:basis|coverage|insurance)'),
      near(
        'insurance|coverage|policy|policies',
        '(?:is|are|be|as|applies) primary(?! (?:contact|contractor|residence))',
        50,
      ),
    ],
    grants: phrase('noncontribut*|CG ?20 ?01'),
    asks: phrase('primary(?! (?:contact|contractor|residence|school))'),
  },
  {
    id: 'perProject',
    name: 'an aggregate per project',
    says: [near('aggregate', PROJECT), phrase('designated (?:construction )?projects?|CG ?25 ?03')],
  },
  {
    id: 'perLocation',
    name: 'an aggregate per location',
    says: [near('aggregate', LOCATION), near('aggregate', 'designated locations?', 30), phrase('CG ?25 ?04')],
  },
  {
    id: 'notice',
    name: 'notice of cancellation to the holder',
    says: [
      near('notice|notify|notified|informed', ENDED),
      near('days?', 'notice to (?:the )?(?:certificate )?holder', 30),
      /\bD?NOC\b/,
    ],
    not: phrase(`NOC (?:code|class|\\d+)|(?:${ENDED}) of (?:the |this |its |their |any )?(?:${DEALS})`),
  },
  {
    id: 'lossPayee',
    name: 'loss payee or mortgagee status',
    says: [phrase('loss pay(?:ee|able)s?|mortgagee|ISAOA|ATIMA')],
  },
  {
    id: 'severability',
    name: 'severability of interests',
    says: [phrase('severability of interests?|separation of insured|cross liability')],
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
const DENIED_BEFORE = new RegExp(
  `${anyOf('no|not|never|without|excludes?|excluding|nor|(?:do|does|did)nt')}(?: ${anyOf('an?|any|the|named|listed|included|shown|as|such|need|want|require|for')})*\\s*$`,
  'i',
)
/** Words that may stand between a phrase and what denies it. */
const OF_THE_PHRASE = anyOf(
  'status|coverage|endorsement|wording|insured|is|are|was|were|has been|have been|does|do|has|have|of|in favor|the|holder|rights?|subrogation|to|recovery',
)
const GIVEN = anyOf(
  'provided|included|granted|applicable|applied|apply|available|given|afforded|covered|in force|requested|required|needed|part',
)
/** A denial of what went before, in the same clause. "No exceptions" and "not limited to" deny nothing. */
const DENIED_AFTER = new RegExp(
  `^[\\s,:=]*(?:${OF_THE_PHRASE}\\s*)*[:,=]?\\s*(?:${anyOf('none|n ?/? ?a|nil|declined|excluded|deleted')}|n\\s*(?:,|$)|(?:no|not)(?: (?:yet|been|be))?(?:\\s*$| ${GIVEN}))`,
  'i',
)
/** Notice that is given as the policy has it promises nothing more. */
const AS_THE_POLICY = phrase('(?:per|in accordance with|subject to) (?:the )?policy (?:provisions|terms)|see polic*')

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

/** What a request for a certificate wants of these, each with the words of the clause; what it does not want is left out. */
export function asksIn(text: string): { id: Endorsement; words: string }[] {
  const clauses = clausesOf(text)
  return ENDORSEMENTS.flatMap((one) => {
    const asked = clauses.find((words) =>
      isClaimed({ ...one, says: [...one.says, ...(one.asks ? [one.asks] : [])] }, words),
    )
    return asked === undefined ? [] : [{ id: one.id, words: asked.trim() }]
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

/** Whether words of trade prose deny a phrase between them in the same breath: 'not as', 'is declined'. A denial of something else denies nothing. */
export const isDeniedBeside = (before: string, after: string): boolean =>
  DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)

const isClaimed = (one: Known, clause: string) =>
  finds(one, clause).some(({ index, 0: words }) => {
    const [before, after] = [clause.slice(0, index), clause.slice(index + words.length)]
    return !isDeniedBeside(before, after) && !(one.id === 'notice' && AS_THE_POLICY.test(clause))
  })

/** What takes an entry back, or makes it less than granted. */
const DENIALS =
  'no|not|never|none|nil|without|neither|nor|cannot|n ?/? ?a|tbd|false|except|other than|applicable to none'
const ENDINGS = 'excludes?|excluded|excluding|exclusions?|deletes?|deleted|removes?|removed|removal|declined|refused|rejected|lapsed|expired|ended' // biome-ignore format: a list
const HEDGES = 'pending|quoted?|available|unavailable|optional|if purchased|may be|can be'
const CONTRACTED = '(?:is|are|was|were|do|does|did|has|have|will|ca|wo|should)nt'
const NEGATION = phrase([DENIALS, ENDINGS, HEDGES, CONTRACTED].join('|'))
/** Whether words of trade prose take back, anywhere in them, what they speak of, or leave it open. */
export const takesBack = (words: string): boolean => NEGATION.test(words)
/** Words that make an endorsement anybody's to whom it was promised. */
const BLANKET = phrase(
  'blanket|automatic*|(?:where|when|if|as) required|written (?:contract|agreement)|any person|any organi[sz]ation|all owners',
)
/** Words that make it some class's. */
const OF_A_CLASS =
  'in favor of|only|named person|lessors?|vendors?|government*|state or|political|mortgagees?|franchisors?|managers'
/** Words that make it somebody's, or some class's. */
const SOMEBODYS = phrase(`designated|schedul*|${OF_A_CLASS}`)
/** Numbers of forms of some class, where a list has no titles: vendors, lessors, mortgagees, the state. */
const NUMBER_OF_A_CLASS = phrase('CG ?20 ?(?:05|07|11|12|13|15|18|20|22|23|24|27|28|29|30|31|32|34|36)')
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
      finds({ ...one, says: one.grants ? [one.grants] : one.says }, words).length &&
      (isTheirs || !OF_PERSONS.includes(one.id)),
  ).map(({ id }) => id)
}

/** Granted to persons; the others are of the policy. */
const OF_PERSONS: readonly Endorsement[] = ['additionalInsured', 'waiver', 'notice', 'lossPayee']

/** Whether an entry among the blanket additional insureds makes anybody one who was promised it: its words must say so. */
export function isBlanket(entry: string): boolean {
  const words = tradeProse(entry)
  return !NEGATION.test(words) && isAnybodys(words)
}

/** Whether a form that is listed by its number or title may be for anybody its schedule names: it is of no class, and nothing denies it. */
export function mayBeAnybodys(entry: string): boolean {
  const words = tradeProse(entry)
  return (
    !NEGATION.test(words) && !phrase(OF_A_CLASS).test(words) && !NUMBER_OF_A_CLASS.test(words) && !NAMED.test(words)
  )
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

/** The clauses of a text, in trade prose. */
export const clausesOf = (text: string): string[] => tradeProse(text).split(/[.;\n]|(?:^|\s)(?:but|however)\s/i)
