import { createContext, Fragment, memo, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import type { Source } from '../graph/workspace.ts'
import { CitationMark } from './citation-mark.tsx'
import { type Block, type Inline, parseProse } from './prose-syntax.ts'

type Citation = { number: number; source: Source }
const Cited = createContext<{ citations: readonly Citation[]; onOpen: (source: Source) => void }>({
  citations: [],
  onOpen: () => {},
})

/** Plain text with light marks (headings, lists, tables, bold, links, [n]) as elements: nothing in it can become markup. */
export const Prose = memo(function Prose(props: {
  text: string
  citations?: readonly Citation[]
  onOpen?: (source: Source) => void
}) {
  return (
    <Cited value={{ citations: props.citations ?? [], onOpen: props.onOpen ?? (() => {}) }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-prose wrap-break-word [&_li>ul]:mt-1">
        {keyed(parseProse(props.text), (block) => (
          <BlockView block={block} />
        ))}
      </div>
    </Cited>
  )
})

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="whitespace-pre-wrap">
          <Line parts={block.parts} />
        </p>
      )
    case 'heading':
      return (
        <h2 className="text-14! font-semibold! tracking-normal!">
          <Line parts={block.parts} />
        </h2>
      )
    case 'code':
      return <pre className="overflow-x-auto rounded-8 bg-sunken p-3 text-12">{block.text}</pre>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List
          start={block.ordered ? block.start : undefined}
          className={`grid grid-cols-[minmax(0,1fr)] gap-1 pl-5 ${block.ordered ? 'list-decimal' : 'list-disc'}`}
        >
          {keyed(block.items, (item) => (
            <li>
              <Line parts={item.parts} />
              {item.children && <BlockView block={item.children} />}
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <TableView block={block} />
  }
}

function TableView({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const side = (column: number) => (block.right[column] ? 'text-right' : 'text-left')
  return (
    <div className="overflow-x-auto rounded-8 border border-hairline">
      <table className="w-full text-13 tabular-nums">
        <thead>
          <tr>
            {keyed(block.head, (cell, column) => (
              <th
                scope="col"
                className={`min-w-22 px-3 py-2 align-bottom font-medium wrap-anywhere text-ink-2 max-md:px-2 ${side(column)}`}
              >
                <Line parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(block.rows, (row) => (
            <tr className="border-t border-hairline">
              {keyed(row, (cell, column) => (
                <td className={`px-3 py-2 align-top max-md:px-2 ${side(column)}`}>
                  <Line parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Held = Inline | { kind: 'held'; parts: Inline[] }

/** The last word before a mark stays on the mark's line, so that no mark stands alone at the start of one. */
function holdMarks(parts: Inline[]): Held[] {
  const held: Held[] = []
  for (const part of parts) {
    const before = held.at(-1)
    if (part.kind !== 'cite' || !before) held.push(part)
    else if (before.kind === 'held') before.parts.push(part)
    else if (before.kind === 'text') {
      const [, rest = '', word = ''] = /^(.*?)(\S{0,24}\s?)$/s.exec(before.text) ?? []
      held.pop()
      if (rest) held.push({ kind: 'text', text: rest })
      held.push({ kind: 'held', parts: [{ kind: 'text', text: word }, part] })
    } else held.push(part)
  }
  return held
}

function Line({ parts, held }: { parts: Inline[]; held?: boolean }) {
  const { citations, onOpen } = useContext(Cited)
  return keyed(held ? parts : holdMarks(parts), (part: Held) => {
    switch (part.kind) {
      case 'text':
        return part.text
      case 'held':
        return (
          <span className="whitespace-nowrap">
            <Line held parts={part.parts} />
          </span>
        )
      case 'bold':
        return (
          <b className="font-semibold">
            <Line parts={part.parts} />
          </b>
        )
      case 'italic':
        return (
          <em>
            <Line parts={part.parts} />
          </em>
        )
      case 'code':
        return <code className="rounded-4 bg-sunken px-1 text-13">{part.text}</code>
      case 'link':
        return part.href.startsWith('/') ? (
          <Link to={part.href} className="font-medium text-accent-ink underline underline-offset-2">
            {part.text}
          </Link>
        ) : (
          <a
            href={part.href}
            target="_blank"
            rel="noopener noreferrer"
            className="font-medium text-accent-ink underline underline-offset-2"
          >
            {part.text}
          </a>
        )
      case 'cite': {
        const citation = citations.find((one) => one.number === part.number)
        return citation ? (
          <CitationMark number={part.number} source={citation.source} onOpen={onOpen} />
        ) : (
          `[${String(part.number)}]`
        )
      }
    }
  })
}

/** The items of a list that only ever grows at its end, so their places are their keys. */
function keyed<T>(items: readonly T[], view: (item: T, place: number) => ReactNode) {
  return items.map((item, place) => <Fragment key={`place-${String(place)}`}>{view(item, place)}</Fragment>)
}
