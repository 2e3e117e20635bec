import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { asides, formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtTrade } from '../kit/parties.ts'
import { declarations, newPageOfOld } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termTold } from '../kit/terms.ts'

/** What lies below: other policies of other companies, and none of it on a certificate made from this document. */
function below(voice: Voice) {
  const { truth, text, money, date, chance } = voice
  const { gl, auto, wc } = truth.prior
  const dates = `${date(gl.effective)} – ${date(gl.expiration)}`
  const other = () => `${text(truth.names.carrier().name)}<br>Policy ${chance.pick(['P', 'TX', 'KB'])}${chance.digits(6)}<br>${dates}` // biome-ignore format: a line
  return [
    [other(), 'General Liability', inLines(`Each Occurrence ${money(gl.limits.occurrence!)}`, `General Aggregate ${money(gl.limits.aggregate!)}`, `Products/Completed Operations Aggregate ${money(gl.limits.products!)}`)],
    [other(), 'Auto Liability', `Combined Single Limit ${money(auto.limits.csl ?? 1_000_000)}`],
    [other(), 'Employers Liability', inLines(`Each Accident ${money(wc.limits.accident!)}`, `Disease – Policy Limit ${money(wc.limits.disease!)}`, `Disease – Each Employee ${money(wc.limits.employee!)}`)],
  ] // biome-ignore format: rows
}

/** An umbrella by numbered items, whose schedule comes on a page behind. */
const umbrellaItems: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const { limits, premium } = truth.policies.umbrella
    if (limits.retention) voice.tick('umbrella.retention', '')
    return declarations(
      `<div class="ui-h">${voice.carrier('umbrella')}<br><small>${homeOffice(voice, 'umbrella')}</small></div><h3>COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')} DECLARATIONS</h3><div class="ui"><span>1.</span><div>Named Insured and Address<br><b>${insuredSplitAtTrade(voice)}</b></div><div>Producer<br>${agencyTold(voice)}</div><span>2.</span><div>Policy Number<br><b>${voice.number('umbrella')}</b></div><div>Policy Period<br>${termTold(voice, 'umbrella')}</div><span>3.</span><div>Limits of Insurance<br>${table(
        'ui-l',
        [],
        [
          ['Each Occurrence Limit', voice.limit('umbrella', 'occurrence')],
          ['Aggregate Limit', voice.limit('umbrella', 'aggregate')],
          ['Crisis Management', money(50_000)],
        ],
      )}</div><div>Self-Insured Retention<br>${limits.retention ? voice.limit('umbrella', 'retention') : 'None'}</div><span>4.</span><div>Premium<br>${money(premium)}</div><div>Underlying insurance: see schedule</div></div>${asides(voice)}${formAndCopyLine(voice, 'UMB DEC', 'umbrella')}${newPageOfOld}<p><b>SCHEDULE OF UNDERLYING INSURANCE</b></p>${table('ui-t', ['Carrier, Policy Number and Period', 'Coverage', 'Limits'], below(voice))}`,
      '.ui-h { text-align: center; font-weight: bold } h3 { text-align: center } .ui { display: grid; grid-template-columns: 18pt 1fr 1fr; gap: 10pt 8pt } .ui > div { border-top: 0.5pt solid #555 } .ui-l { margin: 0 } .ui-l td:last-child { text-align: right } .ui-t td, .ui-t th { border: 0.5pt solid #555 }',
    )
  },
}

/** Excess of a primary, layers in words: the policy's own limit stands first. */
export const layer: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { premium } = truth.policies.umbrella
    const primary = chance.int(1, 5) * 1_000_000
    return declarations(
      `${sides(inLines(voice.carrier('umbrella'), homeOffice(voice, 'umbrella')), `Follow Form ${voice.tick('umbrella.excess', 'Excess')} Liability<br>Declarations`)}${table(
        'la',
        [],
        [
          ['Policy No.', voice.number('umbrella')],
          ['Insured', insuredSplitAtTrade(voice)],
          [
            'Policy Period',
            `Inception ${voice.effective('umbrella')} &nbsp; Expiration ${voice.expiration('umbrella')}`,
          ],
          [
            'Limit of Liability',
            inLines(
              `${voice.limit('umbrella', 'occurrence')} each occurrence`,
              `${voice.limit('umbrella', 'aggregate')} aggregate`,
            ),
          ],
          [
            'Excess of (total underlying limits)',
            inLines(`${money(primary)} each occurrence`, `${money(primary * 2)} aggregate`),
          ],
          ['Followed Policy', `${text(truth.names.carrier().name)}, no. ${chance.digits(8)}`],
          ['Wholesale broker', text(truth.wholesaler.name)],
          ['Retail producer', agencyTold(voice)],
          ['Premium', `${money(premium)} plus surplus lines tax ${money(Math.round(premium * 0.0485))}`],
        ],
      )}${asides(voice)}${formAndCopyLine(voice, 'XS-FF', 'umbrella')}`,
      '.sides { display: flex; justify-content: space-between; border-bottom: 2pt solid #444 } .sides > div:last-child { text-align: right; font-weight: bold } .la td { padding: 4pt; border-bottom: 0.4pt solid #aaa } .la td:first-child { width: 34%; font-weight: bold }',
    )
  },
}

/** An umbrella of a small company on one page: three boxes in a row, what is required below. */
const threeBoxes: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { limits } = truth.policies.umbrella
    if (limits.retention) voice.tick('umbrella.retention', '')
    const big = (label: string, amount: string) => captionedBox(label, `<b style="font-size:1.3em">${amount}</b>`)
    return declarations(
      `<p><b>${voice.carrier('umbrella')}</b></p><p>Business ${voice.tick('umbrella.umbrella', 'Umbrella')} Liability Policy ${voice.number('umbrella')}</p><div class="tb">${big('EACH OCCURRENCE', voice.limit('umbrella', 'occurrence'))}${big('AGGREGATE', voice.limit('umbrella', 'aggregate'))}${big('RETAINED LIMIT', limits.retention ? voice.limit('umbrella', 'retention') : 'None')}</div>${table(
        'tb-t',
        [],
        [
          ['Insured', insuredSplitAtTrade(voice)],
          ['Coverage starts', voice.effective('umbrella')],
          ['Coverage ends', voice.expiration('umbrella')],
          ['Agency', agencyTold(voice)],
          ['Annual premium', money(truth.policies.umbrella.premium)],
        ],
      )}<p>You agree to maintain primary insurance of at least: general liability ${money(1_000_000)} / ${money(2_000_000)}; automobile ${money(chance.pick([500_000, 1_000_000]))}; employers liability ${money(500_000)} each accident.</p>${asides(voice)}`,
      '.tb { display: grid; grid-template-columns: 1fr 1fr 1fr } .bx { border: 1pt solid #246; padding: 6pt; text-align: center } .tb-t td:first-child { width: 28% } .tb-t td { border-bottom: 0.3pt dashed #888 }',
    )
  },
}

export const threeBoxesAndLayerFamilies: LearnFamily[] = [
  { name: 'upper layers', style: manyDates(['sans', 'serif', 'narrow'], [9, 9.5]), papers: { umbrellaItems: withNotices(umbrellaItems, 'umbrella'), layer: withNotices(layer, 'umbrella'), threeBoxes: withNotices(threeBoxes, 'umbrella') } },
] // biome-ignore format: a family in a line
