import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FormDefinition } from '../server/forms/types.ts'
import type { FormDeclaration } from '../shared/forms.ts'

const ROOT = path.join(import.meta.dirname, '..')
const PAGES = path.join(ROOT, 'server', 'forms', 'pages.ts')
const CARDS = path.join(ROOT, 'shared', 'form-cards.ts')
const WANTED = path.join(ROOT, 'shared', 'forms-wanted.ts')
export const LISTS_OF_FORMS = [PAGES, CARDS, WANTED]

const HEAD =
  '// Printed from the pages of forms by `npm run generate`: change a page under server/forms/acord, not this file.\n'
/** The one that is ticked where nobody chose another. */
const USUAL = '25'

/** Prints the lists of forms: those of the server, their cards for the browser, and what each is wanted for, which only dialogs load. */
export async function printForms(): Promise<void> {
  const pages = await pagesOfForms()
  const imports = pages.map(({ id, file }) => `import { acord${id} } from './${file}'\n`)
  await writeFile(PAGES, `${imports.join('')}\n${HEAD}\n${record('PAGES', pages, ({ id }) => `acord${id}`)}\n`)
  const cards = pages.map(({ form }) => `  ${JSON.stringify(cardOf(form))},\n`)
  await writeFile(CARDS, `${HEAD}\nexport const CARDS = [\n${cards.join('')}] as const\n`)
  await writeFile(WANTED, `${HEAD}\n${record('WANTED_FOR', pages, ({ form }) => JSON.stringify(form.wantedFor))}\n`)
}

type Page = { id: string; file: string; form: FormDefinition }

/** Every page of a form, in the order they are offered. */
async function pagesOfForms(): Promise<Page[]> {
  const folder = path.dirname(PAGES)
  const names = ['acord-25', ...(await readdir(path.join(folder, 'acord'))).map((name) => `acord/${name}`)]
  const files = names.flatMap((name) => {
    const id = /^acord[/-](\d+)(?:\.ts)?$/.exec(name)?.[1]
    const file = name.endsWith('.ts') ? name : `${name}/index.ts`
    return id && existsSync(path.join(folder, file)) ? [{ id, file }] : []
  })
  const pages = files.map(async ({ id, file }) => {
    const { [`acord${id}`]: form } = (await import(path.join(folder, file))) as Record<string, FormDefinition>
    if (form?.id !== id) throw new Error(`server/forms/${file} has no form acord${id} of the number ${id}.`)
    return { id, file, form }
  })
  const isOther = ({ id }: Page) => Number(id !== USUAL)
  return (await Promise.all(pages)).toSorted((a, b) => isOther(a) - isOther(b) || Number(a.id) - Number(b.id))
}

const cardOf = ({ id, name, title, holder, interest, asks }: FormDefinition): FormDeclaration => ({
  ...{ id, name, title },
  ...(holder && { holder }),
  ...(interest && { interest }),
  ...(asks && { asks }),
})

const record = (name: string, pages: Page[], of: (page: Page) => string) =>
  `export const ${name} = {\n${pages.map((page) => `  '${page.id}': ${of(page)},\n`).join('')}} as const`
