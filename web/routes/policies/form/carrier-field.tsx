import { useRef, useState } from 'react'
import { request } from '../../../graph/client.ts'
import { CarriersDocument, type CarriersQuery, CreateCarrierDocument } from '../../../graph/generated/graphql.ts'
import { aSender } from '../../../graph/once.ts'
import { QueryCombobox } from '../../../parts/form/query-combobox.tsx'

type CarrierFieldProps = {
  /** Only companies of this kind can be chosen (spec 3 §5). */
  kind: 'isCarrier' | 'isBroker'
  label: string
  name: string
  value: { id: string; name: string } | null | undefined
  /** The name a file gives, which is not in the list yet: it can be taken as it is. */
  read?: string | undefined
}

/** The company that insures, or through which it is placed: searched, or added by its name when that is chosen. */
export function CarrierField({ kind, label, name, value, read }: CarrierFieldProps) {
  // Asked once for a form, and again after one was added or the asking failed (spec 3 §7: cached first).
  const asked = useRef<Promise<CarriersQuery['carriers']>>(undefined)
  const [send] = useState(aSender)
  const carriers = () => {
    asked.current ??= request(CarriersDocument, {}).then((found) => found.carriers)
    asked.current.catch(() => {
      asked.current = undefined
    })
    return asked.current
  }
  return (
    <QueryCombobox
      label={label}
      optional
      name={name}
      value={value && { id: value.id, label: value.name }}
      placeholder="None"
      empty={
        kind === 'isCarrier' ? 'No carriers yet. Type a name to add one.' : 'No brokers yet. Type a name to add one.'
      }
      search={async (text) => {
        const words = text.toLowerCase()
        return (await carriers())
          .filter((carrier) => carrier[kind] && carrier.name.toLowerCase().includes(words))
          .map((carrier) => ({ id: carrier.id, label: carrier.name }))
      }}
      addLabel={(text) => `Add ${kind === 'isCarrier' ? 'carrier' : 'broker'} “${text}”`}
      suggested={read}
      add={async (text) => {
        const input = { name: text, isCarrier: kind === 'isCarrier', isBroker: kind === 'isBroker' }
        const { createCarrier } = await send(CreateCarrierDocument, input)
        asked.current = undefined
        const { carrier, errors } = createCarrier
        if (!carrier) return { refused: errors[0]?.message ?? 'This could not be added.' }
        return { id: carrier.id, label: carrier.name }
      }}
    />
  )
}
