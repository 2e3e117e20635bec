import { CERTIFICATE_SORTS } from '../../../../shared/certificates.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { actorOf, builder } from '../../../api/builder.ts'
import { costOfRows, ListTotalRef, pageArgs } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { AccountRef } from '../../accounts/graph/account.ts'
import { PolicyRef } from '../../policies/graph/policy.ts'
import { type Candidate, listCandidates } from '../prepare.ts'
import * as service from '../service.ts'
import { type Checked, checkCertificate } from '../standing.ts'
import { CertificateRef, certificatesOf, StateEnum } from './certificate.ts'
import { FormEnum, HolderRef } from './parts.ts'

const SortEnum = builder.enumType('CertificateSort', { values: idsOf(CERTIFICATE_SORTS) })
const CandidateRef = builder.objectRef<Candidate>('CertificateCandidate').implement({
  description: 'A policy in force, with the reason if it cannot be on a certificate of a form.',
  fields: (t) => ({
    policy: t.field({ type: PolicyRef, resolve: ({ policy }) => policy }),
    leftOut: t.string({
      nullable: true,
      args: { form: t.arg({ type: FormEnum, defaultValue: '25' }) },
      resolve: ({ leftOut }, { form }) => leftOut[form ?? '25'],
    }),
    warning: t.exposeString('warning', {
      nullable: true,
      description: 'A warning when the policy insures someone other than the account.',
    }),
  }),
})

const FilterInput = builder.inputType('CertificateFilter', {
  fields: (t) => ({
    accountId: t.id(),
    search: t.string({
      description: 'Words in the holder or the number; in a list of all accounts, also in the account.',
    }),
    states: t.field({ type: [StateEnum] }),
    endingWithin: t.int({ description: 'Current ones whose first policy ends within so many days.' }),
    sort: t.field({ type: SortEnum }),
  }),
})

const StandingEnum = builder.enumType('CertificateStanding', { values: ['GENUINE', 'REPLACED', 'REVOKED'] })

const CheckedRef = builder.objectRef<Checked>('CheckedCertificate').implement({
  description: 'What anyone with the link to a certificate may know of it.',
  fields: (t) => ({
    certificateNumber: t.exposeString('certificateNumber'),
    issuedOn: t.field({ type: 'Date', resolve: ({ issuedOn }) => issuedOn }),
    holderName: t.exposeString('holderName'),
    standing: t.field({ type: StandingEnum, resolve: ({ standing }) => standing }),
  }),
})

const id = { required: true } as const

builder.queryFields((t) => ({
  certificatesOfLiabilityInsurance: t.field({
    type: [CertificateRef],
    description: 'One page of certificates, the newest first unless it is sorted otherwise.',
    args: { filter: t.arg({ type: FilterInput }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { filter, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        service.listCertificates(ctx, filter ?? {}, pageArgs(page)),
      )
      return rows.map(({ certificate, cursor }) => ({ ...certificate, place: { cursor, group: null } }))
    },
  }),
  certificateTotals: t.field({
    type: [ListTotalRef],
    description: 'How many certificates of the list are in each state.',
    args: { filter: t.arg({ type: FilterInput }) },
    complexity: 20,
    resolve: (_root, { filter }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => service.countCertificates(ctx, filter ?? {})),
  }),
  certificateOfLiabilityInsurance: t.field({
    type: CertificateRef,
    nullable: true,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) => certificatesOf(context).load(args.id),
  }),
  certificateCandidates: t.field({
    type: [CandidateRef],
    description: 'What a certificate of this account may state today.',
    args: { accountId: t.arg.id(id) },
    complexity: 40,
    resolve: (_root, { accountId }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => listCandidates(ctx, accountId)),
  }),
  certificateHolders: t.field({
    type: [HolderRef],
    description: 'Who holds certificates of this account already, the newest first: the few whose names fit the words.',
    args: { accountId: t.arg.id(id), search: t.arg.string({ required: true }) },
    complexity: 20,
    resolve: (_root, { accountId, search }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => service.listHolders(ctx, accountId, search)),
  }),
  checkCertificate: t.field({
    type: CheckedRef,
    nullable: true,
    description: 'What anyone with the link may know, signed in or not; null for a link that was removed.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { house }) => checkCertificate(house, token),
  }),
}))

builder.objectField(AccountRef, 'certificatesOfLiabilityInsurance', (t) =>
  t.field({
    type: [CertificateRef],
    description: 'One page of the certificates of this account, the newest first.',
    args: { first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async ({ id: accountId }, page, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        service.listCertificates(ctx, { accountId }, pageArgs(page)),
      )
      return rows.map(({ certificate, cursor }) => ({ ...certificate, place: { cursor, group: null } }))
    },
  }),
)
