import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { withLetter } from '../enclosures/letters-and-forms.ts'
import { cents } from '../kit/amounts.ts'
import { paragraphs, said, split, tip, wideBrackets } from '../kit/blocks.ts'
import { agencyTold, bankOrFarmCredit, carrierName, homeOffice, insuredTold, stranger, wholesalerUntold } from '../kit/parties.ts' // biome-ignore format: a list
import { labeledDeclarations, newPage } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayBefore3To45, termTold, trigger, triggersInWideBrackets } from '../kit/terms.ts'

/** A non-admitted company through a general agent: its office at the head, taxes, and a minimum that is earned. */
const nonAdmitted: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const tax = Math.round(gl.premium * 0.0485 * 100) / 100
    return labeledDeclarations(
      `<table class="top"><tr><td>${wholesalerUntold(voice)}<br><span class="s">General agent for the company; surplus lines license ${chance.digits(7)}</span></td><td class="e"><b>${voice.carrier('gl')}</b><br><span class="s">${homeOffice(voice, 'gl')}</span></td></tr></table>
      <h3 class="c">COMMERCIAL LINES COMMON POLICY DECLARATIONS</h3>
      ${tableUnder(
        'ruled',
        [],
        tableRows([
          [
            tip('POLICY NO.', voice.number('gl')),
            tip('PRIOR POLICY NO.', text(truth.prior.gl.number)),
            tip('POLICY PERIOD (MO. DAY YR.)', `From ${voice.effective('gl')} To ${voice.expiration('gl')}`),
          ],
          [
            tip('NAMED INSURED AND MAILING ADDRESS', insuredTold(voice)),
            tip('RETAIL PRODUCER', agencyTold(voice)),
            tip('FORM OF BUSINESS', chance.pick(['LLC', 'Corporation', 'Individual', 'Joint venture'])),
          ],
        ]),
      )}
      <p class="s u">In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy.</p>
      <table class="under money"><tr><th>THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED</th><th>PREMIUM</th></tr>${tableRows(
        [
          ['Commercial General Liability Coverage Part', `$${cents(gl.premium)}`],
          ['Commercial Property Coverage Part', 'NOT COVERED'],
          ['Liquor Liability Coverage Part', 'NOT COVERED'],
          ['Policy fee', '$150.00'],
          ['Inspection fee', '$175.00'],
          ['Surplus lines tax', `$${cents(tax)}`],
          ['Stamping fee', '$12.40'],
          ['<b>TOTAL</b>', `$${cents(gl.premium + 337.4 + tax)}`],
        ],
      )}</table>
      <p>Minimum earned premium at inception: 25%. Audit period: annual unless marked ${wideBrackets(false)} waived.</p>
      <p class="s"><b>THE INSURER WITH WHICH THIS COVERAGE IS PLACED IS NOT ADMITTED IN ${text(truth.insured.address.state)} AND IS NOT SUBJECT TO THE PROTECTION OF ITS GUARANTY ASSOCIATION.</b></p>${newPage}
      <h3 class="c">COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS</h3><p>Policy No. ${text(gl.number)} &emsp; Effective Date ${voice.date(gl.effective)}, 12:01 A.M. Standard Time</p>
      <p class="tint"><b>LIMITS OF INSURANCE</b></p>${tableUnder(
        'lim',
        [],
        rowsFor(
          voice.limits('gl', {
            aggregate: 'General Aggregate Limit (Other Than Products/Completed Operations)',
            products: 'Products/Completed Operations Aggregate Limit',
            personal: 'Personal and Advertising Injury Limit',
            occurrence: 'Each Occurrence Limit',
            rented: 'Damage to Premises Rented To You Limit',
            medical: 'Medical Expense Limit',
          }),
          ([words, amount]) => [amount, words],
        ),
      )}
      <p class="tint"><b>RETROACTIVE DATE</b> (claims-made form only)</p><p>Coverage form: ${triggersInWideBrackets(voice)}</p>
      <p class="tint"><b>CLASSIFICATION AND PREMIUM</b></p>${tableUnder(
        'ruled tight',
        ['Loc', 'Classification', 'Code', 'Exposure', 'Basis', 'Advance premium'],
        rowsFor(truth.locations, (one) => [
          one.number,
          text(one.classification),
          one.classCode,
          one.exposure.toLocaleString('en-US'),
          one.basis,
          money(one.premium),
        ]),
      )}
      <p>Deductible: ${money(chance.pick([500, 1000, 2500]))} per claim, bodily injury and property damage combined.</p><p class="s">GA-CGD 03 ${chance.int(14, 23)}</p>`,
      '.top td { border-bottom: 1.5pt double #000 } .lim td:first-child { width: 24%; text-align: right; padding-right: 14pt }',
    )
  },
}

/** Declarations by the kind of limit: rows are coverages, columns what each limit is for. */
export const byCoverage: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl } = truth.policies
    const none = '&mdash;'
    const [occurrence, personal, rented, medical, aggregate, products] = ['occurrence', 'personal', 'rented', 'medical', 'aggregate', 'products'].map((name) => voice.limit('gl', name)) as [string, string, string, string, string, string] // biome-ignore format: a list
    return labeledDeclarations(
      `<h2>${voice.carrier('gl')} <span class="s">NAIC ${voice.naic('gl')}</span></h2><p><i>Contractors liability policy, Declarations page 1</i></p>
      ${said([
        ['Policy', `<b>${voice.number('gl')}</b>`],
        ['Period', termTold(voice, 'gl', ' to ')],
        ['First Named Insured', insuredTold(voice, ', ')],
        ['Submitted by', agencyTold(voice, ', ')],
        ['Through', `${wholesalerUntold(voice, ', ')} (wholesale broker)`],
      ])}
      ${tableUnder(
        'ruled mx',
        ['Coverage', 'Per occurrence', 'Per person or organization', 'Per premises', 'Aggregate'],
        tableRows([
          [
            'A. Bodily injury and property damage',
            occurrence,
            none,
            none,
            `${aggregate}<br><span class="s">general</span>`,
          ],
          [
            'A. Same, products-completed operations hazard',
            'within the above',
            none,
            none,
            `${products}<br><span class="s">products</span>`,
          ],
          ['A. Fire damage to premises rented', none, none, rented, none],
          ['B. Personal and advertising injury', none, personal, none, 'general'],
          ['C. Medical payments', none, medical, none, 'general'],
        ]),
      )}
      <p>Coverage A applies on ${trigger(voice, 'an occurrence', 'a claims-made')} basis. The general aggregate applies ${voice.tick('gl.perProject', 'per project')} up to a cap of ${money(gl.limits.aggregate! * 2 + 1_000_000)} for all projects.</p>
      ${split(`<h4>Self-insured retention</h4>${money(chance.pick([5000, 10_000, 15_000]))} each occurrence, including expense`, `<h4>Premium</h4>Deposit ${money(gl.premium)}; adjustable at ${chance.int(8, 40)}.${chance.digits(2)} per $1,000 of gross receipts`)}
      <h4>Designated work not covered</h4>${paragraphs('Residential tract homes over ten units; work above three stories; exterior insulation and finish; wrap-up projects.')}
      <p class="s">Additional insured where required by written contract: ${stranger(voice, ', ')}.</p>`,
      '.mx td:nth-child(n+2), .mx th:nth-child(n+2) { text-align: center }',
    )
  },
}

/** A member of a purchasing group: the master policy is the group's, the certificate the member's. */
export const groupMember: Paper = {
  draw: (voice) => {
    const { truth, text, money, chance } = voice
    const { gl } = truth.policies
    return labeledDeclarations(
      `<div class="band tint"><b>Retail &amp; Hospitality Owners Purchasing Group</b><span>Member Declarations</span></div>
      <p class="s">Program manager: ${wholesalerUntold(voice, ', ')}</p>
      ${tableUnder(
        'under',
        [],
        tableRows([
          ['Insurance company', voice.carrier('gl')],
          ['Policy number of the member', voice.number('gl')],
          ['Master agreement', `PG-${chance.digits(5)} issued to the Group, anniversary ${dayBefore3To45(voice)}`],
          ['Coverage begins', voice.effective('gl')],
          ['Coverage ends', voice.expiration('gl')],
          ['Member insured', insuredTold(voice)],
          ['Member&rsquo;s agent', agencyTold(voice)],
          ['Operations', text(truth.locations[0]!.classification)],
        ]),
      )}
      <h4>Limits that are the member&rsquo;s own</h4>${tableUnder(
        'dots',
        [],
        rowsFor(
          voice.limits('gl', {
            occurrence: 'Each occurrence',
            aggregate: 'General aggregate',
            products: 'Products &amp; completed operations aggregate',
            personal: 'Personal injury and advertising injury',
            rented: 'Damage to rented premises',
            medical: 'Medical payments, each person',
          }),
          ([words, amount]) => [`<div class="ld"><span>${words}</span><i></i></div>`, amount],
        ),
      )}
      <p>The general aggregate applies separately to each ${voice.tick('gl.perLocation', 'location')} of the member. Form: ${trigger(voice, 'occurrence', 'claims made')}.</p>
      <h4>Limits of the Group for all members</h4><p>Annual policy aggregate ${money(50_000_000)}; deductible of the Group ${money(100_000)} each occurrence. These limits do not raise those above.</p>
      <p>Member&rsquo;s share of premium ${money(gl.premium)}, membership fee ${money(75)}.</p>`,
      '.band { display: flex; justify-content: space-between; padding: 5pt; border-top: 2pt solid #333 } .ld { display: flex } .ld i { flex: 1; border-bottom: 1pt dotted #666; margin: 0 3pt 3pt } .dots td:first-child { width: 78% } .dots td { padding: 1pt 0 } .under td:first-child { width: 30%; font-weight: bold }',
    )
  },
}

/** Syndicates' document under an authority: short lines by name, a security clause, and percentages of those who share. */
const authority: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const shares = [['Lead', `${carrierName(voice, 'gl')}`, '60%'], ['Follow', voice.text(truth.names.carrier().name), '25%'], ['Follow', voice.text(truth.names.carrier().name), '15%']] // biome-ignore format: a list
    const line = (label: string, html: string) =>
      `<div class="cl"><div class="u">${label}</div><div>${html}</div></div>`
    return labeledDeclarations(
      `<h3 class="c">DECLARATIONS</h3><p class="c s">This Insurance is effected with the Insurers named below under Binding Authority B${chance.digits(4)}XZ${chance.digits(6)}</p>
      ${line('Certificate No.', voice.number('gl'))}${line('Assured', insuredTold(voice))}${line('Period of insurance', `From ${voice.effective('gl')} to ${voice.expiration('gl')}, both days at 12.01 a.m. local standard time`)}${line('Insurer', voice.carrier('gl'))}${line('Type', `General Liability, ${trigger(voice, 'losses occurring', 'claims made')}`)}
      ${line('Limits', tableUnder('plain money', [], tableRows(voice.limits('gl', { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products and Completed Operations Aggregate', personal: 'Personal and Advertising Injury', rented: 'Premises Damage', medical: 'Medical Expense, per person' }))))}
      ${line('Deductible', `${money(chance.pick([1000, 2500, 5000]))} each and every claim, costs inclusive`)}${line('Premium', `${money(gl.premium)} annual, 100%`)}${line('Broker', agencyTold(voice))}${line('Correspondent', wholesalerUntold(voice, ', '))}
      ${line('Security', tableUnder('ruled tight', ['', 'Insurer', 'Share'], tableRows(shares)))}${line('Claims to', stranger(voice, ', '))}
      <p class="s">Dated ${date(daysLater(gl.effective, 3))}. Several and not joint. Service of suit may be made upon the firm named in the wording.</p>`,
      '.cl { display: grid; grid-template-columns: 26% 1fr; padding: 3pt 0; break-inside: avoid } .cl .u { font-size: 0.88em; letter-spacing: 0.6pt } .plain td { padding-left: 0 }',
    )
  },
}

/** A tavern: liability and liquor in one table, each with limits of its own. */
const tavern: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const liquor = chance.pick([300_000, 600_000, 750_000])
    return labeledDeclarations(
      `<div class="c"><h3>${voice.carrier('gl')}</h3><b>Bars, Taverns and Restaurants &mdash; Policy Declarations</b></div>
      ${split(
        said([
          ['Policy', voice.number('gl')],
          ['Inception', voice.effective('gl')],
          ['Expiration', voice.expiration('gl')],
        ]),
        said([
          ['Issued', dayBefore3To45(voice)],
          ['Agency code', text(truth.producer.code)],
          ['Renewal of', text(truth.prior.gl.number)],
        ]),
      )}
      ${split(`<b>Named Insured &amp; Mailing Address</b><br>${insuredTold(voice)}`, `<b>Agent</b><br>${agencyTold(voice)}<br>Fax ${voice.reach('fax')}`)}
      <table class="ruled"><tr class="tint"><th colspan="2">GENERAL LIABILITY (${trigger(voice, 'Occurrence', 'Claims-Made')})</th><th colspan="2">LIQUOR LIABILITY</th></tr>${tableRows(
        [
          ['Each Occurrence', voice.limit('gl', 'occurrence'), 'Each Common Cause', money(liquor)],
          ['General Aggregate', voice.limit('gl', 'aggregate'), 'Aggregate', money(liquor * 2)],
          [
            'Products/Completed Operations Aggregate',
            voice.limit('gl', 'products'),
            'Assault or battery',
            money(25_000),
          ],
          ['Personal &amp; Advertising Injury', voice.limit('gl', 'personal'), 'Deductible', money(1000)],
          [
            'Damage to Premises Rented',
            voice.limit('gl', 'rented'),
            'Alcohol receipts',
            money(truth.locations[0]!.exposure),
          ],
          [
            'Medical Payments',
            voice.limit('gl', 'medical'),
            'Entertainment',
            chance.pick(['None', 'Live music', 'Karaoke']),
          ],
        ],
      )}</table>
      <p>Total annual premium ${money(gl.premium)}. Landlord as additional insured: ${stranger(voice, ', ')}. Equipment lienholder: ${bankOrFarmCredit(voice)}.</p>`,
      'table.ruled { table-layout: fixed } table.ruled td:nth-child(even) { text-align: right }',
    )
  },
}

export const notAdmittedAndAcrossFamilies: LearnFamily[] = [
  { name: 'not admitted', style: mostlyDollars(['sans', 'serif'], [8.5, 9]), papers: { nonAdmitted: withLetter(nonAdmitted), authority } },
  { name: 'limits across', style: mostlyDollars(['sans', 'narrow'], [8.5, 9]), papers: { byCoverage: withLetter(byCoverage), tavern: withLetter(tavern) } },
] // biome-ignore format: a family in a line
