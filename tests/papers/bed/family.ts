import type { DocumentKind } from '../../../server/documents/kinds.ts'
import type { RecordValue } from '../../../server/documents/records/types.ts'
import type { Sheet } from '../../support/documents/office.ts'
import type { NameSet, Split } from './names.ts'
import type { Chance } from './random.ts'
import type { Style } from './style.ts'
import type { Feeding, Voice } from './voice.ts'

/** A record of a list, as `npm run eval` compares it. */
export type ListedRecord = Record<string, RecordValue>

type Told = {
  /** Null when the file holds several documents. */
  kind: DocumentKind | null
  feeds: Feeding
  /** What it lists; [] says that there is nothing to be found, and nothing that lists are not judged. */
  records?: ListedRecord[]
}

/** `running` stands at the head of each page. With `mail` the print is attached to an e-mail. */
export type Printed = Told & { html: string; css?: string; running?: string; mail?: { subject: string; words: string } }

/** A document as a family draws it. Texts are HTML, also in the parts of office files. */
export type Drawn =
  | Printed
  | (Told & { docx: (string | string[][])[] })
  | (Told & { xlsx: Sheet[] })
  | (Told & { csv: string[][] })
  | (Told & { fillable: true })

/** One sort of document of a family. `account` says how the account must be for it. */
export type Paper = { account?: { long?: boolean; onePolicy?: boolean }; draw(voice: Voice): Drawn }

/** The documents of one invented carrier, agency or program, which share their layout and wordings. */
export type Family = {
  name: string
  split: Split
  /** Whose names its documents bear, where it is not its third's. */
  names?: NameSet
  style?(chance: Chance): Partial<Style>
  papers: Record<string, Paper>
}

/** A family to learn from; its third is said where all of them come together. */
export type LearnFamily = Omit<Family, 'split'>
