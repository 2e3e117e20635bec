import type { Paper } from '../../family.ts'
import { beside, midterm, page, retention, seen, sides, table, term, texts, theAgent, theInsured } from './kit.ts' // biome-ignore format: a list

const certificate = page('certificate', 'fills')

/** What a contract wants beside what the policies give. */
// biome-ignore format: a page
export const wantedAndGiven: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const row = (words: string, wanted: number, given: string) => [words, money(wanted), given]
    const { auto } = t.policies
    voice.notJudged('auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned')
    return certificate(`<h3>Certificate of Insurance &ndash; Compliance Format</h3>${sides(`Insured<br>${theInsured(voice)}`, `Prepared by<br>${theAgent(voice)}`)}<p>Holder: ${text(t.names.business())}</p>
      ${table('form', ['Policy', 'Insurer', 'Number', 'From', 'To'], [['General Liability', voice.carrier('gl'), voice.number('gl'), voice.effective('gl'), voice.expiration('gl')], ['Automobile', voice.carrier('auto'), voice.number('auto'), voice.effective('auto'), voice.expiration('auto')]])}
      ${table('form', ['Limit', 'Required by contract', 'Provided'], [row('General Liability &ndash; each occurrence', 5_000_000, voice.limit('gl', 'occurrence')), row('General Liability &ndash; general aggregate', 10_000_000, voice.limit('gl', 'aggregate')), row('General Liability &ndash; products/completed operations aggregate', 10_000_000, voice.limit('gl', 'products')), ...(auto.limits.csl ? [row('Automobile &ndash; combined single limit', 5_000_000, voice.limit('auto', 'csl'))] : [row('Automobile &ndash; bodily injury per person', 5_000_000, voice.limit('auto', 'perPerson')), row('Automobile &ndash; bodily injury per accident', 5_000_000, voice.limit('auto', 'perAccident')), row('Automobile &ndash; property damage', 5_000_000, voice.limit('auto', 'damage'))])], { from: 1 })}<p>Shortfalls are to be cured or waived by the holder. ${midterm(voice)}</p>`)
  },
}

/** An umbrella certified below the words of a lease. */
// biome-ignore format: a page
export const belowTheLease: Paper = {
  draw: (voice) => certificate(`<p>${midterm(voice, 'umbrella')}</p><p>${seen.stranger(voice)}</p>${texts('Your lease, section 14(b), reads: "Tenant shall keep in force umbrella liability insurance of not less than $15,000,000 per occurrence and in the aggregate, with a retention not above $1,000, written by a company rated A- VII or better."', `We confirm that the following ${voice.tick('umbrella.umbrella', 'umbrella')} policy is in force for your tenant:`)}${beside(['Tenant / insured', theInsured(voice)], ['Insurance company', voice.carrier('umbrella')], ['Policy number', voice.number('umbrella')], ['Policy period', term(voice, 'umbrella')], ['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retention(voice, 'None')])}<p>${theAgent(voice)}<br>${voice.reach('contact')}</p>`, 'p { margin: 8pt 0 }'),
}

/** Minima that somebody's vendors must have; no policy at all. */
// biome-ignore format: a page
export const vendorMinima: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    return page('contract', 'nothing')(`<h3>VENDOR INSURANCE REQUIREMENTS</h3><p>Issued by ${text(t.names.business())} to ${seen.insuredAt(voice, ', ')}</p>${table('form', ['Insurance', 'Minimum limits'], [['Commercial General Liability (ISO CG 00 01 or equal)', '$1,000,000 each occurrence<br>$2,000,000 general aggregate<br>$2,000,000 products aggregate'], ['Automobile Liability', '$1,000,000 combined single limit, any auto'], ['Workers Compensation', 'Statutory'], ['Employers Liability', '$1,000,000 each accident / $1,000,000 policy limit / $1,000,000 each employee'], ['Umbrella', '$4,000,000 each occurrence']])}${texts('Vendor shall deliver certificates on ACORD 25 naming the company as additional insured before any delivery. Policies shall not be cancelled without thirty days notice.', 'Accepted by Vendor: ______________________')}`)
  },
}
