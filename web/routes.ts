import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const forward = 'routes/forward.tsx'

/** Every address of the app, in the order of spec 1 §2.1. */
export default [
  index(forward, { id: 'forward-root' }),
  route('signin', forward, { id: 'forward-signin' }),
  route('demo', 'routes/signin/demo.tsx'),
  route('check/:token', 'routes/check/check.tsx'),
  route('app/signin', 'routes/signin/signin.tsx'),
  route('app/welcome/:token', 'routes/welcome/welcome.tsx'),
  route('app/expired', 'routes/settings/subscription/expired.tsx', { id: 'expired' }, [
    route('plans', 'routes/settings/subscription/change-plan.tsx', { id: 'expired-plans' }),
  ]),
  route('app', 'shell/shell.tsx', { id: 'shell' }, [
    index(forward, { id: 'forward-app' }),
    route('home', 'routes/home/home.tsx', [
      route('preferences', 'routes/home/preferences.tsx'),
      route('presets/:presetId', 'routes/home/run-preset.tsx', { id: 'home-preset' }),
    ]),
    route('day', 'routes/day/day.tsx'),
    route('workspaces', 'routes/workspaces/list.tsx'),
    route('workspaces/archive', 'routes/workspaces/archive.ts'),
    route('workspaces/put-back', 'routes/workspaces/put-back.ts'),
    route('workspaces/:id', 'routes/workspaces/workspace.tsx'),
    route('presets', 'routes/presets/list.tsx', { id: 'presets' }, [
      route('new', 'routes/presets/new-preset.tsx'),
      route(':presetId/edit', 'routes/presets/edit-preset.tsx'),
      route(':presetId/run', 'routes/presets/run-preset.tsx'),
    ]),
    route('presets/archive', 'routes/presets/archive.ts'),
    route('presets/:presetId/duplicate', 'routes/presets/duplicate.ts'),
    route('styles', 'routes/styles/list.tsx', [
      route('new', 'routes/styles/new-style.tsx'),
      route(':styleId', 'routes/styles/style.tsx'),
    ]),
    route('templates', 'routes/templates/list.tsx', { id: 'templates' }, [
      route(':templateId', 'routes/templates/template.tsx'),
      route(':templateId/use', 'routes/templates/use-template.tsx'),
    ]),
    route('knowledge', 'routes/knowledge/list.tsx', { id: 'knowledge' }, [
      route('upload', 'routes/knowledge/upload.tsx'),
      route('new', 'routes/knowledge/new-text.tsx'),
      route(':documentId', 'routes/knowledge/document.tsx'),
      route(':documentId/edit', 'routes/knowledge/edit-document.tsx'),
    ]),
    route('servicing', 'routes/servicing/list.tsx', [
      route('new', 'routes/servicing/new-request.tsx'),
      route('assign', 'routes/servicing/assign-many.tsx'),
      route('due', 'routes/servicing/due-many.tsx'),
    ]),
    route('servicing/:id', 'routes/servicing/request.tsx', [
      index(forward, { id: 'forward-request' }),
      layout('routes/servicing/overview.tsx', [
        route('overview', 'routes/servicing/overview-tab.tsx'),
        route('resolve', 'routes/servicing/resolve.tsx'),
        route('update', 'routes/servicing/update.tsx'),
        route('copilot', 'routes/servicing/copilot.tsx'),
        route('reply', 'routes/servicing/reply.tsx'),
        route('merge', 'routes/servicing/merge.tsx'),
        route('reopen', 'routes/servicing/reopen.tsx'),
      ]),
      route('conversation', 'routes/servicing/conversation.tsx'),
      route('activity', 'routes/servicing/activity.tsx'),
    ]),
    route('accounts', 'routes/accounts/list.tsx', [route('new', 'routes/accounts/new-account.tsx')]),
    route('accounts/:id', 'routes/accounts/account.tsx', [
      index(forward, { id: 'forward-account' }),
      layout('routes/accounts/overview.tsx', [
        route('overview', 'routes/accounts/overview-tab.tsx'),
        route('edit', 'routes/accounts/edit-account.tsx'),
        route('contacts/new', 'routes/accounts/add-contact.tsx'),
        route('contacts/:contactId/edit', 'routes/accounts/edit-contact.tsx'),
        route('merge', 'routes/accounts/choose-account.tsx'),
        route('merge/:otherId', 'routes/accounts/merge-account.tsx'),
      ]),
      route('documents', 'routes/accounts/documents.tsx', { id: 'account-documents' }, [
        route('new', 'routes/accounts/upload-document.tsx', { id: 'account-upload' }),
      ]),
      route('policies', 'routes/accounts/policies.tsx'),
      route('service', 'routes/accounts/service.tsx', [
        route('assign', 'routes/servicing/assign-many.tsx', { id: 'account-assign' }),
        route('due', 'routes/servicing/due-many.tsx', { id: 'account-due' }),
      ]),
      route('certificates', 'routes/accounts/certificates/certificates.tsx', [
        route('new', 'routes/accounts/certificates/create-certificate.tsx'),
        route('many', 'routes/accounts/certificates/issue-many.tsx'),
        route('many/:batchId', 'routes/accounts/certificates/batch.tsx'),
        route(':certificateId', 'routes/accounts/certificates/certificate.tsx'),
      ]),
    ]),
    route('policies', 'routes/policies/list.tsx', [route('new', 'routes/policies/new-policy.tsx')]),
    route('policies/:id', 'routes/policies/policy.tsx', [
      index(forward, { id: 'forward-policy' }),
      layout('routes/policies/overview.tsx', [
        route('overview', 'routes/policies/overview-tab.tsx'),
        route('edit', 'routes/policies/edit-policy.tsx'),
        route('cancel', 'routes/policies/cancel-policy.tsx'),
        route('renew', 'routes/policies/renew-policy.tsx'),
        route('reinstate', 'routes/policies/reinstate-policy.tsx'),
      ]),
      route('documents', 'routes/policies/documents.tsx', [route('new', 'routes/policies/upload-document.tsx')]),
    ]),
    route('certificates', 'routes/certificates/list.tsx'),
    route('files/:fileId', 'routes/files/viewer.tsx'),
    route('files/:fileId/arrange', 'routes/files/arrange.tsx'),
    route('tasks', 'routes/tasks/tasks.ts'),
    route('views', 'routes/views/views.ts'),
    route('imports', 'routes/imports/imports.tsx'),
    route('imports/:id', 'routes/imports/import.tsx'),
    route('settings', 'routes/settings/settings.tsx', [
      index(forward, { id: 'forward-settings' }),
      route('subscription', 'routes/settings/subscription/subscription.tsx', [
        route('plans', 'routes/settings/subscription/change-plan.tsx'),
        route('seats', 'routes/settings/subscription/change-plan.tsx', { id: 'subscription-seats' }),
        route('users', 'routes/settings/subscription/add-user.tsx'),
        route('users/:userId/disable', 'routes/settings/subscription/disable-user.tsx'),
        route('users/:userId/role', 'routes/settings/subscription/change-role.tsx'),
        route('users/:userId/enable', 'routes/settings/subscription/enable-user.tsx'),
      ]),
      route('you', 'routes/settings/you/you.tsx'),
      route('agency', 'routes/settings/agency.tsx'),
      route('forms', 'routes/settings/forms.tsx', [route('upload', 'routes/settings/upload-form.tsx')]),
      route('class-codes', 'routes/settings/class-codes/class-codes.tsx', [
        route('import', 'routes/settings/class-codes/import-codes.tsx'),
      ]),
      route('carriers', 'routes/settings/carriers/carriers.tsx', [
        route('new', 'routes/settings/carriers/new-carrier.tsx'),
        route(':carrierId', 'routes/settings/carriers/carrier.tsx'),
        route(':carrierId/merge', 'routes/settings/carriers/merge-carrier.tsx'),
      ]),
    ]),
    route('*', 'shell/not-found.tsx', { id: 'not-found-inside' }),
  ]),
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig
