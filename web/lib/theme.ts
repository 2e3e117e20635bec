import { recall, remember } from './remember.ts'

export type Theme = 'light' | 'dark' | 'system'

const KEY = 'cara.theme'

/** What the user chose; 'system' when nothing was. */
export function chosenTheme(): Theme {
  const saved = recall(KEY)
  return saved === 'light' || saved === 'dark' ? saved : 'system'
}

/** Remembers the choice and paints it at once. web/lib/first-paint.js reads it before the first paint of the next visit. */
export function chooseTheme(theme: Theme) {
  remember(KEY, theme)
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}
