import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROTOCOLS } from '../../../../tests/support/model-servers/model-server.ts'
import { aScene, type Scene } from '../../../../tests/support/model-servers/scene.ts'
import { call, done, inOrder, say } from '../../../../tests/support/model-servers/script.ts'
import { aPolicyPdf } from '../../../../tests/support/policies.ts'
import { aWebServer, signIn } from '../../../../tests/support/web.ts'

const WORKSPACE = `query ($id: ID!) { caraWorkspace(id: $id) {
  title state run { state model } files { name } messages { role content choices files { name } }
  planStages { type state result events { type state title content toolCall {
    name type argumentsJson result searchFile { queries { query } results { query answer } }
    draftEmail { artifactId subject toEmail toName body }
  } } }
} }`
const RENAME = `mutation ($ids: [ID!]!, $title: String) {
  updateCaraWorkspaces(workspaceIds: $ids, input: { title: $title }) { caraWorkspaces { title } errors { path } }
}`

describe.each(PROTOCOLS)('a workspace as its screen gets it, with a model behind %s', (who) => {
  let scene: Scene
  let web: Awaited<ReturnType<typeof aWebServer>>
  let cookie: { cookie: string }
  beforeAll(async () => {
    scene = await aScene(who)
    web = await aWebServer(scene.test)
    cookie = await signIn(scene.test, scene.agency.email)
  })
  afterAll(async () => {
    await web.close()
    await scene.close()
  })
  const look = async (id: string) => (await web.ask(WORKSPACE, { id }, cookie)).data.caraWorkspace

  it('tells what Cara thought, what she called her tools with, and what they gave', async () => {
    const email = { subject: 'Your certificate', toName: 'Pat', body: 'Dear Pat, here it is.' }
    scene.play(
      inOrder(
        say({
          text: 'I look for the limit first.',
          calls: [{ name: 'SEARCH_FILE', input: { queries: [{ query: 'each occurrence limit' }] } }],
        }),
        call('DRAFT_EMAIL', email),
        done('I drafted the e-mail. It waits for you to send it.'),
      ),
    )
    const id = await scene.send('Write to Pat, and say that here it is.', {
      files: { '[Policy] Otter.pdf': await aPolicyPdf() },
    })
    await scene.done(id)
    const { planStages, files, messages } = await look(id)
    const [reading, task] = planStages
    expect(reading).toMatchObject({ type: 'PROCESS_ATTACHMENTS', state: 'SUCCESS' })
    expect(reading.result).toMatch(/^Read 1 file, \d+ pages?\.$/)
    expect(task).toMatchObject({ type: 'TASK', state: 'SUCCESS', result: 'I drafted the e-mail.' })
    expect(task.events.map(({ type }: { type: string }) => type)).toEqual([
      'THOUGHT',
      'TOOL_CALL',
      'TOOL_CALL',
      'TOOL_CALL',
    ])
    const [thought, search, draft] = task.events
    expect(thought).toMatchObject({ content: 'I look for the limit first.', toolCall: null })
    expect(JSON.parse(search.toolCall.argumentsJson)).toEqual({ queries: [{ query: 'each occurrence limit' }] })
    expect(search.toolCall).toMatchObject({ name: 'SEARCH_FILE', type: 'SEARCH_FILE' })
    expect(search.toolCall.result).toContain('Each Occurrence')
    expect(search.toolCall.searchFile.queries).toEqual([{ query: 'each occurrence limit' }])
    expect(search.toolCall.searchFile.results[0].answer).toContain('Each Occurrence')
    expect(draft.toolCall.draftEmail).toMatchObject({ ...email, artifactId: expect.any(String) })
    // The mark of the slot stays with the file (spec 2 §5).
    expect(files).toEqual([{ name: '[Policy] Otter.pdf' }])
    expect(messages[0].files).toEqual(files)
  })

  it('names the model by what its reply says, not by the setting', async () => {
    scene.play(() => done('Yes.'))
    const id = await scene.send('Hello')
    await scene.done(id)
    expect((await look(id)).run).toEqual({ state: 'SUCCESS', model: 'scripted-2026' })
  })

  it('offers the choices of a question, and none with an answer', async () => {
    const choices = ['The first policy', 'The second policy']
    scene.play(
      inOrder(
        call('COMPLETE_TASK', { outcome: 'NEEDS_INPUT', answer: 'Which policy? I found two.', choices }),
        done('The first.', { choices }),
      ),
    )
    const id = await scene.send('Fill it.')
    await scene.done(id)
    const asking = await look(id)
    expect(asking.messages.at(-1)).toMatchObject({ role: 'AGENT', content: 'Which policy? I found two.', choices })
    expect(asking).toMatchObject({ state: 'WAITING_FOR_INPUT', planStages: [{ result: 'Which policy?' }] })
    await scene.say(id, choices[0]!)
    await scene.done(id)
    expect((await look(id)).messages.at(-1)).toMatchObject({ content: 'The first.', choices: [] })
  })

  it('keeps its title when a blank one is sent', async () => {
    scene.play(() => done('Yes.'))
    const id = await scene.send('Hello there')
    await scene.done(id)
    for (const title of ['', '   ', null]) {
      const { data } = await web.ask(RENAME, { ids: [id], title }, cookie)
      expect(data.updateCaraWorkspaces).toEqual({ caraWorkspaces: [{ title: 'Hello there' }], errors: [] })
    }
    const { data } = await web.ask(RENAME, { ids: [id], title: '  Hello you ' }, cookie)
    expect(data.updateCaraWorkspaces.caraWorkspaces).toEqual([{ title: 'Hello you' }])
    const long = await web.ask(RENAME, { ids: [id], title: 'x'.repeat(201) }, cookie)
    expect(long.data.updateCaraWorkspaces.errors).toEqual([{ path: ['title'] }])
  })
})
