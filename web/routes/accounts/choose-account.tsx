import { useNavigate } from 'react-router'
import { request } from '../../graph/client.ts'
import { OtherAccountsDocument } from '../../graph/generated/graphql.ts'
import { withNearAccounts } from '../../parts/accounts/near-accounts.ts'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { QueryCombobox } from '../../parts/form/query-combobox.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { useAccount } from './account.tsx'

/** Chooses the account to merge this one with, then shows the two side by side. */
export default function ChooseAccount() {
  const { id, name, type } = useAccount()
  const navigate = useNavigate()
  return (
    <RouteDialog
      parent={`/app/accounts/${id}/overview`}
      title="Merge two accounts"
      description={`Which account is the same client as ${name}?`}
    >
      {(close) => (
        <>
          <DialogBody>
            <QueryCombobox
              label="Account"
              name="otherId"
              placeholder="Search by name, e-mail, phone or address"
              empty="No other account found."
              search={async (text, page, signal) => {
                const accounts = await withNearAccounts(text, page, signal, async (search, page) => {
                  const filter = { search, types: [type] }
                  return (await request(OtherAccountsDocument, { filter, ...page }, { signal })).accounts
                })
                return accounts
                  .filter((one) => one.id !== id)
                  .map((one) => ({ id: one.id, label: one.name, aside: one.email, cursor: one.place?.cursor }))
              }}
              onChoose={(choice) =>
                choice &&
                void navigate(`/app/accounts/${id}/merge/${choice.id}`, {
                  replace: true,
                  state: OVER,
                  preventScrollReset: true,
                })
              }
            />
          </DialogBody>
          <DialogFoot>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          </DialogFoot>
        </>
      )}
    </RouteDialog>
  )
}
