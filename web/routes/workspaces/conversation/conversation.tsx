import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Source, Workspace } from '../../../graph/workspace.ts'
import { Prose } from '../../../parts/prose.tsx'
import { Button } from '../../../ui/button.tsx'
import { ArtifactCard, MakingCards } from './artifact-card.tsx'
import { Ask } from './ask.tsx'
import { NeedsEye } from './needs-eye.tsx'
import { tell } from './told.ts'
import { NowDoing, ToldSteps } from './told-steps.tsx'
import { type Turn, turnsOf } from './turns.ts'
import { useFollowEnd } from './use-follow-end.ts'

type ConversationProps = {
  workspace: Workspace
  openArtifact: string | null
  onArtifact: (id: string, version: number) => void
  onSource: (source: Source) => void
  /** Shown after the last turn: how the run ended, a question's choices. */
  children: ReactNode
}

const COLUMN = 'mx-auto w-full max-w-160'

/** The conversation, oldest first. It scrolls to the end only while the user is there. */
export function Conversation({ workspace, openArtifact, onArtifact, onSource, children }: ConversationProps) {
  const { box, content, atEnd, toEnd } = useFollowEnd()
  const asked = workspace.messages.filter((message) => message.role === 'USER').length
  const turns = turnsOf(workspace)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every message of the user's own brings the end into view
  useEffect(toEnd, [asked, toEnd])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        className="relative h-full overflow-y-auto px-6 pt-6 pb-8 outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--focus)] max-md:px-4 max-md:pt-4 max-md:pb-6"
      >
        <div ref={content} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {turns.map((turn, place) => (
            <TurnView
              key={turn.id}
              turn={turn}
              isLast={place === turns.length - 1}
              workspace={workspace}
              openArtifact={openArtifact}
              onArtifact={onArtifact}
              onSource={onSource}
            />
          ))}
          <div className={COLUMN}>{children}</div>
        </div>
      </div>
      {!atEnd && (
        <Button
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-pop!"
          onClick={toEnd}
        >
          <ArrowDown size={14} aria-hidden />
          To the newest
        </Button>
      )}
    </div>
  )
}

function TurnView({
  turn,
  isLast,
  workspace,
  openArtifact,
  onArtifact,
  onSource,
}: Omit<ConversationProps, 'children'> & { turn: Turn; isLast: boolean }) {
  const { artifacts, files, run } = workspace
  const around = useMemo(() => ({ artifacts, files }), [artifacts, files])
  const told = tell(turn.stages, around)
  const hasAttachments = told?.parts.some((part) => part.kind === 'ATTACHMENTS') ?? false
  const toldAround = useMemo(() => ({ ...around, hasAttachments }), [around, hasAttachments])
  const running = told?.state === 'running'
  // While Cara asks, her question is the one thing to look at: its answer may change the forms, those of earlier turns too.
  const isAsking = workspace.state === 'WAITING_FOR_INPUT'
  return (
    <section className={`${COLUMN} grid grid-cols-[minmax(0,1fr)] gap-6`}>
      {turn.ask && <Ask message={turn.ask} name={workspace.agencyUser?.name ?? 'You'} files={files} />}
      {told && (
        <div className="grid grid-cols-[minmax(0,1fr)]">
          <ToldSteps told={told} around={toldAround} quiet={isLast && run?.error === told.error} onOpen={onSource} />
          {running && !turn.answers.length && <NowDoing stages={turn.stages} />}
        </div>
      )}
      {turn.answers.map((answer) => (
        <article key={answer.id} aria-label="Cara">
          <Prose text={answer.content} citations={answer.citations} onOpen={onSource} />
        </article>
      ))}
      {!running &&
        !isAsking &&
        turn.artifacts.map((artifact) => (
          <NeedsEye
            key={artifact.id}
            artifact={artifact}
            isOneOfSeveral={turn.artifacts.length > 1}
            onArtifact={(shown) => onArtifact(shown.id, shown.version)}
            onSource={onSource}
          />
        ))}
      {(turn.artifacts.length > 0 || running) && (
        <div className="grid grid-cols-1 gap-3 empty:hidden">
          {turn.artifacts.map((artifact) => (
            <ArtifactCard
              key={artifact.id}
              artifact={artifact}
              open={artifact.id === openArtifact}
              onOpen={() => onArtifact(artifact.id, artifact.version)}
            />
          ))}
          <MakingCards stages={turn.stages} />
        </div>
      )}
    </section>
  )
}
