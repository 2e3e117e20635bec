import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { has, inWords, joinPool, said, shared } from './house.ts'

const CSS = `
* { -webkit-print-color-adjust: exact }
body { font: 12px 'DejaVu Serif', serif; line-height: 1.5 } h1, h2 { text-align: center; font-weight: normal } h1 { font-size: 18px; font-variant: small-caps; margin: 0 } h2 { font-size: 13px; margin: 4px 0 14px } p { text-align: justify; margin: 8px 0 } .th-res { margin-left: 34px; text-indent: -34px } table { margin: 10px auto; border-collapse: collapse; width: 92%; font-size: 10.5px } td, th { border: .5px solid #555; padding: 4px 8px } td:nth-child(n+2) { text-align: right } .th-seal { display: grid; grid-template-columns: 1fr 1fr; gap: 50px; margin-top: 34px; font-size: 10px } .th-seal div { border-top: 1px solid #000; padding-top: 2px }`

/** An amendment by resolution of the trustees: limits as they were and as they are from a day within the fund year. */
export const amendment: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice)
    const { prior, policies } = truth
    const words = chance.maybe(0.5)
    const how = (amount: number) =>
      words ? `${inWords(amount)} Dollars ($${amount.toLocaleString('en-US')})` : voice.money(amount)
    const now = (name: string) => said(voice, 'gl', name, how)
    const was = (name: string) => how(prior.gl.limits[name]!)
    const day = voice.date(daysLater(policies.gl.effective, chance.int(40, 220)))
    const resolution = `${house.year}-${chance.int(10, 60)}`
    const withAuto = chance.maybe(0.5)
    const lines = withAuto ? (['gl', 'auto'] as const) : (['gl'] as const)
    const number = shared(voice, 'number', [...lines])
    const period = `${shared(voice, 'effective', [...lines])} to ${shared(voice, 'expiration', [...lines])}`
    const rows: [string, string, string][] = [
      ['Limit per event', was('occurrence'), now('occurrence')],
      ['Annual Total', was('aggregate'), now('aggregate')],
    ]
    if (chance.maybe(0.6) && has(voice, 'rented'))
      rows.push(['Damage to premises rented to the Coverage Party', was('rented'), now('rented')])
    const same =
      chance.maybe(0.7) && has(voice, 'products')
        ? [['Products and completed operations Annual Total', 'unchanged', now('products')]]
        : []
    const backward = chance.maybe(0.35)
    const heads = backward
      ? ['Coverage A, general liability', 'Shall read', 'In place of']
      : ['Coverage A, general liability', 'Until now', 'From now on']
    const cells = [...rows, ...same].map(([title, before, after]) =>
      backward ? [title, after, before] : [title, before, after],
    )
    const autoWords: Record<string, string> = {
      csl: 'each accident, combined single limit',
      perPerson: 'each person',
      perAccident: 'each accident',
      damage: 'property damage',
    }
    const autos = () =>
      Object.keys(policies.auto.limits)
        .map((name) => `${said(voice, 'auto', name, how)} ${autoWords[name]}`)
        .join(', ')
    const mover = voice.text(truth.names.person())
    const table = `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
    // biome-ignore format: a page
    const prose = rows.map(([title, before, after]) => `<p class="th-res">(${'abc'[rows.findIndex(([one]) => one === title)]}) &nbsp;the ${title.replace('Damage', 'limit for damage')} of Coverage A (general liability) is ${chance.pick([`stricken at ${before} and replaced with ${after}`, `changed to ${after}, having been ${before}`])};</p>`).join('') + same.map(([title, , after]) => `<p class="th-res">(d) &nbsp;the ${title} stays at ${after}.</p>`).join('')
    // biome-ignore format: a page
    const html = `<h1>${shared(voice, 'carrier', [...lines])}</h1><h2>Board of Trustees &nbsp;–&nbsp; Resolution No. ${resolution}<br><b>AMENDMENT NO. ${chance.int(1, 6)} TO MEMORANDUM OF COVERAGE ${number}</b></h2>
<p>Coverage Party: ${voice.insured()} (member number ${house.member})<br>Address: ${voice.insuredAddress().join(', ')}<br>Coverage period: ${period}<br>This amendment takes effect on ${day}.</p>
<p>WHEREAS the Pool issued the memorandum named above for fund year ${house.fundYear}, and the Coverage Party by vote of its own board asked for other limits; and</p>
<p>WHEREAS the actuary finds that the change costs the loss fund ${voice.money(chance.int(3, 90) * 1000)} a year, and that the Pool’s reinsurers attach above ${voice.money(chance.int(1, 4) * 250_000)} of ultimate net loss, which stays as it is; and</p>
<p>WHEREAS the executive committee on motion of ${mover} recommends it,</p>
<p>NOW, THEREFORE, BE IT RESOLVED that from its effective date and for events that happen on or after it the declarations of the memorandum are amended as follows:</p>
${chance.maybe(0.6) ? table : prose}
${withAuto ? `<p class="th-res">Coverage B, automobile liability, is not amended and remains at ${autos()}.</p>` : ''}
<p>BE IT FURTHER RESOLVED that the member retention of Coverage A becomes ${voice.money(chance.int(1, 50) * 1000)} each event; that a contribution adjustment of ${voice.money(chance.int(400, 9000))} is due within thirty days; and that all else in the memorandum stands. Events before the effective date are adjusted under the former limits.</p>
<p>Ayes ${chance.int(5, 11)}, nays ${chance.int(0, 2)}. Adopted ${voice.date(daysLater(policies.gl.effective, 30))}.</p>
<div class="th-seal"><div>${voice.text(truth.names.person())}, Chair</div><div>Attest: ${voice.text(truth.names.person())}, Secretary</div></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CSS }
  },
}
