import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { brief, commas, own, rows } from './words.ts'

/** Two columns, each and in all, that mean their words for every row; a dash where a row has no second amount. */
function limitsTable(voice: Voice, hasAuto: boolean): string {
  const { chance, truth } = voice
  const { gl, professional } = truth.policies
  const spell = chance.pick([voice.money, voice.money, brief, (amount: number) => `${commas(amount / 1000)}`])
  const inThousands = spell(1e6) === '1,000'
  const said = (name: string) => own(voice, 'gl', name, spell)
  const care = chance.pick([100_000, 250_000, 300_000])
  const form = gl.claimsMade ? voice.tick('gl.claimsMade', 'claims-made') : voice.tick('gl.occurrence', 'occurrence')
  const deductible = chance.pick([0, 500, 1000, 2500])
  const cells = [
    [`General liability (${form})`, said('occurrence'), said('aggregate'), deductible ? spell(deductible) : 'nil'],
    ['&ensp;Products and work you have completed', '', said('products'), ''],
    ['&ensp;Personal and advertising injury, one person', said('personal'), '&ndash;', ''],
    ['&ensp;Premises rented to you, one premises', said('rented'), '&ndash;', ''],
    ['&ensp;Medical, one person', said('medical'), '&ndash;', ''],
    ['Professional services, claims-made', spell(professional.limits.claim!), spell(professional.limits.aggregate!), spell(professional.limits.retention!)],
    ['Abuse and molestation (sublimit, inside the professional aggregate)', spell(care), spell(care * 3), spell(5000)],
    ['Client property in your care; lost keys', spell(chance.pick([10_000, 25_000, 50_000])), '&ndash;', spell(500)],
    hasAuto
      ? [`${chance.pick(['Autos', 'Automobile liability'])}: ${voice.tick('auto.hired', 'hired')} and ${voice.tick('auto.nonOwned', 'non-owned')} only, combined single limit`, own(voice, 'auto', 'csl', spell), '&ndash;', '']
      : ['Autos you own, hire or borrow', 'Not covered', '&ndash;', ''],
    ['Employee benefits administration', chance.maybe(0.5) ? 'Not covered' : spell(25_000), '&ndash;', spell(1000)],
  ]
  return `<table class="l"><thead><tr><th>Insuring agreement</th><th>Most we pay for each</th><th>Most we pay in all</th><th>You bear first</th></tr></thead>${rows(cells)}</table>${inThousands ? '<p class="n">Amounts in this table are in thousands of dollars.</p>' : ''}`
} // biome-ignore format: a table

const schedule = (voice: Voice) => {
  const { chance, truth } = voice
  const basis: [string, string][] = [['Janitorial services', 'Payroll'], ['Guards, unarmed', 'Hours'], ['Guards, armed', 'Hours'], ['Companion and personal care', 'Visits'], ['Temporary office staff', 'Payroll'], ['Light industrial staff', 'Payroll']] // biome-ignore format: a table
  const work = chance.some(basis, chance.int(2, 5)).map(([title, by]) => [chance.digits(5), title, by, commas(chance.int(20, 4000) * 1000), (chance.int(20, 4200) / 1000).toFixed(3), voice.money(chance.int(400, 19_000))]) // biome-ignore format: a row
  const places = truth.locations
    .slice(0, 5)
    .map(({ number, party }) => [number, voice.address(party.address).join(', ')])
  return `<h2>Schedule 1. Offices you work from</h2><table class="l">${rows(places)}</table><h2>Schedule 2. Work and rating</h2><table class="l"><thead><tr><th>Code</th><th>Work</th><th>Basis</th><th>Exposure</th><th>Rate</th><th>Advance</th></tr></thead>${rows(work)}</table>`
}

const clauses = (voice: Voice) =>
  `<h2>Amounts within the limits</h2><ol>${voice.chance
    .shuffle([
      `Armed guards: for a shot fired in the line of duty the most we pay is ${voice.money(250_000)} a claim, a part of the each limit and not on top of it.`,
      `Data lost by a placed worker: ${voice.money(50_000)} in a year, defense included.`,
      `Bail bonds up to ${voice.money(250)}, lost earnings up to ${voice.money(500)} a day when you help us at trial.`,
      `License board hearings: ${voice.money(voice.chance.pick([5000, 10_000, 25_000]))} in a year.`,
      `Assault on a visiting caregiver: ${voice.money(10_000)} for one caregiver, ${voice.money(25_000)} in a year.`,
      `Nursing staff sent out through another agency must show professional limits of their own of at least ${voice.money(1_000_000)}.`,
      `Evacuation of a client: ${voice.money(15_000)}. Public relations help: ${voice.money(20_000)}.`,
      `Terrorism: the share of the government is explained in XN 21 73; losses beyond ${voice.money(100_000_000_000)} a year are not paid by anybody.`,
    ])
    .map((clause) => `<li>${clause}</li>`)
    .join('')}</ol>`

/** A package for staffing, cleaning, guard and care firms under one number; professional, abuse and care amounts stand in the same columns as general liability. */
export const packageDeclarations: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto } = truth.policies
    voice.notJudged('professional')
    const hasAuto = Boolean(auto.limits.csl) && chance.maybe(0.75)
    const number = voice.number('gl')
    const term = [voice.effective('gl'), voice.expiration('gl')]
    const carrier = voice.carrier('gl')
    if (hasAuto) for (const say of [voice.number, voice.effective, voice.expiration, voice.carrier]) say('auto')
    const aggregate = chance.pick([
      () => '',
      () => `<p class="n">The general liability amount in all applies ${voice.tick('gl.perLocation', 'separately to each location')} you own or rent.</p>`,
      () => `<p class="n">The general liability amount in all applies ${voice.tick('gl.perProject', 'separately to each of your projects')} away from premises you own or rent.</p>`,
    ])() // biome-ignore format: a page
    const program = chance.pick([
      'Staffing &amp; Care Package',
      'Service Contractors Liability Package',
      'Clean, Guard &amp; Care Program',
    ])
    const side = chance.shuffle([
      ['Policy', number],
      ['Before this', voice.text(chance.maybe(0.6) ? truth.prior.gl.number : 'New to us')],
      ['Program', chance.digits(3)],
      ['Billing', chance.pick(['Agency', 'Direct, ten drafts', 'Premium finance'])],
    ])
    const broker = chance.pick([
      () => `${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>Code ${truth.producer.code}`,
      () => `${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}`,
    ])()
    const premium = gl.premium
    const parts = [
      `<div class="three"><div><h3>You</h3>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div><div><h3>Your agent</h3>${broker}</div><div><h3>Us</h3>${carrier}<br>${voice.address(gl.carrier.address).join('<br>')}${chance.maybe(0.4) ? `<br>NAIC ${voice.naic('gl')}` : ''}</div></div>`,
      `<p class="term">${chance.pick([`From <b>${term[0]}</b> until <b>${term[1]}</b>, 12:01 a.m. at your address`, `Term: <b>${term[0]}</b> / <b>${term[1]}</b>, beginning and ending 12:01 a.m.`])}</p>`,
    ]
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="h"><div><small>Declarations</small><h1>${program}</h1></div><table>${rows(side)}</table></div>${parts.join('')}${limitsTable(voice, hasAuto)}${aggregate}
<p class="n">Retroactive date, professional and abuse: ${chance.pick(['none, full prior acts', voice.date(`${Number(gl.effective.slice(0, 4)) - 4}${gl.effective.slice(4)}`)])}. Workers compensation and umbrella are not part of this policy.</p>
<table class="p">${rows([
        ['General liability', voice.money(premium)],
        ['Professional and abuse', voice.money(Math.round(premium / 3))],
        ['Hired and non-owned', hasAuto ? voice.money(Math.round(premium / 9)) : 'none'],
        ['Policy fee, fully earned', voice.money(chance.pick([150, 250]))],
      ])}</table>
<section class="next"><p class="n">${program}, ${number}</p>${schedule(voice)}</section>${clauses(voice)}`,
      css: `* { -webkit-print-color-adjust: exact; print-color-adjust: exact } body { padding: 0 2px; font: 10.5px/1.45 'DejaVu Sans Condensed', sans-serif } .next { break-before: page } .h { display: flex; justify-content: space-between; align-items: end; border-left: 10px solid #54397a; padding-left: 14px } h1 { margin: 0; white-space: nowrap; font-size: 21px; color: #54397a } .h td { padding: 1px 8px; font-size: 9.5px } .h td:first-child { color: #777; text-align: right } .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; margin: 20px 0 8px } h3 { margin: 0 0 3px; font-size: 9px; color: #54397a; border-bottom: 1px solid #54397a } h2 { font-size: 13px; color: #54397a }
.term { background: #efeaf5; padding: 8px 14px; font-size: 12px } table { border-collapse: collapse } .l { width: 100% } .l th { text-align: left; font-size: 9px; border-bottom: 2px solid #54397a; padding: 3px 6px } .l td { padding: 5px 6px; border-bottom: 1px solid #ddd } .n { font-size: 9px; color: #444 } .p, .h table { width: auto } .p td { padding: 2px 20px 2px 0 } li { margin-bottom: 6px }`,
    }
  },
}
