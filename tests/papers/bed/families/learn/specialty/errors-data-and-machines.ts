import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { agency, before, box, br, cap, columns, decs, insuredTo, insurer, leaf, list, office, press, ps, retained, sign, standing, tb, term, toAgency, toInsured, two } from '../kit/terms.ts' // biome-ignore format: a list

/** Policies that lie below: of other companies, and not what this document is proof of. */
function underlying(voice: Voice): string[][] {
  const { truth, text, money, date, chance } = voice
  const { gl, auto, wc } = truth.prior
  const lies = () => br(text(truth.names.carrier().name), `${chance.pick(['CP', 'LM', 'NV'])} ${chance.digits(7)}`, `${date(truth.policies.umbrella.effective)} &ndash; ${date(truth.policies.umbrella.expiration)}`) // biome-ignore format: a line
  return [
    ['General Liability', lies(), br(`${money(gl.limits.occurrence!)} Each Occurrence`, `${money(gl.limits.aggregate!)} General Aggregate`, `${money(gl.limits.products!)} Products/Completed Operations Aggregate`)],
    ['Automobile Liability', lies(), `${money(auto.limits.csl ?? 1_000_000)} Combined Single Limit`],
    ["Employers' Liability", lies(), br(`${money(wc.limits.accident!)} Each Accident`, `${money(wc.limits.disease!)} Policy Limit`, `${money(wc.limits.employee!)} Each Employee`)],
  ] // biome-ignore format: rows
}

/** An umbrella of a large company: items on the front, schedule A behind. */
export const umbrella: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    return decs(
      `<p class="rt">${sign(voice, 'umbrella').toUpperCase()}</p><h3 class="md">Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')} Liability Policy Declarations</h3>${tb(
        'um',
        [],
        [
          ['POLICY NUMBER', voice.number('umbrella')],
          ['ISSUED BY', `${voice.carrier('umbrella')}<br>${office(voice, 'umbrella')}`],
          ['ITEM 1. NAMED INSURED', voice.insured()],
          ['ADDRESS', voice.insuredAddress().join('<br>')],
          [
            'ITEM 2. POLICY PERIOD',
            `FROM: ${voice.effective('umbrella')} &emsp; TO: ${voice.expiration('umbrella')}<br>at 12:01 A.M. at the address of the Named Insured`,
          ],
          [
            'ITEM 3. LIMITS OF INSURANCE',
            br(
              `A. ${voice.limit('umbrella', 'occurrence')} Each Occurrence`,
              `B. ${voice.limit('umbrella', 'aggregate')} General Aggregate`,
              `C. ${money(250_000)} Crisis Response Sublimit`,
            ),
          ],
          [
            'ITEM 4. SELF-INSURED RETENTION (each occurrence not covered by Scheduled Underlying Insurance)',
            retained(voice),
          ],
          [
            'ITEM 5. PREMIUM',
            `${money(truth.policies.umbrella.premium)} &ndash; ${chance.pick(['flat', 'auditable per $1,000 of receipts'])}`,
          ],
          ['PRODUCER', agency(voice)],
        ],
      )}<p class="fine">CU-DEC (${chance.int(10, 12)}/${chance.int(12, 22)}) &emsp; Issued ${before(voice, 'umbrella')}</p>${leaf}<h4 class="md">SCHEDULE A &ndash; SCHEDULE OF UNDERLYING INSURANCE</h4><p>Attached to Policy Number ${voice.number('umbrella')}</p>${tb('gr', ['Type of Coverage', 'Insurer, Policy No. and Policy Period', 'Limits of Insurance'], underlying(voice))}`,
      '.um td { border-bottom: 0.5pt solid #777; padding: 4pt } .um td:first-child { width: 34%; font-weight: bold }',
    )
  },
}

/** Excess above a named lead: follow form, the followed policy's limits nearby. */
export const followForm: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { umbrella } = truth.policies
    const below = chance.pick([1, 2, 5]) * 1_000_000
    return decs(
      `${columns('1fr 1fr', `<h3>${voice.carrier('umbrella')}</h3>`, `<h4 class="rt">FOLLOWING FORM ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY<br>DECLARATIONS</h4>`)}${tb(
        'fm',
        [],
        [
          [
            cap('Policy number', voice.number('umbrella')),
            cap('Policy period', `${term(voice, 'umbrella')}<br>12:01 a.m. local time`),
          ],
          [cap('Named insured and address', insuredTo(voice)), cap('Broker', agency(voice))],
        ],
      )}<h5>Limits of liability of this policy</h5>${tb(
        'amt ln',
        [],
        [
          ['Each occurrence', voice.limit('umbrella', 'occurrence')],
          ['Aggregate, where applicable', voice.limit('umbrella', 'aggregate')],
        ],
      )}<p>in excess of the total limits of the underlying policies:</p>${tb('gr', ['Layer', 'Insurer and policy number', 'Limits', 'Period'], [['Followed policy', `${text(truth.names.carrier().name)}<br>XS${chance.digits(7)}`, `${money(below)} each occurrence<br>${money(below)} aggregate`, `${date(umbrella.effective)} to ${date(umbrella.expiration)}`]])}<p>Retained amount under the followed policy: ${money(10_000)} (applies to that policy only).</p><p>Premium ${money(umbrella.premium)}; certified terrorism ${money(0)}, declined. Notices to: claims@excess.example.com</p><p class="fine">${office(voice, 'umbrella')} &emsp; EXS 0100 ${chance.int(10, 12)} ${chance.int(12, 22)}</p>`,
      'h5 { margin: 10pt 0 0 }',
    )
  },
}

/** A surplus company's contractor's excess: few words, everything in a ruled form. */
export const surplusExcess: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    return decs(
      `<p class="md"><b>${voice.carrier('umbrella')}</b><br>COMMERCIAL ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY COVERAGE PART DECLARATIONS</p>${tb('fm', [], [[`Policy No. <b>${voice.number('umbrella')}</b>`, `Effective Date: <b>${voice.effective('umbrella')}</b>`, `Expiration Date: <b>${voice.expiration('umbrella')}</b>`], `Named Insured: ${voice.insured()}, ${voice.insuredAddress().join(', ')}`, `Agent: ${voice.producer()}, ${voice.producerAddress().join(', ')}`, '<b>ITEM 1. LIMITS OF INSURANCE</b>', [`Each Occurrence Limit`, voice.limit('umbrella', 'occurrence'), ''], ['Aggregate Limit', voice.limit('umbrella', 'aggregate'), ''], ['Self-Insured Retention', retained(voice, 'Not applicable'), ''], '<b>ITEM 2. CONTROLLING UNDERLYING INSURANCE</b>'])}${tb('gr', ['Coverage', 'Carrier / Policy / Term', 'Applicable limits'], underlying(voice).slice(0, 2))}<p>Deposit premium ${money(truth.policies.umbrella.premium)} &emsp; ${box(false, 'Flat')} ${box(true, 'Adjustable')} &emsp; Minimum earned 25%</p>${ps('This coverage part does not follow any exclusion buy-back, sublimit or liquor liability coverage of the underlying insurance.')}<p class="fine">Form XLX-1 ${chance.int(10, 12)} ${chance.int(12, 22)}</p>`,
      '.fm td { width: 33% }',
    )
  },
}

const others = (voice: Voice) => {
  voice.notJudged('professional')
  return voice.truth.policies.professional
}

/** Miscellaneous professional liability: the page of a web-savvy specialist. */
export const professionals: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const one = others(voice)
    return decs(
      `<h3>${insurer(voice, 'professional')}</h3><p class="fine">${office(voice, 'professional')}</p><h4>${chance.pick(['Consultants', 'Technology', 'Design', 'Real Estate'])} Professional Liability Insurance<br>Declarations</h4><p><b>Claims-made coverage. Please read the policy carefully.</b></p>${tb('pf', [], [['Policy no.:', text(one.number)], ['Renewal of:', text(truth.prior.professional.number)], ['Broker:', agency(voice)], ['Named insured:', voice.insured()], ['Address:', voice.insuredAddress().join('<br>')], ['Policy period:', `Inception date: ${date(one.effective)} &ensp; Expiration date: ${date(one.expiration)}<br>At 12:01 A.M. at the address of the Named Insured`], ['Limits of liability:', `${money(one.limits.claim!)} each claim, including claims expenses<br>${money(one.limits.aggregate!)} aggregate for all claims`], ['Deductible:', `${money(one.limits.retention!)} each claim`], ['Retroactive date:', date(truth.prior.professional.effective)], ['Premium:', money(one.premium)], ['Notice of claim to:', 'reportaclaim@pl.example.com']])}<p class="fine">MPL DEC ${chance.int(10, 12)} ${chance.int(12, 22)}. Endorsements: ${text(truth.forms.slice(0, 4).map(({ number }) => number).join(', '))}</p>`, // biome-ignore format: a page
      '.pf td:first-child { width: 120pt; font-weight: bold } .pf td { padding: 4pt }',
    )
  },
}

/** Cyber: insuring agreements lettered, limits and retentions beside them. */
export const cyber: Paper = {
  draw: (voice) => {
    const { money, text, date } = voice
    const one = others(voice)
    const agreements = ['Network security and privacy liability', 'Regulatory defense and penalties', 'Breach response and remediation', 'Business interruption and extra expense', 'Digital asset restoration', 'Ransomware and extortion', 'Funds transfer fraud', 'Media content'] // biome-ignore format: a list
    return decs(
      `${two(`<h3>Cyber &amp; Technology Policy</h3>`, `Policy ${text(one.number)}`)}${tb(
        'ln',
        [],
        [
          ['Item 1', 'First named insured', insuredTo(voice)],
          ['Item 2', 'Policy period', `${date(one.effective)} to ${date(one.expiration)}`],
          ['Item 3', 'Insurer', insurer(voice, 'professional')],
          ['Item 4', 'Policy aggregate limit', money(one.limits.aggregate!)],
          ['Item 5', 'Premium', money(one.premium)],
          ['Item 6', 'Broker', br(agency(voice), voice.reach('email'))],
        ],
      )}<h5>Item 7. Insuring agreements purchased</h5>${tb(
        'gr amt',
        ['', 'Agreement', 'Limit', 'Retention'],
        agreements.map((what, at) => [
          String.fromCharCode(65 + at),
          what,
          at === 6 ? money(100_000) : money(one.limits.claim!),
          at === 3 ? '8 hours' : money(one.limits.retention!),
        ]),
      )}${ps('Incident hotline 1-888-555-0151, available at all hours. Security scanning is included with the policy.')}`,
      '.ln td:first-child { width: 44pt } .ln td:nth-child(2) { width: 130pt } .gr td:nth-child(3) { text-align: right }',
    )
  },
}

/** Contractors' machines and a building under construction: no liability at all. */
export const inlandMarine: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const items = ['Backhoe loader', 'Compact track loader', 'Telehandler', 'Dump trailer', 'Plate compactor', 'Light tower'].map((what, at) => [String(at + 1), String(chance.int(2008, 2024)), what, `SN ${chance.digits(8)}`, money(chance.int(4, 120) * 1000)]) // biome-ignore format: a list
    return press('declarations', 'names only')(
      `<h4 class="md">INLAND MARINE COVERAGE PART<br>DECLARATIONS</h4>${tb(
        'fm',
        [],
        [
          [cap('Company', `${insurer(voice, 'gl')}<br>${office(voice, 'gl')}`), cap('Policy number', text(gl.number))],
          [cap('Named insured', toInsured(voice)), cap('Agent', toAgency(voice))],
          [
            cap('Policy period', `${date(gl.effective)} to ${date(gl.expiration)}`),
            cap('Business', text(truth.locations[0]!.classification)),
          ],
        ],
      )}<p class="bar">CONTRACTORS EQUIPMENT COVERAGE</p>${tb('gr amt', ['Item', 'Year', 'Description', 'Serial', 'Limit'], items)}${tb(
        'amt',
        [],
        list([
          ['Unscheduled tools, any one item', money(1500)],
          ['Leased or rented equipment', money(75_000)],
          ['Catastrophe limit', money(chance.int(4, 20) * 50_000)],
          ['Deductible', money(1000)],
        ]),
      )}<p class="bar">BUILDERS RISK</p><p>Any one structure ${money(truth.locations[0]!.building)}; in transit ${money(25_000)}; temporary storage ${money(25_000)}. Coinsurance: waived.</p><p>Premium ${money(Math.round(gl.premium / 6))}. Loss payee: as their interests may appear.</p>`,
      '.fm td { width: 50% }',
    )
  },
}

/** Property of an owner of buildings, by a surplus company. */
export const propertyOnly: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return press('declarations', 'names only')(
      `${two(`<b>${insurer(voice, 'gl')}</b>`, 'COMMERCIAL PROPERTY DECLARATIONS')}<p>Policy No. ${text(gl.number)} &emsp; Effective ${date(gl.effective)} &emsp; Expires ${date(gl.expiration)}</p>${tb('fm', [], [[cap('Named Insured', toInsured(voice)), cap('Producer', toAgency(voice))]])}${tb(
        'gr',
        ['Prem.', 'Bldg.', 'Location', 'Construction', 'Year', 'Occupancy'],
        truth.locations.map((one) => [
          one.number,
          '1',
          standing(voice, one),
          chance.pick(['Frame', 'Joisted masonry', 'Fire resistive']),
          String(chance.int(1920, 2015)),
          text(one.classification),
        ]),
      )}${tb(
        'gr',
        ['Prem.', 'Coverage', 'Limit', 'Cause of loss', 'Coins.', 'Deductible'],
        truth.locations.flatMap((one) => [
          [one.number, 'Building', money(one.building), 'Special', '90%', money(5000)],
          [one.number, 'Business Income with Extra Expense', money(one.contents), 'Special', '1/4', '72 hours'],
        ]),
      )}<p>Wind and hail deductible ${chance.pick(['2%', '1%', '5%'])} of the total insured value. Protective safeguards: P-1, P-2.</p><p>Premium ${money(gl.premium)}; inspection fee ${money(150)}; surplus lines tax ${money(Math.round(gl.premium * 0.05))}</p>`,
      '.gr th { font-size: 0.88em }',
    )
  },
}
