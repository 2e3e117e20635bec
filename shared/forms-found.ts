import { foldedLetters, matchesIn, searchedWords } from './search.ts'

/**
 * The forms that what was typed finds, each by the words about it: those that hold all of it, else those that hold most, as people say more than a title
 * does ("evidence for the lender"). What no form holds, and what nearly all hold, tells nothing. A short word may be initials: "WC", "COI".
 */
export function formsFound<Form>(forms: readonly { form: Form; words: string }[], typed: string): Form[] {
  const wanted = [...new Set(searchedWords(typed))]
  const holding = wanted.map((word) => forms.filter(({ words }) => holds(words, word)))
  const isAll = (one: (typeof forms)[number]) => holding.every((some) => some.includes(one))
  const whole = forms.filter(isAll)
  if (whole.length) return whole.map(({ form }) => form)
  const telling = holding.filter(({ length }) => length > 0 && length <= forms.length / 2)
  const scores = forms.map((one) => telling.filter((some) => some.includes(one)).length)
  const best = Math.max(...scores, 1)
  return forms.flatMap(({ form }, at) => (scores[at] === best ? [form] : []))
}

const holds = (words: string, word: string) => matchesIn(words, word).length > 0 || isInitials(words, word)

/** Whether a short word is made of the initials of words, in their order: "COI" of "Certificate of Liability Insurance". */
function isInitials(words: string, word: string): boolean {
  if (word.length < 2 || word.length > 4 || !/^\p{L}+$/u.test(word)) return false
  const initials = searchedWords(words).map(([first]) => first!)
  let from = 0
  return [...foldedLetters(word)].every((letter) => {
    from = initials.indexOf(letter, from) + 1
    return from > 0
  })
}
