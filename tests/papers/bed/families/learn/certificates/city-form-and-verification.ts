import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { daysLater } from '../../../listed.ts'
import { captionAbove, columns, inLines, paragraphs, two } from '../kit/blocks.ts'
import { agencyTold, homeOffice, insuredTold, stranger } from '../kit/parties.ts'
import { ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { retained, termTold, trigger } from '../kit/terms.ts'

const proof = ruledSheet('certificate', 'fills')

/** A fund certifies to whom it may concern. */
export const fundProof: Paper = {
  draw: (voice) => {
    const { truth, date, chance } = voice
    return proof(
      `${two(`<h3>${voice.carrier('wc')}</h3>${homeOffice(voice, 'wc')}`, `<b>CERTIFICATE OF WORKERS' COMPENSATION INSURANCE</b><br>Certificate no. ${chance.digits(6)}<br>ISSUE DATE: ${date(daysLater(truth.policies.wc.effective, chance.int(2, 60)))}`)}<div class="win">${stranger(voice)}</div>${columns('1fr 1fr', captionAbove('Policy number', voice.number('wc')), captionAbove('Policy period', termTold(voice, 'wc')))}${paragraphs("This is to certify that we have issued a valid Workers' Compensation insurance policy in a form approved by the Insurance Commissioner to the employer named below for the policy period indicated.", "This policy is not subject to cancellation by the Fund except upon 30 days' advance written notice to the employer. We will also give you 30 days' advance notice should this policy be cancelled prior to its normal expiration.", 'This certificate of insurance is not an insurance policy and does not amend, extend or alter the coverage afforded by the policy listed herein.')}<p>EMPLOYER'S LIABILITY LIMIT INCLUDING DEFENSE COSTS: ${voice.limit('wc', 'accident')} PER OCCURRENCE.</p><p>EMPLOYER</p><div>${insuredTold(voice)}</div><p class="rt">Authorized Representative</p>`,
      'p { margin: 10pt 0 }',
    )
  },
}

/** A city's own form, filled in by the agent. */
const cityForm: Paper = {
  draw: (voice) => {
    const { truth, money, chance, date } = voice
    const { auto } = truth.policies
    const symbols = voice.symbols()
    return proof(
      `<p class="md"><b>CITY OF ${voice.text(truth.names.address().city.toUpperCase())}<br>CERTIFICATE OF LIABILITY INSURANCE &ndash; PERMITTEE</b></p><p class="fine">This form must be completed by the insurance agent or company. Other forms will not be accepted.</p>${table('fm', [], [[captionAbove('Permittee (insured)', insuredTold(voice)), captionAbove('Agent completing this form', inLines(agencyTold(voice), `Contact: ${voice.reach('contact')}`, voice.reach('phone')))]])}${table(
        'gr',
        ['Coverage', 'Company', 'Policy number', 'Effective', 'Expires', 'Limits in force'],
        [
          [
            `General liability<br>${trigger(voice, 'occurrence', 'claims made')}`,
            voice.carrier('gl'),
            voice.number('gl'),
            voice.effective('gl'),
            voice.expiration('gl'),
            inLines(
              ...voice
                .limits('gl', {
                  occurrence: 'each occurrence',
                  aggregate: 'general aggregate',
                  products: 'products &amp; completed operations aggregate',
                })
                .map(([words, amount]) => `${amount} ${words}`),
            ),
          ],
          [
            `Automobile<br>symbols ${symbols}`,
            voice.carrier('auto'),
            voice.number('auto'),
            voice.effective('auto'),
            voice.expiration('auto'),
            inLines(
              ...voice
                .limits('auto', {
                  csl: 'combined single limit',
                  perPerson: 'bodily injury per person',
                  perAccident: 'bodily injury per accident',
                  damage: 'property damage per accident',
                })
                .map(([words, amount]) => `${amount} ${words}`),
            ),
          ],
        ],
      )}${paragraphs(`The City requires at least ${money(1_000_000)} each occurrence. The City, its officers and employees are additional insureds as respects the permitted activity.`, `Permit no. ${chance.digits(5)}: ${chance.pick(['sidewalk cafe', 'street excavation', 'special event, parade', 'dumpster in the roadway'])}`)}<p>Signature ________________ &emsp; Date ${date(daysLater(auto.effective, 9))}</p>`,
      '.gr th { font-size: 0.85em } .gr td:nth-child(3), .gr td:nth-child(4), .gr td:nth-child(5) { white-space: nowrap }',
    )
  },
}

/** A company's own verification: a few lines for whoever leases a machine to the insured. */
const verification: Paper = {
  draw: (voice) => {
    const { truth, chance, date } = voice
    const { umbrella } = truth.policies
    return proof(
      `<h3>${voice.carrier('umbrella')}</h3><h4>VERIFICATION OF INSURANCE</h4><p>${date(daysLater(umbrella.effective, chance.int(3, 90)))}</p><p>To: ${stranger(voice)}</p><p>At the request of our policyholder we verify the following ${voice.tick('umbrella.umbrella', 'umbrella')} liability policy:</p>${table(
        'ln',
        [],
        asRows([
          ['Policyholder', insuredTold(voice)],
          ['Policy number', voice.number('umbrella')],
          ['Policy period', termTold(voice, 'umbrella')],
          ['Each occurrence', voice.limit('umbrella', 'occurrence')],
          ['Aggregate', voice.limit('umbrella', 'aggregate')],
          ['Self-insured retention', retained(voice)],
          ['Agent', inLines(agencyTold(voice), voice.reach('phone'))],
        ]),
      )}<p>This verification neither affirmatively nor negatively amends, extends or alters the coverage. Underlying policies are not verified here.</p>`,
      '.ln td:first-child { width: 36% } p { margin: 9pt 0 }',
    )
  },
}

export const cityFormAndVerificationFamilies: LearnFamily[] = [
  { name: 'vouched for', style: manyCities(['sans', 'serif'], [9, 9.5]), papers: { cityForm, verification, fillable } },
] // biome-ignore format: a family in a line
