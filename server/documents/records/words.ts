/** What documents shorten, in full. */
const SHORT = new Map(Object.entries({
  no: 'number', nos: 'number', num: 'number', nbr: 'number', '#': 'number',
  dt: 'date', dte: 'date', eff: 'effective', exp: 'expiration', inc: 'inception',
  dob: 'date birth', dol: 'date loss', doh: 'date hired',
  veh: 'vehicle', vehs: 'vehicle', autos: 'auto', yr: 'year', yrs: 'year', mfr: 'manufacturer', mfg: 'manufacturer',
  lic: 'license', licence: 'license', dl: 'driver license', lics: 'license', licensed: 'license', licensing: 'license', st: 'state',
  rptd: 'reported', rpt: 'reported', rpted: 'reported', rept: 'reported', reptd: 'reported', repd: 'reported', rec: 'received', recd: 'received', rcvd: 'received', clmt: 'claimant', clm: 'claim', occ: 'occurrence',
  pol: 'policy', ins: 'insured', desc: 'description', descr: 'description', descrip: 'description', adj: 'adjuster',
  res: 'reserve', os: 'outstanding', amt: 'amount', pd: 'pd', tot: 'total',
  loc: 'location', locs: 'location', bldg: 'building', bld: 'building', terr: 'territory', cls: 'class', classif: 'classification', cd: 'code',
  prem: 'premium', prems: 'premises', ded: 'ded', deduct: 'deductible', cov: 'coverage', covg: 'coverage', covd: 'covered', lim: 'limit', agg: 'aggregate',
  pco: 'products completed operations', ops: 'operations', op: 'operations', prod: 'products', comp: 'completed',
  bi: 'bi', ee: 'employee', emp: 'employee', est: 'estimated', mod: 'modification', ed: 'edition', edn: 'edition', endt: 'endorsement', end: 'endorsement',
  val: 'valuation', coins: 'coinsurance', addr: 'address', sched: 'schedule', ref: 'reference',
}).map(([short, words]) => [short, words.split(' ')] as const)) // biome-ignore format: a table
/** Words between others, and those that only say how a value is told. */
const EMPTY = new Set([
  'of',
  'the',
  'and',
  'or',
  'to',
  'for',
  'a',
  'an',
  'in',
  'at',
  'on',
  's',
  'per',
  'noted',
  'separately',
  'shown',
  'provided',
  'listed',
  'stated',
])

const known = new Map<string, string[]>()
/** Texts kept: those of a long packet. Then all are let go, so that what is read now is always among them. */
const MOST_KNOWN = 60_000

/** The words of a label in one spelling: 'Lic. No.' and 'license number' are one. */
export function wordsOf(text: string): string[] {
  const found = known.get(text)
  if (found) return found
  const words = oneSpelling(text.toLowerCase())
    .split(/[^a-z0-9#]+/)
    .filter((word) => word && !EMPTY.has(word))
    .flatMap((word) => SHORT.get(word) ?? singular(word))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, words)
  return words
}

/** Most texts have none of the marks that are spelled in several ways. */
function oneSpelling(text: string): string {
  if (!/[’'`./#]|\sof\b/.test(text)) return text
  return text
    .replace(/[’'`]/g, '')
    .replace(/\b(?:[a-z]\.){2,}/g, (letters) => letters.replaceAll('.', ''))
    .replace(/\b([a-z])\/([a-z])\b/g, '$1$2')
    .replace(/(?:\b(?:number|no|nbr)\b\.?|#)\s+of\b/g, 'count')
    .replace(/#/g, ' # ')
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is'))
    return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** What a word that says little weighs against one that says much. */
const LITTLE = 0.25

/** How alike two labels are, from 0 to 1: the weight of the words they share (Dice's coefficient). */
export function likeness(a: string[], b: string[], generic: Set<string>): number {
  const weight = (word: string) => (generic.has(word) ? LITTLE : 1)
  const sum = (words: Set<string>) => [...words].reduce((total, word) => total + weight(word), 0)
  const [one, other] = [new Set(a), new Set(b)]
  const both = sum(one) + sum(other)
  return both ? (2 * sum(new Set([...one].filter((word) => other.has(word))))) / both : 0
}
