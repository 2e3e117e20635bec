import { Ellipsis, PencilLine, Plus } from 'lucide-react'
import { lazy } from 'react'
import { redirect, useOutletContext } from 'react-router'
import { ACCOUNT_TYPES } from '../../../shared/accounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { request } from '../../graph/client.ts'
import { useFresh } from '../../graph/fresh.ts'
import { AccountDocument, type AccountQuery } from '../../graph/generated/graphql.ts'
import { whenIdle } from '../../lib/idle.ts'
import { dateOf } from '../../lib/time.ts'
import { DetailPage } from '../../parts/detail-page/detail-page.tsx'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { useMayGo } from '../../parts/may-open.ts'
import { StartPreset } from '../../parts/presets/start-preset.tsx'
import { useMay, useTimeZone } from '../../parts/session.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Route } from './+types/account.ts'

const loadItems = () => import('./account-menu-items.tsx')
const AccountMenuItems = lazy(loadItems)
const AddItems = lazy(async () => ({ default: (await loadItems()).AddItems }))
whenIdle(loadItems)

/** The account; one that was merged leads to the account it is part of now, and one that is not there to the list. */
export async function clientLoader({ params: { id }, request: { url } }: Route.ClientLoaderArgs) {
  const { account, ...totals } = await request(AccountDocument, { id })
  if (!account) throw redirect('/app/accounts')
  if (account.id !== id) throw redirect(new URL(url).pathname.replace(id, account.id))
  const sum = (counted: { count: number }[]) => counted.reduce((all, { count }) => all + count, 0)
  return {
    account,
    documents: totals.accountDocumentCount,
    policies: sum(totals.businessPolicyTotals),
    certificates: sum(totals.certificateTotals),
    requests: totals.serviceRequestTotals.find(({ key }) => key === 'ALL')?.count ?? 0,
  }
}

type AccountOfPage = NonNullable<AccountQuery['account']>

/** The account of the page around a tab or dialog. */
export const useAccount = () => useOutletContext<AccountOfPage>()

export default function Account({ loaderData: { account, ...counts } }: Route.ComponentProps) {
  useFresh(false)
  const base = `/app/accounts/${account.id}`
  const [contact] = account.contacts
  const timeZone = useTimeZone()
  const may = useMay()
  const mayGo = useMayGo()
  return (
    <>
      <title>{`${account.name} – Cara`}</title>
      <DetailPage
        title={account.name}
        badge={<Tag>{labelOf(ACCOUNT_TYPES, account.type)}</Tag>}
        back={{ to: '/app/accounts', label: 'Accounts' }}
        description={`${contact ? `${contact.name} · ` : ''}Created on ${dateOf(timeZone, account.createdAt)}`}
        action={
          <div className="flex flex-wrap gap-2 empty:hidden">
            <DialogLink to={`${base}/edit`} className={buttonLook({})}>
              <PencilLine size={16} aria-hidden />
              Edit
            </DialogLink>
            <StartPreset subject={{ id: account.id, account }} page={`${base}/overview`} />
            {mayGo({ to: `${base}/merge` }) && (
              <Menu
                preload={loadItems}
                trigger={
                  <Button icon aria-label="More" title="More">
                    <Ellipsis size={16} aria-hidden />
                  </Button>
                }
                items={() => <AccountMenuItems accountId={account.id} />}
              />
            )}
            {may('change', 'account') && (
              <Menu
                preload={loadItems}
                trigger={
                  <Button>
                    <Plus size={16} aria-hidden />
                    Add
                  </Button>
                }
                items={() => <AddItems accountId={account.id} isBusiness={account.type === 'BUSINESS'} />}
              />
            )}
            {account.type === 'BUSINESS' && (
              <DialogLink to={`${base}/certificates/new`} className={buttonLook({ look: 'primary' })}>
                <Plus size={16} aria-hidden />
                Certificate
              </DialogLink>
            )}
          </div>
        }
        tabs={[
          { to: `${base}/overview`, label: 'Overview' },
          { to: `${base}/policies`, label: 'Policies', count: counts.policies },
          { to: `${base}/certificates`, label: 'Certificates', count: counts.certificates },
          { to: `${base}/service`, label: 'Service', count: counts.requests },
          { to: `${base}/documents`, label: 'Documents', count: counts.documents },
        ]}
        context={account}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
