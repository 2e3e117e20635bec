import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withClosing } from '../enclosures/closing-and-complaints.ts'
import { captionAbove, inLines, paragraphs, two } from '../kit/blocks.ts'
import { agencyTold, agencyUntold, carrierName, homeOffice, insuredTold, insuredUntold, siteOnFoundryRoad } from '../kit/parties.ts' // biome-ignore format: a list
import { ruledDeclarations, ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'

const others = (voice: Voice) => {
  voice.notJudged('professional')
  return voice.truth.policies.professional
}

/** Miscellaneous professional liability: the page of a web-savvy specialist. */
const professionals: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const one = others(voice)
    return ruledDeclarations(
      `<h3>${carrierName(voice, 'professional')}</h3><p class="fine">${homeOffice(voice, 'professional')}</p><h4>${chance.pick(['Consultants', 'Technology', 'Design', 'Real Estate'])} Professional Liability Insurance<br>Declarations</h4><p><b>Claims-made coverage. Please read the policy carefully.</b></p>${table('pf', [], [['Policy no.:', text(one.number)], ['Renewal of:', text(truth.prior.professional.number)], ['Broker:', agencyTold(voice)], ['Named insured:', voice.insured()], ['Address:', voice.insuredAddress().join('<br>')], ['Policy period:', `Inception date: ${date(one.effective)} &ensp; Expiration date: ${date(one.expiration)}<br>At 12:01 A.M. at the address of the Named Insured`], ['Limits of liability:', `${money(one.limits.claim!)} each claim, including claims expenses<br>${money(one.limits.aggregate!)} aggregate for all claims`], ['Deductible:', `${money(one.limits.retention!)} each claim`], ['Retroactive date:', date(truth.prior.professional.effective)], ['Premium:', money(one.premium)], ['Notice of claim to:', 'reportaclaim@pl.example.com']])}<p class="fine">MPL DEC ${chance.int(10, 12)} ${chance.int(12, 22)}. Endorsements: ${text(truth.forms.slice(0, 4).map(({ number }) => number).join(', '))}</p>`, // biome-ignore format: a page
      '.pf td:first-child { width: 120pt; font-weight: bold } .pf td { padding: 4pt }',
    )
  },
}

/** Cyber: insuring agreements lettered, limits and retentions beside them. */
const cyber: Paper = {
  draw: (voice) => {
    const { money, text, date } = voice
    const one = others(voice)
    const agreements = ['Network security and privacy liability', 'Regulatory defense and penalties', 'Breach response and remediation', 'Business interruption and extra expense', 'Digital asset restoration', 'Ransomware and extortion', 'Funds transfer fraud', 'Media content'] // biome-ignore format: a list
    return ruledDeclarations(
      `${two(`<h3>Cyber &amp; Technology Policy</h3>`, `Policy ${text(one.number)}`)}${table(
        'ln',
        [],
        [
          ['Item 1', 'First named insured', insuredTold(voice)],
          ['Item 2', 'Policy period', `${date(one.effective)} to ${date(one.expiration)}`],
          ['Item 3', 'Insurer', carrierName(voice, 'professional')],
          ['Item 4', 'Policy aggregate limit', money(one.limits.aggregate!)],
          ['Item 5', 'Premium', money(one.premium)],
          ['Item 6', 'Broker', inLines(agencyTold(voice), voice.reach('email'))],
        ],
      )}<h5>Item 7. Insuring agreements purchased</h5>${table(
        'gr amt',
        ['', 'Agreement', 'Limit', 'Retention'],
        agreements.map((what, at) => [
          String.fromCharCode(65 + at),
          what,
          at === 6 ? money(100_000) : money(one.limits.claim!),
          at === 3 ? '8 hours' : money(one.limits.retention!),
        ]),
      )}${paragraphs('Incident hotline 1-888-555-0151, available at all hours. Security scanning is included with the policy.')}`,
      '.ln td:first-child { width: 44pt } .ln td:nth-child(2) { width: 130pt } .gr td:nth-child(3) { text-align: right }',
    )
  },
}

/** Contractors' machines and a building under construction: no liability at all. */
const inlandMarine: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const items = ['Backhoe loader', 'Compact track loader', 'Telehandler', 'Dump trailer', 'Plate compactor', 'Light tower'].map((what, at) => [String(at + 1), String(chance.int(2008, 2024)), what, `SN ${chance.digits(8)}`, money(chance.int(4, 120) * 1000)]) // biome-ignore format: a list
    return ruledSheet('declarations', 'names only')(
      `<h4 class="md">INLAND MARINE COVERAGE PART<br>DECLARATIONS</h4>${table(
        'fm',
        [],
        [
          [
            captionAbove('Company', `${carrierName(voice, 'gl')}<br>${homeOffice(voice, 'gl')}`),
            captionAbove('Policy number', text(gl.number)),
          ],
          [captionAbove('Named insured', insuredUntold(voice)), captionAbove('Agent', agencyUntold(voice))],
          [
            captionAbove('Policy period', `${date(gl.effective)} to ${date(gl.expiration)}`),
            captionAbove('Business', text(truth.locations[0]!.classification)),
          ],
        ],
      )}<p class="bar">CONTRACTORS EQUIPMENT COVERAGE</p>${table('gr amt', ['Item', 'Year', 'Description', 'Serial', 'Limit'], items)}${table(
        'amt',
        [],
        asRows([
          ['Unscheduled tools, any one item', money(1500)],
          ['Leased or rented equipment', money(75_000)],
          ['Catastrophe limit', money(chance.int(4, 20) * 50_000)],
          ['Deductible', money(1000)],
        ]),
      )}<p class="bar">BUILDERS RISK</p><p>Any one structure ${money(truth.locations[0]!.building)}; in transit ${money(25_000)}; temporary storage ${money(25_000)}. Coinsurance: waived.</p><p>Premium ${money(Math.round(gl.premium / 6))}. Loss payee: as their interests may appear.</p>`,
      '.fm td { width: 50% }',
    )
  },
}

/** Property of an owner of buildings, by a surplus company. */
const propertyOnly: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return ruledSheet('declarations', 'names only')(
      `${two(`<b>${carrierName(voice, 'gl')}</b>`, 'COMMERCIAL PROPERTY DECLARATIONS')}<p>Policy No. ${text(gl.number)} &emsp; Effective ${date(gl.effective)} &emsp; Expires ${date(gl.expiration)}</p>${table('fm', [], [[captionAbove('Named Insured', insuredUntold(voice)), captionAbove('Producer', agencyUntold(voice))]])}${table(
        'gr',
        ['Prem.', 'Bldg.', 'Location', 'Construction', 'Year', 'Occupancy'],
        truth.locations.map((one) => [
          one.number,
          '1',
          siteOnFoundryRoad(voice, one),
          chance.pick(['Frame', 'Joisted masonry', 'Fire resistive']),
          String(chance.int(1920, 2015)),
          text(one.classification),
        ]),
      )}${table(
        'gr',
        ['Prem.', 'Coverage', 'Limit', 'Cause of loss', 'Coins.', 'Deductible'],
        truth.locations.flatMap((one) => [
          [one.number, 'Building', money(one.building), 'Special', '90%', money(5000)],
          [one.number, 'Business Income with Extra Expense', money(one.contents), 'Special', '1/4', '72 hours'],
        ]),
      )}<p>Wind and hail deductible ${chance.pick(['2%', '1%', '5%'])} of the total insured value. Protective safeguards: P-1, P-2.</p><p>Premium ${money(gl.premium)}; inspection fee ${money(150)}; surplus lines tax ${money(Math.round(gl.premium * 0.05))}</p>`,
      '.gr th { font-size: 0.88em }',
    )
  },
}

export const errorsDataAndMachinesFamilies: LearnFamily[] = [
  { name: 'errors, data and machines', style: manyCities(['sans', 'modern'], [9, 9.5]), papers: { professionals: withClosing(professionals, 'professional'), cyber: withClosing(cyber, 'professional'), inlandMarine: withClosing(inlandMarine), propertyOnly: withClosing(propertyOnly) } },
] // biome-ignore format: a family in a line
