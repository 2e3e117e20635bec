import { useEffect, useRef, useState } from 'react'

/** Drops that no box accepted: prevented so that the browser does not open the file, and still to be had. */
const astray = new WeakSet<DragEvent>()

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Takes files that are dropped anywhere in the window, so that a file that misses its box never leaves the app. What a box of its own has
 * taken, and what falls next to an open dialog, is not given on. `over` while files hang over the window.
 */
export function useWindowDrop(onFiles?: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth += 1
      setOver(true)
    }
    const leave = () => {
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const hover = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      depth = 0
      setOver(false)
      if (!hasFiles(event) || (event.defaultPrevented && !astray.has(event))) return
      event.preventDefault()
      astray.add(event)
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]'))
        take.current?.([...event.dataTransfer!.files])
    }
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragleave', leave)
    window.addEventListener('dragover', hover)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('dragover', hover)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return over
}
