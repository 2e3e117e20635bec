import { ClipboardPen } from 'lucide-react'
import { useState } from 'react'
import { newId } from '../../lib/id.ts'
import { usePresetRun } from '../../parts/use-preset-run.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

const FILL = 'Fill the attached form.'

/** Opens the form in a workspace: Cara fills what documents and records say, the rest is filled by hand there. */
export default function FillForm({ fileId, accountId }: { fileId: string; accountId: string | null }) {
  const { send, sending } = usePresetRun(null, { documentIds: [fileId], ...(accountId && { accountId }) })
  const [key] = useState(newId)
  const fill = async () => {
    const refused = await send(FILL, [], key)
    if (refused) toast(`The form was not opened. ${refused[0]!.message}`, { tone: 'fail' })
  }
  return (
    <Button size="sm" aria-disabled={sending !== null || undefined} onClick={() => void fill()}>
      <ClipboardPen size={16} aria-hidden />
      <span className="max-md:sr-only">Fill form</span>
    </Button>
  )
}
