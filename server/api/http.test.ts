import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { untilDone } from '../../tests/support/files.ts'
import { aHouse, anAgency, type TestHouse } from '../../tests/support/house.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'
import { aWorker } from '../../tests/support/worker.ts'
import { builtinModel } from '../assistant/builtin/model.ts'

const CREATE = `mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id errors { message code path } } }`
const WATCH = `subscription ($id: ID!) { watchCaraWorkspace(id: $id) { id title state isPatch messages { id content } planStages { id events { id content contentOffset } } } }`

let test: TestHouse
let web: Awaited<ReturnType<typeof aWebServer>>
let worker: Awaited<ReturnType<typeof aWorker>>
let mine: Awaited<ReturnType<typeof anAgency>>
let cookie: { cookie: string }
let theirCookie: { cookie: string }

beforeAll(async () => {
  test = await aHouse()
  web = await aWebServer(test)
  worker = await aWorker(test, builtinModel)
  mine = await anAgency(test)
  const theirs = await anAgency(test, 'Heron Example Agency')
  cookie = await signIn(test, mine.email)
  theirCookie = await signIn(test, theirs.email)
})
afterAll(async () => {
  await web.close()
  await worker.stop()
  await test.close()
})

describe('/graphql', () => {
  it('answers a signed-out client, and says signed out where a user is needed', async () => {
    expect((await web.ask('{ agencyUser { id } }')).data).toEqual({ agencyUser: null })
    const { errors } = await web.ask('{ caraWorkspaces { id } }')
    expect(errors?.[0]).toMatchObject({
      message: 'You are signed out. Sign in again to go on.',
      extensions: { code: 'SIGNED_OUT' },
    })
  })

  it('signs in with a cookie that no script and no other site gets', async () => {
    const before = (await test.letters()).length
    const step1 = await web.ask(
      'mutation ($e: String!) { agencySignIn(email: $e) { agencyUser { id } errors { message } } }',
      { e: mine.email },
    )
    expect(step1.data.agencySignIn).toEqual({ agencyUser: null, errors: [] })
    while ((await test.letters()).length === before) await new Promise((resolve) => setTimeout(resolve, 5))
    const code = /Subject: (\d{6})/.exec((await test.letters()).at(-1)!)![1]
    const query =
      'mutation ($e: String!, $c: String!) { agencySignIn(email: $e, code: $c) { agencyUser { id agency { name } } errors { message code path } } }'
    const own = { cookie: step1.response.headers.getSetCookie()[0]!.split(';')[0]! }
    const elsewhere = await web.ask(query, { e: mine.email, c: code })
    expect(elsewhere.data.agencySignIn.errors[0].message).toMatch(/was asked for in another browser/)
    const bad = await web.ask(query, { e: mine.email, c: code === '111111' ? '111112' : '111111' }, own)
    expect(bad.data.agencySignIn.errors).toEqual([
      { message: 'This code is not right.', code: 'INVALID', path: ['code'] },
    ])
    const good = await web.ask(query, { e: mine.email, c: code }, own)
    expect(good.data.agencySignIn.agencyUser).toEqual({ id: mine.userId, agency: { name: 'Otter Example Agency' } })
    expect(good.response.headers.get('set-cookie')).toMatch(
      /^cara_session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    )
  })

  it('takes nothing from other sites: not by Origin, not by a plain form', async () => {
    expect(
      (await web.ask('{ agencyUser { id } }', {}, { ...cookie, origin: 'https://evil.example' })).response.status,
    ).toBe(403)
    const form = await fetch(`${web.url}/graphql`, {
      method: 'POST',
      headers: cookie,
      body: new URLSearchParams({ query: '{ agencyUser { id } }' }),
    })
    expect(form.status).toBe(403)
    const multipart = new FormData()
    multipart.set('operations', '{"query":"mutation { agencySignOut }"}')
    expect((await fetch(`${web.url}/graphql`, { method: 'POST', headers: cookie, body: multipart })).status).toBe(403)
    expect((await fetch(`${web.url}/graphql?query={agencyUser{id}}`, { headers: cookie })).status).toBe(405)
    expect((await web.ask('{ agencyUser { id } }', {}, { ...cookie, origin: web.url })).data.agencyUser.id).toBe(
      mine.userId,
    )
  })

  it('refuses thousands of guesses in one request, deep queries, and looking at the schema', async () => {
    const guesses = Array.from(
      { length: 5000 },
      (_, n) => `a${n}: agencySignIn(email: "x@y.example.com", code: "${n}") { errors { message } }`,
    )
    const many = `mutation { ${guesses.join(' ')} }`
    expect((await web.ask(many)).response.status).toBe(413)
    expect((await web.ask(many, {}, cookie)).errors?.[0]?.message).toBe('This query is too long.')
    const few = guesses.slice(0, 13).join(' ')
    expect((await web.ask(`mutation { ${few} }`, {}, cookie)).errors?.[0]?.message).toBe(
      'Ask for up to 12 things at once.',
    )
    const hidden = `mutation { ...Guesses } fragment Guesses on Mutation { ... on Mutation { ${few} } }`
    expect((await web.ask(hidden, {}, cookie)).errors?.[0]?.message).toBe('Ask for up to 12 things at once.')
    const two = `mutation { ...Guess ${guesses[0]} } fragment Guess on Mutation { ${guesses[1]} }`
    expect((await web.ask(two)).errors?.[0]?.message).toBe('Ask for agencySignIn once in a request.')
    const wide = Array.from({ length: 1105 }, (_, n) => `a${n}: id`)
    expect((await web.ask(`{ agencyUsers { ${wide.join(' ')} } }`, {}, cookie)).errors).toBeDefined()
    expect((await web.ask('{ __schema { types { name } } }')).errors?.[0]?.message).toBe(
      'The schema cannot be asked for here.',
    )
    expect((await web.ask('{ agencyUserz { id } }')).errors?.[0]?.message).not.toMatch(/did you mean/i)
  })

  it('refuses a character that cannot be kept, with a sentence', async () => {
    const { errors } = await web.ask(CREATE, { input: { message: 'before\0after' } }, cookie)
    expect(errors?.[0]?.message).toBe('This text holds a character that cannot be kept.')
    const literal = 'mutation { createCaraWorkspace(input: { message: "a\\u0000b" }) { id } }'
    expect((await web.ask(literal, {}, cookie)).errors?.[0]?.message).toContain('cannot be kept')
    const client = web.watch(cookie)
    const watched = client.iterate({ query: WATCH, variables: { id: 'a\0b' } }).next()
    expect(JSON.stringify(await watched.catch((error) => error))).toContain('cannot be kept')
    await client.dispose()
  })

  it('takes an input nested however deep, and a JSON body of 1 MB at most', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const send = (body: string) =>
      fetch(`${web.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...cookie }, body })
    const answer = await send(`{"query":"query ($a: Int) { agencyUser { id } }","variables":{"a":${deep}}}`)
    expect(await answer.text()).not.toContain('Something went wrong')
    expect((await send(JSON.stringify({ query: '{ agencyUser { id } }', more: 'x'.repeat(1_100_000) }))).status).toBe(
      413,
    )
  })

  it('leaves nothing of a client in the browser: no document is stored, and signing out clears the rest', async () => {
    const own = await signIn(test, mine.email)
    const { response } = await web.ask('mutation { agencySignOut }', {}, own)
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(response.headers.get('set-cookie')).toMatch(/^cara_session=; Max-Age=0/)
    expect((await web.ask('{ agencyUser { id } }', {}, own)).data.agencyUser).toBeNull()
  })

  it('shows of a bug only an id', async () => {
    const { errors } = await web.ask(
      '{ caraWorkspaces(first: 3, after: "01a00000-0000-7000-8000-000000000000", filter: { updatedAfter: "not a date" }) { id } }',
      {},
      cookie,
    )
    expect(errors?.[0]?.message).not.toMatch(/postgres|select|column/i)
    const db = test.house.db
    test.house.db = {} as typeof db
    const broken = await web.ask('{ agencyUser { id } }', {}, cookie).finally(() => (test.house.db = db))
    expect(JSON.stringify(broken)).not.toContain('is not a function')
  })
})

describe('what a signed-out client may send', () => {
  const headers = { 'content-type': 'application/json' }
  const post = (body: BodyInit, more = {}) =>
    fetch(`${web.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body,
      duplex: 'half',
    } as RequestInit)
  const query = 'query ($a: [Int]) { agencyUser { id } }'

  it('is 16 kB at most, however it is sent, and one whose session has ended learns that', async () => {
    const body = (length: number) => JSON.stringify({ query, variables: { a: Array(length).fill(1) } })
    expect((await post(body(7900))).status).toBe(200)
    const refused = await post(body(8000))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'SIGNED_OUT' } }] })
    expect((await post(body(8000), cookie)).status).toBe(200)
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(body(10)))
        controller.close()
      },
    })
    expect((await post(stream)).status).toBe(413)
  })

  it('is a query of signing in: a longer one is not parsed', async () => {
    const long = `{ agencyUser { ${'agency { id } '.repeat(80)} } }`
    expect((await web.ask(long)).errors?.[0]).toMatchObject({ extensions: { code: 'SIGNED_OUT' } })
    expect((await web.ask(long, {}, cookie)).data.agencyUser.agency.id).toBe(mine.agencyId)
    expect((await web.ask('{ agencyUser { ', {})).errors?.[0]?.message).toContain('Syntax Error')
  })

  it('is counted by network', async () => {
    const limited = await aWebServer(test)
    const ask = async () => (await limited.ask('{ agencyUser { id } }')).response.status
    const statuses = new Set<number>()
    for (let count = 0; count < 300; count += 20)
      for (const status of await Promise.all(Array.from({ length: 20 }, ask))) statuses.add(status)
    expect(statuses).toEqual(new Set([200]))
    expect(await ask()).toBe(429)
    expect((await limited.ask('{ agencyUser { id } }', {}, cookie)).response.status, 'users are not').toBe(200)
    test.pass(60_001)
    expect(await ask()).toBe(200)
    test.pass(-60_001)
    await limited.close()
  })

  it('holds no variable that is not declared, from users and on sockets too', async () => {
    const { errors } = await web.ask('{ agencyUser { id } }', { junk: [1] }, cookie)
    expect(errors?.[0]?.message).toBe('The variable “junk” is not declared.')
    const client = web.watch(cookie)
    const watched = client.iterate({ query: WATCH, variables: { id: 'x', junk: 1 } }).next()
    expect(JSON.stringify(await watched.catch((error) => error))).toContain('not declared')
    await client.dispose()
  })

  it('is no subscription: those come over the socket alone', async () => {
    const { response, errors } = await web
      .ask(WATCH, { id: 'x' }, { ...cookie, accept: 'text/event-stream, application/json' })
      .catch((error) => error)
    const words = errors ? JSON.stringify(errors) : String(response ?? '')
    expect(words).toContain('Subscriptions come over the WebSocket')
  })
})

it('an empty key is no key of a client, and is refused', async () => {
  const input = { message: 'What can you do?', key: '' }
  const { data } = await web.ask(CREATE, { input }, cookie)
  expect(data.createCaraWorkspace).toMatchObject({ id: null, errors: [{ code: 'INVALID' }] })
})

describe('the same key', () => {
  it('with other words is a mistake, not a repetition', async () => {
    const input = { message: 'What can you do?', key: crypto.randomUUID() }
    const { data } = await web.ask(CREATE, { input }, cookie)
    await untilDone(test, mine.actor, data.createCaraWorkspace.id)
    const other = await web.ask(CREATE, { input: { ...input, message: 'Something else.' } }, cookie)
    expect(other.data.createCaraWorkspace).toMatchObject({ id: null, errors: [{ code: 'CONFLICT' }] })
  })

  it('sent ten times at once makes one workspace', async () => {
    const input = { message: 'What can you do?', key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => web.ask(CREATE, { input }, cookie)))
    const ids = answers.map(({ data }) => data?.createCaraWorkspace.id)
    expect(new Set(ids)).toEqual(new Set([ids[0]]))
    expect(ids[0]).toBeTruthy()
  })
})

describe('the live view', () => {
  it('gives the whole first, then only what is new, and ends with the session', async () => {
    const { data } = await web.ask(CREATE, { input: { message: 'What can you do?' } }, cookie)
    const { id } = data.createCaraWorkspace
    await untilDone(test, mine.actor, id)
    const client = web.watch(cookie)
    const answers = client.iterate<{ watchCaraWorkspace: any }>({ query: WATCH, variables: { id } })
    const first = (await answers.next()).value.data.watchCaraWorkspace
    expect(first).toMatchObject({ id, isPatch: false })
    expect(first.messages.length).toBe(2)
    const next = answers.next()
    await web.ask(
      'mutation ($id: ID!) { updateCaraWorkspaces(workspaceIds: [$id], input: { title: "New title" }) { errors { message } } }',
      { id },
      cookie,
    )
    expect((await next).value.data.watchCaraWorkspace).toEqual({
      id,
      title: 'New title',
      state: first.state,
      isPatch: true,
      messages: [],
      planStages: [],
    })
    const last = answers.next().catch((error: unknown) => error)
    await web.ask('mutation { agencySignOut }', {}, cookie)
    expect(JSON.stringify(await last)).toContain('signed out')
    await client.dispose()
    cookie = await signIn(test, mine.email)
  })

  it('is refused to signed-out clients, to other sites, and to other agencies', async () => {
    const { data } = await web.ask(CREATE, { input: { message: 'Hello' } }, cookie)
    const ask = async (headers: Record<string, string>) => {
      const client = web.watch(headers)
      try {
        return await client.iterate({ query: WATCH, variables: { id: data.createCaraWorkspace.id } }).next()
      } catch (error) {
        return error
      } finally {
        await client.dispose()
      }
    }
    expect(await ask({})).toMatchObject({ code: 4403 })
    expect(await ask({ ...cookie, origin: 'https://evil.example' })).toMatchObject({ type: 'error' })
    expect(JSON.stringify(await ask(theirCookie))).toContain('Workspace not found')
  })

  it('ends a connection that asks for thousands of things, and goes on answering others', async () => {
    const { data } = await web.ask(CREATE, { input: { message: 'Hello again' } }, cookie)
    const payload = { query: WATCH, variables: { id: data.createCaraWorkspace.id } }
    const socket = new WebSocket(`${web.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: cookie,
    })
    const refused: string[] = []
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    await new Promise<void>((resolve) => {
      socket.on('message', (bytes: Buffer) => {
        const words = bytes.toString()
        const { type } = JSON.parse(words)
        if (type === 'connection_ack') resolve()
        if (type === 'error') refused.push(words)
      })
      socket.once('open', () => socket.send('{"type":"connection_init"}'))
    })
    socket.send(JSON.stringify({ id: 'no query', type: 'subscribe', payload: { query: '{' } }))
    await expect.poll(() => refused.splice(0)[0]).toContain('Syntax Error')
    for (let id = 0; id < 150; id++) socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }))
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(50)
    expect(refused[0]).toContain('may watch up to 100 things')
    for (let id = 150; id < 2000; id++) socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }))
    expect(await closed).toBe(1008)
    expect((await web.ask('{ agencyUser { id } }', {}, cookie)).data.agencyUser).not.toBeNull()
  })
})
