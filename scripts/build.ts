import { buildWeb } from './build-web.ts'
import { failWith } from './owner-database.ts'

/** `npm run build`: the web alone, ahead of a start that may not write to the installation (a container, a system service). */
await buildWeb((line) => process.stdout.write(`${line}\n`)).catch(failWith)
