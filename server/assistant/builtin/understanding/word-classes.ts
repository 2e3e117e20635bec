import { nearestOf } from '../../../documents/index.ts'

/** What words of messages stand for, so that what was learned of one of them holds for the others. */
const CLASSES = {
  make: 'make prepare create generate produce complete fill filled redo build compile assemble refill prefill populate reissue',
  write: 'write draft compose reply respond word jot whip',
  mail: 'email e-mail emails mail note message reminder',
  tell: 'tell ask asking inform notify let advise chase request requesting follow followup nudge',
  send: 'send forward submit deliver upload fax print transmit attach release dispatch resend docusign esign',
  call: 'call phone ring dial voicemail speak sms whatsapp',
  bind: 'bind cancel renew endorse reinstate rewrite nonrenew rate remarket place issue',
  pay: 'pay charge refund wire ach autopay invoice bill deposit card reimburse',
  web: 'google internet online web website browse yelp linkedin news weather facebook bing stock',
  system: 'epic ams ams360 applied hawksoft ezlynx qqcatalyst nowcerts salesforce crm portal system login log outlook dropbox quickbooks ivans',
  remind: 'remind schedule appointment meeting calendar book alarm invite',
  legal: 'sue lawsuit legal attorney lawyer',
  find: 'find search look locate show scan lookup pull spot hunt',
  edit: 'shorter shorten longer lengthen formal informal friendlier friendly warmer polite casual softer stronger rephrase reword rewrite tone bullet bullets bulleted paragraph sentence sentences subject greeting salutation signature sign signoff typo wording concise brief briefer trim tighten simpler simplify closing opening headline title heading font bold line',
  change: 'change set update correct replace fix remove delete clear drop add put enter use swap untick tick uncheck check mark switch leave insert mention include omit cut take strike must should raise lower',
  element: 'holder aggregate occurrence limit limits number effective expiration naic waiver additional description box field checkbox umbrella producer phone fax zip address deductible retention subrogation operations remarks hired owned non-owned scheduled claims-made csl medical premises expense products employers disease insurer contact name section row',
  paper: 'policy policies declarations declaration page pages quote quotes binder file files pdf pdfs document documents packet paper papers attachment endorsement contract lease application attached upload uploaded scan agreement',
  form: 'acord certificate certificates cert certs coi cois form forms proof evidence evidencing',
  doc: 'summary memo report checklist table pager one-pager write-up writeup letter statement spreadsheet list timeline sheet doc docx word handout outline brochure recap affidavit',
  role: 'insured client customer carrier underwriter landlord lender mortgagee agent broker adjuster contractor city bank owner tenant company claims mga wholesaler auditor county gc principal vendor insureds clients board hoa bookkeeper producer obligee',
  them: 'him her them they he she',
  ask: 'what which who when where how why whose whom',
  aux: 'is are does do did can could will would has have was were any',
  yes: 'yes yep yeah yup sure ok okay k correct right approved agreed fine confirmed confirm absolutely proceed exactly ahead yessir affirmative good',
  no: 'no nope not wrong incorrect off mistake mixed missed forgot error false bad outdated misread invented',
  undo: 'undo stop revert discard scratch abort reset forget mind never restore nevermind back halt hold wait',
  thanks: 'thank thanks thx ty tysm tks appreciate appreciated cheers kudos helpful lifesaver',
  hello: 'hi hello hey yo morning afternoon evening greetings howdy hiya sup heya',
  praise: 'great perfect awesome nice lovely excellent super amazing wonderful brilliant terrific cool sweet',
  order: 'first second third fourth last 1st 2nd 3rd both neither either former latter newer newest older oldest bigger smaller higher lower larger option latest earlier later one two three none top bottom',
  compare: 'compare comparison versus vs side difference differ differences compared against comparing',
  preset: 'proposal review submission underwriting compliance compliant market classification classify naics sic audit analysis enrich benchmark remarketing risk presentation gap',
  tongue: 'spanish french german portuguese english translate translation translated language español espanol deutsch français portugues italian chinese vietnamese korean polish bilingual',
  sum: 'summarize summarise explain overview walk break highlights recap digest gist rundown describe key important main worry',
  help: 'help able capable bot robot human person ai model',
  trade: 'premium coverage coverages covered cover covers exclusion exclusions exclude flood earthquake wind hail mold cyber pollution theft fire vehicle vehicles driver drivers vin building location locations coinsurance loss losses claim incurred reserve paid payroll class mod retroactive date named sublimit liability auto property workers compensation comp inland marine crime bond territory notice cancellation term terms subjectivities loan payee expire expires start',
} as const // biome-ignore format: a dictionary

export type WordClass = keyof typeof CLASSES

const KNOWN = new Map<string, WordClass>(
  Object.entries(CLASSES).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name as WordClass] as const),
  ),
)
const WORDS = [...KNOWN.keys()].filter((word) => word.length >= 5)

/** Small words that are one letter off another: "about" aborts nothing. */
const THEMSELVES: ReadonlySet<string> = new Set(['about', 'there', 'these', 'those'])

/** What a word stands for, also where it is misspelt or drawn out ("heyy"); undefined for any other word. */
export function classOf(word: string): WordClass | undefined {
  const known = KNOWN.get(word) ?? KNOWN.get(word.replace(/(\p{L})\1+$/u, '$1'))
  if (known || word.length < 5 || THEMSELVES.has(word)) return known
  const near = nearestOf(word, WORDS)
  return near ? KNOWN.get(near) : undefined
}
