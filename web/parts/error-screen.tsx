import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { reachable } from '../graph/reachable.ts'
import { RequestFailed } from '../graph/request-failed.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

const APPLICATION_ERROR = 'Application error'
/** spec 3 §8; Cara has no chat widget and no support address of its own. */
const WHAT_TO_DO =
  'There was an error while trying to perform your requested action. What you saved is safe. If the issue persists, please contact whoever runs Cara for you, and include this error for reference.'
const COPIED_MS = 3000

/** Shown when a screen fails: what happened, the way out, and details to copy for support. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { title, sentence } = explain(error)
  const detail = title === APPLICATION_ERROR ? detailOf(error) : null
  const isLost = isNetworkError(error)
  useRetry(isLost, isLost && !(error instanceof RequestFailed))
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(details(error))
    setCopied(true)
    window.setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <main className="grid min-h-[70dvh] place-items-center p-6">
      <title>{`${title} – Cara`}</title>
      <div className="grid w-full max-w-110 gap-4">
        <h1>{title}</h1>
        <div className="grid gap-2 text-ink-2" role="alert">
          <p>{sentence}</p>
          {detail && <p>{WHAT_TO_DO}</p>}
        </div>
        {detail && (
          <details open={import.meta.env.DEV} className="min-w-0 text-12 text-ink-2">
            <summary className="w-fit cursor-pointer rounded-4 font-medium">{detail.error}</summary>
            <pre className="mt-2 max-h-60 overflow-auto rounded-6 bg-sunken p-3 text-[11px] leading-4">
              {detail.stack}
            </pre>
          </details>
        )}
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

/** Loads the screen again when the connection is back, and every few seconds until then; the whole document where its script is missing. */
function useRetry(isLost: boolean, isScriptMissing: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isLost || isScriptMissing) return
    const retry = () => {
      if (navigator.onLine && state === 'idle') void revalidate()
    }
    const timer = window.setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [isLost, isScriptMissing, revalidate, state])
  // React Router keeps a script that failed as failed.
  useEffect(() => {
    if (!isScriptMissing) return
    const left = new AbortController()
    void reachable(left.signal).then(() => left.signal.aborted || location.reload())
    return () => left.abort()
  }, [isScriptMissing])
}

/** Neither the data nor, as scripts/web-files.ts throws it, the script of a screen could be fetched. */
const isNetworkError = (error: unknown) =>
  error instanceof RequestFailed ? error.code === 'NETWORK' : isRouteErrorResponse(error) && error.status === 503

function explain(error: unknown) {
  if (isNetworkError(error))
    return { title: 'No connection', sentence: 'Cara cannot be reached. Check your connection, then try again.' }
  if (error instanceof RequestFailed) {
    if (error.code === 'NOT_FOUND')
      return { title: error.message, sentence: 'It may have been removed, or the address is wrong.' }
    if (error.code === 'NOT_ALLOWED') return { title: 'You may not see this', sentence: error.message }
    return { title: APPLICATION_ERROR, sentence: 'Something went wrong.' }
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { title: 'Page not found', sentence: 'There is nothing at this address.' }
  }
  return { title: APPLICATION_ERROR, sentence: 'Something went wrong.' }
}

function detailOf(error: unknown) {
  if (!(error instanceof Error)) return { error: 'Unknown error', stack: JSON.stringify(error, null, 2) }
  return { error: error.message || error.name, stack: error.stack ?? error.message }
}

function details(error: unknown) {
  const what = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)
  return [what, location.href, new Date().toISOString(), navigator.userAgent].join('\n')
}
