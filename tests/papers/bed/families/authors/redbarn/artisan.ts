import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { commas, dayInWords, longDate } from './words.ts'

const CSS = `.ar{font-family:'DejaVu Sans Condensed','Liberation Sans',sans-serif;font-size:10.5px}.ar h1{font-size:20px;margin:0}.ar .sub{font-size:8px;margin:0 0 10px;color:#333}
.ar .grid{display:grid;grid-template-columns:3fr 2fr 2fr;border-top:2px solid #000}.ar .grid>div{padding:3px 6px;border-bottom:1px dotted #777}.ar .head{background:#ddd;font-weight:bold}.ar .gone{color:#444}
.ar .top{display:flex;justify-content:space-between;margin:10px 0 14px}.ar .sm{font-size:7.5px}.ar .band{font-size:13px;font-weight:bold;grid-column:1/4;background:#f3f3f3}`
const WORDS: Record<string, string[]> = {
  occurrence: ['C-1 Bodily injury and property damage, each occurrence', 'Coverage L – any one occurrence'],
  aggregate: ['C-2 Annual aggregate, other than products', 'Coverage L – annual aggregate'],
  products: [
    'C-3 Products and your finished work, aggregate',
    'Coverage L – completed operations and products, annual aggregate',
  ],
  personal: ['C-4 Personal and advertising injury', 'Coverage P – personal and advertising injury'],
  rented: ['C-5 Premises rented to you, any one fire', 'Coverage L – rented premises'],
  medical: ['C-6 Medical payments, each person', 'Coverage M – medical payments, each person'],
}

/** Renewal certificate of an artisan contractor: the term that has ended stands in a column beside the one that runs now. */
export const artisanRenewal: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const isNewFirst = chance.maybe(0.4)
    const three = (words: string, old: string, now: string, style = '') => {
      const [a, b] = [`<div class="gone ${style}">${old}</div>`, `<div class="${style}"><b>${now}</b></div>`]
      return `<div class="${style}">${words}</div>${isNewFirst ? b + a : a + b}`
    }
    const heads = chance.pick([
      ['Term just ended', 'Term now begun'],
      ['Expired', 'In force'],
      ['Last year', 'This year'],
    ])
    const before = truth.prior.gl
    const which = chance.int(0, 1)
    const limits = Object.keys(WORDS).map((name) =>
      three(WORDS[name]![which]!, voice.money(before.limits[name]!), voice.limit('gl', name)),
    )
    const html = `<div class="ar"><h1>${voice.carrier('gl')}</h1><p class="sub">${voice.address(truth.policies.gl.carrier.address).join(' – ')}${chance.maybe(0.4) ? ` – NAIC ${voice.naic('gl')}` : ''}</p>
<div class="top"><div><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div><div style="text-align:right"><span class="sm">through</span><br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}${chance.maybe(0.5) ? `<br>${voice.reach('email')}` : ''}</div></div>
<p style="font-size:15px">${chance.pick(['Artisan Contractors Package – Renewal Certificate', 'Renewal declarations · Artisan Contractors'])}</p><p>${chance.pick(['This page renews your policy. Compare the columns; only the one in bold applies to what happens now.', 'Your policy is renewed as the bold column shows. The other column is printed to let you see what changed.'])}</p>
<div class="grid">${three('', heads[0]!, heads[1]!, 'head')}${three('Policy no.', voice.text(before.number), voice.number('gl'))}${three('Begins', voice.date(before.effective), voice.effective('gl'))}${three('Ends', voice.date(before.expiration), voice.expiration('gl'))}
<div class="band">Section II – Liability</div>${limits.join('')}<div class="band">${chance.pick(['Section III – Work autos', 'Section III – Automobiles'])}</div>${autos(voice, three)}
<div class="band">Section I – Tools and shop</div>${three('Tools on the job, any one tool 2,500', voice.money(chance.int(5, 20) * 1000), voice.money(chance.int(5, 20) * 1000))}${three('Deductible', voice.money(500), voice.money(1000))}${three('Premium', voice.money(before.premium), voice.money(truth.policies.gl.premium))}</div>
${foot(voice)}</div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}

function autos(voice: Voice, three: (words: string, old: string, now: string) => string): string {
  const { auto } = voice.truth.policies
  const before = voice.truth.prior.auto.limits
  voice.number('auto')
  voice.effective('auto')
  voice.expiration('auto')
  voice.carrier('auto')
  const words = auto.limits.csl
    ? { csl: 'Single limit, each accident' }
    : {
        perPerson: 'Bodily injury, each person',
        perAccident: 'Bodily injury, each accident',
        damage: 'Property damage, each accident',
      }
  const rows = Object.entries(words).map(([name, label]) =>
    three(label, voice.money(before[name]!), voice.limit('auto', name)),
  )
  const insured: Record<number, string> = {
    1: 'any auto',
    2: 'all autos you own',
    7: 'autos on the schedule',
    8: 'autos you hire',
    9: 'autos you do not own',
  }
  voice.symbols()
  const autosOf = (symbols: number[]) => symbols.map((symbol) => insured[symbol]).join('; ')
  return [...rows, three('Applies to', 'autos on the schedule', autosOf(auto.symbols))].join('')
}

function foot(voice: Voice): string {
  const { chance, truth } = voice
  const notes = [
    chance.maybe(0.45)
      ? voice.tick(
          'gl.perProject',
          'The annual aggregate applies separately to each of your projects away from premises you own or rent.',
        )
      : '',
    truth.policies.gl.claimsMade ? `Section II is ${voice.tick('gl.claimsMade', 'claims-made')} insurance.` : '',
    `Class: ${truth.work
      .slice(0, 2)
      .map((work) => `${voice.text(work.title)}, payroll ${voice.money(work.payroll)}`)
      .join('; ')}.`,
    `Subcontracted cost over ${commas(chance.int(2, 9) * 10_000)} is charged at audit. Your subcontractors should carry at least ${voice.money(500_000)} each occurrence.`,
    `Property damage deductible, each claim ${voice.money(chance.pick([250, 500, 1000]))}.`,
  ]
  const [from, to] = [dayInWords(truth.policies.gl.effective), longDate(truth.policies.gl.expiration)]
  return `<p class="sm">${notes.filter(Boolean).join(' ')}</p><p class="sm">Unless the premium due on ${from} is paid within thirty days, this renewal has no effect. The policy otherwise runs to ${to}, 12:01 A.M.</p>`
}
