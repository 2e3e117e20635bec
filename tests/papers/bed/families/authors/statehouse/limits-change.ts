import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { limitAs, thousands } from './notation.ts'
import { insuredBlock, look, producerBlock, rowsOf, tableOf } from './paper-look.ts'
import { asBearer, asPublicEntity } from './pool-names.ts'

const NAMES: Record<'wc' | 'gl' | 'auto', Record<string, string>[]> = {
  wc: [
    { accident: 'Bodily injury by accident, each accident', disease: 'Bodily injury by disease, policy limit', employee: 'Bodily injury by disease, each employee' },
    { accident: 'Item 3.B each accident', employee: 'Item 3.B disease, each employee', disease: 'Item 3.B disease, policy limit' },
  ],
  gl: [
    { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products–completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to premises rented to you', medical: 'Medical expense, any one person' },
    { aggregate: 'Annual general aggregate', occurrence: 'Per occurrence' },
  ],
  auto: [
    { csl: 'Liability, each accident (CSL)', perPerson: 'Bodily injury each person', perAccident: 'Bodily injury each accident', damage: 'Property damage each accident' },
  ],
} // biome-ignore format: names by line

const WHAT = {
  wc: ['Workers compensation and employers liability', 'Employers liability limits'],
  gl: ['General liability'],
  auto: ['Automobile liability'],
}

function change(voice: Voice, line: 'wc' | 'gl' | 'auto'): string {
  const { chance, truth } = voice
  const words = chance.pick(NAMES[line])
  const old = truth.prior[line].limits
  const names = Object.keys(words).filter((name) => truth.policies[line].limits[name])
  const [before, now] = chance.pick([
    ['Current limit (deleted)', 'Amended limit (now applies)'],
    ['From', 'To'],
    ['As was', 'As changed'],
    ['Limits before', 'Limits on and after this change'],
  ])
  const rows = names.map((name) => [words[name]!, voice.money(old[name]!), voice.limit(line, name)])
  return chance.pick([
    () => tableOf(['Coverage', before!, now!], rows, 'ruled', [1, 2]),
    () => tableOf([now!, 'Coverage', before!], rows.map(([label, was, is]) => [is!, label!, was!]), 'lined'),
    () => `<p>It is agreed that these limits are deleted: ${rows.map(([label, was]) => `${label}, ${was}`).join('; ')}.</p><p>They are replaced by: ${rows.map(([label, , is]) => `${label}, <b>${is}</b>`).join('; ')}.</p>`,
    () => rows.map(([label, was, is]) => `<div>${label}: <s>${was}</s> &nbsp; ${is}</div>`).join(''),
    () => line === 'wc'
      ? `<p>Item 3.B is amended. In thousands, each accident / disease policy limit / disease each employee:</p><table class="ruled">${rowsOf([['Was', ['accident', 'disease', 'employee'].map((name) => thousands(old[name]!)).join('/')], ['Is now', ['accident', 'disease', 'employee'].map((name) => limitAs(voice, 'wc', name, thousands)).join('/')]])}</table>`
      : tableOf(['Coverage', now!, `${before} – struck`], rows.map(([label, was, is]) => [label!, is!, was!]), 'ruled'),
  ])()
} // biome-ignore format: five ways

function draw(voice: Voice): Drawn {
  const { chance, truth } = voice
  const line = chance.pick<Line & ('wc' | 'gl' | 'auto')>(['wc', 'wc', 'gl', 'auto'])
  if (line !== 'wc') asPublicEntity(voice)
  asBearer(voice, line, line === 'wc' ? chance.pick(['fund', 'group', 'assigned']) : 'pool')
  const { effective } = truth.policies[line]
  const from = daysLater(effective, chance.int(15, 240))
  const carrier = voice.carrier(line)
  const fields: [string, string][] = chance.shuffle([
    [chance.pick(['Policy no.', 'Attached to and part of', 'Contract number', 'Policy']), voice.number(line)],
    [chance.pick(['Policy period', 'Policy term', 'Coverage period']), `${voice.effective(line)} – ${voice.expiration(line)}`],
    [chance.pick(['Change effective', 'Endorsement effective date', 'Effective date of this endorsement']), voice.date(from)],
    ['Endorsement no.', String(chance.int(1, 14))],
    [chance.pick(['Carrier', 'Provided by', 'Company']), carrier],
    ...(chance.maybe(0.4) ? [['NAIC', voice.naic(line)] as [string, string]] : []),
  ])
  const insured = `<div class="cap">${chance.pick(['Issued to', 'Insured', 'Member', 'Named insured'])}</div>${insuredBlock(voice)}`
  const agent = chance.maybe(0.6) ? `<div class="cap">${chance.pick(['Producer', 'Agency', 'Agent'])}</div>${producerBlock(voice)}` : ''
  const body = `<h2>${chance.pick(WHAT[line])}</h2>${change(voice, line)}`
  const basis = line === 'gl' ? (truth.policies.gl.claimsMade ? `<p class="small">Coverage stays ${voice.tick('gl.claimsMade', 'claims-made')}.</p>` : `<p class="small">Coverage stays on an ${voice.tick('gl.occurrence', 'occurrence')} basis.</p>`) : ''
  const others = chance.shuffle([
    `<p>Premium adjustment for this change ${voice.money(chance.int(20, 1900))}, pro rata of ${voice.money(chance.int(2000, 4000))} a year.</p>`,
    '<p class="small">All other terms stay as they are. This form changes the policy to which it is attached and takes effect at 12:01 a.m. on the date of the change shown.</p>',
    `<p class="small">Requested by ${voice.text(truth.names.person())} for the insured; approved by ${chance.pick(['the Board of Trustees', 'Underwriting', 'the Plan Administrator'])}.</p>`,
    `<p class="small">Options offered and not chosen: ${voice.money(5_500_000)} excess layer; ${voice.money(35_000)} deductible plan.</p>`,
  ])
  const heading = chance.pick(['POLICY CHANGE', 'AMENDATORY ENDORSEMENT — LIMITS OF LIABILITY', line === 'wc' ? 'Endorsement to the Information Page' : 'Endorsement to the Declarations', 'Amendment of Coverage Document'])
  const facts = () => `<table class="ruled">${rowsOf(fields)}</table>`
  const html = chance.pick([
    () => `<h1 class="mid">${heading}</h1><table><tr><td>${insured}</td><td>${agent}</td></tr></table>${facts()}${body}${basis}${others.join('')}`,
    () => `<h1>${carrier}</h1><h2>${heading}</h2>${body}${basis}${others.join('')}<div class="foot">${fields.map(([label, value]) => `<span><span class="cap">${label}</span> ${value}</span>`).join(' &nbsp; ')}</div><table><tr><td>${insured}</td><td>${agent}</td></tr></table>`,
    () => `<div class="halves"><div>${insured}<br>${agent}</div><div>${facts()}</div></div><h1 class="rule">${heading}</h1>${others[0]}${body}${basis}${others.slice(1).join('')}`,
  ])()
  return { kind: 'endorsement', feeds: 'fills', html, css: look(voice, '.foot { border: 1px solid #333; padding: 5px; margin: 12px 0; line-height: 1.7 } .halves { display: grid; grid-template-columns: 1fr 1fr; gap: 14px } .rule { border-bottom: 3px double #000 }') }
} // biome-ignore format: three layouts

/** An endorsement that changes limits: those deleted stand beside those that apply. */
export const limitsChange: Paper = { draw }
