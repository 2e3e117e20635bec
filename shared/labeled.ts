/** The meaning of a color: neutral, waiting for a person, in progress, done, failed. */
export type Tone = 'none' | 'wait' | 'work' | 'done' | 'fail'

/** A list entry with a label. */
export type Labeled = { readonly id: string; readonly label: string }

/** The ids of a list of labeled entries, in its order. */
export const idsOf = <const List extends readonly Labeled[]>(list: List) =>
  list.map(({ id }) => id) as { [Place in keyof List]: List[Place]['id'] }

/** The label of an entry; a value that is not in the list is its own label. */
export const labelOf = (list: readonly Labeled[], id: string) => list.find((one) => one.id === id)?.label ?? id

/** Those ids of a list that were asked for, in its order; unknown values are left out. */
export const knownIds = <Id extends string>(list: readonly { readonly id: Id }[], asked: readonly string[]): Id[] =>
  list.map(({ id }) => id).filter((id) => asked.includes(id))

/** What a field is called that shows the company or user itself in place of its id: "carrier" for "carrierId". */
export type FieldName<Id extends string> = Id extends `${infer Name}Id` ? Name : Id
export const nameOf = <const Id extends string>(id: Id) => id.replace(/Id$/, '') as FieldName<Id>
