import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { CONDITIONS, conditionsOf } from './conditions.ts'
import { commas } from './print-words.ts'

// biome-ignore format: a page
const CSS = `
body { font: 8.4pt/1.25 'DejaVu Serif Condensed', 'DejaVu Serif', serif; margin: 0; color: #111 }
.h1 table { border-collapse: collapse; width: 100%; margin: 0 } .h1 td, .h1 th { border: 0; background: none; padding: 1pt 3pt; text-align: left; vertical-align: top; font-weight: normal; font-size: inherit }
.h1 { page-break-after: always; margin-right: 2pt } .h1 .lims { display: grid; grid-template-columns: 1fr 1fr 1fr; margin: 4pt 0 } .h1 .lims div { border: .7pt solid #000; margin: 0 3pt 4pt 0; padding: 3pt 4pt } .h1:last-child { page-break-after: auto }
.h1 .mast { text-align: center; margin-bottom: 5pt } .h1 .mast b { font-size: 14pt; font-variant: small-caps; letter-spacing: .6pt } .h1 .mast i { font-size: 7pt; display: block }
.h1 .ttl { border-top: 2pt solid #000; border-bottom: .6pt solid #000; text-align: center; font-weight: bold; padding: 2pt; letter-spacing: 1pt }
.h1 .row { display: grid; border: .7pt solid #000; border-bottom: 0 } .h1 .row:last-of-type { border-bottom: .7pt solid #000 }
.h1 .box { padding: 2pt 5pt 5pt; border-right: .7pt solid #000; min-height: 22pt } .h1 .box:last-child { border-right: 0 }
.h1 .cap { font: 5.6pt 'DejaVu Sans Condensed', sans-serif; text-transform: uppercase; display: block; margin-bottom: 1.5pt }
.h1 .typ { font: 8.2pt/1.2 'DejaVu Sans Mono', monospace; letter-spacing: -.2pt }
.h1 .r { text-align: right } .h1 .typ td { font: inherit } .h1 .und td, .h1 .und th { border-bottom: .4pt dotted #555 } .h1 th { border-bottom: .8pt solid #000; font-size: 6.6pt }
.h1 .foot { font-size: 6pt; margin-top: 6pt; display: flex; justify-content: space-between }
.h1 .terms { columns: 2; column-gap: 16pt; font-size: 6.6pt; line-height: 1.2; text-align: justify } .h1 .terms p { margin: 0 0 4pt }`

const box = (caption: string, inside: string) => `<div class="box"><span class="cap">${caption}</span>${inside}</div>`
const row = (widths: string, ...boxes: string[]) =>
  `<div class="row" style="grid-template-columns:${widths}">${boxes.join('')}</div>`
const typed = (lines: string[]) => `<div class="typ">${lines.join('<br>')}</div>`

/** A whole package policy: numbered items, a typed schedule of premises, coverages L to P, classes, and conditions full of other amounts. */
export const packagePolicy: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const policy = truth.policies.gl
    const form = `MP ${chance.digits(2)} ${chance.digits(2)} (${chance.int(1, 12)}-${chance.int(88, 99)})`
    const pages = [declarations(voice), premises(voice), liability(voice), conditions(voice)]
    const head = `<span style="float:left">${voice.carrier('gl')}</span><span style="float:right">${chance.pick(['Policy No.', 'Pol.', 'No.'])} ${voice.number('gl')}</span>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: CSS,
      running: head,
      html: pages
        .map(
          (page) =>
            `<div class="h1">${page}<div class="foot"><span>Form ${form}</span><span>${chance.pick(['Insured copy', 'Agent copy', 'Home office copy'])} &nbsp; ${policy.carrier.naic.slice(0, 2)}-${truth.producer.code}</span></div></div>`,
        )
        .join(''),
    }
  },
}

function declarations(voice: Voice): string {
  const { chance, truth } = voice
  const gl = truth.policies.gl
  const company = chance.maybe(0.5)
    ? `<div class="mast"><b>${voice.carrier('gl')}</b><i>Home Office: ${voice.address(gl.carrier.address).join(', ')}</i></div>`
    : marked(voice)
  const total = gl.premium + chance.int(900, 9000)
  const parts: [string, string][] = [
    ['Part I &mdash; Property', voice.money(total - gl.premium)],
    ['Part II &mdash; General Liability', voice.money(gl.premium)],
    ['Part III &mdash; Crime', chance.pick(['Not covered', 'No coverage', '&mdash; nil &mdash;'])],
    ['Part IV &mdash; Inland Marine', chance.pick(['Not covered', 'No coverage', '$ INCL.'])],
    ['Part V &mdash; Automobile', 'Not part of this policy'],
    ['Part VI &mdash; Boiler &amp; Machinery', 'Not covered'],
  ]
  const period = chance.pick([
    `FROM ${voice.effective('gl')}&nbsp; TO ${voice.expiration('gl')}`,
    `${voice.effective('gl')} &nbsp;&ndash;&nbsp; ${voice.expiration('gl')} &nbsp; (ONE YEAR)`,
    `INCEPTION ${voice.effective('gl')}<br>EXPIRATION ${voice.expiration('gl')}`,
  ])
  const agent = [
    voice.producer(),
    ...voice.producerAddress(),
    ...(chance.maybe(0.6) ? [`TEL ${voice.reach('phone')}`] : []),
  ]
  return `${company}<div class="ttl">COMMERCIAL PACKAGE POLICY &mdash; DECLARATIONS</div>
${row('1fr 1fr 1fr', box('Policy number', typed([voice.number('gl')])), box(chance.pick(['Replaces number', 'Renewal of', 'Previous policy']), typed([voice.text(truth.prior.gl.number)])), box('Agency code / sub', typed([`${truth.producer.code} / ${chance.digits(2)}`])))}
${row('3fr 2fr', box('Item 1. Named insured and mailing address', typed([voice.insured(), ...voice.insuredAddress()])), box('Agent', typed(agent)))}
${row('3fr 2fr', box('Item 2. Policy period &mdash; 12:01 a.m. standard time at the address in item 1', typed([period])), box('Item 3. Business of the named insured', typed([truth.locations[0]!.classification])))}
${row('1fr', box('Item 4. This policy is made up of the parts for which a premium stands below. Where none stands, there is no coverage.', `<table class="typ und">${parts.map(([part, premium]) => `<tr><td>${part}</td><td class="r">${premium}</td></tr>`).join('')}</table>`))}
${row('1fr 1fr 1fr', box('Item 5. Total advance premium', typed([voice.money(total)])), box('Payable', typed([chance.pick(['At inception', 'Quarterly', 'Direct bill, 4 pay'])])), box('Audit', typed([chance.pick(['Annual', 'Not auditable', 'Semiannual'])])))}
${row('1fr', box('Item 6. Forms and endorsements attached at issue', typed(truth.forms.map((one) => voice.text(`${one.number} ${one.edition}  ${one.title}`)))))}
${row('1fr 1fr', box('Countersigned', typed([voice.date(gl.effective)])), box('Authorized representative', '&nbsp;'))}
<p style="font-size:6.4pt">The holder of this policy is a member of the company and has one vote at the annual meeting. The policy is nonassessable; members share in such dividends as the directors may declare. This page replaces any with the same number and an earlier date.</p>`
}

/** One page for the companies of the group: the box of the one that insures is marked. */
function marked(voice: Voice): string {
  const { chance, truth } = voice
  const other = voice.text(truth.names.carrier().name)
  const ours = `[X] ${voice.carrier('gl')}${chance.maybe(0.4) ? ` (NAIC ${voice.naic('gl')})` : ''}`
  const lines = chance.shuffle([ours, `[&nbsp;&nbsp;] ${other}`])
  return `<div class="mast" style="text-align:left"><i>Insurance is provided by the company marked; a stock company where so named. Neither is liable for the other.</i><span class="typ">${lines.join('<br>')}</span></div>`
}

function premises(voice: Voice): string {
  const { chance, truth } = voice
  const deductible = voice.money(chance.pick([500, 1000, 2500, 5000]))
  const rows = truth.locations.map((place) => {
    const lines = voice.address(place.party.address).join(', ')
    return `<tr><td>${place.number}</td><td>${lines}<br>${chance.pick(['FRAME', 'JOISTED MASONRY', 'MASONRY NC', 'FIRE RES.'])}, ${chance.int(1, 4)} STY, PC ${chance.int(2, 9)}</td><td class="r">${commas(place.building)}<br>${commas(place.contents)}</td><td>BLDG<br>BPP</td><td>${chance.pick(['80%', '90%', '100%'])}</td><td>${chance.pick(['SPEC', 'BROAD', 'BASIC'])}</td></tr>`
  })
  const mortgagee = chance.maybe(0.6)
    ? `<p class="typ">MORTGAGEE, LOC 1: ${voice.text(truth.names.business())}, ${voice.address(truth.names.address()).join(', ')}, ITS SUCCESSORS AND/OR ASSIGNS. LOAN ${chance.digits(8)}</p>`
    : ''
  return `<div class="ttl">PART I &mdash; SCHEDULE OF PREMISES AND PROPERTY</div>
<table class="typ und"><tr><th>LOC</th><th>DESCRIPTION</th><th class="r">LIMIT OF INS.</th><th>ON</th><th>COINS</th><th>CAUSE</th></tr>${rows.join('')}</table>
<p class="typ">DEDUCTIBLE ${deductible} EACH OCCURRENCE, ALL PROPERTY. WIND/HAIL ${chance.int(1, 5)}% OF THE LIMIT.</p>${mortgagee}
<table class="typ und"><tr><th>EXTENSIONS OF PART I (PART OF, NOT ADDED TO, THE LIMITS ABOVE)</th><th class="r">LIMIT</th></tr>
${chance
  .shuffle([
    ['Valuable papers', 10_000],
    ['Accounts receivable', 25_000],
    ['Outdoor signs, each', 2500],
    ['Debris removal', 10_000],
    ['Fire department service charge', 1000],
    ['Property off premises', 15_000],
    ['Business income, actual loss, 12 months', 0],
  ] as [string, number][])
  .map(([what, amount]) => `<tr><td>${what}</td><td class="r">${amount ? voice.money(amount) : 'INCLUDED'}</td></tr>`)
  .join('')}</table>`
}

function liability(voice: Voice): string {
  const { chance, truth } = voice
  const gl = truth.policies.gl
  const basis = gl.claimsMade
    ? `${voice.tick('gl.claimsMade', 'CLAIMS-MADE')} FORM. RETROACTIVE DATE ${voice.date(truth.prior.gl.effective)}.`
    : `${voice.tick('gl.occurrence', 'OCCURRENCE')} FORM.`
  const applies = chance.pick([
    () => '',
    () => `<br>THE AGGREGATE APPLIES SEPARATELY ${voice.tick('gl.perLocation', 'TO EACH LOCATION')} OF PART I.`,
    () =>
      `<br>THE AGGREGATE APPLIES SEPARATELY ${voice.tick('gl.perProject', 'TO EACH OF YOUR PROJECTS')} AWAY FROM PREMISES OWNED BY OR RENTED TO YOU.`,
  ])()
  const rows: [string, string, string][] = [
    ['L', 'Bodily injury and property damage &mdash; each occurrence', voice.limit('gl', 'occurrence')],
    ['M', 'Medical payments &mdash; any one person', voice.limit('gl', 'medical')],
    ['N', 'Products and completed work &mdash; aggregate', voice.limit('gl', 'products')],
    ['O', chance.pick(['Fire legal liability &mdash; any one fire', 'Damage to premises rented to you', 'Tenants legal (rented premises), each']), voice.limit('gl', 'rented')],
    ['P', 'Personal injury and advertising injury', voice.limit('gl', 'personal')],
    ['', chance.pick(['Aggregate for L, M, O and P together', 'General aggregate (all but Coverage N)']), voice.limit('gl', 'aggregate')],
  ] // biome-ignore format: a table
  const boxed = `<div class="lims">${chance.shuffle(rows).map(([code, words, amount]) => `<div><span class="typ">${amount}</span><br><span class="cap">${code ? `${code}. ` : ''}${words}</span></div>`).join('')}</div>` // biome-ignore format: a line
  const deductible = chance.pick([
    'LIABILITY DEDUCTIBLE: NONE',
    `PROPERTY DAMAGE DEDUCTIBLE ${voice.money(chance.pick([250, 750]))} PER CLAIM`,
  ])
  const classes = truth.locations.map(
    (place) =>
      `<tr><td>${place.number}</td><td>${place.classCode}</td><td>${place.classification}</td><td>${place.basis}</td><td class="r">${commas(place.exposure)}</td><td class="r">${place.rate}</td><td class="r">${commas(place.premium)}</td></tr>`,
  )
  const extra = chance.maybe(0.6)
    ? `<p class="typ">ENDORSED: EMPLOYEE BENEFITS (CLAIMS-MADE) ${voice.money(250_000)} EACH EMPLOYEE / ${voice.money(750_000)} AGGREGATE. HIRED AUTO: NOT COVERED. LIQUOR: NOT COVERED.</p>`
    : '<p class="typ">LIQUOR LIABILITY: NOT COVERED. POLLUTION: NOT COVERED.</p>'
  return `<div class="ttl">PART II &mdash; GENERAL LIABILITY</div>
<p class="typ">${basis}${applies}</p>
${chance.maybe(0.35) ? boxed : `<table class="typ und"><tr><th style="width:8%">COV.</th><th>INSURANCE IS PROVIDED FOR</th><th class="r">LIMIT</th></tr>${rows.map(([code, words, amount]) => `<tr><td>${code}</td><td>${words}</td><td class="r">${amount}</td></tr>`).join('')}</table>`}
<p class="typ">${deductible}</p>${extra}
<table class="typ und"><tr><th>LOC</th><th>CLASS</th><th>CLASSIFICATION</th><th>BASIS</th><th class="r">EXPOSURE</th><th class="r">RATE</th><th class="r">PREMIUM</th></tr>${classes.join('')}</table>`
}

const conditions = (voice: Voice) =>
  `<div class="ttl">CONDITIONS OF ALL PARTS</div><div class="terms">${conditionsOf(voice, CONDITIONS)}</div>`
