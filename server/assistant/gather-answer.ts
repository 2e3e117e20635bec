import type { LanguageModelV4StreamPart, SharedV4ProviderMetadata } from '@ai-sdk/provider'
import { reportedUsage, type Tokens } from '../outside/model/reported-usage.ts'
import type { StepContent } from './conversation.ts'
import { Broken } from './model-failure.ts'

/** What one step of a model gave. */
export type ModelAnswer = Tokens & { content: StepContent[]; modelId: string }

/** Receives words as they come. `restart`: an attempt broke and its words are void; `lost`: its cost, as far as reported. */
export type Listener = {
  lost(tokens: Tokens): void
  begin(part: number): void
  words(part: number, text: string): void
  restart(): Promise<void>
}

type Growing = {
  type: 'text' | 'reasoning'
  text: string
  index: number | null
  metadata: SharedV4ProviderMetadata | undefined
}

/**
 * Puts the parts of a stream together. Blank texts are left out, for no provider takes them back; the providers' marks on a
 * part (signatures of thoughts, …) are kept, for they must go back with it. What no database takes (zero characters, halves of
 * characters) is left out. Throws `Broken` for a stream that was cut off.
 */
export function gatherer(model: string, listener: Pick<Listener, 'begin' | 'words'>) {
  const content: StepContent[] = []
  const open = new Map<string, Growing>()
  let finished: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | null = null
  let modelId = model
  const tokens: Tokens = { inputTokens: 0, outputTokens: 0 }

  function mark(id: string, metadata: SharedV4ProviderMetadata | undefined) {
    const part = open.get(id)
    if (part && metadata) part.metadata = { ...part.metadata, ...metadata }
    return part
  }

  function grow(id: string, given: string, metadata: SharedV4ProviderMetadata | undefined) {
    const part = mark(id, metadata)
    if (!part) return
    const delta = given.replaceAll('\0', '')
    part.text += delta
    if (part.index === null) {
      if (!part.text.trim()) return
      part.index = content.push({ type: part.type, text: '' }) - 1
      listener.begin(part.index)
      listener.words(part.index, part.text)
    } else if (delta) listener.words(part.index, delta)
  }

  function close(id: string, metadata: SharedV4ProviderMetadata | undefined) {
    const part = mark(id, metadata)
    open.delete(id)
    const isBlank = part?.index === null
    if (!part || (isBlank && (part.type === 'text' || !part.metadata))) return
    const kept: StepContent = {
      type: part.type,
      text: part.text.toWellFormed(),
      ...(part.metadata && { providerMetadata: part.metadata }),
    }
    if (part.index === null) content.push(kept)
    else content[part.index] = kept
  }

  return {
    take(part: LanguageModelV4StreamPart) {
      switch (part.type) {
        case 'text-start':
        case 'reasoning-start':
          open.set(part.id, {
            type: part.type === 'text-start' ? 'text' : 'reasoning',
            text: '',
            index: null,
            metadata: part.providerMetadata,
          })
          break
        case 'text-delta':
        case 'reasoning-delta':
          grow(part.id, part.delta, part.providerMetadata)
          break
        case 'text-end':
        case 'reasoning-end':
          close(part.id, part.providerMetadata)
          break
        case 'tool-call': {
          const { toolCallId, toolName, input, providerMetadata } = part
          content.push({
            type: 'tool-call',
            toolCallId,
            toolName,
            input,
            ...(providerMetadata && { providerMetadata }),
          })
          break
        }
        case 'raw':
          Object.assign(tokens, reportedUsage(part.rawValue))
          break
        case 'response-metadata':
          modelId = part.modelId ?? modelId
          break
        case 'error':
          throw part.error instanceof Error
            ? part.error
            : new Broken('The model reported an error.', { cause: part.error })
        case 'finish':
          finished = part
          tokens.inputTokens = part.usage.inputTokens.total ?? tokens.inputTokens
          tokens.outputTokens = part.usage.outputTokens.total ?? tokens.outputTokens
      }
    },
    answer(): ModelAnswer {
      const reason = finished?.finishReason.unified
      if (!finished || reason === 'error' || reason === 'interrupted')
        throw new Broken('The answer of the model was cut off.')
      for (const id of [...open.keys()]) close(id, undefined)
      return { content, ...tokens, modelId }
    },
    /** The cost reported so far. */
    tokens: () => tokens,
  }
}
