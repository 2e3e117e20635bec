/** Who else a sentence may speak of; a pronoun behind one of them is theirs. */
const PARTY =
  /\b(?:insured|client|customer|carrier|insurer|underwriter|holder|landlord|tenant|owner|company|agent|broker|adjuster|auditor|lender|contractor|subs?|subcontractors?|drivers?|vehicles?|units?|[A-Z][a-z]+ [A-Z][a-z]+)\b/
const POSSESSIVE = new Map(Object.entries({ his: 'your', their: 'your', theirs: 'yours', hers: 'yours' }))
const PERSONS = new Set([
  'he',
  'she',
  'they',
  'him',
  'them',
  'her',
  'hes',
  'shes',
  'theyre',
  "he's",
  "she's",
  "they're",
  "he'll",
  "she'll",
  "they'll",
])
const VERBS = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "doesn't": "don't",
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
  }),
)
const FULL = new Map(
  Object.entries({
    hes: 'you are',
    shes: 'you are',
    theyre: 'you are',
    "he's": 'you are',
    "she's": 'you are',
    "they're": 'you are',
    "he'll": "you'll",
    "she'll": "you'll",
    "they'll": "you'll",
  }),
)
/** After these "them" are people; after others, as in "we need them", mostly things. */
const MEETS_PEOPLE =
  /\b(?:call|calls|called|reach|meet|help|thank|tell|let|ask|remind|pay|for|to|with|give|send|sent|owe|owes|visit|contact|cover|covers|e-?mail)\s+$/i
/** Behind these "her" is no owner: "ask her to", "tell her if". */
const NO_NOUN = /^(?:to|if|that|when|what|whether|about|for|by|on|at|in|and|or|we|i|the|a|today|tomorrow|\w+day)$/i

/**
 * Words about the one who is written to, as they are said to them: "if he still needs his truck" → "if you still need your truck". A
 * pronoun that may be somebody else's stays.
 */
export function toYou(words: string, called: string[] = []): string {
  const named = called.reduce(
    (text, name) =>
      text.replace(new RegExp(String.raw`\b(?:the |our )?${name}(['’]s)?(?!\w)`, 'gi'), (_, own) =>
        own ? 'their' : 'they',
      ),
    words,
  )
  const parts = named.split(/(\s+|[,.;:!?]+)/)
  let [isOthers, subject] = [false, false]
  return parts
    .map((part, index) => {
      const word = part.toLowerCase().replace('’', "'")
      if (!/\p{L}/u.test(part)) return part
      const next = parts.slice(index + 1).find((one) => /\p{L}/u.test(one)) ?? ''
      const wasSubject = subject
      subject = false
      if (wasSubject) {
        const verb = agreeing(word)
        subject = /^(?:still|also|now|already|always|never|only|just)$/.test(word)
        return verb ?? part
      }
      if (PARTY.test(part) && !PERSONS.has(word)) isOthers = true
      if (isOthers) return part
      if (word === 'her' && next && !NO_NOUN.test(next) && parts[index + 1]?.trim() === '') return 'your'
      const yours = POSSESSIVE.get(word) ?? FULL.get(word)
      if (yours) return yours
      if (!PERSONS.has(word) || (word === 'them' && !MEETS_PEOPLE.test(parts.slice(0, index).join('')))) return part
      subject = /^(?:he|she|they)$/.test(word)
      return 'you'
    })
    .join('')
}

/** The verb behind "you"; null where it stays as it is. */
function agreeing(verb: string): string | null {
  const known = VERBS.get(verb)
  if (known) return known
  if (/^(?:\w+ly|\w*[^s]ss|needs?\b.{0})$/.test(verb) && !verb.endsWith('needs')) return null
  const bare = /^(\w{2,})(?:(?<=[sxzh]|o)es|(?<![sui])s)$/.exec(verb)?.[1]
  return bare && !/^(?:thu|alway|thi)$/.test(bare) ? (/[^aeiou]ie$/.test(bare) ? `${bare.slice(0, -2)}y` : bare) : null
}
