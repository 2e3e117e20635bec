import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { at, dots, ending, middle, paged, plain, rule, sheetCss, up, wrap } from './lines.ts'

const WIDE = 96
const ROWS: [string, string][] = [
  ['occurrence', 'EACH OCC'], ['aggregate', 'GENERAL AGG'], ['products', 'PROD/CO AGG'],
  ['personal', 'PERS/ADV INJ'], ['rented', 'DMG TO PREM RENTED'], ['medical', 'MED EXP ANY ONE PERS'],
] // biome-ignore format: a table

/** A renewal offer: the expiring limits beside two or three options. It binds nothing; often it comes attached to an e-mail. */
export const renewalOffer: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const { css, most } = sheetCss(WIDE)
    const offered = daysLater(gl.effective, -chance.int(25, 60))
    const carrier = up(voice.text(gl.carrier.name))
    const head = (page: number, of: number) => [
      at([0, carrier], ending(WIDE, `PAGE ${page} OF ${of}`)),
      middle('RENEWAL OFFER - NOT A BINDER OF INSURANCE', WIDE),
      at([0, `OFFER ${voice.text(truth.prior.gl.number)}R`], [40, `PRINTED ${voice.date(offered)}`], ending(WIDE, `AGENT ${truth.producer.code}`)), // biome-ignore format: a page
      rule(WIDE),
      '',
    ]
    const insured = [...wrap(up(voice.text(truth.insured.name)), 60), ...voice.address(truth.insured.address)]
    const sections = [
      { heads: [], lines: ['OFFERED TO', ...insured.map((line) => `  ${line}`), '', `PROPOSED TERM  ${voice.date(gl.effective)} TO ${voice.date(gl.expiration)}`, ''] }, // biome-ignore format: a page
      { heads: [], lines: options(voice) },
      { heads: [], lines: terms(voice) },
    ]
    const mail = chance.maybe(0.4)
      ? { subject: `Renewal offer ${truth.insured.name}`, words: `Options for the renewal are attached. Please tell us by ${voice.date(daysLater(gl.effective, -7))} which one the insured wants. Nothing is bound yet.\n\n${truth.names.person()}\nUnderwriting` } // biome-ignore format: a page
      : undefined
    return { kind: 'quote', feeds: 'nothing', css, html: paged(head, sections, { most }), ...(mail ? { mail } : {}) }
  },
}

function options(voice: Voice): string[] {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const names = ['EXPIRING', 'OPTION 1', 'OPTION 2', ...(chance.maybe(0.5) ? ['OPTION 3'] : [])]
  const limits = [truth.prior.gl.limits, gl.limits, otherLimits(chance, 'gl', gl.limits), { ...gl.limits, medical: 0 }]
  const premiums = [truth.prior.gl.premium, gl.premium, gl.premium + 812, gl.premium - 120]
  const cells = (text: (index: number) => string) => names.map((_, index) => ending(42 + index * 15, text(index)))
  const shown = (amount: number | undefined) => (amount ? plain(amount) : 'NOT OFFERED')
  return [
    at([0, 'COMMERCIAL GENERAL LIABILITY'], ...cells((index) => names[index]!)),
    '',
    ...ROWS.map(([name, title]) => at([2, title], ...cells((index) => shown(limits[index]![name])))),
    at([2, 'DED PER CLAIM'], ...cells((index) => ['500', '1,000', '2,500', '0'][index]!)),
    at([2, 'ANNUAL PREMIUM'], ...cells((index) => plain(premiums[index]!))),
    at([2, 'POLICY FEE'], ...cells((index) => (index ? '75' : '60'))),
    '',
    at([2, 'ELECT ONE'], ...cells((index) => (index ? '[   ]' : ''))),
    '',
    at([0, 'OPTIONAL ADD-ON'], [34, 'LIMIT'], [60, 'PREMIUM IF TAKEN']),
    `  ${dots('COMMERCIAL UMBRELLA', `${plain(truth.policies.umbrella.limits.occurrence!)}      ${plain(truth.policies.umbrella.premium)}`, 66)}`,
    `  ${dots('HIRED / NON-OWNED AUTO', '1,000,000      290', 66)}`,
    '',
  ]
}

function terms(voice: Voice): string[] {
  const { truth } = voice
  return [
    ...wrap(`THIS OFFER ENDS ${voice.date(daysLater(truth.policies.gl.effective, -5))}. INSURANCE IS NOT IN FORCE UNTIL WE HAVE THE SIGNED ELECTION AND A DEPOSIT OF AT LEAST 25 PCT OF THE PREMIUM. LOSSES ABOVE 10,000 IN THE EXPIRING TERM CHANGE THE OFFER.`, 90), // biome-ignore format: a page
    '',
    at([0, 'SIGNED ______________________________'], [50, 'DATE ______________']),
    '',
    'CLASSES USED IN THE OFFER',
    at([0, 'LOC'], [6, 'CODE'], [14, 'DESCRIPTION'], ending(72, 'EXPOSURE'), ending(84, 'RATE')),
    ...truth.locations.map((one) => at([0, one.number.padStart(3, '0')], [6, one.classCode], [14, voice.text(up(one.classification))], ending(72, plain(one.exposure)), ending(84, one.rate))), // biome-ignore format: a page
  ]
}
