import type { LanguageModelV4 } from '@ai-sdk/provider'

export type ModelSettings = { name: string; baseUrl?: string | undefined; apiKey?: string | undefined }

/**
 * Opens the hosted or local model that `name` means, "<provider>:<model>"; each provider's package is loaded only when it is
 * the one. Without a key of its own setting, the provider's usual environment variable counts.
 */
export async function openModel({ name, baseUrl: baseURL, apiKey }: ModelSettings): Promise<LanguageModelV4> {
  const [provider, ...rest] = name.split(':')
  const model = rest.join(':')
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({ baseURL, apiKey })(model)
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI({ baseURL, apiKey })(model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI({ baseURL, apiKey })(model)
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
