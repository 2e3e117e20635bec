import { describe, expect, it } from 'vitest'
import { mergeWorkspace, takeAnswer, withArtifact } from './merge.ts'
import type { Artifact, Message, Stage, StageEvent, Workspace } from './workspace.ts'

const AT = '2026-01-01T00:00:00.000Z'

function aWorkspace(part: Partial<Workspace> = {}): Workspace {
  return {
    id: 'w',
    title: 'Certificate for Paper Lantern Properties',
    state: 'WORKING',
    preset: null,
    customPreset: null,
    createdAt: AT,
    updatedAt: AT,
    schemaVersion: 'V1',
    isPatch: false,
    inLine: [],
    agencyUser: { id: 'u', name: 'Robin Placeholder' },
    account: null,
    serviceRequest: null,
    metadata: { clientName: null, keywords: [] },
    files: [],
    messages: [],
    planStages: [],
    artifacts: [],
    run: null,
    ...part,
  }
}
function anEvent(id: string, content: string, contentOffset = 0): StageEvent {
  const state = 'IN_PROGRESS'
  return {
    id,
    type: 'THOUGHT',
    state,
    title: id,
    content,
    contentOffset,
    startedAt: AT,
    endedAt: null,
    error: null,
    toolCall: null,
  }
}
function aStage(id: string, events: StageEvent[], part: Partial<Stage> = {}): Stage {
  return {
    id,
    type: 'TASK',
    state: 'IN_PROGRESS',
    startedAt: AT,
    endedAt: null,
    result: null,
    error: null,
    initiatedByMessageId: null,
    processAttachmentsDetails: null,
    events,
    ...part,
  }
}
function aMessage(id: string, content = id): Message {
  return { id, role: 'AGENT', content, timestamp: AT, choices: [], inLine: false, files: [], citations: [] }
}
function anArtifact(id: string, version: number, title = id): Artifact {
  const document = { title, content: '', template: null }
  return {
    id,
    stageId: 's',
    type: 'DOCUMENT_HTML',
    version,
    edits: 0,
    versions: [],
    createdAt: AT,
    document,
    email: null,
    pdf: null,
    form: null,
    review: null,
  }
}
const patch = (part: Partial<Workspace>) => aWorkspace({ ...part, isPatch: true })

describe('mergeWorkspace', () => {
  it('takes a whole answer as it is', () => {
    const whole = aWorkspace({ messages: [aMessage('new')] })
    expect(mergeWorkspace(aWorkspace({ messages: [aMessage('old')] }), whole)).toBe(whole)
  })

  it('cannot begin with a patch', () => {
    expect(mergeWorkspace(null, patch({}))).toBeNull()
  })

  it('takes the own fields of a patch and keeps the lists it does not mention', () => {
    const have = aWorkspace({ messages: [aMessage('a')], artifacts: [anArtifact('x', 1)] })
    const merged = mergeWorkspace(have, patch({ title: 'Renamed', state: 'IDLE', messages: [aMessage('b')] }))!
    expect(merged).toMatchObject({ title: 'Renamed', state: 'IDLE', isPatch: false, artifacts: have.artifacts })
    expect(merged.messages.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('replaces an item with the same id in its place', () => {
    const have = aWorkspace({ messages: [aMessage('a', 'old'), aMessage('b')] })
    const merged = mergeWorkspace(have, patch({ messages: [aMessage('a', 'new')] }))!
    expect(merged.messages.map(({ content }) => content)).toEqual(['new', 'b'])
  })

  it('appends text at its offset, and keeps the events a patch leaves out', () => {
    const have = aWorkspace({ planStages: [aStage('s', [anEvent('e', 'The limit'), anEvent('f', 'Other')])] })
    const merged = mergeWorkspace(have, patch({ planStages: [aStage('s', [anEvent('e', ' is $1,000,000', 9)])] }))!
    expect(merged.planStages[0]!.events.map(({ content }) => content)).toEqual(['The limit is $1,000,000', 'Other'])
  })

  it('asks for a whole answer when text in between is missing', () => {
    const have = aWorkspace({ planStages: [aStage('s', [anEvent('e', 'abc')])] })
    expect(mergeWorkspace(have, patch({ planStages: [aStage('s', [anEvent('e', 'g', 6)])] }))).toBeNull()
    expect(mergeWorkspace(have, patch({ planStages: [aStage('t', [anEvent('n', 'g', 1)])] }))).toBeNull()
  })

  it('merges attachments by file', () => {
    const row = (fileId: string, progress: number) => ({ fileId, fileName: fileId, error: null, progress, pages: null })
    const stage = (rows: ReturnType<typeof row>[]) => aStage('s', [], { processAttachmentsDetails: { progress: rows } })
    const merged = mergeWorkspace(
      aWorkspace({ planStages: [stage([row('f', 0.2), row('g', 0)])] }),
      patch({ planStages: [stage([row('f', 1)])] }),
    )!
    expect(merged.planStages[0]!.processAttachmentsDetails!.progress).toEqual([row('f', 1), row('g', 0)])
  })

  it('takes the newest version of an artifact in place of the one before', () => {
    const have = aWorkspace({ artifacts: [anArtifact('x', 1)] })
    const merged = withArtifact(
      mergeWorkspace(have, patch({ artifacts: [anArtifact('x', 2)] }))!,
      anArtifact('x', 2, 'again'),
    )
    expect(merged.artifacts.map(({ version, document }) => [version, document!.title])).toEqual([[2, 'again']])
  })

  it('moves a message whose turn has come behind what was said, and drops one that was taken back', () => {
    const waiting = (id: string): Message => ({ ...aMessage(id), role: 'USER', inLine: true })
    const have = aWorkspace({ messages: [aMessage('a'), waiting('w1'), waiting('w2')], inLine: ['w1', 'w2'] })
    const answered = mergeWorkspace(have, patch({ messages: [aMessage('b')], inLine: ['w1', 'w2'] }))!
    expect(answered.messages.map(({ id }) => id)).toEqual(['a', 'b', 'w1', 'w2'])
    const turn = mergeWorkspace(answered, patch({ messages: [{ ...waiting('w1'), inLine: false }], inLine: [] }))!
    expect(turn.messages.map(({ id, inLine }) => [id, inLine])).toEqual([
      ['a', false],
      ['b', false],
      ['w1', false],
    ])
  })
})

describe('takeAnswer', () => {
  const growing = (content: string) => aWorkspace({ planStages: [aStage('s', [anEvent('e', content)])] })
  const words = (offset: number, text: string) => ({ changed: null, words: [{ eventId: 'e', offset, text }] })
  const textOf = (workspace: Workspace | null) => workspace?.planStages[0]?.events[0]?.content

  it('adds words at their offset, which counts as JavaScript counts: an emoji is two', () => {
    const emoji = takeAnswer(growing('ab😀c'), words(5, 'd ef'))
    expect(textOf(emoji)).toBe('ab😀cd ef')
    expect(textOf(takeAnswer(emoji, words(5, 'd ef')))).toBe('ab😀cd ef')
  })

  it('asks for a whole answer when words in between, or their event, are missing', () => {
    expect(takeAnswer(growing('abc'), words(4, 'e'))).toBeNull()
    expect(takeAnswer(aWorkspace(), words(0, 'a'))).toBeNull()
    expect(takeAnswer(null, words(0, 'a'))).toBeNull()
  })

  it('takes what changed before the words that came after it', () => {
    const changed = patch({ planStages: [aStage('s', [anEvent('e', ' is', 9)])] })
    const answer = { changed, words: words(12, ' $1,000,000').words }
    expect(textOf(takeAnswer(growing('The limit'), answer))).toBe('The limit is $1,000,000')
  })
})

describe('patches cut, repeated and interrupted at random', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))('seed %i ends in the same workspace', (seed) => {
    const random = numbers(seed)
    const truth = aWorkspace({ planStages: [aStage('s0', [])] })
    let held: Workspace | null = structuredClone(truth)
    const sent = new Map<string, number>()
    for (let step = 0; step < 60; step += 1) {
      const news = change(truth, sent, random, step)
      held = mergeWorkspace(held, news)
      if (random() < 0.2) held = mergeWorkspace(held, news) // the same patch once more changes nothing
      if (random() < 0.1) held = mergeWorkspace(held, structuredClone(truth)) // a reconnect: whole again
    }
    expect(held).toEqual(truth)
  })
})

/** Changes the true workspace a little and returns the patch that says so. */
function change(truth: Workspace, sent: Map<string, number>, random: () => number, step: number): Workspace {
  const news = patch({})
  if (random() < 0.3) {
    const message = aMessage(`m${String(step)}`)
    truth.messages.push(message)
    news.messages = [message]
  }
  if (random() < 0.15) truth.planStages.push(aStage(`s${String(step + 1)}`, []))
  const stage = truth.planStages[Math.floor(random() * truth.planStages.length)]!
  if (random() < 0.3 || !stage.events.length) stage.events.push(anEvent(`e${String(step)}`, ''))
  const event = stage.events[Math.floor(random() * stage.events.length)]!
  event.content += 'li😀it '.slice(0, 1 + Math.floor(random() * 7))
  news.planStages = truth.planStages.map((one) => ({
    ...one,
    events: one.events.flatMap((item) => unsent(item, sent)),
  }))
  truth.title = `Title ${String(step)}`
  news.title = truth.title
  return structuredClone(news)
}

/** What of an event was not sent yet, as the server cuts it. */
function unsent(event: StageEvent, sent: Map<string, number>): StageEvent[] {
  const from = sent.get(event.id)
  if (from === event.content.length) return []
  sent.set(event.id, event.content.length)
  return [{ ...event, content: event.content.slice(from ?? 0), contentOffset: from ?? 0 }]
}

/** Mulberry32: the same numbers for the same seed. */
function numbers(seed: number) {
  let state = seed + 0x6d2b79f5
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1)
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
  }
}
