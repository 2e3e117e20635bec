import { APICallError } from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import { pauseAfter } from './model-failure.ts'

const NOW = Date.parse('2026-04-01T12:00:00Z')
const refusal = (headers: Record<string, string>) =>
  new APICallError({
    message: 'busy',
    url: 'http://model.example',
    requestBodyValues: {},
    statusCode: 429,
    responseHeaders: headers,
  })

describe('pauseAfter', () => {
  it.each([
    [{}, 1, 1000],
    [{}, 2, 2000],
    [{}, 3, 4000],
    [{ 'retry-after': '7' }, 1, 7000],
    [{ 'retry-after': '0' }, 3, 0],
    [{ 'retry-after': 'Wed, 01 Apr 2026 12:00:05 GMT' }, 1, 5000],
    [{ 'retry-after': 'Wed, 01 Apr 2026 11:00:00 GMT' }, 1, 0],
    [{ 'retry-after': 'soon' }, 2, 2000],
    [{ 'retry-after': '86400' }, 1, 60_000],
  ])('%j, attempt %d: %d ms', (headers, attempt, ms) => {
    expect(pauseAfter(refusal(headers as Record<string, string>), attempt, NOW)).toBe(ms)
  })
})
