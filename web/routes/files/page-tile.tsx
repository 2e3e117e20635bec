import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/field.tsx'
import type { ListedPage } from './page-list.ts'

/** Width by height of the picture's place: what lies across is that much smaller. */
const TILE = 17 / 20
const DRAGGED = 'application/x-cara-page'

type PageTileProps = {
  page: ListedPage
  at: number
  of: number
  isChosen: boolean
  onChoose: (on: boolean) => void
  /** The page with this key goes to this place, with the others that are chosen if it is one of them. */
  onMove: (key: string, to: number) => void
}

/** A page of the new file: chosen by its box, moved by dragging or with its arrows. */
export function PageTile({ page, at, of, isChosen, onChoose, onMove }: PageTileProps) {
  const [isOver, setOver] = useState(false)
  const id = useId()
  const { key, fileId, fileName, page: number, turn } = page
  const isAcross = turn % 180 !== 0
  const name = `Page ${String(number)} of ${fileName}`
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, key)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const moved = event.dataTransfer.getData(DRAGGED)
        if (!moved) return
        event.preventDefault()
        onMove(moved, at)
      }}
      className={cx(
        'grid cursor-grab grid-rows-[1fr_auto] gap-2 rounded-8 border p-2',
        isChosen ? 'border-accent bg-accent-soft' : 'border-hairline bg-surface',
        isOver && 'outline-2 outline-accent',
      )}
    >
      <label
        htmlFor={id}
        className="relative grid aspect-[17/20] cursor-pointer grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden rounded-4 bg-sunken"
      >
        <span className="sr-only">{name}</span>
        <img
          loading="lazy"
          draggable={false}
          src={`/agency/files/${fileId}/pages/${String(number)}.png?small=1`}
          alt=""
          className="paper size-full object-contain"
          style={{ transform: `rotate(${String(turn)}deg)${isAcross ? ` scale(${String(TILE)})` : ''}` }}
        />
        <span className="absolute top-1 left-1 rounded-4 bg-surface p-1 leading-none">
          <Checkbox id={id} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
        </span>
      </label>
      <div className="flex min-w-0 items-center gap-1">
        <Button
          look="quiet"
          size="sm"
          icon
          aria-label={`Move ${name} earlier`}
          disabled={at === 0}
          onClick={() => onMove(key, at - 1)}
        >
          <ChevronLeft size={14} aria-hidden />
        </Button>
        <span className="min-w-0 flex-1 text-center">
          <b className="num block text-12 font-semibold">{at + 1}</b>
          <span className="cut block text-12 text-ink-3" title={name}>
            p. {number} · {fileName}
          </span>
        </span>
        <Button
          look="quiet"
          size="sm"
          icon
          aria-label={`Move ${name} later`}
          disabled={at === of - 1}
          onClick={() => onMove(key, at + 1)}
        >
          <ChevronRight size={14} aria-hidden />
        </Button>
      </div>
    </li>
  )
}
