import type { LearnFamily, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { notesWithForm } from '../kit/fine-print.ts'
import { agencyTold, insuredTold, stranger } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { tableRow } from '../kit/tables.ts'
import { silently } from '../kit/terms.ts'

/** A businessowners page by lettered coverages, two limits beside each other with a stroke, and the same for each place. */
const letteredCoverages: Paper = {
  draw: (voice) => {
    const { truth, money, address, chance, text } = voice
    const places = truth.locations.map(
      (one) =>
        `<p><b>Described premises ${one.number}:</b> ${address(one.party.address).join(', ')}<br>A Building ${money(one.building)} &nbsp; B Contents ${money(one.contents)} &nbsp; Deductible ${money(1000)} &nbsp; Protection class ${chance.int(1, 9)}</p>`,
    )
    const both = `${voice.limit('gl', 'occurrence')} / ${voice.limit('gl', 'aggregate')}`
    const row = (letter: string, title: string, amount: string) =>
      `<tr><td>${letter}</td><td>${title}</td><td>${amount}</td></tr>`
    return declarations(
      `<div class="lc-h"><h2>Shopkeepers & Offices Policy</h2><div>Policy no. ${voice.number('gl')}<br>${voice.effective('gl')} through ${voice.expiration('gl')}</div></div><div class="lc-2"><div><small>named insured</small><br>${insuredTold(voice)}</div><div><small>mortgagee</small><br>${stranger(voice)}</div><div><small>sold and serviced by</small><br>${agencyTold(voice)}<br>${voice.reach('phone')}</div></div>
      ${places.join('')}<table class="lc">${row('C', 'Business income', 'Actual loss sustained')}${row('D', 'Liability, per occurrence / general aggregate', both)}${row('E', 'Products-completed operations aggregate', voice.limit('gl', 'products'))}${row('F', 'Personal and advertising injury', voice.limit('gl', 'personal'))}${row('G', 'Tenant’s legal liability, per occurrence', voice.limit('gl', 'rented'))}${row('H', 'Medical payments, per person', voice.limit('gl', 'medical'))}${row('I', 'Employee dishonesty', money(15_000))}${row('J', 'Data compromise', chance.pick(['Included', 'Not covered', money(50_000)]))}</table>
      <p>Premium ${money(truth.policies.gl.premium)}. Last term this was policy ${text(truth.prior.gl.number)}.</p><p>Insurer: ${voice.carrier('gl')}, ${address(truth.policies.gl.carrier.address).join(', ')}</p>${notesWithForm(voice)}`.replace(
        '& Offices',
        '&amp; Offices',
      ),
      '.lc-h { display: flex; justify-content: space-between; border-left: 6pt solid #567; padding-left: 6pt } .lc-2 { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8pt } .lc-2 small { color: #567 } .lc td { border-bottom: 0.5pt dashed #999 } .lc td:first-child { width: 18pt; font-weight: bold }',
    )
  },
}

/** Coverage parts that are marked, each with its own number, and those that are not. */
const markedParts: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { chance, truth, money } = voice
    const gl = voice.limits('gl', {
      aggregate: 'GENERAL AGGREGATE LIMIT',
      products: 'PRODUCTS/COMPLETED OPERATIONS AGGREGATE LIMIT',
      personal: 'PERSONAL AND ADVERTISING INJURY LIMIT',
      occurrence: 'LIMIT PER OCCURRENCE',
      rented: 'FIRE LEGAL LIABILITY LIMIT',
      medical: 'MEDICAL EXPENSE LIMIT PER PERSON',
    })
    const auto = voice.limits('auto', {
      csl: 'AUTOMOBILE LIABILITY LIMIT, ANY ONE ACCIDENT',
      perPerson: 'AUTOMOBILE BODILY INJURY, EACH PERSON',
      perAccident: 'AUTOMOBILE BODILY INJURY, EACH ACCIDENT',
      damage: 'AUTOMOBILE PROPERTY DAMAGE, EACH ACCIDENT',
    })
    silently(voice, 'auto')
    const part = (isOn: boolean, name: string, rows: [string, string][] = []) =>
      `<tr><td>${isOn ? '☒' : '☐'}</td><td colspan="2"><b>${name}</b></td></tr>${rows.map(([label, amount]) => tableRow('', label, amount)).join('')}`
    const hired = [voice.tick('auto.hired', 'HIRED AUTOS'), voice.tick('auto.nonOwned', 'NON-OWNED AUTOS')]
    return declarations(
      `<div class="mp-h">${voice.carrier('gl')}<br>SPECIAL MULTI-LINE POLICY DECLARATIONS &nbsp; NO. ${voice.number('gl')}</div><div class="mp-2"><p>INSURED<br>${insuredTold(voice)}</p><p>REPRESENTATIVE ${truth.producer.code}<br>${agencyTold(voice)}</p><p>EFFECTIVE DATE<br>${voice.effective('gl')}<br>EXPIRATION DATE<br>${voice.expiration('gl')}</p></div>
      <table class="mp">${part(false, 'SECTION I PROPERTY')}${part(true, 'SECTION II GENERAL LIABILITY', gl)}${part(true, 'SECTION III AUTOMOBILE', auto)}<tr><td></td><td>COVERED AUTOS: ${hired.join('; ')}</td><td></td></tr>${part(chance.maybe(0.5), 'SECTION IV CRIME', [['EMPLOYEE THEFT', money(25_000)]])}${part(false, 'SECTION V UMBRELLA')}</table>${notesWithForm(voice)}`,
      '.mp-h { font-weight: bold; text-align: center } .mp-2 { display: flex; gap: 14pt } .mp-2 p { flex: 1; border: 0.6pt solid #333; padding: 3pt } .mp td { padding: 1.2pt 3pt } .mp td:first-child { width: 16pt } .mp td:nth-child(3) { text-align: right }',
    )
  },
}

export const letteredAndMarkedSectionsFamilies: LearnFamily[] = [
  { name: 'lettered coverages', style: ({ pick }) => ({ size: pick([8, 9]) }), papers: { letteredCoverages } },
  { name: 'marked sections', style: () => ({ capitals: true, size: 8.5, font: FONTS.mono }), papers: { markedParts } },
] // biome-ignore format: a family in a line
