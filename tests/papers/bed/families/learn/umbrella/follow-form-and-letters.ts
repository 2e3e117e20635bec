import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

/** What lies below: policies of other numbers and limits, none of which this document insures. */
function below({ truth, money, text, date, chance }: Voice): string[][] {
  const { gl, auto, wc } = truth.prior
  const period = `${date(gl.effective)}<br>${date(gl.expiration)}`
  const other = (prefix: string) => `${prefix} ${chance.digits(7)}`
  const autos = auto.limits.csl
    ? `${money(auto.limits.csl)} Combined Single Limit`
    : inLines(
        `${money(auto.limits.perPerson!)} Each Person`,
        `${money(auto.limits.perAccident!)} Each Accident`,
        `${money(auto.limits.damage!)} Property Damage`,
      )
  return [
    [`General Liability<br>${text(truth.names.carrier().name)}`, other('GLX'), period, inLines(`${money(gl.limits.occurrence!)} Each Occurrence`, `${money(gl.limits.aggregate!)} General Aggregate`, `${money(gl.limits.products!)} Products-Completed Operations Aggregate`, `${money(gl.limits.personal!)} Personal and Advertising Injury`)],
    [`Auto Liability<br>${text(auto.carrier.name)}`, other('BAP'), period, autos],
    [`Employers’ Liability<br>${text(wc.carrier.name)}`, other('WCA'), period, inLines(`${money(wc.limits.accident!)} Each Accident`, `${money(wc.limits.disease!)} Disease Policy Limit`, `${money(wc.limits.employee!)} Disease Each Employee`)],
  ] // biome-ignore format: rows of a table
}

const WORDS = { occurrence: 'Each Occurrence Limit', aggregate: 'Aggregate Limit', retention: 'Self-Insured Retention' }

/** An umbrella: limits in a box of the first page, what lies below on the next. */
export const umbrellaDeclarations: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    const rows = voice.limits('umbrella', WORDS)
    if (umbrella.limits.retention) voice.tick('umbrella.retention', '')
    else rows.push(['Self-Insured Retention', 'None'])
    return declarations(
      `<div class="ud"><b>${voice.carrier('umbrella')}</b><span>COMMERCIAL LIABILITY ${voice.tick('umbrella.umbrella', 'UMBRELLA')} DECLARATIONS</span></div><table class="ud-f"><tr><td>Policy Number</td><td>${voice.number('umbrella')}</td><td>Replaces</td><td>${text(truth.prior.umbrella.number)}</td></tr><tr><td>Policy Period</td><td>${voice.effective('umbrella')} to ${voice.expiration('umbrella')}</td><td>Billing</td><td>${chance.pick(['Direct', 'Agency'])}</td></tr></table><div class="ud-2"><p><b>Named Insured</b><br>${insuredSplitAtWords(voice)}</p><p><b>Producer</b> ${truth.producer.code}<br>${agencyTold(voice)}</p></div>
      <fieldset class="ud-l"><legend>LIMITS OF INSURANCE</legend><table>${tableRows(rows)}</table></fieldset><p>Premium ${money(umbrella.premium)}. Terrorism premium ${money(25)}, included.</p>${clauses(voice)}${formAndDateFoot(voice, 'UM 00 01')}${newPage}<p>POLICY NUMBER ${voice.number('umbrella')}</p><h3>SCHEDULE OF UNDERLYING INSURANCE</h3><table class="ud-u">${tableHead('Coverage and Insurer', 'Policy Number', 'Period', 'Limits of Underlying Insurance')}${tableRows(below(voice))}</table><p>Underlying limits must be maintained. Claims: 1-800-555-0171. Home office ${homeOffice(voice, 'umbrella')}.</p>`,
      '.ud { display: flex; justify-content: space-between; border-bottom: 2.5pt solid #333 } .ud-f td { border: 0.4pt solid #888 } .ud-f td:nth-child(odd) { font-weight: bold; width: 18% } .ud-2 { display: flex; gap: 40pt } .ud-l { border: 1pt solid #333; width: 70% } .ud-l td:last-child { text-align: right } .ud-u td, .ud-u th { border: 0.4pt solid #333; font-size: 0.9em }',
    )
  },
}

/** Excess insurance that follows form; the controlling policy stands in the middle of the page. */
const followForm: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    const under = chance.int(1, 4) * 1_000_000
    const [each, all] = [voice.limit('umbrella', 'occurrence'), voice.limit('umbrella', 'aggregate')]
    return declarations(
      `<p class="ff-c"><b>${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY COVERAGE DECLARATIONS</b></p><div class="ff"><span>POLICY NO.</span><span>${voice.number('umbrella')}</span><span>INSURING COMPANY</span><span>${voice.carrier('umbrella')}</span><span>NAMED INSURED</span><span>${insuredSplitAtWords(voice)}</span><span>POLICY PERIOD</span><span>${voice.effective('umbrella')} – ${voice.expiration('umbrella')}, 12:01 AM at the insured’s address</span><span>BROKER</span><span>${agencyTold(voice)}</span></div>
      <p>Controlling underlying policy: ${text(truth.names.carrier().name)}, no. ${chance.digits(8)}, ${money(under)} each occurrence, ${money(under * 2)} general aggregate, ${money(under * 2)} products-completed operations aggregate.</p><p class="ff-l">LIMITS OF THIS INSURANCE: &nbsp; ${each} each occurrence &nbsp;/&nbsp; ${all} aggregate, where applicable, excess of all underlying insurance</p><p>Premium: ${money(umbrella.premium)} flat. Not subject to audit. Other layers (not this company): ${money(5_000_000)} excess of ${money(10_000_000)}, ${text(truth.names.carrier().name)}.</p>${clauses(voice, 4)}<p>Notices to: ${homeOffice(voice, 'umbrella')}</p>${formAndDateFoot(voice, 'XS-FF-DEC')}`,
      '.ff-c { text-align: center; font-size: 1.2em } .ff { display: grid; grid-template-columns: 30% 1fr; gap: 7pt } .ff-l { border: 0.8pt solid #000; padding: 5pt; font-weight: bold }',
    )
  },
}

/** An umbrella in lettered items of a specialty company, retention in a line of its own. */
const letteredUmbrella: Paper = {
  draw: (voice) => {
    const { truth, money, chance, text } = voice
    const { umbrella } = truth.policies
    const { retention } = umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    const item = (title: string, content: string) => tableRow(`<b>${title}</b>`, content)
    return declarations(
      `<p><b>${voice.carrier('umbrella')}</b> (the “Insurer”), ${homeOffice(voice, 'umbrella')}</p><h3>${voice.tick('umbrella.umbrella', 'UMBRELLA')} PLUS LIABILITY POLICY – DECLARATIONS</h3><table class="lu">${item('POLICY NUMBER:', `${voice.number('umbrella')} &nbsp;&nbsp; RENEWAL OF: ${text(truth.prior.umbrella.number)}`)}${item('ITEM A. NAMED INSURED:', voice.insured())}${item('MAILING ADDRESS:', inLines(voice.insuredAddress()))}${item('ITEM B. POLICY PERIOD:', `FROM: ${voice.effective('umbrella')} &nbsp; TO: ${voice.expiration('umbrella')}`)}${item('ITEM C. LIMITS OF INSURANCE:', `${voice.limit('umbrella', 'occurrence')} Each Occurrence<br>${voice.limit('umbrella', 'aggregate')} General Aggregate (where applicable)<br>${money(250_000)} Crisis response sublimit`)}${item('ITEM D. SELF-INSURED RETENTION:', retention ? `${voice.limit('umbrella', 'retention')} any one occurrence not covered by scheduled underlying insurance` : 'Nil')}${item('ITEM E. PREMIUM:', `${money(umbrella.premium)} payable at ${chance.pick(['inception', 'binding'])}`)}${item('ITEM F. PRODUCER:', agencyTold(voice))}${item('ITEM G. SCHEDULED UNDERLYING:', `<table class="lu-u">${tableRows(below(voice).map((row) => [row[0]!, row[1]!, row[3]!]))}</table>`)}</table>${clauses(voice, 3)}${formAndDateFoot(voice, 'UP 80 517')}`,
      '.lu > tbody > tr > td { border-top: 0.5pt solid #888; padding: 4pt 2pt } .lu > tbody > tr > td:first-child { width: 28% } .lu-u { font-size: 0.85em; margin: 0 }',
    )
  },
}

export const followFormAndLettersFamilies: LearnFamily[] = [
  { name: 'umbrellas', style: thirdInCapitals(['sans', 'narrow', 'serif'], 8.5, 9.5), papers: { umbrellaDeclarations: withGreeting(umbrellaDeclarations), followForm: withGreeting(followForm), letteredUmbrella: withGreeting(letteredUmbrella) } },
] // biome-ignore format: a family in a line
