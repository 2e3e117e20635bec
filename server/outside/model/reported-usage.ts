/** Tokens of a request and its answer. */
export type Tokens = { inputTokens: number; outputTokens: number }

/** What each protocol calls the tokens of a request; those it read from its store or wrote there are told apart from the others by one of them. */
const INPUT = [
  'input_tokens',
  'cache_read_input_tokens',
  'cache_creation_input_tokens',
  'prompt_tokens',
  'promptTokenCount',
]
const OUTPUT = ['output_tokens', 'completion_tokens', 'candidatesTokenCount', 'thoughtsTokenCount']

/** The tokens that one piece of a provider's stream reports, before its end or at it; none where it tells nothing of them. */
export function reportedUsage(piece: unknown): Partial<Tokens> {
  const { usage, usageMetadata, message, response } = (piece ?? {}) as Record<
    string,
    Record<string, unknown> | undefined
  >
  const told = usage ?? usageMetadata ?? message?.usage ?? response?.usage
  if (!told || typeof told !== 'object') return {}
  const sum = (names: string[]) => {
    const counts = names.flatMap((name) => (told as Record<string, unknown>)[name] ?? []).filter(Number.isFinite)
    return counts.length ? (counts as number[]).reduce((all, count) => all + count) : undefined
  }
  const [inputTokens, outputTokens] = [sum(INPUT), sum(OUTPUT)]
  return { ...(inputTokens !== undefined && { inputTokens }), ...(outputTokens !== undefined && { outputTokens }) }
}
