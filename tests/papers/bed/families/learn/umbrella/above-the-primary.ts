import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { agency, captions, dec, fine, foot, grid, homeOf, mailing, newPage, row, rows, stack, term } from '../kit/styles.ts' // biome-ignore format: a list

/** Policies below, none of which this document insures. */
function under({ truth, money, text, date, chance }: Voice): string[][] {
  const { gl, wc, auto } = truth.prior
  const other = () => chance.digits(8)
  const period = `${date(gl.effective)} to ${date(gl.expiration)}`
  return [
    [`${text(truth.names.carrier().name)}<br>${other()}<br>${period}`, 'Commercial General Liability', stack(`Each Occurrence ${money(gl.limits.occurrence!)}`, `General Aggregate ${money(gl.limits.aggregate!)}`, `Products/Completed Operations Aggregate ${money(gl.limits.products!)}`, `Personal/Advertising Injury ${money(gl.limits.personal!)}`)],
    [`${text(auto.carrier.name)}<br>${other()}<br>${period}`, 'Automobile Liability', `Combined Single Limit ${money(auto.limits.csl ?? 1_000_000)}`],
    [`${text(wc.carrier.name)}<br>${other()}<br>${period}`, 'Employers Liability', stack(`Each Accident ${money(wc.limits.accident!)}`, `Each Employee ${money(wc.limits.employee!)}`, `Policy Limit ${money(wc.limits.disease!)}`)],
  ] // biome-ignore format: rows of a table
}

/** A commercial umbrella: what lies below before what it insures, limits between the two. */
export const umbrellaSheet: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { retention } = truth.policies.umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    return dec(
      `<div class="um"><b>COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY POLICY DECLARATIONS</b><span>${voice.carrier('umbrella')}</span></div><div class="um-2"><div><small>Policy Number</small><br>${voice.number('umbrella')}</div><div><small>Policy Period</small><br>${term(voice, 'umbrella')}</div><div><small>Renewal Of</small><br>${text(truth.prior.umbrella.number)}</div></div><div class="um-2"><div><small>Named Insured and Mailing Address</small><br>${mailing(voice)}</div><div><small>Producer and Address</small><br>${agency(voice)}</div></div><p><b>Schedule of Underlying Insurance</b></p>${grid('um-t', captions('Insurer, Policy, Period', 'Type', 'Limits'), rows(under(voice)))}<p><b>Limits of Insurance of This Policy</b></p>${grid('um-l', row('Each Occurrence', voice.limit('umbrella', 'occurrence')), row('Aggregate (except with respect to covered autos)', voice.limit('umbrella', 'aggregate')), row('Self-Insured Retention', retention ? voice.limit('umbrella', 'retention') : 'None'))}<p>Premium ${money(truth.policies.umbrella.premium)}, ${money(40)} of it for certified acts of terrorism.</p>${fine(voice)}<p>${homeOf(voice, 'umbrella')}</p>${foot(voice, 'CUP DEC', 'umbrella')}`,
      '.um { display: flex; justify-content: space-between; border-bottom: 1pt solid #444 } .um-2 { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; border-bottom: 0.5pt solid #444; padding: 4pt 0 } .um-t td, .um-t th { border: 0.4pt solid #888; font-size: 0.9em } .um-l { width: 66% } .um-l td:last-child { text-align: right; font-weight: bold }',
    )
  },
}

/** Excess of a specialty market: items in capitals, the limit in a sentence with both figures. */
export const excessSheet: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    const lead = chance.int(1, 5) * 1_000_000
    const item = (at: string, what: string, said: string) => row(`ITEM ${at}`, `<b>${what}</b><br>${said}`)
    return dec(
      `<p class="xs">${voice.carrier('umbrella')}<br>${homeOf(voice, 'umbrella')}</p><h3 class="xs">COMMERCIAL ${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY DECLARATIONS</h3><p class="xs">Policy No. ${voice.number('umbrella')}</p>${grid('xs-t', item('1.', 'NAMED INSURED', mailing(voice)), item('2.', 'POLICY PERIOD', `${term(voice, 'umbrella')}, 12:01 a.m.`), item('3.', 'LIMITS OF INSURANCE', `${voice.limit('umbrella', 'occurrence')} each occurrence and ${voice.limit('umbrella', 'aggregate')} in the aggregate, in excess of the underlying insurance in Item 4.`), item('4.', 'UNDERLYING INSURANCE', `First excess: ${text(truth.names.carrier().name)}, policy ${chance.digits(7)}, ${money(lead)} each occurrence, ${money(lead)} aggregate.${grid('xs-u', rows(under(voice)))}`), item('5.', 'PREMIUM', `${money(umbrella.premium)}; minimum earned ${money(Math.round(umbrella.premium / 4))}`), item('6.', 'PRODUCER', agency(voice)), item('7.', 'NOTICES', 'excessclaims@notify.example.com'))}${fine(voice)}${foot(voice, 'XLP 0001', 'umbrella')}${newPage}<p>Schedule of forms: ${truth.forms.map((one) => `${one.number} ${one.title}`).join('; ')}</p>`,
      '.xs { text-align: center } .xs-t > tbody > tr > td { border-top: 0.5pt solid #333; padding: 4pt } .xs-t > tbody > tr > td:first-child { width: 56pt } .xs-u { font-size: 0.88em }',
    )
  },
}
