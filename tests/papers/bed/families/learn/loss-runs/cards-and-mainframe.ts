import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import { type Claim, daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { cents, centsOf } from '../kit/amounts.ts'
import { captionedBox, inLines, padded, sides, typed } from '../kit/blocks.ts'
import { agencyUntold, carrierName, homeOffice, insuredUntold } from '../kit/parties.ts'
import { incurredNet, paid, recovered, reserved } from '../kit/records.ts'
import { printedLossRun } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { table, wholeRow } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'
import { features } from './loss-and-expense-lines.ts'

const LANDSCAPE = '@page { size: letter landscape } '

const HAPPENED = {
  gl: [
    'Customer slipped on ice at front entrance, knee contusion', 'Alleged faulty installation of water heater, resultant water damage', 'Guest burned by hot beverage', 'Subcontractor’s employee fell from scaffold at job site', 'Overspray on parked vehicles', 'Product failure – blender lid, laceration of hand',
    'Dog of tenant bit delivery person', 'Claimant struck by falling merchandise', 'Trip over extension cord in hallway; fractured hip', 'Libel alleged by competitor', 'Damage to underground cable while trenching', 'Broken window, neighbor’s property',
  ],
  auto: [
    'IV rear-ended OV at red light', 'Backed into parked vehicle at customer lot', 'Lane change, sideswipe on interstate', 'Struck deer, front-end damage', 'Jackknifed on wet pavement; guardrail damaged', 'Windshield replacement', 'OV ran stop sign and hit insured broadside', 'Tire debris struck following car',
  ],
  wc: [
    'Strained lower back lifting boxes', 'Laceration of left index finger, table saw', 'Fell from ladder, fractured wrist', 'Foreign body in right eye', 'Repetitive motion, carpal tunnel, both hands', 'Slipped on kitchen floor, bruised elbow', 'Motor vehicle accident while making deliveries', 'Burn to forearm from fryer', 'Heat exhaustion',
  ],
} // biome-ignore format: lists

/** Claims moved into the days of the term they are listed under, the first of them first; none is closed before it was reported. */
export function ofTerm(claims: Claim[], { effective }: Policy, what: keyof typeof HAPPENED): Claim[] {
  return claims.map((one, at) => {
    const lot = Number(one.number.replace(/\D/g, '').slice(0, 4))
    const loss = daysLater(effective, Math.round(((at + (lot % 10) / 10) * 350) / claims.length))
    const description = HAPPENED[what][lot % HAPPENED[what].length]!
    const status = one.status === 'Open' && lot % 4 === 0 ? 'Reopened' : one.status
    const days = Math.round((Date.parse(loss) - Date.parse(one.loss)) / 86_400_000)
    return {
      ...one,
      description,
      status,
      recovered: Math.min(one.recovered, Math.floor(one.paid)),
      loss,
      reported: daysLater(one.reported, days),
      closed: one.closed && daysLater(one.reported, days + 9 + (lot % 60)),
    }
  })
}

/** What every layout tells of a claim; dates and amounts as printed. */
export const claimWithClaimant = ({ date }: Voice, one: Claim, more: ListedRecord): ListedRecord => ({
  record_type: 'claim',
  claim_number: one.number,
  claimant: one.claimant,
  date_of_loss: date(one.loss),
  claim_status: one.status,
  claim_paid: one.paid,
  claim_reserves: one.reserves,
  ...more,
})

/** One row a claim across a broad page, ruled, totals last. */
const broad: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = ofTerm(truth.claims, gl, 'gl')
    const cells = claims.map((one) => [one.number, text(one.claimant), date(one.loss), date(one.reported), one.closed && date(one.closed), one.status, text(one.description), cents(one.paid), cents(one.reserves), cents(one.recovered), cents(incurredNet(one))]) // biome-ignore format: a row
    const totals = `<tr><td colspan="7">Grand total, ${claims.length} claims</td><td>${centsOf(claims, paid)}</td><td>${centsOf(claims, reserved)}</td><td>${centsOf(claims, recovered)}</td><td>${centsOf(claims, incurredNet)}</td></tr>`
    return printedLossRun(
      `<h3>${carrierName(voice, 'gl')} &mdash; CLAIM EXPERIENCE REPORT</h3>${sides(inLines(`Policyholder: ${text(truth.insured.name)}`, `Policy: ${text(gl.number)}`, `Policy term: ${termOf(voice, gl)}`), inLines('Line: General Liability', `Valued as of ${date(daysLater(gl.effective, 474))}`, `Producer: ${text(truth.producer.name)}`))}${table('bd', ['Claim No.', 'Claimant', 'Loss Date', 'Reported', 'Closed', 'Status', 'Cause / Description', 'Total Paid', 'Outstanding Reserve', 'Recovery', 'Total Incurred'], cells, totals)}<p>Confidential. Incurred equals paid plus outstanding less recovery.</p>`,
      `${LANDSCAPE}.sides { display: flex; justify-content: space-between } .bd td, .bd th { border: 0.4pt solid #555; padding: 1.5pt 3pt } .bd th { font-size: 0.85em } .bd td:nth-last-child(-n+4) { text-align: right; white-space: nowrap }`,
      {
        records: claims.map((one) => claimWithClaimant(voice, one, { policy_number: gl.number, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description, claim_recovered: one.recovered })), // biome-ignore format: a record
      },
    )
  },
}

/** A card for each claim: words before values in three columns, amounts below in a little table. */
const cards: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = ofTerm(truth.claims, gl, 'gl')
    const said = (label: string, value: string) => `<span><i>${label}</i> ${value}</span>`
    const cardsOf = claims.map(
      (one) =>
        `<div class="cd"><div class="cd-f">${said('Claim Number:', `<b>${one.number}</b>`)}${said('Claim Status:', one.status)}${said('Adjuster:', text(one.adjuster))}${said('Claimant:', text(one.claimant))}${said('Date of Loss:', date(one.loss))}${said('Date Reported:', date(one.reported))}</div><div>${said('Loss Description:', text(one.description))}</div>${table('cd-t', ['', 'Paid', 'Reserves', 'Recovered', 'Incurred'], [['Total', cents(one.paid), cents(one.reserves), cents(one.recovered), cents(incurredNet(one))]])}</div>`,
    )
    return printedLossRun(
      `<p class="cd-h">${carrierName(voice, 'gl')}<br><small>${homeOffice(voice, 'gl')}</small></p><p><b>Loss Run by Policy</b> &emsp; Policy Number: ${text(gl.number)} &emsp; Effective ${date(gl.effective)} Expires ${date(gl.expiration)}<br>Insured: ${text(truth.insured.name)} &emsp; Agency: ${text(truth.producer.name)} ${truth.producer.code}</p>${cardsOf.join('')}<p><b>Policy summary:</b> ${claims.length} claims &emsp; Paid ${centsOf(claims, paid)} &emsp; Reserves ${centsOf(claims, reserved)} &emsp; Recovered ${centsOf(claims, recovered)}</p>`,
      '.cd-h { text-align: right } .cd { border-top: 1pt solid #000; padding: 4pt 0; break-inside: avoid } .cd-f { display: grid; grid-template-columns: 1fr 0.8fr 1fr; gap: 1pt 8pt } .cd i { color: #555; font-style: normal } .cd-t { width: 70%; margin: 3pt 0 0 auto } .cd-t td, .cd-t th { text-align: right; padding: 1pt 4pt; border-bottom: 0.3pt solid #bbb }',
      {
        records: claims.map((one) => claimWithClaimant(voice, one, { policy_number: gl.number, effective_date: date(gl.effective), adjuster: one.adjuster, date_reported: date(one.reported), description: one.description, claim_recovered: one.recovered })), // biome-ignore format: a record
      },
    )
  },
}

/** Terms of two lines of business, newest first; each with its own head and subtotal, and one without a claim. */
const terms: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const third = Math.ceil(truth.claims.length / 3)
    const part = (at: number, policy: Policy) =>
      ofTerm(truth.claims.slice(at * third, (at + 1) * third), policy, at === 2 ? 'auto' : 'gl')
    const groups: [string, Policy, Claim[]][] = [
      ['General Liability', truth.policies.gl, part(0, truth.policies.gl)],
      ['General Liability', truth.prior.gl, part(1, truth.prior.gl)],
      ['Commercial Auto', truth.policies.auto, part(2, truth.policies.auto)],
      ['Commercial Auto', truth.prior.auto, []],
    ]
    const block = ([what, policy, claims]: (typeof groups)[number]) => {
      const rows = claims.map((one) => [date(one.loss), one.number, text(one.claimant), text(one.description), one.status, cents(one.paid), cents(one.reserves), cents(one.paid + one.reserves)]) // biome-ignore format: a row
      const head = `<p class="tm">${what} &nbsp;|&nbsp; Policy ${text(policy.number)} &nbsp;|&nbsp; ${termOf(voice, policy, ' – ')}</p>`
      if (!rows.length) return `${head}<p>No claims reported for this policy term.</p>`
      return `${head}${table('tm-t', ['Accident Date', 'Claim #', 'Claimant', 'Description of Accident', 'Status', 'Paid', 'Reserved', 'Incurred'], rows, `<tr class="tm-s"><td colspan="5">Subtotal</td><td>${centsOf(claims, paid)}</td><td>${centsOf(claims, reserved)}</td><td>${centsOf(claims, (one) => one.paid + one.reserves)}</td></tr>`)}`
    }
    return printedLossRun(
      `<h2>Account Loss History</h2><p>${insuredUntold(voice)}</p><p>Prepared for ${text(truth.producer.name)} on ${date(daysLater(truth.policies.gl.effective, 474))}</p>${groups.map(block).join('')}`,
      '.tm { print-color-adjust: exact; background: #dde4ee; padding: 2pt 4pt; margin: 10pt 0 0; font-weight: bold } .tm-t { margin: 0 } .tm-t th { font-size: 0.88em; border-bottom: 0.6pt solid #333 } .tm-t td:nth-last-child(-n+3), .tm-t th:nth-last-child(-n+3) { text-align: right } .tm-s td { border-top: 0.6pt solid #333; font-weight: bold }',
      {
        records: groups.flatMap(([, policy, claims]) =>
          claims.map((one) =>
            claimWithClaimant(voice, one, { policy_number: policy.number, description: one.description }),
          ),
        ),
      },
    )
  },
}

const NOTES = [
  'Statement of insured taken; awaiting police report.',
  'Reserve raised after demand of claimant’s counsel. Mediation set.',
  'Final payment issued, release received.',
  'Subrogation pursued against the other carrier.',
  'Denial letter sent; no response from claimant.',
]
/** A managing agent's run: what happened and what the adjuster writes stand in rows below the claim. */
const noted: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { gl } = truth.policies
    const claims = ofTerm(truth.claims, gl, 'gl')
    const rows = claims.map((one) => {
      const cells = [one.number, date(one.loss), date(one.reported), text(one.claimant), one.status, text(one.adjuster), cents(one.paid), cents(one.reserves)] // biome-ignore format: a row
      const notes = chance.maybe(0.6) ? wholeRow(8, `Notes: ${date(daysLater(one.reported, chance.int(3, 50)))} – ${chance.pick(NOTES)}`, 'nt-n') : '' // biome-ignore format: a line
      return `<tr class="nt-r"><td>${cells.join('</td><td>')}</td></tr>${wholeRow(8, `Description: ${text(one.description)}`, 'nt-d')}${notes}`
    })
    return printedLossRun(
      `${sides(`<b>${text(truth.wholesaler.name)}</b><br>Claims Department`, `LOSS RUN<br>Run date ${date(daysLater(gl.effective, 474))}`)}<p>Insured: ${text(truth.insured.name)}<br>Issuing Company: ${carrierName(voice, 'gl')}<br>Policy Number: ${text(gl.number)}<br>Policy Period: ${termOf(voice, gl)}</p>${table('nt', ['Claim Number', 'Date of Loss', 'Date Reported', 'Claimant', 'Status', 'Adjuster', 'Paid', 'Reserves'], [], `${rows.join('')}<tr class="nt-r"><td colspan="6">Total for policy</td><td>${centsOf(claims, paid)}</td><td>${centsOf(claims, reserved)}</td></tr>`)}`,
      '.sides { display: flex; justify-content: space-between; border-bottom: 1.4pt solid #000 } .nt th { border-bottom: 0.8pt solid #000 } .nt-r td { border-top: 0.4pt solid #888 } .nt-d td, .nt-n td { padding-left: 18pt; font-size: 0.92em } .nt-n td { font-style: italic } .nt-r td:nth-last-child(-n+2), .nt th:nth-last-child(-n+2) { text-align: right }',
      {
        records: claims.map((one) => claimWithClaimant(voice, one, { policy_number: gl.number, date_reported: date(one.reported), adjuster: one.adjuster, description: one.description })), // biome-ignore format: a record
      },
    )
  },
}

/** An administrator's listing from a mainframe: two lines a claim under two lines of captions. */
const administrator: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = ofTerm(truth.claims, gl, 'gl')
    const heads = [
      `${padded('CLAIM NUMBER', 16)}${padded('CLAIMANT', 28)}${padded('LOSS DATE', 14)}${padded('RPTD DATE', 14)}STATUS`,
      `${padded('', 16)}${padded('DESCRIPTION', 72)}${padded('PAID', 12, true)}${padded('RESERVE', 12, true)}${padded('RECOVERED', 12, true)}`,
    ]
    const lines = claims.flatMap((one) => [
      `${padded(one.number, 16)}${padded(text(one.claimant.toUpperCase()), 28)}${padded(date(one.loss), 14)}${padded(date(one.reported), 14)}${one.status.toUpperCase()}`,
      `${padded('', 16)}${padded(text(one.description.toUpperCase()), 72)}${padded(cents(one.paid), 12, true)}${padded(cents(one.reserves), 12, true)}${padded(cents(one.recovered), 12, true)}`,
      '',
    ])
    const rule = '-'.repeat(124)
    const top = (page: number) => [
      `${padded('MIDSTATES RISK ADMINISTRATORS - CLAIM SERVICES', 110)}PAGE ${page}`,
      `REPORT CLM410R   LOSS EXPERIENCE DETAIL   VALUATION ${date(daysLater(gl.effective, 474))}`,
      `CLIENT  ${text(truth.insured.name.toUpperCase())}`,
      `CARRIER ${text(gl.carrier.name.toUpperCase())}   POLICY ${text(gl.number)}   TERM ${termOf(voice, gl, ' - ')}`,
      '',
      ...heads,
      rule,
    ]
    const pages = Array.from({ length: Math.ceil(claims.length / 14) }, (_, at) => [...top(at + 1), ...lines.slice(at * 42, at * 42 + 42)]) // biome-ignore format: a list
    const totals = `${padded('', 16)}${padded(`** CLIENT TOTAL ${claims.length} CLAIMS`, 72)}${padded(centsOf(claims, paid), 12, true)}${padded(centsOf(claims, reserved), 12, true)}${padded(centsOf(claims, recovered), 12, true)}`
    return printedLossRun(
      pages
        .map((one, at) => `<div class="ad">${typed(one, at === pages.length - 1 ? [rule, totals] : [])}</div>`)
        .join(''),
      `${LANDSCAPE}pre { font-size: 8.4pt; line-height: 1.25; margin: 0 } .ad + .ad { page-break-before: always }`,
      {
        records: claims.map((one) => claimWithClaimant(voice, one, { policy_number: gl.number, date_reported: date(one.reported), description: one.description, claim_recovered: one.recovered })), // biome-ignore format: a record
      },
    )
  },
}

/** Injuries of a compensation company: medical, indemnity and expense in rows, with what they make together. */
const byKind: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = ofTerm(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const rows = claims.map((one) => {
      const [medical, expense] = [Math.round(one.paid * 55) / 100, Math.round(one.paid * 5) / 100]
      const [kept, fees] = [Math.round(one.reserves * 0.6), Math.round(one.reserves * 0.1)]
      const kinds = [
        ['Medical', medical, kept],
        ['Indemnity', one.paid - medical - expense, one.reserves - kept - fees],
        ['Expense', expense, fees],
        ['Total', one.paid, one.reserves],
      ] as const
      const cells = [
        inLines(`<b>${one.number}</b>`, text(one.claimant)),
        inLines(date(one.loss), date(one.reported)),
        inLines(one.status, one.closed && date(one.closed)),
        text(one.description),
        inLines(...kinds.map(([what]) => what)),
        inLines(...kinds.map(([, amount]) => cents(amount))),
        inLines(...kinds.map(([, , amount]) => cents(amount))),
        inLines(...kinds.map(([, out, in_]) => cents(out + in_))),
      ]
      return `<tr><td>${cells.join('</td><td>')}</td></tr>`
    })
    return printedLossRun(
      `${sides(captionedBox('Employer', text(truth.insured.name)), captionedBox('Policy Number', text(wc.number)), captionedBox('Policy Term', termOf(voice, wc, ' - ')), captionedBox('Valuation Date', date(daysLater(wc.effective, 474))))}<h3>${carrierName(voice, 'wc')}: Workers’ Compensation Claims Detail</h3>${table('bk', ['Claim Number<br>Injured Worker', 'Date of Injury<br>Date Reported', 'Status<br>Date Closed', 'Accident Description', '', 'Paid', 'Reserves', 'Incurred'], [], rows.join(''))}<p>Total claims ${claims.length}; total paid ${centsOf(claims, paid)}; total reserves ${centsOf(claims, reserved)}; total incurred ${centsOf(claims, incurredNet)}.</p>`,
      '.sides { display: grid; grid-template-columns: 1.6fr 1fr 1fr 0.8fr; gap: 6pt } .bx { border: 0.5pt solid #666; padding: 2pt 4pt } .bk td { border-bottom: 0.5pt solid #666 } .bk th { border-bottom: 1pt solid #000; vertical-align: bottom } .bk td:nth-child(n+6), .bk th:nth-child(n+6) { text-align: right }',
      {
        records: claims.map((one) => claimWithClaimant(voice, one, { policy_number: wc.number, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })), // biome-ignore format: a record
      },
    )
  },
}

/** What a broker's portal exports: every line of business, its policy in each row. */
const exported: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, date } = voice
    const all = [truth.policies.auto, truth.policies.wc].flatMap((policy, at) => {
      const mine = truth.claims.filter((_, index) => index % 2 === at)
      return ofTerm(mine, policy, at ? 'wc' : 'auto').map((one) => ({ one, policy, lob: at ? 'WC' : 'AUTO' }))
    })
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: all.map(({ one, policy }) => claimWithClaimant(voice, one, { policy_number: policy.number, effective_date: date(policy.effective), date_reported: date(one.reported), description: one.description })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'Claims',
          rows: [
            ['Claims listing', truth.insured.name],
            ['Data as of', date(daysLater(truth.policies.gl.effective, 474))],
            [],
            ['LOB', 'Policy Number', 'Effective Date', 'Claim Number', 'Claimant Name', 'Loss Date', 'Report Date', 'Status', 'Description', 'Paid', 'Reserve', 'Incurred'],
            ...all.map(({ one, policy, lob }) => [lob, policy.number, date(policy.effective), one.number, one.claimant, date(one.loss), date(one.reported), one.status, one.description, one.paid, one.reserves, Math.round((one.paid + one.reserves) * 100) / 100]),
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** An underwriter writes that nothing was reported. */
const nothingReported: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const lines = [
      ['General liability', truth.policies.gl],
      ['General liability', truth.prior.gl],
      ['Umbrella', truth.policies.umbrella],
    ] as const
    return printedLossRun(
      `<p>${carrierName(voice, 'gl')}<br>${homeOffice(voice, 'gl')}</p><p>${date(daysLater(truth.policies.gl.effective, 290))}</p><p>${agencyUntold(voice)}</p><p>Re: Loss experience – ${text(truth.insured.name)}</p><p>As requested we have searched our records for the policies below. As of today there are <b>no known or reported losses</b>.</p>${table(
        'nr',
        ['Coverage', 'Policy', 'Term', 'Number of claims', 'Incurred'],
        lines.map(([what, policy]) => [what, text(policy.number), termOf(voice, policy), 'None', '$0.00']),
      )}<p>This is not a guarantee of renewal. Claims not yet reported to us are not shown.</p><p>${text(truth.names.person())}<br>Commercial Lines Underwriting</p>`,
      'p { margin: 9pt 0 } .nr td, .nr th { border-bottom: 0.4pt solid #333 }',
      { records: [] },
    )
  },
}

export const cardsAndMainframeFamilies: LearnFamily[] = [
  { name: 'experience of claims', style: manyDates(['sans', 'narrow'], [7.5, 8], { capitals: false }), papers: { broad, cards, terms, noted, features } },
  { name: 'claims administered', style: manyDates(['sans', 'wide'], [7.5, 8], { capitals: false }), papers: { administrator, byKind, exported, nothingReported } },
] // biome-ignore format: a family in a line
