/** A text with some of its parts marked. */
export function Marked({ text, parts = [] }: { text: string; parts?: readonly { start: number; end: number }[] }) {
  const ends = [0, ...parts.map(({ end }) => end)]
  return (
    <>
      {parts.map(({ start, end }, place) => (
        <span key={start}>
          {text.slice(ends[place], start)}
          <mark className="bg-transparent font-semibold text-accent-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
