import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { dollars } from '../kit/amounts.ts'
import { bracketed, captionedBox, inLines } from '../kit/blocks.ts'
import { formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, bankOrLeasing, homeOffice, insuredSplitAtTrade, siteOnDepotStreet } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termTold } from '../kit/terms.ts'

/** What stands behind each amount on the bureau's page. */
const HOW: [name: string, label: string, behind: string][] = [
  ['occurrence', 'Each Occurrence Limit', ''],
  ['rented', 'Damage To Premises Rented To You Limit', 'Any one premises'],
  ['medical', 'Medical Expense Limit', 'Any one person'],
  ['personal', 'Personal &amp; Advertising Injury Limit', 'Any one person or organization'],
  ['aggregate', 'General Aggregate Limit', ''],
  ['products', 'Products/Completed Operations Aggregate Limit', ''],
]

const SHAPES = ['Individual', 'Partnership', 'Joint Venture', 'Trust', 'Limited Liability Company', 'Organization, including a corporation'] // biome-ignore format: a list

/** The bureau's page for general liability: amounts in the middle, classes under captions of two lines with rates for both hazards. */
const bureauLiability: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const shape = chance.pick(SHAPES)
    const rate = () => `${chance.int(0, 9)}.${chance.digits(3)}`
    const limits = HOW.map(([name, label, behind]) => [label, voice.limit('gl', name), behind])
    const classes = truth.locations.map((one) => [one.number, `${one.classCode}<br>${text(one.classification)}`, `${one.exposure.toLocaleString('en-US')}<br>${one.basis}`, one.rate, rate(), money(one.premium), money(Math.round(one.premium / 3))]) // biome-ignore format: a row
    const two =
      '<tr><th rowspan="2">Loc.<br>No.</th><th rowspan="2">Code No. / Classification</th><th rowspan="2">Premium Base</th><th colspan="2">Rate</th><th colspan="2">Advance Premium</th></tr><tr><th>Prem/Ops</th><th>Prod/Comp<br>Ops</th><th>Prem/Ops</th><th>Prod/Comp<br>Ops</th></tr>'
    return declarations(
      `<p class="bu-r">POLICY NUMBER: ${voice.number('gl')}</p><h3>COMMERCIAL GENERAL LIABILITY DECLARATIONS</h3>${table('bu', [], [[inLines('<small>COMPANY NAME AND ADDRESS</small>', voice.carrier('gl'), homeOffice(voice, 'gl', '<br>')), inLines('<small>PRODUCER NAME AND ADDRESS</small>', agencyTold(voice))]])}${table(
        'bu',
        [],
        [
          [`NAMED INSURED:<br>MAILING ADDRESS:`, insuredSplitAtTrade(voice)],
          [
            'POLICY PERIOD:',
            `From ${voice.effective('gl')} to ${voice.expiration('gl')} at 12:01 A.M. standard time at your mailing address shown above`,
          ],
        ],
      )}<p class="bu-s">IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY.</p><p class="bu-t">LIMITS OF INSURANCE</p>${table('bu-l', [], limits)}<p class="bu-t">RETROACTIVE DATE (CLAIMS-MADE ONLY)</p><p>This insurance does not apply to injury or damage which occurs before the Retroactive Date, if any, shown here: ${gl.claimsMade ? voice.date(truth.prior.gl.effective) : 'NONE'}<br>Coverage form: ${bracketed(!gl.claimsMade, triggerOf(voice, false))} &emsp; ${bracketed(gl.claimsMade, triggerOf(voice, true))}</p><p class="bu-t">DESCRIPTION OF BUSINESS</p><p>FORM OF BUSINESS: ${SHAPES.map((one) => bracketed(one === shape, one)).join(' &nbsp; ')}<br>BUSINESS DESCRIPTION: ${text(truth.locations[0]!.classification)}</p><p class="bu-t">ALL PREMISES YOU OWN, RENT OR OCCUPY</p>${table(
        'bu-c',
        ['LOCATION NO.', 'ADDRESS'],
        truth.locations.map((one) => [one.number, siteOnDepotStreet(voice, one)]),
      )}<p class="bu-t">CLASSIFICATION AND PREMIUM</p>${table('bu-c', [], [], two + classes.map((cells) => `<tr><td>${cells.join('</td><td>')}</td></tr>`).join(''))}<p>PREMIUM SHOWN IS PAYABLE: ${money(gl.premium)} at inception. AUDIT PERIOD: ${bracketed(true, 'Annually')} ${bracketed(false, 'Semiannually')} ${bracketed(false, 'Quarterly')}</p><p>Countersigned ____________ by ____________ &emsp; Loss payee: ${bankOrLeasing(voice)}</p>${formAndCopyLine(voice, 'XG DS 01')}`,
      '.bu-r { margin: 0 } h3 { text-align: center; margin: 4pt } .bu td { border: 0.7pt solid #000 } .bu td:first-child { width: 34% } .bu small { font-size: 0.78em } .bu-s { text-align: center; font-size: 0.78em } .bu-t { text-align: center; font-weight: bold; border-top: 0.7pt solid #000; border-bottom: 0.7pt solid #000; margin: 5pt 0 2pt } .bu-l { margin: 0 } .bu-l td { padding: 0.5pt 4pt } .bu-l td:nth-child(1) { width: 44% } .bu-l td:nth-child(2) { width: 16%; text-align: right; padding-right: 12pt } .bu-c { margin: 0 } .bu-c th, .bu-c td { border: 0.4pt solid #000; font-size: 0.88em } .bu-c th { text-align: center } .bu-c td:nth-child(n+4) { text-align: right }',
    )
  },
}

/** Only what holds is remembered; the other word stands beside an empty box. */
function triggerOf(voice: Voice, claimsMade: boolean): string {
  const words = claimsMade ? 'Claims-Made' : 'Occurrence'
  if (voice.truth.policies.gl.claimsMade !== claimsMade) return words
  return voice.tick(claimsMade ? 'gl.claimsMade' : 'gl.occurrence', words)
}

/** The bureau's page for an excess policy of the same company: boxes for what it is, amounts in the middle. */
const bureauExcess: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { umbrella, gl } = truth.policies
    const { retention } = umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    const required = [['General Liability', `${money(1_000_000)} occurrence / ${money(2_000_000)} aggregate`, chance.digits(9)], ['Automobile Liability', `${money(1_000_000)} each accident`, chance.digits(9)], ['Employers Liability', `${money(500_000)} / ${money(500_000)} / ${money(500_000)}`, chance.digits(9)]] // biome-ignore format: rows
    return declarations(
      `<p class="bu-r">POLICY NUMBER: ${voice.number('umbrella')}</p><h3>COMMERCIAL LIABILITY ${voice.tick('umbrella.umbrella', 'UMBRELLA')} DECLARATIONS</h3><div class="bx2">${captionedBox('COMPANY', inLines(voice.carrier('umbrella'), homeOffice(voice, 'umbrella', '<br>')))}${captionedBox('PRODUCER', agencyTold(voice))}${captionedBox('NAMED INSURED AND MAILING ADDRESS', insuredSplitAtTrade(voice))}${captionedBox('POLICY PERIOD', termTold(voice, 'umbrella', ' TO '))}</div><p class="bu-t">LIMITS OF INSURANCE</p>${table(
        'bu-l',
        [],
        [
          ['Each Occurrence Limit (Liability Coverage)', voice.limit('umbrella', 'occurrence')],
          ['Personal and Advertising Injury Limit', money(umbrella.limits.occurrence!)],
          ['Aggregate Limit (except with respect to covered autos)', voice.limit('umbrella', 'aggregate')],
          ['Self-insured Retention', retention ? voice.limit('umbrella', 'retention') : 'None'],
        ],
      )}<p class="bu-t">SCHEDULE OF UNDERLYING INSURANCE</p>${table('bu-c', ['TYPE', 'LIMITS', 'POLICY NUMBER'], required)}<p>Premium ${money(umbrella.premium)}. The premium of your package, ${money(gl.premium)}, is billed apart.</p>${formAndCopyLine(voice, 'XU DS 01', 'umbrella')}`,
      '.bu-r { margin: 0 } h3 { text-align: center } .bx2 { display: grid; grid-template-columns: 1fr 1fr } .bx { border: 0.6pt solid #000; padding: 3pt 5pt } .bx small { font-size: 0.75em } .bu-t { text-align: center; font-weight: bold; border-top: 0.7pt solid #000; border-bottom: 0.7pt solid #000 } .bu-l td:nth-child(2) { text-align: right; width: 30%; padding-right: 60pt } .bu-c th, .bu-c td { border: 0.4pt solid #000 }',
    )
  },
}

export const bureauPagesFamilies: LearnFamily[] = [
  { name: 'pages of the bureau', style: manyDates(['sans', 'narrow', 'serif'], [8, 8.5], { money: dollars }), papers: { bureauLiability: withNotices(bureauLiability), bureauExcess: withNotices(bureauExcess, 'umbrella') } },
] // biome-ignore format: a family in a line
