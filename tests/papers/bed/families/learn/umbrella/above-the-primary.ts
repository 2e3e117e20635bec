import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { termTold } from '../kit/terms.ts'

/** Policies below, none of which this document insures. */
function under({ truth, money, text, date, chance }: Voice): string[][] {
  const { gl, wc, auto } = truth.prior
  const other = () => chance.digits(8)
  const period = `${date(gl.effective)} to ${date(gl.expiration)}`
  return [
    [`${text(truth.names.carrier().name)}<br>${other()}<br>${period}`, 'Commercial General Liability', inLines(`Each Occurrence ${money(gl.limits.occurrence!)}`, `General Aggregate ${money(gl.limits.aggregate!)}`, `Products/Completed Operations Aggregate ${money(gl.limits.products!)}`, `Personal/Advertising Injury ${money(gl.limits.personal!)}`)],
    [`${text(auto.carrier.name)}<br>${other()}<br>${period}`, 'Automobile Liability', `Combined Single Limit ${money(auto.limits.csl ?? 1_000_000)}`],
    [`${text(wc.carrier.name)}<br>${other()}<br>${period}`, 'Employers Liability', inLines(`Each Accident ${money(wc.limits.accident!)}`, `Each Employee ${money(wc.limits.employee!)}`, `Policy Limit ${money(wc.limits.disease!)}`)],
  ] // biome-ignore format: rows of a table
}

/** A commercial umbrella: what lies below before what it insures, limits between the two. */
export const umbrellaSheet: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { retention } = truth.policies.umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    return declarations(
      `<div class="um"><b>COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY POLICY DECLARATIONS</b><span>${voice.carrier('umbrella')}</span></div><div class="um-2"><div><small>Policy Number</small><br>${voice.number('umbrella')}</div><div><small>Policy Period</small><br>${termTold(voice, 'umbrella')}</div><div><small>Renewal Of</small><br>${text(truth.prior.umbrella.number)}</div></div><div class="um-2"><div><small>Named Insured and Mailing Address</small><br>${insuredSplitOnce(voice)}</div><div><small>Producer and Address</small><br>${agencyTold(voice)}</div></div><p><b>Schedule of Underlying Insurance</b></p>${tableOf('um-t', headRow('Insurer, Policy, Period', 'Type', 'Limits'), tableRows(under(voice)))}<p><b>Limits of Insurance of This Policy</b></p>${tableOf('um-l', tableRow('Each Occurrence', voice.limit('umbrella', 'occurrence')), tableRow('Aggregate (except with respect to covered autos)', voice.limit('umbrella', 'aggregate')), tableRow('Self-Insured Retention', retention ? voice.limit('umbrella', 'retention') : 'None'))}<p>Premium ${money(truth.policies.umbrella.premium)}, ${money(40)} of it for certified acts of terrorism.</p>${completeThePolicy(voice)}<p>${homeOffice(voice, 'umbrella')}</p>${formAndCopyFoot(voice, 'CUP DEC', 'umbrella')}`,
      '.um { display: flex; justify-content: space-between; border-bottom: 1pt solid #444 } .um-2 { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; border-bottom: 0.5pt solid #444; padding: 4pt 0 } .um-t td, .um-t th { border: 0.4pt solid #888; font-size: 0.9em } .um-l { width: 66% } .um-l td:last-child { text-align: right; font-weight: bold }',
    )
  },
}

/** Excess of a specialty market: items in capitals, the limit in a sentence with both figures. */
const excessSheet: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    const lead = chance.int(1, 5) * 1_000_000
    const item = (at: string, what: string, said: string) => tableRow(`ITEM ${at}`, `<b>${what}</b><br>${said}`)
    return declarations(
      `<p class="xs">${voice.carrier('umbrella')}<br>${homeOffice(voice, 'umbrella')}</p><h3 class="xs">COMMERCIAL ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY DECLARATIONS</h3><p class="xs">Policy No. ${voice.number('umbrella')}</p>${tableOf('xs-t', item('1.', 'NAMED INSURED', insuredSplitOnce(voice)), item('2.', 'POLICY PERIOD', `${termTold(voice, 'umbrella')}, 12:01 a.m.`), item('3.', 'LIMITS OF INSURANCE', `${voice.limit('umbrella', 'occurrence')} each occurrence and ${voice.limit('umbrella', 'aggregate')} in the aggregate, in excess of the underlying insurance in Item 4.`), item('4.', 'UNDERLYING INSURANCE', `First excess: ${text(truth.names.carrier().name)}, policy ${chance.digits(7)}, ${money(lead)} each occurrence, ${money(lead)} aggregate.${tableOf('xs-u', tableRows(under(voice)))}`), item('5.', 'PREMIUM', `${money(umbrella.premium)}; minimum earned ${money(Math.round(umbrella.premium / 4))}`), item('6.', 'PRODUCER', agencyTold(voice)), item('7.', 'NOTICES', 'excessclaims@notify.example.com'))}${completeThePolicy(voice)}${formAndCopyFoot(voice, 'XLP 0001', 'umbrella')}${newPage}<p>Schedule of forms: ${truth.forms.map((one) => `${one.number} ${one.title}`).join('; ')}</p>`,
      '.xs { text-align: center } .xs-t > tbody > tr > td { border-top: 0.5pt solid #333; padding: 4pt } .xs-t > tbody > tr > td:first-child { width: 56pt } .xs-u { font-size: 0.88em }',
    )
  },
}

/** An umbrella of a direct writer: what it says stands in sentences and a line of three figures. */
const spokenUmbrella: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { retention } = truth.policies.umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    return declarations(
      `<div class="sp"><div><p class="sp-n">${voice.carrier('umbrella')}</p><p>${insuredSplitOnce(voice)}</p></div><div><p>Business ${voice.tick('umbrella.umbrella', 'umbrella')} policy<br><b>${voice.number('umbrella')}</b></p><p><small>Sold and serviced by</small><br>${agencyTold(voice)}</p></div></div><p>This policy takes the place of ${text(truth.prior.umbrella.number)}. It runs from ${voice.effective('umbrella')} to ${voice.expiration('umbrella')}, 12:01 a.m. standard time.</p>${tableOf('sp-t', headRow('Each occurrence', 'Annual aggregate', 'Retention'), tableRow(voice.limit('umbrella', 'occurrence'), voice.limit('umbrella', 'aggregate'), retention ? voice.limit('umbrella', 'retention') : 'None'))}<p>You agree to keep at least these limits in force below it: commercial liability ${money(1_000_000)} each occurrence, ${money(2_000_000)} aggregate; auto ${money(1_000_000)} each accident; employers liability ${money(100_000)} / ${money(500_000)} / ${money(100_000)}.</p><p>The premium is ${money(truth.policies.umbrella.premium)}.</p>${completeThePolicy(voice)}<p>${homeOffice(voice, 'umbrella')}</p>${formAndCopyFoot(voice, 'BU-1', 'umbrella')}`,
      '.sp { display: flex; justify-content: space-between } .sp-n { font-size: 1.3em; font-weight: bold } .sp-t { width: 80% } .sp-t th { font-weight: normal; font-size: 0.85em; border-top: 1pt solid #000 } .sp-t td { font-weight: bold; border-bottom: 1pt solid #000 }',
    )
  },
}

export const aboveThePrimaryFamilies: LearnFamily[] = [
  { name: 'above the primary', style: halfInCapitals(['sans', 'serif', 'narrow'], 8.5, 9.5), papers: { umbrellaSheet: withWelcome(umbrellaSheet, 'umbrella'), excessSheet: withWelcome(excessSheet, 'umbrella'), spokenUmbrella: withWelcome(spokenUmbrella, 'umbrella') } },
] // biome-ignore format: a family in a line
