import type { Config } from '@react-router/dev/config'

/** The browser renders everything; the server hands out one index.html for every address of the app. */
export default { appDirectory: 'web', ssr: false } satisfies Config
