import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { crate, ends, paragraphs, tickBox } from '../kit/blocks.ts'
import { agencyTold, agencyUntold, bankOrMortgage, carrierName, insuredTold, insuredUntold, siteOnWharfStreet, stranger } from '../kit/parties.ts' // biome-ignore format: a list
import { crated } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayAfter30To270, retained, trigger } from '../kit/terms.ts'
import { BOUND_WORDS, employersPairs } from '../quotes-and-binders/word-and-account.ts'

const proof = crated('certificate', 'fills')

/** A certificate an agency's system prints: rows of lines with their limits beside. */
// biome-ignore format: a page
const systemCertificate: Paper = {
  draw: (voice) => {
    const { truth: t, chance } = voice
    const { symbols } = t.policies.auto
    const mark = (symbol: number, words: string, tick: 'auto.any' | 'auto.owned' | 'auto.scheduled' | 'auto.hired' | 'auto.nonOwned') => `${tickBox(symbols.includes(symbol))} ${symbols.includes(symbol) ? voice.tick(tick, words) : words}`
    const limits = (all: [string, string][]) => table('bare slim last', [], all)
    const line = (name: 'gl' | 'auto' | 'umbrella' | 'wc', words: string, all: [string, string][]) => [words, `${voice.carrier(name)}<br>${voice.number(name)}`, voice.effective(name), voice.expiration(name), limits(all)]
    return proof('.sy { font-size: 0.94em } .sy .bare { margin: 0 } .sy .bare td { border: 0 } .sy > tbody > tr > td:nth-child(3), .sy > tbody > tr > td:nth-child(4) { white-space: nowrap }',
      `${ends('<h3>CERTIFICATE OF LIABILITY INSURANCE</h3>', `DATE ${dayAfter30To270(voice)}`)}<p class="xs">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.</p>
      ${crate([['PRODUCER', `${agencyTold(voice)}<br>${voice.reach('contact')} &middot; ${voice.reach('phone')} &middot; ${voice.reach('email')}`], ['INSURED', insuredTold(voice)]])}
      ${table('net sy', ['Type of insurance', 'Insurer / policy number', 'Eff', 'Exp', 'Limits'], [
        line('gl', `<b>Commercial general liability</b><br>${tickBox(true)} ${trigger(voice)}`, voice.limits('gl', BOUND_WORDS)),
        line('auto', `<b>Automobile liability</b><br>${mark(1, 'Any auto', 'auto.any')}<br>${mark(2, 'Owned autos', 'auto.owned')}<br>${mark(7, 'Scheduled autos', 'auto.scheduled')}<br>${mark(8, 'Hired autos', 'auto.hired')}<br>${mark(9, 'Non-owned autos', 'auto.nonOwned')}`, voice.limits('auto', { csl: 'Combined single limit', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD per accident' })),
        line('umbrella', `<b>${voice.tick('umbrella.umbrella', 'Umbrella')}</b>`, [['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retained(voice, 'None')]]),
        line('wc', '<b>Workers compensation</b>', employersPairs(voice))])}
      ${crate([['DESCRIPTION OF OPERATIONS', `Project ${chance.digits(5)}`]], [['CERTIFICATE HOLDER', stranger(voice)], ['AUTHORIZED REPRESENTATIVE', '&nbsp;']])}`)
  },
}

/** A company's own certificate for liability, in sentences. */
// biome-ignore format: a page
export const companyCertificate: Paper = {
  draw: (voice) => proof('p { margin: 8pt 0 }',
    `<h3>${voice.carrier('gl')}</h3><h4>Certificate of Insurance &ndash; General Liability</h4><p>${dayAfter30To270(voice)}<br>To: ${stranger(voice, ', ')}</p>
    ${paragraphs(`We certify that policy ${voice.number('gl')} is in force for ${voice.insured()} of ${voice.insuredAddress().join(', ')} from ${voice.effective('gl')} to ${voice.expiration('gl')}.`)}
    ${table('net last', ['Coverage', 'Limit'], voice.limits('gl', BOUND_WORDS))}${paragraphs(`The policy is written on ${trigger(voice, 'an occurrence', 'a claims-made')} form. You are named for information only.`, `Agent: ${agencyTold(voice, ', ')}`)}`),
}

/** Property and a lender: a proof that fills no row. */
// biome-ignore format: a page
const lendersProof: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    return crated('certificate', 'names only')('',
      `<h3 class="mid">EVIDENCE OF PROPERTY INSURANCE</h3><p class="sm">This is evidence that insurance as identified below has been issued, is in force, and conveys the rights and privileges afforded under the policy.</p>${crate([['AGENCY', agencyUntold(voice)], ['COMPANY', carrierName(voice, 'gl')]], [['INSURED', insuredUntold(voice)], ['LOAN NUMBER', voice.chance.digits(8)], ['POLICY NUMBER', text(gl.number)]], [['EFFECTIVE DATE', date(gl.effective)], ['EXPIRATION DATE', date(gl.expiration)], ['CONTINUED UNTIL TERMINATED', tickBox(false)]], [['LOCATION/DESCRIPTION', siteOnWharfStreet(voice, t.locations[0]!, '<br>')]])}
      ${table('net last', ['COVERAGE / PERILS / FORMS', 'AMOUNT OF INSURANCE'], [['Building, special form, replacement cost', money(t.locations[0]!.building)], ['Business personal property', money(t.locations[0]!.contents)], ['Deductible', money(2500)]])}${crate([['MORTGAGEE / LOSS PAYEE', bankOrMortgage(voice)], ['AUTHORIZED REPRESENTATIVE', '&nbsp;']])}`)
  },
}

export const systemAndCompanyFamilies: LearnFamily[] = [
  { name: 'plain proofs', names: 'kept', style: lessOften(['sans', 'narrow'], [7.5, 8, 8.5]), papers: withNotes({ systemCertificate, companyCertificate, lendersProof, fillable }) },
] // biome-ignore format: a family in a line
