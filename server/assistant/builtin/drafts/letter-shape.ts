export const LETTER =
  '(?:e-?mails?|letter|note|message|reminder|notice|reply|request|draft|line|heads?[ -]?up|follow-?up|update)'
export const MAIL = new RegExp(
  `^(?:back )?(?:me |us |him |her |them )?(?:(?:it|this|that|them) in )?(?:an? |the )?(?:(?:short|quick|brief|nice|polite|follow-?up|cover) )*${LETTER}\\b\\s*`,
  'i',
)
const ROLE =
  '(?:the |our )?(?:named )?(?:insured|client|customer|applicant|borrower|carrier|underwriter|agent|broker|wholesaler|lender|landlord|holder|contractor|adjuster|auditor|owner|tenant|mortgagee)'
const WHOM = '(?!(?:i|we|you|he|she|they|it|who|what)\\b)[^,:]{2,40}?'
/** A letter by its name beside the one it is for, or by what that one is to know or to do, and how that is said with a verb. */
export const NAMED: [RegExp, string][] = [
  [
    new RegExp(
      `\\b(?:drop|give|shoot|write|send) (?!me\\b)(${WHOM}) an? (?:short |quick )*${LETTER}\\b(?: that\\b)?[,:]?`,
      'i',
    ),
    'email $1:',
  ],
  [
    new RegExp(`^(${WHOM}) (?:needs|gets|wants) an? (?:heads?[ -]?up|note|reminder|e-?mail|letter|line)\\b[,:]?`, 'i'),
    'email $1:',
  ],
  [/^(?:good|bad|great) news (?:for|to) ([^,:]{2,40})[,:]/i, 'email $1:'],
  [/^(?:heads?[ -]?up|update|request) (?:to|for) ([^,:]{2,40}):/i, 'email $1:'],
  [new RegExp(`^(?:check|confirm|verify) with (${ROLE})\\s*[.!]?$`, 'i'), 'ask $1'],
  [new RegExp(`^(${ROLE}) (?:to|should|must|has to) (?!(?:be|read|say)\\b)(?=\\p{L})`, 'iu'), 'email $1: to '],
  [new RegExp(`^(${ROLE}) (.{3,60}?),? (?:and )?(?:needs|wants|has|should) to know\\b`, 'i'), 'email $1: they $2,'],
]
/** "…, ask the insured", "…? check with the insured": who is to be asked stands last. */
const ASKED_LAST = new RegExp(
  `[,.?!]\\s*(?:please |pls )?(?:ask|tell|e-?mail|write|inform|notify|remind|check with|confirm with|verify with) ${ROLE}\\s*[.!]?$`,
  'i',
)
/** "The landlord wants proof, reply with the limit": somebody who wants something is answered. */
const ANSWERED = new RegExp(
  `^${ROLE} (?:wants|needs|asks|asked|says)\\b.*,\\s*(?:please |pls )?(?:reply|respond|answer|write back|e-?mail (?:them|him|her))\\b`,
  'i',
)

/** Whether a message has the shape of a letter to somebody, whatever its words. */
export const isLetterShaped = (text: string): boolean =>
  !text.trim().endsWith('?') &&
  (NAMED.some(([way]) => way.test(text)) ||
    ASKED_LAST.test(text) ||
    ANSWERED.test(text) ||
    /^ (?:to|for) \p{L}[^,:]{1,40}:/u.test(text.slice(TOPIC.exec(text)?.[0].length ?? text.length)))

/** What a letter is called before the one it is for: "payment reminder", "order to bind email". */
export const TOPIC = new RegExp(
  String.raw`^((?:(?!(?:please|pls|can|could|an?|the|draft|write|ok|need|then|now|short|quick|brief|nice|polite|cover|new|another|one|hi|hey)\b)[\p{L}/-]+ ){1,3})(${LETTER})\b(?! (?:me|him|her|them|us)\b)`,
  'iu',
)
export const CALLED = /^(?:reminder|notice|request|follow-?up|update)$/i
