import type { LanguageModelV4Message, LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'
import { withoutPrefix } from '../../../shared/presets.ts'
import type { ToolKind } from '../../../shared/tools.ts'
import { BUILT_IN, type Faults } from '../tool.ts'
import { wishesOf } from './preset-wishes.ts'
import type { AgencyContext, AttachedFile, ChangedForm, DoneCall, Talk, Template, Turn } from './talk.ts'

/** Reads a prompt back into the turns of the conversation. Pure: the same prompt is always the same talk. */
export function readPrompt(prompt: LanguageModelV4Prompt): Talk {
  const { instructions, ...context } = readContext(prompt)
  const talk: Talk = { ...context, turns: [], steps: 0 }
  let silent = false
  for (const message of prompt) {
    if (message.role === 'user' && !isReminder(textOf(message), silent)) talk.turns.push(readUser(textOf(message)))
    if (message.role === 'assistant') talk.steps += 1
    silent = message.role === 'assistant' && !message.content.some(({ type }) => type === 'tool-call')
    if (message.role === 'assistant') addCalls(talk.turns.at(-1), message)
    if (message.role === 'tool')
      for (const part of message.content) if (part.type === 'tool-result') addResult(talk, part)
  }
  const said = { ...talk, turns: talk.turns.map(withoutLinks) }
  return instructions ? asAsked(said, instructions) : said
}

/**
 * The talk with what the agency's preset asks for before its first words, as if the user had said it. Where nothing was written, the message
 * is the name of the preset.
 */
function asAsked(talk: Talk, { preset, text: words }: NonNullable<Context['instructions']>): Talk {
  const [first, ...later] = talk.turns
  if (!first) return talk
  const { text, left } = wishesOf(words, talk)
  const own = first.text.trim() === preset ? '' : first.text
  return { ...talk, left, turns: [{ ...first, text: [text, own].filter(Boolean).join('\n\n') }, ...later] }
}

/** A step without a call is answered by a reminder, which is none of the user's words; an empty step leaves only that. */
const isReminder = (text: string, afterSilence: boolean) => afterSilence || text === REMINDER
const REMINDER = 'End your work by calling COMPLETE_TASK with your answer and its sources.'

type OpenCall = DoneCall & { id?: string }

function addCalls(turn: Turn | undefined, message: Extract<LanguageModelV4Message, { role: 'assistant' }>) {
  for (const part of message.content) {
    if (part.type !== 'tool-call') continue
    const call: OpenCall = {
      name: part.toolName as ToolKind,
      input: part.input,
      result: null,
      error: null,
      id: part.toolCallId,
    }
    turn?.calls.push(call)
  }
}

function addResult({ turns }: Talk, { toolCallId, output }: LanguageModelV4ToolResultPart) {
  const call = turns.at(-1)?.calls.findLast((one: OpenCall) => one.id === toolCallId)
  if (!call) return
  if (output.type === 'json') {
    call.result = output.value
    return
  }
  call.error = 'value' in output && typeof output.value === 'string' ? output.value : 'This call was not carried out.'
  const own = 'providerOptions' in output ? output.providerOptions?.[BUILT_IN] : undefined
  if (own?.faults) call.faults = own.faults as Faults
}

function withoutLinks({ calls, ...turn }: Turn): Turn {
  return {
    ...turn,
    calls: calls.map(({ name, input, result, error, faults }) => ({ name, input, result, error, faults })),
  }
}

function textOf({ content }: Extract<LanguageModelV4Message, { role: 'user' }>) {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
}

/** Only blocks at the very end are ours; one that the user wrote into the message is words. */
function readUser(content: string): Turn {
  const { text: rest, block: files } = cutBlock<AttachedFile[]>(content, 'files')
  const { text, block: changed } = cutBlock<ChangedForm[]>(rest, 'changed')
  const named = (files ?? []).map((file) => ({ ...file, name: withoutPrefix(file.name) }))
  return { text, files: named, changed: changed ?? [], calls: [] }
}

function cutBlock<T extends unknown[]>(content: string, name: string): { text: string; block: T | null } {
  const [begin, end] = [`\n\n<${name}>`, `</${name}>`]
  const at = content.lastIndexOf(begin)
  const block = at >= 0 && content.endsWith(end) ? parse<T>(content.slice(at + begin.length, -end.length)) : null
  return Array.isArray(block) ? { text: content.slice(0, at), block } : { text: content, block: null }
}

type Context = {
  today: string
  preset: string | null
  instructions: { preset: string; text: string } | null
  agency: AgencyContext
  user: string | null
  account: string | null
  templates: Template[]
  notInPlan: string | null
}

function readContext(prompt: LanguageModelV4Prompt): Context {
  const system = prompt.find((message) => message.role === 'system')?.content ?? ''
  const block = /<context>(.*)<\/context>\s*$/s.exec(system)?.[1]
  const context = block ? parse<Partial<Context>>(block) : null
  const {
    today = '',
    preset = null,
    instructions = null,
    agency = {},
    user = null,
    account = null,
    templates = [],
    notInPlan = null,
  } = context ?? {}
  return { today, preset, instructions, agency, user, account, templates, notInPlan }
}

function parse<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}
