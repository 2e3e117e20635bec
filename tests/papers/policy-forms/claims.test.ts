import { describe, expect, it } from 'vitest'
import { findFacts, findQuote, readDocument } from '../../../server/documents/index.ts'
import { reviewClaim } from '../../../server/reviews/claims/claim.ts'
import { NothingToReview, type Review, type ReviewPaper } from '../../../server/reviews/types.ts'
import { fileOf } from '../../support/documents/file.ts'
import { linesPage, makePdf } from '../../support/documents/pdf.ts'
import type { DrawnExclusion } from '../../support/documents/policy-forms.ts'
import { aDrawing, type Drawing } from './contents.ts'
import { drawPolicy } from './draw.ts'
import { LAYOUTS } from './layouts.ts'

async function policyFrom(drawing: Drawing, layout: number): Promise<ReviewPaper> {
  const pdf = await drawPolicy(drawing, LAYOUTS[layout]!)
  const { pages, warnings } = await readDocument(fileOf('Policy.pdf', pdf), 'Policy.pdf')
  const facts = await findFacts(pages)
  // Its coverage form is an invented one: what line it is of no one could know.
  const policies = facts.policies.map((one) => ({ ...one, lines: ['gl' as const] }))
  return { fileId: 'P', name: 'Policy.pdf', slot: '[Policy]', pages, warnings, facts: { ...facts, policies } }
}
/** A policy whose list of forms names no exclusion that is not in the file. */
const policyOf = (layout: number, seed = 3) => {
  const drawing = aDrawing(seed)
  return policyFrom({ ...drawing, endorsed: drawing.endorsed.filter(({ isInFile }) => isInFile) }, layout)
}
const review = (text: string, ...papers: ReviewPaper[]): Review =>
  reviewClaim({ papers, records: [], today: '2026-06-01', choices: {}, text })
const decisionOf = ({ findings }: Review) => findings.find(({ topic }) => topic === 'Whether the loss is covered')!

async function paper(slot: string, lines: string[], name = 'Claim.pdf'): Promise<ReviewPaper> {
  const { pages, warnings } = await readDocument(fileOf(name, await makePdf([linesPage(lines)])), name)
  return { fileId: name, name, slot, pages, warnings, facts: await findFacts(pages) }
}

const ofNoLine = ({ facts, ...paper }: ReviewPaper): ReviewPaper => ({
  ...paper,
  facts: { ...facts, policies: facts.policies.map((one) => ({ ...one, lines: [] })) },
})

const SLIP = 'The insured may become legally obligated to pay damages: a customer fell on the stairs and makes a claim.'
const ALCOHOL =
  'Our insured caused the intoxication of a guest by the serving of alcohol and may be held liable for the injury of a person.'

/** Words stand on the side of the policy wherever a verdict speaks of it. */
function expectWords({ findings }: Review, papers: ReviewPaper[]) {
  for (const { verdict, cells, topic } of findings) {
    if (verdict !== 'NOT_SHOWN') expect([topic, cells[1]!.place ?? cells[0]!.place]).toEqual([topic, expect.anything()])
    if (['NOT_COVERED', 'LIKELY_COVERED', 'FOUND', 'MET'].includes(verdict))
      expect([topic, cells[1]!.place]).toEqual([topic, expect.anything()])
    for (const { place } of cells) {
      if (place?.of !== 'file') continue
      const { pages } = papers.find(({ fileId }) => fileId === place.fileId)!
      expect(findQuote(pages.find(({ number }) => number === place.page)!, place.quote), place.quote).not.toBeNull()
    }
  }
}

/** Forms on property promise no damages. */
const OF_LIABILITY = LAYOUTS.map(({ name }, at) => [name, at] as const).filter(([name]) => !name.startsWith('causes'))

describe.each(OF_LIABILITY)('a claim under a policy set as %s', (_, layout) => {
  it('is decided by the term, the agreement and the exclusions, each in words', async () => {
    const policy = await policyOf(layout)
    const told = {
      likely: review(`On 05/12/2026 this happened. ${SLIP}`, policy),
      early: review(`The loss happened on 02/12/2026. ${SLIP}`, policy),
      undated: review(SLIP, policy),
    }
    expect(decisionOf(told.likely)).toMatchObject({ verdict: 'LIKELY_COVERED', cells: [{}, { place: { of: 'file' } }] })
    expect(decisionOf(review(`The loss happened on 02/12/2026. ${SLIP}`, ofNoLine(policy)))).toMatchObject({
      verdict: 'AMBIGUOUS',
      why: expect.stringContaining('occurrence or claims-made'),
    })
    expect(decisionOf(told.early)).toMatchObject({ verdict: 'NOT_COVERED', why: expect.stringContaining('02/12/2026') })
    expect(decisionOf(told.early).cells[1]!.place).toMatchObject({ quote: expect.stringContaining('04/01/2026') })
    expect(decisionOf(told.undated)).toMatchObject({
      verdict: 'AMBIGUOUS',
      why: expect.stringContaining('date of loss'),
    })
    for (const one of Object.values(told)) expectWords(one, [policy])
  })
})

describe('an exclusion that names the loss', () => {
  const alcohol = {
    name: 'Serving of Alcohol',
    text: 'Injury for which the insured may be held liable by reason of causing the intoxication of any person.',
  }
  const recall = {
    name: 'Recall Costs',
    text: 'Loss or expense incurred for the withdrawal or disposal of your goods.',
  }
  const exception = 'This exclusion does not apply to a private party that nobody is charged for.'
  const under = async (exclusion: DrawnExclusion, back: DrawnExclusion, loss = ALCOHOL) => {
    const sections = [{ heading: 'COVERAGE A BODILY INJURY LIABILITY', exclusions: [exclusion, recall] }]
    const form = { number: 'QF 00 01', edition: '04 26', title: 'LIABILITY COVERAGE FORM', sections }
    const policy = await policyFrom({ form, endorsed: [], back: { exclusion: back, at: 0 } }, 1)
    const found = review(`On 05/12/2026: ${loss}`, policy)
    expectWords(found, [policy])
    return decisionOf(found)
  }

  it('never bars it for sure: that the words are alike does not say that it happened so', async () => {
    const { verdict, why } = await under(alcohol, recall)
    expect([verdict, why]).toEqual(['AMBIGUOUS', expect.stringContaining('Whether “Serving of Alcohol” applies.')])
    const liquor = { name: 'Liquor', text: 'Bodily injury or property damage arising out of liquor.' }
    const store = `${SLIP} A forklift at the liquor store caused bodily injury and property damage.`
    expect((await under(liquor, recall, store)).verdict).toBe('AMBIGUOUS')
  })

  it('leaves it open where an exception stands in it', async () => {
    const { verdict, why } = await under({ ...alcohol, exception }, recall)
    expect([verdict, why]).toEqual(['AMBIGUOUS', expect.stringContaining('exception of “Serving of Alcohol”')])
  })

  it('leaves it open where another form gives it back', async () => {
    const { verdict, why } = await under(alcohol, alcohol)
    expect([verdict, why]).toEqual(['AMBIGUOUS', expect.stringContaining('another form changes it')])
  })

  it('does not bar a loss that says it was not so', async () => {
    const policy = await policyOf(0, 1)
    const text = `On 05/12/2026 a guest fell. The serving of alcohol did not cause the intoxication of any person liable for injury.`
    expect(decisionOf(review(text, policy)).verdict).not.toBe('NOT_COVERED')
  })
})

it('an exclusion whose text is not in the file, or an item of a list that is not there, leaves it open', async () => {
  const { form, back } = aDrawing(3)
  const text = `On 05/12/2026 this happened. ${SLIP} It was a fight at the bar.`
  const endorsed = { number: 'QF 21 50', edition: '04 26', title: 'Assault or Battery Exclusion' }
  const under = async (isInFile: boolean) =>
    decisionOf(review(text, await policyFrom({ form, endorsed: [{ ...endorsed, isInFile }], back }, 1)))
  expect((await under(true)).verdict).toBe('LIKELY_COVERED')
  expect(await under(false)).toMatchObject({
    verdict: 'AMBIGUOUS',
    why: expect.stringContaining('Whether “Assault or Battery Exclusion” applies: its text is not in the file.'),
  })
  const policy = await policyOf(1)
  const pages = policy.pages.map((page) => ({
    ...page,
    lines: page.lines.filter(({ text }) => !/^4\. Hostile/.test(text)),
  }))
  expect(decisionOf(review(`On 05/12/2026: ${SLIP}`, { ...policy, pages }))).toMatchObject({
    verdict: 'AMBIGUOUS',
    why: expect.stringContaining('those items are not on the pages that were read'),
  })
})

it('of declarations alone nothing is decided, and the coverage form is asked for', async () => {
  const policy = await policyOf(0)
  const alone = { ...policy, pages: policy.pages.slice(0, 1) }
  expect(decisionOf(review(`On 05/12/2026: ${SLIP}`, alone))).toMatchObject({
    verdict: 'NOT_SHOWN',
    action: expect.stringContaining('coverage forms'),
  })
})

it('a loss notice tells date and description as a typed text does', async () => {
  const policy = await policyOf(1)
  const claim = await paper('[Claim]', [
    'LOSS NOTICE',
    'Date of Loss: 03/30/2026',
    'Date Reported: 05/02/2026',
    `Description of Loss: A customer fell and claims damages.`,
  ])
  const found = review('', claim, policy)
  expect(decisionOf(found)).toMatchObject({
    verdict: 'NOT_COVERED',
    cells: [{ place: { quote: expect.stringContaining('03/30/2026') } }, {}],
  })
  expectWords(found, [claim, policy])
})

it('a claims-made policy answers for what was reported in its term, and not for what came before its retroactive date', async () => {
  const policy = await policyOf(1)
  const [term] = policy.facts.facts.filter(({ key }) => key === 'policy.effective')
  const add = (key: 'gl.trigger' | 'gl.retroactiveDate', value: string) => ({
    ...term!,
    id: key,
    key,
    value,
    confidence: 0.99,
  })
  const made = (...facts: ReturnType<typeof add>[]) => ({
    ...policy,
    facts: { ...policy.facts, facts: [...policy.facts.facts, ...facts] },
  })
  const trigger = add('gl.trigger', 'claims-made')
  const text = `The loss happened on 02/12/2026. The claim was reported on 05/12/2026. ${SLIP}`
  expect(decisionOf(review(text, made(trigger))).verdict).toBe('LIKELY_COVERED')
  expect(decisionOf(review(text, made(trigger, add('gl.retroactiveDate', '03/01/2026')))).verdict).toBe('NOT_COVERED')
  expect(decisionOf(review(`Reported on 06/12/2027. ${SLIP}`, made(trigger))).verdict).toBe('NOT_COVERED')
})

describe('which day is the date of loss', () => {
  const SURE_OF = ['NOT_COVERED', 'LIKELY_COVERED', 'MET']
  it.each([
    ['We bought the building on 01/02/2020. Last week a pipe burst.', 'AMBIGUOUS'],
    ['The claimant was born on 03/04/1980. The claim came by a letter of 05/12/2026.', 'AMBIGUOUS'],
    ['The loss happened on 02/12/2026. A contractor came on 05/12/2026.', 'AMBIGUOUS'],
    ['The insured reported the loss on 03/12/2026.', 'AMBIGUOUS'],
    ['The loss happened on 02/12/2026. It was reported on 05/12/2026.', 'NOT_COVERED'],
    ['On 05/12/2026 a ladder fell on a customer.', 'MET'],
    ['The accident was on 05/12/2026. We wrote this on 06/30/2028.', 'MET'],
  ])('%s: %s', async (text, verdict) => {
    const policy = await policyOf(1)
    const { findings } = review(text, policy)
    expect(findings.find(({ topic }) => topic === 'Date of loss')!.verdict).toBe(verdict)
    if (!SURE_OF.includes(verdict)) expect(SURE_OF).not.toContain(decisionOf({ findings } as Review).verdict)
  })

  it('says which day is needed', async () => {
    const { findings } = review('We bought the building on 01/02/2020. A pipe burst.', await policyOf(1))
    expect(findings.find(({ topic }) => topic === 'Date of loss')!.why).toContain('The date of loss is needed')
  })
})

it('a policy that was canceled before the loss, or is only offered, covers nothing for sure', async () => {
  const policy = await policyOf(1)
  const text = `The accident happened on 05/12/2026. ${SLIP}`
  const notice = await paper(
    '[Policy]',
    ['NOTICE OF CANCELLATION', 'Policy Number: QM-4471902', 'Named Insured: Brindle Works LLC', 'Cancellation effective date: 05/01/2026', 'Your policy is canceled for nonpayment of premium.'],
    'Notice.pdf',
  ) // biome-ignore format: lines
  expect(decisionOf(review(text, policy)).verdict).toBe('LIKELY_COVERED')
  const canceled = review(text, policy, notice)
  expect(decisionOf(canceled)).toMatchObject({ verdict: 'AMBIGUOUS', why: expect.stringContaining('canceled') })
  expectWords(canceled, [policy, notice])
  const offered = { ...policy, facts: { ...policy.facts, kind: 'quote' as const } }
  expect(decisionOf(review(text, offered)).verdict).toBe('AMBIGUOUS')
  const unread = { ...policy, warnings: ['Page 4 could not be read.'] }
  expect(decisionOf(review(text, unread)).verdict).toBe('AMBIGUOUS')
})

it('papers are taken for what their kind says, and that is told', async () => {
  const policy = { ...(await policyOf(1)), slot: '[Claim]' }
  const lines = ['LOSS NOTICE', 'Date of Loss: 03/30/2026', 'Date Reported: 05/02/2026', 'Description of Loss: A customer fell.'] // biome-ignore format: lines
  const claim = await paper('[Policy]', lines, 'Loss notice.pdf')
  const found = review('', claim, policy)
  expect(decisionOf(found).verdict).toBe('NOT_COVERED')
  expect(found.notes).toEqual([
    'Loss notice.pdf is a claim document, so it was read as one.',
    'Policy.pdf is a policy, so it was read as one.',
  ])
  const unknown = { ...(await paper('', ['Dear team,', 'please look at this.'], 'Mail.pdf')), slot: '' }
  expect(review('', claim, policy, unknown).notes).toContain(
    'Mail.pdf was not used: it does not show whether it is a policy or a claim document.',
  )
})

it('what the application says otherwise than the claim is a contradiction with the words of both', async () => {
  const policy = await policyOf(1)
  const application = await paper(
    '[Application]',
    ['APPLICATION', 'Year Roof Built: 2015', 'Swimming Pool On Premises: No', 'Full-time Employees: 4'],
    'Application.pdf',
  )
  const claim = await paper('[Claim]', [
    'ADJUSTER REPORT',
    'Date of Loss: 05/02/2026',
    'Year Roof Built: 1988',
    'Swimming Pool On Premises: No',
    'Full-time Employees: 4',
  ])
  const found = review('', claim, policy, application)
  const wrong = found.findings.filter(({ verdict }) => verdict === 'CONTRADICTS')
  expect(wrong.map(({ topic, cells }) => [topic, ...cells.map(({ text }) => text)])).toEqual([
    ['Year Roof Built', '2015', '1988'],
  ])
  expectWords(found, [claim, policy, application])
})

it('without a policy, or without a claim, there is nothing to review', async () => {
  expect(() => review(SLIP)).toThrow(NothingToReview)
  const policy = await policyOf(1)
  expect(() => review('', policy)).toThrow(NothingToReview)
})
