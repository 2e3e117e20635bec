import type { LearnFamily, Paper } from '../../../family.ts'
import { withLetter } from '../enclosures/letters-and-forms.ts'
import { cents, dollars, slashedDate } from '../kit/amounts.ts'
import { padded, wideBrackets } from '../kit/blocks.ts'
import { agencyTold, homeOffice, insuredTold } from '../kit/parties.ts'
import { labeledDeclarations } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { dayBefore3To45, trigger, triggersInWideBrackets } from '../kit/terms.ts'

/** A form of boxes that are numbered, the number and caption small in the corner of each. */
const numbered: Paper = {
  draw: (voice) => {
    const { truth, text, money, date, chance } = voice
    voice.notJudged('professional')
    const { gl, auto } = truth.policies
    let at = 0
    const box = (caption: string, html: string, wide = 1) => `<div class="bx" style="grid-column: span ${wide}"><span class="tip">${++at} ${caption}</span>${html || '&nbsp;'}</div>` // biome-ignore format: a line
    return labeledDeclarations(
      `<div class="split"><b>LIABILITY POLICY DECLARATIONS</b><span class="e s">${voice.carrier('gl')}<br>${homeOffice(voice, 'gl')}</span></div><div class="bxs">
      ${box('POLICY NUMBER', voice.number('gl'), 2)}${box('RENEWAL OF', text(truth.prior.gl.number), 2)}${box('EFFECTIVE', voice.effective('gl'))}${box('EXPIRES', voice.expiration('gl'))}
      ${box('NAMED INSURED AND ADDRESS', insuredTold(voice), 3)}${box('PRODUCER', agencyTold(voice), 3)}
      ${box('BUSINESS DESCRIPTION', text(truth.locations[0]!.classification), 2)}${box('LEGAL FORM', chance.pick(['Corporation', 'LLC', 'Partnership', 'Other']), 2)}${box('COVERAGE FORM', triggersInWideBrackets(voice), 2)}
      ${box('EACH OCCURRENCE', voice.limit('gl', 'occurrence'), 2)}${box('GENERAL AGGREGATE', voice.limit('gl', 'aggregate'), 2)}${box('PRODUCTS-COMP/OP AGGREGATE', voice.limit('gl', 'products'), 2)}
      ${box('PERSONAL &amp; ADV INJURY', voice.limit('gl', 'personal'), 2)}${box('DAMAGE TO RENTED PREMISES', voice.limit('gl', 'rented'), 2)}${box('MED EXP (ANY ONE PERSON)', voice.limit('gl', 'medical'), 2)}
      ${box('AGGREGATE APPLIES', `${wideBrackets(true)} ${voice.tick('gl.perPolicy', 'Policy')} ${wideBrackets(false)} Project ${wideBrackets(false)} Location`, 3)}${box('DEDUCTIBLE', chance.pick(['None', '$500 PD per claim', '$1,000 BI/PD per occurrence']), 3)}
      ${box('EMPLOYEE BENEFITS LIABILITY', `${money(gl.limits.occurrence!)} each employee, retro ${date(truth.prior.gl.effective)}`, 3)}${box('COMPANION AUTO POLICY', `${text(auto.number)} (separate contract)`, 3)}
      ${box('ADVANCE PREMIUM', `$${cents(gl.premium)}`, 2)}${box('TAXES AND FEES', `$${cents(Math.round(gl.premium * 0.031))}`, 2)}${box('AUDIT', 'Annual', 2)}</div>
      <p class="s">Boxes left empty do not apply. Forms made part of this policy: ${truth.forms.map((one) => `${one.number} ${one.edition}`).join(', ')}.</p>`,
      '.bxs { display: grid; grid-template-columns: repeat(6, 1fr); border-left: 0.7pt solid #000; border-top: 0.7pt solid #000; margin-top: 5pt } .bx { border-right: 0.7pt solid #000; border-bottom: 0.7pt solid #000; padding: 1.5pt 4pt 3pt }',
    )
  },
}

/** Pages of one letter width: the amount first, then what it is for. */
const amountsAhead: Paper = {
  draw: (voice) => {
    const { truth, text } = voice
    const upper = (html: string) => html.toUpperCase().replaceAll('&AMP;', '&amp;')
    const amounts = voice.limits('gl', { aggregate: 'GENERAL AGGREGATE', products: 'PRODUCTS/COMPLETED OPERATIONS AGGREGATE', personal: 'PERSONAL AND ADVERTISING INJURY', occurrence: 'EACH OCCURRENCE', rented: 'DAMAGE TO PREMISES RENTED TO YOU (ANY ONE FIRE)', medical: 'MEDICAL EXPENSE (ANY ONE PERSON)' }) // biome-ignore format: a list
    const [who, by] = [
      [voice.insured(), ...voice.insuredAddress()],
      [voice.producer(), ...voice.producerAddress()],
    ]
    const sides = Array.from({ length: Math.max(who.length, by.length) }, (_, at) => `  ${padded(upper(who[at] ?? ''), 54)}${upper(by[at] ?? '')}`) // biome-ignore format: a list
    const classes = truth.locations.map((one) => `  ${padded(one.number, 5)}${padded(one.classCode, 9)}${padded(upper(text(one.classification)), 46)}${padded(cents(one.premium), 14, true)}`) // biome-ignore format: a list
    const rule = '='.repeat(88)
    return labeledDeclarations(
      `<pre>${[`${padded(upper(voice.carrier('gl')), 64)}POLICY ${voice.number('gl')}`, 'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS', rule, `  ${padded('INSURED', 54)}AGENT ${text(truth.producer.code)}`, ...sides, rule, `  TERM  FROM ${voice.effective('gl')}  TO ${voice.expiration('gl')}   BASIS: ${trigger(voice, 'OCCURRENCE', 'CLAIMS MADE')}`, rule, '  LIMITS OF INSURANCE', '', ...amounts.map(([words, amount]) => `  ${padded(upper(amount), 16, true)}   ${words}`), rule, '  LOC  CLASS    DESCRIPTION                                          PREMIUM', ...classes, `  ${padded('TOTAL ADVANCE PREMIUM', 60)}${padded(cents(truth.locations.reduce((all, one) => all + one.premium, 0)), 14, true)}`, rule, '  FORMS ATTACHED', ...truth.forms.map((one) => `    ${padded(one.number, 14)}${padded(one.edition, 10)}${upper(text(one.title))}`), '', `  COUNTERSIGNED ${dayBefore3To45(voice)}  BY ______________________`, '', `  REPLACES POLICY ${text(truth.prior.gl.number)}`].join('\n')}</pre>`,
      'pre { line-height: 1.3 }',
    )
  },
}

export const boxesAndAmountsAheadFamilies: LearnFamily[] = [
  { name: 'boxes and amounts', style: mostlyDollars(['sans', 'serif'], [8.5, 9], { date: slashedDate, money: dollars }), papers: { numbered: withLetter(numbered), amountsAhead: withLetter(amountsAhead) } },
] // biome-ignore format: a family in a line
