import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { May } from '../../../parts/may.tsx'
import { Button } from '../../../ui/button.tsx'

/** How long "Copied" is shown (spec 3 §9). */
const COPIED_MS = 2000

/**
 * The public link that verifies a certificate: number, date, holder, and whether it is still valid; nothing else. A worksheet has none, and
 * says why.
 */
export function CheckLink({
  checkUrl,
  worksheet,
  form,
}: {
  checkUrl?: string | null
  worksheet: boolean
  form: string
}) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + checkUrl!)
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  if (worksheet)
    return (
      <p className="text-13 text-ink-2">
        No link can be made to check this: it is a worksheet, not a certificate. Issued again on your licensed {form},
        it can have one.
      </p>
    )
  return (
    <section aria-label="Check link" className="flex flex-wrap items-center gap-2 text-13">
      <p className="min-w-0 flex-[1_1_240px] text-ink-2">
        {checkUrl
          ? 'Anyone with the link can see its number, date and holder, and whether you replaced or revoked it.'
          : 'No one outside the agency can check this certificate.'}
      </p>
      {checkUrl && (
        <Button size="sm" onClick={copy}>
          <Copy size={14} aria-hidden />
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      )}
      <May be={['change', 'certificate']}>
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="intent" value="check-link" />
          <input type="hidden" name="open" value={checkUrl ? 'no' : 'yes'} />
          <Button type="submit" size="sm">
            {checkUrl ? 'Take the link back' : 'Make a link to check it'}
          </Button>
        </Form>
      </May>
    </section>
  )
}
