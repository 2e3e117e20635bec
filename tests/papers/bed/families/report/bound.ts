import type { Paper } from '../../family.ts'
import { daysLater } from '../../listed.ts'
import type { Line } from '../../truth.ts'
import type { Voice } from '../../voice.ts'
import { before, beside, cell, check, form, midterm, page, retention, seen, sides, table, term, texts, theAgent, theInsured, trigger } from './kit.ts' // biome-ignore format: a list

const binder = page('binder', 'fills')
const certificate = page('certificate', 'fills')

/** An agency's form of a binder: captions in cells, limits at the right. */
// biome-ignore format: a page
export const binderForm: Paper = {
  draw: (voice) => {
    const { truth: t, money, date } = voice
    const { gl } = t.policies
    return binder(`<h3>INSURANCE BINDER</h3><p class="fine">This binder is a temporary insurance contract, subject to the conditions shown on the reverse side.</p>
      ${form([cell('Agency', theAgent(voice), 2), cell('Company', voice.carrier('gl')), cell('Binder #', voice.chance.digits(6))], [cell('Phone', voice.reach('phone')), cell('Agency customer ID', t.producer.code), cell('Effective date and time', `${date(gl.effective)} 12:01 AM`), cell('Binder expires', date(daysLater(gl.effective, 60)))], [cell('Insured', theInsured(voice), 2), cell('Description of operations / vehicles / property', 'As per application on file', 2)])}
      ${beside(['Per expiring policy #:', voice.text(t.prior.gl.number)], ['Policy number, if known:', voice.number('gl')], ['Proposed policy term:', term(voice, 'gl')])}
      ${table('form', ['Type of insurance', 'Coverage/Forms', 'Limits', ''], [['General liability', `${check(true)} Commercial general liability`, 'Each occurrence', voice.limit('gl', 'occurrence')], ['', `${check(true)} ${trigger(voice)}`, 'Damage to rented premises', voice.limit('gl', 'rented')], ['', '', 'Med exp (any one person)', voice.limit('gl', 'medical')], ['', '', 'Personal &amp; adv injury', voice.limit('gl', 'personal')], ['', '', 'General aggregate', voice.limit('gl', 'aggregate')], ['', '', 'Products &ndash; comp/op agg', voice.limit('gl', 'products')], ['Vehicle liability', `${check(false)} Any auto`, 'Combined single limit', ''], ['Excess liability', `${check(false)} Umbrella form`, 'Each occurrence', ''], ["Worker's compensation", '', 'E.L. each accident', '']], { from: 3 })}
      <p>Special conditions: ${money(1000)} deductible. Signature of authorized representative ______________________</p>`)
  },
}

/** A letter of an underwriter who binds, with the words of the trade. */
// biome-ignore format: a page
export const boundByMail: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    return binder(`<p>${before(voice, 'umbrella')}</p><p>${theAgent(voice)}</p><p>Attn: ${voice.reach('contact')}</p><p><b>Re: CONFIRMATION OF BINDING &mdash; ${voice.insured()}</b></p>
      ${texts('Thank you for your order. We are pleased to confirm that coverage is bound as follows:')}
      ${beside(['Carrier:', voice.carrier('umbrella')], ['Coverage:', `Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')}`], ['Policy no.:', voice.number('umbrella')], ['Term:', term(voice, 'umbrella')], ['Limit:', `${voice.limit('umbrella', 'occurrence')} each occurrence / ${voice.limit('umbrella', 'aggregate')} aggregate`], ['SIR:', retention(voice, 'Nil')], ['Premium:', `${money(t.policies.umbrella.premium)} plus taxes and fees`], ['Insured address:', voice.insuredAddress().join(', ')])}
      ${texts('Subject to: signed application within 10 days; loss runs valued within 90 days; underlying general liability of at least $1,000,000 each occurrence.', 'This binder expires when the policy is issued or 30 days from inception, whichever comes first.', `Sincerely,<br>${text(t.names.person())}, Casualty Underwriter`)}`, 'p { margin: 7pt 0 }')
  },
}

const proofRows = (voice: Voice, lines: Line[]): string[][] => {
  const words: Record<string, [string, string][]> = {
    gl: [['Each Occurrence', 'occurrence'], ['Damage to Rented Premises', 'rented'], ['Medical Expense (any one person)', 'medical'], ['Personal &amp; Advertising Injury', 'personal'], ['General Aggregate', 'aggregate'], ['Products &ndash; Completed Ops Aggregate', 'products']],
    auto: [['Combined Single Limit (each accident)', 'csl'], ['Bodily Injury (per person)', 'perPerson'], ['Bodily Injury (per accident)', 'perAccident'], ['Property Damage (per accident)', 'damage']],
    wc: [['E.L. Each Accident', 'accident'], ['E.L. Disease &ndash; Each Employee', 'employee'], ['E.L. Disease &ndash; Policy Limit', 'disease']],
  } // biome-ignore format: a table
  const types: Record<string, string> = { gl: 'Commercial General Liability', auto: 'Automobile Liability', wc: 'Workers Compensation and Employers&rsquo; Liability' } // biome-ignore format: a table
  return lines.map((line) => {
    const limits = words[line]!.filter(([, name]) => voice.truth.policies[line].limits[name])
    return [types[line]!, `${voice.carrier(line)}<br>NAIC ${voice.naic(line)}`, voice.number(line), voice.effective(line), voice.expiration(line), limits.map(([label, name]) => `${label}: ${voice.limit(line, name)}`).join('<br>')] // biome-ignore format: a row
  })
}

/** An agency system's own certificate: a row for each policy. */
// biome-ignore format: a page
export const agencyProof: Paper = {
  draw: (voice) => {
    voice.notJudged(...(['auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned'] as const))
    return certificate(`<h3 class="ctr">CERTIFICATE OF INSURANCE</h3><p class="fine">This certificate is issued as a matter of information only and confers no rights upon the certificate holder.</p>${sides(`<b>Producer</b><br>${theAgent(voice)}<br>Phone ${voice.reach('phone')} Fax ${voice.reach('fax')}<br>${voice.reach('email')}`, `<b>Insured</b><br>${theInsured(voice)}`)}
      ${table('form', ['Type of Insurance', 'Insurer', 'Policy Number', 'Effective', 'Expires', 'Limits'], proofRows(voice, ['gl', 'auto', 'wc']))}<p>Description: All operations usual to the business of the insured.</p><p><b>Certificate holder</b><br>${seen.stranger(voice)}</p><p class="num">${midterm(voice)}</p>`, 'td { font-size: 0.93em }')
  },
}

/** A company's own proof of one line, as a letter. */
// biome-ignore format: a page
export const companyProof: Paper = {
  draw: (voice) => certificate(`<h3>${voice.carrier('wc')}</h3><p><b>Certificate of Workers&rsquo; Compensation Insurance</b></p><p>${midterm(voice, 'wc')}</p><p>${seen.stranger(voice)}</p>${texts('This is to certify that we have issued a valid policy of workers&rsquo; compensation insurance to the employer named below for the period indicated.')}
    ${beside(['Employer', theInsured(voice)], ['Policy number', voice.number('wc')], ['Policy term', term(voice, 'wc')], ['Employers liability limit including defense costs', `${voice.limit('wc', 'accident')} each accident<br>${voice.limit('wc', 'employee')} disease each employee<br>${voice.limit('wc', 'disease')} disease policy limit`])}
    ${texts('This policy is not subject to cancellation by us except upon 30 days advance written notice to the employer. This certificate does not amend the policy.', `Broker: ${theAgent(voice, ', ')}`)}`),
}
