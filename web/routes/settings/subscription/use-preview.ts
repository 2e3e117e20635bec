import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../../graph/client.ts'
import {
  PreviewUpdateSubscriptionDocument,
  type PreviewUpdateSubscriptionQuery,
} from '../../../graph/generated/graphql.ts'
import { sentenceOf, UNKNOWN } from '../../../graph/request-failed.ts'
import type { Choice } from './plan-words.ts'

const PAUSE_MS = 250 // spec 1 §9

type Links = PreviewUpdateSubscriptionQuery['subscriptionManagementLinks']['previewUpdateSubscription']
export type Invoice = NonNullable<Links['invoicePreview']>

/** What a choice costs and how it is paid, as far as the server has answered. */
export type Preview =
  | { is: 'asking' }
  | { is: 'failed'; sentence: string }
  | { is: 'ready'; invoice: Invoice; checkoutUrl: string | null; clientSecret: string | null }

const ASKING: Preview = { is: 'asking' }

/**
 * The preview of this choice: at once for the first, and 250 ms after the last change. An answer for another choice never counts. Nothing
 * is asked for null.
 */
export function usePreview(choice: Choice | null): { preview: Preview; again: () => void } {
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const asked = choice && JSON.stringify([attempt, choice.plan, choice.period, choice.seats, choice.voiceAgents])
  const [answer, setAnswer] = useState<{ to: string; preview: Preview }>()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` holds every part of the choice
  useEffect(() => {
    if (!choice || !asked) return
    const stop = new AbortController()
    const timer = setTimeout(
      async () => {
        isFirst.current = false
        const preview = await ask(choice, stop.signal)
        if (stop.signal.aborted) return
        if (preview instanceof Response) void navigate(preview.headers.get('Location') ?? '/app/signin')
        else setAnswer({ to: asked, preview })
      },
      isFirst.current ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return { preview: answer && answer.to === asked ? answer.preview : ASKING, again: () => setAttempt((now) => now + 1) }
}

async function ask({ plan, period, seats, voiceAgents }: Choice, signal: AbortSignal): Promise<Preview | Response> {
  try {
    const { subscriptionManagementLinks } = await request(
      PreviewUpdateSubscriptionDocument,
      { plan, period, seats, voiceAgents },
      { signal },
    )
    const { invoicePreview, checkoutUrl, clientSecret, errors } = subscriptionManagementLinks.previewUpdateSubscription
    if (!invoicePreview) return { is: 'failed', sentence: errors[0]?.message ?? UNKNOWN }
    return {
      is: 'ready',
      invoice: invoicePreview,
      checkoutUrl: checkoutUrl ?? null,
      clientSecret: clientSecret ?? null,
    }
  } catch (error) {
    if (error instanceof Response) return error
    return { is: 'failed', sentence: sentenceOf(error) }
  }
}
