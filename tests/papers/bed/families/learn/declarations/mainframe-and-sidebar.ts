import { BOILERPLATE, lines } from '../../../blocks.ts'
import type { Drawn, LearnFamily, Paper } from '../../../family.ts'

export const declares = (html: string, css: string, running?: string): Drawn => ({
  kind: 'declarations',
  feeds: 'fills',
  html,
  css,
  ...(running ? { running } : {}),
})
/** A name too long for its column goes on in the next line. */
const folded = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .match(/.{1,44}(?: |$)/g)!
    .map((line) => line.trimEnd().replaceAll('&', '&amp;'))
const wide = (text: string, length: number) => text.replaceAll('&amp;', '&').padEnd(length).replaceAll('&', '&amp;')

/** A mainframe's print: one type, columns by spaces, everything in capitals. */
const listing: Paper = {
  draw: (voice) => {
    const { chance, truth, date, money } = voice
    const blockOf = (name: string, address: string[]) =>
      [...folded(name), ...address].map((line) => line.toUpperCase().replaceAll('&AMP;', '&amp;'))
    const [insured, agent] = [
      blockOf(voice.insured(), voice.insuredAddress()),
      blockOf(voice.producer(), voice.producerAddress()),
    ]
    const beside = Array.from(
      { length: Math.max(insured.length, agent.length) },
      (_, at) => `  ${wide(insured[at] ?? '', 46)}${agent[at] ?? ''}`,
    )
    const limits = voice.limits('gl', {
      aggregate: 'AGGREGATE LIMIT OTHER THAN PROD-COMP OPS',
      products: 'AGGREGATE LIMIT PROD-COMP OPS',
      personal: 'PERS &amp; ADVERT INJ LIMIT',
      occurrence: 'EACH OCC LIMIT',
      rented: 'DAMAGE TO PREM RENTED TO YOU LIMIT',
      medical: 'MED EXP LIMIT ANY ONE PERSON',
    })
    const prior = truth.prior.gl
    const rows = [
      `${wide(voice.carrier('gl').toUpperCase().replaceAll('&AMP;', '&amp;'), 56)}DEC PAGE  1`,
      `COMMERCIAL GENERAL LIABILITY COVERAGE PART - DECLARATIONS`,
      '',
      `  POLICY ${wide(voice.number('gl'), 22)}TERM ${voice.effective('gl')} TO ${voice.expiration('gl')}`,
      `  PRIOR POLICY ${wide(prior.number, 16)}PRIOR TERM ${date(prior.effective)} TO ${date(prior.expiration)}`,
      '',
      `  ${wide('INSURED', 46)}AGENT ${truth.producer.code}`,
      ...beside,
      '',
      'LIMITS OF INSURANCE',
      ...limits.map(
        ([label, amount]) =>
          `  ${wide(label, 46)
            .replaceAll('  ', ' .')
            .replace(/ \.( \.)*$/, (dots) => dots)}${amount}`,
      ),
      '',
      `RETROACTIVE DATE  ${truth.policies.gl.claimsMade ? `${date(prior.effective)} - THIS IS ${voice.tick('gl.claimsMade', 'CLAIMS-MADE')} COVERAGE` : `NONE - ${voice.tick('gl.occurrence', 'OCCURRENCE')} FORM`}`,
      '',
      'LOC CLASS  DESCRIPTION                       BASIS        EXPOSURE   RATE  PREMIUM',
      ...truth.locations.map(
        (one) =>
          `${wide(one.number, 4)}${one.classCode}  ${wide(one.classification.toUpperCase().slice(0, 32), 34)}${wide(one.basis.toUpperCase(), 12)} ${String(one.exposure).padStart(8)} ${one.rate.padStart(6)} ${String(one.premium).padStart(8)}`,
      ),
      '',
      `FORMS ${truth.forms
        .map(({ number, edition }) => `${number} ${edition}`)
        .slice(0, 5)
        .join(', ')}`,
      `TOTAL ADVANCE PREMIUM ${money(truth.policies.gl.premium)}`,
      chance.maybe(0.5) ? '*** INSURED COPY ***' : '',
    ]
    return declares(
      `<pre>${rows.join('\n')}</pre>`,
      `pre { font-family: 'DejaVu Sans Mono', monospace; font-size: ${chance.pick([7.5, 8, 8.5])}pt; line-height: 1.35 }`,
    )
  },
}

/** Parties in a narrow column at the left of the page, the coverages beside it. */
const sidebar: Paper = {
  draw: (voice) => {
    const { truth, money, chance, text } = voice
    const aside = (caption: string, content: string) => `<h5>${caption}</h5><p>${content}</p>`
    const cover = (rows: [string, string][]) =>
      rows.map(([label, amount]) => `<dt>${label}</dt><dd>${amount}</dd>`).join('')
    const owned = truth.vehicles.slice(0, 4).map((one) => `<li>${one.year} ${one.make} ${one.model}, ${one.vin}</li>`)
    const html = `<div class="page"><aside>${aside('Policyholder', lines([voice.insured(), ...voice.insuredAddress()]))}${aside('Represented by', lines([voice.producer(), ...voice.producerAddress(), voice.reach('email')]))}${aside('Lender', lines([text(truth.names.business()), ...voice.address(truth.names.address())]))}${aside('Claims', '24 hours a day: 800-555-0199')}</aside>
      <main><h1>${voice.carrier('auto')}</h1><h2>Commercial Auto Coverage Summary and Declarations</h2><p>Policy <b>${voice.number('auto')}</b> is in force ${voice.effective('auto')} through ${voice.expiration('auto')}.</p>
      <h3>What you bought</h3><dl>${cover(voice.limits('auto', { csl: 'Liability to others – each accident, bodily injury and property damage together', perPerson: 'Liability to others – bodily injury, each person', perAccident: 'Liability to others – bodily injury, each accident', damage: 'Liability to others – property damage, each accident' }))}${cover(
        [
          ['Uninsured motorist', money(35_000)],
          ['Medical payments', money(2000)],
        ],
      )}</dl>
      <p>Liability to others applies to autos with symbol ${voice.symbols()}.</p><h3>Autos</h3><ul>${owned.join('')}</ul><p class="note">${chance.some(BOILERPLATE, 2).join(' ')}</p></main></div>`
    return declares(
      html,
      '.page { display: flex; gap: 20pt } aside { width: 30%; border-right: 1pt solid #999; padding-right: 8pt; font-size: 0.9em } h5 { margin: 8pt 0 0; color: #345 } aside p { margin: 0 } main { flex: 1 } h1 { font-size: 1.4em; margin: 0 } h2 { font-size: 1.05em; font-weight: normal } dl { display: grid; grid-template-columns: 3fr 1fr; row-gap: 4pt } dd { margin: 0; text-align: right } .note { font-size: 0.8em }',
    )
  },
}

export const mainframeAndSidebarFamilies: LearnFamily[] = [
  { name: 'mainframe listing', style: () => ({ upperLabels: true }), papers: { listing } },
  { name: 'sidebar', style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { sidebar } },
] // biome-ignore format: a family in a line
