/** What a thing says by its color: nothing, somebody is waited for, work goes on, done, failed. */
export type Tone = 'none' | 'wait' | 'work' | 'done' | 'fail'

/** An entry of a list that has a word for people. */
export type Labeled = { readonly id: string; readonly label: string }

/** The ids of a list of labeled entries, in its order. */
export const idsOf = <const List extends readonly Labeled[]>(list: List) =>
  list.map(({ id }) => id) as { [Place in keyof List]: List[Place]['id'] }

/** What an entry is called; a value that is not in the list is called by itself. */
export const labelOf = (list: readonly Labeled[], id: string) => list.find((one) => one.id === id)?.label ?? id

/** Those ids of a list that were asked for, in its order; what the list does not know is left out. */
export const knownIds = <Id extends string>(list: readonly { readonly id: Id }[], asked: readonly string[]): Id[] =>
  list.map(({ id }) => id).filter((id) => asked.includes(id))

/** What a field is called that shows the company or user itself in place of its id: "carrier" for "carrierId". */
export type FieldName<Id extends string> = Id extends `${infer Name}Id` ? Name : Id
export const nameOf = <const Id extends string>(id: Id) => id.replace(/Id$/, '') as FieldName<Id>
