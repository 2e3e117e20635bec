import {
  APICallError,
  type LanguageModelV4CallOptions as CallOptions,
  type LanguageModelV4,
  type SharedV4ProviderOptions,
} from '@ai-sdk/provider'

type Way = {
  /** What asks the provider to show its model's thoughts. */
  thoughts: Pick<CallOptions, 'reasoning' | 'providerOptions'>
  /** What every request says besides. */
  always?: SharedV4ProviderOptions
  change?: (options: CallOptions) => CallOptions
}

/** A model that is asked to show its thoughts, until it says that it has none to show. */
export function asking(
  model: LanguageModelV4,
  { thoughts, always, change = (options) => options }: Way,
): LanguageModelV4 {
  let thinks = true
  const { specificationVersion, provider, modelId, supportedUrls } = model
  const plain = (options: CallOptions) =>
    change({ ...options, providerOptions: { ...options.providerOptions, ...always } })
  const thinking = (options: CallOptions) =>
    plain({ ...options, ...thoughts, providerOptions: { ...options.providerOptions, ...thoughts.providerOptions } })

  async function ask<T>(options: CallOptions, answer: (options: CallOptions) => PromiseLike<T>): Promise<T> {
    if (!thinks) return answer(plain(options))
    try {
      return await answer(thinking(options))
    } catch (error) {
      if (!isAboutThoughts(error)) throw error
      thinks = false
      return answer(plain(options))
    }
  }

  return {
    specificationVersion,
    provider,
    modelId,
    supportedUrls,
    doGenerate: (options) => ask(options, (asked) => model.doGenerate(asked)),
    doStream: (options) => ask(options, (asked) => model.doStream(asked)),
  }
}

/** Whether a request was refused for asking for thoughts. */
const isAboutThoughts = (error: unknown) =>
  APICallError.isInstance(error) && error.statusCode === 400 && /thinking|reasoning/i.test(error.message)
