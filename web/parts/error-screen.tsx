import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { RequestFailed } from '../graph/request-failed.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** When a screen cannot be shown: what happened, the way out, and something to copy for whoever repairs it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { title, sentence } = explain(error)
  const isLost = error instanceof RequestFailed && error.code === 'NETWORK'
  useRetry(isLost)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(details(error))
    setCopied(true)
    window.setTimeout(() => setCopied(false), 2000)
  }
  return (
    <main className="grid min-h-[70dvh] place-items-center p-6">
      <title>{`${title} – Cara`}</title>
      <div className="grid w-full max-w-110 gap-4">
        <h1>{title}</h1>
        <p className="text-ink-2" role="alert">
          {sentence}
        </p>
        {isLost && (
          <p role="status" className="flex items-center gap-2 text-13 text-ink-2">
            <Spinner />
            Trying again by itself.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <ButtonLink to="/app/home">Go to Home</ButtonLink>
          <Button look="quiet" onClick={copy}>
            <Copy size={16} aria-hidden />
            {copied ? 'Copied' : 'Copy details'}
          </Button>
        </div>
      </div>
    </main>
  )
}

const RETRY_MS = 3000

/** Loads the screen again when the connection is back, and every few seconds until then. */
function useRetry(isLost: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isLost) return
    const retry = () => {
      if (navigator.onLine && state === 'idle') void revalidate()
    }
    const timer = window.setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [isLost, revalidate, state])
}

function explain(error: unknown) {
  if (error instanceof RequestFailed) {
    if (error.code === 'NETWORK')
      return { title: 'No connection', sentence: 'Cara cannot be reached. Check your connection, then try again.' }
    if (error.code === 'NOT_FOUND')
      return { title: error.message, sentence: 'It may have been removed, or the address is wrong.' }
    return { title: 'Something went wrong', sentence: error.message }
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { title: 'Page not found', sentence: 'There is nothing at this address.' }
  }
  return { title: 'Something went wrong', sentence: 'This screen could not be shown. What you saved is safe.' }
}

function details(error: unknown) {
  const what = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)
  return [what, location.href, new Date().toISOString(), navigator.userAgent].join('\n')
}
