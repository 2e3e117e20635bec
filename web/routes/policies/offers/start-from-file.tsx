import { FileText, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { UPLOAD_ACCEPT, uploadFaults, uploadHintForOne } from '../../../../shared/uploads.ts'
import { request } from '../../../graph/client.ts'
import {
  type FileOffersPartsFragment,
  PolicyFromFileDocument,
  ReadPolicyDocumentDocument,
} from '../../../graph/generated/graphql.ts'
import { aSender } from '../../../graph/once.ts'
import { RequestFailed } from '../../../graph/request-failed.ts'
import { count } from '../../../lib/count.ts'
import { useSession } from '../../../parts/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { PolicyValues } from '../form/policy-values.ts'
import { type FormFromFile, formFromFile } from './from-file.ts'

const LOOK_MS = 600

type StartFromFileProps = {
  /** The account the policy is to be of: a file that insures another is in doubt. */
  accountId: string | undefined
  defaults: PolicyValues
  filled: FormFromFile | null
  onFilled: (form: FormFromFile | null) => void
}

/** Takes a declarations page, reads it and fills the fields that are still untouched. Nothing is saved until the policy is created. */
export function StartFromFile({ accountId, defaults, filled, onFilled }: StartFromFileProps) {
  const { uploadLimits } = useSession()
  const [file, setFile] = useState<File>()
  const [told, setTold] = useState<FileOffersPartsFragment>()
  const [failure, setFailure] = useState<string>()
  const turn = useRef(0)
  const [send] = useState(aSender)
  const askedOf = useRef(accountId)
  const look = async (fileId: string) => {
    askedOf.current = accountId
    return (await request(PolicyFromFileDocument, { fileId, accountId: accountId! })).policyFromFile
  }

  // Another account was chosen: what is typed stays, and whether the file is of that one is asked again.
  const readId = filled?.fileId
  useEffect(() => {
    if (!readId || !accountId || askedOf.current === accountId) return
    const mine = turn.current
    const isMine = () => mine === turn.current && askedOf.current === accountId
    void look(readId).then(
      (now) => isMine() && setTold(now),
      (error: unknown) => {
        if (!(error instanceof RequestFailed)) throw error
        if (isMine()) setFailure(error.message)
      },
    )
  })

  const clear = () => {
    turn.current += 1
    setFile(undefined)
    setTold(undefined)
    setFailure(undefined)
    onFilled(null)
  }
  const read = async (chosen: File) => {
    const mine = ++turn.current
    const isMine = () => mine === turn.current
    setFile(chosen)
    setFailure(undefined)
    try {
      const { readPolicyDocument } = await send(ReadPolicyDocumentDocument, { file: chosen })
      const kept = readPolicyDocument.policyFromFile
      if (!kept) throw new RequestFailed('INVALID', readPolicyDocument.errors[0]?.message ?? 'This file was not taken.')
      let now = await look(kept.fileId)
      while (isMine() && (now.state === 'PENDING' || now.state === 'READING')) {
        setTold(now)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
        now = await look(kept.fileId)
      }
      if (!isMine()) return
      setTold(now)
      const problem = now.error ?? now.problem
      if (problem) return setFailure(problem)
      onFilled(formFromFile(now, defaults))
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
      if (isMine()) setFailure(error.message)
    }
  }

  if (!file)
    return (
      <FileDrop
        label="Start from a file"
        multiple={false}
        accept={UPLOAD_ACCEPT}
        files={[]}
        hint={`A declarations page, a binder or a quote fills what you have not typed. ${uploadHintForOne(uploadLimits)}`}
        onChange={([chosen]) => {
          const [fault] = chosen ? uploadFaults([chosen], uploadLimits) : []
          if (fault) setFailure(fault)
          else if (chosen) void read(chosen)
        }}
        {...(failure && { error: failure })}
      />
    )
  return (
    <div className="grid gap-[6px]">
      <span className="text-13 font-medium">
        Start from a file <span className="font-normal text-ink-3">optional</span>
      </span>
      <div className="grid gap-2 rounded-8 border border-hairline py-1 pr-1 pl-3 text-13">
        <div className="flex min-h-8 items-center gap-2">
          <FileText size={16} aria-hidden className="flex-none text-ink-3" />
          <span className="cut font-medium">{file.name}</span>
          <span role="status" className="cut text-ink-2">
            {filled ? saidOf(filled) : !failure && 'Reading…'}
          </span>
          <Button look="quiet" size="sm" icon className="ml-auto" aria-label="Take the file out" onClick={clear}>
            <X size={14} aria-hidden />
          </Button>
        </div>
        {!filled && !failure && <Progress share={told?.progress ?? 0} label={`Reading ${file.name}`} />}
      </div>
      {filled && told?.doubt && (
        <p role="status" className="rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
          {told.doubt} Look at each value before you create the policy.
        </p>
      )}
      {failure && <ErrorText>{failure}</ErrorText>}
    </div>
  )
}

const saidOf = ({ filledIn, open }: FormFromFile) =>
  [`${count(filledIn, 'field')} filled`, open && `${String(open)} left open`].filter(Boolean).join(', ')
