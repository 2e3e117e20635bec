import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { employersTriple, short } from './notation.ts'
import { formList, homeOffice, insuredBlock, look, producerBlock, rowsOf, tableOf } from './paper-look.ts'
import { basisOf, limitRows, lineName } from './pool-lines.ts'
import { asBearer } from './pool-names.ts'

type Section = { title: string; id: [string, string][]; basis: string; limits: [string, string][] }

function section(voice: Voice, line: Line): Section {
  const { chance } = voice
  const words = chance.pick([
    ['Issuing company', 'Policy', 'From', 'To'],
    ['Fronting carrier', 'Policy Number', 'Inception', 'Expiration'],
    ['Coverage afforded by', 'Cert./Policy', 'Effective', 'Expires'],
  ])
  const id: [string, string][] = [
    [words[0]!, voice.carrier(line)],
    ...(chance.maybe(0.5) ? [['NAIC company no.', voice.naic(line)] as [string, string]] : []),
    [words[1]!, voice.number(line)],
    [words[2]!, voice.effective(line)],
    [words[3]!, voice.expiration(line)],
  ]
  const limits: [string, string][] =
    line === 'wc' && chance.maybe(0.5)
      ? [['Employers liability', employersTriple(voice)]]
      : limitRows(voice, line, line !== 'gl' && chance.maybe(0.3) ? short : undefined)
  return { title: lineName(voice, line), id, basis: basisOf(voice, line), limits }
}

function program(voice: Voice): string {
  const { chance, truth } = voice
  const deductible = chance.pick([35_000, 60_000, 125_000])
  const rows = [
    ['Loss fund (attachment of the captive)', voice.money(deductible * 7)],
    ['Corridor retained by the shareholders', voice.money(40_000)],
    ['Specific excess, attaches above', voice.money(350_000)],
    ['Aggregate stop loss, all shareholders', voice.money(6_750_000)],
    ['Collateral on deposit', voice.money(deductible * 2)],
    ['Deductible reimbursed by the policyholder', voice.money(deductible)],
    ['Last year’s umbrella, not renewed here', voice.text(truth.prior.umbrella.number)],
  ]
  return `<h2>${chance.pick(['Program structure (not policy limits)', 'Captive layers — between the shareholders only'])}</h2><table class="lined small">${rowsOf(chance.some(rows, chance.int(3, 7)), [1])}</table>`
}

function leasing(voice: Voice): string {
  const { truth, chance } = voice
  const rows = truth.work.map(({ code, title, payroll }) => [
    code,
    voice.text(title),
    voice.money(payroll),
    String(chance.int(1, 60)),
  ])
  return `<h2>Leased workers at this client</h2><p class="small">Labor contractor: ${voice.text(truth.names.business())} (professional employer organization). It arranges this coverage for its client and is not the policyholder. Coverage is for workers leased to the client named above; direct employees are covered only where reported. Coverage ends with the client service agreement.</p>${tableOf(['Class', 'Work', 'Leased payroll', 'Workers'], rows, 'lined', [2, 3])}`
}

function draw(voice: Voice): Drawn {
  const { chance, truth } = voice
  const peo = chance.maybe(0.4)
  const lines = peo
    ? chance.pick<Line[]>([['wc'], ['wc', 'gl'], ['wc', 'professional']])
    : chance.shuffle(chance.pick<Line[]>([['wc', 'auto', 'gl', 'umbrella'], ['wc', 'auto', 'gl'], ['gl', 'auto', 'umbrella', 'wc', 'professional'], ['auto', 'wc']]))
  if (!peo && chance.maybe(0.6)) asBearer(voice, lines[0]!, 'captive')
  const sections = lines.map((line) => section(voice, line))
  const title = peo
    ? chance.pick(['Client Coverage Declarations — Multiple Coordinated Policy', 'Client Policy Declarations (Employee Leasing)'])
    : chance.pick(['Common Declarations — Member-Owned Program', 'GROUP CAPTIVE PROGRAM DECLARATIONS', 'Casualty Program Declarations'])
  const insured = `<div class="cap">${peo ? chance.pick(['Insured client', 'Named Insured (Client)']) : chance.pick(['Named Insured', 'First Named Insured', 'Policyholder / shareholder'])}</div>${insuredBlock(voice)}`
  const agent = chance.maybe(0.8) ? `<div class="cap">${chance.pick(['Producer', 'Broker', 'Submitted by', 'Retail agent'])}</div>${producerBlock(voice)}` : ''
  const manager = `<div class="cap">${peo ? 'Claims to' : 'Captive manager'}</div>${voice.text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')} · ${truth.wholesaler.phone}`
  const more = peo ? leasing(voice) : program(voice)
  const forms = `<h2>Forms</h2><p class="small">${formList(voice).join(' · ')}</p><p class="small">Premium at inception ${voice.money(chance.int(9, 300) * 1013)}; ${homeOffice(voice)}</p>`
  const cards = () =>
    sections
      .map(({ title: head, id, basis, limits }) => `<div class="plate"><div class="crown">${head}</div><div class="in"><table class="small">${rowsOf([id.map(([label]) => `<span class="cap">${label}</span>`), id.map(([, value]) => value)])}</table><p><i>${basis}</i></p><table class="lined">${rowsOf(limits, [1])}</table></div></div>`)
      .join('')
  const panel = () =>
    sections
      .map(({ title: head, id, basis, limits }) => `<div class="strip"><div><b>${head}</b><div class="small">${basis}</div>${limits.map(([words, amount]) => `<div class="dot"><span>${words}</span><i></i><span>${amount}</span></div>`).join('')}</div><div class="flank">${id.map(([label, value]) => `<div><span class="cap">${label}</span> ${value}</div>`).join('')}</div></div>`)
      .join('')
  const ledger = () =>
    `<table class="ruled">${sections.map(({ title: head, id, basis, limits }) => `<tr class="shade"><td colspan="2"><b>${head}</b> — ${basis}</td></tr>${rowsOf([...id, ...limits], [1])}`).join('')}</table>`
  const body = chance.pick([cards, panel, ledger])()
  const tail = chance.shuffle([more, forms, `<p>${manager}</p>`]).join('')
  const html = chance.pick([
    () => `<h1>${title}</h1><table><tr><td>${insured}</td><td>${agent}</td></tr></table>${body}${tail}`,
    () => `<table class="ruled"><tr><td style="width:60%"><h1>${title}</h1></td><td rowspan="2">${agent || 'Direct business'}</td></tr><tr><td>${insured}</td></tr></table>${body}${tail}`,
    () => `<h1 class="mid">${title}</h1>${body}<table class="gap ruled"><tr><td>${insured}</td><td>${agent}</td></tr></table>${tail}`,
  ])()
  return { kind: 'declarations', feeds: 'fills', html, css: look(voice, '.plate { border: 1px solid #333; margin: 7px 0 } .crown { background: #ddd; padding: 2px 6px; font-weight: bold } .in { padding: 2px 6px } .strip { display: grid; grid-template-columns: 1fr 38%; gap: 12px; border-top: 2px solid #333; padding: 5px 0 } .flank { overflow-wrap: anywhere; background: #f1f1e8; padding: 5px } .dot { display: flex } .dot i { flex: 1; border-bottom: 1px dotted #777; margin: 0 4px } .shade td { background: #e6e9ef }') }
} // biome-ignore format: three layouts

/** Declarations of a group captive, or of the client of a professional employer organization. */
export const programDeclarations: Paper = { draw }
