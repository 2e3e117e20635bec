import type { AccountDocumentType } from '../accounts.ts'
import type { FormId } from '../forms.ts'
import type { Labeled } from '../labeled.ts'
import type { ReviewKind } from '../reviews.ts'
import type { IconName } from '../tools.ts'

/** spec 2 §5: used for a certificate holder that was left blank. */
export const DEFAULT_HOLDER = "Use the named insured's information as the certificate holder."

/** spec 2 §5: used for an additional interest that was left blank. */
export const DEFAULT_INTEREST = 'Reference the documentation accordingly.'

export type PresetDeclaration = {
  id: string
  title: string
  /** On the card of the start page. */
  description: string
  /** Under the dialog's title. */
  about: string
  icon: IconName
  /** On the button that sends the dialog; with forms, their number follows. */
  verb: string
  /** What the message begins with. */
  says?: string
  /** In the order they are asked for and said. */
  inputs: readonly PresetInput[]
  /** Questions offered once the first answer stands. */
  next: readonly string[]
  /** What the documents are reviewed for; by the choice made in an input of this name, where it depends on one. */
  review?: ReviewKind | { by: string; kinds: Readonly<Record<string, ReviewKind>> }
  /** The preset whose way of working it has. */
  like?: 'GENERATE_TEMPLATE'
  /** The one form that it is for: it is offered where the form is. */
  fills?: FormId
}

export type PresetInput =
  /**
   * `prefix` is put before the names of the files of this slot (spec 2 §5); it is never shown to a person; '' where it takes any file. `missing` is said when
   * there is no file; without it the slot may stay empty. `after`: asked for only once the input of that name has files. `takesPolicy`: the
   * documents of a policy that it is started from stand here. `takes`: the type of a client's documents that stand here. `orRecords`: it may stay empty for a client with a policy in force,
   * whose records say what its files would.
   */
  | {
      kind: 'files'
      name: string
      label: string
      prefix: string
      missing?: string
      after?: string
      takesPolicy?: true
      takes?: AccountDocumentType
      orRecords?: true
    }
  /** At least one of the forms Cara fills; where it `chooses` among presets, one of the forms that have a preset of their own. */
  | { kind: 'forms'; name: string; label: string; chooses?: true }
  /**
   * One or several of a few; `first` is chosen from the beginning, and cannot be unchosen where it is `fixed`. `lead` stands before the labels
   * in the message, which says nothing of the first alone where it is `quiet`. `needs`: what has to be there before one is of use.
   */
  | {
      kind: 'choice'
      name: string
      label: string
      lead: string
      choices: readonly (Labeled & { needs?: 'CLASS_CODES' })[]
      first: string
      many?: true
      fixed?: true
      quiet?: true
    }
  /**
   * Free text. `lead` stands before it in the message; `blank` is said in place of nothing; `onlyWith`: asked for only when
   * one of the chosen forms has that part; `when`: only where that is chosen.
   */
  | {
      kind: 'text'
      name: string
      label: string
      hint?: string
      placeholder?: string
      lead?: string
      blank?: string
      onlyWith?: 'holder' | 'interest'
      when?: { choice: string; is: string }
    }
