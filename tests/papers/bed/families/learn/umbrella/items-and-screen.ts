import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { crate, ends, halves, leaders, padded, told, typedBeside, typedBlock } from '../kit/blocks.ts'
import { agencyTold, homeOffice, insuredTold, sign } from '../kit/parties.ts'
import { crated, cratedDeclarations } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayBefore4To40, retained, termTold } from '../kit/terms.ts'
import { inlandMarine } from '../property/owners-and-equipment.ts'

/** An umbrella on one page: items, limits, and a short line for each policy below without numbers. */
// biome-ignore format: a page
const umbrellaItems: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { umbrella } = t.policies
    return cratedDeclarations('',
      `<div class="mid"><b>${voice.carrier('umbrella')}</b><br>COMMERCIAL LIABILITY ${voice.tick('umbrella.umbrella', 'UMBRELLA')} DECLARATIONS</div>
      ${crate([['POLICY NUMBER', voice.number('umbrella')], ['POLICY PERIOD', termTold(voice, 'umbrella', ' TO ')]], [['NAMED INSURED', insuredTold(voice)], ['PRODUCER', agencyTold(voice)]])}
      <p class="bd">LIMITS OF INSURANCE</p>${leaders([['EACH OCCURRENCE LIMIT', voice.limit('umbrella', 'occurrence')], ['AGGREGATE LIMIT (except auto)', voice.limit('umbrella', 'aggregate')], ['SELF-INSURED RETENTION', retained(voice, 'NONE')]])}
      <p class="bd">PREMIUM</p>${leaders([['ADVANCE PREMIUM', money(umbrella.premium)], ['TERRORISM', money(Math.round(umbrella.premium * 0.02))], ['RATE', 'FLAT, NOT SUBJECT TO AUDIT']])}
      <p class="bd">SCHEDULE OF UNDERLYING INSURANCE</p><p>As described in the schedule attached to this policy. The insured agrees to keep it in force.</p>
      <p class="sm">Forms: ${t.forms.map((one) => one.number).join(' / ')}. Replaces ${text(t.prior.umbrella.number)}.</p>`)
  },
}

/** An excess policy as typed pages of a market for larger risks. */
// biome-ignore format: a page
export const excessTyped: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { umbrella } = t.policies
    return cratedDeclarations('', typedBlock(8.8, [
      `${voice.carrier('umbrella')}`, homeOffice(voice, 'umbrella').toUpperCase(), '', `FOLLOWING FORM ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY POLICY - DECLARATIONS`, '',
      `POLICY NUMBER:  ${voice.number('umbrella')}`, `RENEWAL OF:     ${text(t.prior.umbrella.number)}`, '',
      '1.  NAMED INSURED AND ADDRESS', '', ...[voice.insured(), ...voice.insuredAddress()].map((one) => `    ${one}`), '',
      '2.  POLICY PERIOD', '', `    INCEPTION   ${voice.effective('umbrella')}`, `    EXPIRATION  ${voice.expiration('umbrella')}`, '    12:01 A.M. STANDARD TIME AT THE ADDRESS ABOVE', '',
      '3.  LIMITS OF LIABILITY', '', `    ${padded('EACH OCCURRENCE', 40)}${padded(voice.limit('umbrella', 'occurrence'), 18, true)}`, `    ${padded('IN THE AGGREGATE', 40)}${padded(voice.limit('umbrella', 'aggregate'), 18, true)}`, '',
      `4.  PREMIUM                                 ${padded(money(umbrella.premium), 18, true)}`, '', '5.  CONTROLLING UNDERLYING INSURER', '', `    ${text(t.names.carrier().name.toUpperCase())}`, '    AS ON FILE WITH THE COMPANY', '',
      '6.  PRODUCER', '', ...[voice.producer(), ...voice.producerAddress()].map((one) => `    ${one}`), '', '7.  NOTICE OF CLAIM TO', '', `    EXCESS CLAIMS, ${homeOffice(voice, 'umbrella').toUpperCase()}`, '', `ISSUED ${dayBefore4To40(voice, 'umbrella')}`,
    ]))
  },
}

/** A short summary of an umbrella as a modern page has it. */
// biome-ignore format: a page
const umbrellaScreen: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    return cratedDeclarations('.big { font-size: 2em; font-weight: bold } .pt { border-top: 0.8pt solid #bbb; padding: 6pt 0 }',
      `${ends(`<h2>${sign(voice, 'umbrella')}</h2>`, `Commercial ${voice.tick('umbrella.umbrella', 'umbrella')} policy`)}
      <div class="pt">${halves(`Limit, each occurrence<div class="big">${voice.limit('umbrella', 'occurrence')}</div>`, `Annual aggregate<div class="big">${voice.limit('umbrella', 'aggregate')}</div>`)}</div>
      <div class="pt">${told([['Policy', voice.number('umbrella')], ['Starts', voice.effective('umbrella')], ['Ends', voice.expiration('umbrella')], ['Issued by', voice.carrier('umbrella')], ['Retained limit', retained(voice, '$0')], ['Premium', money(t.policies.umbrella.premium)]])}</div>
      <div class="pt">${halves(`<b>Insured</b><br>${insuredTold(voice)}`, `<b>Agent</b><br>${agencyTold(voice)}<br>${voice.reach('email')}`)}</div>
      <div class="pt sm">Keep your general liability, auto and employers liability in force at the limits we asked for. Where they are not, you pay the difference.</div>`)
  },
}

/** Errors and omissions: items in a frame. */
// biome-ignore format: a page
const errorsItems: Paper = {
  draw: (voice) => {
    const { truth: t, money, date, chance } = voice
    const { professional } = t.policies
    voice.notJudged('professional')
    return cratedDeclarations('.fr2 { border: 1.2pt solid #000; padding: 4pt 8pt }',
      `<p class="sm mid">NOTICE: THIS POLICY APPLIES TO CLAIMS FIRST MADE DURING THE POLICY PERIOD. CLAIM EXPENSES ARE WITHIN THE LIMIT.</p><div class="fr2"><h3>${voice.carrier('professional')}</h3><b>PROFESSIONAL LIABILITY DECLARATIONS</b> &emsp; Policy No. ${voice.number('professional')}
      ${told([['1. Named Insured', insuredTold(voice)], ['2. Policy Period', termTold(voice, 'professional', ' to ')], ['3. Limits of Liability', `${money(professional.limits.claim!)} each claim<br>${money(professional.limits.aggregate!)} annual aggregate`], ['4. Deductible', `${money(professional.limits.retention!)} each claim`], ['5. Retroactive Date', date(daysLater(professional.effective, -chance.pick([365, 1096, 2191])))], ['6. Profession', chance.pick(['Architects', 'Accountants', 'Real estate brokers', 'Land surveyors'])], ['7. Premium', money(professional.premium)], ['8. Extended reporting', `12 months for ${money(professional.premium * 2)}`], ['9. Broker', agencyTold(voice)]])}</div><p class="sm">Claims must be reported in writing to ${homeOffice(voice, 'professional')}.</p>`)
  },
}

/** Management liability: parts with limits of their own in a table. */
// biome-ignore format: a page
const management: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { professional } = t.policies
    voice.notJudged('professional')
    const limit = money(professional.limits.claim!)
    return cratedDeclarations('',
      `${ends(`<h3>${voice.carrier('professional')}</h3>`, 'PRIVATE COMPANY MANAGEMENT LIABILITY<br>DECLARATIONS')}${crate([['Parent company', insuredTold(voice)], ['Policy number', voice.number('professional')], ['Policy period', termTold(voice, 'professional')]])}
      ${table('net last', ['Coverage part', 'Purchased', 'Limit', 'Pending or prior date', 'Retention'], [['Directors and officers', 'Yes', limit, voice.date(t.prior.professional.effective), money(10_000)], ['Employment practices', 'Yes', limit, voice.date(t.prior.professional.effective), money(25_000)], ['Fiduciary', 'Yes', limit, voice.date(t.prior.professional.effective), money(0)], ['Crime', 'No', '', '', '']])}
      <p>Aggregate of all parts ${money(professional.limits.aggregate!)}. Premium ${money(professional.premium)}. Expiring policy ${text(t.prior.professional.number)}.</p><p>Producer: ${agencyTold(voice, ', ')}</p>`)
  },
}

/** What a broker's desk types of an umbrella bound with a lead carrier. */
// biome-ignore format: a page
export const umbrellaBinder: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { umbrella } = t.policies
    return crated('binder', 'fills')('', typedBlock(8.6, [
      'BINDER OF INSURANCE', '', `DATE       ${dayBefore4To40(voice, 'umbrella')}`, `COMPANY    ${voice.carrier('umbrella')}`, `POLICY     ${voice.number('umbrella')}`, `TERM       ${voice.effective('umbrella')} TO ${voice.expiration('umbrella')}`, `COVERAGE   ${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY`, '',
      ...typedBeside(['INSURED', voice.insured(), ...voice.insuredAddress()], ['PRODUCER', voice.producer(), ...voice.producerAddress()], 52), '',
      `LIMITS     ${padded(voice.limit('umbrella', 'occurrence'), 16, true)}  EACH OCCURRENCE`, `           ${padded(voice.limit('umbrella', 'aggregate'), 16, true)}  AGGREGATE`, `RETENTION  ${padded(retained(voice, 'NONE'), 16, true)}`, '',
      `PREMIUM    ${padded(money(umbrella.premium), 16, true)}`, '', `THIS BINDER IS IN FORCE FOR ${chance.pick([30, 60])} DAYS FROM ${date(umbrella.effective)} AND IS VOID WHEN THE POLICY IS ISSUED.`, `BINDER NO. ${chance.digits(7)}   UNDERWRITER ${text(t.names.person().toUpperCase())}`,
    ]))
  },
}

export const itemsAndScreenFamilies: LearnFamily[] = [
  { name: 'plain umbrella desk', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: withNotes({ umbrellaItems, umbrellaScreen, errorsItems, management, inlandMarine }) },
] // biome-ignore format: a family in a line
