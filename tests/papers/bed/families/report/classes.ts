import type { Paper } from '../../family.ts'
import type { ClassOfWork } from '../../listed.ts'
import type { Voice } from '../../voice.ts'
import { beside, cell, form, list, mono, ofPolicy, seen, table, termOf, total, wide } from './kit.ts' // biome-ignore format: a list

const facts = ({ money }: Voice, one: ClassOfWork) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) }) // biome-ignore format: a record
/** A class is listed, and rated. */
const records = (voice: Voice, all: ReturnType<typeof facts>[]) => [
  ...ofPolicy(voice, 'WC', 'wc_class_code_item', all),
  ...ofPolicy(voice, 'WC', 'policy_premium_item', all.map((one) => ({ state: one.state, class_code: one.class_code, exposure: one.annual_payroll, rate: one.manual_rate, premium: one.estimated_premium }))),
] // biome-ignore format: lists
const also = (work: ClassOfWork[], state: string) =>
  work.map((one) => ({ ...one, state, payroll: one.payroll + 11_000 }))
const second = ({ truth }: Voice) => (truth.insured.address.state === 'KS' ? 'NE' : 'KS')
const intro = (voice: Voice) => beside(['Policy Number', voice.text(voice.truth.policies.wc.number)], ['Named Insured', voice.text(voice.truth.insured.name)], ['Policy Period', termOf(voice, voice.truth.policies.wc)], ['Company', seen.company(voice, 'wc')]) // biome-ignore format: a head

/** States are headings, each with its sum. */
// biome-ignore format: a page
export const stateHeads: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const states = [{ state: t.insured.address.state, work: t.work }, { state: second(voice), work: also(t.work, second(voice)) }]
    return list(`<h3>Workers Compensation Classification Schedule</h3>${intro(voice)}<table class="lines"><thead><tr><th>Class Code</th><th>Classification</th><th class="num">Annual Payroll</th><th class="num">Rate</th><th class="num">Estimated Premium</th></tr></thead><tbody>${states.map(({ state, work }) => `<tr class="gray"><td colspan="5"><b>State: ${state}</b></td></tr>${work.map((one) => `<tr><td>${one.code}</td><td>${text(one.title)}</td><td class="num">${money(one.payroll)}</td><td class="num">${one.rate}</td><td class="num">${money(one.premium)}</td></tr>`).join('')}<tr class="heavy"><td colspan="4" class="num">Total ${state}</td><td class="num">${money(total(work, (one) => one.premium))}</td></tr>`).join('')}</tbody></table>`, '', { records: records(voice, states.flatMap(({ work }) => work.map((one) => facts(voice, one)))) })
  },
}

/** The state in a first column of its own. */
// biome-ignore format: a page
export const stateColumn: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    const all = [...t.work, ...also(t.work, second(voice))].map((one) => facts(voice, one))
    return list(`${form([cell('Policy Number', text(t.policies.wc.number)), cell('Named Insured', text(t.insured.name)), cell('Policy Period', termOf(voice, t.policies.wc))])}<h4 class="ctr">EXTENSION OF INFORMATION PAGE &ndash; WORKERS COMPENSATION CLASSIFICATIONS</h4>${table('form', ['State', 'Class Code', 'Classification', 'Estimated Annual Payroll', 'Manual Rate', 'Estimated Premium'], all.map((one) => [one.state, one.class_code, text(one.classification), one.annual_payroll, one.manual_rate, one.estimated_premium]), { from: 3 })}`, '', { records: records(voice, all) })
  },
}

/** Typed: a class takes two lines, the words of it below. */
// biome-ignore format: a page
export const classesTyped: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    const all = t.work.map((one) => facts(voice, one))
    return list(mono(8.4, ['WORKERS COMPENSATION CLASSIFICATION SCHEDULE', `POLICY NUMBER ${text(t.policies.wc.number)}`, `NAMED INSURED ${text(t.insured.name.toUpperCase())}`, `POLICY PERIOD ${termOf(voice, t.policies.wc, ' TO ')}`, '', `${wide('ST', 5)}${wide('CLASS', 8)}${wide('PAYROLL', 16, true)}${wide('RATE', 10, true)}${wide('PREMIUM', 14, true)}`, `     ${wide('CLASSIFICATION', 30)}`, '', ...all.flatMap((one) => [`${wide(one.state, 5)}${wide(one.class_code, 8)}${wide(one.annual_payroll, 16, true)}${wide(one.manual_rate, 10, true)}${wide(one.estimated_premium, 14, true)}`, `     ${text(one.classification.toUpperCase())}`])]), '', { records: records(voice, all) })
  },
}

/** Blocks of labels, one for each class. */
// biome-ignore format: a page
export const classBlocks: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    const all = t.work.map((one) => facts(voice, one))
    return list(`<h3>Workers Compensation &ndash; Rating by Class</h3>${intro(voice)}${all.map((one) => `<table class="form whole"><tr>${cell('State', one.state)}${cell('Class Code', one.class_code)}${cell('Classification', text(one.classification), 2)}</tr><tr>${cell('Annual Payroll', one.annual_payroll)}${cell('Manual Rate', one.manual_rate)}${cell('Estimated Premium', one.estimated_premium, 2)}</tr></table>`).join('')}`, '', { records: records(voice, all) })
  },
}
