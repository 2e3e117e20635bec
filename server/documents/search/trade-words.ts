/** What people at agencies type, and what it stands for. Case tells an abbreviation from a word where `strict` says so. */
const SHORT: Record<string, string> = {
  ded: 'deductible', comm: 'commission', apts: 'apartments', deds: 'deductibles', deduct: 'deductible', 'med pay': 'medical payments', medpay: 'medical payments', 'med exp': 'medical expense', eff: 'effective', 'exp date': 'expiration date', xdate: 'expiration date', 'x-date': 'expiration date',
  pol: 'policy', pols: 'policies', prem: 'premium', prems: 'premiums', lim: 'limit', lims: 'limits', agg: 'aggregate', occ: 'occurrence', 'gen agg': 'general aggregate', 'gen aggs': 'general aggregates', aggs: 'aggregates', liab: 'liability', 'p&ai': 'personal and advertising injury', pai: 'personal and advertising injury', 'p & ai': 'personal and advertising injury', 'adv inj': 'advertising injury',
  bldg: 'building', bldgs: 'buildings', bpp: 'business personal property', loc: 'location', locs: 'locations', veh: 'vehicle', vehs: 'vehicles', amt: 'amount', est: 'estimated', addl: 'additional', insd: 'insured', acct: 'account', sched: 'schedule', opt: 'option', cert: 'certificate', certs: 'certificates', umb: 'umbrella',
  min: 'minimum', max: 'maximum', avg: 'average', yr: 'year', yrs: 'years', mo: 'month', mos: 'months', diff: 'difference', lic: 'license', dept: 'department', dob: 'date of birth', dol: 'date of loss', mep: 'minimum earned premium', pfa: 'premium finance agreement', doi: 'department of insurance', bor: 'broker of record', ror: 'reservation of rights',
  tiv: 'total insured value', erp: 'extended reporting period', tria: 'terrorism', acv: 'actual cash value', noc: 'notice of cancellation', aor: 'agent of record', subs: 'subcontractors', prof: 'professional', 'exp mod': 'experience modification', 'experience mod': 'experience modification', xmod: 'experience modification', emr: 'experience modification', 'sq ft': 'square feet', coins: 'coinsurance', 'w/o': 'without', 'w/': 'with', btw: 'between', temp: 'temporary', corp: 'corporation', mfg: 'manufacturing', pts: 'points', dwlg: 'dwelling', dec: 'declarations', decs: 'declarations', resi: 'residential', 'min earned': 'minimum earned', ins: 'insurance', cxl: 'cancel', cxld: 'cancelled', reinst: 'reinstatement', endt: 'endorsement', endts: 'endorsements', chk: 'check', pmt: 'payment', pmts: 'payments', bal: 'balance', dwn: 'down', chg: 'change',
  whats: 'what is', "what's": 'what is', wats: 'what is', whos: 'who is', "who's": 'who is', wheres: 'where is', "where's": 'where is', whens: 'when is', "when's": 'when is', hows: 'how is', thats: 'that is', "that's": 'that is', theres: 'there is', "there's": 'there is', dont: 'do not', "don't": 'do not', doesnt: 'does not', "doesn't": 'does not', didnt: 'did not', "didn't": 'did not', arent: 'are not', "aren't": 'are not', isnt: 'is not', "isn't": 'is not', wasnt: 'was not', "wasn't": 'was not', cant: 'cannot', "can't": 'cannot', wont: 'will not', "won't": 'will not', havent: 'have not', hasnt: 'has not', theyre: 'they are', "they're": 'they are', youre: 'you are', "you're": 'you are', im: 'I am', "i'm": 'I am', ive: 'I have', "i've": 'I have', pls: 'please', plz: 'please', thx: 'thanks', ty: 'thanks', u: 'you', ur: 'your', r: 'are', abt: 'about', bc: 'because', 'b/c': 'because', asap: 'soon', info: 'information', docs: 'documents', thru: 'through', gimme: 'give me', wanna: 'want to',
} // biome-ignore format: a dictionary

/** These are words of their own when they stand in small letters. */
const CAPITALS: Record<string, string> = {
  AI: 'additional insured', AP: 'additional premium', RP: 'return premium', WOS: 'waiver of subrogation', PNC: 'primary and noncontributory', EL: 'employers liability', SL: 'surplus lines', GC: 'general contractor', RC: 'replacement cost', LP: 'loss payee', PD: 'property damage', HO: 'homeowners', MC: 'motor carrier', PC: 'protection class', TPA: 'third party administrator', MGA: 'managing general agent',
} // biome-ignore format: a dictionary

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const alternatives = (words: string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
const anyOf = (words: string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}&'-])(?:${alternatives(words)})(?![\\p{L}\\p{N}&'’]|-\\p{L})\\.?`, flags)
const ANY_SHORT = anyOf(Object.keys(SHORT), 'giu')
const ANY_CAPITALS = anyOf(Object.keys(CAPITALS), 'gu')
/** 'COIs', 'GCs' */
const PLURAL = /\b(\p{Lu}{2,})s\b/gu
/** '80k', '1M', '$1.5 mil' */
const ROUNDED = /(?<![\p{L}\p{N}.,])(\$?)(\d{1,4}(?:\.\d{1,2})?) ?(k|m|mm|mil|mill|million)(?![\p{L}\p{N}])/giu

/** A question with the abbreviations of the trade written out, contractions parted and rounded amounts in figures. */
export function writtenOut(text: string): string {
  return text
    .replaceAll('’', "'")
    .replace(PLURAL, '$1')
    .replace(/\bprem(?:\.|s)? ?(?=#? ?\d)/gi, 'premises ')
    .replace(ANY_CAPITALS, (word) => CAPITALS[word.replace(/\.$/, '')] ?? word)
    .replace(ANY_SHORT, (word) => {
      const bare = word.toLowerCase().replace(/\.$/, '')
      return `${SHORT[bare] ?? word}${word.endsWith('.') && !(bare in SHORT) ? '.' : ''}`
    })
    .replace(ROUNDED, (_, sign: string, figure: string, unit: string) => {
      const amount = Number(figure) * (unit.toLowerCase() === 'k' ? 1_000 : 1_000_000)
      return `${sign}${amount.toLocaleString('en-US')}`
    })
}
