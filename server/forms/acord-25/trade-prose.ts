import { nearestOf } from '../../documents/index.ts'

/** What else a word of a description is written as: abbreviations of clerks, and Spanish, whose accents are gone. */
const ALSO: Record<string, string> = {
  additional: 'addl addtl adtl adicional adicionales',
  insured: 'insureds insd assured assureds asegurado asegurados asegurada',
  waiver: 'waver renuncia',
  waived: 'renunciados renunciado',
  subrogation: 'subro subrogacion',
  primary: 'primaria primario',
  noncontributory: 'noncontrib contributiva',
  aggregate: 'agg agregado',
  cancellation: 'canc canx cxl cxn cancelation cancelacion',
  notice: 'aviso notificacion',
  policy: 'pol poliza',
  policies: 'polizas',
  limit: 'lmt limite limites',
  liability: 'liab responsabilidad',
  coverage: 'cov cvg cobertura',
  occurrence: 'occ occur ocurrencia',
  project: 'proyecto proj',
  location: 'ubicacion',
  million: 'mio millones millon',
  umbrella: 'umb umbr paraguas',
  excess: 'xs',
  general: 'gen',
  holder: 'titular',
}
const MEANT = new Map(Object.entries(ALSO).flatMap(([word, also]) => also.split(' ').map((one) => [one, word])))

/** Words that decide what is claimed; one that is nearly one of them is it. Their neighbours in the dictionary stand for themselves. */
const DECIDING = ['additional', 'insured', 'waiver', 'subrogation', 'primary', 'noncontributory', 'aggregate', 'cancellation', 'umbrella', 'liability', 'occurrence', 'mortgagee'] // biome-ignore format: a list
const OTHERS = new Set(
  'insurer insurers insure insures insuring insurance ensured assure primarily waives waive waived aggregates aggregated additionally cancelled canceled cancellations contributory additions liable mortgage mortgagor mortgagees primer subrogated umbrellas occurrences injured insular waiter waiters waivers wader aggravate aggravated aggregating addition additions mortgages mortgaged'.split(
    ' ',
  ),
)

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Record<string, string> = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j', ԁ: 'd', ո: 'n', α: 'a', ο: 'o', ν: 'v', ι: 'i' } // biome-ignore format: a list

/**
 * A description as its words are meant: without marks nobody sees, accents, hyphens, slashes, apostrophes and the dots of abbreviations,
 * abbreviated and misspelt words of the trade written out. Sentences keep their ends, and capitals stay where a word was not put right.
 */
export function tradeProse(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\u0370-\u058f]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/(\p{L})[-\u2010-\u2015]\s*\n\s*(?=\p{L})/gu, '$1 ')
    .replace(/\b((?:\p{L}\.){2,})(?=\W|$)/gu, (dotted) => dotted.replaceAll('.', ''))
    .replace(/\b(add|addl|ins|pol|sub|agg|occ|liab|canc|non|cont|contrib|no|gen|cov|umb)\.(?=\s*[\p{L}\d#(-])/giu, '$1')
    .replace(/[‘’'`´"“”]/g, '')
    .replace(/\bnon[-\u2010-\u2015\s]+(?=contrib)/gi, 'non')
    .replace(/(?<=\p{L})[\u2010-\u2015_/&-]+(?=\p{L})|(?<=\p{L}) ?[&/] ?(?=\p{L})/gu, ' ')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\p{L}+/gu, meantBy)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/([^.;:!?])\n(?!\n|[^\S\n]*\p{L}[\p{L} ]{0,29}[:=])/gu, '$1 ')
}

function meantBy(word: string): string {
  const lower = word.toLowerCase()
  const meant = MEANT.get(lower)
  if (meant) return meant
  if (lower.length < 6 || OTHERS.has(lower) || DECIDING.includes(lower)) return word
  return nearestOf(lower, DECIDING) ?? word
}

const NUMERALS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, 'twenty five': 25, thirty: 30, forty: 40, fifty: 50, un: 1, uno: 1, dos: 2, tres: 3, cinco: 5, diez: 10 } // biome-ignore format: a list
const IN_WORDS = new RegExp(
  `\\b(${Object.keys(NUMERALS)
    .sort((a, b) => b.length - a.length)
    .join('|')})( hundred)?\\s*(?:\\(\\$?[\\d,]+\\)\\s*)?(million|thousand)\\b(?:\\s*\\(\\$?[\\d,]+\\))?`,
  'gi',
)

/** Trade prose whose amounts stand in figures: "five million" is 5 million, "$10.000.000" and "$10 000 000" are $10,000,000. */
export const moneyProse = (prose: string): string =>
  prose
    .replace(IN_WORDS, (_, word: string, hundred: string | undefined, unit: string) => {
      return `${String(NUMERALS[word.toLowerCase()]! * (hundred ? 100 : 1))} ${unit}`
    })
    .replace(/\$\s?\d{1,3}(?:(?:\.\d{3}){2,}|(?: \d{3})+)(?!\d)/g, (figure) =>
      figure.replace(/(?<=\d)[. ](?=\d)/g, ','),
    )
