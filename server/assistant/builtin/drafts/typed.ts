import { monthOf } from '../../../../shared/dates.ts'
import { capital } from '../../../../shared/sentence.ts'

const TYPED = new Map(Object.entries({ asap: 'as soon as possible', yrs: 'years', yr: 'year', u: 'you', ur: 'your', w: 'with', docs: 'documents', info: 'information', thru: 'through', tmrw: 'tomorrow', pls: '', plz: '', thx: '', were: 'we are', theyre: 'they are', shes: 'she is', hes: 'he is', whats: 'what is', whos: 'who is', wheres: 'where is', whens: 'when is', hows: 'how is', thats: "that's", theres: "there's", its: "it's", im: 'I am', ill: 'I will', well: "we'll", dont: "don't", cant: "can't", wont: "won't", didnt: "didn't", doesnt: "doesn't", eff: 'effective', ins: 'insurance', ded: 'deductible', amt: 'amount', incl: 'including', vin: 'VIN', vins: 'VINs', gl: 'GL', wc: 'WC', mvr: 'MVR', mvrs: 'MVRs', coi: 'COI', app: 'application', apps: 'applications', loc: 'location', locs: 'locations', bldg: 'building', sov: 'SOV', dec: 'declarations', pol: 'policy', ph: 'phone', cxl: 'cancellation', nonpay: 'nonpayment', alt: 'alternative', opt: 'option', min: 'minimum', bal: 'balance', prem: 'premium', pmt: 'payment' })) // biome-ignore format: a dictionary
/** Words of their own, too: only before a verb in -ing, or a word like "good", are they what is meant. */
const DOUBLE = new Set(['were', 'its', 'ill', 'well'])

/** What was typed in a hurry as it stands in a letter: abbreviations of a keyboard written out, days and months with capitals. */
export function tidied(text: string): string {
  const words = text
    .trim()
    .replace(/^[,:;\s]+|[,;:\s]+$|(?:,|\s)+(?:and|then|also|plus|but|&)$/gi, '')
    .replace(/,? *\b(?:please|pls|thanks|thx)$/i, '')
  return words
    .replace(/(?<![\p{L}\p{N}'’@.-])\p{L}+(?![\p{L}\p{N}@'’])(?:\/|\.(?=\s+\p{Ll}))?/gu, (whole, at: number) => {
      const low = whole.toLowerCase().replace(/[/.]$/, '')
      const word = whole.endsWith('.') && TYPED.has(low) ? whole.slice(0, -1) : whole
      if (word.endsWith('/') && low !== 'w') return word
      if (
        /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(low) ||
        (low.length > 3 && low !== 'march' && monthOf(low))
      )
        return capital(whole.toLowerCase())
      if (low === 'i') return 'I'
      if (
        DOUBLE.has(low) &&
        (!/(?:^|,|\b(?:that|and|but|so|because|if|whether|when))\s*$/i.test(words.slice(0, at)) ||
          !/^\s+(?:\w+ing|going|good|on|in|ready|not|right|wrong|correct|still|ok|fine|\w+ed)\b/.test(
            words.slice(at + word.length),
          ))
      )
        return word
      return word === low || low === 'w' ? (TYPED.get(low) ?? word) : word
    })
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.?!])/g, '$1')
    .trim()
}

/** Words as a sentence of a letter: a capital letter and a full stop. */
export function ended(words: string): string {
  const said = capital(words.trim().replace(/[,;]$/, ''))
  return /[.!?]$/.test(said) ? said : `${said}.`
}

/** A name as it is signed, also where it was typed in small letters; what stands behind a comma is a title. */
export function asName(words: string): string {
  const name = words
    .replace(/[\s,.!]*\b(?:please|pls|plz|thanks|thx|thank you)\b[\s.!]*$/i, '')
    .replace(/[.,]$/, '')
    .trim()
  if (/\p{Lu}/u.test(name)) return name
  const [person = '', ...titles] = name.split(/,\s*/)
  return [
    person.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
    ...titles.map((title) => title.toUpperCase()),
  ].join(', ')
}
