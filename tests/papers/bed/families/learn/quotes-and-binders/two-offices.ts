import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { client, inLines, office, stranger, table, th, tr } from '../kit/amounts.ts'

const CSS =
  '.of td, .of th { border-bottom: 0.4pt solid #bbb; padding: 2pt 4pt } .of th { font-weight: normal; text-decoration: underline } .of-b { border: 1pt solid #000; padding: 4pt } h2 { font-size: 1.3em } .of-2 { display: flex; gap: 16pt } .of-2 > div { flex: 1 }'
const paper = (kind: Drawn['kind'], feeds: Drawn['feeds'], html: string): Drawn => ({ kind, feeds, html, css: CSS })
const NAMED: [string, string][] = [
  ['occurrence', 'Any one occurrence'],
  ['aggregate', 'Yearly total, general'],
  ['products', 'Yearly total, products and completed work'],
  ['personal', 'Personal or advertising injury'],
  ['rented', 'Damage to leased premises'],
  ['medical', 'Medical bills, a person'],
]
const later = ({ truth, chance }: Voice) => daysLater(truth.policies.gl.effective, chance.int(20, 250))

/** Choices good, better, best. */
export const threeChoices: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl } = truth.policies
    const choices = [otherLimits(chance, 'gl', gl.limits), gl.limits, otherLimits(chance, 'gl', gl.limits)]
    const rows = NAMED.map(([name, label]) => tr(label, ...choices.map((one) => money(one[name]!))))
    return paper(
      'quote',
      'nothing',
      `<h2>Your quote, ${text(truth.insured.name)}</h2><p>Good from ${date(daysLater(gl.effective, -30))} to ${date(gl.effective)}. If you buy today, insurance begins ${date(gl.effective)}.</p>${table('of', th('', 'Good', 'Better', 'Best'), ...rows, tr('A year', ...choices.map((_, at) => money(gl.premium + at * 300))))}<p>Quoted by ${text(truth.producer.name)} with ${text(gl.carrier.name)}. You have no insurance until you pay and we confirm it.</p>`,
    )
  },
}

/** A letter that binds the second of the options that were quoted. */
export const optionTaken: Paper = {
  draw: (voice) => {
    const { truth, money, chance, date } = voice
    const other = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const rows = NAMED.map(([name, label]) => tr(label, money(other[name]!), voice.limit('gl', name)))
    return paper(
      'binder',
      'fills',
      `<div>${office(voice)}<br>${voice.reach('email')}</div><p>${date(truth.policies.gl.effective)}</p><p>${client(voice)}</p><p><b>Evidence that insurance is bound</b></p><p>As you asked, ${voice.carrier('gl')} has bound Option 2 of our quotation as of ${voice.effective('gl')}, 12:01 a.m. Your policy will be number ${voice.number('gl')} and will end ${voice.expiration('gl')}. Option 1 was declined.</p>${table('of', th('General liability', 'Option 1', 'Option 2'), ...rows)}<p>Until the policy arrives, this letter is your proof.</p><p>${voice.reach('contact')}</p>`,
    )
  },
}

/** A binder in boxes. */
export const bindingOrder: Paper = {
  draw: (voice) => {
    const { chance, truth, text } = voice
    const line = chance.pick(['umbrella', 'wc'] as const)
    const words: Record<string, string> =
      line === 'wc'
        ? { accident: 'Each accident', employee: 'Disease, each employee', disease: 'Disease, policy limit' }
        : { occurrence: 'Each occurrence', aggregate: 'Aggregate' }
    const title =
      line === 'wc'
        ? 'Workers compensation / employers liability'
        : `${voice.tick('umbrella.umbrella', 'Umbrella')} liability`
    return paper(
      'binder',
      'fills',
      `<h2>INSURANCE BINDER ${chance.digits(6)}</h2><div class="of-2"><div class="of-b">Insured<br>${client(voice)}</div><div class="of-b">Agency<br>${office(voice)}</div></div><p>Company ${voice.carrier(line)} binds ${title}, policy ${voice.number(line)}, effective ${voice.effective(line)} for a term that expires ${voice.expiration(line)}.</p>${table('of', ...voice.limits(line, words).map(([label, amount]) => tr(label, amount)))}<p>The binder itself lapses on ${voice.date(daysLater(truth.policies[line].effective, 45))}. Lender: ${text(truth.names.business())}</p>`,
    )
  },
}

export const feeInvoice: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl } = truth.policies
    return paper(
      'invoice',
      'names only',
      `<p>${text(truth.wholesaler.name)}</p><h2>Statement of account</h2><p>Invoice ${chance.digits(6)} to ${text(truth.producer.name)} for ${text(truth.insured.name)}</p>${table('of', th('Item', 'Gross', 'Commission', 'Net'), tr(`Policy ${text(gl.number)} ${date(gl.effective)}`, money(gl.premium), money(Math.round(gl.premium / 10)), money(gl.premium - Math.round(gl.premium / 10))), tr('Inspection', money(125), '', money(125)), tr('Filing fee', money(40), '', money(40)))}<p>Due ${date(daysLater(gl.effective, 20))}. Late payment ends the insurance.</p>`,
    )
  },
}

/** What a lender or owner gets: the certificate as a short letter of facts. */
export const statementOfInsurance: Paper = {
  draw: (voice) => {
    const { chance } = voice
    const gl = NAMED.slice(0, 3).map(([name, label]) => tr(label, voice.limit('gl', name)))
    const auto = voice.limits('auto', {
      csl: 'Any one accident',
      perPerson: 'Any one person',
      perAccident: 'Any one accident, persons',
      damage: 'Any one accident, property',
    })
    const part = (line: 'gl' | 'auto', title: string, rows: string[]) =>
      `<h4>${title}</h4><p>${voice.carrier(line)} &nbsp; ${voice.number(line)} &nbsp; ${voice.effective(line)} – ${voice.expiration(line)}</p>${table('of', ...rows)}`
    return paper(
      'certificate',
      'fills',
      `<h2>Certificate of Coverage</h2><p>Holder: ${stranger(voice)}</p><p>We certify as agent that the insurance below is in force for</p><p class="of-b">${client(voice)}</p>${part('gl', 'Commercial general liability', gl)}${part(
        'auto',
        'Automobile liability',
        auto.map(([label, amount]) => tr(label, amount)),
      )}<p>Autos: symbol ${voice.symbols()}. ${chance.pick(['Excess liability: none.', 'Workers compensation: by another agency.'])}</p><p>${office(voice)}<br>By: ${voice.reach('contact')}</p>`,
    )
  },
}

/** Changes since the policy was issued, the newest holds. */
export const changeLog: Paper = {
  draw: (voice) => {
    const { truth, money, chance, date } = voice
    const other = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const changed = chance.some(NAMED, 2)
    const said = chance.maybe(0.5)
      ? changed
          .map(
            ([name, label]) =>
              `<p>It is agreed that the limit for “${label}” is increased or decreased from ${money(other[name]!)} to ${voice.limit('gl', name)}.</p>`,
          )
          .join('')
      : table(
          'of',
          th('Limit', 'Now reads', 'Formerly read'),
          ...changed.map(([name, label]) => tr(label, voice.limit('gl', name), money(other[name]!))),
        )
    return paper(
      'endorsement',
      'fills',
      `<h2>AMENDATORY ENDORSEMENT</h2><p>To be attached to ${voice.tick('gl.coverage', 'general liability')} policy ${voice.number('gl')}</p><p>Issued to: ${voice.insured()}<br>Issued by: ${voice.carrier('gl')}<br>Endorsement date: ${date(later(voice))}<br>Policy dates: ${voice.effective('gl')} / ${voice.expiration('gl')}</p>${said}<p>Countersigned: ______________ &nbsp; Charge: ${money(chance.int(20, 700))}</p>`,
    )
  },
}

export const endOfCover: Paper = {
  draw: (voice) => {
    const { truth, text, date, address, chance } = voice
    const { auto } = truth.policies
    const to = inLines([text(truth.insured.name), ...address(truth.insured.address)])
    return paper(
      'notice',
      'names only',
      chance.pick([
        `<h2>Cancellation</h2><p>${to}</p><p>Under the terms of policy ${text(auto.number)} (commercial auto, ${date(auto.effective)} – ${date(auto.expiration)}) we give you notice that it is cancelled as of ${date(later(voice))}, since the premium was not paid. ${text(auto.carrier.name)}</p>`,
        `<h2>Notice that we will not renew</h2><p>${to}</p><p>Policy ${text(auto.number)} ends on ${date(auto.expiration)} and will not be offered again. You may ask for the reasons in writing. ${text(auto.carrier.name)}</p>`,
        `<h2>Cancellation rescinded</h2><p>${to}</p><p>Please disregard our notice of cancellation. Policy ${text(auto.number)} stays in force without interruption. ${text(auto.carrier.name)}</p>`,
      ]),
    )
  },
}

export const ownApplication: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    return paper(
      'application',
      'nothing',
      `<h2>Request for Insurance – Small Business</h2><p>1. Your business: ${text(truth.insured.name)}, ${address(truth.insured.address).join(', ')}</p><p>2. When should insurance begin? ${date(gl.effective)}</p><p>3. Liability limit you would like: ( ) ${money(500_000)} (x) ${money(gl.limits.occurrence!)} ( ) ${money(5_000_000)}</p><p>4. Who insures you now? ${text(truth.prior.gl.carrier.name)}, policy ${text(truth.prior.gl.number)}, until ${date(truth.prior.gl.expiration)}</p><p>5. Employees: ${chance.int(1, 60)}. Sales last year: ${money(chance.int(80, 900) * 1000)}</p><p>6. Losses in three years: ${chance.pick(['none', 'one, water'])}</p><p>I have read the questions and my answers are true. Applicant: ______________</p>`,
    )
  },
}

export const serviceContract: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl } = truth.policies
    return paper(
      'contract',
      'names only',
      `<h2>MASTER SERVICES AGREEMENT</h2><p>Between ${text(truth.names.business())} (Owner) and ${text(truth.insured.name)} (Vendor), dated ${date(gl.effective)}.</p><p>7.1 Vendor will keep general liability insurance with limits of at least ${money(gl.limits.occurrence!)} per occurrence and ${money(gl.limits.aggregate!)} in the aggregate, umbrella insurance of ${money(chance.int(2, 9) * 1_000_000)}, and workers compensation as the law requires, and will name Owner as additional insured.</p><p>7.2 Vendor’s policies: to be delivered before work begins.</p><p>8. Either party may end this agreement on thirty days’ notice.</p><p>IN WITNESS WHEREOF the parties have signed.</p>`,
    )
  },
}

export const clientLetter: Paper = {
  draw: ({ truth, text, date }) =>
    paper(
      'letter',
      'names only',
      `<p>${text(truth.producer.name)}</p><p>${date(truth.policies.gl.effective)}</p><p>Dear ${text(truth.names.person())},</p><p>The auditor of ${text(truth.policies.wc.carrier.name)} will visit next month to look at the payroll of ${text(truth.insured.name)} under policy ${text(truth.policies.wc.number)}. Please have your quarterly returns and the certificates of your subcontractors at hand.</p><p>Kind regards,<br>${text(truth.producer.contact)}</p>`,
    ),
}
