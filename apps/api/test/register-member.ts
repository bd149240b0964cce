import { accountsContract } from '@peonia/contract/accounts.schema.ts';
import { type Account } from '@peonia/contract/accounts.ts';
import { profilesContract } from '@peonia/contract/profiles.schema.ts';
import type { QueryResultRow } from 'pg';
import { openClient, type Client } from './client.ts';
import { openSocket, type Socket } from './socket.ts';
import { uploadPicture } from './upload-picture.ts';

/** Registration for tests: everything has a default. */
export interface MemberOptions {
  readonly email?: string;
  readonly password?: string;
  readonly language?: Account['language'];
  /** False leaves gender and birthday open. */
  readonly finished?: boolean;
  readonly gender?: 0 | 1;
  readonly birthday?: string;
  readonly seeking?: 'men' | 'women' | 'both';
  /** True uploads and crops a main photo, which puts the member on the lists. */
  readonly photo?: boolean;
  readonly visibility?: 'hidden' | 'friends' | 'registered' | 'public';
  readonly vip?: boolean;
  readonly verified?: boolean;
}

/** A member with a live session. */
export interface Member extends Client {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly channel: string;
  /** The account as it is now. */
  me(): Promise<Account>;
  socket(options?: { after?: number }): Promise<Socket>;
}

interface Surroundings {
  readonly address: string;
  sql<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
}

export async function registerMember(
  { address, sql }: Surroundings,
  name: string,
  options: MemberOptions,
): Promise<Member> {
  const language = options.language ?? 'en';
  const email = options.email ?? `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '.')}@example.test`;
  const password = options.password ?? 'a quiet evening';
  const guest = openClient(address, { language, token: null });
  const {
    status,
    body: session,
    text,
  } = await guest.call(accountsContract.register, { body: { email, name, password, agreed: true } });
  if (status !== 201) throw new Error(`${name} could not register: ${text}`);
  const client = openClient(address, { language, token: session.token });
  const me = async () => (await client.call(accountsContract.getMe)).body;
  const { id } = await me();

  if (options.finished !== false) await takeFirstSteps(client, options);
  if (options.photo === true) await givePhoto(address, client);
  if (options.visibility !== undefined)
    await sql('update privacy_setting set visibility = $2 where member_id = $1', [id, options.visibility]);
  if (options.vip === true) await sql('update account set is_free = true where id = $1', [id]);
  if (options.verified === true) await sql('update account set verified_at = now() where id = $1', [id]);
  return {
    ...client,
    id,
    name,
    email,
    password,
    token: session.token,
    channel: session.channel,
    me,
    socket: (socketOptions) => openSocket(address, client, session.channel, socketOptions),
  };
}

async function takeFirstSteps(client: Client, options: MemberOptions): Promise<void> {
  const steps = {
    gender: options.gender ?? 0,
    birthday: options.birthday ?? '1992-05-15',
    ...(options.seeking === undefined ? {} : { seeking: options.seeking }),
  };
  const { status, text } = await client.call(profilesContract.updateProfile, { body: steps });
  if (status !== 200) throw new Error(`The first steps failed: ${text}`);
}

async function givePhoto(address: string, client: Client): Promise<void> {
  const [file] = (await uploadPicture(address, client)).body.files;
  const crop = { x: 0, y: 0, w: 1, h: 1 };
  const { status, text } = await client.call(profilesContract.updateProfile, {
    body: { main_upload: { upload_id: file?.id ?? 0, crop } },
  });
  if (status !== 200) throw new Error(`The photo failed: ${text}`);
}
