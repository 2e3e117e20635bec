import type { Artifact, Source } from '../../../graph/workspace.ts'
import { May } from '../../../parts/may.tsx'
import { sourceName } from '../../../parts/source-name.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { reviewItems } from '../viewer/review.ts'
import { useReview } from '../viewer/review-context.tsx'
import { artifactTitle } from './turns.ts'

type NeedsEyeProps = {
  artifact: Artifact
  /** Of several forms, each list says whose it is. */
  isOneOfSeveral: boolean
  onArtifact: (artifact: Artifact) => void
  onSource: (source: Source) => void
}

const SHOWN = 5

/** The values of a filled form that a person should look at, each to be confirmed or changed. */
export function NeedsEye({ artifact, isOneOfSeveral, onArtifact, onSource }: NeedsEyeProps) {
  const { current, look, confirm, editable } = useReview()
  const items = artifact.form ? reviewItems(artifact.form) : []
  if (!items.length) return null
  const more = items.length - SHOWN
  const heading = isOneOfSeveral ? `Needs your eye: ${artifactTitle(artifact)}` : 'Needs your eye'
  const open = (name: string, editing: boolean) => {
    look(artifact, name, editing)
    onArtifact(artifact)
  }
  return (
    <section aria-label={heading} className="grid gap-2">
      <h2 className="text-13! font-semibold! tracking-normal!">
        {heading} <span className="num font-normal text-ink-3">{items.length}</span>
      </h2>
      <ul className="divide-y divide-hairline overflow-hidden rounded-8 border border-hairline bg-surface">
        {items.slice(0, SHOWN).map(({ field, title, why, grave }) => (
          <li
            key={field.name}
            aria-current={current?.name === field.name || undefined}
            className={cx(
              'flex items-center gap-2 py-2 pr-3 pl-4 max-md:flex-wrap',
              current?.name === field.name && 'bg-accent-soft shadow-[inset_2px_0_var(--accent)]',
            )}
          >
            <div className="min-w-0 flex-1 text-13 max-md:basis-full">
              <b className="font-semibold">{title}</b> <span className="text-ink-3">{field.section}</span>
              <p className={grave ? 'text-fail-ink' : 'text-ink-2'}>
                {why}
                {field.source?.fileId && (
                  <>
                    {' '}
                    <button
                      type="button"
                      className="font-medium text-accent-ink hover:underline"
                      onClick={() => {
                        look(artifact, field.name)
                        onSource(field.source!)
                      }}
                    >
                      See page {field.source.page}
                      <span className="sr-only"> of {sourceName(field.source)}</span>
                    </button>
                  </>
                )}
              </p>
            </div>
            <May be={['change', 'artifact']}>
              <Button size="sm" disabled={!editable} onClick={() => confirm(artifact, field)}>
                Confirm<span className="sr-only"> {title}</span>
              </Button>
              <Button look="quiet" size="sm" disabled={!editable} onClick={() => open(field.name, true)}>
                Change<span className="sr-only"> {title}</span>
              </Button>
            </May>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button
              type="button"
              className="w-full px-4 py-2 text-left text-13 font-medium text-accent-ink hover:bg-hover"
              onClick={() => open(items[SHOWN]!.field.name, false)}
            >
              {more} more in the form
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
