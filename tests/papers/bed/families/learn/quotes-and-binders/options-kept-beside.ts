import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { brackets, crate, ends, halves, leaders, padded, paragraphs, told, typedBeside, typedBlock } from '../kit/blocks.ts' // biome-ignore format: a list
import { agencyTold, agencyUntold, carrierName, insuredTold, insuredUntold, wholesalerUntold } from '../kit/parties.ts'
import { crated, landscape } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { AUTOS, dayAfter30To270, dayBefore4To40, retained, termOf, termTold, trigger } from '../kit/terms.ts'

const bound = crated('binder', 'fills')
const quote = crated('quote', 'nothing')
export const OPTION_NAMES = ['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical'] as const
export const OPTION_WORDS: Record<string, string> = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical expense' } // biome-ignore format: a table

/** A binder that keeps the options that were not taken beside the one that was. */
// biome-ignore format: a page
export const optionBound: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date, chance } = voice
    const { gl } = t.policies
    const low = otherLimits(chance, 'gl', gl.limits)
    return bound('.ob td:nth-child(n+2), .ob th:nth-child(n+2) { text-align: right }', `${ends(`<b>${wholesalerUntold(voice)}</b>`, `BINDER<br>${dayBefore4To40(voice)}`)}${told([['Retail agent', agencyTold(voice, ', ')], ['Insured', insuredTold(voice, ', ')], ['Insurer', voice.carrier('gl')], ['Policy number', voice.number('gl')], ['Term', termTold(voice, 'gl')], ['Coverage', `General liability, ${trigger(voice, 'occurrence', 'claims made')}`]])}
      ${table('net ob', ['', 'Option A<br>declined', 'Option B<br>BOUND', 'Expiring policy'], [...OPTION_NAMES.map((name) => [OPTION_WORDS[name]!, money(low[name]!), voice.limit('gl', name), money(t.prior.gl.limits[name]!)]), ['Premium', money(Math.round(gl.premium * 0.86)), money(gl.premium), money(t.prior.gl.premium)], ['Ordered', brackets(false), brackets(true), '']])}
      <p>Option B is bound as ordered by you. Expiring policy ${text(t.prior.gl.number)}, ${termOf(voice, t.prior.gl)}. This binder ends ${date(daysLater(gl.effective, 45))}.</p>`)
  },
}

/** Bound is the liability; the umbrella has only been offered. */
// biome-ignore format: a page
const partlyBound: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, chance } = voice
    const { gl, umbrella } = t.policies
    return bound('', typedBlock(8.6, ['CONFIRMATION OF BINDING', dayBefore4To40(voice), '', ...typedBeside(['INSURED', voice.insured(), ...voice.insuredAddress()], ['AGENCY', voice.producer(), ...voice.producerAddress()], 54), '', '1. BOUND AS OF THE EFFECTIVE DATE', `   COMPANY    ${voice.carrier('gl')}`, `   POLICY     ${voice.number('gl')}`, `   TERM       ${voice.effective('gl')} TO ${voice.expiration('gl')}`, `   COVERAGE   COMMERCIAL GENERAL LIABILITY, ${trigger(voice, 'OCCURRENCE', 'CLAIMS MADE')}`, ...voice.limits('gl', OPTION_WORDS).map(([words, amount]) => `     ${padded(words.toUpperCase(), 46)}${padded(amount, 18, true)}`), '', '2. OFFERED, NOT BOUND', `   COMPANY    ${text(umbrella.carrier.name.toUpperCase())}`, `   QUOTE NO.  ${chance.digits(7)}`, `   UMBRELLA   ${money(umbrella.limits.occurrence!)} EACH OCCURRENCE, PREMIUM ${money(umbrella.premium)}`, '   TELL US WITHIN TEN DAYS IF YOU WISH TO ADD IT.', '', '3. DECLINED BY YOU', `   HIRED AND NON-OWNED AUTO, ${money(1_000_000)}`, '', `PREMIUM OF ITEM 1  ${money(gl.premium)}   EXPIRING ${money(t.prior.gl.premium)}`]))
  },
}

/** Three columns of an offer with the expiring policy as the first. */
// biome-ignore format: a page
export const threeOptions: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, chance } = voice
    const { gl } = t.policies
    const [low, high] = [otherLimits(chance, 'gl', gl.limits), otherLimits(chance, 'gl', gl.limits)]
    return quote(`${landscape} .to td:nth-child(n+2), .to th:nth-child(n+2) { text-align: right }`, `<h3>Renewal options for ${text(t.insured.name)}</h3><p>${agencyUntold(voice, ', ')}</p>${table('net to', ['', `Expiring<br>${text(t.prior.gl.number)}`, 'Basic', 'Standard', 'Premier'], [['Company', carrierName(voice, 'gl'), carrierName(voice, 'gl'), text(t.names.carrier().name), text(t.names.carrier().name)], ...OPTION_NAMES.map((name) => [OPTION_WORDS[name]!, money(t.prior.gl.limits[name]!), money(low[name]!), money(gl.limits[name]!), money(high[name]!)]), ['Premium', money(t.prior.gl.premium), money(Math.round(gl.premium * 0.9)), money(gl.premium), money(Math.round(gl.premium * 1.3))]])}<p>Proposed period ${termOf(voice, gl)}. Nothing is bound by this page. I choose: ${brackets(false)} Basic ${brackets(false)} Standard ${brackets(false)} Premier</p>`)
  },
}

/** A company offers to renew: a page that looks like declarations. */
// biome-ignore format: a page
const declaredOffer: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { auto } = t.policies
    return quote('', `<div class="ink">RENEWAL PROPOSAL &ndash; BUSINESS AUTO &ndash; THIS IS NOT A POLICY</div>${crate([['Expiring policy number', text(t.prior.auto.number)], ['Proposed policy period', termOf(voice, auto)]], [['Named insured', insuredUntold(voice)], ['Agent', agencyUntold(voice)]])}${table('net last', ['Coverage', 'Expiring', 'Proposed'], [['Liability, each accident', money(t.prior.auto.limits.csl ?? t.prior.auto.limits.perAccident ?? 500_000), money(auto.limits.csl ?? auto.limits.perAccident!)], ['Uninsured motorists', money(60_000), money(60_000)], ['Premium', money(t.prior.auto.premium), money(auto.premium)]])}<p>Underwritten by ${carrierName(voice, 'auto')}. To accept, pay ${money(Math.round(auto.premium / 4))} by ${date(auto.effective)}.</p>`)
  },
}

/** An adjuster writes of limits of two terms. */
// biome-ignore format: a page
const position: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    return crated('letter', 'names only')('p { margin: 9pt 0 }', `<p>${carrierName(voice, 'gl')}<br>Coverage Counsel</p><p>${dayAfter30To270(voice)}</p><p>${insuredUntold(voice)}</p><p>Claim ${t.claims[0]!.number}; policies ${text(t.prior.gl.number)} and ${text(gl.number)}</p>${paragraphs('We reserve our rights under both policies, as follows.', `The policy for ${termOf(voice, t.prior.gl)} had limits of ${money(t.prior.gl.limits.occurrence!)} each occurrence and ${money(t.prior.gl.limits.aggregate!)} aggregate. The policy for ${termOf(voice, gl)} has limits of ${money(gl.limits.occurrence!)} and ${money(gl.limits.aggregate!)}.`, 'We do not yet know when the damage began. We will share in the defense until that is known.', 'Very truly yours,')}`)
  },
}

/** What is bound of umbrella and auto, with what lies below and what another insurer has. */
// biome-ignore format: a page
export const twoCompanies: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    voice.notJudged(...AUTOS)
    return bound('', `<h3>COVER NOTE</h3>${halves(`Insured<br>${insuredTold(voice)}`, `Broker<br>${agencyTold(voice)}<br>${dayBefore4To40(voice, 'auto')}`)}<h4>Bound with us</h4>${told([['Company', voice.carrier('auto')], ['Business auto policy', voice.number('auto')], ['Period', termTold(voice, 'auto')]])}${leaders(voice.limits('auto', { csl: 'Combined single limit', perPerson: 'Bodily injury each person', perAccident: 'Bodily injury each accident', damage: 'Property damage each accident' }))}${told([['Company', voice.carrier('umbrella')], [`${voice.tick('umbrella.umbrella', 'Umbrella')} policy`, voice.number('umbrella')], ['Period', termTold(voice, 'umbrella')]])}${leaders([['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retained(voice, 'None')]])}<h4>Not placed</h4><p>General liability ended with policy ${text(t.prior.gl.number)} of ${text(t.names.carrier().name)}, ${termOf(voice, t.prior.gl)}, ${money(t.prior.gl.limits.occurrence!)} each occurrence. Nothing has replaced it.</p>`)
  },
}

export const optionsKeptBesideFamilies: LearnFamily[] = [
  { name: 'hard options', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: { optionBound, partlyBound } },
  { name: 'hard offers', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: { threeOptions, declaredOffer, position } },
] // biome-ignore format: a family in a line
