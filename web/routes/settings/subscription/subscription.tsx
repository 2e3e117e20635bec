import { Outlet } from 'react-router'
import { ErrorScreen } from '../../../parts/error-screen.tsx'
import type { Route } from './+types/subscription.ts'
import { ManageUsers } from './manage-users.tsx'
import { loadManagedUsers } from './managed-users.ts'

export const clientLoader = loadManagedUsers

/** Who uses Cara in the agency (spec 1 §2.4). */
export default function Subscription({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <title>Subscription – Cara</title>
      <ManageUsers {...loaderData} />
      <Outlet />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
