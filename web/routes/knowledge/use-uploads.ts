import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { plainName, type UploadLimits, uploadFault } from '../../../shared/uploads.ts'
import { useAct } from '../../graph/act.ts'
import { UploadKnowledgeDocument } from '../../graph/generated/graphql.ts'
import { newId } from '../../lib/id.ts'
import { twinAmong } from './twin-among.ts'

/** How often the progress moves by itself (spec 2 §9), and how far it comes before the answer is there. */
const TICK_MS = 100
const MOST = 0.95
/** The part of what is left that a tick takes. */
const STEP = 0.04

export type Sent = {
  id: string
  file: File
  /** REFUSED is not sent again; FAILED is. */
  state: 'WAITING' | 'SENDING' | 'ADDED' | 'REFUSED' | 'FAILED'
  /** 0 to 1, while it is sent. */
  share: number
  /** Why it is not in the library. */
  reason: string | null
  /** The one before it that has the same bytes. */
  twinOf?: string | undefined
}

/** Without a connection, or with a full plan, the next file would fare no better. */
const ENDS_ALL: readonly string[] = ['NETWORK', 'LIMIT_REACHED', 'SIGNED_OUT', 'EXPIRED', 'STOPPED']

/** Files on their way into a knowledge base, one after the other, so that one that is refused keeps no other out. */
export function useUploads(limits: UploadLimits, first: readonly File[]) {
  const act = useAct()
  const { revalidate } = useRevalidator()
  const entry = (file: File): Sent => {
    const reason = uploadFault(file, limits)
    return { id: newId(), file, state: reason ? 'REFUSED' : 'WAITING', share: 0, reason }
  }
  const [files, setFiles] = useState<readonly Sent[]>(() => first.map(entry))
  const [running, setRunning] = useState<AbortController | null>(null)
  const change = (id: string, part: Partial<Sent>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  useEffect(() => {
    if (!running) return
    const tick = () =>
      setFiles((all) =>
        all.map((one) => (one.state === 'SENDING' ? { ...one, share: one.share + (MOST - one.share) * STEP } : one)),
      )
    const timer = window.setInterval(tick, TICK_MS)
    return () => window.clearInterval(timer)
  }, [running])
  // The same file twice is told before anything is sent; where it is not found in time, the server tells it.
  const looked = useRef(new Set<string>())
  useEffect(() => {
    for (const [place, { id, file }] of files.entries()) {
      if (looked.current.has(id)) continue
      looked.current.add(id)
      const before = files.slice(0, place).filter(({ state }) => state !== 'REFUSED')
      void twinAmong(file, before).then((twin) => {
        if (!twin) return
        const reason = `This is the same file as “${plainName(twin.file.name)}”. It is sent once.`
        setFiles((all) =>
          all.map((one) =>
            one.id === id && one.state === 'WAITING' ? { ...one, state: 'REFUSED', reason, twinOf: twin.id } : one,
          ),
        )
      })
    }
  }, [files])
  const newest = useRef(files)
  newest.current = files
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  /** Sends what waits and what failed before, also what is added meanwhile; tells how many came in. */
  const send = async (baseId: string | null) => {
    const stop = new AbortController()
    setRunning(stop)
    const tried = new Set<string>()
    let added = 0
    while (!stop.signal.aborted && !isGone.current) {
      const next = newest.current.find((one) => isToSend(one) && !tried.has(one.id))
      if (!next) break
      tried.add(next.id)
      const { id, file } = next
      change(id, { state: 'SENDING', share: 0, reason: null })
      const onProgress = (share: number) =>
        setFiles((all) =>
          all.map((one) => (one.id === id ? { ...one, share: Math.max(one.share, share * MOST) } : one)),
        )
      const outcome = await act(UploadKnowledgeDocument, { files: [file], baseId }, { signal: stop.signal, onProgress })
      if (outcome.ok) {
        added += 1
        change(id, { state: 'ADDED', share: 1 })
        continue
      }
      const { code, sentence } = outcome
      if (code === 'STOPPED') change(id, { state: 'WAITING', share: 0 })
      else change(id, { state: code === 'INVALID' ? 'REFUSED' : 'FAILED', reason: sentence })
      if (ENDS_ALL.includes(code)) break
    }
    setRunning((now) => (now === stop ? null : now))
    await revalidate()
    return added
  }
  return {
    files,
    running: running !== null,
    add: (more: readonly File[]) => setFiles((all) => [...all, ...more.map(entry)]),
    remove: (id: string) =>
      setFiles((all) => all.filter((one) => one.id !== id).map((one) => (one.twinOf === id ? entry(one.file) : one))),
    send,
    /** Nothing more is sent. What is in the library stays there. */
    stop: () => {
      running?.abort()
      setRunning(null)
    },
  }
}

export const isToSend = ({ state }: Sent) => state === 'WAITING' || state === 'FAILED'
