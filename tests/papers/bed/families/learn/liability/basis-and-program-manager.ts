import type { LearnFamily, Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import { notesWithForm } from '../kit/fine-print.ts'
import { agencyTold, insuredTold } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

/** What a limit is of, what it is for and how much it is in three columns. */
const byBasis: Paper = {
  draw: (voice) => {
    const { truth, chance, money, text } = voice
    const basis: Record<string, [string, string]> = {
      occurrence: ['Bodily injury and property damage', 'any one occurrence'],
      rented: ['Premises leased to you', 'any one fire or explosion'],
      medical: ['Medical expenses', 'any one person'],
      personal: ['Personal injury and advertising injury', 'any one person or firm'],
      products: ['Products and completed operations', 'total for the term'],
      aggregate: ['All other than products and completed operations', 'total for the term'],
    }
    const rows = Object.entries(basis).map(([name, [what, per]]) => tableRow(what, per, voice.limit('gl', name)))
    const per = chance.maybe(0.4)
      ? `<p>The term total applies ${voice.tick('gl.perPolicy', 'to the policy as a whole')}.</p>`
      : ''
    return declarations(
      `<div class="by-t"><span>${voice.carrier('gl')}</span><span>NAIC ${voice.naic('gl')}</span></div><h2>Liability Declarations</h2>
      ${tableOf('by', tableRow('Policy', voice.number('gl'), 'Class', text(truth.locations[0]!.classification)), tableRow('Begins', voice.effective('gl'), 'Ends', voice.expiration('gl')), tableRow('Insured', insuredTold(voice), 'Agency', agencyTold(voice)))}
      ${tableOf('by by-r', headRow('Insurance for', 'Basis', 'Amount'), ...rows, tableRow('Employee benefits errors', 'each employee', chance.pick(['Not purchased', money(250_000)])), tableRow('Pollution cleanup, sublimit', 'total for the term', money(25_000)))}${per}<p>Deductible: none on bodily injury, ${money(500)} on property damage.</p>${notesWithForm(voice)}`,
      '.by-t { display: flex; justify-content: space-between; border-top: 3pt double #000; border-bottom: 3pt double #000; padding: 3pt 0 } .by td { border: 0.4pt solid #999 } .by-r td:last-child, .by-r th:last-child { text-align: right }',
    )
  },
}

/** A program manager at the head of the page, the insurer at its foot, and three columns of money. */
export const programManager: Paper = {
  draw: (voice) => {
    const { truth, money, text, address, chance } = voice
    const { gl } = truth.policies
    const share = () => money(Math.round(gl.premium / chance.int(6, 11)))
    const rows = voice
      .limits('gl', {
        occurrence: 'Per occurrence',
        personal: 'P &amp; A injury',
        products: 'Products / completed operations aggregate',
        aggregate: 'Policy general aggregate',
        rented: 'Damage to rented premises',
        medical: 'Medical expense per person',
      })
      .map(([label, amount]) => tableRow(label, amount, money(chance.pick([500, 750, 1500])), share()))
    return declarations(
      `<p class="pm-c"><b>${text(truth.wholesaler.name)}</b><br>Program Manager and Administrator<br>${address(truth.wholesaler.address).join(', ')}<br>Fax ${text(truth.wholesaler.fax)}</p><h3 class="pm-c">LIABILITY POLICY – SCHEDULE</h3>
      ${tableOf('pm', tableRow('Certificate of coverage / Policy number:', `<b>${voice.number('gl')}</b>`), tableRow('Assured:', insuredTold(voice)), tableRow('Term, noon standard time:', `${voice.effective('gl')} – ${voice.expiration('gl')}`), tableRow('Submitted by (agent):', agencyTold(voice)))}${tableOf('pm pm-l', headRow('Section', 'Limit', 'Deductible', 'Premium'), ...rows)}
      ${tableOf('pm', tableRow('Risk management fee', money(150)), tableRow('State surplus lines tax', money(Math.round(gl.premium * 0.04))), tableRow('Amount due', money(Math.round(gl.premium * 1.04) + 150)))}<p class="pm-f">Security: ${voice.carrier('gl')} 100%. This insurance was placed with an insurer that the state does not admit. Service of suit: ${text(truth.names.person())}, Esq.</p>${notesWithForm(voice)}`,
      '.pm-c { text-align: center } .pm td { vertical-align: top } .pm-l td, .pm-l th { border: 0.6pt solid #000 } .pm-l td:nth-child(n+2) { text-align: right } .pm-f { border-top: 0.8pt solid #000; font-size: 0.85em }',
    )
  },
}

/** A continuous policy is carried on for a term by a certificate: the amounts that end stand first. */
const renewalCertificate: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    const { gl } = truth.policies
    const before = otherLimits(chance, 'gl', gl.limits)
    const words: [string, string][] = [
      ['occurrence', 'Occurrence'],
      ['aggregate', 'Aggregate, general'],
      ['products', 'Aggregate, products'],
      ['rented', 'Rented premises'],
      ['medical', 'Medical, person'],
    ]
    const rows = words.map(([name, label]) =>
      tableRow(label, `<s>${money(before[name]!)}</s>`, voice.limit('gl', name)),
    )
    return declarations(
      `<div class="rc"><h2>RENEWAL CERTIFICATE</h2><p>Commercial liability policy ${voice.number('gl')}</p><p>${voice.carrier('gl')} renews the policy named above for the term beginning ${voice.effective('gl')} and ending ${voice.expiration('gl')} in return for a premium of ${money(gl.premium)}. The term that ends ran from ${date(truth.prior.gl.effective)}.</p>${tableOf('rc-t', tableRow('Insured', insuredTold(voice)), tableRow('Agent of record', agencyTold(voice)))}${tableOf('rc-t rc-a', headRow('', 'Expiring', 'Renewed'), ...rows)}<p>Attach this certificate to your policy. Nothing else is changed.</p></div>${notesWithForm(voice)}`,
      '.rc { border: 2.5pt double #333; padding: 10pt } .rc h2 { text-align: center } .rc-t td, .rc-t th { border-bottom: 0.4pt solid #888 } .rc-a td:nth-child(n+2) { text-align: right }',
    )
  },
}

export const basisAndProgramManagerFamilies: LearnFamily[] = [
  { name: 'what for and how much', style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { byBasis } },
  { name: 'program manager', style: ({ pick }) => ({ size: pick([8.5, 9.5]) }), papers: { programManager } },
  { name: 'continued policy', papers: { renewalCertificate } },
] // biome-ignore format: a family in a line
