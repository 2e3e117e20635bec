import { startEmbedded } from '../../server/db/embedded/server.ts'

/** An embedded server in a process of its own. "#tcp" behind the folder stands for a machine without Unix sockets. */
const [folder = '', how] = (process.argv[2] ?? '').split('#')
try {
  const server = await startEmbedded(folder, { unixSocket: how !== 'tcp' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  setInterval(() => {}, 1000)
  // The caller may send a signal as soon as it reads this.
  process.stdout.write(`${server.url} ${server.folder}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
