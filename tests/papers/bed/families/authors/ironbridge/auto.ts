import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { conditions } from './conditions.ts'
import {
  anEdit,
  at,
  dots,
  ending,
  formLine,
  middle,
  paged,
  plain,
  rule,
  type Section,
  said,
  sheetCss,
  thousands,
  up,
  wrap,
} from './lines.ts'

const WIDE = 100
const MEANINGS: [number, string][] = [
  [1, 'ANY AUTO'], [2, 'OWNED AUTOS ONLY'], [3, 'OWNED PRIVATE PASSENGER AUTOS ONLY'], [4, 'OWNED AUTOS OTHER THAN PRIVATE PASSENGER'],
  [5, 'OWNED AUTOS SUBJECT TO NO-FAULT'], [6, 'OWNED AUTOS SUBJECT TO COMPULSORY UM LAW'], [7, 'SPECIFICALLY DESCRIBED AUTOS'], [8, 'HIRED AUTOS ONLY'], [9, 'NON-OWNED AUTOS ONLY'],
] // biome-ignore format: a table

/** Business auto declarations on a form with boxes, filled in by a line printer; the key of all symbols stands below, vehicles on continuation pages. */
export const businessAuto: Paper = {
  account: { long: true },
  draw(voice) {
    const sheet = sheetCss(WIDE)
    const css = `${sheet.css}
      .front { font: 8px 'Liberation Sans', sans-serif; color: #222; position: relative; height: 930px }
      .front .b { position: absolute; border: 1px solid #444; padding: 2px 4px; box-sizing: border-box; overflow: hidden }
      .front .b > i { font-style: normal; display: block; color: #555 }
      .front pre { margin: 3px 0 0; font: 11.5px/1.25 'DejaVu Sans Mono', monospace; color: #000; white-space: pre; border: 0; padding: 0; background: none }
      .front table { border-collapse: collapse; width: 100%; margin: 0 } .front th { border: 1px solid #444; font: bold 8px 'Liberation Sans', sans-serif; text-align: left; padding: 3px; vertical-align: bottom; background: none }
      .front td { border-left: 1px solid #444; border-right: 1px solid #444; border-top: 0; border-bottom: 0; font: 11.5px/1.3 'DejaVu Sans Mono', monospace; padding: 2px 4px; vertical-align: top; white-space: pre }
      .front td.n { text-align: right } .front h1 { font: bold 15px 'Liberation Sans', sans-serif; text-align: center; margin: 26px 0 0 }
      .front + pre.sheet { break-before: page }`
    return { kind: 'declarations', feeds: 'fills', css, html: front(voice) + vehicles(voice, sheet.most) }
  },
}

const box = (x: number, y: number, w: number, h: number, label: string, lines: string[]) =>
  `<div class="b" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px"><i>${label}</i><pre>${lines.join('\n')}</pre></div>`

function front(voice: Voice): string {
  const { chance, truth } = voice
  const title = chance.pick(['BUSINESS AUTO DECLARATIONS', 'COMMERCIAL AUTOMOBILE POLICY DECLARATIONS', 'TRUCKERS AND BUSINESS AUTO DECLARATIONS']) // biome-ignore format: a page
  const naic = chance.maybe(0.5) ? `     NAIC ${voice.naic('auto')}` : ''
  const boxes = [
    box(0, 58, 360, 96, 'ITEM ONE &nbsp; Named insured and mail address', [
      ...wrap(voice.insured(), 46),
      ...voice.insuredAddress(),
    ]),
    box(360, 58, 356, 96, 'Agency name and address', [...wrap(voice.producer(), 46), ...voice.producerAddress()]),
    box(0, 154, 180, 40, 'Policy number', [voice.number('auto')]),
    box(180, 154, 120, 40, 'From', [voice.effective('auto')]),
    box(300, 154, 120, 40, 'To', [voice.expiration('auto')]),
    box(420, 154, 296, 40, 'Previous policy &nbsp;/&nbsp; Agency code &nbsp;/&nbsp; Bill', [`${voice.text(truth.prior.auto.number)}  ${truth.producer.code}  ${chance.pick(['DB', 'AB'])}`]), // biome-ignore format: a page
  ]
  const key = chance.maybe(0.75) ? keyOf(chance.pick([2, 3])) : ''
  return `<div class="front"><pre style="text-align:center;font-size:13px">${voice.carrier('auto')}${naic}</pre><h1>${title}</h1>${boxes.join('')}<div style="position:absolute;left:0;top:206px;width:716px">${coverages(voice)}${key}</div></div>` // biome-ignore format: a page
}

function keyOf(columns: number) {
  const cells = MEANINGS.map(([symbol, words]) => `<div>${symbol} = ${words}</div>`).join('')
  return `<p style="margin:12px 0 4px"><b>Key to covered auto symbols.</b> A symbol applies to a coverage only where it is entered beside that coverage above.</p><div style="columns:${columns};font:8px 'Liberation Sans',sans-serif">${cells}</div>` // biome-ignore format: a page
}

function coverages(voice: Voice): string {
  const { chance, truth } = voice
  const { limits, symbols, premium } = truth.policies.auto
  const twoDigits = chance.maybe(0.5)
  voice.symbols()
  const mark = symbols.map((symbol) => (twoDigits ? `0${symbol}` : String(symbol))).join(' ')
  const owned = symbols.some((symbol) => symbol < 8)
  const inThousands = chance.maybe(0.35)
  const print = inThousands ? thousands : anEdit(voice)
  const show = (name: string) => said(voice, 'auto', name, print)
  const words = chance.pick([
    { csl: 'CSL', person: 'BI EA PERS', accident: 'BI EA ACC', damage: 'PD EA ACC' },
    { csl: 'CSL EA ACC', person: 'BI-PERS', accident: 'BI-ACC', damage: 'PD-ACC' },
  ])
  const liability = limits.csl
    ? `${words.csl}  ${show('csl')}`
    : [`${words.person}  ${show('perPerson')}`, `${words.accident}  ${show('perAccident')}`, `${words.damage}  ${show('damage')}`].join('\n') // biome-ignore format: a page
  const none = chance.pick(['NOT COVERED', 'N/C', 'REJECTED'])
  const rest: [string, string, string, string][] = owned
    ? [
        ['PERSONAL INJ PROT', twoDigits ? '05' : '5', chance.pick(['STATUTORY', 'SEPARATE ENDT']), '88'],
        ['AUTO MED PAY', twoDigits ? '07' : '7', `EA PERS  ${print(5000)}`, '112'],
        ['UNINS MOTORIST', twoDigits ? '06' : '6', `BI EA PERS  ${print(30_000)}\nBI EA ACC   ${print(60_000)}`, '240'],
        ['UNDERINS MOTORIST', '', none, ''],
        ['COMPREHENSIVE', twoDigits ? '07' : '7', `ACV LESS DED ${plain(chance.pick([250, 500, 1000]))}`, '1,406'],
        ['COLLISION', twoDigits ? '07' : '7', `ACV LESS DED ${plain(chance.pick([500, 1000, 2000]))}`, '2,877'],
        ['TOWING AND LABOR', '', none, ''],
      ]
    : [['AUTO MED PAY', '', none, ''], ['UNINS MOTORIST', '', none, ''], ['COMPREHENSIVE', '', none, ''], ['COLLISION', '', none, '']] // biome-ignore format: a page
  const rows = [['LIABILITY', mark, liability, plain(premium)] as const, ...rest]
  const order = chance.maybe(0.5)
  const cells = rows.map(([title, symbol, limit, amount]) => order ? `<tr><td>${title}</td><td>${symbol}</td><td>${limit}</td><td class="n">${amount}</td></tr>` : `<tr><td>${symbol}</td><td>${title}</td><td>${limit}</td><td class="n">${amount}</td></tr>`) // biome-ignore format: a page
  const heads = order ? ['COVERAGE', 'COVERED AUTOS<br>Symbols (see key)'] : ['SYM', 'COVERAGE']
  const limitHead = `LIMIT${inThousands ? ' (in thousands of dollars, deductibles in dollars)' : ''}<br>The most we pay for any one accident or loss`
  return `<b>ITEM TWO &nbsp; Schedule of coverages and covered autos</b><table><tr><th>${heads[0]}</th><th>${heads[1]}</th><th>${limitHead}</th><th>PREMIUM</th></tr>${cells.join('')}<tr><th colspan="3">TOTAL EST PREMIUM</th><th>${plain(premium + 4723)}</th></tr></table>` // biome-ignore format: a page
}

function vehicles(voice: Voice, most: number): string {
  const { chance, truth } = voice
  const number = voice.text(truth.policies.auto.number)
  const head = (page: number) => [
    at([0, up(voice.text(truth.policies.auto.carrier.name))], ending(WIDE, `CONT PAGE ${page}`)),
    at([0, `POLICY ${number}`], [40, 'SCHEDULES OF THE DECLARATIONS']),
    rule(WIDE),
    '',
  ]
  const covers = chance.pick(['LIAB MP UM', 'LIAB UM CMP COL', 'LIAB'])
  const owned = truth.policies.auto.symbols.some((symbol) => symbol < 8)
  const list: Section = {
    heads: [
      'ITEM THREE  SCHEDULE OF AUTOS',
      '',
      at(ending(72, 'ORIGINAL'), ending(82, 'DED'), ending(90, 'DED')),
      at([0, 'CAR'], [6, 'YR'], [11, 'TRADE NAME'], [33, 'IDENT NO'], [52, 'RAD/CLASS'], ending(72, 'COST NEW'), ending(82, 'COMP'), ending(90, 'COLL'), [92, 'TERR']), // biome-ignore format: a page
      '',
    ],
    lines: truth.vehicles.flatMap((one) => [
      at([0, one.number.padStart(3, '0')], [6, String(one.year).slice(2)], [11, up(`${one.make} ${one.model}`)], [33, one.vin], [52, chance.pick(['L 01499', 'I 21479', 'D 50429'])], ending(72, plain(one.cost)), ending(82, '500'), ending(90, '1,000'), [92, chance.digits(3)]), // biome-ignore format: a page
      at([11, `${one.body}  PLATE ${one.plate}`], [52, covers]),
    ]),
  }
  const others = [hired(voice), { heads: ['', 'FORMS'], lines: truth.forms.map((form) => formLine(form, voice)) }]
  const back = chance.maybe(0.3) ? [conditions(voice, WIDE)] : []
  const end = { heads: ['', middle('*** END OF SCHEDULE ***', WIDE)], lines: [] }
  return paged(head, [...(owned ? [list] : []), ...others, ...back, end], { most })
}

/** What is charged for hired and non-owned autos, where their symbols are entered. */
function hired(voice: Voice): Section {
  const { symbols } = voice.truth.policies.auto
  const line = (symbol: number, words: string, charge: string) =>
    `  ${dots(words, symbols.includes(symbol) ? charge : 'NOT COVERED', 80)}`
  if (symbols.includes(1)) return { heads: [], lines: [] }
  return {
    heads: ['', 'ITEM FOUR  AUTOS YOU DO NOT OWN'],
    lines: [
      line(8, 'HIRED AUTOS, COST OF HIRE IF ANY, RATE PER 100 1.204', `PREM ${voice.chance.int(60, 400)}`),
      line(9, 'NON-OWNED AUTOS, EMPLOYEES 0 - 25', `PREM ${voice.chance.int(60, 400)}`),
    ],
  }
}
