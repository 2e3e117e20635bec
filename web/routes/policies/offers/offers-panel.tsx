import { Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useAct } from '../../../graph/act.ts'
import { useFresh } from '../../../graph/fresh.ts'
import {
  AcceptPolicyValuesDocument,
  type FileOffersPartsFragment,
  LeavePolicyValuesDocument,
  type OfferPartsFragment,
  TakeBackPolicyValueDocument,
} from '../../../graph/generated/graphql.ts'
import { count } from '../../../lib/count.ts'
import { useMay } from '../../../parts/session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ErrorText } from '../../../ui/field.tsx'
import { Menu, MenuChoices } from '../../../ui/menu.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { GROUPS, groupOf, isOpen, pagesOf } from './offer-groups.ts'
import { OfferPage } from './offer-page.tsx'

type OffersPanelProps = { policyId: string; told: FileOffersPartsFragment }

/** What a file offers for the policy, next to its page. Nothing is written until it is accepted, and each can be taken back. */
export function OffersPanel({ policyId, told }: OffersPanelProps) {
  const { fileId, fileName, offers, state } = told
  const isReading = state === 'PENDING' || state === 'READING'
  useFresh(isReading)
  const mayChange = useMay()('change', 'policy')
  const [current, setCurrent] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const act = useAct()
  const { revalidate } = useRevalidator()
  const [query, setQuery] = useSearchParams()
  const done = async (outcome: { ok: true } | { ok: false; sentence: string }) => {
    setFailure(outcome.ok ? undefined : outcome.sentence)
    // From here on the address names the file, so that it stays in sight, with the way back, when nothing waits any more.
    if (query.get('read') === fileId) await revalidate()
    else setQuery({ read: fileId }, { replace: true, preventScrollReset: true })
  }
  const accept = async (values: { id: string; value: string }[]) =>
    done(await act(AcceptPolicyValuesDocument, { policyId, fileId, values }))
  const leave = async (offerIds: string[], aside: boolean) =>
    done(await act(LeavePolicyValuesDocument, { policyId, fileId, offerIds, leave: aside }))
  const takeBack = async (offerId: string) => done(await act(TakeBackPolicyValueDocument, { policyId, offerId }))

  const open = offers.filter(isOpen)
  const agreeing = open.filter(({ group }) => group === 'AGREES')
  const shown = offers.find(({ id }) => id === current) ?? open[0]
  return (
    <section aria-label={`Read from ${fileName}`} className="mb-8 rounded-8 border border-hairline">
      <header className="flex flex-wrap items-center gap-2 border-b border-hairline px-4 py-3">
        <div className="min-w-0 flex-1">
          <h2 className="cut text-13! font-semibold! tracking-normal!">Read from {fileName}</h2>
          <p role="status" className="text-12 text-ink-2">
            {statusOf(told, open.length)}
          </p>
        </div>
        {mayChange && open.length > 0 && (
          <Button
            look="quiet"
            onClick={() =>
              void leave(
                open.map(({ id }) => id),
                true,
              )
            }
          >
            Leave all
          </Button>
        )}
        {mayChange && agreeing.length > 0 && (
          <Button look="primary" onClick={() => void accept(agreeing.map(firstOf))}>
            Accept the {agreeing.length} that agree
          </Button>
        )}
        <ButtonLink look="quiet" icon to="?read=none" aria-label="Close what was read" preventScrollReset replace>
          <X size={16} aria-hidden />
        </ButtonLink>
      </header>
      {isReading && (
        <div className="px-4 py-3">
          <Progress share={told.progress} label="Reading the file" />
        </div>
      )}
      {told.doubt && open.length > 0 && (
        <p className="border-b border-hairline bg-wait-soft px-4 py-2 text-13 text-wait-ink">
          {told.doubt} Look at each value before you take it.
        </p>
      )}
      {failure && <ErrorText className="px-4 py-2">{failure}</ErrorText>}
      {offers.length > 0 && (
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-lg:grid-cols-1">
          <div>
            <p
              aria-hidden
              className="grid grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,3fr)_auto] gap-3 border-b border-hairline px-4 py-1 text-12 text-ink-3 max-md:hidden"
            >
              <span>Field</span>
              <span>On the policy</span>
              <span>In the file</span>
              <span className="w-30" />
            </p>
            {GROUPS.map(({ id, title, hint }) => {
              const rows = offers.filter((offer) => groupOf(offer) === id)
              if (!rows.length) return null
              return (
                <section key={id} aria-label={title}>
                  <h3 className="border-b border-hairline bg-canvas px-4 py-2 text-12! font-semibold! tracking-normal!">
                    {title} <span className="num ml-1 font-normal text-ink-3">{rows.length}</span>
                    {hint && <span className="ml-2 font-normal text-ink-3">{hint}</span>}
                  </h3>
                  <ul>
                    {rows.map((offer) => (
                      <OfferRow
                        key={offer.id}
                        offer={offer}
                        isCurrent={offer.id === shown?.id}
                        onLook={() => setCurrent(offer.id)}
                        onAccept={(value) => void accept([{ id: offer.id, value }])}
                        onLeave={(aside) => void leave([offer.id], aside)}
                        onTakeBack={() => void takeBack(offer.id)}
                      />
                    ))}
                  </ul>
                </section>
              )
            })}
          </div>
          {shown && <OfferPage told={told} offer={shown} />}
        </div>
      )}
    </section>
  )
}

const firstOf = ({ id, choices }: OfferPartsFragment) => ({ id, value: choices[0]!.value })

function statusOf({ state, error, problem, offers }: FileOffersPartsFragment, open: number): string {
  if (state === 'FAILED') return error ?? 'This file could not be read.'
  if (state !== 'READ') return 'Cara reads the file. You can go on meanwhile.'
  if (problem) return problem
  if (!offers.length) return 'This file has nothing for the fields of a policy.'
  if (!open) return 'Nothing waits here any more.'
  return `${count(open, 'value')} offered. Nothing is written until you accept it.`
}

type OfferRowProps = {
  offer: OfferPartsFragment
  isCurrent: boolean
  onLook: () => void
  onAccept: (value: string) => void
  onLeave: (aside: boolean) => void
  onTakeBack: () => void
}

function OfferRow({ offer, isCurrent, onLook, onAccept, onLeave, onTakeBack }: OfferRowProps) {
  const mayChange = useMay()('change', 'policy')
  const group = groupOf(offer)
  const { label, was, choices } = offer
  return (
    <li
      onFocus={onLook}
      onMouseMove={isCurrent ? undefined : onLook}
      className={cx(
        'grid min-h-11 grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-3 border-b border-hairline px-4 py-1 text-13 max-md:grid-cols-2',
        isCurrent && 'bg-accent-soft shadow-[inset_2px_0_var(--accent)]',
      )}
    >
      <div className="min-w-0">
        <p className="cut font-medium max-md:whitespace-normal">{label}</p>
        <p className="cut text-12 text-ink-3">{pagesOf(offer)}</p>
      </div>
      <span className="num cut text-ink-2">{group === 'ACCEPTED' ? '' : (was ?? 'Empty')}</span>
      <span
        className={cx(
          'num min-w-0 underline decoration-accent-line underline-offset-4 [overflow-wrap:anywhere]',
          offer.group === 'UNSURE' && 'decoration-dashed',
        )}
      >
        {choices.map(({ shown }) => shown).join(' or ')}
      </span>
      <span className="flex flex-none items-center justify-end gap-1">
        {group === 'ACCEPTED' && (
          <>
            <Badge tone="done">Accepted</Badge>
            {mayChange && (
              <Button look="quiet" size="sm" icon aria-label={`Take back ${label}`} onClick={onTakeBack}>
                <Undo2 size={14} aria-hidden />
              </Button>
            )}
          </>
        )}
        {mayChange && group === 'LEFT' && (
          <Button look="quiet" size="sm" onClick={() => onLeave(false)}>
            Offer again
          </Button>
        )}
        {mayChange && (group === 'DIFFERS' || group === 'AGREES' || group === 'UNSURE') && (
          <>
            <Button look="quiet" size="sm" aria-label={`Leave ${label}`} onClick={() => onLeave(true)}>
              Leave
            </Button>
            {choices.length > 1 ? (
              <Menu
                trigger={
                  <Button size="sm" aria-label={`Choose ${label}`}>
                    Choose
                  </Button>
                }
                items={() => (
                  <MenuChoices
                    label={label}
                    value=""
                    choices={choices.map(({ value, shown, page }) => ({
                      value,
                      label: `${shown}, page ${String(page)}`,
                    }))}
                    onChange={onAccept}
                  />
                )}
              />
            ) : (
              <Button size="sm" aria-label={`Accept ${label}`} onClick={() => onAccept(choices[0]!.value)}>
                Accept
              </Button>
            )}
          </>
        )}
      </span>
    </li>
  )
}
