import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { basis, brief, cents, charges, commas, otherNumber, plain, said } from './ways.ts'

const dollars = (amount: number) => `$${commas(amount)}`

/** The limits of the general liability as one cell of the table says them. */
function inOneCell(voice: Voice): string {
  const { chance } = voice
  const words: [name: string, before: string, behind: string][] = [
    ['occurrence', '', 'any one occurrence'],
    ['aggregate', '', 'in the general aggregate'],
    ['products', '', 'products/completed operations aggregate'],
    ['personal', '', 'personal and advertising injury'],
    ['rented', '', 'damage to premises rented to the assured, any one premises'],
    ['medical', '', 'medical payments, any one person'],
  ]
  const joint = chance.pick(['; ', ' / '])
  return words.map(([name, , behind]) => `${said(voice, 'gl', name, dollars)} ${behind}`).join(joint)
}

function sections(voice: Voice, deductible: string): string[][] {
  const { chance } = voice
  const head = ['Section', 'Interest', 'Limit of liability', chance.pick(['Retention', 'Retention / deductible'])]
  const how = basis(voice, 'gl', 'occurrence form', 'claims-made form')
  if (chance.maybe(0.5)) {
    return [head, ['I', `Commercial general liability, ${how}`, inOneCell(voice), deductible]]
  }
  const rows = voice.limits('gl', {
    occurrence: 'Any one occurrence',
    personal: 'Personal & advertising injury, any one person or organization',
    rented: 'Fire damage / premises rented, any one premises',
    medical: 'Med pay, any one person',
    products: 'Products & completed operations, annual aggregate',
    aggregate: 'All other than products, annual aggregate',
  })
  return [
    head,
    ['I', `Commercial general liability (${how})`, '', deductible],
    ...rows.map(([words, amount]) => ['', words, amount, '']),
  ]
}

/** A cover note a wholesaler's technician types: a table of sections, the excess over it, the bill. */
export const coverNote: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wholesaler: house, policies } = truth
    const premium = policies.gl.premium + policies.umbrella.premium
    const { rows, total } = charges(voice, premium)
    const deductible = `$${chance.pick(['1,000', '2,500', '5,000', '10,000'])} each claim, BI/PD incl. expense`
    const title = chance.pick(['COVER NOTE', 'BINDER OF INSURANCE', 'TEMPORARY COVER NOTE'])
    const excess = policies.umbrella
    const xs = `${voice.tick('umbrella.excess', 'Follow form excess liability')}, excess of Section I`
    const both = chance.maybe(0.5)
      ? `${voice.limit('umbrella', 'occurrence')} any one occurrence and ${voice.limit('umbrella', 'aggregate')} in the aggregate`
      : `${said(voice, 'umbrella', 'occurrence', () => said(voice, 'umbrella', 'aggregate', dollars))} each occurrence/aggregate`
    const table = sections(voice, deductible)
    table.push(['II', xs, both, 'As Section I'])
    const spare = chance.shuffle([
      ['Hired and non-owned automobile', 'NOT COVERED', ''],
      ['Contractors professional', 'NOT COVERED', ''],
      ['Tools and equipment (inland marine)', 'Not placed by this office', ''],
    ])
    table.push(...spare.slice(0, 2).map((row, index) => [['III', 'IV'][index]!, ...row]))
    const period = (line: 'gl' | 'umbrella') => `${voice.effective(line)} to ${voice.expiration(line)}`
    const security: string[][] = [
      ['Section', 'Security', 'Policy no.', 'From / to, 12:01 a.m. at the address of the assured'],
      ['I', `${voice.carrier('gl')} (100%)`, voice.number('gl'), period('gl')],
      ['II', `${voice.carrier('umbrella')} (100%)`, voice.number('umbrella'), period('umbrella')],
    ]
    const issued = daysLater(policies.gl.effective, -chance.int(1, 6))
    const conditions = [
      `Minimum earned premium: 25% of the deposit at inception. Subject to audit; no return below the minimum and deposit.`,
      'Subcontractors must carry general liability with limits of not less than $1,000,000 per occurrence and name the assured as additional insured; otherwise their cost is rated as payroll.',
      `Subject to receipt within ${chance.pick(['10', '15', '21'])} days: signed application, currently dated no-loss letter, terrorism election.`,
      'Residential work over $500,000 of contract value and all exterior cladding work are excluded.',
    ]
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: [
        voice.text(house.name),
        voice.address(house.address).join(' · '),
        title,
        `Our ref. CN-${chance.digits(5)}    Issued ${voice.date(issued)}`,
        [
          [chance.pick(['To (retail agent)', 'Producing agent']), voice.producer()],
          ['', voice.producerAddress().join(', ')],
          [chance.pick(['Attention', 'Attn.']), voice.reach('contact')],
          ['Assured', voice.insured()],
          ['Address of assured', voice.insuredAddress().join(', ')],
        ],
        chance.pick([
          'Acting on your written order we have effected insurance as set out below. Kindly check it at once; it replaces no policy and ends when the policy is issued.',
          'This is to confirm that, as instructed, cover is bound with the security named below, on the terms of that security’s policy forms.',
        ]),
        table,
        'SECURITY',
        security,
        `In respect of Section II only: the limit sits above a primary layer with the limits of Section I. Aviation, pollution and professional are not followed.${excess.effective === policies.gl.effective ? '' : ' Note the separate inception date.'}`,
        'PREMIUM',
        [
          ['Minimum and deposit, Sections I and II', `$${cents(premium)}`],
          ...rows.map(([words, amount]) => [words, `$${cents(amount)}`]),
          [chance.pick(['Due this office', 'Total due in 20 days']), `$${cents(total)}`],
        ],
        'CONDITIONS',
        ...chance.shuffle(conditions).slice(0, chance.int(2, 4)),
        `For ${voice.text(house.name)}: ${voice.text(house.contact)}, broker technician`,
      ],
    }
  },
}

const CONFIRM = `
.qc { -webkit-print-color-adjust: exact; print-color-adjust: exact; font: 10px/1.35 'Liberation Sans', sans-serif; color: #111 }
.qc .top { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 3px double #234; padding-bottom: 6px }
.qc .top b { font-size: 15px }
.qc .boxes { display: grid; grid-template-columns: 3fr 2fr 2fr; margin: 12px 0; border: 1px solid #678 }
.qc .boxes > div { border: 0.5px solid #678; padding: 4px 6px 6px; min-height: 34px }
.qc .boxes small { display: block; font-size: 7px; letter-spacing: 0.4px; color: #456 }
.qc .wide { grid-column: span 3 } .qc .two { grid-column: span 2 }
.qc h4 { margin: 14px 0 4px; background: #e3e8ee; padding: 3px 6px; font-size: 11px }
.qc .mail { white-space: nowrap; font-size: 8.5px; letter-spacing: -0.2px }
.qc ul { columns: 2; margin: 6px 0; padding-left: 14px }
.qc .pay { width: 46%; margin-left: auto; border-collapse: collapse } .qc .pay td { padding: 1px 4px } .qc .pay td + td { text-align: right }
`

const box = (label: string, value: string, cls = '') => `<div class="${cls}"><small>${label}</small>${value}</div>`

function shorthand(voice: Voice): string {
  const { chance } = voice
  const words: [string, string][] = [
    ['occurrence', 'occ'],
    ['aggregate', 'GA'],
    ['products', 'PCO agg'],
    ['personal', 'P&amp;AI'],
    ['rented', 'DPR'],
    ['medical', 'med'],
  ]
  return words
    .map(([name, word]) => `${said(voice, 'gl', name, brief)} ${word}`)
    .join(chance.pick([' / ', ' – ', ', ']))
}

/** The e-mail that says an order is bound; the confirmation is attached, and the message also speaks of somebody else's account. */
export const bindConfirmation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wholesaler: house, policies } = truth
    const pro = policies.professional
    const other = truth.names.business()
    const retro = `${Number(pro.effective.slice(0, 4)) - chance.int(2, 9)}${pro.effective.slice(4)}`
    const { rows, total } = charges(voice, pro.premium)
    const ends = (line: 'gl' | 'professional') => [
      box('FROM', voice.effective(line)),
      box('TO', voice.expiration(line)),
    ]
    const proBoxes = `<div class="boxes">
      ${box('INSURER', `${voice.carrier('professional')}`)}${ends('professional').join('')}
      ${box('POLICY', voice.number('professional'))}${box('LIMIT, EACH CLAIM / AGGREGATE', `${voice.limit('professional', 'claim')} / ${voice.limit('professional', 'aggregate')}`, 'two')}
      ${box('RETENTION', `${voice.limit('professional', 'retention')} each claim, damages and claim expenses`)}${box('RETROACTIVE DATE', chance.pick([voice.date(retro), 'Full prior acts', voice.date(retro)]))}${box('EXTENDED REPORTING', '12 months at 100%')}
      ${box('DEFENSE', 'Inside the limit. Sublimit for disciplinary proceedings $25,000; for subpoena assistance $10,000.', 'wide')}</div>`
    const glLimits = chance.maybe(0.6)
      ? shorthand(voice)
      : voice
          .limits('gl', {
            occurrence: 'Each Occ.',
            aggregate: 'Gen’l Agg.',
            products: 'Prod/CO Agg.',
            personal: 'PI/AI',
            rented: 'Fire Legal',
            medical: 'Med Exp',
          })
          .map(([words, amount]) => `${words}&nbsp;${amount}`)
          .join(' &nbsp;•&nbsp; ')
    const glBoxes = `<div class="boxes">
      ${box('INSURER', voice.carrier('gl'))}${ends('gl').join('')}
      ${box('POLICY', voice.number('gl'))}${box('FORM', basis(voice, 'gl', 'Occurrence', 'Claims-made'))}${box('DEDUCTIBLE', `$${chance.pick(['500', '1,000', '2,500'])} PD per claim`)}
      ${box('LIMITS', glLimits, 'wide')}</div>`
    const parts = chance.shuffle([
      `<h4>${chance.pick(['PROFESSIONAL LIABILITY – CLAIMS-MADE AND REPORTED', 'ERRORS &amp; OMISSIONS (claims made &amp; reported)'])}</h4>${proBoxes}`,
      `<h4>${chance.pick(['COMMERCIAL GENERAL LIABILITY', 'GENERAL LIABILITY'])}</h4>${glBoxes}`,
    ])
    const html = `<div class="qc"><div class="top"><b>${voice.text(house.name)}</b><span>Confirmation of coverage bound<br>File ${chance.digits(6)}</span></div>
      <div class="boxes">${box('NAMED INSURED', voice.insured(), 'wide')}${box('MAILING ADDRESS', voice.insuredAddress().join('<br>'))}${box('AGENT', `${voice.producer()}<br>${voice.producerAddress().join('<br>')}`)}${box('AGENT’S CONTACT', `${voice.reach('contact')}<br><span class="mail">${voice.reach('email')}</span>`)}</div>
      ${parts.join('')}
      <h4>MONEY (professional only; general liability is billed by the company)</h4>
      <table class="pay"><tr><td>Annual premium, minimum ${chance.pick(['25', '35'])}% earned</td><td>${cents(pro.premium)}</td></tr>${rows.map(([words, amount]) => `<tr><td>${words}</td><td>${cents(amount)}</td></tr>`).join('')}<tr><td><b>Total</b></td><td><b>${cents(total)}</b></td></tr></table>
      <h4>ATTACHED TO THE POLICY</h4><ul>${truth.forms.map((form) => `<li>${form.number} ${form.edition} ${voice.text(form.title)}</li>`).join('')}</ul>
      <p>Coverage is bound for thirty days or until the policies are delivered, whichever comes first. Questions: ${voice.text(house.contact)}, ${house.phone}.</p></div>`
    const hello = truth.producer.contact.split(' ')[0]
    const ask = chance.pick([
      `Separately, on ${other}: the excess market came back at $3,000,000 xs $1,000,000 under quote ${otherNumber(voice)}. That one is NOT bound, we still need their signed application.`,
      `While I have you: the cancellation on ${other}, policy ${otherNumber(voice)}, stands. The reinstatement request ($2,000,000 general aggregate) was declined yesterday.`,
    ])
    const words = [
      `Good ${chance.pick(['morning', 'afternoon'])} ${hello},`,
      '',
      chance.pick([
        'Great news, you are bound! Our confirmation is attached; please look it over for spelling and dates.',
        'Per your request to bind, please find the confirmation attached. Policies to follow in two to three weeks.',
      ]),
      '',
      ask,
      '',
      'Thank you for the business,',
      house.contact,
      `${house.name} | ${house.phone} | ${house.email}`,
      'Coverage cannot be bound, changed or cancelled by voice mail or e-mail until confirmed by us in writing.',
    ].join('\n')
    return {
      kind: 'binder',
      feeds: 'fills',
      html,
      css: CONFIRM,
      mail: { subject: `BOUND - ${plain(voice.text(truth.insured.name))}`, words },
    }
  },
}
