import { Building2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { redirect } from 'react-router'
import { addDays } from '../../../shared/dates.ts'
import { NEW_POLICY_DAYS, type PolicyType } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import {
  CreatePoliciesDocument,
  FindAccountsDocument,
  type NewBusinessPolicyInput,
  PolicyAccountDocument,
  type PolicyAccountFragment,
} from '../../graph/generated/graphql.ts'
import { count } from '../../lib/count.ts'
import { withNearAccounts } from '../../parts/accounts/near-accounts.ts'
import { ActionForm, Submit } from '../../parts/form/action-form.tsx'
import { FormEvidence } from '../../parts/form/evidence.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { QueryCombobox } from '../../parts/form/query-combobox.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { useToday } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFoot } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/new-policy.ts'
import { atTypedRows, policyInputOf } from './form/policy-input.ts'
import { PolicySections } from './form/policy-sections.tsx'
import { SectionedBody } from './form/sections.tsx'
import type { FormFromFile } from './offers/from-file.ts'
import { StartFromFile } from './offers/start-from-file.tsx'

/** The account that the address names, if there is one (spec 3 §2). */
export async function clientLoader({ request: { url } }: Route.ClientLoaderArgs) {
  const accountId = new URL(url).searchParams.get('accountId')
  return { account: accountId ? (await request(PolicyAccountDocument, { id: accountId })).account : null }
}

/** Adds the policy and goes to it. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const { accountId, policies } = inputOf<{ accountId: string | null; policies?: { details?: object }[] }>(form)
  if (!accountId) return { errors: [{ path: ['accountId'], message: 'Choose an account.' }] }
  const policy = policyInputOf(policies?.[0]) as NewBusinessPolicyInput
  if (!policy.type) return { errors: [{ path: ['policies', '0', 'type'], message: 'Choose a line of business.' }] }
  const fromFile = textOf(form, 'fromFile')
  if (fromFile) policy.fromFile = JSON.parse(fromFile) as NewBusinessPolicyInput['fromFile']
  const input = { accountId, key: textOf(form, 'key'), policies: [policy] }
  let created: string | undefined
  const failure = await doForm(async () => {
    const { createBusinessPolicies: made } = await request(CreatePoliciesDocument, { input })
    created = made.businessPolicies[0]?.id
    return created ? { errors: [] } : made
  })
  if (failure) return { ...failure, errors: atTypedRows(failure.errors, policies?.[0]?.details) }
  toast('Policy created')
  return redirect(`/app/policies/${created!}/overview`)
}

/** The account first, then the rest (spec 3 §2). Whoever changes the account finds what was typed as it was. */
export default function NewPolicy({ loaderData, actionData }: Route.ComponentProps) {
  const [account, setAccount] = useState<PolicyAccountFragment | null>(loaderData.account)
  const [began, setBegan] = useState(account?.type === 'BUSINESS')
  const [chosenType, setType] = useState<PolicyType>()
  const isOpen = account?.type === 'BUSINESS'
  const [filled, setFilled] = useState<FormFromFile | null>(null)
  const type = chosenType ?? filled?.type
  const defaults = { expiresAt: addDays(useToday(), NEW_POLICY_DAYS) }
  const evidence = new Map([...(filled?.evidence ?? [])].map(([path, told]) => [inFirst(path), told]))
  const form = useRef<HTMLDivElement>(null)
  const choose = (chosen: PolicyAccountFragment | null) => {
    flushSync(() => {
      setAccount(chosen)
      setBegan(began || chosen?.type === 'BUSINESS')
    })
    // The field that had the focus is gone: on to what comes next.
    const next = chosen ? '[data-section=policy] select' : '[role=combobox]'
    form.current?.querySelector<HTMLElement>(next)?.focus()
  }
  return (
    <RouteDialog wide parent="/app/policies" title="Create a new policy">
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <SectionedBody hasSections={isOpen} ref={form}>
            {account ? (
              <ChosenAccount account={account} onChange={() => choose(null)} />
            ) : (
              <AccountField onChoose={choose} />
            )}
            {account?.type === 'INDIVIDUAL' && (
              <p>
                Personal policies are not supported yet. Choose a business account, or contact support: the person who
                set Cara up for your agency.
              </p>
            )}
            {began && (
              <div hidden={!isOpen} className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <StartFromFile accountId={account?.id} defaults={defaults} filled={filled} onFilled={setFilled} />
                {filled && (
                  <input
                    type="hidden"
                    name="fromFile"
                    value={JSON.stringify({ fileId: filled.fileId, values: filled.offered })}
                  />
                )}
                <FormEvidence told={evidence}>
                  <PolicySections
                    values={filled?.values ?? defaults}
                    type={type}
                    onType={setType}
                    at={inFirst}
                    follows={!filled?.values.expiresAt || filled.values.expiresAt === defaults.expiresAt}
                  />
                </FormEvidence>
              </div>
            )}
            <FormProblem />
          </SectionedBody>
          <DialogFoot>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
            {isOpen && filled && filled.open > 0 && (
              <p className="mr-auto text-12 text-ink-3">{count(filled.open, 'field')} left open by the file</p>
            )}
            {isOpen && <Submit busy="Creating…">Create policy</Submit>}
          </DialogFoot>
        </ActionForm>
      )}
    </RouteDialog>
  )
}

/** A field's path in the input, which holds a list of policies. */
const inFirst = (path: string) => `policies.0.${path}`

/** Everything else of the form comes once an account is chosen. */
function AccountField({ onChoose }: { onChoose: (account: PolicyAccountFragment) => void }) {
  const [found, setFound] = useState<readonly PolicyAccountFragment[]>([])
  return (
    <QueryCombobox
      label="Account"
      name="accountId"
      placeholder="Search by name, e-mail or phone"
      hint="Choose the account first. The rest of the form follows."
      empty="No accounts yet. Create one first."
      search={async (text, page, signal) => {
        const accounts = await withNearAccounts(text, page, signal, async (search, page) => {
          const filter = { search, types: ['BUSINESS' as const] }
          return (await request(FindAccountsDocument, { filter, ...page }, { signal })).accounts
        })
        setFound((before) => (page.after ? [...before, ...accounts] : accounts))
        return accounts.map(({ id, name, contacts, place }) => ({
          id,
          label: name,
          aside: contacts[0]?.name,
          cursor: place?.cursor,
        }))
      }}
      onChoose={(choice) => {
        const account = found.find(({ id }) => id === choice?.id)
        if (account) onChoose(account)
      }}
    />
  )
}

function ChosenAccount({ account, onChange }: { account: PolicyAccountFragment; onChange: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[6px]">
      <span className="text-13 font-medium">Account</span>
      <div className="flex min-h-10 items-center gap-2 rounded-8 border border-hairline pr-1 pl-3 text-13">
        <Building2 size={16} aria-hidden className="text-ink-3" />
        <span className="cut font-medium">{account.name}</span>
        <span className="cut text-ink-2">{account.contacts[0]?.name}</span>
        <Button look="quiet" size="sm" className="ml-auto" onClick={onChange}>
          Change
        </Button>
      </div>
      <input type="hidden" name="accountId" value={account.id} />
    </div>
  )
}
