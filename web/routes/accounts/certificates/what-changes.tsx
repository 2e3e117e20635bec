import { useRef, useState } from 'react'
import { request } from '../../../graph/client.ts'
import {
  type CertificateForm,
  CertificateReissueOfDocument,
  type ReissuePartsFragment,
} from '../../../graph/generated/graphql.ts'
import { Diff } from '../../../ui/diff.tsx'
import type { Candidates } from './form-choice.tsx'
import { PolicyChoice } from './policy-choice.tsx'

type WhatChangesProps = { id: string; form: CertificateForm; first: ReissuePartsFragment; candidates: Candidates }

/** Which policies a certificate that is issued again states, and what would differ from the old one, updated on every tick. */
export function WhatChanges({ id, form, first, candidates }: WhatChangesProps) {
  const [reissue, setReissue] = useState(first)
  const [failure, setFailure] = useState<string>()
  const asked = useRef(0)
  const compare = async (policyIds: string[]) => {
    const own = ++asked.current
    const found = await request(CertificateReissueOfDocument, { id, policyIds }).catch(() => null)
    // Whoever ticks on sees the newest choice, not the answer that comes last.
    if (own !== asked.current) return
    if (found) setReissue(found.certificateReissue)
    setFailure(found ? undefined : 'What changes could not be compared. Tick again to try once more.')
  }
  return (
    <>
      <div aria-live="polite" className="grid gap-2">
        {reissue.renewals.map((sentence) => (
          <Note key={sentence}>{sentence}</Note>
        ))}
        {(failure ?? reissue.problem) ? (
          <Note>{failure ?? reissue.problem}</Note>
        ) : (
          <Changes changes={reissue.changes} />
        )}
      </div>
      <PolicyChoice
        candidates={candidates}
        form={form}
        chosen={first.policyIds}
        onChoose={(policyIds) => void compare(policyIds)}
      />
    </>
  )
}

const Note = ({ children }: { children: string | null | undefined }) => (
  <p className="rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">{children}</p>
)

const Changes = ({ changes }: Pick<ReissuePartsFragment, 'changes'>) => (
  <section aria-label="What changes" className="rounded-8 border border-hairline py-1">
    <Diff
      rows={changes.map(({ section, label, was, is }) => ({
        name: `${section}: ${label}`,
        before: was ?? '',
        after: is ?? '',
      }))}
      noun="value"
    />
  </section>
)
