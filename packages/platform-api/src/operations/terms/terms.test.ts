import { logInWithoutTerms, type Member, useTestServer } from '../../../test/test-server.ts';
import { TERMS_VERSION } from './text/current-version.ts';

interface Acceptance {
  version: string;
  accepted: { version: string; acceptedAt: string; isSigned: boolean } | null;
  message: string;
}

const server = useTestServer();

const accept = (member: Member, body: object) => member.post('/terms/accept', body);
const acceptanceOf = async (member: Member) => (await member.get('/terms/get-acceptance')).data as Acceptance;

test('[LG-15] returns the same current version of the terms in both languages', async () => {
  const [en, ja] = await Promise.all(['en', 'ja'].map((locale) => server.get(`/terms/get-terms/${locale}`)));
  const shape = ({ data }: never) => data as { version: string; title: string; sections: { paragraphs: string[] }[] };
  const [english, japanese] = [shape(en as never), shape(ja as never)];
  expect([english.version, japanese.version]).toEqual([TERMS_VERSION, TERMS_VERSION]);
  expect([english.title, japanese.title]).toEqual(['Terms of use', '利用規約']);
  const counts = (terms: typeof english) => terms.sections.map(({ paragraphs }) => paragraphs.length);
  expect(counts(japanese)).toEqual(counts(english));
});

test('[LG-15] stores an acceptance without a signature, once, with the first time', async () => {
  const member = await logInWithoutTerms(server);
  expect((await acceptanceOf(member)).accepted).toBeNull();
  const first = await accept(member, { version: TERMS_VERSION });
  expect(first.data).toMatchObject({ version: TERMS_VERSION, isSigned: false });
  expect((await accept(member, { version: TERMS_VERSION })).data).toEqual(first.data);
  expect((await acceptanceOf(member)).accepted).toEqual(first.data);
});

test('[LG-15] stores the signature of the member’s wallet over site, version and account', async () => {
  const member = await logInWithoutTerms(server);
  const { message } = await acceptanceOf(member);
  expect(message).toContain('localhost:3000');
  expect(message).toContain(TERMS_VERSION);
  expect(message).toContain(member.wallet.address);
  const signature = await member.wallet.signMessage(message);
  expect((await accept(member, { version: TERMS_VERSION, signature })).data).toMatchObject({ isSigned: true });
  const row = await server.database
    .selectFrom('accepted_terms')
    .selectAll()
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ message, signature });
});

test('[LG-15] [T87] rejects a signature of another account, text or site, and stores nothing', async () => {
  const [member, other] = [await logInWithoutTerms(server), await logInWithoutTerms(server)];
  const { message } = await acceptanceOf(member);
  const wrong = [
    await other.wallet.signMessage(message),
    await member.wallet.signMessage((await acceptanceOf(other)).message),
    await member.wallet.signMessage(message.replaceAll('localhost:3000', 'evil.example')),
    await member.wallet.signMessage(message.replace(TERMS_VERSION, '2020-01-01')),
  ];
  for (const signature of wrong) {
    expect((await accept(member, { version: TERMS_VERSION, signature })).code).toBe('SIGNATURE_INVALID');
  }
  expect((await acceptanceOf(member)).accepted).toBeNull();
});

test('[LG-15] asks again for a new version, and rejects the acceptance of another version', async () => {
  const member = await logInWithoutTerms(server);
  await server.database
    .insertInto('accepted_terms')
    .values({ user_id: member.userId, version: '2025-01-01' })
    .execute();
  expect((await acceptanceOf(member)).accepted).toBeNull();
  for (const version of ['2025-01-01', '2099-01-01']) {
    expect((await accept(member, { version })).code).toBe('NOT_FOUND');
  }
});

test('[LG-15] a member who has not accepted the terms can read everything', async () => {
  const member = await logInWithoutTerms(server);
  expect((await member.get('/users/single-user')).status).toBe(200);
});
