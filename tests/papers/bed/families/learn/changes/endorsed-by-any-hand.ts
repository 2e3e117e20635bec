import { heading, lines, pageBreak, pairs, paragraph, small, table } from '../../../blocks.ts'
import type { Drawn, LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { printedOf } from '../../../together.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { gl } from '../declarations/any-hand.ts'
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

const endorsement: Paper = {
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

const notice: Paper = { draw: (voice) => ({ kind: 'notice', feeds: 'names only', html: cancellation(voice) }) }

const reinstatement: Paper = {
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
const changedPolicy: Paper = {
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
const cancelledPolicy: Paper = {
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

export const endorsedByAnyHandFamilies: LearnFamily[] = [
  { name: 'changes', papers: { endorsement, notice, reinstatement, changedPolicy, cancelledPolicy } },
] // biome-ignore format: a family in a line
