import { ButtonLink } from '../ui/button.tsx'

export default function NotFound() {
  return (
    <main className="grid min-h-[70dvh] place-items-center p-6">
      <title>Page not found – Cara</title>
      <div className="grid w-full max-w-110 justify-items-start gap-4">
        <h1>Page not found</h1>
        <p className="text-ink-2">There is nothing at this address. It may have been moved, or mistyped.</p>
        <ButtonLink look="primary" to="/app/home">
          Go to Home
        </ButtonLink>
      </div>
    </main>
  )
}
