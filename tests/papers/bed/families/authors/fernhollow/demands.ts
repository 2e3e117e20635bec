import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { begins, brief, figures, firstName, inWords, longDate, millions, numberWords, slashed, unescaped, wordsAndFigures, writtenOn } from './words.ts' // biome-ignore format: a list

/** A contract in Word that only demands limits, some in words and some in an exhibit's table. */
export const contractDemands: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lease = chance.maybe(0.4)
    const [we, you] = lease ? ['Landlord', 'Tenant'] : chance.pick([['Owner', 'Contractor'], ['Contractor', 'Subcontractor'], ['Client', 'Vendor']]) // biome-ignore format: a list
    const amount = chance.pick([wordsAndFigures, inWords, figures])
    const { gl, auto, umbrella, wc } = truth.policies
    const signed = writtenOn(voice, -60, 60)
    const date = chance.pick([longDate, slashed])
    const exhibit = chance.maybe(0.5)
    const csl = auto.limits.csl ?? 1_000_000
    const clauses = chance.shuffle([
      `Commercial general liability insurance on an occurrence form with limits of not less than ${amount(gl.limits.occurrence!)} each occurrence, ${amount(gl.limits.aggregate!)} general aggregate, ${amount(gl.limits.products!)} products and completed operations aggregate and ${amount(gl.limits.personal!)} personal and advertising injury. The general aggregate shall apply per ${lease ? 'location' : 'project'}.`,
      `Automobile liability insurance covering any auto, including hired and non-owned autos, with a combined single limit of at least ${amount(csl)} each accident.`,
      `Umbrella or excess liability insurance of at least ${amount(umbrella.limits.occurrence!)} per occurrence and in the aggregate, following form.`,
      `Workers compensation insurance as required by the laws of ${truth.insured.address.state}, and employers liability insurance of ${amount(wc.limits.accident!)} each accident, ${amount(wc.limits.employee!)} each employee and ${amount(wc.limits.disease!)} policy limit for disease.`,
    ])
    const table = [
      [
        'Insurance',
        chance.pick(['Minimum limit', `Limits ${you} shall carry`, 'Required']),
        'Additional insured',
        'Waiver',
      ],
      ['General liability, each occurrence', figures(gl.limits.occurrence!), 'Yes', 'Yes'],
      ['General liability, aggregate', figures(gl.limits.aggregate!), 'Yes', 'Yes'],
      ['Automobile, combined single limit', figures(csl), 'Yes', 'No'],
      ['Umbrella', figures(umbrella.limits.occurrence!), 'Yes', 'Yes'],
      [
        'Employers liability',
        `${brief(wc.limits.accident!)} / ${brief(wc.limits.disease!)} / ${brief(wc.limits.employee!)}`,
        'No',
        'Yes',
      ],
    ]
    const title = lease ? 'LEASE AGREEMENT' : chance.pick(['SUBCONTRACT AGREEMENT', 'AGREEMENT FOR SERVICES', 'CONSTRUCTION CONTRACT']) // biome-ignore format: a list
    return {
      kind: 'contract',
      feeds: 'names only',
      docx: [
        `${title} – EXCERPT`,
        `This agreement is made on ${date(signed)} between ${voice.text(truth.names.business())} (“${we}”) and ${voice.insured()}, ${voice.insuredAddress().join(', ')} (“${you}”).`,
        `ARTICLE ${chance.int(7, 14)}. INSURANCE`,
        `A. Before ${lease ? 'taking possession' : 'starting work'} ${you} shall obtain, at its own cost, and keep until ${date(daysLater(signed, 900))}, the insurance described ${exhibit ? 'in Exhibit C' : 'below'}, with insurers licensed in the state and rated A- VII or better.`,
        ...(exhibit
          ? ['EXHIBIT C – INSURANCE TO BE CARRIED', table]
          : clauses.map((words, index) => `${index + 1}. ${words}`)),
        `B. No deductible or self-insured retention shall be greater than ${amount(20_000)} without ${we}’s consent. Any lower limit carried by ${you} shall be raised before ${date(signed)}.`,
        `C. ${we}, its lender and its agents shall be additional insureds, primary and without contribution. ${you} shall deliver certificates ${numberWords(chance.pick([10, 15, 30]))} days before each expiration. ${we} may withhold ${figures(500)} from each payment for every week in which no certificate is on file.`,
        `D. Nothing in this article limits ${you}’s liability, and ${lease ? `the rent of ${figures(chance.int(2, 30) * 500)} a month` : `the contract sum of ${figures(chance.int(40, 900) * 1000)}`} includes the cost of the insurance.`,
        `${we}: ______________________     ${you}: ______________________`,
      ],
    }
  },
}

/** A renewal offer mailed as a letter with three options; nothing of it is bound, and the expiring figures are only compared. */
export const renewalOptions: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, umbrella } = truth.policies
    const person = truth.names.person()
    const amount = chance.pick([figures, millions, brief])
    const alternatives = chance.shuffle([
      gl.limits,
      otherLimits(chance, 'gl', gl.limits),
      otherLimits(chance, 'gl', gl.limits),
    ])
    const premium = (index: number) => figures(Math.round(gl.premium * (0.9 + index * 0.17)))
    const names = chance.pick([['Option One', 'Option Two', 'Option Three'], ['The lean choice', 'The middle choice', 'The full choice'], ['A', 'B', 'C']]) // biome-ignore format: a list
    const companies = [truth.names.carrier(), gl.carrier, truth.names.carrier()].map(({ name }) => voice.text(name))
    const letters = alternatives.map(
      (limits, index) =>
        `<section><h3>${names[index]}</h3><p>${companies[index]} offers ${amount(limits.occurrence!)} for each occurrence with a general aggregate of ${amount(limits.aggregate!)} and ${amount(limits.products!)} for products and completed operations. Medical expense would be ${amount(limits.medical!)} a person and damage to rented premises ${amount(limits.rented!)}. The annual premium would be <b>${premium(index)}</b>${chance.maybe(0.5) ? `, with a deductible of ${figures(2500 * (index + 1))}` : ''}.</p></section>`,
    ) // biome-ignore format: a page
    const table = `<table><tr><th></th><th>Expiring</th>${names.map((name) => `<th>${name}</th>`).join('')}</tr><tr><td>Each occurrence</td><td>${amount(truth.prior.gl.limits.occurrence!)}</td>${alternatives.map((limits) => `<td>${amount(limits.occurrence!)}</td>`).join('')}</tr><tr><td>Aggregate</td><td>${amount(truth.prior.gl.limits.aggregate!)}</td>${alternatives.map((limits) => `<td>${amount(limits.aggregate!)}</td>`).join('')}</tr><tr><td>Premium</td><td>${figures(truth.prior.gl.premium)}</td>${alternatives.map((_, index) => `<td>${premium(index)}</td>`).join('')}</tr></table>`
    const written = daysLater(gl.effective, -chance.int(20, 50))
    const words = [
      `${firstName(person)},`,
      `Attached is our letter with the three ways to go for the term that would start ${slashed(gl.effective)}. Nothing is bound. I need your choice, signed, by ${slashed(daysLater(gl.effective, -5))}; I cannot issue certificates for the new term until then.`,
      `My own leaning is ${names[1]} with the ${brief(umbrella.limits.occurrence!)} umbrella, but call me.`,
      `${voice.reach('contact')}\n${voice.producer()}\n${voice.reach('phone')}`,
    ]
    const asMail = chance.maybe(0.5)
    return {
      kind: 'quote',
      feeds: 'nothing',
      ...(asMail
        ? {
            mail: {
              subject: unescaped(`Renewal options for ${voice.insured()}`),
              words: unescaped(words.join('\n\n')),
            },
          }
        : {}),
      html: `<div class="ro"><div class="ro-head"><div>${voice.producer()}</div><p>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}</p></div><p>${longDate(written)}</p><p>${voice.text(person)}<br>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p>
<p>Dear ${voice.text(firstName(person))},</p><p>${chance.pick(['Your liability insurance comes up for renewal on', 'The renewal of your liability program is due on', 'We went to the market for the year that begins'])} ${longDate(gl.effective)}. We asked five companies and can offer the following, all subject to a signed application and a clean loss history. These are proposals; none is coverage until you accept in writing and the company agrees.</p>
${letters.join('')}${table}
<p>With any of the three we can add an umbrella: ${amount(umbrella.limits.occurrence!)} would cost ${figures(umbrella.premium)}, and ${amount(umbrella.limits.occurrence! + 4_000_000)} would cost ${figures(Math.round(umbrella.premium * 1.7))}. Automobile with a ${amount(1_000_000)} combined single limit for hired and non-owned autos would be ${figures(485)}.</p>
<p>${chance.pick(['The quotations lapse', 'All three offers are open until'])} ${longDate(daysLater(gl.effective, -1))}${chance.maybe(0.4) ? ' at noon' : ''}. Brokerage fee ${figures(350)}, fully earned.</p>
<p class="ro-box">☐ ${names.join(' &nbsp; ☐ ')} &nbsp; ☐ Umbrella &nbsp; ☐ Hired auto<br><br>Signed ______________________ &nbsp; Date ____________</p><p>${voice.reach('contact')}<br>${voice.reach('email')}</p></div>`,
      css: `.ro{font:${chance.pick([9.5, 10, 10.5])}pt/1.4 'Liberation Sans',sans-serif;color:#222}.ro-head{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1px solid #7a1f3d;margin-bottom:14px}.ro-head div{font-size:16pt;color:#7a1f3d;font-weight:700}.ro-head p{text-align:right;font-size:8pt;margin:0 0 4px}.ro p{margin:0 0 9px}.ro h3{margin:9px 0 1px;font-size:10.5pt;color:#7a1f3d}.ro section{padding-left:18px}.ro table{border-collapse:collapse;width:100%;margin:10px 0}.ro td,.ro th{border:1px solid #c9a8b3;padding:3px 8px;text-align:right}.ro td:first-child{text-align:left}.ro-box{border:1px solid #222;padding:10px;break-inside:avoid}`,
    } // biome-ignore format: a page
  },
}

/** A typed letter that tells that coverage has ended; it repeats the limits and numbers that were. */
export const coverageEnded: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, umbrella } = truth.policies
    const amount = chance.pick([figures, wordsAndFigures, brief])
    const ended = daysLater(gl.effective, chance.int(60, 240))
    const both = chance.maybe(0.5)
    const company = voice.carrier('gl')
    const [why, back] = chance.pick([
      () => [
        `${company} has cancelled policy ${voice.number('gl')} because the installment of ${figures(Math.round(gl.premium / 9))} was not paid. Coverage stopped at 12:01 a.m. on ${longDate(ended)}.`,
        `A balance of ${figures(Math.round(gl.premium * 0.12))} is still owed for the days that were insured.`,
      ],
      () => [
        `At your request policy ${voice.number('gl')} with ${company} was cancelled as of ${longDate(ended)}, the day you sold the business.`,
        `The unearned premium of ${figures(Math.round(gl.premium * 0.3))} less a short-rate charge of ${figures(185)} will be returned to you or to your finance company.`,
      ],
      () => [
        `${company} has rescinded policy ${voice.number('gl')}, written to begin on ${begins(voice, 'gl', longDate)}. The policy is void, as though it had never been issued.`,
        `The whole premium of ${figures(gl.premium)} will be returned within thirty days.`,
      ],
      () => [
        `Policy ${voice.number('gl')} ran out on ${longDate(truth.prior.gl.expiration)} and ${company} did not renew it. We have heard nothing from you since, and no other company has been asked.`,
        `The final audit produced an additional premium of ${figures(Math.round(gl.premium * 0.08))}, which is due now.`,
      ],
    ])()
    const also = both
      ? `The umbrella, ${voice.number('umbrella')} with ${voice.carrier('umbrella')}, ${amount(umbrella.limits.occurrence!)} each occurrence, ended with it.`
      : ''
    const letter = [
      `${voice.producer()}\n${voice.producerAddress().join('\n')}\n${voice.reach('phone')}`,
      longDate(daysLater(ended, chance.int(2, 12))),
      [chance.pick(['CERTIFIED MAIL', 'BY FIRST CLASS MAIL', 'REGISTERED']), voice.insured(), ...voice.insuredAddress()].join('\n'),
      chance.pick(['NOTICE THAT COVERAGE HAS ENDED', 'YOUR LIABILITY INSURANCE IS NO LONGER IN FORCE', 'RE: CANCELLATION']),
      why!,
      `The policy had provided ${amount(gl.limits.occurrence!)} each occurrence, ${amount(gl.limits.aggregate!)} in the aggregate, ${amount(gl.limits.rented!)} for premises rented and ${amount(gl.limits.medical!)} for medical expense. ${also}`.trim(),
      back!,
      `Certificates that we issued on this policy are no longer good, and we have written to the holders. We cannot issue others. If you want to be insured again, a new application is needed; with a clean record a company might offer ${amount(500_000)} at first.`,
      `Yours truly,\n\n\n${voice.reach('contact')}`,
    ] // biome-ignore format: a page
    return {
      kind: 'notice',
      feeds: 'nothing',
      html: `<div class="ce">${letter.map((words) => `<p>${words.replaceAll('\n', '<br>')}</p>`).join('')}</div>`,
      css: `.ce{font:${chance.pick([9.5, 10, 10.5])}pt/1.5 'DejaVu Sans Mono',monospace;color:#1a1a1a;padding:20px 30px}.ce p{margin:0 0 16px}.ce p:nth-child(4){${chance.pick(['text-align:center', 'text-decoration:underline', 'font-weight:700'])}}`,
    }
  },
}
