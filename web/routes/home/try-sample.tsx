import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { presetOf } from '../../../shared/presets.ts'
import { addDraftFiles } from '../../lib/draft.ts'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { marked } from '../../parts/preset-files.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

const PRESET = 'GENERATE_TEMPLATE'
const NAME = 'Sample policy (specimen).pdf'

/** At the first visit: a policy of our own making, put into the dialog of the preset that shows most. */
export function TrySample() {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const start = async () => {
    if (busy) return
    setBusy(true)
    const file = await fetchSample().catch(() => null)
    setBusy(false)
    if (!file) return toast('The sample could not be fetched. Try again in a moment.', { tone: 'fail' })
    const slot = presetOf(PRESET).inputs.find((input) => input.kind === 'files')!
    addDraftFiles(`preset.${PRESET}`, [marked(file, slot.prefix)])
    await navigate(`?preset=${PRESET}`, { state: OVER, preventScrollReset: true })
  }
  return (
    <section
      aria-labelledby="sample"
      className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-8 border border-hairline bg-canvas p-4"
    >
      <FileText size={20} strokeWidth={1.6} aria-hidden className="text-ink-3" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="sample" className="text-13! font-semibold! tracking-normal!">
          No policy at hand?
        </h2>
        <p className="text-13 text-ink-2">See what Cara does with a specimen of two pages, of an invented joinery.</p>
      </div>
      <Button aria-disabled={busy || undefined} onClick={start}>
        {busy ? 'Fetching the sample…' : 'Try it with a sample policy'}
      </Button>
    </section>
  )
}

async function fetchSample() {
  const answer = await fetch('/agency/files/sample-policy', { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(answer.statusText)
  return new File([await answer.blob()], NAME, { type: 'application/pdf' })
}
