import { beforeAll, describe, expect, it } from 'vitest'
import { type PresetChoices, type PresetId, presetOf } from '../../../shared/presets.ts'
import { applicant } from '../../../tests/papers/reviews/applicants.ts'
import { APPLICATIONS } from '../../../tests/papers/reviews/applications.ts'
import { carrierPapers } from '../../../tests/papers/reviews/carrier-papers.ts'
import { LOSS_RUN } from '../../../tests/support/documents/loss-run.ts'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { contract as aContract, begun, type Slotted } from '../../../tests/support/rehearsal/begun.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { glPolicy, glQuote } from '../../../tests/support/rehearsal/papers.ts'
import { type Rehearsal, rehearseHere, type Told } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const contract = aContract()
const lossRun = makePdf([LOSS_RUN]).then((pdf) => paperOf('Loss run.pdf', pdf))
const policy = glPolicy()
const quote = glQuote()

/** The papers of an application whose first vehicle is of another year than the policy's. */
async function anApplication(): Promise<Slotted[]> {
  const of = applicant(5)
  const [vehicle, ...others] = of.vehicles
  const application = await APPLICATIONS.sheet({ ...of, vehicles: [{ ...vehicle!, year: 2011 }, ...others] })
  return [application, ...(await carrierPapers(of))].map((paper) => ['[Input Document]', Promise.resolve(paper)])
}

/** What was drafted as an e-mail on the way to an answer. */
const draftOf = ({ calls }: Told) =>
  calls.findLast(({ name, refused }) => name === 'DRAFT_EMAIL' && !refused)?.input as
    | { subject: string; body: string; attachments?: string[]; sources: object[] }
    | undefined

type Trial = {
  preset: PresetId
  files: () => Slotted[] | Promise<Slotted[]>
  texts?: Record<string, string>
  choices?: PresetChoices
  /** What each question that is offered after the review is answered with, in their order; an e-mail by its text. */
  answers: RegExp[]
}

const TRIALS: Trial[] = [
  {
    preset: 'CERTIFICATE_REVIEW',
    files: () => [
      ['[Certificate]', quote],
      ['[Binder or Policy]', policy],
    ],
    answers: [
      /^Contradicts: 6 of .*The certificate says \$2,000,000, the policy \$1,000,000 \[/s,
      /^To do, the gravest first:.*Ask the producer to correct the each occurrence/s,
    ],
  },
  {
    preset: 'CONTRACT_REVIEW',
    files: () => [
      ['[Contract]', contract],
      ['[Quote or Policy]', policy],
    ],
    answers: [
      /^Short: 1 of 4 findings\..*Each occurrence.*Quote or policy: “\$1,000,000” \[/s,
      /^Not shown: 1 of 4 findings\..*automobile.*Not found in Quillfeather GL policy.pdf/s,
    ],
  },
  {
    preset: 'COVERAGE_COMPARISON',
    files: () => [
      ['[Option 1]', policy],
      ['[Option 2]', quote],
    ],
    answers: [
      /^What matters most:.*\$2,000,000 against \$1,000,000 \[/s,
      /Each occurrence: Option 2’s each occurrence is \$1,000,000 higher/,
    ],
  },
  {
    preset: 'DOCUMENT_EXPLORATION',
    files: () => [['[Policy]', policy]],
    choices: { mode: ['EXCLUSIONS'] },
    answers: [/Pollution.*Fungi or Bacteria/s, /deductible is \$2,500/, /Coverage summary/],
  },
  {
    preset: 'UNDERWRITING_ANALYSIS',
    files: anApplication,
    choices: { lines: ['BUSINESS_OPERATIONS', 'AUTO'] },
    answers: [/^Contradicts: 1 of .*says 2011; .* says 2016 \[/s, /^Not shown: 2 of .*Which limits would you like/s],
  },
  {
    preset: 'COMMERCIAL_CLASSIFICATION',
    files: () => [],
    texts: { business: 'General freight trucking' },
    answers: [/Code \d{6}.*Led there by: .*How sure: \d+ %/, /What would decide:\n- \p{Lu}/u],
  },
  {
    preset: 'GENERATE_QUOTE_PROPOSAL',
    files: () => [['[Quote or Policy]', quote]],
    answers: [
      /Option 1: PEBBLECREEK INSURANCE COMPANY, total premium \$7,950/,
      /^Nothing in the review is “not shown”/,
    ],
  },
  {
    preset: 'COVERAGE_GAP_ANALYSIS',
    files: () => [['[Policy]', policy]],
    texts: { business: 'A restaurant with a full bar and two vans. Uses subcontractors.' },
    answers: [
      /^(?!.*Exposure-inferred).*Policy-confirmed, Subcontractors.*Damage to Work/s,
      /^To do, the gravest first:.*Ask for general liability without an exclusion of subcontractors/s,
    ],
  },
  {
    preset: 'CLAIMS_REVIEW',
    files: () => [['[Policy]', policy]],
    texts: { loss: 'On 05/02/2026 a visitor slipped on wet paint that we had spilled and broke an arm.' },
    answers: [/Whether the loss is covered\*\*: ambiguous/, /^To do, .*Settle what decides with the carrier/s],
  },
  {
    preset: 'LOSS_RUN_ANALYSIS',
    files: () => [['[Loss Run]', lossRun]],
    answers: [
      /C-1003.*Open.*C-1004.*Reopened/s,
      /^The review finds nothing of this kind\. .*add up to what is printed/s,
    ],
  },
]

it.each(TRIALS)('what is offered after $preset is answered well', async ({ preset, files, answers, ...values }) => {
  const { rehearsal } = await begun(preset, await files(), values)
  const { next } = presetOf(preset)
  expect(answers).toHaveLength(next.length)
  for (const [at, question] of next.entries()) {
    const told = await rehearsal.say(question)
    expect(told.refusals, question).toEqual([])
    expect(told.outcome, question).toBe('DONE')
    expect(draftOf(told)?.body ?? told.answer, question).toMatch(answers[at]!)
  }
})

describe('after a contract review', () => {
  let rehearsal: Rehearsal
  beforeAll(async () => {
    const files: Slotted[] = [
      ['[Contract]', contract],
      ['[Quote or Policy]', policy],
    ]
    rehearsal = (await begun('CONTRACT_REVIEW', files)).rehearsal
  })

  it.each([
    ['Why is the each occurrence short?', /\$1,000,000 is \$1,000,000 less than the \$2,000,000 asked for \[1\]\[2\]/],
    ['is the aggregate met?', /^- \*\*General liability, General aggregate: \$2,000,000\*\*: met/],
    [
      'why is the additional insured missing?',
      /^The review does not find this missing\. It says:.*Additional insured\*\*: met/s,
    ],
    ['What contradicts?', /^Nothing in the review is “contradicts”\. What I found: 1 short, 1 not shown, 2 met\./],
    ['What is missing?', /^Nothing in the review is “missing”\. What is not shown may be:.*Automobile/s],
    ['Which are not met?', /^Open: 2 of 4 findings/],
    [
      'What has to be done next?',
      /Ask the carrier to raise each occurrence to at least \$2,000,000.*Ask for proof of automobile/s,
    ],
    ['What does the review say?', /^What I found: 1 short, 1 not shown, 2 met\./],
  ])('“%s” is answered from its findings alone', async (question, answer) => {
    const told = await rehearsal.say(question)
    expect(told.answer).toMatch(answer)
    expect(told.calls.map(({ name }) => name)).toEqual(['COMPLETE_TASK'])
  })

  it.each([
    ['What is the policy number?', 'QF-000-1042'],
    ['Why would flood be excluded?', 'flood'],
    ['What is the medical expense limit?', '$5,000'],
  ])('“%s” is answered from the documents', async (question, answer) => {
    const told = await rehearsal.say(question)
    expect(told.calls.map(({ name }) => name)).toContain('SEARCH_FILE')
    expect(told.answer).toContain(answer)
  })

  it('an e-mail asks for what is short, with the words it rests on', async () => {
    const told = await rehearsal.say('Write an e-mail to the carrier about what is short')
    expect(draftOf(told)!.body).toMatch(
      /^1\. .*Each occurrence: \$2,000,000\): Please raise each occurrence to at least \$2,000,000\./m,
    )
    expect(draftOf(told)!.body).not.toMatch(/automobile/i)
    expect(draftOf(told)!.sources).toHaveLength(2)
    expect(told.answer).not.toContain('do not clearly state')
  })
})

it('an e-mail that goes with a proposal has it attached', async () => {
  const { rehearsal } = await begun('GENERATE_QUOTE_PROPOSAL', [['[Quote or Policy]', quote]])
  const told = await rehearsal.say('Write an e-mail that goes with the proposal')
  const proposal = rehearsal.conversation.artifacts.find(({ type }) => type === 'DOCUMENT')!
  expect(draftOf(told)!.attachments).toEqual([proposal.id])
  expect(told.answer).not.toContain('attach it yourself')
})

it('exclusions that a loss falls under are named, and no other', async () => {
  const loss =
    'On 05/02/2026 the release of pollutants at premises we rent caused bodily injury: a discharge of solvent, pollution.'
  const { rehearsal } = await begun('CLAIMS_REVIEW', [['[Policy]', policy]], { texts: { loss } })
  const { answer } = await rehearsal.say('Which exclusions apply?')
  expect(answer).toMatch(/Exclusion: .*Pollution/)
  expect(answer).not.toMatch(/Liquor|War\b/)
})
