import type { Paper } from '../../family.ts'
import { otherLimits, type Policy } from '../../truth.ts'
import type { Voice } from '../../voice.ts'
import { before, beside, cell, dayAfter, form, page, policy, seen, sides, table, term, texts, theAgent, theInsured, trigger } from './kit.ts' // biome-ignore format: a list

const bound = page('binder', 'fills')
const quote = page('quote', 'nothing')
const NAMES = ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'] as const
const WORDS = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate', personal: 'Personal and Advertising Injury', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' } // biome-ignore format: a table
const others = ({ chance }: Voice, { limits }: Policy) => otherLimits(chance, 'gl', limits)

/** A program's quotation with three ways to buy; nothing is bought yet. */
// biome-ignore format: a page
export const threeWays: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const { gl } = t.policies
    const [low, high] = [others(voice, gl), others(voice, gl)]
    return quote(`<h2>Quotation</h2>${sides(`<p>For<br>${seen.insuredAt(voice)}</p>`, `<p>Through<br>${seen.agentAt(voice)}</p>`)}${beside(['Company', seen.company(voice, 'gl')], ['Proposed term', `${voice.date(gl.effective)} to ${voice.date(gl.expiration)}`], ['Quote valid until', voice.date(gl.effective)])}
      ${table('form', ['General liability', 'Good', 'Better', 'Best'], [...NAMES.map((name) => [WORDS[name], money(low[name]!), money(gl.limits[name]!), money(high[name]!)]), ['Annual premium', money(gl.premium - 300), money(gl.premium), money(gl.premium + 900)]], { from: 1 })}<p>Please tell us which one you choose. This is not a binder; coverage begins only when we confirm it in writing.</p>`)
  },
}

/** The option that was chosen is named; the others stand beside it still. */
// biome-ignore format: a page
export const chosen: Paper = {
  draw: (voice) => {
    const { truth: t, money, chance } = voice
    const { gl } = t.policies
    const other = others(voice, gl)
    const at = chance.int(0, 1)
    const pair = (mine: string, not: string) => (at === 0 ? [mine, not] : [not, mine])
    return bound(`<h3>Bind Confirmation</h3><p>Option ${at + 1} has been bound as you asked on ${before(voice)}.</p>${beside(['Named Insured', theInsured(voice)], ['Agent', theAgent(voice)], ['Carrier', voice.carrier('gl')], ['Policy Number', voice.number('gl')], ['Effective', voice.effective('gl')], ['Expiration', voice.expiration('gl')])}
      ${table('form', ['Commercial General Liability', 'Option 1', 'Option 2'], [...NAMES.map((name) => [WORDS[name], ...pair(voice.limit('gl', name), money(other[name]!))]), ['Premium', ...pair(money(gl.premium), money(gl.premium + 650))]], { from: 1 })}<p>The option not bound is shown for your file and is no longer available.</p>`)
  },
}

/** Looks like declarations and is a quotation. */
// biome-ignore format: a page
export const pretended: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const { gl } = t.policies
    return quote(`<p class="heavy">QUOTATION &ndash; THIS IS NOT A POLICY</p><h3 class="ctr">COMMERCIAL GENERAL LIABILITY DECLARATIONS</h3>${form([cell('Policy Number', 'To be assigned'), cell('Quote Number', `${voice.chance.digits(7)}-01`), cell('Proposed Policy Period', `${voice.date(gl.effective)} to ${voice.date(gl.expiration)}`)], [cell('Named Insured', seen.insuredAt(voice), 2), cell('Producer', seen.agentAt(voice))])}${table('lines', [], NAMES.map((name) => [`${WORDS[name]} Limit`, money(gl.limits[name]!)]), { from: 1 })}<p>${seen.company(voice, 'gl')} &emsp; Estimated premium ${money(gl.premium)}</p><p class="fine">Terms are indicated on the basis of the application and may be withdrawn before binding.</p>`)
  },
}

/** Declarations behind which the page for an unchosen higher limit still hangs. */
// biome-ignore format: a page
export const offeredBelow: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const { gl } = t.policies
    const other = others(voice, gl)
    return policy(`<h3>${voice.carrier('gl')}</h3><p>General Liability Declarations</p>${form([cell('Policy', voice.number('gl')), cell('Term', term(voice, 'gl')), cell('Basis', trigger(voice))], [cell('Insured', theInsured(voice), 2), cell('Agent', theAgent(voice))])}${table('lines', ['Limits of insurance', ''], NAMES.map((name) => [WORDS[name], voice.limit('gl', name)]), { from: 1 })}
      <div style="border: 1pt dashed #666; padding: 5pt; margin-top: 8pt"><b>Higher limits are available.</b> For ${money(480)} more you can have:${table('plain', [], NAMES.slice(0, 3).map((name) => [WORDS[name], money(other[name]!)]))}Sign and return by ${dayAfter(voice, 45)}: ______________________ &#9744; Yes, please raise my limits.</div>`)
  },
}

/** An e-mail's answer: many figures spoken of, one bound. */
// biome-ignore format: a page
export const talkedOver: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const { wc } = t.policies
    const other = otherLimits(voice.chance, 'wc', wc.limits)
    return bound(texts(`${before(voice, 'wc')}`, theAgent(voice), `RE: ${voice.insured()}, workers compensation`, `We first offered employers liability limits of ${money(other.accident!)} / ${money(other.disease!)} / ${money(other.employee!)}. As you asked, we have instead bound the following.`) + beside(['Insurer', voice.carrier('wc')], ['Policy number', voice.number('wc')], ['Policy period', term(voice, 'wc')], ['Bodily injury by accident', `${voice.limit('wc', 'accident')} each accident`], ['Bodily injury by disease', `${voice.limit('wc', 'disease')} policy limit`], ['Bodily injury by disease', `${voice.limit('wc', 'employee')} each employee`], ['Mailing address', voice.insuredAddress().join(', ')]) + texts(`The deposit is ${money(Math.round(wc.premium / 5))}.`, 'Kind regards'), 'p { margin: 8pt 0 }')
  },
}
