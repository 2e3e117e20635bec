import type { LanguageModelV4Message, LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'
import { isLeftBlank } from '../../../shared/presets/message.ts'
import { type PresetId, withoutPrefix } from '../../../shared/presets.ts'
import type { ToolKind } from '../../../shared/tools.ts'
import { cutBlock } from '../prompt-blocks.ts'
import type { LastReview } from '../reviewing/told-of.ts'
import { BUILT_IN, type Faults } from '../tool.ts'
import { wishesOf } from './preset-wishes.ts'
import type { AgencyContext, AttachedFile, ChangedForm, DoneCall, Talk, Template, Turn } from './talk.ts'

/** Reads a prompt back into the turns of the conversation. Pure: the same prompt is always the same talk. */
export function readPrompt(prompt: LanguageModelV4Prompt): Talk {
  const { instructions, knowledge, ...context } = readContext(prompt)
  const talk: Talk = { ...context, library: knowledge?.documents ?? null, turns: [], steps: 0 }
  let silent = false
  for (const message of prompt) {
    if (message.role === 'user' && !isReminder(textOf(message), silent)) talk.turns.push(readUser(textOf(message)))
    if (message.role === 'assistant') talk.steps += 1
    silent = message.role === 'assistant' && !message.content.some(({ type }) => type === 'tool-call')
    if (message.role === 'assistant') addCalls(talk.turns.at(-1), message)
    if (message.role === 'tool')
      for (const part of message.content) if (part.type === 'tool-result') addResult(talk, part)
  }
  const said = { ...talk, turns: withoutTitles(talk.turns.map(withoutLinks)) }
  return instructions ? asAsked(said, instructions) : said
}

/**
 * The talk with what the agency's preset asks for beside its first words, as if the user had said it: before them, or after what the dialog of the
 * built-in preset that it works like says. Where nothing was written, the message is the name of the preset, or a question that gives way to it.
 */
function asAsked(talk: Talk, { preset, text: words }: NonNullable<Context['instructions']>): Talk {
  const [first, ...later] = talk.turns
  if (!first) return talk
  const { text, left } = wishesOf(words, talk)
  const like = talk.preset as PresetId | null
  const isBlank = first.text.trim() === preset || (text && like && isLeftBlank(like, first.text))
  const own = isBlank ? '' : first.text
  const said = like ? [own, text] : [text, own]
  return {
    ...talk,
    left,
    wishes: text,
    turns: [{ ...first, text: said.filter(Boolean).join('\n\n') }, ...later],
  }
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

/** The turns without the names of the files they are asked of: `named` tells these, and no word of a title is one of a question. */
function withoutTitles(turns: Turn[]): Turn[] {
  const names = new Map(turns.flatMap(({ files }) => files.map(({ file, name }) => [file, name] as const)))
  return turns.map((turn) => {
    const own = (turn.named ?? []).flatMap((file) => names.get(file) ?? []).sort((a, b) => b.length - a.length)
    return { ...turn, text: own.reduce(withoutTitle, turn.text) }
  })
}

/** In the middle of a sentence "the file" stands for the name: "what does the file say of hail?" Before it and after it, nothing does. */
function withoutTitle(text: string, name: string): string {
  const title = `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`
  const alone = text.replace(
    new RegExp(`(^|[\\n.?!:;])\\s*[“"(]?${title}[”")]?\\s*(?:[,:;.–—-]+\\s*|$|(?=\\S))`, 'gu'),
    (_all, before: string) => before && `${before} `,
  )
  const rest = alone.replace(new RegExp(`[“"]?${title}[”"]?`, 'gu'), 'the file').trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : 'Summarize the file.'
}

function textOf({ content }: Extract<LanguageModelV4Message, { role: 'user' }>) {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
}

/** Cara's blocks stand at the very end. */
function readUser(content: string): Turn {
  const { text: rest, block: files } = cutBlock(content, 'files')
  const { text: asked, block: named } = cutBlock(rest, 'named')
  const { text: before, block: changed } = cutBlock(asked, 'changed')
  const { text, block: reviewed } = cutBlock(before, 'reviewed')
  const [review] = (reviewed ?? []) as LastReview[]
  const attached = ((files ?? []) as AttachedFile[]).map((file) => ({ ...file, name: withoutPrefix(file.name) }))
  return {
    text,
    files: attached,
    named: (named ?? []) as string[],
    changed: (changed ?? []) as ChangedForm[],
    ...(review && { reviewed: review }),
    calls: [],
  }
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
  knowledge: { documents: number } | null
  rules: NonNullable<Talk['rules']>
  rulesCut: readonly string[]
  web: boolean
}

function readContext(prompt: LanguageModelV4Prompt): Context {
  const system = prompt.find((message) => message.role === 'system')?.content ?? ''
  const context = cutBlock(system, 'context').block as Partial<Context> | null
  const {
    today = '',
    preset = null,
    instructions = null,
    agency = {},
    user = null,
    account = null,
    templates = [],
    notInPlan = null,
    knowledge = null,
    rules = [],
    rulesCut = [],
    web = false,
  } = context ?? {}
  return { today, preset, instructions, agency, user, account, templates, notInPlan, knowledge, rules, rulesCut, web }
}
