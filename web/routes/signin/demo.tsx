import { BrandMark } from '../../ui/brand.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Behind "Schedule a demo" as long as no place to book one is set; where one is, the server leads there. */
export default function Demo() {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-6">
      <title>Schedule a demo – Cara</title>
      <div className="grid w-full max-w-90 justify-items-start gap-4 pb-[8vh]">
        <BrandMark large />
        <h1>Schedule a demo</h1>
        <p className="text-ink-2">
          Demos of this Cara are not booked online. Ask the person who gave you this address: they can show you around,
          or make you a user to try it yourself.
        </p>
        <ButtonLink to="/app/signin">Back to sign in</ButtonLink>
      </div>
    </main>
  )
}
