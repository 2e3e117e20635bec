import { request } from '../../graph/client.ts'
import { AccountsToKeepDocument } from '../../graph/generated/graphql.ts'
import { withNearAccounts } from '../../parts/accounts/near-accounts.ts'
import { QueryCombobox } from '../../parts/form/query-combobox.tsx'

/** The client whose documents a new file goes to. Big: import it with `lazy`. */
export default function ChooseClient({ onChoose }: { onChoose: (accountId: string | null) => void }) {
  return (
    <QueryCombobox
      label="Keep it with the documents of"
      name="accountId"
      placeholder="Choose a client"
      empty="No account found."
      search={async (text, page, signal) => {
        const accounts = await withNearAccounts(text, page, signal, async (search, page) => {
          const filter = { search }
          return (await request(AccountsToKeepDocument, { filter, ...page }, { signal })).accounts
        })
        return accounts.map((one) => ({ id: one.id, label: one.name, aside: one.email, cursor: one.place?.cursor }))
      }}
      onChoose={(choice) => onChoose(choice?.id ?? null)}
    />
  )
}
