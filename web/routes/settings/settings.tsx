import { DetailPage } from '../../parts/detail-page/detail-page.tsx'

/** The tabs of the settings that exist. */
const TABS = [
  { to: '/app/settings/agency', label: 'Agency' },
  { to: '/app/settings/forms', label: 'Forms' },
]

export default function Settings() {
  return <DetailPage title="Settings" tabs={TABS} />
}
