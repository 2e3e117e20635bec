import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import {
  br,
  clauses,
  formFoot,
  heads,
  homeOffice,
  insuredLines,
  issued,
  leaf,
  producerLines,
  tr,
  trs,
} from '../kit/tables.ts'

/** What lies below: policies of other numbers and limits, none of which this document insures. */
function below({ truth, money, text, date, chance }: Voice): string[][] {
  const { gl, auto, wc } = truth.prior
  const period = `${date(gl.effective)}<br>${date(gl.expiration)}`
  const other = (prefix: string) => `${prefix} ${chance.digits(7)}`
  const autos = auto.limits.csl
    ? `${money(auto.limits.csl)} Combined Single Limit`
    : br(
        `${money(auto.limits.perPerson!)} Each Person`,
        `${money(auto.limits.perAccident!)} Each Accident`,
        `${money(auto.limits.damage!)} Property Damage`,
      )
  return [
    [`General Liability<br>${text(truth.names.carrier().name)}`, other('GLX'), period, br(`${money(gl.limits.occurrence!)} Each Occurrence`, `${money(gl.limits.aggregate!)} General Aggregate`, `${money(gl.limits.products!)} Products-Completed Operations Aggregate`, `${money(gl.limits.personal!)} Personal and Advertising Injury`)],
    [`Auto Liability<br>${text(auto.carrier.name)}`, other('BAP'), period, autos],
    [`Employers’ Liability<br>${text(wc.carrier.name)}`, other('WCA'), period, br(`${money(wc.limits.accident!)} Each Accident`, `${money(wc.limits.disease!)} Disease Policy Limit`, `${money(wc.limits.employee!)} Disease Each Employee`)],
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
    return issued(
      `<div class="ud"><b>${voice.carrier('umbrella')}</b><span>COMMERCIAL LIABILITY ${voice.tick('umbrella.umbrella', 'UMBRELLA')} DECLARATIONS</span></div><table class="ud-f"><tr><td>Policy Number</td><td>${voice.number('umbrella')}</td><td>Replaces</td><td>${text(truth.prior.umbrella.number)}</td></tr><tr><td>Policy Period</td><td>${voice.effective('umbrella')} to ${voice.expiration('umbrella')}</td><td>Billing</td><td>${chance.pick(['Direct', 'Agency'])}</td></tr></table><div class="ud-2"><p><b>Named Insured</b><br>${insuredLines(voice)}</p><p><b>Producer</b> ${truth.producer.code}<br>${producerLines(voice)}</p></div>
      <fieldset class="ud-l"><legend>LIMITS OF INSURANCE</legend><table>${trs(rows)}</table></fieldset><p>Premium ${money(umbrella.premium)}. Terrorism premium ${money(25)}, included.</p>${clauses(voice)}${formFoot(voice, 'UM 00 01')}${leaf}<p>POLICY NUMBER ${voice.number('umbrella')}</p><h3>SCHEDULE OF UNDERLYING INSURANCE</h3><table class="ud-u">${heads('Coverage and Insurer', 'Policy Number', 'Period', 'Limits of Underlying Insurance')}${trs(below(voice))}</table><p>Underlying limits must be maintained. Claims: 1-800-555-0171. Home office ${homeOffice(voice, 'umbrella')}.</p>`,
      '.ud { display: flex; justify-content: space-between; border-bottom: 2.5pt solid #333 } .ud-f td { border: 0.4pt solid #888 } .ud-f td:nth-child(odd) { font-weight: bold; width: 18% } .ud-2 { display: flex; gap: 40pt } .ud-l { border: 1pt solid #333; width: 70% } .ud-l td:last-child { text-align: right } .ud-u td, .ud-u th { border: 0.4pt solid #333; font-size: 0.9em }',
    )
  },
}

/** Excess insurance that follows form; the controlling policy stands in the middle of the page. */
export const followForm: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    const under = chance.int(1, 4) * 1_000_000
    const [each, all] = [voice.limit('umbrella', 'occurrence'), voice.limit('umbrella', 'aggregate')]
    return issued(
      `<p class="ff-c"><b>${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY COVERAGE DECLARATIONS</b></p><div class="ff"><span>POLICY NO.</span><span>${voice.number('umbrella')}</span><span>INSURING COMPANY</span><span>${voice.carrier('umbrella')}</span><span>NAMED INSURED</span><span>${insuredLines(voice)}</span><span>POLICY PERIOD</span><span>${voice.effective('umbrella')} – ${voice.expiration('umbrella')}, 12:01 AM at the insured’s address</span><span>BROKER</span><span>${producerLines(voice)}</span></div>
      <p>Controlling underlying policy: ${text(truth.names.carrier().name)}, no. ${chance.digits(8)}, ${money(under)} each occurrence, ${money(under * 2)} general aggregate, ${money(under * 2)} products-completed operations aggregate.</p><p class="ff-l">LIMITS OF THIS INSURANCE: &nbsp; ${each} each occurrence &nbsp;/&nbsp; ${all} aggregate, where applicable, excess of all underlying insurance</p><p>Premium: ${money(umbrella.premium)} flat. Not subject to audit. Other layers (not this company): ${money(5_000_000)} excess of ${money(10_000_000)}, ${text(truth.names.carrier().name)}.</p>${clauses(voice, 4)}<p>Notices to: ${homeOffice(voice, 'umbrella')}</p>${formFoot(voice, 'XS-FF-DEC')}`,
      '.ff-c { text-align: center; font-size: 1.2em } .ff { display: grid; grid-template-columns: 30% 1fr; gap: 7pt } .ff-l { border: 0.8pt solid #000; padding: 5pt; font-weight: bold }',
    )
  },
}

/** An umbrella in lettered items of a specialty company, retention in a line of its own. */
export const letteredUmbrella: Paper = {
  draw: (voice) => {
    const { truth, money, chance, text } = voice
    const { umbrella } = truth.policies
    const { retention } = umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    const item = (title: string, content: string) => tr(`<b>${title}</b>`, content)
    return issued(
      `<p><b>${voice.carrier('umbrella')}</b> (the “Insurer”), ${homeOffice(voice, 'umbrella')}</p><h3>${voice.tick('umbrella.umbrella', 'UMBRELLA')} PLUS LIABILITY POLICY – DECLARATIONS</h3><table class="lu">${item('POLICY NUMBER:', `${voice.number('umbrella')} &nbsp;&nbsp; RENEWAL OF: ${text(truth.prior.umbrella.number)}`)}${item('ITEM A. NAMED INSURED:', voice.insured())}${item('MAILING ADDRESS:', br(voice.insuredAddress()))}${item('ITEM B. POLICY PERIOD:', `FROM: ${voice.effective('umbrella')} &nbsp; TO: ${voice.expiration('umbrella')}`)}${item('ITEM C. LIMITS OF INSURANCE:', `${voice.limit('umbrella', 'occurrence')} Each Occurrence<br>${voice.limit('umbrella', 'aggregate')} General Aggregate (where applicable)<br>${money(250_000)} Crisis response sublimit`)}${item('ITEM D. SELF-INSURED RETENTION:', retention ? `${voice.limit('umbrella', 'retention')} any one occurrence not covered by scheduled underlying insurance` : 'Nil')}${item('ITEM E. PREMIUM:', `${money(umbrella.premium)} payable at ${chance.pick(['inception', 'binding'])}`)}${item('ITEM F. PRODUCER:', producerLines(voice))}${item('ITEM G. SCHEDULED UNDERLYING:', `<table class="lu-u">${trs(below(voice).map((row) => [row[0]!, row[1]!, row[3]!]))}</table>`)}</table>${clauses(voice, 3)}${formFoot(voice, 'UP 80 517')}`,
      '.lu > tbody > tr > td { border-top: 0.5pt solid #888; padding: 4pt 2pt } .lu > tbody > tr > td:first-child { width: 28% } .lu-u { font-size: 0.85em; margin: 0 }',
    )
  },
}
