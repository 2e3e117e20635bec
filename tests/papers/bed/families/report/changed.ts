import type { Paper } from '../../family.ts'
import { otherLimits } from '../../truth.ts'
import { AUTOS, beside, cell, form, midterm, page, seen, table, term, termOf, texts, theAgent, theInsured } from './kit.ts' // biome-ignore format: a list

const change = page('endorsement', 'fills')
const WORDS = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate' } as const // biome-ignore format: a table
const NAMES = Object.keys(WORDS) as (keyof typeof WORDS)[]

/** Limits made other: what they were, then what they are. */
// biome-ignore format: a page
export const limitsAmended: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const was = otherLimits(voice.chance, 'gl', t.policies.gl.limits)
    return change(`<h3 class="ctr">POLICY CHANGES</h3>${form([cell('Policy Number', voice.number('gl')), cell('Policy Changes Effective', midterm(voice)), cell('Company', voice.carrier('gl'))], [cell('Named Insured', theInsured(voice)), cell('Policy Period', term(voice, 'gl')), cell('Authorized Representative', theAgent(voice))], [cell('Coverage parts affected', 'Commercial General Liability', 3)])}
      <p class="ctr">CHANGES</p>${texts('The limits of insurance shown in the Declarations are amended as follows:')}${table('plain', ['', 'Limit deleted', 'Limit substituted'], NAMES.map((name) => [WORDS[name], `<s>${money(was[name]!)}</s>`, voice.limit('gl', name)]))}${texts(`Additional premium ${money(366)}. All other terms remain the same.`)}<p class="fine">IL 12 01 11 85</p>`)
  },
}

/** The same told in sentences. */
// biome-ignore format: a page
export const readsNow: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const was = otherLimits(voice.chance, 'wc', t.policies.wc.limits)
    return change(`<p>ENDORSEMENT NO. ${voice.chance.int(1, 6)}</p>${beside(['Insurer', voice.carrier('wc')], ['Policy', voice.number('wc')], ['Policy period', term(voice, 'wc')], ['Insured', theInsured(voice)], ['Agent', theAgent(voice)], ['This endorsement takes effect', midterm(voice, 'wc')])}${texts(`Item 3.B. of the Information Page, which read: Bodily Injury by Accident ${money(was.accident!)} each accident; Bodily Injury by Disease ${money(was.disease!)} policy limit; Bodily Injury by Disease ${money(was.employee!)} each employee; is deleted.`, `It is replaced by the following: Bodily Injury by Accident ${voice.limit('wc', 'accident')} each accident; Bodily Injury by Disease ${voice.limit('wc', 'disease')} policy limit; Bodily Injury by Disease ${voice.limit('wc', 'employee')} each employee.`, 'Nothing else in the policy is changed.')}`, 'p { margin: 8pt 0 }')
  },
}

/** A name was printed wrong and is set right. */
// biome-ignore format: a page
export const nameCorrected: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    voice.notJudged('gl.coverage')
    return change(`<h4>AMENDATORY ENDORSEMENT &ndash; COMMERCIAL GENERAL LIABILITY</h4>${form([cell('Policy no.', voice.number('gl')), cell('Term', term(voice, 'gl')), cell('Endorsement effective', date(t.policies.gl.effective))])}${texts(`It is agreed that the Named Insured is corrected from ${text(t.names.business())} to:`)}<p style="margin-left: 40pt">${theInsured(voice)}</p>${texts(`${voice.carrier('gl')} &mdash; ${theAgent(voice, ', ')}`, `The previous policy number printed on the renewal offer, ${text(t.prior.gl.number)}, was in error.`)}`, 'p { margin: 8pt 0 }')
  },
}

/** Cars come and go; the limit for all of them is said at the end. */
// biome-ignore format: a page
export const carsChanged: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    voice.notJudged(...AUTOS)
    const [one, two] = t.vehicles
    return change(`<h3>${voice.carrier('auto')}</h3><p>Amended Commercial Auto Declarations</p>${beside(['Policy number', voice.number('auto')], ['Policy period', term(voice, 'auto')], ['Change effective', midterm(voice, 'auto')], ['Insured', theInsured(voice)], ['Agent', theAgent(voice)])}
      ${table('form', ['Action', 'Veh', 'Description', 'VIN', 'Cost new', 'Premium'], [['Deleted', '9', `${two!.year} ${two!.make} ${two!.model}`, two!.vin, money(two!.cost), `-${money(410)}`], ['Added', '10', `${one!.year} ${one!.make} ${one!.model}`, one!.vin, money(one!.cost), money(688)]])}
      ${table('lines', ['Liability', 'Was until this change', 'Is'], voice.limits('auto', { csl: 'Combined single limit each accident', perPerson: 'Bodily injury each person', perAccident: 'Bodily injury each accident', damage: 'Property damage each accident' }).map(([words, amount]) => [words, money(95_000), amount]), { from: 1 })}`)
  },
}

/** A policy taken back and written anew: of what was, nothing holds, and this only tells of it. */
// biome-ignore format: a page
export const rewrittenNotice: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    const was = t.prior.gl
    return page('notice', 'names only')(`<h3>CANCEL / REWRITE NOTICE</h3><p>${seen.insuredAt(voice)}</p>${beside(['Cancelled policy', text(was.number)], ['Its term', termOf(voice, was)], ['Reason', 'Rewritten at the request of the insured'], ['New policy', 'Will be sent under separate cover'], ['Agent', seen.agent(voice)], ['Company', seen.company(voice, 'gl')]) }${texts(`Limits of ${voice.money(was.limits.occurrence!)} each occurrence and ${voice.money(was.limits.aggregate!)} aggregate ended with the cancelled policy.`)}`)
  },
}
