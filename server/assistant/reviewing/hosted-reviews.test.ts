import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeMessage } from '../../../shared/presets/message.ts'
import { PROTOCOLS } from '../../../tests/support/model-servers/model-server.ts'
import { answerOf, aScene, refusals, type Scene } from '../../../tests/support/model-servers/scene.ts'
import { type Asked, call, done, inOrder, resultOf } from '../../../tests/support/model-servers/script.ts'
import { contract as aContract } from '../../../tests/support/rehearsal/begun.ts'
import { glPolicy } from '../../../tests/support/rehearsal/papers.ts'
import { markFindings } from '../../domains/workspaces/review/mark-findings.ts'
import type { ToldReview } from './told-of.ts'

const START = composeMessage('CONTRACT_REVIEW', { texts: {}, forms: [] })
const REVIEW = call('REVIEW_DOCUMENTS', { review: 'CONTRACT_REVIEW' })

/** The finding of this verdict, as the model was told it. */
const toldOf = (asked: Asked, verdict: string) =>
  (resultOf(asked, 'REVIEW_DOCUMENTS') as ToldReview).findings.find((finding) => finding.verdict === verdict)!

/** What a model says that cites a finding: its reason, with the words of both sides. */
function citing(asked: Asked, more = '') {
  const { topic, why, cells } = toldOf(asked, 'SHORT')
  const sources = cells.flatMap(({ source }) => source ?? []).map((source, at) => ({ number: at + 1, source }))
  return done(`${topic}: ${why.replace(/\.$/, '')} [1][2].${more}`, { sources })
}

describe.each(PROTOCOLS)('a review by a model behind %s', (who) => {
  let scene: Scene
  let files: Record<string, Uint8Array>
  beforeAll(async () => {
    scene = await aScene(who)
    const [contract, policy] = await Promise.all([aContract(), glPolicy()])
    files = { '[Contract] Contract.pdf': contract.bytes!, '[Quote or Policy] Policy.pdf': policy.bytes! }
  })
  afterAll(() => scene.close())
  const send = () => scene.send(START, { files, preset: 'CONTRACT_REVIEW' })

  it('is answered from the findings it is told, with their words as sources', async () => {
    scene.play(inOrder(REVIEW, (asked) => citing(asked)))
    const found = await scene.done(await send())
    expect(refusals(found)).toEqual([])
    const { content, citations } = answerOf(found)!
    expect(content).toContain('$1,000,000 is $1,000,000 less than the $2,000,000 asked for [1][2].')
    expect(citations.map(({ source }) => source.quote)).toEqual([
      expect.stringContaining('$2,000,000 each occurrence'),
      'Each Occurrence Limit … $1,000,000',
    ])
  })

  it('is refused a figure that no finding has', async () => {
    scene.play(
      inOrder(
        REVIEW,
        (asked) => citing(asked, '\n\nThe umbrella adds $7,000,000.'),
        (asked) => citing(asked),
      ),
    )
    const found = await scene.done(await send())
    expect(refusals(found)).toEqual([expect.stringContaining('These are in no source: $7,000,000')])
    expect(answerOf(found)!.content).not.toContain('7,000,000')
  })

  it('goes on with what users dealt with and noted', async () => {
    scene.play(inOrder(REVIEW, (asked) => citing(asked)))
    const id = await send()
    const { artifacts } = await scene.done(id)
    const [artifact] = artifacts
    if (artifact?.body.kind !== 'review') throw new Error('No review was made.')
    const { id: finding } = artifact.body.review.findings.find(({ verdict }) => verdict === 'SHORT')!
    const acting = { house: scene.test.house, actor: scene.agency.actor }
    const remark = 'The carrier offers $2,250,000.'
    await markFindings(acting, id, artifact.id, artifact.version, { findings: [finding], dealt: true, remark })
    scene.play(
      inOrder((asked) => done(/\\?"text\\?":\\?"(The carrier offers [^"\\]+)/.exec(asked.turns.at(-1)!.text)![1]!)),
    )
    await scene.say(id, 'What of the occurrence limit?')
    const found = await scene.done(id)
    expect(refusals(found)).toEqual([])
    expect(answerOf(found)!.content).toBe(remark)
    expect(scene.asked().at(-1)!.asked.turns.at(-1)!.text).toMatch(/<reviewed>.*"dealt":/)
  })
})
