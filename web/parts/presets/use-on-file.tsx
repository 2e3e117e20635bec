import { useState } from 'react'
import { request } from '../../graph/client.ts'
import { OtherAccountsDocument } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { ErrorText } from '../../ui/field.tsx'
import { withNearAccounts } from '../accounts/near-accounts.ts'
import { QueryCombobox } from '../form/query-combobox.tsx'
import { type Client, takenBy } from './client.ts'
import { KnownFiles } from './known-files.tsx'
import type { FilesInput } from './slots.ts'
import { useFilesOf } from './use-files-of.ts'

type UseOnFileProps = {
  open: boolean
  /** The input of the dialog that it is for. */
  input: FilesInput
  client: Client | null
  onClose: () => void
  onUse: (client: Client) => void
}

/** Chooses a client, and which documents of theirs stand in one input of a preset's dialog. Another client's documents leave all inputs. */
export default function UseOnFile({ open, input, client, onClose, onUse }: UseOnFileProps) {
  const { label, prefix: slot } = input
  const [account, setAccount] = useState<{ id: string; name: string } | null>(client)
  const inSlot = (client?.documents ?? []).flatMap((one) => (one.slot === slot ? [one.id] : []))
  const { files, failure } = useFilesOf(account?.id)
  const [changed, setChosen] = useState<string[] | null>(inSlot.length ? inSlot : null)
  // What the input asks for is chosen from the beginning.
  const chosen = changed ?? takenBy(input, files ?? []).map(({ id }) => id)
  const use = () => {
    if (!account) return
    const others = account.id === client?.id ? client.documents : []
    const own = files?.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => ({ id, name, slot })) ?? []
    const kept = others.filter((one) => one.slot !== slot && !chosen.includes(one.id))
    onUse({ ...account, documents: [...kept, ...own] })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Use what is on file" description={label}>
      <DialogBody>
        <QueryCombobox
          label="Client"
          name="accountId"
          placeholder="Search by name, e-mail, phone or address"
          empty="No account found."
          value={account && { id: account.id, label: account.name }}
          search={async (text, page, signal) => {
            const accounts = await withNearAccounts(
              text,
              page,
              signal,
              async (search, page) =>
                (await request(OtherAccountsDocument, { filter: { search }, ...page }, { signal })).accounts,
            )
            return accounts.map((one) => ({
              ...{ id: one.id, label: one.name, aside: one.email },
              cursor: one.place?.cursor,
            }))
          }}
          onChoose={(choice) => {
            setAccount(choice && { id: choice.id, name: choice.label })
            setChosen(choice?.id === client?.id && inSlot.length ? inSlot : null)
          }}
        />
        {files && files.length > 0 && (
          <KnownFiles title="Documents on file" files={files} chosen={chosen} onChange={setChosen} />
        )}
        {files?.length === 0 && (
          <p className="text-13 text-ink-2">
            No documents are kept with this client. Cara can still use the agency’s records of it.
          </p>
        )}
        {account && !files && !failure && <p className="text-13 text-ink-3">Looking up the documents…</p>}
        {failure && <ErrorText>{failure}</ErrorText>}
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" disabled={!account || !files} onClick={use}>
          {files ? what(chosen.length) : 'Use'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** What the button takes, once it is known which documents there are. */
function what(documents: number) {
  if (documents === 0) return 'Use the records only'
  return documents === 1 ? 'Use 1 document' : `Use ${String(documents)} documents`
}
