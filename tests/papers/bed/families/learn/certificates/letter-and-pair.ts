import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { daysLater } from '../../../listed.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { agencyTold, homeOffice, insuredSplitAtTrade, stranger } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { termTold, trigger } from '../kit/terms.ts'

const proof = printed('certificate', 'fills')

/** A company's own certificate, a letter with a table. */
const letterProof: Paper = {
  draw: (voice) => {
    const { truth, money, date } = voice
    return proof(
      `<p>${voice.carrier('wc')}<br>${homeOffice(voice, 'wc')}</p><p>${date(daysLater(truth.policies.wc.effective, 14))}</p><h3>CERTIFICATE OF WORKERS’ COMPENSATION INSURANCE</h3><p>Issued to:</p><p style="margin-left:24pt">${stranger(voice)}</p><p>This is to certify that we have issued a valid workers’ compensation policy to the employer named below for the policy period indicated.</p>${table(
        'lp',
        [],
        [
          ['Employer', insuredSplitAtTrade(voice)],
          ['Policy number', voice.number('wc')],
          ['Policy period', termTold(voice, 'wc')],
          [
            'Employer’s liability limit',
            `${voice.limit('wc', 'accident')} per accident; disease ${voice.limit('wc', 'disease')} policy limit, ${voice.limit('wc', 'employee')} each employee`,
          ],
        ],
      )}<p>This policy is not subject to cancellation by us except upon 30 days’ advance written notice to the employer. Neither this nor any requirement of a contract for limits such as ${money(5_000_000)} amends the policy.</p><p>Authorized representative</p>`,
      'h3 { text-align: center } p { margin: 9pt 0 } .lp td { border-top: 0.5pt solid #000; padding: 4pt } .lp td:first-child { width: 32% }',
    )
  },
}

/** Evidence of a program for a landlord: two policies side by side. */
const pairProof: Paper = {
  draw: (voice) => {
    const { truth, text, chance } = voice
    if (truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    const facts = (line: 'gl' | 'umbrella') =>
      asRows([['Insurer', voice.carrier(line)], ['NAIC', voice.naic(line)], ['Policy number', voice.number(line)], ['Effective', voice.effective(line)], ['Expires', voice.expiration(line)]]) // biome-ignore format: a list
    return proof(
      `<h3>EVIDENCE OF LIABILITY INSURANCE</h3><p>This evidence is given as information only. It confers no rights on the recipient and does not amend the policies.</p>${sides(captionedBox('Insured', insuredSplitAtTrade(voice)), captionedBox('Producer', inLines(agencyTold(voice), voice.reach('contact'), voice.reach('phone'))), captionedBox('Recipient', stranger(voice)))}<div class="ev2"><div><h4>General liability – ${trigger(voice, 'occurrence', 'claims-made')}</h4>${table('', [], [...facts('gl'), ...asRows(voice.limits('gl', { occurrence: 'Each occurrence', rented: 'Damage to rented premises', medical: 'Medical, any one person', personal: 'Personal and advertising injury', aggregate: 'General aggregate', products: 'Products and completed operations' }))])}</div><div><h4>${voice.tick('umbrella.umbrella', 'Umbrella')} liability</h4>${table('', [], [...facts('umbrella'), ...asRows(voice.limits('umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Retention' }))])}</div></div><p>Lease of suite ${chance.int(100, 900)}. Property and workers compensation are evidenced elsewhere. Prepared by ${text(truth.names.person())}.</p>`,
      'h3, h4 { text-align: center } .sides { display: grid; grid-template-columns: 1fr 1fr 1fr } .bx, .ev2 > div { border: 0.6pt solid #333; padding: 3pt 4pt } .ev2 { display: grid; grid-template-columns: 1fr 1fr; margin-top: 6pt } .ev2 td:last-child { text-align: right }',
    )
  },
}

export const letterAndPairFamilies: LearnFamily[] = [
  { name: 'certified otherwise', style: manyDates(['sans', 'serif'], [8.5, 9]), papers: { letterProof, pairProof, fillable } },
] // biome-ignore format: a family in a line
