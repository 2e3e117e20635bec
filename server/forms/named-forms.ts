import { FORM_CARDS, type FormCard } from '../../shared/forms.ts'

/** Before what something is taken from. */
export const SOURCE: ReadonlySet<string> = new Set([
  'from',
  'using',
  'use',
  'with',
  'in',
  'on',
  'per',
  'by',
  'attached',
  'this',
  'these',
])

/** Whether the words before a name say that something is taken from it. */
export const isSource = (before: string[]) => before.slice(-2).some((word) => SOURCE.has(word))

/** 'ACORD 125, 126 and 130': numbers that go on in a list, but for one that a street begins with. */
const NUMBERED =
  /\b(?:ACORD|Acord|acord)s?[\s#-]*(?:[Ff]orms? )?(\d{2,3}\b(?:(?:\s*[,&+/]\s*(?:and )?|\s+and\s+)#?\d{2,3}\b(?! \p{Lu}\p{Ll})){0,12})/gu

/** The forms of which words name the number or the whole title, each with the words that do. */
export const formsNamedIn = (words: string): { card: FormCard; quote: string }[] =>
  FORM_CARDS.flatMap((card) => {
    const quote = numbered(words, card) ?? titled(words, card)
    return quote ? [{ card, quote }] : []
  })

/** Words of the user with the titles of the applications whose numbers they name: 'ACORD 126' asks for what its title says. */
export const withTitlesNamed = (words: string): string =>
  [words, ...FORM_CARDS.flatMap((card) => (card.asks && numbered(words, card) ? [card.title] : []))].join(' … ')

const numbered = (words: string, { id }: FormCard): string | undefined =>
  [...words.matchAll(NUMBERED)].find(([, list]) => list!.match(/\d+/g)!.includes(id))?.[0]

function titled(words: string, { title }: FormCard): string | undefined {
  const at = words.toLowerCase().indexOf(title.toLowerCase())
  const before = words.slice(0, Math.max(0, at)).toLowerCase().split(/\s+/).filter(Boolean)
  return at < 0 || isSource(before) ? undefined : words.slice(at, at + title.length)
}
