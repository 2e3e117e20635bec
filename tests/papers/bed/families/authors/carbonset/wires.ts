import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { SYMBOL_WORDS } from './package.ts'
import {
  aWay,
  CAPTION,
  fold,
  legendOf,
  mil,
  pad,
  plain,
  SERIF,
  say,
  short,
  TYPED,
  telexDate,
  upper,
  type Way,
} from './type.ts'

const wireCss = `.cs-wire { font: 700 13.4px/1.5 ${TYPED}; white-space: pre; color: #222; margin: 0 }`

const GL_CODES: Record<string, string> = {
  occurrence: 'EA OCC',
  aggregate: 'GEN AGG',
  products: 'PROD/CO AGG',
  personal: 'PERS/ADV INJ',
  rented: 'FIRE DAM',
  medical: 'MED EXP',
}
const AUTO_CODES: Record<string, string> = {
  csl: 'CSL',
  perPerson: 'BI EA PERS',
  perAccident: 'BI EA ACC',
  damage: 'PD',
}
const EL_CODES: Record<string, string> = { accident: 'EA ACC', disease: 'DIS POL LIM', employee: 'DIS EA EMP' }

const coded = (voice: Voice, line: Line, codes: Record<string, string>, way: Way, after: boolean) =>
  Object.keys(codes)
    .filter((name) => voice.truth.policies[line].limits[name])
    .map((name) => {
      const amount = say(voice, line, name, way)
      return after || /[CE]D$/.test(amount) ? `${codes[name]} ${amount}` : `${amount} ${codes[name]}`
    })
    .join(', ')

/** The line's first words: number, company and term, or that they are the same as before. */
function placed(voice: Voice, line: Line, before?: Line): string {
  const { policies } = voice.truth
  const [now, then] = [policies[line], before && policies[before]]
  voice.effective(line)
  voice.expiration(line)
  const company = upper(voice.carrier(line))
  const term = `EFF ${telexDate(now.effective)} EXP ${telexDate(now.expiration)} 1201AM LST`
  const isSameTerm = then && then.effective === now.effective
  return `POL NR ${voice.number(line)} ${then?.carrier.name === now.carrier.name ? 'SAME CO' : `WITH ${company}`} ${isSameTerm ? 'SAME TERM' : term}`
}

/** A wire that confirms cover bound, in capitals with figures repeated at its foot. */
export const telexBinder: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const way = chance.pick<Way>([
      mil,
      mil,
      (amount) => `DLRS ${plain(amount)}`,
      (amount) => `USD ${short(amount).slice(1)}`,
    ])
    const isShort = !way(1_000_000).includes('1 MIL') && way(1_000_000).includes('MM')
    const end = chance.pick([' STOP', '.', ' ++'])
    const after = chance.maybe(0.4)
    const lines: [Line, string][] = [
      [
        'gl',
        `CGL ${placed(voice, 'gl')}${end} LIMS ${coded(voice, 'gl', GL_CODES, way, after)}${end} ${truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', 'CLAIMS MADE FORM') : voice.tick('gl.occurrence', 'OCCURRENCE FORM')}${end} DEDUCTIBLE ${way(2000)} PER CLM BI AND PD COMB${end}`,
      ],
      [
        'auto',
        `BUS AUTO ${placed(voice, 'auto', 'gl')}${end} LIAB ${coded(voice, 'auto', AUTO_CODES, way, after)} FOR ${truth.policies.auto.symbols.map((symbol) => SYMBOL_WORDS(voice)[symbol]!()).join(' AND ')}${end} COMP AND COLL DEDS ${way(1000)}/${way(1000)} ON POWER UNITS ONLY${end}`,
      ],
    ]
    if (chance.maybe(0.6)) {
      const { retention } = truth.policies.umbrella.limits
      const retained = retention
        ? ` ${voice.tick('umbrella.retention', 'SIR')} ${say(voice, 'umbrella', 'retention', way)}`
        : ''
      lines.push([
        'umbrella',
        `${voice.tick('umbrella.umbrella', 'UMBRELLA')} ${placed(voice, 'umbrella', 'auto')}${end} LIM ${say(voice, 'umbrella', 'occurrence', way)} EA OCC ${say(voice, 'umbrella', 'aggregate', way)} AGG${retained}${end}`,
      ])
    }
    const isWc = chance.maybe(0.4)
    if (isWc)
      lines.push([
        'wc',
        `WORK COMP ${placed(voice, 'wc', lines.at(-1)![0])}${end} ${voice.tick('wc.statutory', 'STAT')} BENEFITS ${truth.insured.address.state} ONLY, EMPL LIAB ${coded(voice, 'wc', EL_CODES, way, after)}${end}`,
      ])
    const premium = lines.map(([line]) => `${line.toUpperCase()} ${plain(truth.policies[line].premium)}`).join(', ')
    const no = isWc ? 'PROPERTY AND CRIME' : chance.pick(['WORK COMP', 'WORK COMP AND PROPERTY'])
    const refused = truth.policies.umbrella.limits.occurrence! * 2
    const wide = chance.int(66, 72)
    const body = [
      `ATTN ${upper(voice.reach('contact'))}, ${upper(voice.producer())}, ${upper(voice.producerAddress().join(', '))}`,
      `RE ${upper(voice.insured())}, ${upper(voice.insuredAddress().join(', '))}`,
      `OUR REF ${chance.digits(5)}/${chance.pick(['JB', 'MT', 'RK'])}  YR TLX ${telexDate(truth.policies.gl.effective)}`,
      `${chance.pick(['PLEASED CONFIRM WE HAVE BOUND FOLLOWING', 'THIS CONFIRMS COVER BOUND AS UNDER', 'AS PER PHONE TODAY WE HOLD COVER BOUND'])}${end}`,
      ...lines.map(([, words], index) => `${index + 1}) ${words}`),
      `PREMS ${premium}, PLUS POLICY FEE 150${end} PAYABLE 30 DAYS${end}`,
      `${no} NOT BOUND HERE, AWAIT YR ADVICES${end}${chance.maybe(0.5) ? ` UNABLE OBLIGE ${way(refused)} XS LIMIT YOU ASKED FOR${end}` : ''}`,
      ...(isShort ? [`IN THIS MSG M IS THOUSAND MM IS MILLION${end}`] : []),
      `POLICIES TO FOLLOW${end} RGDS`,
    ].map((part) => fold(part, wide).join('\n'))
    const gl = truth.policies.gl
    const foot = chance.maybe(0.6)
      ? `\n\nCOL ${gl.number} ${way(gl.limits.occurrence!)} ${way(gl.limits.aggregate!)} ${telexDate(gl.effective)}`
      : ''
    const html = `<div class="cs-wire">ZCZC ${chance.pick(['LTX', 'NBA', 'WUI'])}${chance.digits(3)} ${chance.digits(4)} EST
${chance.digits(6)} ${upper(truth.wholesaler.name)
      .replace(/[^A-Z]/g, '')
      .slice(0, 7)} UI
${telexDate(gl.effective)}  ${chance.int(8, 11)}.${chance.int(10, 59)}

${body.join('\n\n')}${foot}

${upper(voice.text(truth.wholesaler.name))}

NNNN
</div>`
    return { kind: 'binder', feeds: 'fills', html, css: wireCss }
  },
}

const faxCss = `
.cs-fax { font: 12.5px/1.4 ${TYPED}; color: #111 }
.cs-fax .strip { font: 9px ${CAPTION}; border-bottom: 1px solid #999; display: flex; justify-content: space-between; margin-bottom: 18px }
.cs-fax .leaf + .leaf { break-before: page }
.cs-fax h1 { font: 700 46px/1 ${SERIF}; letter-spacing: 14px; margin: 0 0 10px }
.cs-fax h2 { font: 700 15px ${SERIF}; text-align: center; margin: 8px 0; text-decoration: underline }
.cs-fax .to { display: grid; grid-template-columns: 82px 1fr 70px 1fr; border-top: 3px solid #000; border-bottom: 3px solid #000; padding: 10px 0; row-gap: 9px }
.cs-fax .to i, .cs-fax dt, .cs-fax th { font: italic 11px ${SERIF}; text-align: left }
.cs-fax .message { white-space: pre-wrap; margin: 22px 0; min-height: 330px }
.cs-fax small { font: 8px/1.3 ${CAPTION}; display: block }
.cs-fax dl { display: grid; grid-template-columns: 170px 1fr; gap: 7px; margin: 10px 0 }
.cs-fax dd { margin: 0 }
.cs-fax table { border-collapse: collapse; width: 99.6%; margin: 8px 0; font: inherit }
.cs-fax td, .cs-fax th { border: 1px solid #333; padding: 4px 6px; vertical-align: top }
.cs-fax td pre { font: inherit; margin: 0 }`

const LINE_TITLES: Record<string, string> = {
  gl: 'COMM. GENERAL LIABILITY',
  umbrella: 'UMBRELLA',
  wc: "WORKERS' COMPENSATION",
}

function boundLimits(voice: Voice, line: Line, way: Way): string[] {
  const at = (words: string, name: string) => `${pad(words, 22)}${say(voice, line, name, way)}`
  if (line === 'umbrella') {
    voice.tick('umbrella.umbrella', '')
    return [at('EA. OCCURRENCE', 'occurrence'), at('AGGREGATE', 'aggregate')]
  }
  if (line === 'wc') {
    voice.tick('wc.statutory', '')
    return [
      `${pad('PART ONE', 22)}STATUTORY`,
      'PART TWO',
      at('  EACH ACCIDENT', 'accident'),
      at('  DISEASE-POLICY', 'disease'),
      at('  DISEASE-EA. EMPL.', 'employee'),
    ]
  }
  return [
    at('GENERAL AGGREGATE', 'aggregate'),
    at('PRODUCTS/COMP. OPS.', 'products'),
    at('PERS. &amp; ADV. INJURY', 'personal'),
    at('EACH OCCURRENCE', 'occurrence'),
    at('FIRE DAMAGE', 'rented'),
    at('MEDICAL EXPENSE', 'medical'),
  ]
}

/** A fax cover, a binder below it, and sometimes a page that belongs to another client's file. */
export const faxedBinder: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const way = aWay(chance)
    const lines = chance.pick<Line[]>([
      ['gl', 'umbrella'],
      ['wc', 'umbrella'],
      ['gl', 'wc'],
      ['gl', 'wc', 'umbrella'],
    ])
    const isMisfed = chance.maybe(0.5)
    const pages = isMisfed ? 3 : 2
    const sender = voice.text(truth.wholesaler.name)
    const sent = truth.policies[lines[0]!].effective
    const strip = (page: number) =>
      `<div class="strip"><span>${telexDate(sent)} 0${chance.int(8, 9)}:${chance.int(10, 59)}</span><span>${sender}</span><span>P.0${page}/0${pages}</span></div>`
    const other = { name: voice.text(truth.names.business()), at: voice.address(truth.names.address()) }
    const insured = voice.insured()
    const rows = lines.map((line, index) => {
      const before = lines[index - 1]
      const isSame = before && truth.policies[before].carrier.name === truth.policies[line].carrier.name
      const [company, from, to] = [voice.carrier(line), voice.effective(line), voice.expiration(line)]
      const isSameTerm = before && truth.policies[before].effective === truth.policies[line].effective
      return `<tr><td>${LINE_TITLES[line]}<br>${isSame ? 'DITTO' : company}</td><td><nobr>${voice.number(line)}</nobr><br>${isSameTerm ? '&nbsp; &quot; &nbsp; &nbsp; &nbsp; &quot;' : `${from} TO<br>${to}`}</td><td><pre>${boundLimits(voice, line, way).join('\n')}</pre></td><td>${plain(truth.policies[line].premium)}</td></tr>`
    })
    const asked = way(truth.policies.umbrella.limits.occurrence! + 5_000_000)
    const message = [
      chance.pick(['BINDER FOLLOWS.  ORIGINAL WILL NOT BE MAILED.', 'HERE IS YOUR BINDER, PER OUR CONVERSATION.']),
      chance.pick([
        `MARKET WOULD NOT GO TO ${asked} ON THE EXCESS.  SORRY.`,
        `LAST YEAR'S NO. WAS ${truth.prior[lines[0]!].number}; PLEASE USE THE NEW ONE.`,
        `NEED YOUR CHECK FOR ${plain(truth.policies[lines[0]!].premium)} WITHIN 20 DAYS OF INCEPTION.`,
      ]),
      ...(isMisfed
        ? [`PAGE 3 IS FOR YOUR ${upper(other.name)} FILE - PLEASE PULL IT. NOTHING TO DO WITH ${upper(insured)}.`]
        : []),
      'THANKS FOR THE ORDER!',
    ]
    const table = (body: string) =>
      `<table><tr><th>Coverage / Company</th><th>Policy No. / Term</th><th>Limits</th><th>Annual Premium</th></tr>${body}</table>`
    const old = truth.prior.gl
    const misfed = isMisfed
      ? `<div class="leaf">${strip(3)}<h2>CONFIRMATION OF INSURANCE</h2><dl><dt>Insured</dt><dd>${other.name}<br>${other.at.join('<br>')}</dd><dt>Producer</dt><dd>AS BEFORE</dd></dl>${table(`<tr><td>COMM. GENERAL LIABILITY<br>${voice.text(upper(old.carrier.name))}</td><td>${old.number}<br>${voice.date(truth.policies.gl.effective)} TO<br>${voice.date(truth.policies.gl.expiration)}</td><td><pre>${pad('EACH OCCURRENCE', 22)}${way(old.limits.occurrence!)}\n${pad('GENERAL AGGREGATE', 22)}${way(old.limits.aggregate!)}\n${pad('FIRE DAMAGE', 22)}${way(old.limits.rented!)}</pre></td><td>${plain(old.premium)}</td></tr>`)}</div>`
      : ''
    const html = `<div class="cs-fax"><div class="leaf">${strip(1)}<h1>FAX</h1>
<div class="to"><i>To</i><span>${voice.producer()}</span><i>Fax</i><span>${voice.reach('fax')}</span><i>Attn.</i><span>${voice.reach('contact')}</span><i>Tel.</i><span>${voice.reach('phone')}</span>
<i>From</i><span>${sender}</span><i>Fax</i><span>${truth.wholesaler.fax}</span><i>By</i><span>${voice.text(truth.wholesaler.contact)}</span><i>Pages</i><span>${pages} INCL. THIS ONE</span><i>Re</i><span>${insured}</span><i>Date</i><span>${voice.date(sent)}</span></div>
<div class="message">${message.join('\n\n')}</div>
<small>If this reaches the wrong machine please call us collect. What it says is for the party named above. A fee of $25.00 applies to binders not taken up.</small></div>
<div class="leaf">${strip(2)}<h2>${chance.pick(['BINDER OF INSURANCE', 'TEMPORARY BINDER', 'CONFIRMATION OF INSURANCE'])}</h2>
<dl><dt>Insured</dt><dd>${insured}<br>${voice.insuredAddress().join('<br>')}</dd><dt>Producer</dt><dd>${truth.producer.code} &nbsp; ${voice.producer()}<br>${voice.producerAddress().join('<br>')}</dd><dt>Issued by</dt><dd>${sender}, FOR THE COMPANIES BELOW</dd><dt>Our file</dt><dd>${chance.digits(5)}-${chance.pick(['A', 'B', 'K'])}</dd></dl>
${table(rows.join(''))}<p>${legendOf(way)}</p>
<p>COVERAGE IS BOUND AT 12:01 A.M. FOR THE TERMS SHOWN. DEDUCTIBLE ${way(1000)} PER CLAIM.<br>${chance.pick(['AUTO: PLACED BY OTHERS.', 'PROPERTY: NOT BOUND.', 'PROFESSIONAL: XXXXXXX'])}</p><p>AUTHORIZED ______________________</p></div>${misfed}</div>`
    return { kind: null, feeds: 'fills', html, css: faxCss }
  },
}
