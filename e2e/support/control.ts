import type {
  BusyDayRequest,
  CashOutRequest,
  ChatAppPaymentRequest,
  DeadLetterRequest,
  ChatAppPersonRequest,
  DisputeRequest,
  ExpireRequest,
  InsertedMember,
  MemberRequest,
  PartnerRequest,
  ProgramName,
  RoleRequest,
  SentMail,
  StorePurchaseReply,
  StorePurchaseRequest,
} from '../../tools/test/journey-requests.ts';

const address = `http://127.0.0.1:${process.env['E2E_CONTROL_PORT']}`;

/**
 * Address of the second program: files for sale wait for review, and doubles translate, log in by the chat app and take
 * its payments, and a hosted push-channel service brings its events.
 */
export const staffProgram = `http://127.0.0.1:${process.env['E2E_STAFF_PORT']}`;

/** The same program under the host name of the China domain. */
export const chinaProgram = staffProgram.replace('127.0.0.1', 'localhost');

/** Starts the second program at the first call of the run. Use in `beforeAll`. */
export async function startStaffProgram(): Promise<void> {
  await ask('/program', 'staff', {});
}

/** Gives a member a staff role, as the operator's command does. */
export async function grantRole(request: RoleRequest, program: ProgramName = 'main'): Promise<void> {
  await ask('/roles', program, request);
}

/** Takes a role away, as the operator's command does. */
export async function revokeRole(request: RoleRequest): Promise<void> {
  await ask('/roles/revoked', 'main', request);
}

/** Makes a member a partner with a verified identity. */
export async function makePartner(request: PartnerRequest): Promise<void> {
  await ask('/partners', 'main', request);
}

/** Makes the pending earnings of a partner available. */
export async function matureEarnings(request: PartnerRequest): Promise<void> {
  await ask('/earnings', 'main', request);
}

/** Gives a partner with a payout method earned gold, and everything a cash-out waits for. */
export async function prepareCashOut(request: CashOutRequest): Promise<void> {
  await ask('/cash-out', 'main', request);
}

/** Lets the payment provider report a dispute, or how it was decided. */
export async function tellDispute(request: DisputeRequest): Promise<void> {
  await ask('/dispute', 'main', request);
}

/** Verifies the identity of a member. */
export async function identifyMember(request: PartnerRequest): Promise<void> {
  await ask('/identity', 'main', request);
}

/** Stores the application of a member to the partner programme. */
export async function applyAsPartner(request: PartnerRequest): Promise<void> {
  await ask('/partner-application', 'main', request);
}

/** Stores an effect that failed at every attempt. */
export async function addDeadLetter(request: DeadLetterRequest): Promise<void> {
  await ask('/dead-letter', 'main', request);
}

/** Stores 200 cases for the desks of the second program. */
export async function seedBusyDay(request: BusyDayRequest): Promise<void> {
  await ask('/busy-day', 'staff', request);
}

/** Stores 10,000 entries of the audit log for one member of the staff. */
export async function seedLongLog(request: PartnerRequest): Promise<void> {
  await ask('/long-log', 'main', request);
}

/** Stores figures of the last 60 days. */
export async function prepareFigures(): Promise<void> {
  await ask('/figures', 'main', {});
}

/** Pays an order of the second program in the chat app. */
export async function payByChatApp(request: ChatAppPaymentRequest): Promise<void> {
  await ask('/chat-app-payment', 'staff', request);
}

/** Lets the tokens of a member expire; each can be exchanged once. */
export async function expireTokens(request: ExpireRequest): Promise<void> {
  await ask('/expired-tokens', 'main', request);
}

/** Push tokens of the mobile app that the program keeps for a member. */
export async function pushDevicesOf(request: PartnerRequest): Promise<{ platform: string; token: string }[]> {
  return (await ask('/push-devices', 'main', request)) as { platform: string; token: string }[];
}

/** The newest mail that was handed over to the mail server for a member; its id is empty before there is one. */
export async function lastMailTo(request: PartnerRequest): Promise<SentMail> {
  return (await ask('/last-mail', 'main', request)) as SentMail;
}

/** Buys a product in the store of the mobile app. */
export async function buyInStore(request: StorePurchaseRequest): Promise<StorePurchaseReply> {
  return (await ask('/store-purchase', 'main', request)) as StorePurchaseReply;
}

/** Lets somebody use the chat app. */
export async function enterChatApp(person: ChatAppPersonRequest): Promise<void> {
  await ask('/chat-app-person', 'staff', person);
}

export async function insertMember(request: MemberRequest, program: ProgramName): Promise<InsertedMember> {
  return (await ask('/members', program, request)) as InsertedMember;
}

async function ask(path: string, program: ProgramName, body: object): Promise<unknown> {
  const reply = await fetch(`${address}${path}?program=${program}`, { method: 'POST', body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}
