import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { basisOf, dollars, JOBS, pageOf, raw } from './craft.ts'

const WORDS = [
  { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate', personal: 'Personal & Advertising Injury', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense (any one person)' },
  { occurrence: '(1) occurrence', aggregate: '(2) aggregate, general', products: '(3) aggregate, completed operations', personal: '(4) personal injury', medical: '(5) medical', rented: '(6) rented premises' },
] // biome-ignore format: a table

function table(voice: Voice): string {
  const { chance, truth } = voice
  const words: Record<string, string> = chance.pick(WORDS)
  const was = truth.prior.gl.limits
  const amounts = Object.fromEntries(voice.limits('gl', words).map(([what, amount]) => [what, amount]))
  const rows = Object.entries(words).map(([name, what]) => ({ what, old: voice.money(was[name]!), now: amounts[what]! })) // biome-ignore format: one line
  return chance.pick([
    () => `<table class="chg"><tr><th>Limit</th><th>From</th><th>To</th></tr>${rows.map(({ what, old, now }) => `<tr><td>${what}</td><td>${old}</td><td>${now}</td></tr>`).join('')}</table>`,
    () => `<table class="chg"><tr><th>As amended</th><th></th><th>Formerly</th></tr>${rows.map(({ what, old, now }) => `<tr><td><b>${now}</b></td><td>${what}</td><td><s>${old}</s></td></tr>`).join('')}</table>`,
    () => rows.map(({ what, old, now }) => `<p class="sent">${what}: ${old} is deleted and replaced by ${now}.</p>`).join(''),
  ])() // biome-ignore format: one a line
}

/** An underwriter's e-mail that answers a change request, with the endorsement: limits as they were and as they are now, some wishes refused. */
export const changeAnswered: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const from = daysLater(gl.effective, chance.int(20, 240))
    const number = chance.int(2, 14)
    const owner = voice.text(truth.names.business())
    const project = chance.pick(JOBS)
    const isProject = chance.maybe(0.7)
    const aggregate = isProject
      ? `${voice.tick('gl.perProject', 'The General Aggregate now applies to each construction project separately')}; the most payable for all projects in the policy year is ${voice.money(chance.pick([10, 15]) * 1_000_000)}.`
      : `The request for project aggregates is declined: ${voice.tick('gl.perPolicy', 'the General Aggregate remains one for the policy')}.`
    const added = [
      `Added as additional insured, ongoing and completed work: ${owner}, for ${project}.`,
      `The deductible is raised to ${voice.money(10_000)} per claim.`,
      'Recovery rights against the owner are waived where a written contract asks for it.',
      `Class 91585 is added, estimated subcontracted cost ${voice.money(chance.int(10, 200) * 50_000)}.`,
    ]
    const html = `<div class="wrap"><div class="edge">ENDT<br>${number}</div><div>
<p class="car">${voice.carrier('gl')}</p><h1>${chance.pick(['POLICY CHANGE', 'General Change Endorsement', 'AMENDATORY ENDORSEMENT'])} No. ${number}</h1>
<table class="hd"><tr><td>Attaching to policy</td><td>${voice.number('gl')}</td><td>Effective date of change</td><td>${voice.date(from)}</td></tr><tr><td>Policy period</td><td>${voice.effective('gl')} – ${voice.expiration('gl')}</td><td>Coverage</td><td>General Liability, ${basisOf(voice, 'occurrence', 'claims-made')}</td></tr><tr><td>Insured</td><td>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</td><td>Producer</td><td>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</td></tr></table>
<p>${chance.pick(['In consideration of the premium shown, the policy is changed as follows.', 'It is agreed that the Declarations are amended:'])}</p><h2>A. Limits of insurance</h2>${table(voice)}<h2>B. How the aggregate applies</h2><p>${aggregate}</p><h2>C. Other changes</h2><ul>${chance.shuffle(added).slice(0, 3).map((one) => `<li>${one}</li>`).join('')}</ul>
<table class="pr"><tr><td>${gl.limits.occurrence! > truth.prior.gl.limits.occurrence! ? 'Additional' : 'Return'} premium</td><td>${voice.money(chance.int(400, 9000))}</td><td>Annual premium, changed</td><td>${voice.money(gl.premium)}</td></tr></table><p class="sm">All other terms stay as they are. A change of the exposure above ${dollars(250_000)} is to be reported in 30 days. Issued ${voice.date(daysLater(from, 4))}. This endorsement forms part of the policy from its effective date to the end of the policy period.</p></div></div>` // biome-ignore format: a page
    const name = raw(voice.insured())
    const words = [
      `Hi ${truth.producer.contact.split(' ')[0]},`,
      '',
      `${chance.pick(['Your change request on', 'Re your request for'])} ${name}: ${chance.pick(['endorsement attached', 'see endorsement, it is issued'])}. To your points:`,
      '1. Limits: changed as you asked, see part A.',
      isProject
        ? '2. Aggregate per project: done, with our usual cap.'
        : '2. Aggregate per project: sorry, not for this class.',
      `3. Medical at $25,000 and a rented premises limit of $1,000,000: we do not offer these.`,
      `4. Umbrella to ${dollars(chance.pick([15, 20, 25]) * 1_000_000)}: not ours, please ask the umbrella market. A rough idea would be $${chance.int(20, 60)},000.`,
      `5. Certificate for ${raw(owner)} (they want $5,000,000 each occurrence): you may issue it yourself.`,
      '',
      truth.wholesaler.contact,
      truth.wholesaler.name,
      truth.wholesaler.phone,
    ].join('\n')
    return { kind: null, feeds: 'fills', ...pageOf(html, css), mail: { subject: `RE: Change request / ${raw(voice.number('gl'))} / ${project}`, words } } // biome-ignore format: one line
  },
}

const css = `body{font:9.2pt 'Liberation Sans',sans-serif}.wrap{display:grid;grid-template-columns:52px 1fr;gap:14px}.edge{border:2px solid #333;height:58px;text-align:center;padding-top:12px;font-weight:bold}.car{font-size:11pt}h1{font-size:13pt;margin-bottom:8px}h2{font-size:9.5pt;margin:10px 0 3px}.hd td{border-bottom:1px solid #aaa;padding:4px}.hd td:nth-child(odd){color:#555;width:95px;font-size:8pt}.chg th{border-bottom:2px solid #333;font-weight:bold}.chg td{border-bottom:1px solid #ddd}s{color:#777}.sent{margin:0 0 3px}.pr{margin:10px 0;background:#f0f0f0}.sm{font-size:7.8pt}`
