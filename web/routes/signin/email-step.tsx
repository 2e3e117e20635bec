import { useEffect } from 'react'
import { ActionForm, Submit } from '../../parts/form/action-form.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Field, FormProblem, TextInput } from '../../ui/field.tsx'
import { focusIfFree } from '../../ui/focus.ts'
import type { StepProps } from './step-props.ts'

/** Step one: the address a code is sent to. */
export function EmailStep({ result, next }: StepProps) {
  useEffect(tellReady, [])
  return (
    <>
      <h1 className="mb-1">Sign in to Cara</h1>
      <p className="text-ink-2">We send a six-digit code to your work e-mail.</p>
      <ActionForm result={result} className="mt-6 grid gap-4">
        <input type="hidden" name="next" value={next} />
        <Field label="E-mail" path="email">
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              required
              ref={focusIfFree}
              className="h-10! px-3"
            />
          )}
        </Field>
        <Submit size="wide" busy="Sending the code…">
          Sign In
        </Submit>
        <FormProblem />
        <ButtonAnchor look="quiet" size="wide" href="/demo">
          Schedule a demo
        </ButtonAnchor>
      </ActionForm>
    </>
  )
}

/** The sign-in document is shown before its scripts come (react-router.config.ts); a form sent until now has waited. */
function tellReady() {
  document.documentElement.dataset.ready = ''
  window.dispatchEvent(new Event('cara:ready'))
}
