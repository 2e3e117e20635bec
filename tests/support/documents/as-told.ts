import { papersOf } from '../../../server/assistant/builtin/papers.ts'
import { brief } from '../../../server/assistant/told-facts.ts'
import { toldForForms } from '../../../server/assistant/told-for-forms.ts'
import type { DocumentFacts } from '../../../server/documents/index.ts'
import type { ProposalInput } from '../../../server/forms/types.ts'

type File = ProposalInput['files'][number]

/** A file as the built-in model has it once it has looked into it for these forms: what it is not told, no form is filled from. */
export function asTold(
  { fileId, fileName, facts }: Omit<File, 'facts'> & { facts: DocumentFacts },
  forms: string[],
): File {
  const result = JSON.parse(
    JSON.stringify({
      file: fileId,
      name: fileName,
      pages: 1,
      ...brief(facts),
      ...(forms.length && { filling: toldForForms(facts, forms) }),
    }),
  ) as object
  const [paper] = papersOf({
    turns: [
      {
        ...{ text: '', changed: [] },
        files: [{ file: fileId, name: fileName, kind: null, pages: 1, error: null }],
        calls: [{ name: 'PEEK_FILE', input: { file: fileId, forms }, result, error: null }],
      },
    ],
  }).read
  return { fileId, fileName, facts: paper!.facts }
}
