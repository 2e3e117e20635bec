import type { Paper } from '../../../family.ts'
import { agent, asides, asRows, box, company, envelope, fromTo, lastLine, leafOf, policyPage, seat, sides, table, triggered, under } from '../kit/fine-print.ts' // biome-ignore format: a list

/** A binding authority's policy: the general agent's head, the company below, taxes and fees one under the other. */
export const bindingAuthority: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const [fee, tax] = [chance.pick([150, 250, 400]), Math.round(gl.premium * 0.049)]
    const limits = voice.limits('gl', { aggregate: 'General Aggregate', products: 'Products/Completed Operations Aggregate', personal: 'Personal &amp; Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' }) // biome-ignore format: a list
    return policyPage(
      `<p class="ba-s">THIS INSURANCE IS ISSUED BY A NON-ADMITTED INSURER. IN CASE OF INSOLVENCY PAYMENT OF CLAIMS MAY NOT BE GUARANTEED.</p>${sides(under(`<b>${text(truth.wholesaler.name)}</b>`, voice.address(truth.wholesaler.address), 'General Agent for the Company'), under('Company:', `<b>${voice.carrier('gl')}</b>`, seat(voice, 'gl', '<br>')))}${table(
        'ba',
        [],
        [
          ['Policy Number:', voice.number('gl'), 'Renewal of:', text(truth.prior.gl.number)],
          ['Policy Period:', fromTo(voice, 'gl', ' To '), 'At:', '12:01 A.M. Standard Time'],
          ['Named Insured:', envelope(voice), 'Retail Agent:', agent(voice)],
          ['Business:', truth.locations[0]!.classification, 'Audit Period:', chance.pick(['Annual', 'At expiration'])],
        ],
      )}<p class="ba-b">LIMITS OF INSURANCE</p><div class="ba-2">${table('', [], asRows(limits))}<div>${box('Coverage Form', triggered(voice, 'Occurrence', 'Claims Made'))}${box('Deductible', `${money(1000)} BI/PD per claim`)}</div></div><p class="ba-b">PREMIUM</p>${table(
        'ba-p',
        [],
        [
          ['Premium', money(gl.premium)],
          ['Policy fee', money(fee)],
          ['Inspection fee', money(125)],
          ['Surplus lines tax', money(tax)],
          ['Stamping fee', money(Math.max(1, Math.round(gl.premium / 2500)))],
          ['<b>Total</b>', money(gl.premium + fee + 125 + tax + Math.max(1, Math.round(gl.premium / 2500)))],
        ],
      )}<p>Minimum earned premium 25%. Classification limitation applies. Assault or battery: sublimit of ${money(25_000)} per event, ${money(50_000)} aggregate.</p>${lastLine(voice, 'SBA-GL')}`,
      '.ba-s { text-align: center; font-size: 0.85em; border: 0.8pt solid #000; padding: 3pt } .sides { display: grid; grid-template-columns: 1fr 1fr } .ba td:nth-child(odd) { font-weight: bold; width: 15% } .ba-b { font-weight: bold; border-bottom: 1pt solid #000 } .ba-2 { display: grid; grid-template-columns: 2fr 1fr; gap: 16pt } .ba-2 td:last-child, .ba-p td:last-child { text-align: right } .ba-p { width: 46%; margin-left: 54% } .ba-p td { padding: 1pt }',
    )
  },
}

/** A coverholder's evidence of what is placed in London: many numbers, one of which is the policy's. */
export const evidenced: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const item = (label: string, html: string) => `<div><span>${label}</span><p>${html}</p></div>`
    const limits = voice
      .limits('gl', { occurrence: 'each occurrence', aggregate: 'general aggregate', products: 'products and completed operations aggregate', personal: 'personal and advertising injury', rented: 'damage to premises rented to the Assured', medical: 'medical payments any one person' }) // biome-ignore format: a list
      .map(([label, amount]) => `${amount} ${label}`)
    return policyPage(
      `<h3>CERTIFICATE OF INSURANCE<br><small>DECLARATIONS</small></h3><p>This Certificate is issued in accordance with the authorization granted to the Correspondent under a binding authority agreement.</p><div class="ev">${item('Unique Market Reference', `B${chance.digits(4)}${text(truth.wholesaler.code)}`)}${item('Certificate / Policy Number', voice.number('gl'))}${item('Previous Number', text(truth.prior.gl.number))}${item('Name and address of the Assured', envelope(voice))}${item('Period', `From ${voice.effective('gl')} to ${voice.expiration('gl')}, both days at 12:01 a.m. local standard time`)}${item('Insurance is effective with', `${voice.carrier('gl')}, 100%`)}${item('Type', `Commercial general liability, ${triggered(voice, 'occurrence', 'claims made')} basis`)}${item('Limits of Liability', limits.join('<br>'))}${item('Deductible', `${money(2500)} each claim including costs`)}${item('Premium', `${money(gl.premium)} annual; ${money(Math.round(gl.premium / 4))} minimum earned`)}${item('Producer', agent(voice))}${item('Correspondent', under(text(truth.wholesaler.name), voice.address(truth.wholesaler.address)))}${item('Service of suit', under(`Law offices of ${text(truth.names.person())}`, voice.address(truth.names.address()).join(', ')))}${item('Notice of claim to', 'the Correspondent, claims@correspondent.example.com')}</div><p>This Certificate shall not be assigned without the written consent of the Correspondent. Security: as shown above, several and not joint.</p>${lastLine(voice, 'LSW-D')}`,
      'h3 { text-align: center } .ev > div { display: grid; grid-template-columns: 170pt 1fr; border-top: 0.5pt solid #666 } .ev p { margin: 2pt 0 } .ev span { padding-top: 2pt; font-style: italic }',
    )
  },
}

/** A tavern's liability: liquor has limits of its own beside those of the rest. */
export const tavern: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const { gl } = truth.policies
    const general = voice.limits('gl', { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products &amp; Completed Operations', personal: 'Personal &amp; Advertising Injury', rented: 'Premises Rented to You', medical: 'Medical Payments' }) // biome-ignore format: a list
    return policyPage(
      `${sides(under(`<b>${voice.carrier('gl')}</b>`, seat(voice, 'gl')), under('HOSPITALITY LIABILITY', 'Declarations'))}${table('tv', ['Policy Number', 'Effective', 'Expiration', 'Type'], [[voice.number('gl'), voice.effective('gl'), voice.expiration('gl'), 'Renewal']])}${table('tv', ['Insured', 'Producer'], [[envelope(voice), agent(voice)]])}<div class="tv-2"><div>${table('tv', ['Commercial General Liability', ''], asRows(general))}<p>Form: ${triggered(voice, 'Occurrence', 'Claims-made')}</p></div><div>${table(
        'tv',
        ['Liquor Liability', ''],
        [
          ['Each Common Cause', money(gl.limits.occurrence! === 1_000_000 ? 500_000 : 1_000_000)],
          ['Aggregate', money(gl.limits.occurrence! === 1_000_000 ? 750_000 : 1_500_000)],
          ['Annual alcohol sales', money(412_000)],
        ],
      )}${table(
        'tv',
        ['Assault and Battery', ''],
        [
          ['Each Event', money(100_000)],
          ['Aggregate', money(200_000)],
        ],
      )}</div></div><p>Total premium ${money(gl.premium)}. Alcohol sales are subject to audit. Closing time 2:00 a.m.; live music on weekends as described in the application.</p>${asides(voice)}${lastLine(voice, 'HOS-1')}`,
      '.sides { display: flex; justify-content: space-between } .sides > div:last-child { text-align: right } .tv th { border-bottom: 1pt solid #8a5a00; font-size: 0.88em; color: #8a5a00 } .tv-2 { display: grid; grid-template-columns: 1.15fr 1fr; gap: 20pt } .tv-2 td:last-child { text-align: right }',
    )
  },
}

/** Facts of a policy that has no row of its own: the other row is not judged. */
const apart = (voice: Parameters<Paper['draw']>[0]) => {
  const { truth, text, date } = voice
  voice.notJudged('professional')
  const { number, effective, expiration, limits, premium } = truth.policies.professional
  return {
    number: text(number),
    from: date(effective),
    to: date(expiration),
    carrier: company(voice, 'professional'),
    limits,
    premium,
  }
}

/** Professional liability, claims made: numbered items at the left, a retroactive date that is no policy's. */
export const practice: Paper = {
  draw: (voice) => {
    const { money, date, truth, chance } = voice
    const { number, from, to, carrier, limits, premium } = apart(voice)
    return policyPage(
      `<p style="text-align:center"><b>${carrier}</b><br>${chance.pick(['MISCELLANEOUS PROFESSIONAL LIABILITY', 'ARCHITECTS AND ENGINEERS PROFESSIONAL LIABILITY', 'ACCOUNTANTS PROFESSIONAL LIABILITY', 'TECHNOLOGY ERRORS AND OMISSIONS'])} POLICY DECLARATIONS</p><p><b>NOTICE: THIS IS A CLAIMS-MADE AND REPORTED POLICY. DEFENSE EXPENSES REDUCE THE LIMIT OF LIABILITY.</b></p><p>Policy Number: ${number}</p>${table(
        'pa',
        [],
        [
          ['Item 1.', 'Named Insured', envelope(voice)],
          ['Item 2.', 'Policy Period', `${from} to ${to}`],
          [
            'Item 3.',
            'Limit of Liability',
            under(`(a) ${money(limits.claim!)} each Claim`, `(b) ${money(limits.aggregate!)} in the aggregate`),
          ],
          ['Item 4.', 'Retention', `${money(limits.retention!)} each Claim`],
          ['Item 5.', 'Retroactive Date', date(truth.prior.professional.effective)],
          ['Item 6.', 'Premium', money(premium)],
          ['Item 7.', 'Extended Reporting', '12 months at 100%'],
          ['Item 8.', 'Broker', agent(voice)],
        ],
      )}${asides(voice)}${lastLine(voice, 'MPL D', 'professional')}`,
      '.pa td { padding: 4pt; vertical-align: top } .pa td:first-child { width: 44pt } .pa td:nth-child(2) { width: 110pt; font-weight: bold }',
    )
  },
}

/** Cyber: coverages in a table with two columns of amounts. */
export const breach: Paper = {
  draw: (voice) => {
    const { money } = voice
    const { number, from, to, carrier, limits, premium } = apart(voice)
    const parts = ['Breach response costs', 'Privacy liability', 'Payment card fines', 'Business interruption', 'Dependent business', 'Cyber extortion', 'Invoice manipulation', 'Media liability'] // biome-ignore format: a list
    return policyPage(
      `<h2>Cyber Risk Policy</h2>${sides(under(envelope(voice), '', 'Broker:', agent(voice), voice.reach('email')), under(`Policy ${number}`, `${from} – ${to}`, `Insurer: ${carrier}`, `Total premium ${money(premium)}`))}${table(
        'br',
        ['Coverage', 'Limit', 'Retention'],
        parts.map((one, at) => [
          one,
          money(at % 3 ? limits.claim! : limits.aggregate!),
          at === 3 ? '10 hours' : money(limits.retention!),
        ]),
      )}<p>Maximum policy aggregate ${money(limits.aggregate!)}. Breach hotline 1-855-555-0112.</p>${asides(voice, 2)}`,
      'h2 { color: #134; border-bottom: 1pt solid #134 } .sides { display: grid; grid-template-columns: 1fr 1fr } .br td, .br th { border-bottom: 0.4pt solid #9ab } .br td:nth-child(n+2), .br th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** A contractor's tools and machines, no liability. */
export const floater: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const machines = ['Skid steer loader', 'Mini excavator', 'Scissor lift', 'Towable air compressor', 'Trench shoring set'].map((one, at) => [String(at + 1), one, chance.digits(7), money(chance.int(6, 80) * 1000)]) // biome-ignore format: a list
    return leafOf('declarations', 'names only')(
      `<h3>${company(voice, 'gl')}<br>INLAND MARINE – CONTRACTORS EQUIPMENT</h3>${table(
        'fo',
        [],
        [
          ['Policy', text(gl.number)],
          ['Period', `${date(gl.effective)} to ${date(gl.expiration)}`],
          ['Insured', under(text(truth.insured.name), voice.address(truth.insured.address))],
          ['Agent', text(truth.producer.name)],
          ['Rented or leased equipment', `${money(50_000)} any one item`],
          ['Small tools, unscheduled', `${money(10_000)}, ${money(1000)} any one item`],
          ['Deductible', money(1000)],
        ],
      )}${table('fo', ['Item', 'Description', 'Serial no.', 'Amount of insurance'], machines)}${asides(voice)}${lastLine(voice, 'IM 7100')}`,
      'h3 { text-align: center } .fo td, .fo th { border: 0.4pt solid #444 } .fo td:last-child:nth-child(4) { text-align: right }',
    )
  },
}
