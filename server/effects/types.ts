import type { EffectKind } from '../../shared/kinds.ts'

/** What an effect of each kind carries. */
export type EffectPayloads = {
  /** `to` is null for a letter to an address nobody has: it is decided like any other, and goes nowhere. */
  MAIL: { to: string | null; subject: string; text: string }
}

/** Something that shall leave the house. `key` is the same for the same effect, so it leaves once however often it is asked for. */
export type Effect<K extends EffectKind = EffectKind> = {
  [Kind in K]: { kind: Kind; key: string; payload: EffectPayloads[Kind]; expiresAt?: Date }
}[K]
