import { ButtonLink } from '../ui/button.tsx'

/** Shown at an address for something that the user may not do. `back` is the screen it belongs to. */
export default function NotAllowed({ back }: { back: string }) {
  return (
    <main className="grid min-h-[70dvh] place-items-center p-6">
      <title>Not allowed – Cara</title>
      <div className="grid w-full max-w-110 justify-items-start gap-4">
        <h1>You may not do this</h1>
        <p className="text-ink-2">
          Your role does not include what this page is for. Ask an owner of your agency if you need it.
        </p>
        <ButtonLink look="primary" to={back}>
          Go back
        </ButtonLink>
      </div>
    </main>
  )
}
