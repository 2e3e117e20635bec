import { readFileSync } from 'node:fs'
import type { LanguageModelV4Message, LanguageModelV4ToolCallPart, SharedV4ProviderOptions } from '@ai-sdk/provider'
import { ruleCutSaid } from '../../shared/knowledge.ts'
import { planNamesWith } from '../../shared/plans.ts'
import { type CardId, wayOf } from '../../shared/presets.ts'
import type { Message } from '../domains/workspaces/types.ts'
import {
  agencyRecord,
  type Conversation,
  callsOf,
  currentMessage,
  parseInput,
  resultKey,
  type Step,
  type StepContent,
  saidTexts,
  userMessages,
} from './conversation.ts'
import { addressesReader } from './evidence/addressed.ts'
import type { SourceInput } from './evidence/source-input.ts'
import { type Entry, fitted, sizeOf } from './fit-prompt.ts'
import { asWords, blockOf } from './prompt-blocks.ts'
import { reviewToldAgain } from './reviewing/told-again.ts'
import { citing, type IsCited, shorten } from './shorten.ts'
import { BUILT_IN, type Refused } from './tool.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim()

const INSTRUCTIONS = read('./instructions.md')
const LIBRARY = read('./library.md')
const PRESETS = {
  CERTIFICATE_REVIEW: read('./presets/certificate-review.md'),
  COMMERCIAL_CLASSIFICATION: read('./presets/commercial-classification.md'),
  CONTRACT_REVIEW: read('./presets/contract-review.md'),
  COVERAGE_COMPARISON: read('./presets/coverage-comparison.md'),
  GENERATE_QUOTE_PROPOSAL: read('./presets/quote-proposal.md'),
  LOSS_RUN_ANALYSIS: read('./presets/loss-run-analysis.md'),
  CLAIMS_REVIEW: read('./presets/claims-review.md'),
  DOCUMENT_EXPLORATION: read('./presets/document-exploration.md'),
  GENERATE_TEMPLATE: read('./presets/generate-template.md'),
  COVERAGE_GAP_ANALYSIS: read('./presets/coverage-gap-analysis.md'),
  UNDERWRITING_ANALYSIS: read('./presets/underwriting-analysis.md'),
} satisfies Record<CardId, string>

/** The reminder for a model that stopped without ending its work. */
const NUDGE = 'End your work by calling COMPLETE_TASK with your answer and its sources.'

/**
 * The conversation as any model is given it: a pure function of what is kept, so a resumed run asks the same again. With `room`, in
 * characters, it is no longer than that: old tool results are shortened, each saying so, except for cited parts.
 */
export function buildPrompt(conversation: Conversation, today: string, room = Number.POSITIVE_INFINITY) {
  const system: LanguageModelV4Message = { role: 'system', content: systemText(conversation, today) }
  const isCited = citing(citedIn(conversation))
  const current = currentMessage(conversation)
  const left = room - sizeOf(system)
  const entriesWith = (reviewed: object | null) =>
    userMessages(conversation).flatMap((message): Entry[] => {
      const own = message === current ? { changed: changedByHand(conversation), reviewed } : NOTHING
      const steps = conversation.steps.filter(({ messageId }) => messageId === message.id)
      const inOrder = steps.sort((a, b) => a.number - b.number)
      return [userEntry(conversation, message, own), ...inOrder.map((step) => stepEntry(conversation, step, isCited))]
    })
  const entries = entriesWith(null)
  const isShortened = sizeOf(entries.flatMap(({ ways }) => ways[0]!())) > left
  const reviewed = reviewToldAgain(conversation, isShortened)
  if (!reviewed) return [system, ...fitted(entries, left)]
  return [system, ...fitted(entriesWith(shorten(reviewed, left * OF_REVIEW, isCited) as object), left)]
}

/** The share of the room that a review may take where it is told again. */
const OF_REVIEW = 0.3

function systemText(conversation: Conversation, today: string) {
  const { workspace, instructions, agency, user, account, entitlements } = conversation
  const templates = templatesTold(conversation)
  const { rules } = conversation.library
  const told = rules.filter(({ pages }) => pages.length)
  const cut = rules.flatMap(({ file, cut }) => (cut ? [ruleCutSaid(file.name, cut)] : []))
  const begun = workspace.preset ?? instructions?.inherits ?? null
  const way = begun && wayOf(begun)
  const context = {
    today,
    preset: way,
    ...(instructions && { instructions: { preset: instructions.preset, text: instructions.text } }),
    agency: agencyRecord(agency),
    ...(user && { user }),
    ...(account && { account: account.name }),
    ...(templates.length && { templates }),
    ...(told.length && { rules: told.map(({ handle, file, pages }) => ({ file: handle, title: file.name, pages })) }),
    ...(cut.length && { rulesCut: cut }),
    ...(conversation.library.documents > 0 && { knowledge: { documents: conversation.library.documents } }),
    ...(conversation.web && { web: true }),
    ...(!entitlements.includes('COPILOT_PDF_EDITOR') && {
      notInPlan: `Filling PDF forms is part of ${planNamesWith('COPILOT_PDF_EDITOR')}.`,
    }),
  }
  const preset = way ? `\n\n${PRESETS[way]}` : ''
  const library = rules.length || conversation.library.documents ? `\n\n${LIBRARY}` : ''
  return `${INSTRUCTIONS}${library}${preset}\n\n${blockOf('context', context)}`
}

const MOST_TEMPLATES = 30

/** The agency's document templates: those first of whose titles the most words were said, then the newest. */
function templatesTold(conversation: Conversation) {
  const said = new Set(saidTexts(conversation).flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []))
  const told = conversation.templates.flatMap(({ id, title }) => {
    const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const share = words.filter((word) => said.has(word)).length / Math.max(1, words.length)
    return addressesReader(title) ? [] : [{ id, title, share }]
  })
  return told
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_TEMPLATES)
    .map(({ id, title }) => ({ id, title }))
}

/**
 * The forms a person changed since they were last filled, as they now stand: a draft is made from these values. None can change while a run
 * is at work, so every step gets the same.
 */
function changedByHand({ artifacts }: Conversation) {
  return artifacts.flatMap(({ id, version, reason, body }) => {
    if (body.kind !== 'form' || (reason !== 'EDITED' && reason !== 'RESTORED')) return []
    const values = body.form.fields.filter(({ value }) => value).map(({ name, value }) => [name, value])
    return [{ artifactId: id, version, values: Object.fromEntries(values) }]
  })
}

/** What is told with a message beside its files: the forms changed by hand, and the newest review where it is told again. */
type Beside = { changed: object[]; reviewed: object | null }
const NOTHING: Beside = { changed: [], reviewed: null }

/** The user's words, and in blocks of their own what stands beside them, which files they name and which came with them. */
function userEntry({ files }: Conversation, { id, content: said }: Message, { changed, reviewed }: Beside): Entry {
  const attached = files
    .filter((named) => named.messageId === id)
    .map(({ handle, file }) => ({
      file: handle,
      name: file.name,
      kind: file.kind,
      pages: file.pageCount,
      error: file.error,
    }))
  const named = files.filter(({ namedIn }) => namedIn?.includes(id)).map(({ handle }) => handle)
  const blocks = [
    ...(reviewed ? [blockOf('reviewed', [reviewed])] : []),
    ...(changed.length ? [blockOf('changed', changed)] : []),
    ...(named.length ? [blockOf('named', named)] : []),
    ...(attached.length ? [blockOf('files', attached)] : []),
  ]
  const within = (letters: number): LanguageModelV4Message[] => {
    const words = asWords(shorten(said, letters, () => false) as string)
    return [{ role: 'user', content: [{ type: 'text', text: [words, ...blocks].join('\n\n') }] }]
  }
  return { ways: [Number.POSITIVE_INFINITY, 2000, 300].map((letters) => () => within(letters)), within }
}

/** A step with what came of its calls: whole, then its results short, then all of it short and without its thoughts. */
function stepEntry(conversation: Conversation, step: Step, isCited: IsCited): Entry {
  const calls = callsOf(step)
  const within = (letters: number) =>
    stepMessages(conversation, step, {
      input: asIs,
      result: (output) => inFew(output, Math.floor(letters / (calls.length || 1)), isCited),
      isBrief: false,
    })
  const short = (isBrief: boolean) => () =>
    stepMessages(conversation, step, {
      input: (input, name) => (isBrief || name !== 'COMPLETE_TASK' ? shorten(input, SHORT, isCited) : input),
      result: (output) => inFew(output, isBrief ? BRIEF : SHORT, isCited),
      isBrief,
    })
  const whole = () => stepMessages(conversation, step, { input: asIs, result: asIs, isBrief: false })
  return { ways: [whole, short(false), short(true)], within }
}

const SHORT = 1500
const BRIEF = 400
const SHORTENED = 'Shortened to save space. Call the tool again for the rest.'

/** How the parts of a step are rendered. */
type Telling = {
  input: (input: unknown, name: string) => unknown
  result: (output: unknown) => unknown
  isBrief: boolean
}
const asIs = (value: unknown) => value

/** A result in at most this many characters, which says where it was shortened. */
function inFew(output: unknown, letters: number, isCited: IsCited): unknown {
  if (sizeOf(output) <= letters) return output
  return { shortened: SHORTENED, ...(shorten(output, letters - SHORTENED.length, isCited) as object) }
}

/** What the answers given so far rest on. */
function citedIn({ steps, results }: Conversation): string[] {
  return steps.flatMap((step) =>
    callsOf(step).flatMap(({ name, callId, input }) => {
      if (name !== 'COMPLETE_TASK' || results.get(resultKey(step.runId, callId))?.refused !== false) return []
      const { sources = [] } = input as { sources?: { source: SourceInput }[] }
      return sources.flatMap(({ source }) =>
        source.kind === 'document' || source.kind === 'web' ? [source.quote] : [],
      )
    }),
  )
}

/** A provider's marks on a part. A call told without the thought before it carries no number of OpenAI's, which demands that thought. */
function marksOf({ providerMetadata }: StepContent, { isBrief }: Telling): SharedV4ProviderOptions | undefined {
  if (!isBrief || !providerMetadata) return providerMetadata as SharedV4ProviderOptions | undefined
  return Object.fromEntries(Object.entries(providerMetadata).filter(([provider]) => provider !== 'openai'))
}

type AssistantContent = Extract<LanguageModelV4Message, { role: 'assistant' }>['content']

function stepMessages(conversation: Conversation, step: Step, telling: Telling): LanguageModelV4Message[] {
  const calls: LanguageModelV4ToolCallPart[] = []
  const content = step.content.flatMap((part): AssistantContent => {
    if (part.type === 'reasoning' && telling.isBrief) return []
    const providerOptions = marksOf(part, telling)
    if (part.type !== 'tool-call') return [{ type: part.type, text: part.text, providerOptions }]
    const input = parseInput(part.input)
    const call: LanguageModelV4ToolCallPart = {
      type: 'tool-call',
      toolCallId: part.toolCallId,
      toolName: part.toolName,
      input: input === undefined ? {} : telling.input(input, part.toolName),
      providerOptions,
    }
    calls.push(call)
    return [call]
  })
  if (!calls.length) {
    const nudge: LanguageModelV4Message = { role: 'user', content: [{ type: 'text', text: NUDGE }] }
    return content.length ? [{ role: 'assistant', content }, nudge] : [nudge]
  }
  return [
    { role: 'assistant', content },
    { role: 'tool', content: calls.map((call) => resultPart(conversation, step, call, telling)) },
  ]
}

function resultPart(
  { results }: Conversation,
  step: Step,
  { toolCallId, toolName }: LanguageModelV4ToolCallPart,
  telling: Telling,
) {
  const result = results.get(resultKey(step.runId, toolCallId))
  const { error, faults } = result?.refused ? (result.output as Refused) : { error: 'This call was not carried out.' }
  const output =
    result && !result.refused
      ? { type: 'json' as const, value: asWords(telling.result(result.output)) as never }
      : {
          type: 'error-text' as const,
          value: asWords(error),
          ...(faults && { providerOptions: { [BUILT_IN]: { faults } } }),
        }
  return { type: 'tool-result' as const, toolCallId, toolName, output }
}
