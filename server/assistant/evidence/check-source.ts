import { DEFAULT_HOLDER } from '../../../shared/presets.ts'
import { type DocumentFacts, findQuote, type Page } from '../../documents/index.ts'
import type { HeldValue } from '../../domains/on-file/types.ts'
import type { CheckedSource } from '../../domains/workspaces/types.ts'
import { agencyRecord, type Conversation, findFile, userMessages } from '../conversation.ts'
import { readPages } from '../pages.ts'
import type { ReadingTool } from '../tool.ts'
import { passagesOfWeb } from '../web-passages.ts'
import { checkHeld } from './check-record.ts'
import { commandAround } from './commands.ts'
import type { SourceInput } from './source-input.ts'
import { holdsWords } from './words.ts'

/** `page`: the page of a document's words; `facts`: those of its file; `values`: those of a record that was cited. */
export type Checked =
  | { ok: true; source: CheckedSource; page?: Page; facts?: DocumentFacts | null; values?: HeldValue[] }
  | { ok: false; reason: string }

/** The rules a value may rest on without a document, by the sentence of the spec, with the words they are shown in. */
const RULES: Record<string, string> = {
  [DEFAULT_HOLDER]: 'No holder was given, so the named insured is the certificate holder.',
}

/**
 * Checks that a source holds: quoted words are on that page or in a message, a record has that value, a rule exists. The answer is the
 * source as it is shown, with the boxes of the words, or the reason why it is refused.
 */
export async function checkSource(tool: ReadingTool, source: SourceInput): Promise<Checked> {
  const { conversation } = tool
  switch (source.kind) {
    case 'document':
      return checkDocument(tool, source)
    case 'account':
      return checkHeld(conversation, source)
    case 'message':
      return checkMessage(conversation, source.quote)
    case 'record':
      return checkRecord(conversation, source.path)
    case 'web':
      return checkWeb(conversation, source)
    case 'rule':
      return checkRule(source.rule)
  }
}

async function checkDocument(tool: ReadingTool, source: Extract<SourceInput, { kind: 'document' }>): Promise<Checked> {
  const named = findFile(tool.conversation, source.file)
  if (!named) return refused(`There is no file "${source.file}".`)
  const [page] = await readPages(tool, named.file.id, [source.page])
  if (!page) return refused(`${named.handle} has no page ${source.page}.`)
  const boxes = findQuote(page, source.quote)
  if (!boxes) return refused(`The quoted words are not on page ${source.page} of ${named.handle}.`)
  if (commandAround(page, boxes))
    return refused('These words are in an instruction to a machine, which says nothing of the policy.')
  return {
    ok: true,
    page,
    facts: named.file.facts,
    source: {
      kind: 'DOCUMENT',
      label: named.file.name,
      fileId: named.file.id,
      page: source.page,
      quote: source.quote,
      boxes,
      pageWidth: page.width,
      pageHeight: page.height,
    },
  }
}

function checkMessage(conversation: Conversation, quote: string): Checked {
  const said = userMessages(conversation).some(({ content }) => holdsWords(content, quote))
  if (said) return { ok: true, source: { kind: 'MESSAGE', label: 'Your message', quote } }
  const { instructions } = conversation
  if (!instructions || !holdsWords(instructions.text, quote)) return refused('The user did not write these words.')
  return { ok: true, source: { kind: 'MESSAGE', label: `Your preset “${instructions.preset}”`, quote } }
}

function checkRecord({ agency }: Conversation, path: Extract<SourceInput, { kind: 'record' }>['path']): Checked {
  const value = agencyRecord(agency)[path]
  if (!value) return refused(`The agency's record has no ${path}.`)
  return { ok: true, source: { kind: 'RECORD', label: `${agency.name}, agency record`, quote: value } }
}

function checkWeb(conversation: Conversation, { url, quote }: Extract<SourceInput, { kind: 'web' }>): Checked {
  const page = passagesOfWeb(conversation).find((one) => one.url === url && holdsWords(one.quote, quote))
  if (!page) return refused(`SEARCH_WEB found no such words at ${url}.`)
  const { title: label, host, readOn } = page
  return { ok: true, source: { kind: 'WEB', label, url, host, readOn, quote } }
}

function checkRule(rule: string): Checked {
  const words = Object.hasOwn(RULES, rule) ? RULES[rule] : undefined
  if (!words) return refused(`There is no rule "${rule}".`)
  return { ok: true, source: { kind: 'RULE', label: words, quote: null } }
}

const refused = (reason: string): Checked => ({ ok: false, reason })
