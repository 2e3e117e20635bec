import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { agencyTold, insuredTold, stranger } from '../kit/parties.ts'
import { sheetWith } from '../kit/sheets.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

const CSS =
  '.of td, .of th { border-bottom: 0.4pt solid #bbb; padding: 2pt 4pt } .of th { font-weight: normal; text-decoration: underline } .of-b { border: 1pt solid #000; padding: 4pt } h2 { font-size: 1.3em } .of-2 { display: flex; gap: 16pt } .of-2 > div { flex: 1 }'
export const fromOffice = sheetWith(CSS)
export const YEARLY_WORDS: [string, string][] = [
  ['occurrence', 'Any one occurrence'],
  ['aggregate', 'Yearly total, general'],
  ['products', 'Yearly total, products and completed work'],
  ['personal', 'Personal or advertising injury'],
  ['rented', 'Damage to leased premises'],
  ['medical', 'Medical bills, a person'],
]

/** Choices good, better, best. */
export const threeChoices: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl } = truth.policies
    const choices = [otherLimits(chance, 'gl', gl.limits), gl.limits, otherLimits(chance, 'gl', gl.limits)]
    const rows = YEARLY_WORDS.map(([name, label]) => tableRow(label, ...choices.map((one) => money(one[name]!))))
    return fromOffice(
      'quote',
      'nothing',
      `<h2>Your quote, ${text(truth.insured.name)}</h2><p>Good from ${date(daysLater(gl.effective, -30))} to ${date(gl.effective)}. If you buy today, insurance begins ${date(gl.effective)}.</p>${tableOf('of', headRow('', 'Good', 'Better', 'Best'), ...rows, tableRow('A year', ...choices.map((_, at) => money(gl.premium + at * 300))))}<p>Quoted by ${text(truth.producer.name)} with ${text(gl.carrier.name)}. You have no insurance until you pay and we confirm it.</p>`,
    )
  },
}

/** A letter that binds the second of the options that were quoted. */
export const optionTaken: Paper = {
  draw: (voice) => {
    const { truth, money, chance, date } = voice
    const other = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const rows = YEARLY_WORDS.map(([name, label]) => tableRow(label, money(other[name]!), voice.limit('gl', name)))
    return fromOffice(
      'binder',
      'fills',
      `<div>${agencyTold(voice)}<br>${voice.reach('email')}</div><p>${date(truth.policies.gl.effective)}</p><p>${insuredTold(voice)}</p><p><b>Evidence that insurance is bound</b></p><p>As you asked, ${voice.carrier('gl')} has bound Option 2 of our quotation as of ${voice.effective('gl')}, 12:01 a.m. Your policy will be number ${voice.number('gl')} and will end ${voice.expiration('gl')}. Option 1 was declined.</p>${tableOf('of', headRow('General liability', 'Option 1', 'Option 2'), ...rows)}<p>Until the policy arrives, this letter is your proof.</p><p>${voice.reach('contact')}</p>`,
    )
  },
}

/** A binder in boxes. */
const bindingOrder: Paper = {
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
    return fromOffice(
      'binder',
      'fills',
      `<h2>INSURANCE BINDER ${chance.digits(6)}</h2><div class="of-2"><div class="of-b">Insured<br>${insuredTold(voice)}</div><div class="of-b">Agency<br>${agencyTold(voice)}</div></div><p>Company ${voice.carrier(line)} binds ${title}, policy ${voice.number(line)}, effective ${voice.effective(line)} for a term that expires ${voice.expiration(line)}.</p>${tableOf('of', ...voice.limits(line, words).map(([label, amount]) => tableRow(label, amount)))}<p>The binder itself lapses on ${voice.date(daysLater(truth.policies[line].effective, 45))}. Lender: ${text(truth.names.business())}</p>`,
    )
  },
}

export const feeInvoice: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl } = truth.policies
    return fromOffice(
      'invoice',
      'names only',
      `<p>${text(truth.wholesaler.name)}</p><h2>Statement of account</h2><p>Invoice ${chance.digits(6)} to ${text(truth.producer.name)} for ${text(truth.insured.name)}</p>${tableOf('of', headRow('Item', 'Gross', 'Commission', 'Net'), tableRow(`Policy ${text(gl.number)} ${date(gl.effective)}`, money(gl.premium), money(Math.round(gl.premium / 10)), money(gl.premium - Math.round(gl.premium / 10))), tableRow('Inspection', money(125), '', money(125)), tableRow('Filing fee', money(40), '', money(40)))}<p>Due ${date(daysLater(gl.effective, 20))}. Late payment ends the insurance.</p>`,
    )
  },
}

/** What a lender or owner gets: the certificate as a short letter of facts. */
const statementOfInsurance: Paper = {
  draw: (voice) => {
    const { chance } = voice
    const gl = YEARLY_WORDS.slice(0, 3).map(([name, label]) => tableRow(label, voice.limit('gl', name)))
    const auto = voice.limits('auto', {
      csl: 'Any one accident',
      perPerson: 'Any one person',
      perAccident: 'Any one accident, persons',
      damage: 'Any one accident, property',
    })
    const part = (line: 'gl' | 'auto', title: string, rows: string[]) =>
      `<h4>${title}</h4><p>${voice.carrier(line)} &nbsp; ${voice.number(line)} &nbsp; ${voice.effective(line)} – ${voice.expiration(line)}</p>${tableOf('of', ...rows)}`
    return fromOffice(
      'certificate',
      'fills',
      `<h2>Certificate of Coverage</h2><p>Holder: ${stranger(voice)}</p><p>We certify as agent that the insurance below is in force for</p><p class="of-b">${insuredTold(voice)}</p>${part('gl', 'Commercial general liability', gl)}${part(
        'auto',
        'Automobile liability',
        auto.map(([label, amount]) => tableRow(label, amount)),
      )}<p>Autos: symbol ${voice.symbols()}. ${chance.pick(['Excess liability: none.', 'Workers compensation: by another agency.'])}</p><p>${agencyTold(voice)}<br>By: ${voice.reach('contact')}</p>`,
    )
  },
}

export const twoOfficesFamilies: LearnFamily[] = [
  { name: 'two offices', papers: { threeChoices, optionTaken, feeInvoice, bindingOrder, statementOfInsurance } },
] // biome-ignore format: a family in a line
