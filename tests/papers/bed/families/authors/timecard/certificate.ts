import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { brief, elInForce, own, statesOf } from './words.ts'

type Block = { line: Line | 'crime'; title: string; limits: string }

/** General liability as a run of short hand, as lines, or as pairs. */
function glLimits(voice: Voice): string {
  const said = (name: string, spell = voice.money) => own(voice, 'gl', name, spell)
  const form = voice.truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', 'Claims-made form')
    : voice.tick('gl.occurrence', 'Occurrence form')
  return voice.chance.pick([
    () => `${form}: ${said('occurrence', brief)} occ / ${said('aggregate', brief)} gen agg / ${said('products', brief)} prod-c/o / ${said('personal', brief)} P&amp;AI / ${said('rented', brief)} DPR / ${said('medical', brief)} med`,
    () => `<ul><li>${said('occurrence')} each occurrence, ${said('aggregate')} general aggregate</li><li>${said('products')} products and completed operations</li><li>${said('personal')} personal &amp; advertising injury</li><li>${said('rented')} damage to rented premises; ${said('medical')} med pay</li></ul>${form}`,
    () => `<div class="pairs"><i>Occurrence</i><b>${said('occurrence')}</b><i>Aggregate</i><b>${said('aggregate')}</b><i>Prod/Comp Ops</i><b>${said('products')}</b><i>Pers/Adv</i><b>${said('personal')}</b><i>Fire legal</i><b>${said('rented')}</b><i>Med exp</i><b>${said('medical')}</b></div>${form}`,
  ])() // biome-ignore format: a page
}

function autoLimits(voice: Voice): string {
  const which = `${voice.tick('auto.hired', 'Hired')} and ${voice.tick('auto.nonOwned', 'non-owned')} autos`
  const { csl } = voice.truth.policies.auto.limits
  return csl
    ? `${which}, ${own(voice, 'auto', 'csl', voice.chance.pick([brief, voice.money]))} CSL`
    : `${which}, BI ${own(voice, 'auto', 'perPerson', brief)} person / ${own(voice, 'auto', 'perAccident', brief)} accident, PD ${own(voice, 'auto', 'damage', brief)}`
}

function umbrellaLimits(voice: Voice): string {
  const { retention } = voice.truth.policies.umbrella.limits
  const sir = retention ? `, ${voice.limit('umbrella', 'retention')} ${voice.tick('umbrella.retention', 'SIR')}` : ''
  return `${voice.limit('umbrella', 'occurrence')} each occurrence, ${voice.limit('umbrella', 'aggregate')} aggregate${sir}. Over GL, auto and employers liability.`
}

function blocksOf(voice: Voice): Block[] {
  const { chance, truth } = voice
  const other = chance.pick(['crime', 'professional', 'none'])
  const states = chance.maybe(0.5)
    ? `<p class="s">States: ${statesOf(voice, chance.int(1, 7)).join(' ')}. Not ND, OH, WA, WY.</p>`
    : ''
  const { claim, aggregate } = truth.policies.professional.limits
  const abuse = chance.pick([
    'Abuse &amp; molestation 100K / 300K by endorsement.',
    'Abuse or molestation: excluded.',
    'Abuse sublimit $250,000 each claim, $500,000 aggregate.',
  ])
  const blocks: Block[] = [
    { line: 'gl', title: 'General liability', limits: `${glLimits(voice)}<p class="s">${abuse}</p>` },
    { line: 'wc', title: 'Workers compensation', limits: `${voice.tick('wc.statutory', 'Statutory')}; EL ${elInForce(voice)}${states}` },
  ] // biome-ignore format: a list
  if (chance.maybe(0.7)) blocks.push({ line: 'auto', title: 'Automobile', limits: autoLimits(voice) })
  if (chance.maybe(0.6))
    blocks.push({
      line: 'umbrella',
      title: chance.pick([
        () => voice.tick('umbrella.umbrella', 'Umbrella'),
        () => voice.tick('umbrella.excess', 'Follow-form excess'),
      ])(),
      limits: umbrellaLimits(voice),
    })
  if (other === 'crime')
    blocks.push({ line: 'crime', title: 'Crime', limits: `${voice.money(chance.pick([25_000, 100_000, 500_000]))} employee theft, ${voice.money(50_000)} property of clients, ${voice.money(1000)} deductible` }) // biome-ignore format: a block
  if (other === 'professional')
    blocks.push({ line: 'professional', title: 'Staffing professional', limits: `${voice.money(claim!)} each wrongful act, ${voice.money(aggregate!)} aggregate, claims-made` }) // biome-ignore format: a block
  return chance.shuffle(blocks)
}

/** Number, term and insurer of a block; crime is a policy of its own that no row but the free one could take. */
function policyOf(voice: Voice, { line }: Block, withCodes: boolean) {
  const { chance, truth } = voice
  if (line === 'crime') {
    voice.notJudged('professional')
    const { effective, expiration } = truth.policies.gl
    return {
      insurer: voice.text(truth.policies.gl.carrier.name),
      number: `CR${chance.digits(7)}`,
      from: voice.date(effective),
      to: voice.date(expiration),
    }
  }
  const insurer = voice.carrier(line) + (withCodes ? ` <small>${voice.naic(line)}</small>` : '')
  return { insurer, number: voice.number(line), from: voice.effective(line), to: voice.expiration(line) }
}

/** A certificate of the house's own design for clients of the insured: cards or a table, limits in short hand, the holder at the foot. */
export const clientCertificate: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const withCodes = chance.maybe(0.6)
    const asCards = chance.maybe(0.5)
    const blocks = blocksOf(voice).map((block) => ({ ...block, ...policyOf(voice, block, withCodes) }))
    const cards = () =>
      blocks
        .map(({ title, insurer, number, from, to, limits }) => `<article><h3>${title}</h3><div class="no">${number}</div><div>${from} &rarr; ${to}</div><div class="lim">${limits}</div><div class="co">${insurer}</div></article>`)
        .join('') // biome-ignore format: a page
    const table = () =>
      `<table><tr><th>Insurer${withCodes ? ' <small>NAIC no.</small>' : ''}</th><th>Coverage and limits</th><th>Policy<br>In force</th></tr>${blocks
        .map(({ title, insurer, number, from, to, limits }) => `<tr><td>${insurer}</td><td><b>${title}</b><br>${limits}</td><td>${number}<br>${from}<br>${to}</td></tr>`)
        .join('')}</table>` // biome-ignore format: a page
    const carried = blocks.map(({ line }) => line)
    const absent = ([['auto', 'automobile'], ['umbrella', 'umbrella or excess'], ['crime', 'crime'], ['professional', 'professional']] as const).filter(([line]) => !carried.includes(line)).map(([, words]) => words) // biome-ignore format: a list
    const isSaid = absent.length > 0 && chance.maybe(0.6)
    const none = isSaid
      ? `<p class="s">${chance.pick(['Not carried', 'No coverage through us'])}: ${absent.join(', ')}.</p>`
      : ''
    const holder = [voice.text(truth.names.business()), ...voice.address(truth.names.address())].join('<br>')
    const work = chance.pick([
      'The holder is an additional insured under general liability where the written agreement asks for it. Waiver of recovery applies to workers compensation where the law allows.',
      'Assigned employees at the holder&rsquo;s premises are covered under the workers compensation policy above (alternate employer endorsement on file). The agreement asks for one million of each; see above for what is carried.',
      'For information only. Thirty days&rsquo; word of cancellation, ten for unpaid premium.',
    ])
    const contact = chance.pick([
      () => `${voice.reach('contact')} &middot; ${voice.reach('phone')} &middot; ${voice.reach('email')}`,
      () => `Phone ${voice.reach('phone')} &nbsp; Fax ${voice.reach('fax')}`,
    ])()
    const title = chance.pick(['Certificate for our clients', 'Proof of insurance', 'Client certificate of coverage'])
    return {
      kind: 'certificate',
      feeds: 'fills',
      html: `<div class="frame"><div class="top"><h1>${title}</h1><span>No. ${chance.digits(6)}<br>issued ${voice.date(chance.pick([truth.policies.gl.effective, truth.policies.wc.effective]))}</span></div>
<div class="who"><div><small>Insured (provider of the staff)</small><br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div><div><small>Issued by the insurance agency</small><br><b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${contact}</div></div>
${asCards ? `<div class="cards">${cards()}</div>` : table()}${none}<div class="foot"><div><small>Given to</small><br>${holder}</div><p>${work}</p></div><p class="s">This paper tells of the policies above. It adds nothing to them and takes nothing away. Paid claims may have used up part of an aggregate.</p></div>`,
      css: `* { -webkit-print-color-adjust: exact; print-color-adjust: exact } body { padding: 0 2px; font: 10.5px/1.4 'Liberation Sans', sans-serif } .frame { border: 6px double #b06a00; padding: 20px } .top { display: flex; justify-content: space-between } h1 { font: 22px 'DejaVu Serif', serif; margin: 0; color: #7a4a00 } .who { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; margin: 18px 0; border-top: 1px solid #b06a00; border-bottom: 1px solid #b06a00; padding: 10px 0 } small { color: #777; font-size: 8.5px } .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 12px } article { background: #fbf5ea; padding: 10px } h3 { margin: 0 0 4px; color: #7a4a00 } .no { font-weight: bold } .lim { margin: 6px 0 } .co { border-top: 1px solid #ddc; padding-top: 4px; font-size: 9.5px } .pairs { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 2px 8px } i { color: #555 } ul { margin: 2px 0; padding-left: 14px }
table { width: 100%; border-collapse: collapse } td:last-child { white-space: nowrap } th small { color: #fff } th { background: #b06a00; color: #fff; text-align: left; padding: 4px 6px } td { border-bottom: 1px solid #b06a00; padding: 6px; vertical-align: top } .foot { display: grid; grid-template-columns: 220px 1fr; gap: 20px; margin-top: 22px } .s { font-size: 9px; margin: 5px 0 0 }`,
    }
  },
}
