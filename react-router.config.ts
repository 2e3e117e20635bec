import type { Config } from '@react-router/dev/config'

/**
 * The browser renders everything; the server hands out one index.html for every address of the app. The sign-in page is also
 * built as a document of its own (app/signin/index.html), which shows before any script has run.
 */
export default { appDirectory: 'web', ssr: false, prerender: ['/app/signin'] } satisfies Config
