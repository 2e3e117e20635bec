import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { plain } from './help.ts'

const col = (text: string, width: number) => text + ' '.repeat(Math.max(2, width - plain(text).length))
const rule = (mark: string) => mark.repeat(96)

/** An excess liability declarations as an old print program puts it out: a layer excess of others, with the schedule of underlying policies, which are not this policy. */
export const excessLayer: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella, gl, auto, wc } = truth.policies
    const amount = umbrella.limits.occurrence!
    const under = chance.pick([1_000_000, 2_000_000, 5_000_000, 10_000_000].filter((one) => one !== amount))
    const lead = truth.names.carrier()
    const type = voice.tick('umbrella.excess', chance.pick(['EXCESS LIABILITY POLICY', 'FOLLOWING FORM EXCESS LIABILITY', 'COMMERCIAL EXCESS LIABILITY'])) // biome-ignore format: a page
    const each = voice.tick('umbrella.occurrence', 'EACH OCCURRENCE')
    const occurrence = voice.limit('umbrella', 'occurrence')
    const aggregate = voice.limit('umbrella', 'aggregate')
    const limits = chance.pick([
      () => ['ITEM 4.  LIMIT OF LIABILITY', `    ${col(occurrence, 20)}${each}, AND`, `    ${col(aggregate, 20)}IN THE AGGREGATE WHERE APPLICABLE`, '    ALL EXCESS OF', `    ${col(voice.money(under), 20)}EACH OCCURRENCE AND IN THE AGGREGATE, PER ITEM 6`],
      () => ['ITEM 4.  LIMIT AND ATTACHMENT', `    ${occurrence} ${each} AND ${aggregate} AGGREGATE`, `    XS ${voice.money(under)} OCCURRENCE/AGGREGATE UNDERLYING (SEE ITEM 6)`],
      () => ['ITEM 4.', `    A.  ${col(`LIMIT, ${each}`, 44)}${occurrence}`, `    B.  ${col('LIMIT, ANNUAL AGGREGATE', 44)}${aggregate}`, `    C.  ${col('UNDERLYING LIMITS IN TOTAL (ATTACHMENT POINT)', 44)}${voice.money(under)}`],
    ]) // biome-ignore format: a page
    const below = [
      ['LEAD UMBRELLA', lead.name, `${umbrella.number.slice(0, 3)}${chance.digits(6)}`, umbrella.effective, `${voice.money(under)} OCC/AGG`],
      ['GENERAL LIAB', gl.carrier.name, gl.number, gl.effective, `${voice.money(gl.limits.occurrence!)} / ${voice.money(gl.limits.aggregate!)}`],
      ['AUTO LIAB', auto.carrier.name, auto.number, auto.effective, `${voice.money(auto.limits.csl ?? auto.limits.perAccident!)} EACH ACC`],
      ...(chance.maybe(0.6) ? [['EMPL LIAB', wc.carrier.name, wc.number, wc.effective, `${voice.money(wc.limits.accident!)} EACH ACC`]] : []),
    ] // biome-ignore format: a page
    const schedule = below.flatMap(([what, company, number, from, limit]) => [
      `    ${col(what!, 16)}${voice.text(company!)}`,
      `    ${col('', 16)}${col(voice.text(number!), 20)}${col(voice.date(from!), 22)}${limit}`,
    ])
    const parties = [
      ['ITEM 1.  NAMED INSURED AND MAILING ADDRESS', ...[voice.insured(), ...voice.insuredAddress()].map((one) => `    ${one}`)],
      [`ITEM 2.  ${chance.pick(['PRODUCER', 'BROKER', 'AGENT OR BROKER'])}`, ...[voice.producer(), ...voice.producerAddress()].map((one) => `    ${one}`)],
    ] // biome-ignore format: a page
    const renewal = chance.maybe(0.6) ? `RENEWS: ${voice.text(truth.prior.umbrella.number)}` : 'RENEWS: NEW'
    const dates = chance.pick([
      () => [`ITEM 3.  POLICY PERIOD   FROM ${voice.effective('umbrella')}  TO ${voice.expiration('umbrella')}`, '    12:01 A.M. STANDARD TIME AT THE ADDRESS IN ITEM 1'],
      () => ['ITEM 3.', `    ${col('INCEPTION', 24)}EXPIRATION`, `    ${col(voice.effective('umbrella'), 24)}${voice.expiration('umbrella')}`],
    ]) // biome-ignore format: a page
    const text = [
      `${col(voice.carrier('umbrella'), 60)}${chance.maybe(0.5) ? `NAIC ${voice.naic('umbrella')}` : 'A SURPLUS LINES INSURER'}`,
      rule('='),
      `${col(type, 40)}D E C L A R A T I O N S`,
      '',
      `${col(`${chance.pick(['POLICY NO.', 'POLICY:', 'CONTRACT NO.'])} ${voice.number('umbrella')}`, 60)}${renewal}`,
      rule('-'),
      ...(chance.maybe(0.3) ? [...parties[1]!, '', ...parties[0]!] : [...parties[0]!, '', ...parties[1]!]),
      '',
      ...dates(),
      '',
      ...limits(),
      '',
      `ITEM 5.  ${col('PREMIUM', 20)}${voice.money(umbrella.premium)}   MINIMUM EARNED ${voice.money(Math.round(umbrella.premium / 4))}`,
      `    ${col('SL TAX / FEE', 25)}${voice.money(Math.round(umbrella.premium * 0.05))} / ${voice.money(100)}`,
      '',
      'ITEM 6.  SCHEDULE OF UNDERLYING INSURANCE',
      `    ${col('COVERAGE', 16)}${col('COMPANY / POLICY NO.', 20)}${col('INCEPTION', 22)}LIMITS`,
      `    ${'-'.repeat(84)}`,
      ...schedule,
      '',
      '    THE POLICIES IN THIS ITEM ARE LISTED FOR ATTACHMENT ONLY AND ARE NO PART OF THIS CONTRACT.',
      '',
      `ITEM 7.  NOTICE OF CLAIM IF RESERVED OVER ${voice.money(Math.round(under / 4))}`,
      `ITEM 8.  FORMS: ${truth.forms.slice(0, 5).map((form) => voice.text(form.number)).join(', ')}`,
      rule('='),
      `PRINTED ${voice.date(daysLater(umbrella.effective, chance.int(2, 30)))}   RUN ${chance.digits(5)}   ISSUING OFFICE ${chance.digits(2)}`,
    ] // biome-ignore format: a page
    const css = `.xs { font: 8.1pt/1.36 'DejaVu Sans Mono', monospace; white-space: pre; margin: 0; ${chance.maybe(0.4) ? 'background: repeating-linear-gradient(#fff 0 22px, #eef5ee 22px 44px)' : ''} }`
    return { kind: 'declarations', feeds: 'fills', html: `<pre class="xs">${text.join('\n')}</pre>`, css }
  },
}
