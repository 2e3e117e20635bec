const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** A file size in units of 1024: "812 B", "1.4 MB" (spec 2 §5). */
export function fileSize(bytes: number) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const value = bytes / 1024 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : Number(value.toFixed(1))} ${UNITS[power]}`
}
