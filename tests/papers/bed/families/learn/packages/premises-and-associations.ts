import type { LearnFamily, Paper } from '../../../family.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { dollars } from '../kit/amounts.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { asides, formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, bankOrLeasing, firstWord, homeOffice, insuredSplitAtTrade, siteOnDepotStreet } from '../kit/parties.ts' // biome-ignore format: a list
import { ofPolicy } from '../kit/records.ts'
import { declarations, newPageOfOld } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { termTold } from '../kit/terms.ts'

/** Liability of a businessowners policy, whose medical expenses are part of the limit of an occurrence. */
const OWNERS = { occurrence: 'Liability and Medical Expenses Limit – Each Occurrence', medical: 'Medical Expenses – Any One Person', rented: 'Damage to Premises Rented to You – Any One Premises', aggregate: 'Aggregate – Other than Products-Completed Operations', products: 'Aggregate – Products-Completed Operations' } // biome-ignore format: a table

const plainly = (html: string) => html.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').replace(/ +/g, ' ')
/** Buildings and contents by premises in one ruled table. */
const premisesTable: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const deductible = chance.pick([500, 1000, 2500])
    const cells = truth.locations.flatMap((one) => [
      [one.number, '1', siteOnDepotStreet(voice, one), 'Building', money(one.building), money(deductible), 'Replacement Cost'],
      [one.number, '1', siteOnDepotStreet(voice, one), 'Business Personal Property', money(one.contents), money(deductible), 'Replacement Cost'],
    ]) // biome-ignore format: rows
    return declarations(
      `${sides(inLines(voice.carrier('gl'), homeOffice(voice, 'gl', '<br>')), '<b>BUSINESSOWNERS POLICY</b><br>DECLARATIONS')}${table('pt', [], [[captionedBox('POLICY NUMBER', voice.number('gl')), captionedBox('EFFECTIVE DATE', voice.effective('gl')), captionedBox('EXPIRATION DATE', voice.expiration('gl')), captionedBox('ACCOUNT NUMBER', chance.digits(9))]])}${table('pt', [], [[captionedBox('NAMED INSURED', insuredSplitAtTrade(voice)), captionedBox('AGENT', inLines(agencyTold(voice), voice.reach('phone')))]])}<p><b>SECTION II – LIABILITY</b></p>${table('pt-l', [], asRows(voice.limits('gl', OWNERS)))}<p>Optional: Employment-related practices ${money(25_000)} aggregate; data compromise ${money(50_000)}.</p><p><b>SECTION I – PROPERTY</b></p>${table('pt-t', ['Loc No.', 'Bldg No.', 'Premises Address', 'Coverage', 'Limit of Insurance', 'Deductible', 'Valuation'], cells)}<p>Total premium ${money(gl.premium)}. Mortgageholder: ${bankOrLeasing(voice)}.</p>${newPageOfOld}<p><b>FORMS AND ENDORSEMENTS</b> – Policy ${voice.number('gl')}</p>${table(
        'pt-t',
        ['Form Number', 'Edition', 'Title'],
        truth.forms.map((one) => [one.number, one.edition, text(one.title)]),
      )}`,
      '.sides { display: flex; justify-content: space-between } .sides > div:last-child { text-align: right; font-size: 1.15em } .pt > tbody > tr > td { border: 0.7pt solid #111; width: 25% } .bx small { font-size: 0.72em } .pt-l { width: 80% } .pt-l td:last-child { text-align: right } .pt-t th { border: 0.4pt solid #888; font-size: 0.86em; text-align: center } .pt-t td { border: 0.4pt solid #888; font-size: 0.92em } .pt-t td:nth-child(5), .pt-t td:nth-child(6) { text-align: right }',
      {
        running: `${voice.insured()} &emsp; ${voice.number('gl')} &emsp; ${termTold(voice, 'gl')}`,
        records: [
          ...ofPolicy(voice, 'BOP', 'bop_coverage_item', cells.map((one) => ({ location_number: one[0]!, building_number: one[1]!, premises_address: plainly(one[2]!), coverage: one[3]!, limit: one[4]!, deductible: one[5]!, valuation: one[6]! }))),
          ...ofPolicy(voice, 'BOP', 'policy_form_item', truth.forms.map((one) => ({ form_number: one.number, edition_date: one.edition, form_title: one.title }))),
        ], // biome-ignore format: lists
      },
    )
  },
}

/** Each premises under a line of its own, its coverages below it. */
const premisesBlocks: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl } = truth.policies
    const covered = (one: (typeof truth.locations)[number]) => [
      ['Building', money(one.building), 'Replacement Cost', '90%'],
      ['Business Personal Property', money(one.contents), 'Replacement Cost', '80%'],
      ['Outdoor Signs', money(one.contents / 10), 'Actual Cash Value', '80%'],
    ]
    const blocks = truth.locations.map(
      (one) =>
        `<div class="pb"><p><b>Location No. ${one.number} &nbsp; Building No. 1</b> &nbsp; ${siteOnDepotStreet(voice, one)}</p>${table('pb-t', ['Coverage', 'Limit', 'Valuation', 'Coinsurance'], covered(one))}</div>`,
    )
    return declarations(
      `<p class="pb-n">${firstWord(text(gl.carrier.name))} <small>business insurance</small></p><h3>Businessowners Coverage Declarations</h3>${table(
        'pb-f',
        [],
        [
          ['Policy number', voice.number('gl')],
          ['Policy period', `${termTold(voice, 'gl')}, 12:01 a.m. at your address`],
          ['Underwritten by', voice.carrier('gl')],
          ['Named insured', insuredSplitAtTrade(voice)],
          ['Your agency', inLines(agencyTold(voice), voice.reach('phone'), voice.reach('email'))],
        ],
      )}<h4>Liability limits</h4>${table('pb-f', [], asRows(voice.limits('gl', { aggregate: 'General aggregate (other than products and completed operations)', products: 'Products and completed operations aggregate', occurrence: 'Liability and medical expenses, each occurrence', medical: 'Medical expenses, each person', rented: 'Damage to rented premises' })))}<h4>Property</h4>${blocks.join('')}<p>Property deductible ${money(1000)}, glass ${money(250)}.</p><p>Annual premium: ${money(gl.premium)}</p>${asides(voice)}`,
      '.pb-n { font-size: 1.7em; color: #5b2a86; margin: 0 } h4 { color: #5b2a86; margin: 10pt 0 2pt } .pb-f td:first-child { width: 40%; color: #444 } .pb-f td { border-bottom: 0.3pt solid #ccc } .pb { break-inside: avoid; margin: 6pt 0 } .pb p { margin: 0; border-bottom: 0.8pt solid #5b2a86 } .pb-t { margin: 0 0 0 14pt; width: 92% }',
      {
        records: ofPolicy(voice, 'BOP', 'bop_coverage_item', truth.locations.flatMap((one) => covered(one).map(([coverage, limit, valuation, coinsurance]) => ({ location_number: one.number, building_number: '1', premises_address: plainly(siteOnDepotStreet(voice, one)), coverage: coverage!, limit: limit!, valuation: valuation!, coinsurance: coinsurance! })))), // biome-ignore format: lists
      },
    )
  },
}

/** A policy bought on line: large figures, the words under them, answers to questions nobody asked. */
const onLine: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl } = truth.policies
    const tiles = voice.limits('gl', { occurrence: 'per occurrence', aggregate: 'general aggregate', products: 'products & completed operations aggregate'.replace('&', '&amp;'), personal: 'personal and advertising injury', rented: 'damage to rented premises', medical: 'medical payments, per person' }) // biome-ignore format: a list
    return declarations(
      `<div class="ol-h"><b>${firstWord(text(gl.carrier.name))}</b><span>Policy ${voice.number('gl')}</span></div><h2>Your general liability policy</h2><p>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p><p class="ol-d">Starts ${voice.effective('gl')} &nbsp;·&nbsp; Ends ${voice.expiration('gl')}</p><div class="ol-g">${tiles.map(([label, amount]) => `<div><b>${amount}</b><br>${label}</div>`).join('')}</div><p>You pay ${money(Math.round(gl.premium / 12))} a month, ${money(gl.premium)} for the year. Deductible: none.</p><h4>What does this not cover?</h4><p>Your own injuries, your vehicles and professional mistakes. You can add professional liability of ${money(1_000_000)} for about ${money(31)} a month.</p><h4>Who stands behind it?</h4><p>Insurance is underwritten by ${voice.carrier('gl')}, ${homeOffice(voice, 'gl')}, and sold by ${voice.producer()}, ${voice.producerAddress().join(', ')}.</p><h4>Need proof for a client?</h4><p>Certificates are free in the app. Questions: ${voice.reach('email')}</p>`,
      '.ol-h { display: flex; justify-content: space-between; border-bottom: 0.6pt solid #ccc; padding-bottom: 5pt } h2 { font-weight: 600; margin: 14pt 0 8pt } .ol-d { display: inline-block; border: 0.8pt solid #0b7a75; border-radius: 9pt; padding: 3pt 10pt; color: #0b7a75 } .ol-g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 10pt; margin: 10pt 0 } .ol-g > div { border-radius: 6pt; border: 0.5pt solid #ddd; padding: 8pt } .ol-g b { font-size: 1.5em } h4 { margin: 10pt 0 0 }',
    )
  },
}

/** A condominium's package: association's own coverages beside liability, directors apart. */
const association: Paper = {
  draw: (voice) => {
    const { truth, money, chance, text } = voice
    const { gl } = truth.policies
    const [first] = truth.locations
    const liability = voice.limits('gl', { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products / Completed Operations Aggregate', personal: 'Personal and Advertising Injury', rented: 'Damage to Premises Rented to You', medical: 'Medical Payments' }) // biome-ignore format: a list
    return declarations(
      `<h3>HABITATIONAL AND ASSOCIATION PACKAGE<br>DECLARATIONS PAGE</h3>${table(
        'as',
        [],
        [
          ['Named Insured', insuredSplitAtTrade(voice)],
          ['Insurer', voice.carrier('gl')],
          ['Policy No.', voice.number('gl')],
          ['Term', termTold(voice, 'gl', ' – ')],
          ['Broker', inLines(agencyTold(voice), `${voice.reach('contact')}, ${voice.reach('phone')}`)],
          ['Number of units', String(chance.int(12, 280))],
        ],
      )}<div class="as-2"><div><p><b>A. Property</b></p>${table(
        'as-t',
        [],
        [
          ['Blanket buildings', money(first!.building * 4)],
          ['Personal property', money(first!.contents)],
          ['Ordinance or law, B &amp; C', money(250_000)],
          ['Water backup', money(50_000)],
          ['Deductible', money(10_000)],
        ],
      )}<p><b>B. Fidelity</b></p>${table(
        'as-t',
        [],
        [
          ['Employee dishonesty', money(chance.int(2, 9) * 50_000)],
          ['Deductible', money(2500)],
        ],
      )}</div><div><p><b>C. General liability</b></p>${table('as-t', [], asRows(liability))}<p><b>D. Directors and officers (claims made)</b></p>${table(
        'as-t',
        [],
        [
          ['Each claim', money(1_000_000)],
          ['Aggregate', money(1_000_000)],
          ['Retention', money(1000)],
          ['Prior acts', voice.date(truth.prior.gl.effective)],
        ],
      )}</div></div><p>Managing agent: ${text(truth.names.business())}. Premium ${money(gl.premium)}.</p>${asides(voice)}${formAndCopyLine(voice, 'CAP 100')}`,
      'h3 { text-align: center } .as td:first-child { width: 26%; font-weight: bold } .as td { border-top: 0.5pt solid #444 } .as-2 { display: grid; grid-template-columns: 1fr 1fr; gap: 14pt } .as-2 p { margin: 6pt 0 0; print-color-adjust: exact; background: #e8eddf; padding: 2pt } .as-t { margin: 0 } .as-t td:last-child { text-align: right }',
    )
  },
}

export const premisesAndAssociationsFamilies: LearnFamily[] = [
  { name: 'premises insured', style: manyDates(['sans', 'narrow', 'modern'], [8, 8.5]), papers: { premisesTable: withNotices(premisesTable), premisesBlocks: withNotices(premisesBlocks) } },
  { name: 'bought on line', style: manyDates(['modern'], [9.5, 10], { capitals: false, money: dollars }), papers: { onLine } },
  { name: 'associations', style: manyDates(['sans', 'serif'], [9, 9.5]), papers: { association: withNotices(association) } },
] // biome-ignore format: a family in a line
