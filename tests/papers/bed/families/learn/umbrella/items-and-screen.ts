import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { agency, beside, box, crate, dec, ends, halves, insured, issued, leaders, lender, logo, pad, paper, retained, shown, site, sum, tab, term, told, type } from '../kit/sheets.ts' // biome-ignore format: a list

/** An umbrella on one page: items, limits, and a short line for each policy below without numbers. */
// biome-ignore format: a page
export const umbrellaItems: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { umbrella } = t.policies
    return dec('',
      `<div class="mid"><b>${voice.carrier('umbrella')}</b><br>COMMERCIAL LIABILITY ${voice.tick('umbrella.umbrella', 'UMBRELLA')} DECLARATIONS</div>
      ${crate([['POLICY NUMBER', voice.number('umbrella')], ['POLICY PERIOD', term(voice, 'umbrella', ' TO ')]], [['NAMED INSURED', insured(voice)], ['PRODUCER', agency(voice)]])}
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
    return dec('', type(8.8, [
      `${voice.carrier('umbrella')}`, shown.office(voice, 'umbrella').toUpperCase(), '', `FOLLOWING FORM ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY POLICY - DECLARATIONS`, '',
      `POLICY NUMBER:  ${voice.number('umbrella')}`, `RENEWAL OF:     ${text(t.prior.umbrella.number)}`, '',
      '1.  NAMED INSURED AND ADDRESS', '', ...[voice.insured(), ...voice.insuredAddress()].map((one) => `    ${one}`), '',
      '2.  POLICY PERIOD', '', `    INCEPTION   ${voice.effective('umbrella')}`, `    EXPIRATION  ${voice.expiration('umbrella')}`, '    12:01 A.M. STANDARD TIME AT THE ADDRESS ABOVE', '',
      '3.  LIMITS OF LIABILITY', '', `    ${pad('EACH OCCURRENCE', 40)}${pad(voice.limit('umbrella', 'occurrence'), 18, true)}`, `    ${pad('IN THE AGGREGATE', 40)}${pad(voice.limit('umbrella', 'aggregate'), 18, true)}`, '',
      `4.  PREMIUM                                 ${pad(money(umbrella.premium), 18, true)}`, '', '5.  CONTROLLING UNDERLYING INSURER', '', `    ${text(t.names.carrier().name.toUpperCase())}`, '    AS ON FILE WITH THE COMPANY', '',
      '6.  PRODUCER', '', ...[voice.producer(), ...voice.producerAddress()].map((one) => `    ${one}`), '', '7.  NOTICE OF CLAIM TO', '', `    EXCESS CLAIMS, ${shown.office(voice, 'umbrella').toUpperCase()}`, '', `ISSUED ${issued(voice, 'umbrella')}`,
    ]))
  },
}

/** A short summary of an umbrella as a modern page has it. */
// biome-ignore format: a page
export const umbrellaScreen: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    return dec('.big { font-size: 2em; font-weight: bold } .pt { border-top: 0.8pt solid #bbb; padding: 6pt 0 }',
      `${ends(`<h2>${logo(voice, 'umbrella')}</h2>`, `Commercial ${voice.tick('umbrella.umbrella', 'umbrella')} policy`)}
      <div class="pt">${halves(`Limit, each occurrence<div class="big">${voice.limit('umbrella', 'occurrence')}</div>`, `Annual aggregate<div class="big">${voice.limit('umbrella', 'aggregate')}</div>`)}</div>
      <div class="pt">${told([['Policy', voice.number('umbrella')], ['Starts', voice.effective('umbrella')], ['Ends', voice.expiration('umbrella')], ['Issued by', voice.carrier('umbrella')], ['Retained limit', retained(voice, '$0')], ['Premium', money(t.policies.umbrella.premium)]])}</div>
      <div class="pt">${halves(`<b>Insured</b><br>${insured(voice)}`, `<b>Agent</b><br>${agency(voice)}<br>${voice.reach('email')}`)}</div>
      <div class="pt sm">Keep your general liability, auto and employers liability in force at the limits we asked for. Where they are not, you pay the difference.</div>`)
  },
}

/** Errors and omissions: items in a frame. */
// biome-ignore format: a page
export const errorsItems: Paper = {
  draw: (voice) => {
    const { truth: t, money, date, chance } = voice
    const { professional } = t.policies
    voice.notJudged('professional')
    return dec('.fr2 { border: 1.2pt solid #000; padding: 4pt 8pt }',
      `<p class="sm mid">NOTICE: THIS POLICY APPLIES TO CLAIMS FIRST MADE DURING THE POLICY PERIOD. CLAIM EXPENSES ARE WITHIN THE LIMIT.</p><div class="fr2"><h3>${voice.carrier('professional')}</h3><b>PROFESSIONAL LIABILITY DECLARATIONS</b> &emsp; Policy No. ${voice.number('professional')}
      ${told([['1. Named Insured', insured(voice)], ['2. Policy Period', term(voice, 'professional', ' to ')], ['3. Limits of Liability', `${money(professional.limits.claim!)} each claim<br>${money(professional.limits.aggregate!)} annual aggregate`], ['4. Deductible', `${money(professional.limits.retention!)} each claim`], ['5. Retroactive Date', date(daysLater(professional.effective, -chance.pick([365, 1096, 2191])))], ['6. Profession', chance.pick(['Architects', 'Accountants', 'Real estate brokers', 'Land surveyors'])], ['7. Premium', money(professional.premium)], ['8. Extended reporting', `12 months for ${money(professional.premium * 2)}`], ['9. Broker', agency(voice)]])}</div><p class="sm">Claims must be reported in writing to ${shown.office(voice, 'professional')}.</p>`)
  },
}

/** Management liability: parts with limits of their own in a table. */
// biome-ignore format: a page
export const management: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { professional } = t.policies
    voice.notJudged('professional')
    const limit = money(professional.limits.claim!)
    return dec('',
      `${ends(`<h3>${voice.carrier('professional')}</h3>`, 'PRIVATE COMPANY MANAGEMENT LIABILITY<br>DECLARATIONS')}${crate([['Parent company', insured(voice)], ['Policy number', voice.number('professional')], ['Policy period', term(voice, 'professional')]])}
      ${tab('net last', ['Coverage part', 'Purchased', 'Limit', 'Pending or prior date', 'Retention'], [['Directors and officers', 'Yes', limit, voice.date(t.prior.professional.effective), money(10_000)], ['Employment practices', 'Yes', limit, voice.date(t.prior.professional.effective), money(25_000)], ['Fiduciary', 'Yes', limit, voice.date(t.prior.professional.effective), money(0)], ['Crime', 'No', '', '', '']])}
      <p>Aggregate of all parts ${money(professional.limits.aggregate!)}. Premium ${money(professional.premium)}. Expiring policy ${text(t.prior.professional.number)}.</p><p>Producer: ${agency(voice, ', ')}</p>`)
  },
}

/** Property of a commercial owner: places with limits, no liability. */
// biome-ignore format: a page
export const commercialProperty: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    return paper('declarations', 'names only')('.pp td:nth-child(n+4) { text-align: right }',
      `${ends(`<b>${shown.company(voice, 'gl')}</b>`, 'COMMERCIAL PROPERTY COVERAGE PART<br>DECLARATIONS')}${crate([['Policy no.', text(gl.number)], ['Effective', date(gl.effective)], ['Expires', date(gl.expiration)]], [['Named insured', shown.insured(voice)], ['Agent', shown.agency(voice)]])}
      <p class="bd">DESCRIPTION OF PREMISES AND COVERAGES PROVIDED</p>${tab('net slim pp', ['Prem.', 'Bldg.', 'Location, occupancy', 'Building', 'Personal property', 'Business income'], t.locations.map((one) => [one.number, '1', `${site(voice, one)}<br>${text(one.classification)}`, money(one.building), money(one.contents), money(Math.round(one.contents / 2))]), `<tr class="bd"><td colspan="3">TOTAL</td><td>${money(sum(t.locations, (one) => one.building))}</td><td>${money(sum(t.locations, (one) => one.contents))}</td><td></td></tr>`)}
      <p>Covered causes of loss: special. Coinsurance 90%. Valuation: replacement cost. Deductible ${money(2500)}; wind ${money(10_000)}; earthquake and flood not covered.</p><p>Mortgage holder, premises 1: ${lender(voice)}</p><p>Premium ${money(gl.premium)}</p>`)
  },
}

/** Equipment of contractors: what is scheduled, with values. */
// biome-ignore format: a page
export const inlandMarine: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    const machines = ['Skid steer loader', 'Mini excavator', 'Backhoe', 'Air compressor, towable', 'Scissor lift', 'Trencher'].slice(0, chance.int(3, 6))
    return paper('declarations', 'names only')('.im td:last-child, .im th:last-child { text-align: right }',
      `<h3>CONTRACTORS EQUIPMENT DECLARATIONS</h3>${halves(`${shown.insured(voice)}`, told([['Company', shown.company(voice, 'gl')], ['Policy', text(gl.number)], ['Term', `${date(gl.effective)} to ${date(gl.expiration)}`], ['Agent', shown.agency(voice)]]))}
      ${tab('hair im', ['Item', 'Year', 'Description', 'Serial no.', 'Limit'], machines.map((one, at) => [String(at + 1), String(chance.int(2009, 2024)), one, `${one[0]}${chance.digits(7)}`, money(chance.int(9, 120) * 1000)]))}
      ${leaders([['Unscheduled tools, any one item', money(500)], ['Unscheduled tools, aggregate', money(10_000)], ['Rented equipment', money(75_000)], ['Deductible', money(1000)], ['Premium', money(chance.int(600, 3900))]])}<p>Loss payee, items 1 and 2: ${lender(voice)}</p>`)
  },
}

/** Property and a lender: a proof that fills no row. */
// biome-ignore format: a page
export const lendersProof: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    return paper('certificate', 'names only')('',
      `<h3 class="mid">EVIDENCE OF PROPERTY INSURANCE</h3><p class="sm">This is evidence that insurance as identified below has been issued, is in force, and conveys the rights and privileges afforded under the policy.</p>${crate([['AGENCY', shown.agency(voice)], ['COMPANY', shown.company(voice, 'gl')]], [['INSURED', shown.insured(voice)], ['LOAN NUMBER', voice.chance.digits(8)], ['POLICY NUMBER', text(gl.number)]], [['EFFECTIVE DATE', date(gl.effective)], ['EXPIRATION DATE', date(gl.expiration)], ['CONTINUED UNTIL TERMINATED', box(false)]], [['LOCATION/DESCRIPTION', site(voice, t.locations[0]!, '<br>')]])}
      ${tab('net last', ['COVERAGE / PERILS / FORMS', 'AMOUNT OF INSURANCE'], [['Building, special form, replacement cost', money(t.locations[0]!.building)], ['Business personal property', money(t.locations[0]!.contents)], ['Deductible', money(2500)]])}${crate([['MORTGAGEE / LOSS PAYEE', lender(voice)], ['AUTHORIZED REPRESENTATIVE', '&nbsp;']])}`)
  },
}

/** What a broker's desk types of an umbrella bound with a lead carrier. */
// biome-ignore format: a page
export const umbrellaBinder: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { umbrella } = t.policies
    return paper('binder', 'fills')('', type(8.6, [
      'BINDER OF INSURANCE', '', `DATE       ${issued(voice, 'umbrella')}`, `COMPANY    ${voice.carrier('umbrella')}`, `POLICY     ${voice.number('umbrella')}`, `TERM       ${voice.effective('umbrella')} TO ${voice.expiration('umbrella')}`, `COVERAGE   ${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY`, '',
      ...beside(['INSURED', voice.insured(), ...voice.insuredAddress()], ['PRODUCER', voice.producer(), ...voice.producerAddress()], 52), '',
      `LIMITS     ${pad(voice.limit('umbrella', 'occurrence'), 16, true)}  EACH OCCURRENCE`, `           ${pad(voice.limit('umbrella', 'aggregate'), 16, true)}  AGGREGATE`, `RETENTION  ${pad(retained(voice, 'NONE'), 16, true)}`, '',
      `PREMIUM    ${pad(money(umbrella.premium), 16, true)}`, '', `THIS BINDER IS IN FORCE FOR ${chance.pick([30, 60])} DAYS FROM ${date(umbrella.effective)} AND IS VOID WHEN THE POLICY IS ISSUED.`, `BINDER NO. ${chance.digits(7)}   UNDERWRITER ${text(t.names.person().toUpperCase())}`,
    ]))
  },
}
