import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { agency, box, crate, day, dec, ends, form, halves, insured, issued, leaders, lender, logo, onward, pad, paper, retained, shown, tab, term, termOf, told, turn, type } from '../kit/sheets.ts' // biome-ignore format: a list

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
    return dec('.te td:nth-child(n+2), .te th:nth-child(n+2) { text-align: right }',
      `${ends(`<h3>${voice.carrier('gl')}</h3>`, 'RENEWAL DECLARATIONS<br>General Liability')}${halves(`<b>Insured</b><br>${insured(voice)}`, `<b>Agent</b><br>${agency(voice)}`)}
      ${tab('net te', ['', ...order('This renewal', 'Expiring policy')], [['Policy number', ...order(voice.number('gl'), text(was.number))], ['From', ...order(voice.effective('gl'), voice.date(was.effective))], ['To', ...order(voice.expiration('gl'), voice.date(was.expiration))], ...NAMES.map((name) => [WORDS[name]!, ...order(voice.limit('gl', name), money(was.limits[name]!))]), ['Deductible per claim', ...order(money(1000), money(500))], ['Annual premium', ...order(money(gl.premium), money(was.premium))]])}
      <p>The renewal is written on ${form(voice, 'an occurrence', 'a claims-made')} basis. Please look for changes; the expiring policy no longer applies after the renewal begins.</p><p class="sm">Issued ${issued(voice)}</p>`)
  },
}

/** Compensation renewed: what was, in brackets after what is. */
// biome-ignore format: a page
export const compBefore: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const was = t.prior.wc
    const formerly = (before: string) => ` <span class="sm">(last term: ${before})</span>`
    return dec('', `<h3 class="mid">${voice.carrier('wc')}</h3><p class="mid">RENEWAL AGREEMENT &ndash; WORKERS COMPENSATION AND EMPLOYERS LIABILITY</p>
      ${told([['Insured', insured(voice)], ['Policy', `${voice.number('wc')}${formerly(text(was.number))}`], ['Begins', `${voice.effective('wc')}${formerly(date(was.effective))}`], ['Ends', `${voice.expiration('wc')}${formerly(date(was.expiration))}`], ['Each accident', `${voice.limit('wc', 'accident')}${formerly(money(was.limits.accident!))}`], ['Disease, policy limit', `${voice.limit('wc', 'disease')}${formerly(money(was.limits.disease!))}`], ['Disease, each employee', `${voice.limit('wc', 'employee')}${formerly(money(was.limits.employee!))}`], ['Premium', `${money(t.policies.wc.premium)}${formerly(money(was.premium))}`], ['Agent', agency(voice)]])}
      ${tab('hair last', ['Code', 'Class', 'Payroll last term', 'Payroll this term'], t.work.map((one) => [one.code, text(one.title), money(one.payroll - 3000), money(one.payroll)]))}`)
  },
}

const below = (voice: Voice): string[][] => {
  const { truth: t, text, money } = voice
  const row = (words: string, line: Line, labels: Record<string, string>) => [words, `${text(t.names.carrier().name)}<br>${text(t.prior[line].number)}`, termOf(voice, t.policies[line], '<br>'), Object.entries(labels).filter(([name]) => t.policies[line].limits[name]).map(([name, label]) => `${money(t.policies[line].limits[name]!)} ${label}`).join('<br>')] // biome-ignore format: a row
  return [
    row('Commercial general liability', 'gl', { occurrence: 'each occurrence', aggregate: 'general aggregate', products: 'products aggregate' }),
    row('Commercial automobile', 'auto', { csl: 'combined single limit', perPerson: 'each person', perAccident: 'each accident', damage: 'property damage' }),
    row('Employers liability', 'wc', { accident: 'each accident', disease: 'policy limit', employee: 'each employee' }),
  ] // biome-ignore format: rows
}

/** An umbrella whose schedule of what lies below comes with carriers, numbers, terms and limits before its own. */
// biome-ignore format: a page
export const overOthers: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    return dec('', `${ends(`<b>${voice.carrier('umbrella')}</b>`, `COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY<br>DECLARATIONS`)}${crate([['Policy number', voice.number('umbrella')], ['Policy period', term(voice, 'umbrella')], ['Renewal of', text(t.prior.umbrella.number)]], [['Named insured', insured(voice)], ['Agent', agency(voice)]])}
      <h4>Schedule of underlying insurance</h4>${tab('net slim', ['Coverage', 'Insurer and policy number', 'Period', 'Limits'], below(voice))}<h4>Limits of liability of this policy</h4>${leaders([['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retained limit', retained(voice, 'Nil')]])}<p>Premium ${money(t.policies.umbrella.premium)}. Limits last term: ${money(t.prior.umbrella.limits.occurrence!)} each occurrence, ${money(t.prior.umbrella.limits.aggregate!)} aggregate.</p>`)
  },
}

/** A layer among layers. */
// biome-ignore format: a page
export const amongLayers: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, chance } = voice
    const { umbrella } = t.policies
    const lead = chance.pick([3, 4, 6]) * 1_000_000
    const line = (words: string, limit: number, over: string) => `${pad(words, 46)}${pad(money(limit), 16, true)}   ${over}`
    return dec('', type(8.5, [voice.carrier('umbrella'), '', `${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY DECLARATIONS`, '', `POLICY NO.     ${voice.number('umbrella')}`, `PERIOD         ${voice.effective('umbrella')} TO ${voice.expiration('umbrella')}`, '', 'NAMED INSURED', ...[voice.insured(), ...voice.insuredAddress()].map((one) => `  ${one}`), '', 'LIMITS OF THIS POLICY', `  EACH OCCURRENCE    ${pad(voice.limit('umbrella', 'occurrence'), 16, true)}`, `  AGGREGATE          ${pad(voice.limit('umbrella', 'aggregate'), 16, true)}`, '', 'SCHEDULE OF UNDERLYING POLICIES', line(`LEAD UMBRELLA ${text(t.names.carrier().name.toUpperCase())}`, lead, `POLICY ${text(t.prior.umbrella.number)}`), line(`PRIMARY GL ${text(t.names.carrier().name.toUpperCase())}`, t.policies.gl.limits.occurrence!, `POLICY ${text(t.prior.gl.number)}`), line(`EMPLOYERS LIAB ${text(t.names.carrier().name.toUpperCase())}`, t.policies.wc.limits.accident!, `POLICY ${text(t.prior.wc.number)}`), '', `PRODUCER  ${voice.producer()}`, ...voice.producerAddress().map((one) => `          ${one}`), '', `PREMIUM ${money(umbrella.premium)}   BROKERAGE 15%`, `QUOTED BUT NOT BOUND: ADDITIONAL ${money(5_000_000)} FOR ${money(Math.round(umbrella.premium * 0.4))}`]))
  },
}

/** A group whose companies all stand at the head; a mark says which of them it is. */
// biome-ignore format: a page
export const oneOfGroup: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const others = [t.names.carrier(), t.names.carrier(), t.names.carrier()].filter(({ name }) => name !== t.policies.gl.carrier.name)
    const list = voice.chance.shuffle([`${box(true)} ${voice.carrier('gl')}`, ...others.map((one) => `${box(false)} ${text(one.name)}`)])
    return dec('.gp { columns: 2; border: 0.8pt solid #000; padding: 4pt }',
      `<h3>${text(t.names.carrier().name.split(' ')[0]!)} Insurance Group</h3><p class="sm">Coverage is provided by the company marked below, herein called &ldquo;the Company&rdquo;</p><div class="gp">${list.join('<br>')}</div><h4>GENERAL LIABILITY DECLARATIONS</h4>${crate([['Policy no.', voice.number('gl')], ['Policy period', term(voice, 'gl')]], [['Named insured', insured(voice)], ['Agent', agency(voice)]])}
      ${tab('net last', ['Limits of insurance', ''], NAMES.map((name) => [WORDS[name]!, voice.limit('gl', name)]))}<p>${form(voice)} form. Advance premium ${money(t.policies.gl.premium)}. Other policies you have with the Group: auto ${text(t.prior.auto.number)}, home office claims ${t.names.phone()}.</p>`)
  },
}

/** Two companies of one house share an account: liability from one, what lies on top from another, property from a third. */
// biome-ignore format: a page
export const sharedAccount: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    voice.notJudged('professional')
    const third = t.names.carrier().name
    return dec('.part { border-left: 3pt solid #556; padding-left: 8pt; margin: 10pt 0 }',
      `<h2>Business Account Declarations</h2>${halves(`<b>Account of</b><br>${insured(voice)}`, `<b>Agent</b><br>${agency(voice)}`)}
      <div class="part"><h4>Part 1. General liability</h4>${told([['Company', voice.carrier('gl')], ['Policy', voice.number('gl')], ['Term', term(voice, 'gl')]])}${leaders(NAMES.map((name) => [WORDS[name]!, voice.limit('gl', name)]))}<p>${form(voice)}</p></div>
      <div class="part"><h4>Part 2. ${voice.tick('umbrella.umbrella', 'Umbrella')}</h4>${told([['Company', voice.carrier('umbrella')], ['Policy', voice.number('umbrella')], ['Term', term(voice, 'umbrella')]])}${leaders([['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retained(voice, 'None')]])}<p class="sm">Underlying: employers liability ${money(t.prior.wc.limits.accident!)} with ${text(t.names.carrier().name)}, policy ${text(t.prior.wc.number)}.</p></div>
      <div class="part"><h4>Part 3. Property</h4>${told([['Company', text(third)], ['Policy', text(t.prior.professional.number)]])}${leaders([['Blanket building', money(t.locations[0]!.building)], ['Blanket contents', money(t.locations[0]!.contents)]])}</div><div class="part"><h4>Part 4. Automobile</h4><p>Not written by us. You did not take our offer of ${money(t.prior.auto.limits.csl ?? 500_000)} each accident.</p></div>`)
  },
}

/** Parts that were dropped stand with what they had. */
// biome-ignore format: a page
export const dropped: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    voice.notJudged('professional')
    const { gl } = t.policies
    const ended = date(daysLater(gl.effective, 40))
    return dec('.dl s { color: #555 }',
      `${ends(`<b>${voice.carrier('gl')}</b>`, `AMENDED PACKAGE DECLARATIONS No. 2<br>${day(voice, 42)}`)}${crate([['Policy number', voice.number('gl')], ['Policy period', term(voice, 'gl')], ['Insured', insured(voice)], ['Agent', agency(voice)]])}
      ${tab('net dl', ['Coverage part', 'Status', 'Limits'], [['General liability', `In force (${form(voice)})`, NAMES.map((name) => `${voice.limit('gl', name)} ${WORDS[name]!.toLowerCase()}`).join('<br>')], ['Hired and non-owned auto', `Deleted ${ended}`, `<s>${money(t.prior.auto.limits.csl ?? 300_000)} each accident</s>`], ['Umbrella', `Deleted ${ended}`, `<s>${money(t.prior.umbrella.limits.occurrence!)} each occurrence</s>`], ['Employee benefits', 'Not purchased', ''], ['Property', 'In force', money(t.locations[0]!.contents)]])}
      <p>Return premium for deleted parts ${money(640)}. Premium of the term ${money(gl.premium)}. Loss payee ${lender(voice)}. Prior policy ${text(t.prior.gl.number)}.</p>`)
  },
}

/** Pages that explain limits with amounts and names nobody has. */
// biome-ignore format: a page
export const explained: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    const example = t.prior.gl.limits
    return dec('.eg { background: #f6f3e6; print-color-adjust: exact; padding: 6pt; margin: 7pt 0 }',
      `<h2>${logo(voice, 'gl')} Contractor Policy</h2><div class="eg"><b>How to read this page.</b> If your policy says &ldquo;Each occurrence ${money(example.occurrence!)}&rdquo; and &ldquo;General aggregate ${money(example.aggregate!)}&rdquo;, we pay up to ${money(example.occurrence!)} for one accident and ${money(example.aggregate!)} in a year.</div>
      ${told([['Company', voice.carrier('gl')], ['Policy number', voice.number('gl')], ['Policy period', term(voice, 'gl')], ['Insured', insured(voice)], ['Agent', agency(voice)]])}<h4>Your limits (${form(voice, 'occurrence', 'claims-made')} policy)</h4>${leaders(NAMES.map((name) => [WORDS[name]!, voice.limit('gl', name)]))}
      <div class="eg"><b>Example.</b> A ladder falls on a car on ${day(voice, -400)}. The policy then in force had a limit of ${money(example.occurrence!)}; medical expense of ${money(example.medical!)} was paid to each of two people. Sample policy number: ${text(t.prior.gl.number)}.</div>${turn}<h4>Would a higher limit help?</h4><p>For ${money(Math.round(gl.premium * 0.22))} more you may have ${money(5_000_000)} each occurrence. Ask ${text(t.names.person())}, Customer Service.</p>`)
  },
}

/** An account in force, with those of subcontractors and of the owner of the building behind it. */
// biome-ignore format: a page
export const withOthers: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const other = (words: string, line: Line, limit: number) => [text(t.names.business()), words, `${text(t.names.carrier().name)}<br>${text(t.prior[line].number)}`, termOf(voice, t.prior[line]), money(limit)]
    return paper('certificate', 'fills')('', `${ends('<h3>CERTIFICATE OF INSURANCE AND COMPLIANCE RECORD</h3>', onward(voice))}${halves(`<b>Insured</b><br>${insured(voice)}`, `<b>Producer</b><br>${agency(voice)}<br>${voice.reach('phone')}`)}
      <h4>A. Policies of the insured</h4>${tab('net', ['Line', 'Company and number', 'From / to', 'Limits'], [[`General liability, ${form(voice, 'occurrence', 'claims-made')}`, `${voice.carrier('gl')}<br>${voice.number('gl')}`, term(voice, 'gl', '<br>'), NAMES.map((name) => `${WORDS[name]} ${voice.limit('gl', name)}`).join('<br>')], ['Workers compensation and employers liability', `${voice.carrier('wc')}<br>${voice.number('wc')}`, term(voice, 'wc', '<br>'), `Each accident ${voice.limit('wc', 'accident')}<br>Disease, each employee ${voice.limit('wc', 'employee')}<br>Disease, policy limit ${voice.limit('wc', 'disease')}`]])}
      <h4>B. Policies of subcontractors of the insured, as told to us</h4>${tab('net slim', ['Subcontractor', 'Line', 'Company and number', 'Term', 'Limit'], [other('General liability', 'gl', t.prior.gl.limits.occurrence!), other('Automobile', 'auto', t.prior.auto.limits.csl ?? 500_000), other('Umbrella', 'umbrella', t.prior.umbrella.limits.occurrence!)])}<p>Holder: ${shown.other(voice, ', ')}</p>`)
  },
}
