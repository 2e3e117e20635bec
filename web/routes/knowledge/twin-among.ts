/** Of these files the first with the same bytes, whatever it is called; null where none has them, or where they cannot be read. */
export async function twinAmong<One extends { file: File }>(file: File, others: readonly One[]): Promise<One | null> {
  const alike = others.filter((other) => other.file.size === file.size)
  if (!alike.length) return null
  try {
    const own = new Uint8Array(await file.arrayBuffer())
    for (const one of alike) {
      const bytes = new Uint8Array(await one.file.arrayBuffer())
      if (bytes.every((byte, at) => byte === own[at])) return one
    }
  } catch {
    // A file that went away meanwhile is told when it is sent.
  }
  return null
}
