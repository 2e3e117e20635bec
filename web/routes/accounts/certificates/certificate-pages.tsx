import { useId } from 'react'
import { Link } from 'react-router'
import type { CertificateDetailsFragment } from '../../../graph/generated/graphql.ts'

type CertificatePagesProps = {
  certificate: CertificateDetailsFragment
  /** The element in which every value on the pages stands as text. */
  values: string
}

/**
 * The document itself, page under page, never lower than 500 px (spec 3 §2). Its pages are images: screen readers are pointed to the list
 * of values.
 */
export function CertificatePages({
  certificate: { id, certificateNumber, form, pages, worksheet, viewUrl },
  values,
}: CertificatePagesProps) {
  const note = useId()
  return (
    <figure className="grid gap-2">
      {worksheet && (
        <p className="rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
          This is drawn as a worksheet, which is no evidence of insurance.{' '}
          <Link className="underline" to="/app/settings/forms">
            Upload your licensed {form}
          </Link>
          , then issue it again on the form itself.
        </p>
      )}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Document"
        className="grid max-h-[65dvh] min-h-[500px] gap-3 overflow-auto rounded-8 border border-hairline bg-sunken p-3"
      >
        {pages.map(({ number, width, height }) => (
          <img
            key={number}
            src={`/agency/certificates/${id}/pages/${String(number)}.png`}
            alt={`Certificate ${certificateNumber}, page ${String(number)} of ${String(pages.length)}`}
            aria-describedby={note}
            aria-details={values}
            width={width}
            height={height}
            className="h-auto w-full bg-white shadow-card"
          />
        ))}
      </section>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-12 text-ink-3">
        <span id={note}>Every value on it is listed as text below.</span>
        <a className="text-accent-ink" href={viewUrl} target="_blank" rel="noreferrer">
          Open the PDF
        </a>
      </figcaption>
    </figure>
  )
}
