import type { LearnFamily, Paper } from '../../../family.ts'
import { withClosing } from '../enclosures/closing-and-complaints.ts'
import { captionAbove, columns, inLines, paragraphs, two } from '../kit/blocks.ts'
import { agencyTold, homeOffice, insuredTold, sign, siteOnFoundryRoad } from '../kit/parties.ts'
import { newPage, ruledDeclarations } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { dayBefore2To40, trigger, triggersInBoxes } from '../kit/terms.ts'
import { surplusExcess } from '../umbrella/schedule-behind.ts'

const LIMITS = { aggregate: 'General Aggregate', products: 'Products/Completed Operations Aggregate', personal: 'Personal and Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' } // biome-ignore format: a table
const HOW: Record<string, string> = { 'Personal and Advertising Injury': 'any one person or organization', 'Damage to Premises Rented to You': 'any one premises', 'Medical Expense': 'any one person' } // biome-ignore format: a table

/** An E&S company's common page and the supplemental declarations of its liability part. */
const supplemental: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const premium = truth.locations.reduce((all, one) => all + one.premium, 0)
    const [fee, tax] = [chance.pick([175, 225, 350]), Math.round(premium * 0.0485)]
    return ruledDeclarations(
      `${columns('1.1fr 1fr', `<h4>${voice.carrier('gl')}</h4><span class="fine">Home Office: ${homeOffice(voice, 'gl')}<br>A STOCK COMPANY</span>`, `<h4>COMMON POLICY DECLARATIONS</h4>Policy Number &nbsp; <b>${voice.number('gl')}</b><br>Renewal of Number &nbsp; ${chance.pick(['NEW', text(truth.prior.gl.number)])}`)}<div class="bxx"><b>ITEM 1. NAMED INSURED AND MAILING ADDRESS</b><br>${insuredTold(voice)}</div><div class="bxx"><b>AGENT NAME AND ADDRESS</b><br>${agencyTold(voice)}<br>Agent No.: ${text(truth.producer.code)} &emsp; Program No.: NONE</div><div class="bxx"><b>ITEM 2. POLICY PERIOD</b> &emsp; From: ${voice.effective('gl')} &emsp; To: ${voice.expiration('gl')} &emsp; Term: 365 days<br>12:01 A.M., Standard Time at the address of the Named Insured.</div><div class="bxx"><b>BUSINESS DESCRIPTION:</b> ${text(truth.locations[0]!.classification)}</div><p class="fine">In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy. This policy consists of the following coverage parts for which a premium is indicated. Where no premium is shown, there is no coverage. This premium may be subject to adjustment.</p>${table(
        'amt',
        ['Coverage Part(s)', 'Premium Summary'],
        [
          ['Commercial General Liability Coverage Part', money(premium)],
          ['Commercial Property Coverage Part', 'NOT COVERED'],
          ['Commercial Crime and Fidelity Coverage Part', 'NOT COVERED'],
          ['Liquor Liability Coverage Part', 'NOT COVERED'],
          ['Professional Liability Coverage Part', 'NOT COVERED'],
          ['Policy Fee', money(fee)],
          ['Surplus Lines Tax', money(tax)],
          ['TOTAL POLICY PREMIUM', money(premium + fee + tax)],
        ],
      )}<p>Form(s) and Endorsement(s) made a part of this policy at time of issue: See Schedule of Forms and Endorsements</p><p class="fine">THIS COMMON POLICY DECLARATION AND THE SUPPLEMENTAL DECLARATION(S), TOGETHER WITH THE COMMON POLICY CONDITIONS, COVERAGE PART(S), COVERAGE FORM(S) AND FORMS AND ENDORSEMENTS, IF ANY, COMPLETE THE ABOVE-NUMBERED POLICY. &emsp; OQS-D-1 (${chance.int(1, 12)}-${chance.int(12, 22)}) &emsp; ${dayBefore2To40(voice)}</p>${newPage}<h4 class="md">COMMERCIAL GENERAL LIABILITY COVERAGE PART<br>SUPPLEMENTAL DECLARATIONS</h4><p>These Supplemental Declarations form a part of policy number ${voice.number('gl')}</p><div class="bxx"><b>LIMITS OF INSURANCE</b>${table(
        'sl',
        [],
        voice.limits('gl', LIMITS).map(([words, amount]) => [words, amount, HOW[words] ?? '']),
      )}</div><div class="bxx"><b>RETROACTIVE DATE</b> (claims-made only): ${gl.claimsMade ? date(truth.prior.gl.effective) : 'None'} &emsp; Basis: ${trigger(voice, 'Occurrence', 'Claims-made')}</div><div class="bxx"><b>BUSINESS DESCRIPTION AND LOCATION OF PREMISES</b><br>Location of all premises you own, rent or occupy:<br>${truth.locations.map((one) => `${one.number}. ${siteOnFoundryRoad(voice, one)}`).join('<br>')}</div><div class="bxx"><b>PREMIUM</b>${table(
        'ln',
        ['Classification', 'Code', 'Premium Basis', 'Rate Prem./Ops.', 'Advance Premium'],
        truth.locations.map((one) => [
          text(one.classification),
          one.classCode,
          `${one.basis} ${one.exposure.toLocaleString('en-US')}`,
          one.rate,
          money(one.premium),
        ]),
      )}</div><p>MINIMUM RETAINED PREMIUM 25% OF THE POLICY PREMIUM</p>`,
      '.bxx { border: 0.7pt solid #000; padding: 3pt 5pt; margin-top: -0.7pt } .sl td { padding: 0 4pt } .sl td:nth-child(2) { text-align: right; width: 22% } .ln td:last-child { text-align: right }',
    )
  },
}

/** A company that writes small hard risks: serif type, leaders of its own, the notice of the state in capitals. */
export const smallRisks: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const rows = voice.limits('gl', { occurrence: 'EACH OCCURRENCE LIMIT', rented: 'DAMAGE TO PREMISES RENTED TO YOU LIMIT', medical: 'MEDICAL EXPENSE LIMIT', personal: 'PERSONAL &amp; ADVERTISING INJURY LIMIT', aggregate: 'GENERAL AGGREGATE LIMIT', products: 'PRODUCTS/COMPLETED OPERATIONS AGGREGATE LIMIT' }) // biome-ignore format: a list
    return ruledDeclarations(
      `<p class="md sr">${sign(voice, 'gl').toUpperCase()}</p><p class="md">COMMERCIAL GENERAL LIABILITY DECLARATIONS</p>${two(`POLICY NUMBER: ${voice.number('gl')}`, `PRIOR POLICY NUMBER: ${text(truth.prior.gl.number)}`)}${table(
        'lines',
        [],
        [
          ['INSURER:', `${voice.carrier('gl')}<br>${homeOffice(voice, 'gl', '<br>')}`],
          ['NAMED INSURED:', voice.insured()],
          ['MAILING ADDRESS:', voice.insuredAddress().join('<br>')],
          [
            'POLICY PERIOD:',
            `FROM ${voice.effective('gl')} TO ${voice.expiration('gl')} AT 12:01 A.M. TIME AT YOUR MAILING ADDRESS SHOWN ABOVE`,
          ],
          ['BROKER:', agencyTold(voice)],
        ],
      )}<p class="sx">LIMITS OF INSURANCE</p>${table('amt lim', [], asRows(rows))}<p class="sx">DEDUCTIBLE</p><p>${money(chance.pick([500, 1000, 2500]))} per claim, bodily injury and property damage combined, including allocated loss adjustment expense.</p><p class="sx">RATING BASIS</p><p>${text(truth.locations[0]!.classification)}: ${truth.locations[0]!.exposure.toLocaleString('en-US')} ${truth.locations[0]!.basis.toLowerCase()}, rate ${truth.locations[0]!.rate}. Policy premium ${money(gl.premium)}, minimum earned ${chance.pick(['25%', '35%'])}.</p><p>Assault or battery, each event ${money(100_000)}, aggregate ${money(200_000)}, within and not in addition to the limits above.</p><p class="fine">THIS POLICY IS ISSUED BY YOUR SURPLUS LINES INSURER. IT IS NOT SUBJECT TO ALL OF THE INSURANCE LAWS AND REGULATIONS OF YOUR STATE. STATE INSURANCE INSOLVENCY GUARANTY FUNDS ARE NOT AVAILABLE.</p><p class="fine">KQ-GL-DEC-${chance.digits(4)} &emsp; ${dayBefore2To40(voice)}</p>`,
      '.sr { font-size: 1.7em; letter-spacing: 4pt } .lines td:first-child { width: 130pt } .lines td { padding: 4pt } .sx { border-top: 1.2pt solid #000; font-weight: bold; padding-top: 3pt } .lim { width: 80% }',
    )
  },
}

/** Risk details as London's brokers set them, of a slip that became a policy. */
const riskDetails: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const said = (words: string, html: string) => `<div class="rd"><b>${words}</b><div>${html}</div></div>`
    const amounts = voice.limits('gl', { occurrence: 'each occurrence', aggregate: 'general aggregate', products: 'products-completed operations aggregate', personal: 'personal and advertising injury', rented: 'damage to premises rented to you, any one premises', medical: 'medical expenses, any one person' }) // biome-ignore format: a list
    return ruledDeclarations(
      `<p class="md"><b>DECLARATIONS</b><br>Effected through the Coverholder named below</p>${said('UNIQUE MARKET REFERENCE', `B${chance.digits(4)}XJ${chance.digits(6)}`)}${said('POLICY NUMBER', voice.number('gl'))}${said('TYPE', `Commercial General Liability Insurance (${trigger(voice, 'Occurrence', 'Claims Made')})`)}${said('NAMED INSURED', voice.insured())}${said('PRINCIPAL ADDRESS', voice.insuredAddress().join('<br>'))}${said('PERIOD', `From: ${voice.effective('gl')}<br>To: &nbsp; &nbsp; ${voice.expiration('gl')}<br>Both days at 12:01 a.m. Local Standard Time`)}${said('INSURER', `${voice.carrier('gl')} &ndash; 100.00%`)}${said('LIMITS OF LIABILITY', amounts.map(([words, amount]) => /\d/.test(amount) ? `USD ${amount.replace('$', '')} ${words}` : `${words}: ${amount}`).join('<br>'))}${said('DEDUCTIBLE', `USD ${money(5000).replace('$', '')} each claim, including Claims Expenses`)}${said('TERRITORIAL LIMITS', 'United States of America, its territories and possessions')}${said('CONDITIONS', text(truth.forms.slice(0, 5).map((one) => `${one.title}, ${one.number}`).join('; ')))}${said('PREMIUM', `USD ${money(gl.premium).replace('$', '')} (Annual). TRIA declined.`)}${said('TAXES PAYABLE BY INSURED', 'Surplus lines tax and stamping fee as shown on the invoice of the filing broker')}${said('PRODUCING BROKER', agencyTold(voice))}${said('COVERHOLDER', `${text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}`)}${said('SERVICE OF SUIT', `${text(truth.names.person())}, Counsel, ${voice.address(truth.names.address()).join(', ')}`)}<p>Dated: ${dayBefore2To40(voice)} &emsp; Signed for the Coverholder _____________________</p>`, // biome-ignore format: a page
      '.rd { display: grid; grid-template-columns: 165pt 1fr; margin: 6pt 0; break-inside: avoid }',
    )
  },
}

/** A program for building trades: limits beside what is sublimited, so that not every amount is a limit of the form. */
const tradesProgram: Paper = {
  draw: (voice) => {
    // What else it insures may stand in the other row, or not.
    voice.notJudged('professional')
    const { truth, money, text, chance } = voice
    return ruledDeclarations(
      `${two(`<b class="big">${text(truth.wholesaler.name)}</b><br>Program Administrator`, `CONTRACTORS GENERAL LIABILITY<br>POLICY DECLARATIONS`)}<hr>${table(
        'fm',
        [],
        [
          [
            captionAbove('Policy No.', voice.number('gl')),
            captionAbove('Policy Effective', voice.effective('gl')),
            captionAbove('Policy Expires', voice.expiration('gl')),
          ],
          [
            captionAbove('Named Insured', insuredTold(voice)),
            captionAbove('Insurance Company', `${voice.carrier('gl')}<br>NAIC #${voice.naic('gl')}`),
            captionAbove('Producing Agent', inLines(agencyTold(voice), voice.reach('phone'))),
          ],
        ],
      )}<p>Coverage form: ${triggersInBoxes(voice, 'Occurrence', 'Claims-Made')}</p>${columns(
        '1.2fr 1fr',
        `<p class="bar">Limits of Liability</p>${table('amt ln', [], asRows(voice.limits('gl', LIMITS)))}`,
        `<p class="bar">Sublimits and Extensions</p>${table(
          'amt ln',
          [],
          [
            ['Stop gap employers liability', money(500_000)],
            ['Employee benefits, each claim', money(250_000)],
            ['Contractors pollution', money(50_000)],
            ['Voluntary property damage', money(2500)],
            ['Residential work', 'Excluded'],
          ],
        )}`,
      )}<p>General aggregate applies: ${box3(voice)}</p><p class="bar">Premium</p>${table(
        'amt ln',
        ['Class', 'Est. payroll', 'Rate per $1,000', 'Premium'],
        truth.work.map((one) => [`${one.code} ${text(one.title)}`, money(one.payroll), one.rate, money(one.premium)]),
      )}<p>Deposit premium ${money(truth.work.reduce((all, one) => all + one.premium, 0))} &ensp; Broker fee ${money(chance.pick([100, 200]))} &ensp; Inspection ${money(95)}</p>${paragraphs('The insured warrants that written contracts with indemnity are obtained from all subcontractors, with limits of at least $1,000,000 per occurrence. Where this is not done coverage under this policy may be void.')}<p class="fine">${homeOffice(voice, 'gl')} &emsp; CTR-DEC ${chance.int(10, 12)}/${chance.int(16, 24)}</p>`,
      '.big { font-size: 1.3em } .fm td { width: 33% }',
    )
  },
}

function box3(voice: Parameters<Paper['draw']>[0]): string {
  const per = voice.chance.pick(['gl.perPolicy', 'gl.perProject', 'gl.perLocation'] as const)
  return (['Policy', 'Project', 'Location'] as const)
    .map((word) => (per === `gl.per${word}` ? `&#9746; Per ${voice.tick(per, word)}` : `&#9744; Per ${word}`))
    .join(' &ensp; ')
}

export const surplusLineAndSlipFamilies: LearnFamily[] = [
  { name: 'supplements of the surplus line', style: manyCities(['sans', 'narrow'], [8.5, 9]), papers: { supplemental: withClosing(supplemental) } },
  { name: 'small and hard', style: manyCities(['serif', 'narrowSerif'], [9, 9.5]), papers: { smallRisks: withClosing(smallRisks), surplusExcess: withClosing(surplusExcess, 'umbrella') } },
  { name: 'slip of the market', style: manyCities(['serif', 'sans'], [9.5, 10]), papers: { riskDetails } },
  { name: 'building trades program', style: manyCities(['sans', 'modern'], [8.5, 9]), papers: { tradesProgram: withClosing(tradesProgram) } },
] // biome-ignore format: a family in a line
