import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, bankOrFunding, carrierAndOffice, insuredAsWritten, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, printed } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'

/** Facts of a policy that has no row of its own: none of them is told, and its other row is not judged. */
const facts = ({ truth, text, date }: Voice) => {
  const { professional } = truth.policies
  return {
    ...professional,
    number: text(professional.number),
    term: `${date(professional.effective)} to ${date(professional.expiration)}`,
    carrier: text(professional.carrier.name),
  }
}

/** Errors and omissions of a specialty company: two columns of boxes, limits last. */
const professionalBoxes: Paper = {
  draw: (voice) => {
    const { money, chance, truth, date } = voice
    voice.notJudged('professional')
    const { number, term, carrier, limits, premium } = facts(voice)
    return declarations(
      `<p class="pb-w">CLAIMS MADE AND REPORTED POLICY. DEFENSE COSTS ARE WITHIN THE LIMIT. PLEASE READ CAREFULLY.</p><h3>${carrier}<br>${chance.pick(['Real Estate Errors and Omissions', 'Consultants Professional Liability', 'Lawyers Professional Liability', 'Allied Health Professional Liability'])}</h3><div class="pb"><div><small>Policy number</small>${number}</div><div><small>Policy period</small>${term}</div><div><small>Named insured and address</small>${insuredSplitOnce(voice)}</div><div><small>Producer</small>${agencyTold(voice)}</div><div><small>Limits of liability</small>${money(limits.claim!)} each claim<br>${money(limits.aggregate!)} aggregate</div><div><small>Deductible, each claim</small>${money(limits.retention!)}</div><div><small>Retroactive date</small>${date(truth.prior.professional.effective)}</div><div><small>Premium</small>${money(premium)}</div></div>${completeThePolicy(voice)}<p>Notice of claim to: ${carrierAndOffice(voice, 'professional')}</p>${formAndCopyFoot(voice, 'EO 2000', 'professional')}`,
      '.pb-w { font-weight: bold; text-align: center } h3 { text-align: center } .pb { display: grid; grid-template-columns: 1fr 1fr; border-top: 0.6pt solid #222; border-left: 0.6pt solid #222 } .pb > div { border-right: 0.6pt solid #222; border-bottom: 0.6pt solid #222; padding: 4pt } .pb small { display: block; font-weight: bold }',
    )
  },
}

/** Cyber of an insurtech: a list of agreements with each its limit and retention. */
export const cyberCards: Paper = {
  draw: (voice) => {
    const { money } = voice
    voice.notJudged('professional')
    const { number, term, carrier, limits, premium } = facts(voice)
    const agreements = ['Network and information security liability', 'Regulatory defense and penalties', 'Breach response', 'Cyber extortion', 'Business interruption', 'Funds transfer fraud', 'Computer replacement'] // biome-ignore format: a list
    return declarations(
      `<h2>Cyber insurance declarations</h2>${tableOf('cc', tableRow('Insurer', carrier), tableRow('Policy', number), tableRow('Policy period', term), tableRow('Insured', insuredSplitOnce(voice)), tableRow('Broker', inLines(agencyTold(voice), voice.reach('email'))), tableRow('Aggregate policy limit', money(limits.aggregate!)), tableRow('Premium', money(premium)))}${tableOf('cc', headRow('Insuring agreement', 'Limit', 'Retention'), tableRows(agreements.map((one, at) => [one, money(at > 3 ? 250_000 : limits.claim!), money(limits.retention!)])))}<p>Report an incident: incidents@respond.example.com, 1-833-555-0190.</p>${completeThePolicy(voice, 2)}`,
      'h2 { font-weight: normal; color: #06625d } .cc td, .cc th { border-bottom: 0.4pt solid #bcd } .cc td:first-child { width: 45% }',
    )
  },
}

const namesOnly = printed('declarations', 'names only')

/** Buildings and contents, no liability. */
const propertySheet: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return namesOnly(
      `<p class="pt">${text(gl.carrier.name)}<br>COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS</p><p>Policy ${text(gl.number)} &emsp; ${date(gl.effective)} / ${date(gl.expiration)}</p><p>${insuredAsWritten(voice)}</p>${tableOf(
        'pt-t',
        headRow('Prem.', 'Bldg.', 'Covered property', 'Limit', 'Causes of loss', 'Coins.'),
        tableRows(
          truth.locations.flatMap((one) => [
            [
              one.number,
              '1',
              `Building – ${address(one.party.address).join(', ')}`,
              money(one.building),
              'Special',
              '90%',
            ],
            [one.number, '1', 'Your Business Personal Property', money(one.contents), 'Special', '80%'],
          ]),
        ),
      )}<p>Deductible ${money(2500)}; wind and hail ${chance.int(1, 5)}%. Mortgageholder: ${bankOrFunding(voice)}.</p>${completeThePolicy(voice, 5)}${formAndCopyFoot(voice, 'CP 00 DEC')}`,
      '.pt { text-align: center; font-weight: bold } .pt-t td, .pt-t th { border: 0.5pt solid #555; font-size: 0.92em } .pt-t td:nth-child(4) { text-align: right }',
    )
  },
}

/** Builders risk for one project. */
const buildersRisk: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return namesOnly(
      `<h3>BUILDERS RISK DECLARATIONS</h3>${tableOf('bk', tableRow('Company', text(gl.carrier.name)), tableRow('Policy number', text(gl.number)), tableRow('Term', `${date(gl.effective)} to ${date(gl.expiration)}`), tableRow('Named insured', insuredAsWritten(voice)), tableRow('Agent', text(truth.producer.name)), tableRow('Project', voice.address(truth.locations[0]!.party.address).join(', ')), tableRow('Completed value', money(truth.locations[0]!.building)), tableRow('Property in transit', money(50_000)), tableRow('Temporary storage', money(50_000)), tableRow('Deductible', money(1000)), tableRow('Premium, fully earned', money(gl.premium)))}${completeThePolicy(voice, 4)}${formAndCopyFoot(voice, 'BR 10')}`,
      '.bk td { padding: 3pt; border-bottom: 0.4pt dashed #777 } .bk td:first-child { width: 32% }',
    )
  },
}

export const boxesAndBuildersRiskFamilies: LearnFamily[] = [
  { name: 'lines apart', style: halfInCapitals(['sans', 'serif'], 8.5, 9.5), papers: { professionalBoxes: withWelcome(professionalBoxes, 'professional'), propertySheet: withWelcome(propertySheet), buildersRisk: withWelcome(buildersRisk) } },
] // biome-ignore format: a family in a line
