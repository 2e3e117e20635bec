import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb, WEB_FOLDER } from '../../scripts/build-web.ts'
import { aThrowawayCara } from '../../scripts/throwaway.ts'
import { addAgencyUser, createAgencyWithUser } from '../../server/domains/agency/operator.ts'
import { publicWeb } from '../../server/outside/web/web.ts'
import { reachOf } from '../support/web-server.ts'
import { DALE, ELLIS, IVES, IVY, JUNO, KIT, MAE, MARLO, NOOR, PERRY, WREN } from './people.ts'

/**
 * The real product for the browser tests, on a folder of its own that goes with it; its place is written where the tests find
 * the outbox. With a folder as second argument it is started on that one, so that a test can go on with a killed Cara, and with the
 * settings of a third. Where those name a SearXNG, the names of all pages of the web lead to its port.
 */
const [, , port, folder, json = '{}'] = process.argv
const settings = JSON.parse(json) as Record<string, string>
const say = (line: string) => process.stdout.write(`${line}\n`)
await buildWeb(say)
const cara = await aThrowawayCara(
  { PORT: port, LOG_LEVEL: 'warn', ...settings },
  { webFolder: WEB_FOLDER, say, folder },
)
const { WEB_SEARCH_URL: url } = settings
if (url) cara.house.outside.web = publicWeb({ engine: 'searxng', url, key: undefined }, reachOf(new URL(url).port))
const place = path.join(tmpdir(), `cara-e2e-${port}`)
if (!folder) {
  for (const user of [DALE, KIT, NOOR, PERRY]) await addAgencyUser(cara.ownerUrl, undefined, user)
  const mailingAddress = { line1: '3 Mock Quay', city: 'Testford', zone: 'OH', postalCode: '43001' }
  const own = { phone: '(555) 010-4480', mailingAddress }
  await createAgencyWithUser(cara.ownerUrl, { ...own, name: 'Mock Harbor Insurance', user: ELLIS })
  await createAgencyWithUser(cara.ownerUrl, { ...own, name: 'Mock Quay Insurance', user: WREN })
  await createAgencyWithUser(cara.ownerUrl, { ...own, name: 'Mock Lantern Insurance', user: IVY })
  await createAgencyWithUser(cara.ownerUrl, { ...own, name: 'Mock Pier Insurance', user: IVES })
  await createAgencyWithUser(cara.ownerUrl, { ...own, name: 'Mock Jetty Insurance', user: JUNO })
  await createAgencyWithUser(cara.ownerUrl, { ...own, name: 'Mock Cove Insurance', user: MAE })
  await createAgencyWithUser(cara.ownerUrl, { ...own, name: 'Mock Wharf Insurance', user: MARLO })
  for (const name of ['Ada', 'Bea', 'Cyd', 'Dot'])
    await addAgencyUser(cara.ownerUrl, 'Mock Wharf Insurance', {
      name: `${name} Dummyson`,
      email: `${name}@wharf.example.com`,
    })
  await writeFile(path.join(cara.dataDir, 'owner-url'), cara.ownerUrl)
  await writeFile(place, cara.dataDir)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    if (!folder) await rm(place, { force: true })
    await cara.end()
    process.exit(0)
  })
