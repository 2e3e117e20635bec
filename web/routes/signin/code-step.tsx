import { useEffect, useRef, useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { ActionForm, Submit } from '../../parts/form/action-form.tsx'
import { cx } from '../../ui/cx.ts'
import { Field, FormProblem } from '../../ui/field.tsx'
import { focusOnAppear } from '../../ui/focus.ts'
import type { StepProps } from './step-props.ts'

const LENGTH = 6

/** Step two: the six digits. They are sent by themselves once all six are there, each code once. */
export function CodeStep({ result, next, email, code: given }: StepProps & { email: string; code: string }) {
  const [code, setCode] = useState(digits(given))
  const submit = useSubmit()
  const tried = useRef('')
  const answer = useRef(result)

  useEffect(() => {
    if (code.length !== LENGTH || tried.current === code) return
    tried.current = code
    answer.current = result
    void submit({ email, code, next }, { method: 'post', replace: true })
  }, [code, email, next, submit, result])

  return (
    <>
      <h1 className="mb-1">Verify sign in request</h1>
      <p className="text-ink-2">
        Enter the code sent to <b className="font-semibold text-ink">{email}</b>.
      </p>
      <ActionForm
        result={result}
        className="mt-6 grid gap-4"
        // Enter behind the last digit would send the code again that is on its way.
        onSubmitCapture={(event) => {
          if (tried.current === code && answer.current === result) event.preventDefault()
        }}
      >
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="next" value={next} />
        <Field label="Code" path="code">
          {(control) => <CodeBoxes control={control} code={code} onChange={(text) => setCode(digits(text))} />}
        </Field>
        <Submit size="wide" busy="Checking…">
          Verify
        </Submit>
        <FormProblem />
      </ActionForm>
      <Form method="post" replace className="mt-4 flex items-center justify-between">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="next" value={next} />
        <button
          type="submit"
          name="again"
          value="1"
          className="font-medium text-accent-ink underline-offset-2 hover:underline"
          onClick={() => setCode('')}
        >
          Send a new code
        </button>
        <Link
          to={next ? `/app/signin?next=${encodeURIComponent(next)}` : '/app/signin'}
          className="text-ink-2 hover:text-ink"
        >
          Use another e-mail
        </Link>
      </Form>
      <p role="status" className="mt-3 min-h-4 text-12 text-ink-2">
        {result?.sent && 'A new code is on its way. The one before no longer works.'}
      </p>
    </>
  )
}

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** One real input takes typing, pasting and autofill; the boxes only draw its digits. */
function CodeBoxes({ control, code, onChange }: { control: Control; code: string; onChange: (text: string) => void }) {
  return (
    <span className="relative grid grid-cols-6 gap-2 has-focus-visible:*:data-here:border-focus has-focus-visible:*:data-here:outline-2 has-focus-visible:*:data-here:outline-focus">
      <input
        {...control}
        name="code"
        value={code}
        onChange={(event) => onChange(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        required
        ref={focusOnAppear}
        className="absolute inset-0 z-1 h-12 cursor-text text-[16px] opacity-0"
      />
      {Array.from({ length: LENGTH }, (_, place) => (
        <span
          key={`place-${String(place)}`}
          aria-hidden
          data-here={place === Math.min(code.length, LENGTH - 1) || undefined}
          className={cx(
            'grid h-12 place-items-center rounded-6 border bg-surface text-20 font-medium tabular-nums -outline-offset-1',
            control['aria-invalid'] ? 'border-fail-dot' : 'border-control',
          )}
        >
          {code[place]}
        </span>
      ))}
    </span>
  )
}

function digits(text: string) {
  return text.replace(/\D/g, '').slice(0, LENGTH)
}
