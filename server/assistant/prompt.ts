import { readFileSync } from 'node:fs'
import type {
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolCallPart,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider'
import type { PresetId } from '../../shared/presets.ts'
import {
  agencyRecord,
  type Conversation,
  currentMessage,
  parseInput,
  resultKey,
  type Step,
  userMessages,
} from './conversation.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim()

const INSTRUCTIONS = read('./instructions.md')
const PRESETS = {
  DOCUMENT_EXPLORATION: read('./presets/document-exploration.md'),
  GENERATE_TEMPLATE: read('./presets/generate-template.md'),
} satisfies Record<PresetId, string>

/** Said to a model that stopped without ending its work. */
const NUDGE = 'End your work by calling COMPLETE_TASK with your answer and its sources.'

/** The conversation as any model is given it: a pure function of what is kept, so a resumed run asks the same again. */
export function buildPrompt(conversation: Conversation, today: string): LanguageModelV4Prompt {
  const prompt: LanguageModelV4Prompt = [{ role: 'system', content: systemText(conversation, today) }]
  const current = currentMessage(conversation)
  for (const message of userMessages(conversation)) {
    const changed = message === current ? changedByHand(conversation) : []
    prompt.push({
      role: 'user',
      content: [{ type: 'text', text: userText(conversation, message.id, message.content, changed) }],
    })
    const steps = conversation.steps.filter(({ messageId }) => messageId === message.id)
    for (const step of steps.sort((a, b) => a.number - b.number)) prompt.push(...stepMessages(conversation, step))
  }
  return prompt
}

function systemText({ workspace, agency }: Conversation, today: string) {
  const context = { today, preset: workspace.preset, agency: agencyRecord(agency) }
  const preset = workspace.preset ? `\n\n${PRESETS[workspace.preset]}` : ''
  return `${INSTRUCTIONS}${preset}\n\n<context>${asBlock(context)}</context>`
}

/** JSON that cannot close the block it stands in, whatever a file is called. */
const asBlock = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The forms a person changed since they were last filled, as they now stand: a draft is made from these values. None can change
 * while a run is at work, so every step of it is told the same.
 */
function changedByHand({ artifacts }: Conversation) {
  return artifacts.flatMap(({ id, version, reason, body }) => {
    if (body.kind !== 'form' || (reason !== 'EDITED' && reason !== 'RESTORED')) return []
    const values = body.form.fields.filter(({ value }) => value).map(({ name, value }) => [name, value])
    return [{ artifactId: id, version, values: Object.fromEntries(values) }]
  })
}

/** The user's words, and in blocks of their own what forms they changed by hand and what files came with them. */
function userText({ files }: Conversation, messageId: string, said: string, changed: object[]) {
  const content = changed.length ? `${said}\n\n<changed>${asBlock(changed)}</changed>` : said
  const attached = files
    .filter((named) => named.messageId === messageId)
    .map(({ handle, file }) => ({
      file: handle,
      name: file.name,
      kind: file.kind,
      pages: file.pageCount,
      error: file.error,
    }))
  return attached.length ? `${content}\n\n<files>${asBlock(attached)}</files>` : content
}

function stepMessages(conversation: Conversation, step: Step): LanguageModelV4Message[] {
  const calls: LanguageModelV4ToolCallPart[] = []
  const content = step.content.map((part) => {
    const providerOptions = part.providerMetadata as SharedV4ProviderOptions | undefined
    if (part.type !== 'tool-call') return { type: part.type, text: part.text, providerOptions }
    const input = parseInput(part.input)
    const call: LanguageModelV4ToolCallPart = {
      type: 'tool-call',
      toolCallId: part.toolCallId,
      toolName: part.toolName,
      input: input === undefined ? {} : input,
      providerOptions,
    }
    calls.push(call)
    return call
  })
  if (!calls.length) {
    const nudge: LanguageModelV4Message = { role: 'user', content: [{ type: 'text', text: NUDGE }] }
    return content.length ? [{ role: 'assistant', content }, nudge] : [nudge]
  }
  return [
    { role: 'assistant', content },
    { role: 'tool', content: calls.map((call) => resultPart(conversation, step, call)) },
  ]
}

function resultPart({ results }: Conversation, step: Step, { toolCallId, toolName }: LanguageModelV4ToolCallPart) {
  const result = results.get(resultKey(step.runId, toolCallId))
  const refusal = result?.refused ? (result.output as { error: string }).error : 'This call was not carried out.'
  const output =
    result && !result.refused
      ? { type: 'json' as const, value: result.output as never }
      : { type: 'error-text' as const, value: refusal }
  return { type: 'tool-result' as const, toolCallId, toolName, output }
}
