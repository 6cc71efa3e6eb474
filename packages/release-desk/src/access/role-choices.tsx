import { useId } from 'react';
import type { FieldsProps } from '../change/change-fields.tsx';
import { en } from '../phrases/en.ts';
import { phrases } from '../phrases/phrases.ts';
import * as css from './access.module.css';

interface RoleChoicesProps extends FieldsProps {
  /** What can be chosen. */
  roles: readonly string[];
  /** Roles that the member has already: shown, and not to choose. */
  held: readonly string[];
}

/** Roles with what each allows. The choice is a text with commas, as the command takes it. */
export function RoleChoices({ options, problems, onChange, roles, held }: RoleChoicesProps) {
  const text = phrases.useText();
  const note = useId();
  const chosen = (options.roles ?? '').split(',').filter(Boolean);
  const toggle = (role: string) =>
    onChange({
      ...options,
      roles: roles.filter((each) => (each === role) !== chosen.includes(each)).join(','),
    });
  return (
    <fieldset className={css.choices} aria-describedby={problems.roles ? note : undefined}>
      <legend>{text('roles')}</legend>
      {roles.map((role) => (
        <label key={role} className={css.choice}>
          <input
            type="checkbox"
            checked={held.includes(role) || chosen.includes(role)}
            disabled={held.includes(role)}
            onChange={() => toggle(role)}
          />
          <span>
            <b>{role}</b>
            <small className={css.soft}>{held.includes(role) ? text('hasRole') : roleText(text, role)}</small>
          </span>
        </label>
      ))}
      {problems.roles && (
        <p id={note} className={css.problem}>
          {problems.roles}
        </p>
      )}
    </fieldset>
  );
}

/** What a role allows; nothing for a role of a later server. */
function roleText(text: ReturnType<typeof phrases.useText>, role: string): string {
  const key = `role_${role}`;
  return Object.hasOwn(en, key) ? text(key as 'role_publish') : '';
}
