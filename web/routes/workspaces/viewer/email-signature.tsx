import { Link } from 'react-router'
import { isSignedWith } from '../../../../shared/emails.ts'
import { useSession } from '../../../parts/session.ts'
import { CheckField } from '../../../ui/field.tsx'
import type { Draft } from './email-draft.ts'

type EmailSignatureProps = { draft: Draft; editable: boolean; onChange: (withSignature: boolean) => void }

/** The user's signature as it will stand below the e-mail, and whether it does. */
export function EmailSignature({ draft, editable, onChange }: EmailSignatureProps) {
  const { signature } = useSession().user
  if (!signature) {
    if (!editable) return null
    return (
      <p className="text-12 text-ink-3">
        You have no signature yet.{' '}
        <Link to="/app/settings/you" className="text-accent-ink underline">
          Write one in Settings
        </Link>
      </p>
    )
  }
  const isOn = isSignedWith(draft, signature)
  return (
    <div className="grid gap-2">
      <CheckField
        checked={isOn}
        disabled={!editable}
        onChange={(event) => onChange(event.target.checked)}
        hint={
          !isOn && draft.withSignature === null
            ? 'Left out, because the e-mail is signed with your name already.'
            : undefined
        }
      >
        Add your signature
      </CheckField>
      {isOn && (
        <p
          data-signature
          className="border-l-2 border-hairline pl-3 text-13 wrap-anywhere whitespace-pre-wrap text-ink-2"
        >
          {signature}
        </p>
      )}
    </div>
  )
}
