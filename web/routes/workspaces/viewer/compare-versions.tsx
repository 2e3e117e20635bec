import { Fragment, type ReactNode, useMemo, useState } from 'react'
import type { Artifact, Workspace } from '../../../graph/workspace.ts'
import { count } from '../../../lib/count.ts'
import { useMedia } from '../../../lib/media.ts'
import { recall, remember } from '../../../lib/remember.ts'
import { useMay } from '../../../parts/session.ts'
import { When } from '../../../parts/when.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-parts.tsx'
import { DiffText } from '../../../ui/diff-text.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { useRestore } from './use-restore.ts'
import { useVersion } from './use-version.ts'
import { cellPairs, compareVersions, type Part, type PartChange } from './version-parts.ts'
import { whyVersion } from './version-words.ts'

const LOOK_KEY = 'cara.versions.look'

type CompareVersionsProps = {
  workspace: Workspace
  newest: Artifact
  /** The two versions, in any order: the first is the one that is open. */
  versions: readonly [open: number, compared: number]
  restorable: boolean
  onChoose: (open: number, compared: number) => void
  onSaved: (artifact: Artifact) => void
  onClose: () => void
}

/** Two versions of a thing: what changed from the earlier to the later one, by words, in line or side by side. */
export default function CompareVersions(props: CompareVersionsProps) {
  const { workspace, newest, versions, restorable, onChoose, onSaved, onClose } = props
  const [first, last] = versions[0] < versions[1] ? versions : ([versions[1], versions[0]] as const)
  const before = useVersion(workspace.id, newest, first)
  const after = useVersion(workspace.id, newest, last)
  const [earlier, later] = [before.artifact, after.artifact]
  const lost = [before.isLost && first, after.isLost && last].find((version) => version !== false)
  const roomy = useMedia('(min-width: 721px)')
  const [look, setLook] = useState(() => (recall(LOOK_KEY) === 'line' ? 'line' : 'sides'))
  const sides = roomy && look === 'sides'
  const mayRestore = useMay()('change', 'artifact') && restorable
  const { busy, restore } = useRestore(workspace.id, newest.id, onSaved)
  const changes = useMemo(
    () => earlier && later && compareVersions(earlier, later, workspace),
    [earlier, later, workspace],
  )
  const choose = (side: 'first' | 'last', version: number) => {
    const pair = side === 'first' ? [version, last] : [first, version]
    const openIs = versions[0] === first ? 0 : 1
    onChoose(pair[openIs]!, pair[1 - openIs]!)
  }
  const restores = [first, last].filter((version) => version !== newest.version)
  return (
    <Dialog open onClose={onClose} wide="compare" title="Compare versions">
      <div className="grid grid-cols-2 gap-3 border-b border-hairline px-6 pt-3 pb-3 max-md:px-4">
        <VersionChoice
          label="Earlier"
          of={newest}
          value={first}
          not={last}
          onChange={(version) => choose('first', version)}
        />
        <VersionChoice
          label="Later"
          of={newest}
          value={last}
          not={first}
          onChange={(version) => choose('last', version)}
        />
        {roomy && (
          <fieldset aria-label="How it is shown" className="col-span-2 flex gap-2">
            {(['sides', 'line'] as const).map((one) => (
              <Button
                key={one}
                size="sm"
                look={look === one ? 'plain' : 'quiet'}
                aria-pressed={look === one}
                onClick={() => {
                  setLook(one)
                  remember(LOOK_KEY, one)
                }}
              >
                {one === 'sides' ? 'Side by side' : 'In line'}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <section
        aria-label="What changed"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="min-h-40 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        {changes ? (
          <Changes changes={changes} sides={sides} noun={newest.form ? 'value' : 'part'} />
        ) : lost ? (
          <p role="alert" className="px-6 py-4 text-13 text-ink-2 max-md:px-4">
            Version {lost} could not be read. Choose another one, or try again later.
          </p>
        ) : (
          <p role="status" className="px-6 py-4 text-13 text-ink-2 max-md:px-4">
            Loading both versions…
          </p>
        )}
      </section>
      <DialogFoot>
        {mayRestore &&
          restores.map((version) => (
            <Button key={version} disabled={busy} onClick={() => void restore(version)}>
              Restore version {version}
            </Button>
          ))}
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

type VersionChoiceProps = {
  label: string
  of: Artifact
  value: number
  not: number
  onChange: (version: number) => void
}

function VersionChoice({ label, of, value, not, onChange }: VersionChoiceProps) {
  const chosen = of.versions.find(({ version }) => version === value)
  return (
    <Field
      label={label}
      hint={
        chosen && (
          <>
            {whyVersion(chosen)}, <When at={chosen.createdAt} />
          </>
        )
      }
    >
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {of.versions.toReversed().map((one) => (
            <option key={one.version} value={one.version} disabled={one.version === not}>
              {`Version ${String(one.version)}, ${whyVersion(one)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The parts that changed, those that did not folded into their number. */
function Changes({ changes, sides, noun }: { changes: PartChange[]; sides: boolean; noun: string }) {
  const [open, setOpen] = useState<readonly number[]>([])
  const runs = runsOf(changes)
  if (changes.every(({ change }) => change === 'same'))
    return <p className="px-6 py-4 text-13 text-ink-2 max-md:px-4">Nothing differs.</p>
  return (
    <ul className="divide-y divide-hairline text-13">
      {runs.map(({ from, rows }) =>
        rows[0]!.change === 'same' && !open.includes(from) ? (
          <li key={from}>
            <button
              type="button"
              className="min-h-9 w-full px-6 text-left text-ink-3 hover:bg-hover focus-visible:-outline-offset-2 max-md:px-4"
              onClick={() => setOpen([...open, from])}
            >
              {count(rows.length, noun)} unchanged
            </button>
          </li>
        ) : (
          rows.map((row) => <Change key={changes.indexOf(row)} row={row} sides={sides} />)
        ),
      )}
    </ul>
  )
}

/** What follows each other unchanged, and what changed. */
function runsOf(changes: PartChange[]) {
  const runs: { from: number; rows: PartChange[] }[] = []
  for (const [at, row] of changes.entries()) {
    const last = runs.at(-1)
    if (last && (last.rows[0]!.change === 'same') === (row.change === 'same')) last.rows.push(row)
    else runs.push({ from: at, rows: [row] })
  }
  return runs
}

const NOTES = {
  new: 'Added',
  gone: 'Removed',
  moved: 'Moved here',
  format: 'Formatting changed',
  changed: '',
  same: '',
}

function Change({ row, sides }: { row: PartChange; sides: boolean }) {
  const { change, before, after } = row
  const name = (after ?? before)!.name
  const was = before && after && before.name !== after.name ? `${before.name || 'Paragraph'} → ` : ''
  const note = NOTES[change]
  const head = [`${was}${name || (was ? 'Paragraph' : '')}`, note].filter(Boolean).join(' · ')
  return (
    <li className="grid gap-1 px-6 py-2 max-md:px-4">
      {head && <p className="text-12 text-ink-3">{head}</p>}
      {sides ? (
        <div className="grid grid-cols-2 gap-6">
          <Words before={before} after={after} side="before" />
          <Words before={before} after={after} side="after" />
        </div>
      ) : (
        <Words before={before} after={after} side="both" />
      )}
    </li>
  )
}

type WordsProps = { before: Part | null; after: Part | null; side: 'both' | 'before' | 'after' }

function Words({ before, after, side }: WordsProps): ReactNode {
  const none = side === 'both' ? false : side === 'before' ? !before : !after
  if (none) return <span className="text-ink-3">–</span>
  if (!before?.isRow && !after?.isRow) {
    const [was, is] = [before?.cells[0] ?? '', after?.cells[0] ?? '']
    if (!(side === 'before' ? was : side === 'after' ? is : was || is)) return <span className="text-ink-3">blank</span>
    return (
      <p className={cx('min-w-0', side !== 'both' && 'max-w-[72ch]')}>
        <DiffText before={was} after={is} side={side} />
      </p>
    )
  }
  const pairs = cellPairs(before?.cells ?? [], after?.cells ?? [])
  return (
    <div className="flex min-w-0 divide-x divide-hairline rounded-4 border border-hairline">
      {pairs.map(([was, is], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell has only its place
        <Fragment key={at}>
          {(side === 'both' || (side === 'before' ? was : is) !== null) && (
            <span className="min-w-0 flex-1 px-2 py-1">
              <DiffText before={was ?? ''} after={is ?? ''} side={side} />
            </span>
          )}
        </Fragment>
      ))}
    </div>
  )
}
