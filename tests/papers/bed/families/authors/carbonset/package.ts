import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { CAPTION, carrierAddress, cents, plain, SERIF, say, stop, TYPED, upper, type Way } from './type.ts'

/** What the symbols of covered autos say in words. */
export const SYMBOL_WORDS = (voice: Voice): Record<number, () => string> => ({
  1: () => voice.tick('auto.any', voice.chance.pick(['ANY AUTO', 'ALL AUTOS, ANY AUTO'])),
  2: () => voice.tick('auto.owned', voice.chance.pick(['OWNED AUTOS', 'ALL OWNED AUTOS'])),
  7: () => voice.tick('auto.scheduled', voice.chance.pick(['SCHEDULED AUTOS', 'SPECIFICALLY DESCRIBED AUTOS'])),
  8: () => voice.tick('auto.hired', voice.chance.pick(['HIRED AUTOS', 'HIRED CARS'])),
  9: () => voice.tick('auto.nonOwned', voice.chance.pick(['NON-OWNED AUTOS', 'NON OWNERSHIP'])),
})

const css = (x: number, y: number, isStacked: boolean) => `
.cs-set { font: 8.5px/1.25 ${CAPTION}; color: #24324f }
.cs-set .leaf + .leaf { break-before: page }
.cs-set .mast { display: flex; justify-content: space-between; border-bottom: 4px double #24324f; padding-bottom: 5px }
.cs-set .mast b { font: 700 20px/1.1 ${SERIF} }
.cs-set h2 { font: 700 12px ${SERIF}; text-align: center; letter-spacing: 1px; margin: 8px 0 6px }
.cs-set .grid { display: grid; width: 99.6%; border-left: 1px solid #24324f; border-top: 1px solid #24324f }
.cs-set .box { border-right: 1px solid #24324f; border-bottom: 1px solid #24324f; padding: 2px 4px 3px; min-height: 36px }
.cs-set .t { font: 12.5px/1.25 ${TYPED}; color: #111; position: relative; left: ${x}px; top: ${y}px; display: block; white-space: pre-wrap }
.cs-set span.t { display: ${isStacked ? 'block' : 'inline-block'} }
.cs-set p span.t, .cs-set .in span.t { display: inline-block }
.cs-set table { width: 99.6%; border-collapse: collapse; margin: 6px 0 }
.cs-set td, .cs-set th { border: 1px solid #24324f; padding: 2px 4px; vertical-align: top; text-align: left; font: 8.5px/1.25 ${CAPTION} }
.cs-set .tick { display: inline-block; width: 11px; height: 11px; border: 1px solid #24324f; font: 700 12px/9px ${TYPED}; color: #111; text-align: center; vertical-align: middle }
.cs-set ol { columns: 2; column-gap: 24px; font-size: 9px; padding-left: 16px }
.cs-set li { margin-bottom: 7px }`

const typed = (words: string) => `<span class="t">${words}</span>`
const box = (caption: string, value: string, span = 1) =>
  `<div class="box" style="grid-column: span ${span}">${caption}${value.includes('\n') ? `<div class="t">${value}</div>` : typed(value)}</div>`
const tickBox = (isOn: boolean) => `<span class="tick">${isOn ? 'X' : ''}</span>`
const grid = (columns: string, boxes: string[]) =>
  `<div class="grid" style="grid-template-columns: ${columns}">${boxes.join('')}</div>`
const table = (heads: string[], rows: string[][]) =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

function glLeaf(voice: Voice, way: Way, head: string): string {
  const { chance, truth } = voice
  const { claimsMade } = truth.policies.gl
  const amount = (name: string) => say(voice, 'gl', name, way)
  const boxes = [
    box('General Aggregate Limit (other than Products–Completed Operations)', amount('aggregate')),
    box('Products–Completed Operations Aggregate Limit', amount('products')),
    box('Personal and Advertising Injury Limit', amount('personal')),
    box('Each Occurrence Limit', amount('occurrence')),
    box('Fire Damage Limit — any one fire', amount('rented')),
    box('Medical Expense Limit — any one person', amount('medical')),
  ]
  voice.tick(claimsMade ? 'gl.claimsMade' : 'gl.occurrence', '')
  const applies = chance.pick(['gl.perPolicy', 'gl.perProject', 'gl.perLocation', null] as const)
  if (applies) voice.tick(applies, '')
  const per = `Aggregate applies per: ${tickBox(applies === 'gl.perPolicy')} policy &nbsp; ${tickBox(applies === 'gl.perProject')} project &nbsp; ${tickBox(applies === 'gl.perLocation')} location`
  const basis = `${tickBox(!claimsMade)} Occurrence &nbsp; ${tickBox(claimsMade)} Claims-Made &nbsp; Retroactive date ${typed(claimsMade ? voice.date(truth.prior.gl.effective) : 'XXXXXX')}`
  const rows = truth.locations.map(({ number, classCode, classification, exposure, basis, rate, premium }, index) => {
    const isSame = index > 0 && truth.locations[index - 1]!.classCode === classCode
    return [
      number,
      isSame ? 'DITTO' : `${classCode} ${upper(classification)}`,
      `${plain(exposure)} ${basis[0]}`,
      rate,
      cents(premium),
    ].map(typed)
  })
  return `<div class="leaf">${head}<h2>GENERAL LIABILITY COVERAGE PART</h2>
<p>${basis}</p>${grid(chance.pick(['1fr 1fr', '1fr 1fr 1fr']), chance.maybe(0.5) ? boxes : chance.shuffle(boxes))}
<p>${per}</p>${table(['Prem.', 'Code and Classification', 'Premium Base', 'Rate', 'Advance Premium'], rows)}
${grid('1fr 1fr 1fr', [box('Property Damage Deductible', way(250)), box('Liquor Liability', chance.pick(['XXXXXXX', 'NOT COVERED'])), box('Employee Benefits Liability', chance.pick(['XXXXXXX', 'NOT COVERED']))])}</div>`
}

function autoLeaf(voice: Voice, way: Way, head: string): string {
  const { chance, truth } = voice
  const { limits, premium } = truth.policies.auto
  const amount = (name: string) => say(voice, 'auto', name, way)
  const liability = limits.csl
    ? `${amount('csl')} ${chance.pick(['C.S.L.', 'EACH ACCIDENT', 'COMBINED SINGLE'])}`
    : `BI  ${amount('perPerson')} EA. PERSON\n    ${amount('perAccident')} EA. ACCIDENT\nPD  ${amount('damage')} EA. ACCIDENT`
  const rows = [
    ['Liability', voice.symbols(), liability, stop(Math.round(premium * 0.7))],
    ['Personal Injury Protection (or equivalent no-fault)', chance.pick(['5', 'XX']), 'XXXXXXXX', 'XXXX'],
    ['Auto Medical Payments', chance.pick(['2', '7']), `${way(5000)} EACH PERSON`, stop(64)],
    ['Uninsured / Underinsured Motorists', chance.pick(['2', '6', '7']), `${way(60_000)} EACH ACCIDENT`, stop(118)],
    ['Comprehensive', '7', `ACTUAL CASH VALUE LESS ${way(250)} DED.`, stop(Math.round(premium * 0.1))],
    ['Collision', '7', `DITTO, LESS ${way(1000)} DED.`, stop(Math.round(premium * 0.2))],
    ['Towing and Labor', 'XX', 'XXXXXXXX', 'XXXX'],
  ].map(([coverage, ...rest]) => [coverage!, ...rest.map(typed)])
  const { vehicles } = truth
  const autos = vehicles.map((auto, index) => {
    const before = vehicles[index - 1]
    return [
      auto.number,
      String(auto.year),
      before?.make === auto.make ? '&nbsp; "' : upper(auto.make),
      before?.model === auto.model ? '&nbsp; "' : `${upper(auto.model)} ${auto.body}`,
      auto.vin,
      stop(auto.cost),
    ].map(typed)
  })
  return `<div class="leaf">${head}<h2>BUSINESS AUTO COVERAGE PART</h2>
${table(['Coverages', 'Covered Autos (symbols)', 'The most we will pay for any one accident or loss', 'Premium'], rows)}
<h2>SCHEDULE OF AUTOS</h2>${table(['No.', 'Year', 'Trade Name', 'Model and Body', 'Serial Number', 'Cost New'], autos)}</div>`
}

function propertyLeaf(voice: Voice, head: string): string {
  const rows = voice.truth.locations.map((place, index) =>
    [
      place.number,
      voice.address(place.party.address).join(', '),
      stop(place.building),
      stop(place.contents),
      index ? 'DITTO' : '80%',
      index ? 'DITTO' : 'SPECIAL',
    ].map(typed),
  )
  return `<div class="leaf">${head}<h2>PROPERTY COVERAGE PART</h2>
${table(['Prem. No.', 'Location', 'Building', 'Personal Property', 'Coins.', 'Causes of Loss'], rows)}
${grid('1fr 1fr 1fr', [box('Deductible', '$250.'), box('Business Income', voice.chance.pick(['$100,000. / 1/4 MO.', 'XXXXXXX'])), box('Earthquake', 'NOT COVERED')])}
<h2>CONDITIONS IN BRIEF</h2><ol>
<li>Money and stamps are covered up to $250 in any one loss, and manuscripts up to $1,000.</li><li>Debris removal is limited to $5,000 beyond the limit shown.</li>
<li>You may extend insurance to newly acquired buildings, but for no more than $250,000 each and for 30 days.</li><li>Trees, shrubs and plants: $500 in all, $250 for any one.</li>
<li>Fire department charges up to $1,000 are paid without deductible.</li><li>If we cancel, return premium is pro rata; if you do, 90% of pro rata, and no less than $100 is kept.</li>
<li>Outdoor signs are insured for $1,000 unless more is typed in above.</li><li>Any change must be made by endorsement. Pencil marks on this form have no effect.</li></ol></div>`
}

/** A whole small package policy: printed forms with typed values somewhat off their captions. */
export const typedInPackage: Paper = {
  account: { onePolicy: true, long: true },
  draw(voice) {
    const { chance, truth } = voice
    const way = chance.pick<Way>([stop, cents, plain])
    const { gl } = truth.policies
    const hasAuto = chance.maybe(0.8)
    const company = voice.carrier('gl')
    const number = voice.number('gl')
    const [from, to] = [voice.effective('gl'), voice.expiration('gl')]
    if (hasAuto) [voice.carrier('auto'), voice.number('auto'), voice.effective('auto'), voice.expiration('auto')]
    const head = grid('2fr 1fr', [
      box('Named Insured', voice.insured()),
      box('Policy Number', chance.pick([number, 'SAME', number])),
    ])
    const parts = [
      ['Property Coverage Part', stop(Math.round(gl.premium * 0.4))],
      ['General Liability Coverage Part', stop(gl.premium)],
      ['Crime Coverage Part', chance.pick(['NOT COVERED', 'XXXXXX'])],
      ['Inland Marine Coverage Part', 'XXXXXX'],
      ['Business Auto Coverage Part', hasAuto ? stop(truth.policies.auto.premium) : 'NOT COVERED'],
      ['Commercial Umbrella', chance.pick(['XXXXXX', 'NOT COVERED'])],
    ]
    const first = grid('1fr 1fr', [
      box('Policy Number', number),
      box(
        chance.pick(['Previous Policy Number', 'Renewal of Number']),
        chance.maybe(0.7) ? truth.prior.gl.number : 'NEW',
      ),
      box('Named Insured and Mailing Address', [voice.insured(), ...voice.insuredAddress()].join('\n')),
      box(
        `Agent &nbsp; &nbsp; Code <span class="in">${typed(truth.producer.code)}</span>`,
        [voice.producer(), ...voice.producerAddress()].join('\n'),
      ),
      chance.maybe(0.5)
        ? box('Policy Period: From — To (12:01 A.M. Standard Time at your mailing address)', `${from}        ${to}`, 2)
        : box('Policy Period: From', from) + box('To (12:01 A.M. Standard Time)', to),
      box('Business Description', upper(truth.locations[0]!.classification)),
      `<div class="box in">Form of Business<br>${tickBox(false)} Individual ${tickBox(false)} Partnership ${tickBox(false)} Corporation ${tickBox(true)} Other ${typed('AS ON FILE')}</div>`,
    ])
    const leaves = [
      glLeaf(voice, way, head),
      ...(hasAuto ? [autoLeaf(voice, way, head)] : []),
      propertyLeaf(voice, head),
    ]
    const forms = truth.forms.map(({ number: form, edition, title }) => [form, edition, upper(title)].map(typed))
    const html = `<div class="cs-set"><div class="leaf"><div class="mast"><b>${company}</b><span>${carrierAddress(voice, 'gl').join('<br>')}</span></div>
<h2>${chance.pick(['COMMERCIAL PACKAGE POLICY', 'SPECIAL MULTI-PERIL POLICY'])} — COMMON DECLARATIONS</h2>${first}
<p>In return for the premium this policy is made up of the parts for which a premium is typed below.</p>
${table(
  ['Coverage Part', 'Premium'],
  parts.map(([part, premium]) => [part!, typed(premium!)]),
)}
${table(['Form', 'Edition', 'Title'], forms)}<p>Countersigned ____________________ &nbsp; ${typed('AUTHORIZED REPRESENTATIVE')}</p></div>
${chance.maybe(0.3) ? [leaves.at(-1), ...leaves.slice(0, -1)].join('') : leaves.join('')}</div>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css: css(chance.int(-2, 14), chance.int(-4, 4), chance.maybe(0.6)),
    }
  },
}
