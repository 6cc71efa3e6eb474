import { Select } from '@xana/ui-kit/select';
import { TextField } from '@xana/ui-kit/text-field';
import type { FieldsProps } from '../change/change-fields.tsx';
import { namedBy, typedMember } from '../change/use-change.ts';
import { phrases } from '../phrases/phrases.ts';
import { useAccess } from '../server/use-desk-data.ts';
import { rolesHeld } from './access-changes.ts';
import { RoleChoices } from './role-choices.tsx';
import { EVERY, useAdministered } from './use-permission.ts';

/** Who gets which roles of which microfrontend. Only what the person may grant is offered. */
export function GrantFields(props: FieldsProps) {
  const { change, options } = props;
  const { roles = [], members = [] } = useAccess().data ?? {};
  const held = rolesHeld(members, typedMember(change, options), namedBy(change, options));
  return (
    <>
      {!change.member && <NewMember {...props} />}
      <Microfrontend {...props} names={useAdministered()} />
      <RoleChoices {...props} roles={roles} held={held} />
    </>
  );
}

/** Which roles are taken back. */
export function RevokeFields(props: FieldsProps) {
  const { change, options } = props;
  const { members = [] } = useAccess().data ?? {};
  const who = typedMember(change, options);
  const held = (name: string) => rolesHeld(members, who, name);
  const names = useAdministered().filter((name) => held(name).length > 0);
  return (
    <>
      <Microfrontend {...props} names={names} />
      <RoleChoices {...props} roles={held(namedBy(change, options))} held={[]} />
    </>
  );
}

function NewMember({ options, problems, onChange }: FieldsProps) {
  const text = phrases.useText();
  const { kind = 'person', subject = '', called = '' } = options;
  return (
    <>
      <Select
        label={text('memberKind')}
        choices={[
          { id: 'person', name: text('person') },
          { id: 'workflow', name: text('workflow') },
        ]}
        chosen={kind}
        onChoose={(chosen) => onChange({ ...options, kind: chosen })}
      />
      <TextField
        label={text('subject')}
        hint={text(kind === 'workflow' ? 'subjectOfWorkflow' : 'subjectOfPerson')}
        error={problems.subject}
        value={subject}
        maxLength={255}
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...options, subject: target.value })}
      />
      <TextField
        label={text('displayName')}
        hint={text('displayNameHint')}
        value={called}
        maxLength={100}
        onChange={({ target }) => onChange({ ...options, called: target.value })}
      />
    </>
  );
}

/** Another microfrontend begins with no chosen role. */
function Microfrontend({ change, options, onChange, names }: FieldsProps & { names: readonly string[] }) {
  const text = phrases.useText();
  return (
    <Select
      label={text('filter')}
      choices={names.map((id) => ({ id, name: id === EVERY ? text('allMicrofrontends') : id }))}
      chosen={namedBy(change, options)}
      onChoose={(of) => onChange({ ...options, of, roles: '' })}
    />
  );
}
