import type { LearnFamily, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { inLines, withoutEntities } from '../kit/blocks.ts'
import { finePrint } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtAll } from '../kit/parties.ts'
import { declarationsUnder } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'
import { trigger } from '../kit/terms.ts'

const next = '<div class="break"></div>'

/** A common page that lists the coverage parts, then a page for each part. */
const coverageParts: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, address, chance } = voice
    const { gl } = truth.policies
    const head = (title: string) =>
      `<div class="cp-head"><div><b>${voice.carrier('gl')}</b><br>Home Office: ${address(gl.carrier.address).join(', ')}</div><div class="cp-r">${title}<br>Policy Number: <b>${voice.number('gl')}</b></div></div>`
    const property = truth.locations.flatMap((one) => [
      [
        one.number,
        '001',
        `BUILDING, ${one.classification.toUpperCase()}`,
        money(one.building),
        '80%',
        'RC',
        money(2500),
      ],
      [one.number, '001', 'BUSINESS PERSONAL PROPERTY', money(one.contents), '80%', 'RC', money(2500)],
    ])
    const limits = voice.limits('gl', {
      aggregate: 'General Aggregate Limit (Other than Products-Completed Operations)',
      products: 'Products-Completed Operations Aggregate Limit',
      occurrence: 'Each Occurrence Limit',
      personal: 'Personal &amp; Advertising Injury Limit (any one person or organization)',
      rented: 'Damage to Premises Rented to You Limit (any one premises)',
      medical: 'Medical Expense Limit (any one person)',
    })
    const leaders = limits.map(
      ([label, amount]) => `<div class="cp-dots"><span>${label}</span><i></i><span>${amount}</span></div>`,
    )
    const parts = [
      ['Commercial Property Coverage Part', money(Math.round(gl.premium / 3))],
      ['Commercial General Liability Coverage Part', money(Math.round(gl.premium / 2))],
      ['Commercial Crime Coverage Part', chance.pick(['Not Covered', 'Included'])],
      ['Commercial Inland Marine Coverage Part', money(412)],
      ['Terrorism Risk Insurance Act charge', money(96)],
    ]
    return declarationsUnder(
      `${head('COMMON POLICY DECLARATIONS')}
      ${tableOfRows('cp-box', [
        [
          `<small>Item 1. NAMED INSURED AND MAILING ADDRESS</small><br>${insuredSplitAtAll(voice)}`,
          `<small>AGENT NAME AND ADDRESS</small><br>${agencyTold(voice)}<br>Agency Code ${truth.producer.code}`,
        ],
        [
          `<small>Item 2. POLICY PERIOD</small><br>From: ${voice.effective('gl')} &nbsp; To: ${voice.expiration('gl')}<br><small>at 12:01 A.M. Standard Time at the address shown in Item 1</small>`,
          `<small>FORM OF BUSINESS</small><br>${chance.pick(['Corporation', 'Limited Liability Company', 'Partnership'])}<br>Renewal of ${text(truth.prior.gl.number)}`,
        ],
      ])}
      <p>Item 3. This policy is made up of the parts below for which a premium is shown. The premium may be adjusted.</p>
      ${tableOfRows('cp-list', parts, ['', 'PREMIUM'])}<p class="cp-r">TOTAL ADVANCE PREMIUM ${money(gl.premium)}</p>
      <p class="cp-foot">DP 00 01 (Ed. 07-19) &nbsp; INSURED COPY &nbsp; Countersigned by ______________</p>${next}
      ${head('COMMERCIAL PROPERTY<br>COVERAGE PART DECLARATIONS')}${tableOfRows('cp-list', property, ['Prem.', 'Bldg.', 'Coverage', 'Limit of Insurance', 'Coins.', 'Val.', 'Ded.'])}
      <p>Mortgageholder: ${text(truth.names.business())}, ${address(truth.names.address()).join(', ')}</p>${next}
      ${head('COMMERCIAL GENERAL LIABILITY<br>COVERAGE PART DECLARATIONS')}<p><b>LIMITS OF INSURANCE</b></p>${leaders.join('')}
      <p>Form of coverage: ${trigger(voice, 'Occurrence', 'Claims-Made')}</p>
      ${tableOfRows(
        'cp-list',
        truth.locations.map((one) => [
          one.number,
          one.classCode,
          one.classification,
          one.basis,
          one.exposure.toLocaleString('en-US'),
          one.rate,
          money(one.premium),
        ]),
        ['Loc', 'Code No.', 'Classification', 'Premium Basis', 'Exposure', 'Rate', 'Advance Premium'],
      )}
      ${next}${head('FORMS AND ENDORSEMENTS')}${tableOfRows(
        'cp-list',
        truth.forms.map((form) => [form.number, form.edition, form.title]),
        ['Number', 'Edition', 'Title'],
      )}`,
      '.cp-head { display: flex; justify-content: space-between; border-bottom: 1.4pt solid #000; padding-bottom: 3pt } .cp-r { text-align: right } .cp-box td { border: 0.7pt solid #000; width: 50% } .cp-list th { border-bottom: 0.7pt solid #000 } .cp-dots { display: flex; margin: 3pt 0 } .cp-dots i { flex: 1; border-bottom: 1pt dotted #000; margin: 0 4pt 3pt } .cp-foot { font-size: 6.5pt; margin-top: 40pt }',
    )
  },
}

const wide = (html: string, width: number) => withoutEntities(html).padEnd(width).replaceAll('&', '&amp;')
const folded = (html: string, width: number) =>
  withoutEntities(html)
    .match(new RegExp(`.{1,${width}}(?: |$)`, 'g'))!
    .map((line) => line.trim().replaceAll('&', '&amp;'))

/** A small business policy as a system of the eighties prints it: capitals in columns of spaces, amounts far at the right. */
const allCapitals: Paper = {
  draw: (voice) => {
    const { truth, money, text, address, chance } = voice
    const { gl } = truth.policies
    const amount = (label: string, value: string) => `   ${wide(label, 54)}${value.padStart(14)}`
    const place = truth.locations[0]!
    const limits: [string, string, string][] = [
      ['occurrence', 'LIABILITY AND MEDICAL EXPENSES', ''],
      ['medical', 'MEDICAL EXPENSES - ANY ONE PERSON', ''],
      ['personal', 'PERSONAL AND ADVERTISING INJURY', ''],
      ['rented', 'DAMAGES TO PREMISES RENTED TO YOU', '   ANY ONE PREMISES'],
      ['products', 'AGGREGATE LIMITS', '   PRODUCTS-COMPLETED OPERATIONS'],
      ['aggregate', '', '   GENERAL AGGREGATE'],
    ]
    const liability = limits.flatMap(([name, first, second]) => {
      const value = voice.limit('gl', name)
      return [...(second ? (first ? [`   ${first}`] : []) : []), amount(second || first, value)]
    })
    const party = (label: string, parts: string[]) => parts.map((part, at) => `${wide(at ? '' : label, 28)}${part}`)
    const rows = [
      `${wide('BUSINESS OWNERS POLICY', 44)}POLICY NUMBER: ${voice.number('gl')}${chance.pick(['', '   MODULE 01', '   SEQ 003'])}`,
      'DECLARATIONS', '',
      `INSURER:  ${voice.carrier('gl')}`, `          ${address(gl.carrier.address).join(', ')}`, '',
      ...party('NAMED INSURED AND', folded(voice.insured(), 50)),
      ...party('MAILING ADDRESS:', voice.insuredAddress()), '',
      `POLICY PERIOD:              FROM ${voice.effective('gl')}  TO ${voice.expiration('gl')}  12:01 A.M.`,
      `PREVIOUS POLICY NUMBER:     ${text(truth.prior.gl.number)}`, '',
      ...party('NAME OF AGENT/BROKER:', folded(voice.producer(), 50)), ...party('', voice.producerAddress()), `CODE:                       ${truth.producer.code}`, '',
      `LOCATION: 001   BUILDING: 001   ${address(place.party.address).join(' ')}`,
      amount('BUILDING', chance.maybe(0.5) ? money(place.building) : 'NO COVERAGE'),
      amount('BUSINESS PERSONAL PROPERTY, REPLACEMENT COST', money(place.contents)),
      amount('MONEY AND SECURITIES - INSIDE THE PREMISES', money(10_000)),
      amount('MONEY AND SECURITIES - OUTSIDE THE PREMISES', money(5000)),
      amount('DEDUCTIBLE PER LOSS', money(500)), '',
      `${wide('BUSINESS LIABILITY', 57)}LIMITS OF INSURANCE`, '', ...liability, '',
      amount('EMPLOYMENT PRACTICES LIABILITY - EACH CLAIM', money(10_000)), amount('   AGGREGATE', money(10_000)), '',
      `ANNUAL PREMIUM  ${money(gl.premium)}      AUDIT PERIOD: ${chance.pick(['NON-AUDITABLE', 'ANNUAL'])}`,
      `FORM SB 00 02 04 14 T    PROCESS DATE ${voice.date(truth.prior.gl.expiration)}    PAGE 001 (CONTINUED ON NEXT PAGE)`,
    ] // biome-ignore format: one row of the print below the other
    return declarationsUnder(
      `<pre class="ac">${rows.join('\n')}</pre>`,
      ".ac { font: 8pt/1.4 'DejaVu Sans Mono', monospace; text-transform: none }",
    )
  },
}

/** Restaurants: sublimits, words in place of limits, liquor beside general liability. */
const hospitality: Paper = {
  draw: (voice) => {
    const { truth, money, text, address, chance } = voice
    const { gl } = truth.policies
    const rows = voice.limits('gl', {
      occurrence: 'Premises &amp; Operations – Per Occurrence',
      personal: 'Personal &amp; Adv. Injury – Per Person or Org.',
      medical: 'Med. Expense – Per Person',
      rented: 'Rented Premises Damage – Per Premises',
      aggregate: 'General Aggregate',
      products: 'Products / Completed Ops. Aggregate',
    })
    const liquor = chance.maybe(0.6)
      ? [
          ['Liquor Liability – Each Common Cause', money(gl.limits.occurrence! / 2), 'Liquor liability form'],
          ['Liquor Liability – Aggregate', money(gl.limits.occurrence!), ''],
        ]
      : [['Liquor Liability', 'Not Covered', '']]
    const table = [
      ...rows.map(([label, amount]) => [label, amount, '']),
      ...liquor,
      ['Assault or Battery – Each Event', money(100_000), 'Sublimit; part of the per occurrence limit'],
      ['Assault or Battery – Aggregate', money(200_000), ''],
      ['Cyber Event Expense', 'Included', ''],
      ['Hired &amp; Non-Owned Auto', 'Excluded', ''],
      ['Food Contamination', money(10_000), 'Property'],
      ['Spoilage', money(15_000), 'Property'],
    ]
    const landlord = inLines(text(truth.names.business()), address(truth.names.address()))
    return declarationsUnder(
      `<div class="ho-top"><div class="ho-mark">Table &amp; Tap</div><div>A restaurant program<br>Policy written by ${voice.carrier('gl')}</div></div>
      ${tableOfRows('ho-who', [[`<b>Owner of premises (additional insured – lessor)</b><br>${landlord}`, `<b>You (first named insured)</b><br>${insuredSplitAtAll(voice)}`, `<b>Your agent</b><br>${agencyTold(voice)}<br>Ph ${voice.reach('phone')}`]])}
      <p>Policy <b>${voice.number('gl')}</b> &nbsp;|&nbsp; Term ${voice.effective('gl')} until ${voice.expiration('gl')}, 12:01 AM local time</p>
      ${tableOfRows('ho-lim', table, ['Liability coverage', 'Limit', 'Remarks'])}
      <p class="ho-small">Gross food sales ${money(chance.int(300, 3000) * 1000)}; alcohol sales ${money(chance.int(30, 400) * 1000)}. Claims during the past five years: ${chance.int(0, 3)}, largest ${money(gl.limits.rented! / 4)}. Cooking equipment must be kept clean under contract.</p>${finePrint(voice)}`,
      '.ho-top { print-color-adjust: exact; display: flex; justify-content: space-between; background: #efe6da; padding: 6pt } .ho-mark { font-size: 1.7em; font-style: italic } .ho-who td { width: 33%; border-left: 2pt solid #a65 } .ho-lim td, .ho-lim th { border-bottom: 0.4pt solid #a98 } .ho-lim td:nth-child(2) { text-align: right; white-space: nowrap } .ho-small { font-size: 0.8em }',
    )
  },
}

/** One of the companies of a group is marked; the others only stand there. */
const markedCompany: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const marks = chance.shuffle([
      `☒ ${voice.carrier('gl')}`,
      ...Array.from({ length: 3 }, () => `☐ ${text(truth.names.carrier().name)}`),
    ])
    const facts = tableOfRows('mc-t', [
      [
        `<i>Policy no.</i><br>${voice.number('gl')}`,
        `<i>Replaces</i><br>${text(truth.prior.gl.number)}`,
        `<i>Inception</i><br>${voice.effective('gl')}`,
        `<i>Expiry</i><br>${voice.expiration('gl')}`,
      ],
    ])
    return declarationsUnder(
      `<h2 class="mc-h">GENERAL LIABILITY POLICY DECLARATIONS</h2><p>Insurance is provided by the company marked below, a stock insurer, called we, us and our:</p><div class="mc-c">${marks.map((one) => `<div>${one}</div>`).join('')}</div>${facts}
      <table class="mc-t"><tr><td><i>First named insured</i><br>${insuredSplitAtAll(voice)}<br>and as per schedule of named insureds</td><td><i>Producer ${truth.producer.code}</i><br>${agencyTold(voice)}</td></tr></table>
      ${tableOfRows(
        'mc-l',
        voice
          .limits('gl', {
            aggregate: 'Gen Agg',
            products: 'Prod/CO Agg',
            occurrence: 'Ea Occ',
            personal: 'PI &amp; AI',
            rented: 'DPR',
            medical: 'Med Exp',
          })
          .map(([label, amount]) => [label, amount, '']),
        ['', 'Limit', 'Deductible'],
      )}
      ${chance.maybe(0.6) ? `<p>The General Aggregate applies separately to each ${chance.pick([() => voice.tick('gl.perProject', 'project'), () => voice.tick('gl.perLocation', 'location')])()}.</p>` : ''}
      <p class="mc-f">Minimum earned premium 25%. Deposit ${money(gl.premium)}. Claims: claims@${chance.pick(['report', 'losses'])}.example.com</p>${finePrint(voice)}`,
      '.mc-h { letter-spacing: 0.06em } .mc-c { border: 0.6pt solid #555; padding: 4pt; columns: 2 } .mc-t td { border: 0.6pt solid #555 } .mc-t i { font-style: normal; font-size: 0.7em; color: #444 } .mc-l { width: 60% } .mc-l td { padding: 2.5pt 4pt } .mc-f { font-size: 0.75em; border-top: 0.6pt solid #555 }',
      'Group of Companies – administrative office copy',
    )
  },
}

/** A head of three columns with small captions, limits in a column at the right, classes below. */
export const threeColumnHead: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, date } = voice
    const { gl } = truth.policies
    const box = (caption: string, value: string) => `<div><small>${caption}</small>${value}</div>`
    const limits = voice.limits('gl', {
      occurrence: 'Each Occurrence Limit',
      rented: 'Damage To Premises Rented To You',
      medical: 'Medical Expense, Any One Person',
      personal: 'Personal and Advertising Injury',
      aggregate: 'General Aggregate Limit',
      products: 'Products/Completed Operations Aggregate Limit',
    })
    const retro = gl.claimsMade ? date(truth.prior.gl.effective) : 'Does not apply'
    return declarationsUnder(
      `<div class="tc-bar">${voice.carrier('gl')}</div><h3>Commercial General Liability Declarations</h3>
      <div class="tc-g">${box('POLICY NUMBER', voice.number('gl'))}${box('POLICY PERIOD', `${voice.effective('gl')} – ${voice.expiration('gl')}`)}${box('ACCOUNT NUMBER', chance.digits(8))}${box('NAMED INSURED', voice.insured())}${box('MAILING ADDRESS', inLines(voice.insuredAddress()))}${box('AGENCY', `${agencyTold(voice)}<br>${voice.reach('phone')}`)}${box('COVERAGE FORM', trigger(voice, 'Occurrence', 'Claims Made'))}${box('RETROACTIVE DATE', retro)}${box('TRANSACTION', chance.pick(['New Business', 'Renewal', 'Rewrite']))}</div>
      ${tableOfRows('tc-l', limits, ['Coverage', 'Limits of Insurance'])}
      ${tableOfRows(
        'tc-l tc-s',
        truth.locations.map((one) => [
          `${one.number} / ${one.classCode}`,
          text(one.classification),
          `${one.exposure.toLocaleString('en-US')} ${one.basis}`,
          money(one.premium),
        ]),
        ['Loc / Class', 'Description', 'Exposure', 'Premium'],
      )}
      <p class="tc-s">Total annual premium ${money(gl.premium)}. A policy fee of ${money(75)} is fully earned. This page is not the whole policy; see the forms schedule.</p>${finePrint(voice)}`,
      '.tc-bar { background: #1d3557; color: #fff; padding: 5pt 8pt; font-weight: bold } .tc-g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 7pt 10pt } .tc-g small { display: block; font-size: 0.66em; color: #456 } .tc-l th { border-bottom: 1pt solid #1d3557 } .tc-l td:last-child, .tc-l th:last-child { text-align: right } .tc-bar { print-color-adjust: exact } .tc-s { font-size: 0.82em }',
    )
  },
}

export const partsInCapitalsFamilies: LearnFamily[] = [
  { name: 'stock company package', style: ({ pick }) => ({ size: 8.5, spaced: 'no' as const, font: pick([FONTS.sans, FONTS.narrow, FONTS.serif]) }), papers: { coverageParts } },
  { name: 'business owners in capitals', style: () => ({ capitals: true }), papers: { allCapitals } },
  { name: 'restaurant program', style: ({ pick }) => ({ size: pick([8, 9, 10]) }), papers: { hospitality } },
  { name: 'one of a group', style: ({ pick }) => ({ size: pick([8.5, 9.5, 10.5]) }), papers: { markedCompany } },
  { name: 'three column head', style: ({ pick }) => ({ font: pick([FONTS.sans, FONTS.modern]), size: pick([8.5, 9, 10]) }), papers: { threeColumnHead } },
] // biome-ignore format: a family in a line
