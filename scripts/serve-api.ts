import { readOwnConfig } from '../server/config.ts'
import { startCara } from '../server/main.ts'
import { runUntilStopped } from './run-until-stopped.ts'

/** The API alone, for `npm run dev`, where Vite serves the web and passes the API's paths on. */
const say = (line: string) => process.stdout.write(`${line}\n`)
runUntilStopped(async () => {
  const config = readOwnConfig({ PORT: process.env.API_PORT })
  return startCara(config, { webFolder: null, isDevelopment: true, say })
})
