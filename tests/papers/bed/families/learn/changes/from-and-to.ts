import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { crate, ends, paragraphs, told } from '../kit/blocks.ts'
import { agencyName, agencyTold, carrierName, insuredTold, insuredUntold } from '../kit/parties.ts'
import { crated } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { AUTOS, dayAfter30To270, termTold } from '../kit/terms.ts'
import { OPTION_NAMES, OPTION_WORDS } from '../quotes-and-binders/options-kept-beside.ts'

const change = crated('endorsement', 'fills')

/** Limits change: what they were, and what they are from now on. */
// biome-ignore format: a page
export const fromTo: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    return change('.ft td:nth-child(n+2), .ft th:nth-child(n+2) { text-align: right }', `<p class="mid bd">ENDORSEMENT NO. ${voice.chance.int(2, 9)}</p>${told([['Policy number', voice.number('gl')], ['Insured', insuredTold(voice, ', ')], ['Company', voice.carrier('gl')], ['Producer', agencyTold(voice, ', ')], ['Policy term', termTold(voice, 'gl')], ['Takes effect', dayAfter30To270(voice)]])}<h4>AMENDMENT OF LIMITS OF INSURANCE &ndash; COMMERCIAL GENERAL LIABILITY</h4>${table('net ft', ['Limit', 'Is changed from', 'Is changed to'], OPTION_NAMES.map((name) => [OPTION_WORDS[name]!, money(t.prior.gl.limits[name]!), voice.limit('gl', name)]))}<p>Additional premium ${money(388)}. All other terms remain.</p>`)
  },
}

/** Another company of the group takes over, with another number: from and to in sentences. */
// biome-ignore format: a page
const moved: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    return change('p { margin: 8pt 0 }', `<h3>CHANGE OF COMPANY AND POLICY NUMBER</h3>${crate([['Insured', insuredTold(voice)], ['Agent', agencyTold(voice)]], [['Line', 'Workers compensation and employers liability'], ['Date of change', dayAfter30To270(voice, 'wc')], ['Policy period', termTold(voice, 'wc')]])}${paragraphs(`The company shown in item 1 of the information page, ${text(t.names.carrier().name)}, is deleted and replaced by ${voice.carrier('wc')}.`, `The policy number, formerly ${text(t.prior.wc.number)}, is now ${voice.number('wc')}.`, `The limits of Part Two are: ${voice.limit('wc', 'accident')} each accident, ${voice.limit('wc', 'disease')} disease policy limit, ${voice.limit('wc', 'employee')} disease each employee. They replace limits of ${voice.money(t.prior.wc.limits.accident!)}, ${voice.money(t.prior.wc.limits.disease!)} and ${voice.money(t.prior.wc.limits.employee!)}.`)}`)
  },
}

/** Autos go and come, a coverage is taken out, and the limit of liability is raised. */
// biome-ignore format: a page
const autosChanged: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const [came, went] = t.vehicles
    voice.notJudged(...AUTOS)
    const was = voice.truth.policies.auto.limits.csl ? [300_000, 500_000, 750_000, 1_000_000, 2_000_000].find((one) => one !== t.policies.auto.limits.csl)! : 65_000
    return change('', `${ends(`<b>${voice.carrier('auto')}</b>`, `BUSINESS AUTO POLICY CHANGES<br>${dayAfter30To270(voice, 'auto')}`)}${crate([['Policy number', voice.number('auto')], ['Policy period', termTold(voice, 'auto')]], [['Named insured', insuredTold(voice)], ['Agent', agencyTold(voice)]])}${table('net', ['Change', 'What'], [['Auto added', `${came!.year} ${came!.make} ${came!.model} ${came!.vin}`], ['Auto deleted', `${went!.year} ${went!.make} ${went!.model} ${went!.vin}`], ['Coverage deleted', `Medical payments ${money(5000)}`], ['Liability was', `${money(was)} each accident`], ...voice.limits('auto', { csl: 'Liability is now, each accident', perPerson: 'Bodily injury is now, each person', perAccident: 'Bodily injury is now, each accident', damage: 'Property damage is now, each accident' })])}<p>Premium for the change: ${money(517)}</p>`)
  },
}

/** Cancelled, and rewritten elsewhere. */
// biome-ignore format: a page
const rewritten: Paper = {
  draw: (voice) => {
    const { truth: t, text, date, money } = voice
    const { gl } = t.policies
    return crated('notice', 'names only')('', `<h3>CANCELLATION AND REWRITE</h3><p>${insuredUntold(voice)}</p>${table('net', ['', 'Cancelled', 'Rewritten'], [['Company', carrierName(voice, 'gl'), text(t.names.carrier().name)], ['Policy', text(t.prior.gl.number), text(gl.number)], ['Effective', date(daysLater(gl.effective, 33)), date(daysLater(gl.effective, 33))], ['Each occurrence', money(t.prior.gl.limits.occurrence!), money(gl.limits.occurrence!)]])}<p>Notice is given that the policy in the first column is cancelled at your request. Return premium will be sent to ${agencyName(voice)}.</p>`)
  },
}

export const fromAndToFamilies: LearnFamily[] = [
  { name: 'hard changes', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: { fromTo, moved, autosChanged, rewritten } },
] // biome-ignore format: a family in a line
