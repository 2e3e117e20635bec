import { Minus, MoveHorizontal, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from './button.tsx'

/** 1 is the size of the document; 'width' fills the room there is. */
export type Zoom = number | 'width'

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
/** A point of document in pixels of the screen. */
const PIXELS_A_POINT = 96 / 72
const NARROW = '(max-width: 720px)'

/** Begins as wide as the room; on a phone, where that could not be read, at the size of the document. */
export function useZoom() {
  return useState<Zoom>(() => (matchMedia(NARROW).matches ? 1 : 'width'))
}

/** How wide a page of this many points is drawn. */
export function zoomedWidth(zoom: Zoom, points: number) {
  return zoom === 'width' ? '100%' : `${String(Math.round(points * PIXELS_A_POINT * zoom))}px`
}

type ZoomToolsProps = { zoom: Zoom; onZoom: (zoom: Zoom) => void; label: string }

/** Smaller, the size in percent (back to the document's own), larger, fit the width. */
export function ZoomTools({ zoom, onZoom, label }: ZoomToolsProps) {
  const now = zoom === 'width' ? 1 : zoom
  const smaller = STEPS.findLast((step) => step < now)
  const larger = STEPS.find((step) => step > now)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset frames what is filled in; this frames tools
    <span role="group" aria-label={label} className="flex flex-none items-center">
      <Button
        look="quiet"
        size="sm"
        icon
        aria-label="Zoom out"
        title="Zoom out (–)"
        disabled={!smaller}
        onClick={() => smaller && onZoom(smaller)}
      >
        <Minus size={16} aria-hidden />
      </Button>
      <Button look="quiet" size="sm" className="num" title="Actual size (0)" onClick={() => onZoom(1)}>
        {zoom === 'width' ? 'Fit' : `${String(Math.round(zoom * 100))} %`}
      </Button>
      <Button
        look="quiet"
        size="sm"
        icon
        aria-label="Zoom in"
        title="Zoom in (+)"
        disabled={!larger}
        onClick={() => larger && onZoom(larger)}
      >
        <Plus size={16} aria-hidden />
      </Button>
      <Button
        look="quiet"
        size="sm"
        icon
        aria-label="Fit width"
        title="Fit width (W)"
        aria-pressed={zoom === 'width'}
        onClick={() => onZoom('width')}
      >
        <MoveHorizontal size={16} aria-hidden />
      </Button>
    </span>
  )
}

/** The keys of zooming, for the element that scrolls the page: + and -, 0 for the size of the document, W for the width. */
export function zoomKeys(zoom: Zoom, onZoom: (zoom: Zoom) => void) {
  return (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.target instanceof HTMLInputElement) return
    const now = zoom === 'width' ? 1 : zoom
    const next = {
      '+': STEPS.find((step) => step > now),
      '=': STEPS.find((step) => step > now),
      '-': STEPS.findLast((step) => step < now),
      '0': 1,
      w: 'width' as const,
    }[event.key]
    if (next) onZoom(next)
  }
}
