import { heading, lines, pageBreak, pairs, paragraph, small, table } from '../../../blocks.ts'
import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { printedOf } from '../../../together.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { boilerplate, gl } from '../declarations/any-hand.ts'
import { periodPairs } from '../declarations/any-hand-heads.ts'
import { label, limitWords } from '../declarations/any-hand-words.ts'

const changeDate = ({ truth, chance }: Voice) => daysLater(truth.policies.gl.effective, chance.int(20, 200))

/** A change of limits in columns From and To: what stands under To holds. */
function changeOf(voice: Voice): string {
  const { chance, style, truth, money } = voice
  const words = limitWords(chance, 'gl')
  const some = Object.fromEntries(chance.some(Object.entries(words), chance.int(1, 3)))
  const before = otherLimits(chance, 'gl', truth.policies.gl.limits)
  const rows = voice
    .limits('gl', some)
    .map(([label, amount]) => [label, money(before[Object.keys(some).find((name) => some[name] === label)!]!), amount])
  const heads = chance.pick([
    ['Coverage', 'From', 'To'],
    ['Limit', 'Was', 'Is now'],
    ['Item changed', 'Previous limit', 'Revised limit'],
    ['', 'Current', 'Amended to'],
  ])
  return table({ ...style, borders: style.borders === 'none' ? 'rows' : style.borders }, heads, rows)
}

export const endorsement: Paper = {
  draw: (voice) => {
    const { chance, style, date, money } = voice
    const title = chance.pick([
      'Policy Change Endorsement',
      'Endorsement',
      'Amendment of Limits of Insurance',
      'Change Endorsement No. 2',
    ])
    const head: [string, string][] = [
      [label(chance, 'number'), voice.number('gl')],
      [label(chance, 'insured'), voice.insured()],
      ['Endorsement Effective Date', date(changeDate(voice))],
      [label(chance, 'carrier'), voice.carrier('gl')],
      ...(chance.maybe(0.6) ? periodPairs(voice, 'gl') : []),
    ]
    return {
      kind: 'endorsement',
      feeds: 'fills',
      html:
        heading(style, title, 1.4) +
        paragraph('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.') +
        pairs(style, head) +
        paragraph(
          'This endorsement modifies insurance provided under the Commercial General Liability Coverage Part.',
        ) +
        changeOf(voice) +
        small(`Additional premium: ${money(chance.int(50, 900))}. All other terms and conditions remain unchanged.`),
    }
  },
}

const REASONS = ['Nonpayment of premium', 'Underwriting reasons', 'At the request of the insured', 'Loss history']

function cancellation(voice: Voice): string {
  const { chance, style, truth, date, text, address } = voice
  const { gl: policy } = truth.policies
  const said: [string, string][] = [
    [label(chance, 'number'), text(policy.number)],
    ['Named Insured', lines([text(truth.insured.name), ...address(truth.insured.address)])],
    ['Policy Period', `${date(policy.effective)} to ${date(policy.expiration)}`],
    ['Cancellation takes effect', `${date(changeDate(voice))} at 12:01 A.M.`],
    ['Reason', chance.pick(REASONS)],
    ['Issuing company', text(policy.carrier.name)],
  ]
  const words = chance.pick([
    'You are hereby notified that the policy shown is cancelled as of the date and hour stated, in accordance with its terms.',
    'We are cancelling this policy. Your insurance will cease at the hour and date mentioned below.',
    'Please take notice that the above policy is hereby terminated.',
  ])
  return (
    heading(
      style,
      chance.pick(['Notice of Cancellation of Insurance', 'Notice of Cancellation', 'Cancellation Notice']),
      1.5,
    ) +
    paragraph(words) +
    pairs(style, said) +
    small('Proof of mailing is retained by the company. Any unearned premium will be refunded.')
  )
}

export const notice: Paper = { draw: (voice) => ({ kind: 'notice', feeds: 'names only', html: cancellation(voice) }) }

export const reinstatement: Paper = {
  draw: (voice) => {
    const { chance, style, truth, date, text } = voice
    const { gl: policy } = truth.policies
    const said: [string, string][] = [
      [label(chance, 'number'), text(policy.number)],
      ['Named Insured', text(truth.insured.name)],
      ['Reinstatement effective', date(changeDate(voice))],
      ['Company', text(policy.carrier.name)],
    ]
    return {
      kind: 'notice',
      feeds: 'names only',
      html:
        heading(style, 'Notice of Reinstatement', 1.5) +
        paragraph(
          'The notice of cancellation sent earlier is withdrawn. The policy named is reinstated without lapse in coverage.',
        ) +
        pairs(style, said),
    }
  },
}

/** Declarations, then what was changed: the change holds. */
export const changedPolicy: Paper = {
  draw: (voice) => {
    const { truth } = voice
    const issued = truth.policies.gl.limits
    const before = otherLimits(voice.chance, 'gl', issued)
    const changed = voice.chance.pick(['occurrence', 'aggregate'])
    truth.policies.gl.limits = { ...issued, [changed]: before[changed]! }
    const declarations = gl.draw(voice)
    truth.policies.gl.limits = issued
    const words = limitWords(voice.chance, 'gl')
    const rows = voice
      .limits('gl', { [changed]: words[changed]! })
      .map(([name, amount]) => [name, voice.money(before[changed]!), amount])
    const change =
      heading(voice.style, 'Policy Change Endorsement', 1.3) +
      pairs(voice.style, [
        ['Policy Number', voice.number('gl')],
        ['Change Effective', voice.date(changeDate(voice))],
      ]) +
      table({ ...voice.style, borders: 'grid' }, ['Limit', 'From', 'To'], rows)
    return { ...declarations, html: `${htmlOf(declarations)}${pageBreak}${change}` } as Drawn
  },
}

/** Declarations with the notice that ends them, and in some files with the one that brings them back. */
export const cancelledPolicy: Paper = {
  draw: (voice) => {
    const declarations = gl.draw(voice)
    const isBack = voice.chance.maybe(0.4)
    const back = isBack ? pageBreak + htmlOf(reinstatement.draw(voice)) : ''
    return {
      kind: 'declarations',
      feeds: isBack ? 'fills' : 'names only',
      html: `${htmlOf(declarations)}${pageBreak}${cancellation(voice)}${back}`,
    }
  },
}

const htmlOf = (drawn: Drawn) => printedOf(drawn).html

export const letter: Paper = {
  draw: (voice) => {
    const { truth, text, date, address } = voice
    const { gl: policy } = truth.policies
    const html = [
      lines([text(truth.producer.name), ...address(truth.producer.address)]),
      paragraph(date(policy.effective)),
      paragraph(`Dear ${text(truth.names.person())},`),
      paragraph(
        `Thank you for meeting with us about the insurance program of ${text(truth.insured.name)}. We will send the renewal application for policy ${text(policy.number)} next week and ask that you return it with updated payrolls and a list of drivers.`,
      ),
      boilerplate(voice, 1),
      paragraph(`Sincerely,<br><br>${text(truth.producer.contact)}`),
    ]
    return { kind: 'letter', feeds: 'names only', html: html.join('') }
  },
}

export const application: Paper = {
  draw: (voice) => {
    const { chance, style, truth, date, text, money } = voice
    const words = limitWords(chance, 'gl')
    const asked = Object.keys(words).map((name): [string, string] => [
      words[name]!,
      money(truth.policies.gl.limits[name]!),
    ])
    const said: [string, string][] = [
      ['Applicant', lines([text(truth.insured.name), ...voice.address(truth.insured.address)])],
      ['Agency', text(truth.producer.name)],
      ['Proposed Effective Date', date(truth.policies.gl.effective)],
      ['Years in business', String(chance.int(1, 40))],
      ['FEIN', `${chance.digits(2)}-${chance.digits(7)}`],
    ]
    const questions = [
      'Any policy cancelled or declined in the past three years?',
      'Is any work done by subcontractors?',
      'Any bankruptcies or judgments?',
    ].map((question) => [question, chance.pick(['Yes', 'No'])])
    const prior = table(
      style,
      ['Year', 'Carrier', 'Policy Number', 'Premium'],
      [
        [
          date(truth.prior.gl.effective).slice(-4),
          text(truth.prior.gl.carrier.name),
          text(truth.prior.gl.number),
          money(truth.prior.gl.premium),
        ],
      ],
    )
    return {
      kind: 'application',
      feeds: 'nothing',
      html:
        heading(
          style,
          chance.pick(['Commercial Insurance Application', 'Application for General Liability Insurance']),
          1.5,
        ) +
        pairs(style, said) +
        heading(style, 'Limits Requested', 1.1) +
        pairs(style, asked) +
        heading(style, 'Prior Carrier Information', 1.1) +
        prior +
        table(style, ['Question', 'Answer'], questions) +
        small(
          'Signature of applicant ______________________ Date __________ The applicant represents that the answers are true.',
        ),
    }
  },
}

export const contract: Paper = {
  draw: (voice) => {
    const { truth, text, money, date } = voice
    const { gl: policy } = truth.policies
    const html = [
      heading(
        voice.style,
        voice.chance.pick(['Services Agreement', 'Subcontract Agreement', 'Commercial Lease Agreement']),
        1.4,
      ),
      paragraph(
        `This Agreement is made as of ${date(policy.effective)} by and between ${text(truth.names.business())} (“Owner”) and ${text(truth.insured.name)} (“Contractor”).`,
      ),
      paragraph(
        '<b>7. Insurance.</b> Contractor shall procure and maintain, at its own expense, the following insurance with carriers rated A- VII or better:',
      ),
      paragraph(
        `(a) Commercial General Liability with limits of not less than ${money(policy.limits.occurrence!)} each occurrence and ${money(policy.limits.aggregate!)} general aggregate; (b) Automobile Liability, ${money(1_000_000)} combined single limit; (c) Workers Compensation as required by statute.`,
      ),
      paragraph(
        'Owner shall be named as an additional insured on a primary and non-contributory basis. Certificates shall be delivered before any work begins.',
      ),
      paragraph(
        '<b>8. Indemnity.</b> To the fullest extent permitted by law, Contractor shall indemnify and hold harmless Owner from claims arising out of the work.',
      ),
      paragraph('IN WITNESS WHEREOF, the parties have executed this Agreement.'),
    ]
    return { kind: 'contract', feeds: 'names only', html: html.join('') }
  },
}
