import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { ends, leaders, padded, paragraphs, told, typedBlock } from '../kit/blocks.ts'
import { agencyName, agencyUntold, carrierName, insuredUntold } from '../kit/parties.ts'
import { crated, newPageSpaced } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayBefore4To40, termOf } from '../kit/terms.ts'

const quote = crated('quote', 'nothing')
export const LIABILITY_WORDS = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical payments' } // biome-ignore format: a table

/** One quote of one company. */
// biome-ignore format: a page
const simpleQuote: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { gl } = t.policies
    return quote('', `${ends(`<h2>${carrierName(voice, 'gl')}</h2>`, `QUOTE<br>No. ${voice.chance.digits(8)}<br>${dayBefore4To40(voice)}`)}${told([['Prepared for', insuredUntold(voice, ', ')], ['Agent', agencyName(voice)], ['Proposed term', termOf(voice, gl)], ['Coverage', 'Commercial general liability'], ['Expiring policy', text(t.prior.gl.number)]])}<h4>Limits</h4>${leaders(Object.entries(LIABILITY_WORDS).map(([name, words]) => [words, money(gl.limits[name]!)]))}<h4>Premium</h4>${leaders([['Premium', money(gl.premium)], ['Fees', money(150)], ['Total', money(gl.premium + 150)]])}${paragraphs(`This quote is good until ${date(daysLater(gl.effective, 10))}. It is not a binder; no insurance is in force until we tell you so in writing.`, 'Subject to: signed application, satisfactory inspection.')}`)
  },
}

/** A rating page for compensation. */
// biome-ignore format: a page
const compQuote: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { wc } = t.policies
    return quote('', typedBlock(8.6, [text(wc.carrier.name.toUpperCase()), 'WORKERS COMPENSATION PREMIUM QUOTATION', '', `APPLICANT       ${text(t.insured.name.toUpperCase())}`, `PROPOSED TERM   ${termOf(voice, wc)}`, `AGENT           ${text(t.producer.name.toUpperCase())}`, '', `PART TWO LIMITS REQUESTED   ${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}`, '', `${padded('CODE', 8)}${padded('CLASS', 40)}${padded('PAYROLL', 16, true)}${padded('RATE', 10, true)}${padded('PREMIUM', 16, true)}`, ...t.work.map((one) => `${padded(one.code, 8)}${padded(text(one.title.toUpperCase()), 40)}${padded(money(one.payroll), 16, true)}${padded(one.rate, 10, true)}${padded(money(one.premium), 16, true)}`), '', `ESTIMATED PREMIUM ${money(wc.premium)}    DEPOSIT 20%`, 'QUOTATION VALID THIRTY DAYS. COVERAGE IS NOT BOUND.']))
  },
}

/** An agency's proposal of many pages. */
// biome-ignore format: a page
const proposal: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { gl, auto, umbrella } = t.policies
    return quote('.cv1 { padding-top: 150pt }', `<div class="cv1"><h1>Proposal of insurance</h1><h2>${text(t.insured.name)}</h2><p>${date(gl.effective)}</p><p>${agencyUntold(voice)}</p></div>${newPageSpaced}<h3>General liability, ${carrierName(voice, 'gl')}</h3>${table('hair last', [], Object.entries(LIABILITY_WORDS).map(([name, words]) => [words, money(gl.limits[name]!)]))}<h3>Automobile, ${carrierName(voice, 'auto')}</h3><p>Liability ${money(auto.limits.csl ?? auto.limits.perAccident!)} each accident; ${t.vehicles.length} vehicles scheduled</p><h3>Umbrella, ${carrierName(voice, 'umbrella')}</h3><p>${money(umbrella.limits.occurrence!)} each occurrence</p>${newPageSpaced}<h3>What it costs</h3>${table('net last', ['Line', 'Now', 'Proposed'], [['General liability', money(t.prior.gl.premium), money(gl.premium)], ['Automobile', money(t.prior.auto.premium), money(auto.premium)], ['Umbrella', money(t.prior.umbrella.premium), money(umbrella.premium)]])}${paragraphs('To go ahead, sign and return this page. Coverage begins when the companies accept.', 'Signed ______________________ &emsp; Date ____________')}`)
  },
}

export const ratingPageAndProposalFamilies: LearnFamily[] = [
  { name: 'plain offers', names: 'kept', style: lessOften(['modern', 'sans'], [9, 9.5]), papers: withNotes({ simpleQuote, compQuote, proposal }) },
] // biome-ignore format: a family in a line
