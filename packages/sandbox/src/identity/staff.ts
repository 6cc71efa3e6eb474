import { subjectOf } from './accounts.ts';

/** People of the local site's release desk. */
export const STAFF = {
  manager: { name: 'Aya Kimura', email: 'aya.kimura@xana.example', task: 'Release manager' },
  secondManager: { name: 'Emi Hayashi', email: 'emi.hayashi@xana.example', task: 'Release manager' },
  commerce: { name: 'Tom Baker', email: 'tom.baker@xana.example', task: 'Commerce team' },
} as const;

export const staffSubject = ({ email }: { email: string }): string => subjectOf('staff', email);
