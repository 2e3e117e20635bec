import type { LearnFamily, Paper } from '../../../family.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { asides, formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtTrade } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { termTold, trigger } from '../kit/terms.ts'

/** A binding authority's policy: the general agent's head, the company below, taxes and fees one under the other. */
export const bindingAuthority: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const [fee, tax] = [chance.pick([150, 250, 400]), Math.round(gl.premium * 0.049)]
    const limits = voice.limits('gl', { aggregate: 'General Aggregate', products: 'Products/Completed Operations Aggregate', personal: 'Personal &amp; Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' }) // biome-ignore format: a list
    return declarations(
      `<p class="ba-s">THIS INSURANCE IS ISSUED BY A NON-ADMITTED INSURER. IN CASE OF INSOLVENCY PAYMENT OF CLAIMS MAY NOT BE GUARANTEED.</p>${sides(inLines(`<b>${text(truth.wholesaler.name)}</b>`, voice.address(truth.wholesaler.address), 'General Agent for the Company'), inLines('Company:', `<b>${voice.carrier('gl')}</b>`, homeOffice(voice, 'gl', '<br>')))}${table(
        'ba',
        [],
        [
          ['Policy Number:', voice.number('gl'), 'Renewal of:', text(truth.prior.gl.number)],
          ['Policy Period:', termTold(voice, 'gl', ' To '), 'At:', '12:01 A.M. Standard Time'],
          ['Named Insured:', insuredSplitAtTrade(voice), 'Retail Agent:', agencyTold(voice)],
          ['Business:', truth.locations[0]!.classification, 'Audit Period:', chance.pick(['Annual', 'At expiration'])],
        ],
      )}<p class="ba-b">LIMITS OF INSURANCE</p><div class="ba-2">${table('', [], asRows(limits))}<div>${captionedBox('Coverage Form', trigger(voice, 'Occurrence', 'Claims Made'))}${captionedBox('Deductible', `${money(1000)} BI/PD per claim`)}</div></div><p class="ba-b">PREMIUM</p>${table(
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
      )}<p>Minimum earned premium 25%. Classification limitation applies. Assault or battery: sublimit of ${money(25_000)} per event, ${money(50_000)} aggregate.</p>${formAndCopyLine(voice, 'SBA-GL')}`,
      '.ba-s { text-align: center; font-size: 0.85em; border: 0.8pt solid #000; padding: 3pt } .sides { display: grid; grid-template-columns: 1fr 1fr } .ba td:nth-child(odd) { font-weight: bold; width: 15% } .ba-b { font-weight: bold; border-bottom: 1pt solid #000 } .ba-2 { display: grid; grid-template-columns: 2fr 1fr; gap: 16pt } .ba-2 td:last-child, .ba-p td:last-child { text-align: right } .ba-p { width: 46%; margin-left: 54% } .ba-p td { padding: 1pt }',
    )
  },
}

/** A coverholder's evidence of what is placed in London: many numbers, one of which is the policy's. */
const evidenced: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const item = (label: string, html: string) => `<div><span>${label}</span><p>${html}</p></div>`
    const limits = voice
      .limits('gl', { occurrence: 'each occurrence', aggregate: 'general aggregate', products: 'products and completed operations aggregate', personal: 'personal and advertising injury', rented: 'damage to premises rented to the Assured', medical: 'medical payments any one person' }) // biome-ignore format: a list
      .map(([label, amount]) => `${amount} ${label}`)
    return declarations(
      `<h3>CERTIFICATE OF INSURANCE<br><small>DECLARATIONS</small></h3><p>This Certificate is issued in accordance with the authorization granted to the Correspondent under a binding authority agreement.</p><div class="ev">${item('Unique Market Reference', `B${chance.digits(4)}${text(truth.wholesaler.code)}`)}${item('Certificate / Policy Number', voice.number('gl'))}${item('Previous Number', text(truth.prior.gl.number))}${item('Name and address of the Assured', insuredSplitAtTrade(voice))}${item('Period', `From ${voice.effective('gl')} to ${voice.expiration('gl')}, both days at 12:01 a.m. local standard time`)}${item('Insurance is effective with', `${voice.carrier('gl')}, 100%`)}${item('Type', `Commercial general liability, ${trigger(voice, 'occurrence', 'claims made')} basis`)}${item('Limits of Liability', limits.join('<br>'))}${item('Deductible', `${money(2500)} each claim including costs`)}${item('Premium', `${money(gl.premium)} annual; ${money(Math.round(gl.premium / 4))} minimum earned`)}${item('Producer', agencyTold(voice))}${item('Correspondent', inLines(text(truth.wholesaler.name), voice.address(truth.wholesaler.address)))}${item('Service of suit', inLines(`Law offices of ${text(truth.names.person())}`, voice.address(truth.names.address()).join(', ')))}${item('Notice of claim to', 'the Correspondent, claims@correspondent.example.com')}</div><p>This Certificate shall not be assigned without the written consent of the Correspondent. Security: as shown above, several and not joint.</p>${formAndCopyLine(voice, 'LSW-D')}`,
      'h3 { text-align: center } .ev > div { display: grid; grid-template-columns: 170pt 1fr; border-top: 0.5pt solid #666 } .ev p { margin: 2pt 0 } .ev span { padding-top: 2pt; font-style: italic }',
    )
  },
}

/** A tavern's liability: liquor has limits of its own beside those of the rest. */
const tavern: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const { gl } = truth.policies
    const general = voice.limits('gl', { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products &amp; Completed Operations', personal: 'Personal &amp; Advertising Injury', rented: 'Premises Rented to You', medical: 'Medical Payments' }) // biome-ignore format: a list
    return declarations(
      `${sides(inLines(`<b>${voice.carrier('gl')}</b>`, homeOffice(voice, 'gl')), inLines('HOSPITALITY LIABILITY', 'Declarations'))}${table('tv', ['Policy Number', 'Effective', 'Expiration', 'Type'], [[voice.number('gl'), voice.effective('gl'), voice.expiration('gl'), 'Renewal']])}${table('tv', ['Insured', 'Producer'], [[insuredSplitAtTrade(voice), agencyTold(voice)]])}<div class="tv-2"><div>${table('tv', ['Commercial General Liability', ''], asRows(general))}<p>Form: ${trigger(voice, 'Occurrence', 'Claims-made')}</p></div><div>${table(
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
      )}</div></div><p>Total premium ${money(gl.premium)}. Alcohol sales are subject to audit. Closing time 2:00 a.m.; live music on weekends as described in the application.</p>${asides(voice)}${formAndCopyLine(voice, 'HOS-1')}`,
      '.sides { display: flex; justify-content: space-between } .sides > div:last-child { text-align: right } .tv th { border-bottom: 1pt solid #8a5a00; font-size: 0.88em; color: #8a5a00 } .tv-2 { display: grid; grid-template-columns: 1.15fr 1fr; gap: 20pt } .tv-2 td:last-child { text-align: right }',
    )
  },
}

export const bindingAuthorityAndLondonFamilies: LearnFamily[] = [
  { name: 'binding authorities', style: manyDates(['sans', 'narrow', 'serif'], [8, 8.5, 9]), papers: { bindingAuthority: withNotices(bindingAuthority), tavern: withNotices(tavern) } },
  { name: 'evidence from London', style: manyDates(['serif', 'sans'], [9, 9.5, 10]), papers: { evidenced } },
] // biome-ignore format: a family in a line
