import { GitCompare } from 'lucide-react'
import type { Artifact } from '../../../graph/workspace.ts'
import { When } from '../../../parts/when.tsx'
import MenuChoices from '../../../ui/menu-choices.tsx'
import { MenuItem, MenuLine } from '../../../ui/menu-items.tsx'
import { whyVersion } from './version-words.ts'

type VersionItemsProps = {
  artifact: Artifact
  onVersion: (version: number) => void
  onCompare: (version: number) => void
}

/** Every version, the newest first: who made it, when and why. And the way to compare the open one with its neighbor. */
export default function VersionItems({ artifact, onVersion, onCompare }: VersionItemsProps) {
  const { versions, version: open } = artifact
  const newest = versions.at(-1)!.version
  const neighbor = versions.findLast(({ version }) => version < open) ?? versions.find(({ version }) => version > open)!
  return (
    <>
      <MenuChoices
        label="Version"
        value={String(open)}
        choices={versions.toReversed().map((one) => ({
          value: String(one.version),
          label: (
            <span className="py-1">
              Version {one.version}
              <span className="block text-12 text-ink-3">
                {whyVersion(one)}, <When at={one.createdAt} />
                {one.version === newest && ' · newest'}
              </span>
            </span>
          ),
        }))}
        onChange={(version) => onVersion(Number(version))}
      />
      <MenuLine />
      <MenuItem onSelect={() => onCompare(neighbor.version)}>
        <GitCompare size={14} aria-hidden />
        Compare with version {neighbor.version}
      </MenuItem>
    </>
  )
}
