import type { EffectKind } from '../../shared/kinds.ts'

/** What an effect of each kind carries. */
export type EffectPayloads = {
  /** `to` is null for a letter to an address no one has: it is decided like any other, and goes nowhere. */
  MAIL: { to: string | null; subject: string; text: string }
}

/** Something that Cara sends out. `key` is the same for the same effect, so it is sent once however often it is requested. */
export type Effect<K extends EffectKind = EffectKind> = {
  [Kind in K]: { kind: Kind; key: string; payload: EffectPayloads[Kind]; expiresAt?: Date }
}[K]
