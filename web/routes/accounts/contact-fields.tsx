import { useState } from 'react'
import { request } from '../../graph/client.ts'
import { type AccountContactFragment, FindContactsDocument } from '../../graph/generated/graphql.ts'
import { ChoiceField } from '../../parts/form/choice-field.tsx'
import { KeptFields, TextField } from '../../parts/form/fields.tsx'
import { type ChoicePage, QueryCombobox } from '../../parts/form/query-combobox.tsx'
import { CheckField } from '../../ui/field.tsx'
import { ReachFields } from './account-fields.tsx'
import { SAME_REACH } from './account-input.ts'

const SAME = { id: 'SAME', label: 'This contact' } as const
const NEW = { id: 'NEW', label: 'New contact' } as const
const EXISTING = { id: 'EXISTING', label: 'Existing contact' } as const
const LABELS = { email: 'Contact e-mail', phone: 'Contact phone' }

type ContactFieldsProps = {
  current?: AccountContactFragment | undefined
  /** Whether the business may stay without one. */
  optional?: boolean
}

/** The contact of a business: the current one, a new one, or an existing one. */
export function ContactFields({ current, optional = false }: ContactFieldsProps) {
  const choices = current ? [SAME, NEW, EXISTING] : [NEW, EXISTING]
  const [way, setWay] = useState<'SAME' | 'NEW' | 'EXISTING'>(choices[0]!.id)
  return (
    <section className="grid gap-5 border-t border-hairline pt-5" aria-label="Primary contact">
      <ChoiceField label="Primary contact" name="intent.contact" choices={choices} value={way} onValue={setWay} />
      {way === 'EXISTING' ? (
        <QueryCombobox
          label="Contact"
          name="associateContactId"
          placeholder="Search by name, e-mail or phone"
          empty="No contact found."
          search={searchContacts}
        />
      ) : (
        <Written key={way} current={way === 'SAME' ? current : undefined} optional={optional} />
      )}
    </section>
  )
}

/** Where else a change of a contact shows; nothing where it shows here alone. */
export function alsoSpeaksFor({ accounts }: AccountContactFragment) {
  const others = accounts.length - 1
  if (others < 1) return undefined
  return `Also speaks for ${others === 1 ? 'another account' : `${String(others)} other accounts`}; a change shows there, too.`
}

function Written({ current, optional }: ContactFieldsProps) {
  const [same, setSame] = useState(false)
  return (
    <>
      {current && <input type="hidden" name="business.contact.id" value={current.id} />}
      <TextField
        label="Contact name"
        name="business.contact.name"
        value={current?.name}
        optional={optional}
        hint={current && alsoSpeaksFor(current)}
      />
      {!current && (
        <CheckField name={SAME_REACH} checked={same} onChange={({ target }) => setSame(target.checked)}>
          Same e-mail and phone as the business
        </CheckField>
      )}
      <KeptFields shown={!same}>
        <ReachFields at="business.contact" labels={LABELS} {...(current && { values: current })} />
      </KeptFields>
    </>
  )
}

/** A page of the agency's contacts that hold the words. */
export async function searchContacts(text: string, page: ChoicePage, signal: AbortSignal) {
  const { contacts } = await request(FindContactsDocument, { search: text || null, ...page }, { signal })
  return contacts.map(({ id, name, email, accounts, place }) => ({
    id,
    label: name,
    aside: accounts[0]?.name ?? (email || undefined),
    cursor: place?.cursor,
  }))
}
