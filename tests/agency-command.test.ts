import { createClient } from 'graphql-ws'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { aBrowser, aDataFolder, ownerUrlOf, runCommand, startProduct } from './support/started-cara.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function anInstallation(settings: Record<string, string> = {}) {
  const data = await aDataFolder()
  cleanups.push(data.remove)
  const given = { DATA_DIR: data.folder, ...settings }
  const command = async (...args: string[]) => {
    const { code, said } = await runCommand('agency', args, given)
    return `${code} ${said.trim()}`
  }
  return { folder: data.folder, given, command }
}

const ANNE = ['--user', 'Anne Example', '--email', 'anne@heron.example.com']

type Browser = Awaited<ReturnType<typeof aBrowser>>

async function aWorkspace(browser: Browser): Promise<string> {
  const create = 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }'
  return (await browser.ask(create, { input: { message: 'What can you do?' } })).data.createCaraWorkspace.id
}

/** Watches a workspace as an open page does; gives how often it was told something before it was shown no more. */
async function watchUntilItEnds(url: string, { headers }: Browser, id: string) {
  class WithHeaders extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers })
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WithHeaders,
    retryAttempts: 0,
  })
  cleanups.push(async () => client.dispose())
  let told = 0
  const query = 'subscription ($id: ID!) { watchCaraWorkspace(id: $id) { state } }'
  try {
    for await (const { data } of client.iterate({ query, variables: { id } })) if (data) told++
  } catch {}
  return told
}

describe('npm run agency', () => {
  it('makes agencies and users in a Cara that does not run, and says what is missing or wrong', async () => {
    const { command } = await anInstallation()
    expect(await command('list')).toBe('0 There is no agency yet.')
    expect(await command('create', '--name', 'Heron Agency', ...ANNE)).toBe(
      '0 Heron Agency is ready. Sign in with anne@heron.example.com.',
    )
    const ben = ['--user', 'Ben Example', '--email', 'ben@heron.example.com']
    expect(await command('add-user', ...ben)).toBe('0 ben@heron.example.com can sign in to Heron Agency.')
    expect(await command('add-user', ...ben)).toBe('1 Someone already signs in with ben@heron.example.com.')
    expect(await command('add-user', '--user', 'Cy', '--email', 'cy@x.example.com', '--agency', 'Otter')).toBe(
      '1 Say which agency with --agency: "Heron Agency".',
    )
    expect(await command('add-user', '--user', 'Cy', '--email', 'cy')).toBe(
      "1 Give the user's e-mail address with --email.",
    )
    expect(await command('subscription')).toBe(
      '0 Heron Agency\n  Cara Enterprise (no seat limit): Active\n  Active users: 2. Voice agents: 1.\n  No invoice is to come.',
    )
    const trial = ['--plan', 'pro', '--period', 'monthly', '--seats', '6', '--trial-days', '14']
    expect(await command('subscription', '--agency', 'Heron Agency', ...trial)).toMatch(
      /^0 Heron Agency\n {2}Cara Pro \(Monthly, 6 seats\): Trial\n[\s\S]*Next invoice: \$1,349 on /,
    )
    const agreed = ['--prices', 'base 500/5000', '--contract-ends', '2099-12-31']
    expect(await command('subscription', ...agreed)).toMatch(
      /Agreed prices: base \$500\/\$5,000, [\s\S]*The contract ends on Dec 31, 2099\./,
    )
    expect(await command('subscription', '--unlink-stripe')).toBe(
      '1 Stripe does not bill this agency: there is nothing to unlink.',
    )
    expect(await command('subscription', '--seats', '2')).toBe('1 --seats is a whole number from 3 to 10,000.')
    expect(await command('subscription', '--agency', 'Otter')).toBe('1 Say which agency with --agency: "Heron Agency".')
    expect(await command('disable-user', '--email', 'nobody@x.example.com')).toContain('1 No one signs in with')
    expect(await command('sack-user')).toMatch(/^1 Usage:/)
    expect(await command('list')).toBe(
      '0 Heron Agency\n  anne@heron.example.com  Anne Example\n  ben@heron.example.com  Ben Example',
    )
  })

  it('disables a user of a running Cara, who is signed out at once, and lets one in again', async () => {
    const { folder, given, command } = await anInstallation({ DEMO: 'off' })
    await command('create', '--name', 'Heron Agency', ...ANNE)
    const cara = await startProduct(given)
    cleanups.push(cara.crash)
    expect(cara.said()).toContain('Heron Agency is here. Sign in with anne@heron.example.com.')
    const browser = await aBrowser(await ownerUrlOf(folder), cara.url)
    const who = async () => (await browser.ask('{ agencyUser { email } }')).data.agencyUser
    expect(await who()).toEqual({ email: 'anne@heron.example.com' })
    const watching = watchUntilItEnds(cara.url, browser, await aWorkspace(browser))
    expect(await command('disable-user', '--email', 'anne@heron.example.com')).toBe(
      '0 Anne Example can no longer sign in and is signed out everywhere.',
    )
    expect(await who()).toBeNull()
    expect(await watching).toBeGreaterThan(0)
    expect(await command('list')).toContain('Anne Example  (disabled)')
    expect(await command('enable-user', '--email', 'anne@heron.example.com')).toBe('0 Anne Example can sign in again.')
    expect(await who()).toBeNull()
  })
})

describe('the greeting', () => {
  it('names nobody who is not there, and says when a hosted model has no key', async () => {
    const { given } = await anInstallation({ DEMO: 'off', CARA_MODEL: 'anthropic:some-model' })
    const cara = await startProduct({ ...given, ANTHROPIC_API_KEY: '' })
    cleanups.push(cara.crash)
    expect(cara.said()).toContain('There is nobody to sign in yet.')
    expect(cara.said()).not.toContain('lanternfish')
    expect(cara.said()).toContain('it has no key: set CARA_MODEL_API_KEY or ANTHROPIC_API_KEY')
  })
})
