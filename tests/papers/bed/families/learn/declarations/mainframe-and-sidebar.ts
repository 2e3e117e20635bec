import { BOILERPLATE, lines, pageBreak } from '../../../blocks.ts'
import type { Drawn, Paper } from '../../../family.ts'

const declares = (html: string, css: string, running?: string): Drawn => ({
  kind: 'declarations',
  feeds: 'fills',
  html,
  css,
  ...(running ? { running } : {}),
})
/** A name too long for its column goes on in the next line. */
const folded = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .match(/.{1,44}(?: |$)/g)!
    .map((line) => line.trimEnd().replaceAll('&', '&amp;'))
const wide = (text: string, length: number) => text.replaceAll('&amp;', '&').padEnd(length).replaceAll('&', '&amp;')

/** A mainframe's print: one type, columns by spaces, everything in capitals. */
export const listing: Paper = {
  draw: (voice) => {
    const { chance, truth, date, money } = voice
    const blockOf = (name: string, address: string[]) =>
      [...folded(name), ...address].map((line) => line.toUpperCase().replaceAll('&AMP;', '&amp;'))
    const [insured, agent] = [
      blockOf(voice.insured(), voice.insuredAddress()),
      blockOf(voice.producer(), voice.producerAddress()),
    ]
    const beside = Array.from(
      { length: Math.max(insured.length, agent.length) },
      (_, at) => `  ${wide(insured[at] ?? '', 46)}${agent[at] ?? ''}`,
    )
    const limits = voice.limits('gl', {
      aggregate: 'AGGREGATE LIMIT OTHER THAN PROD-COMP OPS',
      products: 'AGGREGATE LIMIT PROD-COMP OPS',
      personal: 'PERS &amp; ADVERT INJ LIMIT',
      occurrence: 'EACH OCC LIMIT',
      rented: 'DAMAGE TO PREM RENTED TO YOU LIMIT',
      medical: 'MED EXP LIMIT ANY ONE PERSON',
    })
    const prior = truth.prior.gl
    const rows = [
      `${wide(voice.carrier('gl').toUpperCase().replaceAll('&AMP;', '&amp;'), 56)}DEC PAGE  1`,
      `COMMERCIAL GENERAL LIABILITY COVERAGE PART - DECLARATIONS`,
      '',
      `  POLICY ${wide(voice.number('gl'), 22)}TERM ${voice.effective('gl')} TO ${voice.expiration('gl')}`,
      `  PRIOR POLICY ${wide(prior.number, 16)}PRIOR TERM ${date(prior.effective)} TO ${date(prior.expiration)}`,
      '',
      `  ${wide('INSURED', 46)}AGENT ${truth.producer.code}`,
      ...beside,
      '',
      'LIMITS OF INSURANCE',
      ...limits.map(
        ([label, amount]) =>
          `  ${wide(label, 46)
            .replaceAll('  ', ' .')
            .replace(/ \.( \.)*$/, (dots) => dots)}${amount}`,
      ),
      '',
      `RETROACTIVE DATE  ${truth.policies.gl.claimsMade ? `${date(prior.effective)} - THIS IS ${voice.tick('gl.claimsMade', 'CLAIMS-MADE')} COVERAGE` : `NONE - ${voice.tick('gl.occurrence', 'OCCURRENCE')} FORM`}`,
      '',
      'LOC CLASS  DESCRIPTION                       BASIS        EXPOSURE   RATE  PREMIUM',
      ...truth.locations.map(
        (one) =>
          `${wide(one.number, 4)}${one.classCode}  ${wide(one.classification.toUpperCase().slice(0, 32), 34)}${wide(one.basis.toUpperCase(), 12)} ${String(one.exposure).padStart(8)} ${one.rate.padStart(6)} ${String(one.premium).padStart(8)}`,
      ),
      '',
      `FORMS ${truth.forms
        .map(({ number, edition }) => `${number} ${edition}`)
        .slice(0, 5)
        .join(', ')}`,
      `TOTAL ADVANCE PREMIUM ${money(truth.policies.gl.premium)}`,
      chance.maybe(0.5) ? '*** INSURED COPY ***' : '',
    ]
    return declares(
      `<pre>${rows.join('\n')}</pre>`,
      `pre { font-family: 'DejaVu Sans Mono', monospace; font-size: ${chance.pick([7.5, 8, 8.5])}pt; line-height: 1.35 }`,
    )
  },
}

/** Parties in a narrow column at the left of the page, the coverages beside it. */
export const sidebar: Paper = {
  draw: (voice) => {
    const { truth, money, chance, text } = voice
    const aside = (caption: string, content: string) => `<h5>${caption}</h5><p>${content}</p>`
    const cover = (rows: [string, string][]) =>
      rows.map(([label, amount]) => `<dt>${label}</dt><dd>${amount}</dd>`).join('')
    const owned = truth.vehicles.slice(0, 4).map((one) => `<li>${one.year} ${one.make} ${one.model}, ${one.vin}</li>`)
    const html = `<div class="page"><aside>${aside('Policyholder', lines([voice.insured(), ...voice.insuredAddress()]))}${aside('Represented by', lines([voice.producer(), ...voice.producerAddress(), voice.reach('email')]))}${aside('Lender', lines([text(truth.names.business()), ...voice.address(truth.names.address())]))}${aside('Claims', '24 hours a day: 800-555-0199')}</aside>
      <main><h1>${voice.carrier('auto')}</h1><h2>Commercial Auto Coverage Summary and Declarations</h2><p>Policy <b>${voice.number('auto')}</b> is in force ${voice.effective('auto')} through ${voice.expiration('auto')}.</p>
      <h3>What you bought</h3><dl>${cover(voice.limits('auto', { csl: 'Liability to others – each accident, bodily injury and property damage together', perPerson: 'Liability to others – bodily injury, each person', perAccident: 'Liability to others – bodily injury, each accident', damage: 'Liability to others – property damage, each accident' }))}${cover(
        [
          ['Uninsured motorist', money(35_000)],
          ['Medical payments', money(2000)],
        ],
      )}</dl>
      <p>Liability to others applies to autos with symbol ${voice.symbols()}.</p><h3>Autos</h3><ul>${owned.join('')}</ul><p class="note">${chance.some(BOILERPLATE, 2).join(' ')}</p></main></div>`
    return declares(
      html,
      '.page { display: flex; gap: 20pt } aside { width: 30%; border-right: 1pt solid #999; padding-right: 8pt; font-size: 0.9em } h5 { margin: 8pt 0 0; color: #345 } aside p { margin: 0 } main { flex: 1 } h1 { font-size: 1.4em; margin: 0 } h2 { font-size: 1.05em; font-weight: normal } dl { display: grid; grid-template-columns: 3fr 1fr; row-gap: 4pt } dd { margin: 0; text-align: right } .note { font-size: 0.8em }',
    )
  },
}

/** Sections that span a table, deductibles in a column of their own, and amounts with words behind them. */
export const jacket: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const section = (title: string, rows: string[][]) =>
      `<tr><td colspan="3" class="section">${title}</td></tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}`
    const behind: Record<string, string> = {
      medical: ' per person',
      rented: ' any one fire or explosion',
      occurrence: ' per occurrence',
      aggregate: ' per policy period',
      products: ' per policy period',
      personal: '',
    }
    const liability = voice.limits('gl', {
      occurrence: 'Liability and medical expenses',
      medical: 'Medical expenses',
      rented: 'Fire legal liability – premises rented',
      personal: 'Personal and advertising injury',
      products: 'Products/completed operations aggregate',
      aggregate: 'Aggregate other than products/completed operations',
    })
    const names = ['occurrence', 'medical', 'rented', 'personal', 'products', 'aggregate']
    const html = `<div class="window">${lines([voice.insured(), ...voice.insuredAddress()])}</div><div class="top">${voice.carrier('gl')}<br>NAIC # ${voice.naic('gl')}<br>BUSINESSOWNERS POLICY DECLARATIONS</div>
      <table class="b"><tr><td>Policy number ${voice.number('gl')}</td><td>In effect from ${voice.effective('gl')}</td><td>Until ${voice.expiration('gl')}</td></tr><tr><td colspan="2">Servicing agency: ${voice.producer()}, ${voice.producerAddress().join(', ')}</td><td>Tel. ${voice.reach('phone')}</td></tr></table>
      <table class="b"><thead><tr><th>Coverage</th><th>Most we pay</th><th>Deductible</th></tr></thead>
      ${section(
        'SECTION I – PROPERTY',
        truth.locations.flatMap((one) => [
          [`Building at ${voice.address(one.party.address).join(', ')}`, money(one.building), money(1000)],
          ['Contents there', money(one.contents), money(1000)],
        ]),
      )}
      ${section(
        'SECTION II – LIABILITY',
        liability.map(([label, amount], at) => [label, `${amount}${behind[names[at]!]}`, 'none']),
      )}</table><p>${chance.pick(BOILERPLATE)}</p>`
    return declares(
      html,
      '.window { margin: 20pt 0 0 20pt; height: 70pt } .top { position: absolute; top: 0; right: 0; text-align: right; font-weight: bold } .b td, .b th { border: 0.5pt solid #888 } .section { background: #ddd; font-weight: bold; text-align: center }',
    )
  },
}

/** Numbers of items in a column at the left, as information pages have them, with the wording between the amounts. */
export const informationPage: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const item = (number: string, content: string) => `<tr><td class="n">${number}</td><td>${content}</td></tr>`
    const { limit } = voice
    const work = truth.work.map(
      (one) =>
        `<tr><td>${one.code}</td><td>${one.title}</td><td>${one.payroll.toLocaleString('en-US')}</td><td>${one.rate}</td><td>${one.premium.toLocaleString('en-US')}</td></tr>`,
    )
    const html = `<h2>INFORMATION PAGE</h2><p class="mid">WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY</p><p>Insurer: ${voice.carrier('wc')} &nbsp; NCCI Company No. 00000 &nbsp; Policy No. ${voice.number('wc')}</p><table>
      ${item('1.', `The Insured: ${voice.insured()}<br>Mailing address: ${voice.insuredAddress().join('<br>')}<br>Other workplaces not shown above: see schedule. &nbsp; Entity: Corporation &nbsp; Federal ID: 00-0000000`)}
      ${item('2.', `The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} 12:01 A.M. at the insured’s mailing address.`)}
      ${item('3.A.', `Workers Compensation Insurance: Part One applies to the Workers Compensation Law of the state(s): ${truth.insured.address.state}`)}
      ${item('B.', `Employers Liability Insurance: Part Two applies to work in each state listed in item 3.A. The limits of liability under Part Two are: Bodily Injury by Accident ${limit('wc', 'accident')} each accident; Bodily Injury by Disease ${limit('wc', 'disease')} policy limit; Bodily Injury by Disease ${limit('wc', 'employee')} each employee.`)}
      ${item('4.', `The premium is determined by our manuals of rules, classifications, rates and rating plans.<table class="w"><tr><th>Code</th><th>Class</th><th>Payroll</th><th>Per $100</th><th>Premium</th></tr>${work.join('')}</table>Estimated annual premium ${money(truth.policies.wc.premium)}. Expense constant ${money(160)}.`)}</table>
      <p>Countersigned at the office of ${voice.producer()}, ${voice.producerAddress().join(', ')}</p>`
    return declares(
      html,
      'h2 { text-align: center; margin: 0 } .mid { text-align: center } .n { width: 34pt; font-weight: bold } .w td, .w th { border-top: 0.4pt solid #555 }',
    )
  },
}

/** An excess policy and a professional one, each by lettered paragraphs. */
export const lettered: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const line = chance.pick(['umbrella', 'professional'] as const)
    const policy = truth.policies[line]
    const limits =
      line === 'umbrella'
        ? voice.limits('umbrella', {
            occurrence: 'each occurrence',
            aggregate: 'in the aggregate for the policy period',
          })
        : []
    const others =
      line === 'professional'
        ? [
            ['each claim, claim expenses included', money(policy.limits.claim!)],
            ['all claims of the policy period', money(policy.limits.aggregate!)],
          ]
        : []
    if (line === 'umbrella') voice.tick('umbrella.excess', '')
    const under = `G. Followed policies: ${(['gl', 'auto'] as const).map((one) => `${text(truth.names.carrier().name)} no. ${chance.digits(8)} (${Object.values(truth.prior[one].limits).slice(0, 2).map(money).join(' / ')})`).join('; ')}`
    const html = `<div class="logo">${voice.carrier(line)}</div><h3>${line === 'umbrella' ? 'EXCESS LIABILITY' : 'PROFESSIONAL SERVICES ERRORS AND OMISSIONS'} POLICY – DECLARATIONS</h3>
      <p>A. Policy: ${voice.number(line)} &nbsp;&nbsp; Replaces: ${text(truth.prior[line].number)}</p><p>B. Named Assured: ${voice.insured()}</p><p class="in">${voice.insuredAddress().join(', ')}</p><p>C. Period of insurance: inception ${voice.effective(line)}, expiry ${voice.expiration(line)}</p>
      <p>D. Limits of liability:</p>${[...limits, ...others].map(([label, amount]) => `<p class="in">${amount} ${label}</p>`).join('')}<p>E. Premium: ${money(policy.premium)}, of which ${money(Math.round(policy.premium / 4))} is earned at inception</p><p>F. Notice to: Claims Department, ${voice.address(policy.carrier.address).join(', ')}</p><p>${line === 'umbrella' ? under : `G. Retroactive date: ${date(truth.prior.professional.effective)}. Claims must first be made in the period.`}</p>
      <p>H. Retail producer: ${voice.producer()}, ${voice.producerAddress().join(', ')}. Wholesaler: ${text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}</p>`
    return declares(
      html,
      '.logo { font-size: 1.5em; font-style: italic; border-bottom: 2pt solid #345 } .in { margin-left: 3em } h3 { margin: 8pt 0 }',
    )
  },
}

/** Coverage parts in columns of one table, with what was asked for beside what was issued. */
export const matrix: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, chance, date } = voice
    const gl = voice.limits('gl', {
      occurrence: 'Each Occ.',
      aggregate: 'General Agg.',
      products: 'Prod./C.O. Agg.',
      personal: 'P&amp;A Injury',
      rented: 'Rented Prem.',
      medical: 'Med. Pay',
    })
    const auto = voice.limits('auto', {
      csl: 'Auto CSL',
      perPerson: 'Auto BI/person',
      perAccident: 'Auto BI/accident',
      damage: 'Auto PD',
    })
    const wrapped = [...gl, ...auto].map(
      ([label, amount]) =>
        `<tr><td>${label}</td><td class="r">${chance.pick(['same', 'as expiring', 'n/a'])}</td><td class="r">${amount}</td></tr>`,
    )
    voice.number('auto')
    voice.effective('auto')
    voice.expiration('auto')
    voice.carrier('auto')
    const html = `<table class="m"><tr><td rowspan="2" class="brand">${voice.carrier('gl')}</td><td>PACKAGE DECLARATIONS</td></tr><tr><td>No. ${voice.number('gl')} | ${voice.effective('gl')} – ${voice.expiration('gl')}</td></tr></table>
      <table class="m"><tr><td>Insured’s name and post office address</td><td>Producing office</td></tr><tr><td>${lines([voice.insured(), ...voice.insuredAddress()])}</td><td>${lines([voice.producer(), ...voice.producerAddress()])}</td></tr></table>${chance.maybe(0.5) ? pageBreak : ''}
      <table class="m"><thead><tr><th rowspan="2">Limit</th><th colspan="2">Amount</th></tr><tr><th>Requested</th><th>Issued</th></tr></thead><tbody>${wrapped.join('')}</tbody></table><p>Printed ${date(truth.policies.gl.effective)}. ${chance.pick(BOILERPLATE)}</p>`
    return declares(
      html,
      '.m td, .m th { border: 0.7pt solid #234 } .brand { font-weight: bold; font-size: 1.2em; width: 45% } .r { text-align: right }',
      `Package ${voice.text(truth.policies.gl.number)}`,
    )
  },
}
