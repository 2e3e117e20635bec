/** A tool call of a scripted model. An input given as a string goes over the wire as it is, whether it parses or not. */
export type ScriptedCall = { name: string; input: object | string; id?: string }

/** What a scripted model says in one answer, in this order. Its words go out in pieces, one each `everyMs`. */
export type Said = {
  /** A text, or the very pieces it goes out in. */
  reasoning?: string | string[]
  text?: string
  calls?: ScriptedCall[]
  usage?: { input: number; output: number }
  /** The answer is ended by the model's limit of output. */
  isCutByLength?: boolean
  everyMs?: number
}

/** How an answer breaks after some of its pieces: the connection is cut, closed early, goes silent, or reports an error. */
export type Break = 'cut' | 'closed' | 'silent' | 'error'

export type ScriptedStep =
  | { does: 'say'; said: Said }
  | { does: 'refuse'; status: number; retryAfter?: string }
  | { does: 'break'; said: Said; how: Break; after: number }
  /** Takes the request and never answers. */
  | { does: 'hang' }

export type AskedCall = { id: string; name: string; input: unknown }
export type AskedResult = { id: string; text: string }
export type AskedTurn = {
  role: 'user' | 'assistant' | 'tool'
  text: string
  reasoning: string
  calls: AskedCall[]
  results: AskedResult[]
}

/** A request as any of the protocols puts it. */
export type Asked = {
  key: string | undefined
  model: string
  system: string
  tools: { name: string; description: string; schema: Record<string, unknown> }[]
  turns: AskedTurn[]
}

/** Decides what the model answers to its `number`th request, counted from 0. */
export type Script = (asked: Asked, number: number) => ScriptedStep

export const say = (said: Said): ScriptedStep => ({ does: 'say', said })
export const call = (name: string, input: object | string, id?: string): ScriptedStep =>
  say({ calls: [{ name, input, ...(id && { id }) }] })
export const done = (answer: string, more: object = {}) => call('COMPLETE_TASK', { outcome: 'DONE', answer, ...more })

type Line = ScriptedStep | ((asked: Asked) => ScriptedStep)

/** These answers one after another; a request too many is refused. */
export function inOrder(...lines: Line[]): Script {
  return (asked, number) => {
    const line = lines[number]
    if (!line) return { does: 'refuse', status: 418 }
    return typeof line === 'function' ? line(asked) : line
  }
}

/** The result of the newest call of a tool, as the model was given it: parsed when it is JSON. */
export function resultOf(asked: Asked, name: string): unknown {
  const id = asked.turns.flatMap(({ calls }) => calls).findLast((one) => one.name === name)?.id
  const text = asked.turns.flatMap(({ results }) => results).findLast((result) => result.id === id)?.text ?? ''
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
