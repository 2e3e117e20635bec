import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { WEB_FOLDER } from '../../scripts/build-web.ts'
import { aThrowawayCara } from '../../scripts/throwaway.ts'
import { DEMO } from '../../server/domains/agency/seed.ts'
import { findChromium } from '../../tests/support/chromium.ts'

/** A phone in the middle of the market on a mobile network: 4 × slower than this machine, 1.6 Mbit/s, 150 ms there and back. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const ROUNDS = 3

export type Visit = { address: string; requests: number; milliseconds: number }

/** Visits home, the list and a workspace for the first time on such a phone: largest contentful paint (median) and requests. */
export async function visitPages(): Promise<Visit[]> {
  const port = await aFreePort()
  const url = `http://localhost:${port}`
  const cara = await aThrowawayCara({ PORT: port, LOG_LEVEL: 'silent' }, { webFolder: WEB_FOLDER })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const cookies = await signIn(browser, url, cara.dataDir)
    const id = await startWorkspace(browser, url, cookies)
    const visits: Visit[] = []
    for (const address of ['/app/home', '/app/workspaces', `/app/workspaces/${id}`]) {
      const rounds = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(browser, url, cookies, address))
      rounds.sort((a, b) => a.milliseconds - b.milliseconds)
      visits.push({ address: address.replace(id, ':id'), ...rounds[Math.floor(ROUNDS / 2)]! })
    }
    return visits
  } finally {
    await browser.close()
    await cara.end()
  }
}

type Cookies = Awaited<ReturnType<typeof signIn>>

async function visit(browser: Browser, url: string, cookies: Cookies, address: string) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)
      if (last) document.documentElement.dataset.lcp = String(last.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await wait(1000)
  const shownBy = requests
  const milliseconds = Number(await page.evaluate(() => document.documentElement.dataset.lcp))
  await context.close()
  return { requests: shownBy, milliseconds }
}

async function signIn(browser: Browser, url: string, dataDir: string) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const email = DEMO.users[0].email
  await page.goto('/app/signin')
  await page.getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await newestCode(path.join(dataDir, 'outbox')))
  await page.waitForURL('**/app/home')
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

async function newestCode(outbox: string): Promise<string> {
  for (;;) {
    const names = (await readdir(outbox).catch(() => [])).sort()
    const letter = names.length ? await readFile(path.join(outbox, names.at(-1)!), 'utf8') : ''
    const code = /^Subject: (\d{6}) /m.exec(letter)?.[1]
    if (code) return code
    await wait(50)
  }
}

async function startWorkspace(browser: Browser, url: string, cookies: Cookies) {
  const context = await browser.newContext({ baseURL: url })
  await context.addCookies(cookies)
  const answer = await context.request.post('/graphql', {
    headers: { 'x-cara': '1' },
    data: {
      query: 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }',
      variables: { input: { message: 'What can you do?' } },
    },
  })
  const { data } = (await answer.json()) as { data: { createCaraWorkspace: { id: string } } }
  await context.close()
  return data.createCaraWorkspace.id
}

async function aFreePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}
