import { Clock, X } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { RemoveMessageDocument } from '../../../graph/generated/graphql.ts'
import type { Message } from '../../../graph/workspace.ts'
import { count } from '../../../lib/count.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

type InLineProps = { workspaceId: string; messages: Message[]; onTakenBack: (message: Message) => void }

/** Messages sent while Cara worked: they wait here, are taken up automatically, and can be withdrawn until then. */
export function InLine({ workspaceId, messages, onTakenBack }: InLineProps) {
  const act = useAct()
  const [going, setGoing] = useState<string | null>(null)
  if (!messages.length) return null
  const takeBack = async (message: Message) => {
    setGoing(message.id)
    const outcome = await act(RemoveMessageDocument, { id: workspaceId, messageId: message.id })
    setGoing(null)
    if (outcome.ok) return onTakenBack(message)
    toast(`The message was not taken back. ${outcome.sentence}`, { tone: 'fail' })
  }
  return (
    <ul
      aria-label="Waiting in line"
      className="mx-2 divide-y divide-hairline rounded-t-8 border border-b-0 border-hairline bg-sunken"
    >
      {messages.map((message, place) => (
        <li key={message.id} className="flex min-h-9 items-center gap-2 pr-1 pl-3 text-13">
          <Clock size={14} className="flex-none text-ink-3" aria-hidden />
          <b className="flex-none font-semibold">{place === 0 ? 'Next: ' : 'Then: '}</b>
          <span className="cut min-w-0 flex-1">{message.content}</span>
          {message.files.length > 0 && (
            <span className="num flex-none text-12 text-ink-3">{count(message.files.length, 'file')}</span>
          )}
          <Button
            look="quiet"
            size="sm"
            icon
            disabled={going === message.id}
            aria-label="Take back"
            title="Take back"
            onClick={() => takeBack(message)}
          >
            <X size={14} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
