// Runs before the first paint, so that a dark screen never flashes white. web/lib/theme.ts writes what is read here.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('cara.theme')
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
