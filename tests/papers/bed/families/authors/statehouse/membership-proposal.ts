import type { Drawn, Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { dollarsInWords, plainRow, thousands } from './notation.ts'
import {
  classRows,
  homeOffice,
  insuredBlock,
  look,
  premiumSteps,
  producerBlock,
  rowsOf,
  tableOf,
} from './paper-look.ts'
import { asBearer, asPublicEntity } from './pool-names.ts'

const CAUTIONS = [
  'This indication is not a policy, a binder or a certificate. Nothing is covered until the Board has approved the member and the deposit has been received.',
  'Proposed terms only. Return the signed page to request coverage; no coverage is in effect by reason of this page.',
  'For illustration. Coverage requires an executed Participation Agreement.',
]

type Plan = Record<string, number>
const elOf = (voice: Voice, plan: Plan) => [
  voice.money(plan.accident!),
  voice.money(plan.disease!),
  voice.money(plan.employee!),
]

function options(voice: Voice): string[][] {
  const now = voice.truth.policies.wc.limits
  const plans: Plan[] = [now, otherLimits(voice.chance, 'wc', now), voice.truth.prior.wc.limits]
  return plans.map((plan, index) => [
    `Option ${'ABC'[index]}`,
    ...elOf(voice, plan),
    voice.money(voice.chance.int(2000, 60_000)),
  ])
}

function proposed(voice: Voice): Drawn {
  const { chance, truth } = voice
  const carrier = voice.carrier('wc')
  const { limits } = truth.policies.wc
  const title = chance.pick([
    'Proposed Information Page',
    'Renewal Quotation — Items 1 through 4',
    'Indication of Terms',
  ])
  const caution = `<p class="caution">${chance.pick(CAUTIONS)}</p>`
  const items = [
    ['1. Applicant', insuredBlock(voice)],
    ['2. Proposed period', `${voice.effective('wc')} to ${voice.expiration('wc')}`],
    ['3. Proposed coverage', chance.pick([
      () => `A. Law of ${truth.insured.address.state}. B. Each accident ${voice.limit('wc', 'accident')}; disease policy limit ${voice.limit('wc', 'disease')}; disease each employee ${voice.limit('wc', 'employee')}.`,
      () => `B. ${dollarsInWords(limits.accident!)} each accident.`,
      () => tableOf(['', 'Each accident', 'Disease policy limit', 'Disease each employee', 'Annual'], options(voice)),
    ])()],
    ['4. Estimated contribution', `${tableOf(['Class', 'Work', 'Payroll', 'Rate', 'Contribution'], classRows(voice), "lined", [2, 3, 4])}<table>${rowsOf(premiumSteps(voice), [1])}</table>`],
  ] // biome-ignore format: four items
  const quote = `Quote no. ${voice.text(`Q${truth.policies.wc.number}`)} · expiring policy ${voice.text(truth.prior.wc.number)}`
  const html = `<h1>${carrier}</h1><p class="small">${homeOffice(voice)}</p>${chance.maybe(0.5) ? caution : ''}<h2>${title}</h2><p>${quote}</p><table class="ruled">${rowsOf(items)}</table><p class="gap">${producerBlock(voice)}</p>${caution}<p>Accepted by ______________ (blank if not accepted)</p>`
  return {
    kind: 'quote',
    feeds: 'nothing',
    html,
    css: look(voice, '.caution { border: 1px solid #900; padding: 4px; font-size: .85em }'),
  }
}

function workbook(voice: Voice): Drawn {
  const { truth, chance } = voice
  const { gl, auto } = truth.policies
  const rows = [
    [voice.carrier('gl'), 'Renewal proposal to the member'],
    ['Member', voice.insured(), ...voice.insuredAddress()],
    ['Proposal for', `${voice.effective('gl')} – ${voice.expiration('gl')}`, 'Expiring document', voice.text(truth.prior.gl.number)],
    [''],
    ['Coverage', 'Expiring', 'Proposed', 'Alternate', 'Contribution as proposed'],
    ['General liability, each occurrence', voice.money(truth.prior.gl.limits.occurrence!), voice.limit('gl', 'occurrence'), voice.money(6_000_000), voice.money(gl.premium)],
    ['General liability, aggregate', voice.money(truth.prior.gl.limits.aggregate!), voice.limit('gl', 'aggregate'), voice.money(12_000_000), ''],
    ['Automobile liability', ...[truth.prior.auto, auto].map(({ limits }) => Object.values(limits).map(thousands).join('/')), '5,000', voice.money(auto.premium)],
    ['(automobile in thousands of dollars)'],
    [''],
    ['Return with resolution of the governing body to request these terms.'],
    [chance.pick(CAUTIONS)],
    ['Prepared for', voice.producer(), voice.reach('contact'), voice.reach('email')],
  ] // biome-ignore format: row by row
  return { kind: 'quote', feeds: 'nothing', xlsx: [{ name: 'Proposal', rows: rows.map(plainRow) }] }
}

function application(voice: Voice): Drawn {
  const { truth, chance } = voice
  const asked = truth.policies.wc.limits
  const docx = [
    `${voice.carrier('wc')} — Application for membership`,
    [['Employer', voice.insured()], ['Address', voice.insuredAddress().join(', ')], ['FEIN', `${chance.digits(2)}-${chance.digits(7)}`], ['Requested start', voice.effective('wc')], ['Agent', `${voice.producer()}, ${voice.reach('phone')}`]],
    'Employers liability limits desired (circle one): 100/500/100   500/500/500   1,000/1,000/1,000 (thousands)',
    `Applicant asks for ${elOf(voice, asked).join(' / ')}.`,
    'Coverage the applicant has or had:',
    [['Year', 'Carrier', 'Policy', 'Losses'], ...[1, 2, 3].map((ago) => [String(Number(truth.policies.wc.effective.slice(0, 4)) - ago), voice.text(truth.names.carrier().name), voice.text(`${truth.prior.wc.number.slice(0, -1)}${ago}`), voice.money(chance.int(0, 40_000))])],
    [['Class', 'Work', 'Payroll', 'Rate', 'Premium'], ...classRows(voice)],
    'The applicant promises to follow the bylaws and to pay assessments. The application is not approved until the trustees vote.',
    'Signature ____________________  Date __________',
  ] // biome-ignore format: block by block
  return { kind: 'application', feeds: 'nothing', docx }
}

function draw(voice: Voice): Drawn {
  const way = voice.chance.pick([proposed, proposed, workbook, application])
  if (way === workbook) asPublicEntity(voice)
  asBearer(voice, way === workbook ? 'gl' : 'wc', way === workbook ? 'pool' : voice.chance.pick(['fund', 'group']))
  return way(voice)
}

/** What looks like an information page or a member's declarations, but only proposes them or asks for them. */
export const membershipProposal: Paper = { draw }
