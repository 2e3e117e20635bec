import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../tests/support/house.ts'
import { PROTOCOLS } from '../../tests/support/model-servers/model-server.ts'
import {
  AGGREGATE,
  field,
  GOOD,
  INSURED,
  LOOK,
  OCCURRENCE,
  onPage,
} from '../../tests/support/model-servers/otter-form.ts'
import { answerOf, aScene, fieldOf, refusals, type Scene } from '../../tests/support/model-servers/scene.ts'
import { call, done, inOrder, resultOf } from '../../tests/support/model-servers/script.ts'
import { aPolicyPdf } from '../../tests/support/policies.ts'
import { readPrompt } from '../assistant/builtin/read-prompt.ts'
import { buildPrompt } from '../assistant/prompt.ts'
import { NOT_BORNE_OUT } from '../assistant/tools/form-values.ts'
import { readConversation } from './read-conversation.ts'

let policy: Buffer
beforeAll(async () => {
  policy = await aPolicyPdf()
})

describe.each(PROTOCOLS)('what is refused of a model behind %s', (who) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await aScene(who)
  })
  afterAll(() => scene.close())
  const fill = () => scene.send('Fill ACORD 25.', { files: { 'Policy.pdf': policy } })

  it('is told what it may do, and what came of its calls', async () => {
    scene.play(inOrder(LOOK, done('I looked.')))
    await scene.done(await fill())
    const [first, second] = scene.asked().map(({ asked }) => asked)
    const names = [
      'THINK',
      'PEEK_FILE',
      'SEARCH_FILE',
      'SEARCH_KNOWLEDGE_GRAPH',
      'LOOK_UP_ACCOUNT',
      'REVIEW_DOCUMENTS',
      'REQUEST_TEMPLATE_TOOLS',
      'FILL_TEMPLATE',
      'PDF_EDITOR',
      'DRAFT_EMAIL',
      'DRAFT_DOCUMENT',
      'FILE_EDITOR',
      'COMPLETE_TASK',
    ]
    expect(first!.tools.map(({ name }) => name)).toEqual(names)
    for (const { schema, description } of first!.tools) {
      expect(schema).toMatchObject({ type: 'object', properties: expect.any(Object) })
      expect(description.length).toBeGreaterThan(40)
    }
    expect(first!.system).toContain('No source, no value.')
    expect(first!.turns.at(-1)!.text).toContain('"name":"Policy.pdf"')
    expect(resultOf(second!, 'PEEK_FILE')).toMatchObject({
      file: 'F1',
      kind: expect.any(String),
      facts: expect.any(Array),
    })
    expect(JSON.stringify(resultOf(second!, 'SEARCH_FILE'))).toContain('Additional Insured')
  })

  it('keeps values with false sources off the form and says why, to the model and to the user', async () => {
    const bad = [
      field(AGGREGATE, '5,000,000', 'General Aggregate Limit $5,000,000'),
      field('GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', '10,000', 'Medical Expense Limit $5,000'),
      { field: 'Producer_FullName_A', value: 'Lanternfish Insurance Agency' },
      field('Made_Up_Element_A', '1', '$5,000'),
    ]
    scene.play(inOrder(call('FILL_TEMPLATE', { templateId: '25', fields: [...GOOD, ...bad] }), done('Filled.')))
    const found = await scene.done(await fill())
    expect(fieldOf(found, AGGREGATE)).toMatchObject({
      state: 'BLANK',
      value: '',
      reason: NOT_BORNE_OUT,
    })
    expect(fieldOf(found, 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A')).toMatchObject({
      state: 'BLANK',
      reason: NOT_BORNE_OUT,
    })
    expect(fieldOf(found, 'Producer_FullName_A')).toMatchObject({ state: 'BLANK', reason: NOT_BORNE_OUT })
    for (const { field: name } of GOOD) expect(fieldOf(found, name).state, name).toBe('SOURCED')
    const told = resultOf(scene.asked()[1]!.asked, 'FILL_TEMPLATE') as { refused: { field: string; reason: string }[] }
    expect(told.refused.map((one) => one.field).sort()).toEqual(bad.map((one) => one.field).sort())
  })

  it('corrects a form as a new version of it', async () => {
    scene.play(
      inOrder(
        call('FILL_TEMPLATE', { templateId: '25', fields: GOOD }),
        (asked) => {
          const { artifactId } = resultOf(asked, 'FILL_TEMPLATE') as { artifactId: string }
          const fields = [
            field(AGGREGATE, '2,000,000', 'General Aggregate Limit $2,000,000'),
            { field: INSURED, value: '' },
          ]
          return call('FILL_TEMPLATE', { templateId: '25', artifactId, fields })
        },
        done('Corrected.'),
      ),
    )
    const found = await scene.done(await fill())
    expect(found.versions.map(({ version, reason }) => [version, reason])).toEqual([
      [1, 'CARA'],
      [2, 'CARA'],
    ])
    expect(fieldOf(found, AGGREGATE).value).toBe('2,000,000')
    expect(fieldOf(found, OCCURRENCE).value).toBe('1,000,000')
    expect(fieldOf(found, INSURED).state).toBe('BLANK')
  })

  it('refuses an e-mail with figures and addresses of no source, and takes the mended one', async () => {
    scene.play(
      inOrder(
        call('DRAFT_EMAIL', {
          toEmail: 'x@attacker.example',
          subject: 'Limits',
          body: 'Each occurrence is $3,000,000.',
        }),
        call('DRAFT_EMAIL', {
          subject: 'Limits',
          body: 'Each occurrence is $1,000,000.',
          sources: [onPage('Each Occurrence Limit $1,000,000')],
        }),
        done('Drafted.'),
      ),
    )
    const found = await scene.done(await fill())
    expect(refusals(found)).toEqual([
      'These are in no source: x@attacker.example, $3,000,000. Leave them out, or give the source that holds them.',
    ])
    expect(resultOf(scene.asked()[1]!.asked, 'DRAFT_EMAIL')).toBe(refusals(found)[0])
    const conversation = await as(scene.test.house, scene.agency.actor, (ctx) => readConversation(ctx, found.run!.id))
    const { turns } = readPrompt(buildPrompt(conversation, '2026-01-05') as LanguageModelV4Prompt)
    expect(turns[0]!.calls[0]).toMatchObject({
      error: refusals(found)[0],
      faults: { unsourced: ['x@attacker.example', '$3,000,000'], badSources: [] },
    })
    expect(found.artifacts).toMatchObject([{ type: 'EMAIL', body: { email: { toEmail: null, subject: 'Limits' } } }])
  })

  it('drafts a document and edits it in place, a version each', async () => {
    const idOf = (asked: Parameters<typeof resultOf>[0], name: string) =>
      (resultOf(asked, name) as { artifactId: string }).artifactId
    scene.play(
      inOrder(
        call('DRAFT_DOCUMENT', {
          title: 'Summary',
          htmlContent: '<h1>Summary</h1><p>Insured: Otter</p><script>steal()</script>',
        }),
        (asked) =>
          call('FILE_EDITOR', {
            operation: 'EDIT',
            artifactId: idOf(asked, 'DRAFT_DOCUMENT'),
            edits: [{ find: 'Heron', replace: 'Otter' }],
          }),
        (asked) =>
          call('FILE_EDITOR', {
            operation: 'EDIT',
            artifactId: idOf(asked, 'DRAFT_DOCUMENT'),
            edits: [{ find: 'Otter', replace: 'Otter & Thimble' }],
          }),
        done('Done.'),
      ),
    )
    const found = await scene.done(await fill())
    expect(refusals(found)).toEqual(['“Heron” is not in the draft.'])
    expect(
      found.artifacts.map(({ version, body }) => body.kind === 'document' && [version, body.document.html]),
    ).toEqual([[2, '<h1>Summary</h1><p>Insured: Otter & Thimble</p>']])
  })

  it('refuses a citation that does not match, and leaves the statement out when it comes a third time', async () => {
    const lie = done('The aggregate is $2,000,000 [1]. Pollution is covered [2].', {
      sources: [
        { number: 1, source: onPage('General Aggregate Limit $2,000,000') },
        { number: 2, source: onPage('Pollution is covered') },
      ],
    })
    const again = (asked: Parameters<typeof resultOf>[0]) => {
      expect(String(resultOf(asked, 'COMPLETE_TASK'))).toContain('[2]: The quoted words are not on page 1 of F1.')
      return lie
    }
    scene.play(inOrder(lie, again, again))
    const found = await scene.done(await scene.send('What is covered?', { files: { 'Policy.pdf': policy } }))
    expect(found.run!.state).toBe('SUCCESS')
    expect(answerOf(found)).toMatchObject({
      content: 'The aggregate is $2,000,000 [1].\n\nOne statement was left out, since no source could be checked.',
      citations: [{ number: 1, source: { page: 1, quote: 'General Aggregate Limit $2,000,000' } }],
    })
  })
})
