import type { Drawn, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import { plain, RESET, short, table, tight, tr, usd, WIDE } from './kit.ts'

const figure = (amount: number) => plain(Math.round(amount))
const sums = (voice: Voice) => {
  const { claims } = voice.truth
  const sum = (pick: (one: (typeof claims)[number]) => number) => claims.reduce((all, one) => all + pick(one), 0)
  return [sum((one) => one.paid), sum((one) => one.reserves), sum((one) => one.paid + one.reserves - one.recovered)]
}
const name = (voice: Voice) => voice.text(voice.truth.insured.name)
const policies = (voice: Voice) => [voice.truth.policies.gl, voice.truth.prior.gl]

/** Landscape: grouped heads over two rows. */
function wide(voice: Voice): Drawn {
  const { chance } = voice
  const [paid, reserved, incurred] = sums(voice)
  const body = voice.truth.claims.map((one) => [
    one.number,
    voice.date(one.loss),
    voice.date(one.reported),
    one.status,
    voice.text(one.description),
    figure(one.paid),
    figure(one.reserves),
    figure(one.recovered),
    figure(one.paid + one.reserves - one.recovered),
  ])
  return {
    kind: 'loss-run',
    feeds: 'names only',
    running: `<span>Loss experience – ${name(voice)}</span><span style="float:right">${policies(voice).map((one) => voice.text(one.number)).join(', ')}</span>`,
    html: `<div class="pg lw"><h1>Loss experience</h1><p>${voice.text(voice.truth.policies.gl.carrier.name)}. Valued ${voice.date(voice.truth.policies.gl.effective)}.</p>${table(policies(voice).map((one) => [voice.text(one.number), `${voice.date(one.effective)}–${voice.date(one.expiration)}`, usd(one.premium), `${short(one.limits.occurrence!)} / ${short(one.limits.aggregate!)}`, `${chance.int(0, 140)}.${chance.digits(1)}%`]), ['Policy', 'Term', 'Premium', 'Occ./Agg.', 'Loss ratio'], 'p')}<table class="c"><thead><tr><th rowspan="2">Claim</th><th colspan="2">Date</th><th rowspan="2">Status</th><th rowspan="2">What happened</th><th colspan="4">Dollars</th></tr>${tr(['Loss', 'Notice', 'Paid', 'Reserve', 'Recov.', 'Incurred'], 'th')}</thead><tbody>${body.map((row) => tr(row)).join('')}${tr(['Total', '', '', '', '', figure(paid!), figure(reserved!), '', figure(incurred!)])}</tbody></table></div>`,
    css: `${RESET}${WIDE} .lw{font:7.8pt ${FONTS.sans}} .lw h1{font-size:16pt} .lw .p{margin:8pt 0} .lw .c td,.lw .c th{border:.5pt solid #888} .lw .c th{background:#ececec} .lw .c td:nth-child(n+6){text-align:right} .lw th[colspan]{text-align:center}`,
  } // biome-ignore format: a page
}

/** Portrait: a block for each claim. */
function blocks(voice: Voice): Drawn {
  const lined = voice.chance.maybe(0.5)
  const block = (one: Voice['truth']['claims'][number]) =>
    `<section><h2>${one.number} <i>${one.status}</i></h2><p>${voice.text(one.description)} Claimant ${voice.text(one.claimant)}, adjuster ${voice.text(one.adjuster)}.</p><p>Occurred ${voice.date(one.loss)}, reported ${voice.date(one.reported)}${one.closed ? `, closed ${voice.date(one.closed)}` : ''}</p><p>${voice.money(one.paid)} paid · ${voice.money(one.reserves)} outstanding · ${voice.money(one.recovered)} recovered</p></section>`
  return {
    kind: 'loss-run',
    feeds: 'names only',
    html: `<div class="pg lb${lined ? ' lined' : ''}"><div class="head"><b>Claims history</b><br>${name(voice)}<br>${voice.address(voice.truth.insured.address).join(', ')}</div><p>Policies searched: ${policies(voice).map((one) => `${voice.text(one.number)} (${voice.date(one.effective)} to ${voice.date(one.expiration)})`).join('; ')}. Total incurred ${voice.money(sums(voice)[2]!)}.</p><div class="two">${voice.truth.claims.map(block).join('')}</div><p>Prepared for ${voice.text(voice.truth.producer.name)}.</p></div>`,
    css: `${RESET} .lb{font:9pt ${FONTS.serif}} .lb .head{background:#e9e2d5;padding:12pt;font-size:13pt;margin-bottom:8pt} .lb .two{columns:2;column-gap:18pt;margin:10pt 0} .lb section{break-inside:avoid;margin-bottom:10pt} .lb.lined section{border-left:2pt solid #a87;padding-left:6pt} .lb h2{font-weight:bold}`,
  } // biome-ignore format: a page
}

/** The print of an old machine. */
function machine(voice: Voice): Drawn {
  const line = (cells: string[]) =>
    [
      cells[0]!.padEnd(17),
      cells[1]!.padEnd(9),
      cells[2]!.padEnd(7),
      ...cells.slice(3).map((cell) => cell.padStart(12)),
    ].join(' ')
  const text = [
    `LOSS RUN   ${voice.truth.policies.gl.carrier.name.toUpperCase()}`,
    `INSD  ${name(voice).toUpperCase()}`,
    ...policies(voice).map(
      (one) =>
        `POL   ${one.number.padEnd(16)} ${tight(one.effective)}-${tight(one.expiration)}  WP ${plain(one.premium)}`,
    ),
    '-'.repeat(74),
    line(['CLAIM', 'DOL', 'ST', 'PAID', 'O/S', 'RECOV']),
    ...voice.truth.claims.flatMap((one) => [
      line([
        one.number,
        tight(one.loss),
        one.status.toUpperCase(),
        figure(one.paid),
        figure(one.reserves),
        figure(one.recovered),
      ]),
      `   ${one.description.toUpperCase()}`,
    ]),
    '-'.repeat(74),
    line(['TOTAL', '', '', ...sums(voice).slice(0, 2).map(figure), '']),
  ]
  return {
    kind: 'loss-run',
    feeds: 'names only',
    html: `<div class="pg lm"><pre>${text.join('\n')}</pre></div>`,
    css: `${RESET} .lm pre{font:8.8pt/1.3 ${FONTS.mono};margin:0}`,
  } // biome-ignore format: a page
}

/** A workbook. */
function book(voice: Voice): Drawn {
  return {
    kind: 'loss-run',
    feeds: 'names only',
    xlsx: [
      {
        name: 'Claims',
        rows: [
          ['Account', voice.truth.insured.name],
          ['Policy', voice.truth.policies.gl.number, 'Prior', voice.truth.prior.gl.number],
          [],
          ['Claim', 'Loss date', 'Status', 'Description', 'Paid', 'Reserve', 'Recovered'],
          ...voice.truth.claims.map((one) => [one.number, voice.date(one.loss), one.status, one.description, { value: one.paid, as: 'money' as const }, { value: one.reserves, as: 'money' as const }, one.recovered]),
        ],
      },
    ],
  } // biome-ignore format: a table
}

/** Claims under this policy and the one before it; limits and premiums stand at the head, but the list proves no coverage. */
export const experience: Paper = { draw: (voice) => voice.chance.pick([wide, blocks, machine, book])(voice) }
