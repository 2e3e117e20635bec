import { useNavigate, useSearchParams } from 'react-router'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { KNOWLEDGE } from './knowledge-list.tsx'

/** Opens a dialog over the list, which stays as it is looked at. */
export function useOpenDialog() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (dialog: 'upload' | 'new') =>
    void navigate(
      { pathname: `${KNOWLEDGE}/${dialog}`, search: query.toString() },
      { state: OVER, preventScrollReset: true },
    )
}
