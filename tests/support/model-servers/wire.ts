import type { IncomingHttpHeaders } from 'node:http'
import type { Asked, Said } from './script.ts'

/** One event of a stream. `isPiece` marks the ones that carry a piece of the answer, which pacing and breaks count. */
export type Frame = { event?: string; data: unknown; isPiece?: boolean }

/** One wire protocol, from the server's side. */
export type Wire = {
  path: string
  read(body: Record<string, unknown>, headers: IncomingHttpHeaders): Asked
  /** Why the real service would refuse this request with status 400, if it would. */
  whyInvalid(body: Record<string, unknown>): string | null
  refusal(status: number, message: string): object
  frames(said: Said, answer: { id: string; model: string; withUsage: boolean }): Frame[]
  errorFrame: Frame
}

/** Words with the space behind them: roughly the tokens of a model. */
export const piecesOf = (text: string | string[]) =>
  typeof text === 'string' ? (text.match(/\s*\S+\s?/g) ?? (text ? [text] : [])) : text

/** A tool input in fragments that end in the middle of words, as they come from a model. */
export const fragmentsOf = (text: string) => text.match(/[\s\S]{1,400}/g) ?? ['']

export const inputText = (input: object | string) => (typeof input === 'string' ? input : JSON.stringify(input))
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map((part) => (part as { text?: string }).text ?? '').join('') : ''
}
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
