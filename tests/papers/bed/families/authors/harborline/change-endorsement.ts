import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { cents, commas, inWords, spelled } from './print-words.ts'

// biome-ignore format: a page
const CSS = `
body { font: 9pt/1.35 'DejaVu Sans Mono', monospace; margin: 0; letter-spacing: -.25pt }
.h5 { position: relative; min-height: 600pt } .h5 { margin-right: 2pt } .h5 .no { position: absolute; right: 0; top: 0; border: 1pt solid #000; padding: 3pt 8pt; font-size: 8pt } .h5 h2 { font: bold 12pt 'DejaVu Serif', serif; letter-spacing: 0; margin: 0 0 14pt; max-width: 330pt }
.h5 .rule { border-top: 3pt double #000; margin: 9pt 0 } .h5 .pair { display: grid; grid-template-columns: 150pt 1fr; row-gap: 2pt } .h5 table { border-collapse: collapse; width: 100% }
.h5 td, .h5 th { border: 0; background: none; text-align: left; font: inherit; padding: 1pt 2pt; vertical-align: top; text-transform: none } .h5 th { text-decoration: underline } .h5 .was { color: #444 } .h5 p { margin: 7pt 0 }`

// biome-ignore format: a table
const WORDS: Record<string, Record<string, string>> = {
  gl: { occurrence: 'EACH OCCURRENCE', aggregate: 'GENERAL AGGREGATE', products: 'PRODUCTS-COMPLETED OPERATIONS AGGREGATE', personal: 'PERSONAL & ADVERTISING INJURY', rented: 'DAMAGE TO RENTED PREMISES', medical: 'MEDICAL EXPENSE, ANY ONE PERSON' },
  auto: { csl: 'COMBINED SINGLE LIMIT, EACH ACCIDENT', perPerson: 'BODILY INJURY, EACH PERSON', perAccident: 'BODILY INJURY, EACH ACCIDENT', damage: 'PROPERTY DAMAGE, EACH ACCIDENT' },
}

/** An endorsement that changes one item of a policy: the limits as they now read beside those they replace. */
export const changeEndorsement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line: Line = chance.pick(['gl', 'gl', 'auto'] as const)
    const policy = truth.policies[line]
    const changed = chosen(voice, line)
    const spell = chance.maybe(0.3)
      ? (amount: number) => `${inWords(amount)} DOLLARS ($${commas(amount)})`
      : (amount: number) => voice.money(amount)
    const rows = changed.map((name) => ({ name: WORDS[line]![name]!, now: spelled(voice, line, name, spell), was: voice.money(truth.prior[line].limits[name] ?? 0) })) // biome-ignore format: a table
    const item = line === 'gl' ? 'ITEM 4, LIMITS OF INSURANCE' : 'ITEM TWO, LIABILITY INSURANCE'
    const part = line === 'gl' ? voice.tick('gl.coverage', 'COMMERCIAL GENERAL LIABILITY COVERAGE PART') : 'BUSINESS AUTO COVERAGE PART' // biome-ignore format: a line
    const date = daysLater(policy.effective, chance.int(20, 200))
    const premium = `$${cents(chance.int(40, 2200))}`
    const pairs: [string, string][] = chance.shuffle([
      ['POLICY NUMBER', voice.number(line)],
      ['POLICY PERIOD', `${voice.effective(line)} TO ${voice.expiration(line)}`],
      ['CHANGE EFFECTIVE', `${voice.date(date)}, 12:01 AM`],
      ['NAMED INSURED', voice.insured()],
      ['COMPANY', voice.carrier(line)],
      ['AGENT', `${voice.producer()} (${truth.producer.code})`],
    ])
    const sum = (limits: Record<string, number>) => changed.reduce((total, name) => total + (limits[name] ?? 0), 0)
    const sort = sum(policy.limits) > sum(truth.prior[line].limits) ? 'ADDITIONAL' : 'RETURN'
    const body = chance.pick([
      () => `<p>${item}, IS CHANGED AS FOLLOWS:</p><table><tr><th>LIMIT</th><th>FORMERLY</th><th>NOW READS</th></tr>${rows.map(({ name, was, now }) => `<tr><td>${name}</td><td class="was">${was}</td><td>${now}</td></tr>`).join('')}</table>`,
      () => `<p>IN CONSIDERATION OF THE ${sort} PREMIUM SHOWN, ${item}, IS AMENDED TO READ:</p>${rows.map(({ name, now }) => `<div>&nbsp;&nbsp;&nbsp;${now} &nbsp;${name}</div>`).join('')}`,
      () => `<p>IT IS AGREED THAT IN THE DECLARATIONS, UNDER ${item}:</p><ol>${rows.map(({ name, was, now }) => `<li>${now} REPLACES ${was} AS THE LIMIT FOR ${name}.</li>`).join('')}</ol>`,
    ])() // biome-ignore format: a page
    const closing = chance.shuffle([sort, 'PRO RATA FACTOR']).map((label) => (label === sort ? `${label} PREMIUM ${premium}` : `${label} 0.${chance.digits(3)}`)) // biome-ignore format: a line
    return {
      kind: 'endorsement',
      feeds: 'fills',
      css: CSS,
      html: `<div class="h5"><h2>${chance.pick(['Policy Change Endorsement', 'General Change Endorsement', 'Amendatory Endorsement &mdash; Declarations'])}</h2><div class="no">ENDT. NO. ${chance.int(1, 9)}</div><p>THIS ENDORSEMENT MODIFIES INSURANCE PROVIDED UNDER THE ${part}.</p><div class="rule"></div><div class="pair">${pairs.map(([label, value]) => `<span>${label}</span><span>${value}</span>`).join('')}</div><div class="rule"></div>${body}<p>${closing.join(' &nbsp;&nbsp; ')}</p><p>${chance.pick(['ALL OTHER TERMS AND CONDITIONS REMAIN UNCHANGED.', 'NOTHING ELSE IN THE POLICY IS CHANGED. LIMITS NOT NAMED ABOVE STAND AS ISSUED.'])}</p><div class="rule"></div><p>ISSUED ${voice.date(daysLater(date, chance.int(1, 15)))} &nbsp;&nbsp;&nbsp;&nbsp; BY _______________________ AUTHORIZED SIGNATURE</p></div>`,
    } // biome-ignore format: a page
  },
}

/** The limits of the item that the endorsement names. */
function chosen(voice: Voice, line: Line): string[] {
  const policy = voice.truth.policies[line]
  if (line === 'auto') return Object.keys(policy.limits)
  const sets = [Object.keys(policy.limits), ['occurrence', 'aggregate', 'products', 'personal'], ['occurrence', 'aggregate'], ['rented', 'medical']] // biome-ignore format: a table
  return voice.chance.pick(sets).filter((name) => name !== policy.excluded)
}
