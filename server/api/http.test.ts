import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { untilDone, view } from '../../tests/support/files.ts'
import { aHouse, anAgency, type TestHouse } from '../../tests/support/house.ts'
import { aPolicyPdf } from '../../tests/support/policies.ts'
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
  test.house.limits = { ...test.house.limits, fileBytes: 1024 * 1024, filesPerMessage: 3 }
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

/** What lies in the scratch folder of uploads, and how many blobs there are. */
async function leftovers() {
  const scratch = (await readdir(test.folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const blobs = await readdir(path.join(test.folder, 'blobs'), { recursive: true }).catch(() => [])
  return { scratch, blobs: blobs.length }
}

describe('/graphql', () => {
  it('answers nobody as nobody, and says signed out where a user is needed', async () => {
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
    const bad = await web.ask(query, { e: mine.email, c: code === '111111' ? '111112' : '111111' })
    expect(bad.data.agencySignIn.errors).toEqual([
      { message: 'This code is not right.', code: 'INVALID', path: ['code'] },
    ])
    const good = await web.ask(query, { e: mine.email, c: code })
    expect(good.data.agencySignIn.agencyUser).toEqual({ id: mine.userId, agency: { name: 'Otter Example Agency' } })
    expect(good.response.headers.get('set-cookie')).toMatch(
      /^cara_session=[\w-]{43}; Expires=.*; Path=\/; HttpOnly; SameSite=Lax$/,
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
    multipart.set('operations', '{"query":"mutation { agencySignOut { errors { message } } }"}')
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
    expect((await web.ask(`mutation { ${guesses.join(' ')} }`)).errors?.[0]?.message).toBe('This query is too long.')
    const few = guesses.slice(0, 13).join(' ')
    expect((await web.ask(`mutation { ${few} }`)).errors?.[0]?.message).toBe('Ask for up to 12 things at once.')
    const hidden = `mutation { ...Guesses } fragment Guesses on Mutation { ... on Mutation { ${few} } }`
    expect((await web.ask(hidden)).errors?.[0]?.message).toBe('Ask for up to 12 things at once.')
    const two = `mutation { ...Guess ${guesses[0]} } fragment Guess on Mutation { ${guesses[1]} }`
    expect((await web.ask(two)).errors?.[0]?.message).toBe('Ask for agencySignIn once in a request.')
    const wide = Array.from({ length: 900 }, (_, n) => `a${n}: id`)
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

  it('leaves nothing of a client in the browser: no paper is stored, and signing out clears the rest', async () => {
    const own = await signIn(test, mine.email)
    const { response } = await web.ask('mutation { agencySignOut { errors { message } } }', {}, own)
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

describe('uploads', () => {
  it('are kept, read, and given back only to their agency', async () => {
    const policy = await aPolicyPdf()
    const { data } = await web.upload(
      CREATE,
      { message: 'Fill ACORD 25.', preset: 'GENERATE_TEMPLATE' },
      [{ name: '📄 Police.pdf', bytes: policy }],
      cookie,
    )
    expect(data.createCaraWorkspace.errors).toEqual([])
    const done = await untilDone(test, mine.actor, data.createCaraWorkspace.id)
    const [file] = done.files
    expect(file).toMatchObject({ name: '📄 Police.pdf', state: 'READ', mimeType: 'application/pdf' })
    const places = [
      `/agency/files/${file!.id}`,
      `/agency/files/${file!.id}/pages/1.png`,
      `/agency/pdf/${done.workspace.id}/${done.artifacts[0]!.id}?version=1`,
      `/agency/pdf/${done.workspace.id}/${done.artifacts[0]!.id}/pages/1.png?version=1`,
      `/agency/template/${done.workspace.id}/${done.artifacts[0]!.id}`,
    ]
    for (const place of places) {
      const own = await fetch(web.url + place, { headers: cookie })
      expect([place, own.status]).toEqual([place, 200])
      expect((await own.arrayBuffer()).byteLength).toBeGreaterThan(500)
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      expect((await fetch(web.url + place, { headers: theirCookie })).status).toBe(404)
      expect((await fetch(web.url + place)).status).toBe(401)
    }
    const download = await fetch(`${web.url}${places[0]}?download`, { headers: cookie })
    expect(download.headers.get('content-disposition')).toContain(
      'attachment; filename="__ Police.pdf"; filename*=UTF-8\'\'%F0%9F%93%84%20Police.pdf',
    )
    const shown = await fetch(web.url + places[0], { headers: cookie })
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(`${web.url}/agency/files/${file!.id}/pages/99.png`, { headers: cookie })).status).toBe(404)
    expect((await fetch(`${web.url}/agency/files/..%2f..%2fetc%2fpasswd`, { headers: cookie })).status).toBe(404)
  })

  it('that are too large, too many, or broken off leave nothing behind', async () => {
    const before = await leftovers()
    const big = { name: 'Big.pdf', bytes: new Uint8Array(1024 * 1024 + 1) }
    const large = await web.upload(
      CREATE,
      { message: 'Read it.' },
      [{ name: 'a.txt', bytes: new Uint8Array(10) }, big],
      cookie,
    )
    expect(large.data.createCaraWorkspace.errors).toEqual([
      { message: 'Big.pdf is larger than 1 MB, the most a file may have.', code: 'INVALID', path: ['files', '1'] },
    ])
    const four = Array.from({ length: 4 }, (_, n) => ({ name: `${n}.txt`, bytes: new Uint8Array(10) }))
    expect((await web.upload(CREATE, { message: 'Read them.' }, four, cookie)).data.createCaraWorkspace.errors).toEqual(
      [{ message: 'A message may have up to 3 files.', code: 'INVALID', path: ['files'] }],
    )
    const invalid = await web.upload(CREATE, { message: '  ' }, [{ name: 'a.txt', bytes: new Uint8Array(10) }], cookie)
    expect(invalid.data.createCaraWorkspace.errors).toEqual([
      { message: 'Write what Cara should do.', code: 'INVALID', path: ['message'] },
    ])
    await breakOff()
    expect(
      (await web.upload(CREATE, { message: 'Read it.' }, [{ name: 'a.txt', bytes: new Uint8Array(10) }])).errors?.[0]
        ?.extensions.code,
    ).toBe('SIGNED_OUT')
    expect(await leftovers()).toEqual(before)
  })

  it('of 49 MB, and of twenty files of 6 MB, are taken as promised', async () => {
    const before = test.house.limits
    test.house.limits = { ...before, fileBytes: 50 * 1024 * 1024, filesPerMessage: 20 }
    const files = (count: number, megabytes: number) =>
      Array.from({ length: count }, (_, n) => ({ name: `${n}.bin`, bytes: new Uint8Array(megabytes * 1024 * 1024) }))
    try {
      for (const some of [files(1, 49), files(20, 6)]) {
        const { data } = await web.upload(CREATE, { message: 'Keep it.' }, some, cookie)
        expect(data.createCaraWorkspace.errors).toEqual([])
        const { files: kept } = await view(test, mine.actor, data.createCaraWorkspace.id)
        expect(kept.map(({ size }) => size)).toEqual(some.map(({ bytes }) => bytes.length))
      }
    } finally {
      test.house.limits = before
    }
  }, 60_000)

  it('cannot be forged as JSON', async () => {
    const { errors } = await web.ask(
      CREATE,
      { input: { message: 'Read it.', files: [{ name: 'x', path: '/etc/passwd', size: 1, sha256: 'x' }] } },
      cookie,
    )
    expect(errors?.[0]?.message).toContain('Send files as a multipart request.')
  })

  /** Starts an upload and hangs up in the middle of the file. */
  async function breakOff() {
    const head =
      '--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--b\r\ncontent-disposition: form-data; name="0"; filename="x"\r\n\r\n'
    await new Promise<void>((resolve) => {
      const sent = request(`${web.url}/graphql`, {
        method: 'POST',
        headers: {
          ...cookie,
          'x-cara': '1',
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': '100000',
        },
      })
      sent.on('error', () => resolve())
      sent.write(`${head}${'y'.repeat(5000)}`, () => setTimeout(() => sent.destroy(), 50))
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
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
    await web.ask('mutation { agencySignOut { errors { message } } }', {}, cookie)
    expect(JSON.stringify(await last)).toContain('signed out')
    await client.dispose()
    cookie = await signIn(test, mine.email)
  })

  it('is refused to nobody, to other sites, and to other agencies', async () => {
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
    for (let id = 0; id < 150; id++) socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }))
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(50)
    expect(refused[0]).toContain('may watch up to 100 things')
    for (let id = 150; id < 2000; id++) socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }))
    expect(await closed).toBe(1008)
    expect((await web.ask('{ agencyUser { id } }', {}, cookie)).data.agencyUser).not.toBeNull()
  })
})
