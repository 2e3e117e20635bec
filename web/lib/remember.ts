/** Reads what this browser remembers under a key, or null where storage is closed to us. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a value in this browser; where storage is closed it lasts until the page is left. */
export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A window without storage keeps nothing, and nothing depends on it.
  }
}
