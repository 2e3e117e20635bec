import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { cell, commas, inPackage, own, shortDate, upper } from './words.ts'

const CSS = `.bo pre{font-family:'DejaVu Sans Mono',monospace;font-size:9px;line-height:1.3;margin:0;white-space:pre}.bo .l{font-size:14px;font-weight:bold}.bo .s{font-size:7px}`
const WIDE = 92
const RULE = '-'.repeat(WIDE)

/** A restaurant's businessowners declarations from a line printer: liability and medical expenses, hired and non-owned autos by endorsement or not at all. */
export const restaurantBusinessowners: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const middle = [location(voice), liability(voice)]
    const page = [
      parties(voice), RULE, ...(chance.maybe(0.3) ? middle.reverse() : middle), RULE, options(voice), RULE,
      cell('TOTAL ADVANCE PREMIUM FOR THE POLICY TERM', 70) + cell(`$${commas(truth.policies.gl.premium)}.00`, 22, true),
      cell('  MINIMUM EARNED PREMIUM', 70) + cell(`$${commas(Math.round(truth.policies.gl.premium / 4))}.00`, 22, true), RULE,
    ].join('\n') // biome-ignore format: a page
    const head = `<pre class="l">${upper(voice.carrier('gl'))}</pre><pre class="s">${upper(voice.address(truth.policies.gl.carrier.address).join(' '))}</pre><pre>\n${cell(chance.pick(['BUSINESSOWNERS POLICY DECLARATIONS', 'RESTAURANT PROGRAM - BUSINESSOWNERS DECLARATIONS', 'BUSINESSOWNERS PACKAGE   DECLARATIONS   RENEWAL']), 66)}RB-BOP-1 (06-19)\n${RULE}\n</pre>`
    const forms = `<pre class="s">\nFORMS AND ENDORSEMENTS MADE PART OF THIS POLICY AT ISSUE:\n${truth.forms.map((form) => `  ${cell(upper(voice.text(form.number)), 14)}${cell(form.edition, 10)}${upper(voice.text(form.title))}`).join('\n')}\n\nCOUNTERSIGNED ____________________  BY ______________________________ AUTHORIZED REPRESENTATIVE</pre>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="bo">${head}<pre>${page}</pre>${forms}</div>`,
      css: CSS,
    }
  },
}

/** The insured's block beside the agent's, as the printer has only lines. */
function parties(voice: Voice): string {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const left = [
    'NAMED INSURED AND MAILING ADDRESS',
    '',
    ...[voice.insured(), ...voice.insuredAddress()].map((line) => `  ${upper(line)}`),
  ]
  const right = [
    `AGENT    ${truth.producer.code}`,
    '',
    ...[voice.producer(), ...voice.producerAddress()].map(upper),
    ...(chance.maybe(0.5) ? [`TEL ${voice.reach('phone')}`] : []),
  ]
  const long = left.some((line) => line.length > 47)
  const lines = long
    ? [...left, '', ...right]
    : Array.from(
        { length: Math.max(left.length, right.length) },
        (_, at) => cell(left[at] ?? '', 48) + (right[at] ?? ''),
      )
  voice.effective('gl')
  voice.expiration('gl')
  const policy = chance.pick([
    `POLICY NUMBER  ${cell(voice.number('gl'), 18)}PRIOR NUMBER  ${cell(voice.text(truth.prior.gl.number), 18)}`,
    `${cell('POLICY NO.', 20)}${cell('FROM', 12)}${cell('TO', 12)}${cell('RENEWAL OF', 20)}\n${cell(voice.number('gl'), 20)}${cell(shortDate(gl.effective), 12)}${cell(shortDate(gl.expiration), 12)}${voice.text(truth.prior.gl.number)}`,
  ])
  const term = `\nPOLICY PERIOD  ${shortDate(gl.effective)} TO ${shortDate(gl.expiration)}   12:01 A.M. STANDARD TIME AT THE ADDRESS OF THE INSURED`
  return `${policy}${policy.includes('FROM') ? '' : term}\n${RULE}\n${lines.join('\n')}`
}

function location(voice: Voice): string {
  const { chance, truth } = voice
  const rows = truth.locations.map(
    (at) =>
      `  ${cell(at.number.padStart(3, '0'), 6)}${cell(upper(voice.text(`${at.party.address.one} ${at.party.address.city} ${at.party.address.state}`)).slice(0, 48), 50)}${cell(commas(at.building), 14, true)}${cell(commas(at.contents), 14, true)}`,
  )
  return `SECTION I - PROPERTY      DEDUCTIBLE ${commas(chance.pick([500, 1000, 2500]))}   GLASS DEDUCTIBLE 250\n  ${cell('PREM', 6)}${cell('LOCATION', 50)}${cell('BUILDING', 14, true)}${cell('BUS PERS PROP', 14, true)}\n${rows.join('\n')}\n  BUSINESS INCOME AND EXTRA EXPENSE - ACTUAL LOSS SUSTAINED, NOT OVER 12 MONTHS\n  MONEY AND SECURITIES   ON PREMISES 10,000   OFF PREMISES 2,000\n  FOOD CONTAMINATION     ${commas(chance.pick([5000, 10_000]))}   ADDITIONAL ADVERTISING EXPENSE  3,000\n${RULE}`
}

function liability(voice: Voice): string {
  const { chance } = voice
  const row = (words: string, name: string) =>
    `  ${cell(words, 66)}${cell(upper(own(voice, 'gl', name, commas)), 20, true)}`
  const packed = chance.maybe(0.35)
  const first = packed
    ? [
        `  ${cell('LIABILITY AND MEDICAL EXPENSES', 66)}${cell('EA OCC / AGGREGATE*', 20, true)}`,
        `  ${cell('', 66)}${cell(`${own(voice, 'gl', 'occurrence', commas)}/${own(voice, 'gl', 'aggregate', commas)}`, 20, true)}`,
      ]
    : [
        row(
          chance.pick(
            ['LIABILITY AND MEDICAL EXPENSES - EACH OCCURRENCE', 'LIAB & MED EXP LIMIT PER OCCURRENCE'].map((words) =>
              words.replace('&', '&amp;'),
            ),
          ),
          'occurrence',
        ),
        row(
          chance.pick(['AGGREGATE - OTHER THAN PRODUCTS/COMPLETED OPERATIONS', 'OTHER THAN PROD/COMP OPS AGGREGATE']),
          'aggregate',
        ),
      ]
  const others = chance.shuffle([
    row(
      chance.pick(['PRODUCTS/COMPLETED OPERATIONS AGGREGATE', 'AGGREGATE - PRODUCTS AND COMPLETED OPERATIONS']),
      'products',
    ),
    row('MEDICAL EXPENSES - ANY ONE PERSON', 'medical'),
    row(
      chance.pick([
        'DAMAGE TO PREMISES RENTED TO YOU - ANY ONE PREMISES',
        'TENANTS LIABILITY (PREMISES RENTED TO INSURED)',
      ]),
      'rented',
    ),
  ])
  const basis = voice.truth.policies.gl.claimsMade
    ? `  COVERAGE TRIGGER: ${voice.tick('gl.claimsMade', 'CLAIMS MADE')}`
    : chance.maybe(0.4)
      ? `  COVERAGE TRIGGER: ${voice.tick('gl.occurrence', 'OCCURRENCE')}`
      : ''
  const star = packed ? '  * AGGREGATE OTHER THAN PRODUCTS/COMPLETED OPERATIONS' : ''
  return [
    'SECTION II - LIABILITY                                              LIMITS OF INSURANCE',
    ...first,
    ...others,
    ...[star, basis].filter(Boolean),
    `  PROPERTY DAMAGE LIABILITY DEDUCTIBLE  ${chance.pick(['NONE', '250 PER CLAIM', '500 PER CLAIM'])}`,
  ].join('\n')
}

function options(voice: Voice): string {
  const { chance } = voice
  const row = (words: string, amount: string, premium: string) =>
    `  ${cell(words, 48)}${cell(amount, 28)}${cell(premium, 12, true)}`
  const premium = () => commas(chance.int(40, 900))
  const hasAutos = chance.maybe(0.7)
  if (hasAutos) inPackage(voice, 'auto')
  const autos = hasAutos ? autoRow(voice) : ['NOT COVERED']
  return ['OPTIONAL COVERAGES                                LIMIT                            PREMIUM',
    ...chance.shuffle([
      row('LIQUOR LIABILITY  EA COMMON CAUSE/AGG', ...liquor(voice)),
      hasAutos ? row(`${voice.tick('auto.hired', 'HIRED')} AND ${voice.tick('auto.nonOwned', 'NON-OWNED')} AUTO LIAB  ENDT BP-41`, autos[0]!, premium()) : row('HIRED AND NON-OWNED AUTO LIABILITY', 'NOT COVERED', '-'),
      row('EMPLOYMENT PRACTICES (CLAIMS-MADE COVERAGE)', '50,000/50,000  DED 5,000', premium()),
      row('EMPLOYEE DISHONESTY', commas(chance.pick([10_000, 25_000])), premium()),
      row('OUTDOOR SIGNS', commas(chance.pick([2500, 7500])), 'INCL'),
    ]), ...(hasAutos && autos[1] ? [`    ${autos[1]}`] : [])].join('\n') // biome-ignore format: a page
}

function autoRow(voice: Voice): string[] {
  const { limits } = voice.truth.policies.auto
  if (limits.csl) return [own(voice, 'auto', 'csl', (amount) => `${commas(amount)} EA ACCIDENT`)]
  const three = ['perPerson', 'perAccident', 'damage'].map((name) => own(voice, 'auto', name, commas))
  return [three.join('/'), 'AUTO LIMITS ARE BODILY INJURY EACH PERSON / EACH ACCIDENT / PROPERTY DAMAGE']
}

function liquor(voice: Voice): [limit: string, premium: string] {
  const { occurrence } = voice.truth.prior.gl.limits
  return voice.chance.maybe(0.5)
    ? ['NOT COVERED', '-']
    : [`${commas(occurrence!)}/${commas(occurrence!)}`, commas(voice.chance.int(90, 900))]
}
