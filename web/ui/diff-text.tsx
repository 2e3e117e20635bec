import { diffWords, type Piece } from './diff-words.ts'

type Side = 'both' | 'before' | 'after'

/** Two texts with the words marked that changed: both in line, or what one of them says. A screen reader hears what was removed and added. */
export function DiffText({ before, after, side }: { before: string; after: string; side: Side }) {
  const hidden = { both: null, before: 'new', after: 'gone' }[side]
  const pieces = diffWords(before, after).filter(({ kind }) => kind !== hidden)
  return (
    <span className="wrap-anywhere whitespace-pre-wrap">
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have only their place
        <Marked key={at} {...piece} />
      ))}
    </span>
  )
}

function Marked({ kind, text }: Piece) {
  if (kind === 'same') return text
  const Tag = kind === 'gone' ? 'del' : 'ins'
  const look = kind === 'gone' ? 'bg-fail-soft text-fail-ink' : 'bg-done-soft text-done-ink no-underline'
  return (
    <Tag className={`rounded-4 ${look}`}>
      <span className="sr-only">{kind === 'gone' ? ' removed: ' : ' added: '}</span>
      {text}
      <span className="sr-only">{kind === 'gone' ? ' end of removed ' : ' end of added '}</span>
    </Tag>
  )
}
