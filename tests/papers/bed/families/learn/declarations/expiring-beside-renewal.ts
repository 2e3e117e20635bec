import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { crate, ends, halves, leaders, tickBox, told } from '../kit/blocks.ts'
import { agencyTold, bankOrMortgage, insuredTold, sign, stranger } from '../kit/parties.ts'
import { crated, cratedDeclarations, newPageSpaced } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayAfter, dayAfter30To270, dayBefore4To40, retained, termOf, termTold, trigger } from '../kit/terms.ts'
import { twoCompanies } from '../quotes-and-binders/options-kept-beside.ts'

const NAMES = ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'] as const
const WORDS: Record<string, string> = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products-completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to premises rented to you', medical: 'Medical expense, any one person' } // biome-ignore format: a table

/** A renewal beside what expires: two columns for everything, also the terms and the numbers. */
// biome-ignore format: a page
export const besideExpiring: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const [{ gl }, was] = [t.policies, t.prior.gl]
    const expiringLast = voice.chance.maybe(0.5)
    const order = (now: string, before: string) => (expiringLast ? [now, before] : [before, now])
    return cratedDeclarations('.te td:nth-child(n+2), .te th:nth-child(n+2) { text-align: right }',
      `${ends(`<h3>${voice.carrier('gl')}</h3>`, 'RENEWAL DECLARATIONS<br>General Liability')}${halves(`<b>Insured</b><br>${insuredTold(voice)}`, `<b>Agent</b><br>${agencyTold(voice)}`)}
      ${table('net te', ['', ...order('This renewal', 'Expiring policy')], [['Policy number', ...order(voice.number('gl'), text(was.number))], ['From', ...order(voice.effective('gl'), voice.date(was.effective))], ['To', ...order(voice.expiration('gl'), voice.date(was.expiration))], ...NAMES.map((name) => [WORDS[name]!, ...order(voice.limit('gl', name), money(was.limits[name]!))]), ['Deductible per claim', ...order(money(1000), money(500))], ['Annual premium', ...order(money(gl.premium), money(was.premium))]])}
      <p>The renewal is written on ${trigger(voice, 'an occurrence', 'a claims-made')} basis. Please look for changes; the expiring policy no longer applies after the renewal begins.</p><p class="sm">Issued ${dayBefore4To40(voice)}</p>`)
  },
}

/** Compensation renewed: what was, in brackets after what is. */
// biome-ignore format: a page
const compBefore: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const was = t.prior.wc
    const formerly = (before: string) => ` <span class="sm">(last term: ${before})</span>`
    return cratedDeclarations('', `<h3 class="mid">${voice.carrier('wc')}</h3><p class="mid">RENEWAL AGREEMENT &ndash; WORKERS COMPENSATION AND EMPLOYERS LIABILITY</p>
      ${told([['Insured', insuredTold(voice)], ['Policy', `${voice.number('wc')}${formerly(text(was.number))}`], ['Begins', `${voice.effective('wc')}${formerly(date(was.effective))}`], ['Ends', `${voice.expiration('wc')}${formerly(date(was.expiration))}`], ['Each accident', `${voice.limit('wc', 'accident')}${formerly(money(was.limits.accident!))}`], ['Disease, policy limit', `${voice.limit('wc', 'disease')}${formerly(money(was.limits.disease!))}`], ['Disease, each employee', `${voice.limit('wc', 'employee')}${formerly(money(was.limits.employee!))}`], ['Premium', `${money(t.policies.wc.premium)}${formerly(money(was.premium))}`], ['Agent', agencyTold(voice)]])}
      ${table('hair last', ['Code', 'Class', 'Payroll last term', 'Payroll this term'], t.work.map((one) => [one.code, text(one.title), money(one.payroll - 3000), money(one.payroll)]))}`)
  },
}

/** A group whose companies all stand at the head; a mark says which of them it is. */
// biome-ignore format: a page
const oneOfGroup: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const others = [t.names.carrier(), t.names.carrier(), t.names.carrier()].filter(({ name }) => name !== t.policies.gl.carrier.name)
    const list = voice.chance.shuffle([`${tickBox(true)} ${voice.carrier('gl')}`, ...others.map((one) => `${tickBox(false)} ${text(one.name)}`)])
    return cratedDeclarations('.gp { columns: 2; border: 0.8pt solid #000; padding: 4pt }',
      `<h3>${text(t.names.carrier().name.split(' ')[0]!)} Insurance Group</h3><p class="sm">Coverage is provided by the company marked below, herein called &ldquo;the Company&rdquo;</p><div class="gp">${list.join('<br>')}</div><h4>GENERAL LIABILITY DECLARATIONS</h4>${crate([['Policy no.', voice.number('gl')], ['Policy period', termTold(voice, 'gl')]], [['Named insured', insuredTold(voice)], ['Agent', agencyTold(voice)]])}
      ${table('net last', ['Limits of insurance', ''], NAMES.map((name) => [WORDS[name]!, voice.limit('gl', name)]))}<p>${trigger(voice)} form. Advance premium ${money(t.policies.gl.premium)}. Other policies you have with the Group: auto ${text(t.prior.auto.number)}, home office claims ${t.names.phone()}.</p>`)
  },
}

/** Two companies of one house share an account: liability from one, what lies on top from another, property from a third. */
// biome-ignore format: a page
const sharedAccount: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    voice.notJudged('professional')
    const third = t.names.carrier().name
    return cratedDeclarations('.part { border-left: 3pt solid #556; padding-left: 8pt; margin: 10pt 0 }',
      `<h2>Business Account Declarations</h2>${halves(`<b>Account of</b><br>${insuredTold(voice)}`, `<b>Agent</b><br>${agencyTold(voice)}`)}
      <div class="part"><h4>Part 1. General liability</h4>${told([['Company', voice.carrier('gl')], ['Policy', voice.number('gl')], ['Term', termTold(voice, 'gl')]])}${leaders(NAMES.map((name) => [WORDS[name]!, voice.limit('gl', name)]))}<p>${trigger(voice)}</p></div>
      <div class="part"><h4>Part 2. ${voice.tick('umbrella.umbrella', 'Umbrella')}</h4>${told([['Company', voice.carrier('umbrella')], ['Policy', voice.number('umbrella')], ['Term', termTold(voice, 'umbrella')]])}${leaders([['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retained(voice, 'None')]])}<p class="sm">Underlying: employers liability ${money(t.prior.wc.limits.accident!)} with ${text(t.names.carrier().name)}, policy ${text(t.prior.wc.number)}.</p></div>
      <div class="part"><h4>Part 3. Property</h4>${told([['Company', text(third)], ['Policy', text(t.prior.professional.number)]])}${leaders([['Blanket building', money(t.locations[0]!.building)], ['Blanket contents', money(t.locations[0]!.contents)]])}</div><div class="part"><h4>Part 4. Automobile</h4><p>Not written by us. You did not take our offer of ${money(t.prior.auto.limits.csl ?? 500_000)} each accident.</p></div>`)
  },
}

/** Parts that were dropped stand with what they had. */
// biome-ignore format: a page
const dropped: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    voice.notJudged('professional')
    const { gl } = t.policies
    const ended = date(daysLater(gl.effective, 40))
    return cratedDeclarations('.dl s { color: #555 }',
      `${ends(`<b>${voice.carrier('gl')}</b>`, `AMENDED PACKAGE DECLARATIONS No. 2<br>${dayAfter(voice, 42)}`)}${crate([['Policy number', voice.number('gl')], ['Policy period', termTold(voice, 'gl')], ['Insured', insuredTold(voice)], ['Agent', agencyTold(voice)]])}
      ${table('net dl', ['Coverage part', 'Status', 'Limits'], [['General liability', `In force (${trigger(voice)})`, NAMES.map((name) => `${voice.limit('gl', name)} ${WORDS[name]!.toLowerCase()}`).join('<br>')], ['Hired and non-owned auto', `Deleted ${ended}`, `<s>${money(t.prior.auto.limits.csl ?? 300_000)} each accident</s>`], ['Umbrella', `Deleted ${ended}`, `<s>${money(t.prior.umbrella.limits.occurrence!)} each occurrence</s>`], ['Employee benefits', 'Not purchased', ''], ['Property', 'In force', money(t.locations[0]!.contents)]])}
      <p>Return premium for deleted parts ${money(640)}. Premium of the term ${money(gl.premium)}. Loss payee ${bankOrMortgage(voice)}. Prior policy ${text(t.prior.gl.number)}.</p>`)
  },
}

/** Pages that explain limits with amounts and names nobody has. */
// biome-ignore format: a page
const explained: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    const example = t.prior.gl.limits
    return cratedDeclarations('.eg { background: #f6f3e6; print-color-adjust: exact; padding: 6pt; margin: 7pt 0 }',
      `<h2>${sign(voice, 'gl')} Contractor Policy</h2><div class="eg"><b>How to read this page.</b> If your policy says &ldquo;Each occurrence ${money(example.occurrence!)}&rdquo; and &ldquo;General aggregate ${money(example.aggregate!)}&rdquo;, we pay up to ${money(example.occurrence!)} for one accident and ${money(example.aggregate!)} in a year.</div>
      ${told([['Company', voice.carrier('gl')], ['Policy number', voice.number('gl')], ['Policy period', termTold(voice, 'gl')], ['Insured', insuredTold(voice)], ['Agent', agencyTold(voice)]])}<h4>Your limits (${trigger(voice, 'occurrence', 'claims-made')} policy)</h4>${leaders(NAMES.map((name) => [WORDS[name]!, voice.limit('gl', name)]))}
      <div class="eg"><b>Example.</b> A ladder falls on a car on ${dayAfter(voice, -400)}. The policy then in force had a limit of ${money(example.occurrence!)}; medical expense of ${money(example.medical!)} was paid to each of two people. Sample policy number: ${text(t.prior.gl.number)}.</div>${newPageSpaced}<h4>Would a higher limit help?</h4><p>For ${money(Math.round(gl.premium * 0.22))} more you may have ${money(5_000_000)} each occurrence. Ask ${text(t.names.person())}, Customer Service.</p>`)
  },
}

/** An account in force, with those of subcontractors and of the owner of the building behind it. */
// biome-ignore format: a page
const withOthers: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const other = (words: string, line: Line, limit: number) => [text(t.names.business()), words, `${text(t.names.carrier().name)}<br>${text(t.prior[line].number)}`, termOf(voice, t.prior[line]), money(limit)]
    return crated('certificate', 'fills')('', `${ends('<h3>CERTIFICATE OF INSURANCE AND COMPLIANCE RECORD</h3>', dayAfter30To270(voice))}${halves(`<b>Insured</b><br>${insuredTold(voice)}`, `<b>Producer</b><br>${agencyTold(voice)}<br>${voice.reach('phone')}`)}
      <h4>A. Policies of the insured</h4>${table('net', ['Line', 'Company and number', 'From / to', 'Limits'], [[`General liability, ${trigger(voice, 'occurrence', 'claims-made')}`, `${voice.carrier('gl')}<br>${voice.number('gl')}`, termTold(voice, 'gl', '<br>'), NAMES.map((name) => `${WORDS[name]} ${voice.limit('gl', name)}`).join('<br>')], ['Workers compensation and employers liability', `${voice.carrier('wc')}<br>${voice.number('wc')}`, termTold(voice, 'wc', '<br>'), `Each accident ${voice.limit('wc', 'accident')}<br>Disease, each employee ${voice.limit('wc', 'employee')}<br>Disease, policy limit ${voice.limit('wc', 'disease')}`]])}
      <h4>B. Policies of subcontractors of the insured, as told to us</h4>${table('net slim', ['Subcontractor', 'Line', 'Company and number', 'Term', 'Limit'], [other('General liability', 'gl', t.prior.gl.limits.occurrence!), other('Automobile', 'auto', t.prior.auto.limits.csl ?? 500_000), other('Umbrella', 'umbrella', t.prior.umbrella.limits.occurrence!)])}<p>Holder: ${stranger(voice, ', ')}</p>`)
  },
}

export const expiringBesideRenewalFamilies: LearnFamily[] = [
  { name: 'hard terms beside each other', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: { besideExpiring, compBefore } },
  { name: 'hard groups', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: { oneOfGroup, sharedAccount } },
  { name: 'hard parts and examples', names: 'kept', style: lessOften(['modern', 'sans'], [9, 9.5]), papers: { dropped, explained, withOthers, twoCompanies } },
] // biome-ignore format: a family in a line
