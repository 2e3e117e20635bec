import type { LanguageModelV4 } from '@ai-sdk/provider'
import { markedForCache } from './prompt-cache.ts'
import { asking } from './thoughts.ts'

export type ModelSettings = { name: string; baseUrl?: string | undefined; apiKey?: string | undefined }

/**
 * Opens the hosted or local model that `name` means, "<provider>:<model>"; each provider's package is loaded only when it is
 * the one. Without a key of its own setting, the provider's usual environment variable counts. A provider that shows thoughts
 * only when asked is asked for them, and one that keeps only marked prompts is given the marks.
 */
export async function openModel({ name, baseUrl: baseURL, apiKey }: ModelSettings): Promise<LanguageModelV4> {
  const [provider, ...rest] = name.split(':')
  const model = rest.join(':')
  switch (provider) {
    case 'anthropic':
      return asking((await import('@ai-sdk/anthropic')).createAnthropic({ baseURL, apiKey })(model), {
        thoughts: { reasoning: 'medium' },
        change: markedForCache,
      })
    case 'openai':
      // What documents say is not kept with the provider; so thoughts go back as it sealed them, and not by its own number for them.
      return asking((await import('@ai-sdk/openai')).createOpenAI({ baseURL, apiKey })(model), {
        thoughts: { reasoning: 'medium' },
        always: { openai: { store: false } },
      })
    case 'google':
      return asking((await import('@ai-sdk/google')).createGoogleGenerativeAI({ baseURL, apiKey })(model), {
        thoughts: { reasoning: 'medium', providerOptions: { google: { thinkingConfig: { includeThoughts: true } } } },
      })
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseURL ?? '',
        apiKey,
        includeUsage: true,
      })(model)
    default:
      throw new Error(`There is no model provider "${provider}".`)
  }
}
