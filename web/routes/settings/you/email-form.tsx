import { useId, useState } from 'react'
import { ActionForm, Submit } from '../../../parts/form/action-form.tsx'
import { TextField } from '../../../parts/form/fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import type { YouResult } from './you-result.ts'

/** The address a user signs in with. Another one is confirmed by a code sent to it, and a code sent to the current one. */
export function EmailForm({ current, result }: { current: string; result: YouResult | undefined }) {
  const title = useId()
  const [left, setLeft] = useState<YouResult>()
  const asked = result === left ? undefined : result?.asked
  return (
    <section aria-labelledby={title} className="border-t border-hairline pt-6">
      <h2 id={title}>E-mail address</h2>
      <p className="mb-4 max-w-[66ch] text-13 text-ink-2">
        You sign in with <b className="font-medium text-ink">{current}</b>.
      </p>
      {asked ? (
        <ActionForm key="codes" result={result} className="grid gap-4">
          <input type="hidden" name="intent" value="codes" />
          <input type="hidden" name="email" value={asked} />
          <p role="status" className="max-w-[66ch] text-13">
            We sent a code to each of both addresses. They expire after 10 minutes.
          </p>
          <TextField label={`Code sent to ${current}`} name="currentCode" inputMode="numeric" maxLength={6} />
          <TextField label={`Code sent to ${asked}`} name="newCode" inputMode="numeric" maxLength={6} />
          <FormProblem />
          <div className="flex gap-2">
            <Submit busy="Checking…">Change e-mail address</Submit>
            <Button look="quiet" onClick={() => setLeft(result)}>
              Cancel
            </Button>
          </div>
        </ActionForm>
      ) : (
        <ActionForm key="email" result={result} className="grid gap-4">
          <input type="hidden" name="intent" value="email" />
          <TextField label="New e-mail address" name="email" type="email" autoComplete="email" />
          <FormProblem />
          <div>
            <Submit look="plain" busy="Sending the codes…">
              Send codes
            </Submit>
          </div>
        </ActionForm>
      )}
    </section>
  )
}
