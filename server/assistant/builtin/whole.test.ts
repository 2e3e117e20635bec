import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeMessage } from '../../../shared/presets/message.ts'
import { answerOf, aScene, fieldOf, formOf, refusals, type Scene } from '../../../tests/support/model-servers/scene.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import type { MadePaper } from '../../../tests/support/rehearsal/made-paper.ts'
import * as made from '../../../tests/support/rehearsal/papers.ts'

let scene: Scene
beforeAll(async () => {
  scene = await aScene('built-in')
})
afterAll(() => scene.close())

const filesOf = async (...papers: Promise<MadePaper>[]) =>
  Object.fromEntries((await Promise.all(papers)).map(({ name, bytes }) => [name, bytes!]))

/** Sends a message and waits for Cara's answer. */
async function ask(message: string, files: Record<string, Uint8Array>) {
  const id = await scene.send(message, { files })
  const view = await scene.done(id)
  return { id, view, answer: answerOf(view)! }
}

describe('the built-in model with the real tools', () => {
  it.each([
    ['Is flood covered?', made.propertyPolicy, /exclusion wording[\s\S]*including flood/, 2],
    ['Is water backup covered?', made.propertyPolicy, /coverage wording[\s\S]*covered up to \$10,000/, 2],
    ['What is the spoilage limit?', made.propertyPolicy, /^Spoilage: limit \$25,000 \[1\]\.$/, 1],
    [
      'What are the spoilage limit and the building limit added up?',
      made.propertyPolicy,
      /^\$875,000 together(?: \(limit\))?\. I added it up from 2 values\.\n\n- Spoilage: \$25,000 \[1\]\n- Building: \$850,000/,
      1,
    ],
    ['How many days notice of cancellation?', made.glPolicy, /10 days before/, 5],
    ['Is mold covered, and what is the deductible?', made.glPolicy, /fungi or bacteria[\s\S]*\$2,500/, 8],
    ['Which vehicles are scheduled?', made.autoPolicy, /make and model: Isuzu NPR Box Truck/, 2],
  ])('%s', async (question, paper, expected, page) => {
    const { view, answer } = await ask(question, await filesOf(paper()))
    expect(refusals(view)).toEqual([])
    expect(answer.content).toMatch(expected)
    const pages = answer.citations.map(({ source }) => (source.kind === 'DOCUMENT' ? source.page : 0))
    expect(pages).toContain(page)
  })

  it('describes several policies as a whole without a statement refused', async () => {
    const { view, answer } = await ask(
      'What do these policies cover?',
      await filesOf(made.glPolicy(), made.autoPolicy(), made.wcPolicy()),
    )
    expect(refusals(view)).toEqual([])
    expect(answer.content).toMatch(/QF-000-1042[\s\S]*BW-77-3301[\s\S]*TW-WC-55120/)
    expect(answer.citations.length).toBeGreaterThan(25)
  })

  it('fills, writes, corrects and drafts in one conversation', async () => {
    const message = composeMessage('GENERATE_TEMPLATE', {
      forms: ['25'],
      texts: {
        holder: 'Paper Lantern Properties, 77 Placeholder Avenue, Sampleton, OH 43000',
        instructions: 'They want to be additional insured.',
      },
    })
    const { id, view } = await ask(message, await filesOf(made.glPolicy(), made.umbrellaPolicy(), made.wcPolicy()))
    expect(refusals(view)).toEqual([])
    expect(formOf(view).fields.filter(({ state }) => state !== 'BLANK').length).toBeGreaterThan(40)
    expect(fieldOf(view, 'CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A').value).toBe('Y')
    for (const [next, kind] of [
      ['now write the e-mail to the holder', 'email'],
      ['make it shorter', 'email'],
      ['change the general liability each occurrence limit to $2,000,000', 'form'],
      ['Draft a coverage summary document for the client', 'document'],
    ] as const) {
      await scene.say(id, next)
      const after = await scene.done(id)
      expect(refusals(after), next).toEqual([])
      expect(
        after.artifacts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)!.body.kind,
        next,
      ).toBe(kind)
    }
    expect(fieldOf(await scene.look(id), 'GeneralLiability_EachOccurrence_LimitAmount_A').value).toBe('2,000,000')
  })

  it('fills what is sure, asks which of two policies it is, and puts the answer on the same form', async () => {
    const files = {
      'One.pdf': await aPolicyPdf(),
      'Two.pdf': await aPolicyPdf({ number: 'QF-777-0001', eachOccurrence: '$500,000' }),
    }
    const { id, view, answer } = await ask(
      'Fill ACORD 25. The holder is Paper Lantern Properties, 77 Placeholder Avenue, Sampleton, OH 43000.',
      files,
    )
    expect(view.workspace.state).toBe('WAITING_FOR_INPUT')
    expect(answer.choices).toHaveLength(2)
    expect(fieldOf(view, 'NamedInsured_FullName_A').value).toBe('Otter & Thimble Joinery LLC')
    expect(fieldOf(view, 'Policy_GeneralLiability_PolicyNumberIdentifier_A')).toMatchObject({
      value: '',
      reason: expect.stringContaining('please choose'),
    })
    await scene.say(id, answer.choices.find((choice) => choice.includes('QF-777-0001'))!)
    const after = await scene.done(id)
    expect(refusals(after)).toEqual([])
    expect(after.workspace.state).toBe('IDLE')
    expect(fieldOf(after, 'Policy_GeneralLiability_PolicyNumberIdentifier_A').value).toBe('QF-777-0001')
    expect(fieldOf(after, 'GeneralLiability_EachOccurrence_LimitAmount_A').value).toBe('500,000')
    expect(new Set(after.artifacts.map((artifact) => artifact.id)).size).toBe(1)
    expect(after.versions.map(({ version }) => version)).toEqual([1, 2])
  })
})
