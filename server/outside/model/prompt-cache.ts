import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'

const MARK = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/**
 * The same request with marks up to where the provider may keep it for the next: the tools, the instructions, the message that is being answered,
 * and the end. It takes four at most.
 */
export function markedForCache(options: LanguageModelV4CallOptions): LanguageModelV4CallOptions {
  const { prompt, tools = [] } = options
  const marked = new Set([
    prompt.findIndex(({ role }) => role === 'system'),
    prompt.findLastIndex(({ role }) => role === 'user'),
    prompt.length - 1,
  ])
  return {
    ...options,
    tools: tools.map((tool, at) =>
      at === tools.length - 1 && tool.type === 'function' ? { ...tool, providerOptions: MARK } : tool,
    ),
    prompt: prompt.map((message, at) => (marked.has(at) ? { ...message, providerOptions: MARK } : message)),
  }
}
